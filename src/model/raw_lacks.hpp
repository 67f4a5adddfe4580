// What a mean over periods hides: friction that changes from period to period.
#pragma once

#include "armature/statistics.hpp"

namespace armature {

/// Tests the raw samples behind averaged ones for the same signals, and names what only they show. Samples that were
/// not averaged were tested already.
void add_raw_lacks(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                   const Estimate& estimate, double standstill, double minimum_speed, Statistics& statistics);

}  // namespace armature
