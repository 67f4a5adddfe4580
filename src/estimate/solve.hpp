// One weighted linear solve with priors, held directions and rank.
#pragma once

#include "armature/estimate.hpp"

namespace armature {

struct Solution {
  Vector beta;
  Matrix covariance;  ///< of beta at unit noise; unseen directions left out
  Matrix unseen;      ///< b × u: directions of beta that nothing determines
  double condition = 0;
  double own_parameters = 0;  ///< free parameters that were determined
};

/// Minimises cost(beta) + Σ ((beta_i − mean_i) / deviation_i)² over the subspace.
[[nodiscard]] Solution solve(const LeastSquaresCost& cost, const std::optional<Prior>& prior,
                             const std::optional<Subspace>& subspace, double rank_tolerance);

/// Condition number with columns scaled to norm 1.
[[nodiscard]] double scaled_condition(const Matrix& factor);

/// What motion would show a parameter, by its name: "MXR3" → "turn joint 3 and those before it through gravity".
[[nodiscard]] std::string motion_that_shows(const std::string& parameter);

/// Sets deviation, relative deviation and intervals from beta and covariance.
void fill_intervals(Estimate& estimate);

}  // namespace armature
