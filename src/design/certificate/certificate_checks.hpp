// The checks a certificate is made of; each appends its items.
#pragma once

#include <vector>

#include "armature/certificate.hpp"

namespace armature::certificate {

/// What every check sees.
struct Context {
  const TorqueModel& model;
  const Trajectory& trajectory;
  const CertificateSpec& spec;
  std::vector<JointLimits> limits;
  std::vector<std::string> joints;                   ///< names
  std::vector<bool> slides;                          ///< prismatic
  std::vector<std::pair<double, double>> stretches;  ///< smooth_stretches
  Vector lowest, highest;                            ///< of q over the whole motion
};

void check_joint_limits(const Context& context, Certificate& out);
void check_ends(const Context& context, Certificate& out);
void check_frequency(const Context& context, Certificate& out);
void check_torque_and_power(const Context& context, Certificate& out);
void check_frames_and_speed(const Context& context, Certificate& out);
void check_collisions(const Context& context, Certificate& out);

/// Frame by name; an empty name is the tool frame, or the last body without one.
[[nodiscard]] std::optional<Frame> frame_of(const Robot& robot, const std::string& name);

}  // namespace armature::certificate
