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

/// "torques come 2.01 ± 0.05 ms after the motion", with the joints that differ from the others.
[[nodiscard]] std::string describe(const TorqueDelay& delay, const std::vector<std::string>& joints);

/// The motion at time − seconds, from the Taylor series of the nearest row and the change of its acceleration.
[[nodiscard]] Motion motion_before(const Samples& samples, double seconds, const std::vector<Eigen::Index>& rows);

}  // namespace armature::signal
