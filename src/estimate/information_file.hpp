// The text of an information file, for readers that have it in memory.
#pragma once

#include <string>

#include "armature/information.hpp"

namespace armature {

/// load_information() without the file; `name` is for messages.
[[nodiscard]] Result<Information> parse_information(const std::string& text, const std::string& name);

}  // namespace armature
