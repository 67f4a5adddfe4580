// How much later the torque comes than the motion.
//
//   tau_j(t) = Y_j(q, v, a at t − d_j) pi + e_j
//
// is linear in d_j near a guess: its column is −d/dt of the model's own torque. All d_j are estimated beside pi.
#pragma once

#include "armature/dynamics.hpp"
#include "armature/samples.hpp"

namespace armature::signal {

struct Delay {
  bool found = false;    ///< there were enough rows, and the model explains them
  double seconds = 0;    ///< of all joints together; > 0: the torque comes after the motion
  double deviation = 0;  ///< of that, also for errors that are correlated in time
  Vector of_joint;       ///< [s]
  Vector deviation_of_joint;

  /// Beyond five deviations and a hundredth of a step is a delay, not noise.
  [[nodiscard]] bool significant(double step) const;
};

/// From at most `rows` rows of the samples, with the robot's rigid bodies, viscous and dry friction, offsets and
/// rotors.
[[nodiscard]] Delay estimate_delay(const Samples& samples, const Robot& robot, Eigen::Index rows = 3000);

/// The motion at time − seconds, from the Taylor series of the nearest row and the change of its acceleration.
[[nodiscard]] Motion motion_before(const Samples& samples, double seconds, const std::vector<Eigen::Index>& rows);

}  // namespace armature::signal
