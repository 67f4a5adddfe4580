// What every YAML reader asks first: is this a document that a tree may be built of?
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "armature/error.hpp"

namespace armature {

/// Reads the document as events, without building anything. Refuses broken YAML, zero bytes, anchors and aliases, tags,
/// several documents, nesting beyond `deepest` levels and more than a million values. `file` is for messages.
[[nodiscard]] std::optional<Error> yaml_problem(std::string_view text, const std::string& file, int deepest);

}  // namespace armature
