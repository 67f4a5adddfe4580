// What the noise of the positions does to the estimate.
//
// The motion that the regressor is made from has errors, and least squares is biased by their square: inertias come out
// too small, as in every fit with errors in its variables. The smoother is linear, so its error is known as well as the
// noise is: a draw e of it is in Samples::error. Moved by +√k e and by −√k e, the estimate changes by what is linear in
// e, which cancels, and by k times as much bias again as it has already (Cook and Stefanski 1994, antithetic pairs):
//
//   beta_k = ½ (beta(motion + √k e) + beta(motion − √k e)),   bias ≈ beta_0 − beta_(−1) ≈ 3 beta_1 − beta_2 − 2 beta_0
//
// by the parabola through k = 0, 1, 2. It is good while the bias is a small share of the parameters.
#pragma once

#include <optional>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

/// A bias above this many deviations of a parameter is corrected.
inline constexpr double kBiasThatMatters = 0.2;

struct MotionBias {
  Vector bias;         ///< of every base parameter, before any correction
  double largest = 0;  ///< |bias| over the parameter's deviation, the largest
  int parameter = -1;  ///< whose that is
  /// One line: how large, whose, and whether it was corrected.
  [[nodiscard]] std::string brief(const Estimate& estimate) const;
  [[nodiscard]] bool matters() const { return largest > kBiasThatMatters; }
};

/// Nothing where the error of the motion is not known for some samples. `weights`: one matrix per set of samples, as
/// for accumulate(). The weights of the joints are those of the estimate.
[[nodiscard]] std::optional<MotionBias> motion_bias(const TorqueModel& model, const BaseMap& base,
                                                    const std::vector<Samples>& samples,
                                                    const std::vector<Matrix>& weights, const Estimate& estimate,
                                                    const AccumulateOptions& accumulate = {},
                                                    const EstimateOptions& options = {});

/// The same equations with their solution moved by −bias; residuals stay what they are.
void move_solution(Information& information, const Vector& bias);

}  // namespace armature
