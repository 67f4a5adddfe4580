// estimate.json: every number of an estimate and where it comes from.
#pragma once

#include "armature/essential.hpp"
#include "armature/statistics.hpp"
#include "model/json.hpp"

namespace armature {

/// Base parameters with intervals, residuals per joint, and how the fit was weighted.
[[nodiscard]] Json estimate_to_json(const Estimate& estimate);
/// What was removed, in order, and the estimate that is left.
[[nodiscard]] Json essential_to_json(const Essential& essential);
/// What the residual of each joint follows, and which parameters are hard to tell apart.
[[nodiscard]] Json statistics_to_json(const Statistics& statistics);

}  // namespace armature
