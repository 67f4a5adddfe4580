// How much later the torque comes than the motion.
//
//   tau_j(t) = Y_j(q, v, a at t − d_j) pi + e_j
//
// is linear in d_j near a guess: its column is −d/dt of the model's own torque. All d_j are estimated beside pi.
#pragma once

#include <optional>

#include "armature/dynamics.hpp"
#include "armature/samples.hpp"

namespace armature::signal {

/// The longest delay that is looked for [s].
inline constexpr double kLongestDelay = 0.1;

/// From at most about `windows` short means of the samples, with the robot's rigid bodies, viscous and dry friction,
/// offsets and rotors. Nothing where there are fewer than 400 of them or the model explains less than half of the
/// torque.
[[nodiscard]] std::optional<TorqueDelay> estimate_delay(const Samples& samples, const Robot& robot,
                                                        Eigen::Index windows = 3000);

/// Beyond four deviations and a hundredth of a step: a delay, not noise.
[[nodiscard]] bool beyond_doubt(const TorqueDelay& delay, double step);

/// What a delay of `seconds` gains on rows that were not fitted: eight parts of the log, each predicted from the others
/// with the motion moved and as it is. Sum of the squared errors without the delay less that with it, in units of each
/// joint's mean square, and its deviation by the parts.
struct HeldOutGain {
  double gain = 0, deviation = 0;
  /// Errors that the delay does not make smaller beyond chance are no reason to move a motion.
  [[nodiscard]] bool pays() const { return gain > deviation; }
};
[[nodiscard]] HeldOutGain held_out_gain(const Samples& samples, const Robot& robot, double seconds,
                                        Eigen::Index windows = 3000);

/// "torques come 2.01 ± 0.05 ms after the motion", with the joints that differ from the others.
[[nodiscard]] std::string describe(const TorqueDelay& delay, const std::vector<std::string>& joints);

/// The motion at time − seconds, from the Taylor series of the nearest row and the change of its acceleration.
[[nodiscard]] Motion motion_before(const Samples& samples, double seconds, const std::vector<Eigen::Index>& rows);

}  // namespace armature::signal
