// What we believe the robot did: motion and torque of the same instants, ready for estimation.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/motion.hpp"

namespace armature {

/// How much later the torque comes than the motion, from the robot's own dynamics.
///   tau_j(t) = Y_j(q, v, a at t − of_joint_j) pi + e_j
struct TorqueDelay {
  double seconds = 0;         ///< of all joints together; > 0: the torque comes after the motion
  double deviation = 0;       ///< of that, also for errors that are correlated in time
  Vector of_joint;            ///< [s]
  Vector deviation_of_joint;  ///< [s]
  bool corrected = false;     ///< the motion of the samples was moved by `seconds`
};

/// Motion and measured torque after signal processing; what was done to get here is in `ledger`.
struct Samples {
  std::vector<std::string> joints;  ///< names, in the order of the columns
  Vector time;                      ///< [s]
  Motion motion;
  Matrix tau;       ///< samples × n, joint side [N·m or N]
  double rate = 0;  ///< [Hz] of these samples
  /// First rows of stretches that are continuous in time (several recordings, or pieces between gaps).
  std::vector<Eigen::Index> starts = {0};
  /// Variance of the noise in tau per joint, where periods were compared; K(M−1) degrees of freedom each.
  std::optional<Vector> noise_variance;
  double noise_degrees_of_freedom = 0;
  /// Deviation of the errors in motion.v and motion.a, samples × n, where the motion was estimated; empty: not known.
  Matrix v_deviation, a_deviation;
  /// One draw of the part of the motion's error that comes from the positions' noise: white noise of the size that was
  /// found, through the same smoother. motion − error is as likely as motion + error. Empty: not known.
  Motion error = {};
  /// Where the robot's dynamics could tell it.
  std::optional<TorqueDelay> delay = {};
  /// Variance of tau's noise over that of one raw sample, if it is white: 1/M for a mean of M periods, less than 1 for
  /// a filtered torque.
  double noise_gain = 1;
  /// Autocovariance of one raw sample's torque noise at lags 0, 1, … of the raw log, lags × n [N²·m²], where periods
  /// were compared.
  Matrix noise_autocovariance = {};
  /// The same recording sample by sample, torque as measured, where tau above was averaged, filtered or thinned.
  std::shared_ptr<const Samples> raw = {};
  /// Covariance of the relative errors of the torques' scales, n × n, where the drive gains were calibrated
  /// (gains.hpp).
  Matrix gain_covariance = {};
  std::vector<std::string> ledger;  ///< what was repaired, dropped, averaged, filtered, with counts
  std::vector<Warning> warnings;

  [[nodiscard]] Eigen::Index size() const { return motion.samples(); }
};

}  // namespace armature
