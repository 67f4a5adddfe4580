// Samples of a motion.
#pragma once

#include "armature/types.hpp"

namespace armature {

/// Joint positions, velocities and accelerations of many samples, one joint per column, one sample per row (so that a
/// joint's samples lie side by side in memory). rad, rad/s, rad/s² for revolute joints; m, m/s, m/s² for prismatic.
struct Motion {
  Matrix q;
  Matrix v;
  Matrix a;
  /// State of dry friction that remembers its path, −1 … 1 per joint (presliding.hpp); empty: the path is not known.
  Matrix slip;
  Matrix temperature;  ///< of every joint [°C above 20 °C], samples × n; empty: not recorded
  Matrix warmth;       ///< 0 … 1 per joint along its path (presliding.hpp); empty: the path is not known

  Motion() = default;
  Motion(Matrix positions, Matrix velocities, Matrix accelerations)
      : q(std::move(positions)), v(std::move(velocities)), a(std::move(accelerations)) {}
  Motion(Eigen::Index samples, Eigen::Index joints);

  [[nodiscard]] Eigen::Index samples() const { return q.rows(); }
  [[nodiscard]] Eigen::Index joints() const { return q.cols(); }
  /// Samples first … first + count − 1.
  [[nodiscard]] Motion slice(Eigen::Index first, Eigen::Index count) const;
  /// One sample as column vectors.
  [[nodiscard]] Vector position(Eigen::Index k) const;
  [[nodiscard]] Vector velocity(Eigen::Index k) const;
  [[nodiscard]] Vector acceleration(Eigen::Index k) const;
};

}  // namespace armature
