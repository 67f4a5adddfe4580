// Linear algebra on Matrix and Vector that several modules use, compiled once.
#pragma once

#include "armature/types.hpp"

namespace armature {

/// A matrix L with L Lᵀ = covariance, so that ‖row · L‖² is a variance and never negative. A covariance that rounding
/// has made slightly indefinite has its negative pivots set to 0.
[[nodiscard]] Matrix covariance_root(const Matrix& covariance);

}  // namespace armature
