// `armature identify` in parts: looking at logs only, saving their sums, and fitting sums that were saved.
#pragma once

#include "jobs/identify_inputs.hpp"
#include "jobs/identify_work.hpp"

namespace armature {

/// --check-only: what is good and bad about the logs, and nothing else.
[[nodiscard]] Outcome checked_only(const PreparedInputs& in);
/// --partial: one information file, with the correction for correlated residuals in it.
[[nodiscard]] Result<Outcome> partial_outcome(const IdentifyJob& job, const PreparedInputs& in,
                                              const Progress& progress);
/// From saved parts: the robot and its terms are in them.
[[nodiscard]] Result<IdentifyJob::Work> work_from_parts(const IdentifyJob& job);

}  // namespace armature
