// How far an observer's residual strays when nothing touches the robot.
#pragma once

#include <functional>
#include <vector>

#include "armature/model.hpp"
#include "model/gaussian_events.hpp"

namespace armature {

/// What the spread depends on besides model and motion.
struct SpreadOptions {
  ParameterSet set = ParameterSet::Physical;
  double bandwidth_hz = 5;          ///< of the observer
  double friction_velocity = 0.01;  ///< sign(v) is tanh(v / this) in the observer [rad/s]
};

/// The residual's deviation per sample and joint without contact, by source. Every source goes through the observer's
/// filter:
///   r_k = (1 − a) r_(k−1) + a (w_k + w_(k−1)) / 2,      a = K dt / (1 + K dt)
struct ResidualSpread {
  Vector noise;       ///< from torque noise with its colour [N·m], n
  Vector unmodelled;  ///< from what the model lacks [N·m], n
  Matrix model;       ///< from the parameters' covariance [N·m], samples × n
  Matrix standstill;  ///< largest torque that smooth friction around v = 0 leaves [N·m], samples × n: no chance
  Matrix deviation;   ///< noise, unmodelled and model together [N·m], samples × n
  std::vector<ResidualProcess> processes;  ///< each joint's residual over its deviation, on average over the samples

  /// max_j (|residual_j| − standstill_j) / deviation_j for every sample.
  [[nodiscard]] Vector scores(const Matrix& residual) const;
};

/// After every block of rows `go_on(first, count)` is asked, if there is one: with false the spread ends there and has
/// the rows up to it.
[[nodiscard]] ResidualSpread residual_spread(const IdentifiedModel& model, const Samples& samples,
                                             const SpreadOptions& options,
                                             const std::function<bool(Eigen::Index, Eigen::Index)>& go_on = {});

/// The filter above with the rows of `input` as w; starts anew at every stretch.
[[nodiscard]] Matrix observer_filter(const Matrix& input, const std::vector<Eigen::Index>& starts, double rate_hz,
                                     double bandwidth_hz);

}  // namespace armature
