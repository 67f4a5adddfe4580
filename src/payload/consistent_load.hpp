// The load that a body could have, nearest to what the data say.
#pragma once

#include "armature/inertia.hpp"

namespace armature {

/// minimise ‖factor · load − target‖²   subject to   J(load) ⪰ 0,   all mass within `extent` [m] of the frame's origin,
/// ten numbers in Khalil's order. `start` is returned as it is if it is such a body. What no row of the factor sees is
/// left in the middle of what a body can be.
[[nodiscard]] LinkInertia consistent_load(const Matrix& factor, const Vector& target, const Vector10& start,
                                          double extent);

}  // namespace armature
