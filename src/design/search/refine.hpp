// More room for what a certificate refused.
#pragma once

#include "design/problem.hpp"

namespace armature::design {

/// The problem's room, and as much more as the refused limits miss, each for itself: shares of torque, power and the
/// tool's speed by what was taken over what is allowed, distances by what is missing.
[[nodiscard]] Room more_room(const Problem& problem, const Certificate& refused);

}  // namespace armature::design
