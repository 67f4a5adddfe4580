// What differs between two texts or two JSON values, in a few lines that a person reads.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/json.hpp"

namespace armature {

/// One place where two JSON values differ.
struct JsonDifference {
  std::string place;   ///< "base.values.ZZR1"; a list's entry is "joints[2]"; empty: the value itself
  Json before, after;  ///< null where it is absent
};

/// The first `most` places, in the order of `before`, then what only `after` has.
[[nodiscard]] std::vector<JsonDifference> json_differences(const Json& before, const Json& after, std::size_t most);

/// A value in one short line: long texts and lists are cut.
[[nodiscard]] std::string brief_json(const Json& value);

/// Where two files' contents differ first: keys of JSON, lines of a text, otherwise the byte. Empty where they do not.
[[nodiscard]] std::vector<std::string> content_differences(std::string_view before, std::string_view after);

}  // namespace armature
