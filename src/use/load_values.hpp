// A load as people type it: mass, centre of mass, inertia about it, each with an interval.
#pragma once

#include <vector>

#include "armature/payload.hpp"

namespace armature {

/// First-order propagation of the ten numbers' covariance to mass, centre of mass and inertia about it.
[[nodiscard]] std::vector<LoadValue> load_values(const LinkInertia& load, const Matrix& covariance,
                                                 const PayloadOptions& options);

}  // namespace armature
