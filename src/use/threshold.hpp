// How far a residual strays when nothing touches the robot, and how often it then crosses a line.
#pragma once

#include "armature/observer.hpp"

namespace armature {

/// The residual's variance per sample and joint without contact, by source, and its correlation with the sample before.
/// The sources go through the same filter as the residual:
///   r_k = (1 − a) r_(k−1) + a (w_k + w_(k−1)) / 2,      a = K dt / (1 + K dt)
struct ResidualSpread {
  Vector noise;        ///< deviation from torque noise [N·m], n
  Vector unmodelled;   ///< deviation from what the identification left beyond noise [N·m], n
  Matrix model;        ///< deviation from the parameters' covariance [N·m], samples × n
  Matrix standstill;   ///< largest torque that smooth friction around v = 0 leaves [N·m], samples × n: no chance
  Matrix deviation;    ///< of noise, unmodelled and model together [N·m], samples × n
  Matrix correlation;  ///< of a sample's residual with the one before, samples × n
};

[[nodiscard]] ResidualSpread residual_spread(const IdentifiedModel& model, const Samples& samples,
                                             const MonitorOptions& options);

/// Chance that a standard Gaussian pair with this correlation goes from below z to above.
[[nodiscard]] double upcrossing(double z, double correlation);

/// z such that residuals with these correlations leave ±z deviations `per_sample` times on average, joints summed up.
[[nodiscard]] double alarm_quantile_of(const Matrix& correlation, double per_sample);

}  // namespace armature
