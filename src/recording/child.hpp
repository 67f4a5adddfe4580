// Readers that may crash, kept in a process of their own.
#pragma once

#include <functional>

#include "recording/table.hpp"

namespace armature::recording {

/// Runs `work`, which reads `path`, in a forked child inside a sandbox (sandbox.hpp) and brings its table or error
/// back. Memory is limited to 150 MB and 100 times the file, processor time to 6 s and 1 s per megabyte, both at most
/// what the options say. A signal, an exit or a timeout there is an Error here.
[[nodiscard]] Result<Table> read_in_child(const std::filesystem::path& path, const ReadOptions& options,
                                          const std::function<Result<Table>()>& work);

/// The table or error in the bytes that a child sent. They are not trusted: a child may be taken over by its file.
[[nodiscard]] Result<Table> unpack_answer(const std::string& bytes, const std::string& file);

}  // namespace armature::recording
