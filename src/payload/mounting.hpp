// What a robot feels when it is not mounted as its model says.
#pragma once

#include <array>

#include "armature/dynamics.hpp"

namespace armature {

/// Gravity turned by a small rotation about two axes perpendicular to it:
///   torque(q, tilt) = g(q; exp(tilt_1 u_1 + tilt_2 u_2) · gravity) − g(q; gravity)
class Mounting {
 public:
  /// `pi`: standard parameters of everything that hangs in gravity.
  Mounting(const TorqueModel& model, Vector pi);

  /// samples × n [N·m].
  [[nodiscard]] Matrix torque(const Matrix& q, const Eigen::Vector2d& tilt) const;
  /// d torque / d tilt_i, samples × n [N·m/rad].
  [[nodiscard]] std::array<Matrix, 2> slope(const Matrix& q, const Eigen::Vector2d& tilt) const;

 private:
  [[nodiscard]] Matrix turned(const Matrix& q, const Eigen::Vector2d& tilt) const;

  TorqueModel model_;
  Vector pi_;
  std::array<Vector3, 2> axes_;  ///< perpendicular to gravity and each other, in the world
};

}  // namespace armature
