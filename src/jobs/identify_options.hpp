// The options of `armature identify` that are words on the command line and structures inside.
#pragma once

#include "armature/jobs.hpp"

namespace armature {

/// The library's options for this robot: weights, prior, known parameters and rules for essential parameters read from
/// their words.
[[nodiscard]] Result<IdentifyOptions> identify_options(const IdentifyJob& job, const TorqueModel& model,
                                                       const BaseMap& base);
/// Known parameters: "M7=1.2", or "link3" for all ten numbers of a link at their nominal values.
[[nodiscard]] Result<Subspace> held_subspace(const std::vector<std::string>& items, const TorqueModel& model,
                                             const BaseMap& base);
/// Only what needs no robot: for parts.
[[nodiscard]] Result<IdentifyOptions> identify_options(const IdentifyJob& job, int joints);

}  // namespace armature
