// A least-squares problem about parameters in its smallest form.
#pragma once

#include "armature/types.hpp"

namespace armature {

/// A least-squares cost reduced to a triangle:
///   cost(beta) = ‖factor · beta − target‖² + rest
/// factor is b × b upper triangular, rows already divided by the noise they carry, so that the cost at the truth is
/// about `count` and (factorᵀ factor)⁻¹ is the covariance of the minimiser.
struct LeastSquaresCost {
  Matrix factor;
  Vector target;
  double rest = 0;
  double count = 0;  ///< equations behind it

  [[nodiscard]] double value(const Vector& beta) const;
  [[nodiscard]] Vector gradient(const Vector& beta) const;
};

}  // namespace armature
