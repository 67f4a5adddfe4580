// A rigid placement of one frame in another.
#pragma once

#include "armature/types.hpp"

namespace armature {

/// parent_from_child: x_in_parent = rotation · x_in_child + translation.
struct Pose {
  Matrix3 rotation = Matrix3::Identity();
  Vector3 translation = Vector3::Zero();  ///< [m]

  [[nodiscard]] Pose operator*(const Pose& other) const;
  [[nodiscard]] Vector3 operator*(const Vector3& point) const;
  [[nodiscard]] Pose inverse() const;
  bool operator==(const Pose& other) const;
};

/// [x]× so that [x]× y = x × y.
[[nodiscard]] Matrix3 cross_matrix(const Vector3& x);
/// Rotation by `angle` [rad] about the unit vector `axis`.
[[nodiscard]] Matrix3 rotation_about(const Vector3& axis, double angle);
/// The shortest turn of the direction of `from` into the direction of `to`; neither may be zero. Opposite directions:
/// half a turn about an axis that is perpendicular to both.
[[nodiscard]] Matrix3 rotation_between(const Vector3& from, const Vector3& to);
/// URDF's fixed-axis roll, pitch, yaw [rad]: Rz(yaw) · Ry(pitch) · Rx(roll).
[[nodiscard]] Matrix3 rotation_from_rpy(const Vector3& rpy);
/// The inverse of rotation_from_rpy, pitch in [−π/2, π/2].
[[nodiscard]] Vector3 rpy_from_rotation(const Matrix3& rotation);

}  // namespace armature
