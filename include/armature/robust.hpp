// Weigh outliers down: iteratively reweighted least squares.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

struct RobustOptions {
  enum class Loss {
    Huber,     ///< weight 1 for |u| ≤ tuning, tuning/|u| beyond
    Bisquare,  ///< weight (1 − (u/tuning)²)², 0 beyond: gross errors are ignored
  };
  Loss loss = Loss::Huber;
  double tuning = 0;  ///< in robust deviations; 0: 1.345 (Huber) or 4.685 (bisquare), 95 % efficient on clean data
  /// Stop when |Δbeta_i| ≤ step_tolerance · deviation_i for every parameter.
  double step_tolerance = 1e-3;
  int max_iterations = 30;
  EstimateOptions estimate = {};
  AccumulateOptions accumulate = {};
};

[[nodiscard]] const char* to_string(RobustOptions::Loss loss);

struct RobustEstimate {
  Estimate estimate;
  Information information;  ///< of the rows times the roots of their last weights: beta minimises its cost at `scale`
  Vector scale;             ///< robust deviation per joint: 1.4826 · median |e| [N·m]
  Vector downweighted;      ///< share of rows per joint with weight < 0.5
  int iterations = -1;
  bool converged = false;
};

/// Iteratively reweighted least squares; bisquare starts from Huber's answer. The covariance is Huber's:
/// scale² · mean(ψ²) / mean(ψ')² per joint in place of sigma². `weights`: beforehand, as in accumulate().
[[nodiscard]] Result<RobustEstimate> estimate_robust(const TorqueModel& model, const BaseMap& base,
                                                     const Samples& samples, const RobustOptions& options = {},
                                                     const Matrix& weights = {});

}  // namespace armature
