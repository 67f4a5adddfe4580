// Readers that may crash, kept in a process of their own.
#pragma once

#include <functional>

#include "recording/table.hpp"

namespace armature::recording {

/// Runs `work` in a forked child with limited time and memory and brings its table or error back. A signal, an exit or
/// a timeout there is an Error here.
[[nodiscard]] Result<Table> read_in_child(const std::string& file, const ReadOptions& options,
                                          const std::function<Result<Table>()>& work);

}  // namespace armature::recording
