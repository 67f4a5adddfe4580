// estimate.json: every number of an estimate and where it comes from.
#pragma once

#include "armature/essential.hpp"
#include "armature/statistics.hpp"
#include "model/json.hpp"

namespace armature {

[[nodiscard]] Json estimate_to_json(const Estimate& estimate);
[[nodiscard]] Json essential_to_json(const Essential& essential);
[[nodiscard]] Json statistics_to_json(const Statistics& statistics);

}  // namespace armature
