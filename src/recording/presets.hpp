// The usual logs of controllers, recognised by their column names.
#pragma once

#include "armature/mapping.hpp"
#include "recording/table.hpp"

namespace armature::recording {

/// What a preset makes of a log's columns.
struct PresetFit {
  Mapping mapping;              ///< explicit columns
  std::vector<Finding> doubts;  ///< what the names alone cannot tell
  int signals = 0;              ///< kinds of signals found: 1 positions, 2 velocities, …
};

/// Error: the columns that such a log has are not there.
[[nodiscard]] Result<PresetFit> fit_preset(const std::string& preset, const std::vector<std::string>& names,
                                           const std::string& where);

/// What the given mapping says, and the rest from the other.
[[nodiscard]] Mapping completed(const Mapping& given, const Mapping& rest);

/// What matches the joint's place in a pattern: {i} is a number from 0, {j} one from 1, {name} any name
/// without '/', * anything.
/// "axisQMsr_*[{i}]" takes "3" from "axisQMsr_LBR_iiwa_7_R800_1[3]".
[[nodiscard]] std::optional<std::string> captured(std::string_view pattern, std::string_view name);

}  // namespace armature::recording
