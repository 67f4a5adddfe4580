// Changes inside a JSON text that leave it JSON.
#pragma once

#include <string>
#include <string_view>

namespace armature::fuzz {

/// The text with one to four of its values replaced, removed, repeated, nested or exchanged; empty if `text` is not
/// JSON. The same seed makes the same changes.
[[nodiscard]] std::string change_json(std::string_view text, unsigned seed);

}  // namespace armature::fuzz
