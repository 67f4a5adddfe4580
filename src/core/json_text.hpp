// JSON from files that anybody may have written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "armature/error.hpp"

namespace armature {

/// Parses one document. Refuses brackets nested deeper than 64 and anything that is not JSON, with the line and without
/// the library's own words. `hint` is the next step in the error.
[[nodiscard]] Result<nlohmann::ordered_json> parse_json(std::string_view text, const std::string& name,
                                                        const std::string& hint);

/// The document, or null where parse_json refuses the text: for files whose absence is no error either.
[[nodiscard]] nlohmann::ordered_json json_or_null(std::string_view text);

}  // namespace armature
