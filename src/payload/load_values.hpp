// A load as people type it: mass, centre of mass, inertia about it, each with an interval.
#pragma once

#include <vector>

#include "armature/payload.hpp"
#include "payload/load_noise.hpp"

namespace armature {

/// `load` as mass, centre of mass and inertia about it. The intervals are those of the least-squares answer with this
/// covariance, known as well as `freedom` says, cut to what a body inside the allowed ball can have, and contain the
/// load's own value. `contradicted`: data and bodies disagree beyond chance, and either may be wrong: the interval
/// around the load's own value is in it too.
[[nodiscard]] std::vector<LoadValue> load_values(const LinkInertia& load, const LinkInertia& least_squares,
                                                 const Matrix& covariance, const LoadFreedom& freedom,
                                                 const PayloadOptions& options, bool contradicted = false);

}  // namespace armature
