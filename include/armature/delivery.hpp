// How well a motion will determine the parameters, computed before it runs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "armature/trajectory.hpp"

namespace armature {

struct DesignSpec;

/// How the motion will be run and recorded.
struct DeliveryOptions {
  double rate_hz = 100;
  double periods = 5;  ///< how often a periodic motion is repeated
  /// Noise of a torque as a share of its joint's effort limit, where the spec has none.
  double noise_share = 0.002;
  Vector beta;  ///< base parameters that relative deviations refer to; empty: the robot's nominal ones
};

/// What the recording will determine, if the torques have white noise of the stated size and the model holds. With C
/// the covariance of the base parameters, (prior + periods · FᵀΣ⁻¹F)⁻¹:
struct Delivery {
  double seconds = 0;                   ///< of motion, ramps not counted
  Vector noise;                         ///< deviation of one torque per joint [N·m]
  double noise_share = 0;               ///< of the effort limit, where the noise was not measured; 0: it is known
  std::vector<std::string> parameters;  ///< names of the base parameters; empty: the motion does not show them all
  Vector deviation;                     ///< √C_ii
  double median_percent = -1;  ///< half of the parameters have a 95 % interval of ± this or less [%]; −1: not known
  /// √ of the mean variance of a torque that the model predicts, over states within the limits, per joint [N·m].
  Vector torque;
  /// Half of the 95 % interval of a load's mass, from this motion with the load and without it, everything else known.
  std::optional<double> payload_kg;
  /// A contact must change a joint's torque by this much to be distinguished from model error and noise of 0.05 s, at
  /// four standard deviations [N·m].
  Vector threshold;
  std::vector<std::string> joints;

  /// For a person: one sentence per line.
  [[nodiscard]] std::string text() const;
};
[[nodiscard]] Result<Delivery> expected_delivery(const Robot& robot, const DesignSpec& spec, const Trajectory& motion,
                                                 const DeliveryOptions& options = {});

/// How long the motion must be repeated until half of the base parameters have a 95 % interval of ± `wanted_percent` or
/// less [s]; nothing where a year is not enough.
[[nodiscard]] Result<std::optional<double>> seconds_until(const Robot& robot, const DesignSpec& spec,
                                                          const Trajectory& motion, double wanted_percent,
                                                          const DeliveryOptions& options = {});

}  // namespace armature
