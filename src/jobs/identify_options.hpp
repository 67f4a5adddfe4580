// Options of `armature identify` that are names on the command line and structs in the library.
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

/// The job with the terms chosen where it says "auto", and what was chosen.
struct ResolvedJob {
  IdentifyJob job;
  std::optional<TermChoice> choice;
};
[[nodiscard]] Result<ResolvedJob> resolve_terms(const IdentifyJob& given, const Robot& robot,
                                                const std::vector<Samples>& samples, const Progress& progress);

}  // namespace armature
