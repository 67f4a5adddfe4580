// Does the model move like the robot? Driven by the recorded torques, how long does it stay with the recording?
//
// From many states of a recording the arm is let go under the torque that was measured from there on. Nothing pulls it
// back, so that every error of the model, and the noise of the torque, adds up: positions part from the recording as a
// simulator's would.
//
//   M(q) a + … = tau_measured(t),   q, v at the start from the recording;   deviation(t) = max_j |q_j − q_measured,j|
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "armature/model.hpp"
#include "armature/validate.hpp"

namespace armature {

struct RolloutOptions {
  double horizon_s = 2;             ///< how long each run may last
  int runs = 30;                    ///< starts, evenly over a recording
  double near_rad = 0.01;           ///< the arm has left the recording when a joint is farther away [rad or m]
  double far_rad = 0.1;             ///< … and is lost [rad or m]
  double friction_velocity = 1e-3;  ///< [rad/s]: jumps of friction are spread over this
  double step = 1e-3;               ///< longest step of the integrators [s]
};

/// Positions from the state of sample `first` under the measured torque, at samples first … first + count − 1: count ×
/// n, or fewer rows where the arm ran away.
using Driver = std::function<Matrix(const Samples& samples, Eigen::Index first, Eigen::Index count)>;
[[nodiscard]] Driver our_driver(const Predictor& predictor, const RolloutOptions& options = {});

/// How far one engine stayed with one recording.
struct Rollout {
  std::string motion;
  std::string engine;
  int runs = 0;
  double horizon_s = 0;
  std::vector<double> times_s;  ///< at which the deviation is given
  std::vector<double> rms_rad;  ///< over runs and joints; of the runs not yet lost; infinite where all are
  double near_s = 0;            ///< median time until a joint is `near_rad` away; the horizon where half never are
  double far_s = 0;             ///< the same for far_rad
  std::string leaves_first;     ///< the joint that is `near_rad` away first, in most runs; empty: none ever is
  double first_share = 0;       ///< in which share of the runs that leave
  [[nodiscard]] std::string words(const RolloutOptions& options) const;
};

[[nodiscard]] Rollout roll_out(const NamedSamples& motion, const std::string& engine, const Driver& driver,
                               const RolloutOptions& options = {});

}  // namespace armature
