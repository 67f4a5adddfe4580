#include "payload/mounting.hpp"

#include <Eigen/Geometry>

namespace armature {

Mounting::Mounting(const TorqueModel& model, Vector pi) : model_(model.robot()), pi_(std::move(pi)) {
  // Friction and drives do not hang in gravity. The two axes and gravity are perpendicular to each other.
  pi_.conservativeResize(model.inertial_count());
  axes_[0] = model.robot().gravity_in_world.unitOrthogonal();
  axes_[1] = model.robot().gravity_in_world.normalized().cross(axes_[0]);
}

// The static torques with gravity turned about the sum of both rotations.
Matrix Mounting::turned(const Matrix& q, const Eigen::Vector2d& tilt) const {
  const Vector3 turn = tilt[0] * axes_[0] + tilt[1] * axes_[1];
  Robot robot = model_.robot();
  if (turn.norm() > 0)
    robot.gravity_in_world = Eigen::AngleAxisd(turn.norm(), turn.normalized()) * robot.gravity_in_world;
  return gravity_torque(TorqueModel(robot), pi_, q);
}

Matrix Mounting::torque(const Matrix& q, const Eigen::Vector2d& tilt) const {
  return turned(q, tilt) - turned(q, Eigen::Vector2d::Zero());
}

std::array<Matrix, 2> Mounting::slope(const Matrix& q, const Eigen::Vector2d& tilt) const {
  // The torque is linear in gravity, whose rotation is smooth: central differences are exact to 1e-9 of the slope.
  constexpr double kStep = 1e-4;
  std::array<Matrix, 2> out;
  for (int i = 0; i < 2; ++i) {
    const Eigen::Vector2d step = kStep * Eigen::Vector2d::Unit(i);
    out[static_cast<std::size_t>(i)] = (turned(q, tilt + step) - turned(q, tilt - step)) / (2 * kStep);
  }
  return out;
}

}  // namespace armature
