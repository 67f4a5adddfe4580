#include "armature/pose.hpp"

#include <Eigen/Geometry>
#include <cmath>

namespace armature {

// R1 (R2 x + p2) + p1.
Pose Pose::operator*(const Pose& other) const {
  return {rotation * other.rotation, rotation * other.translation + translation};
}

Vector3 Pose::operator*(const Vector3& point) const { return rotation * point + translation; }

// x = Rᵀ (y − p).
Pose Pose::inverse() const { return {rotation.transpose(), -(rotation.transpose() * translation)}; }

bool Pose::operator==(const Pose& other) const {
  return rotation == other.rotation && translation == other.translation;
}

Matrix3 cross_matrix(const Vector3& x) {
  Matrix3 m;
  m << 0, -x.z(), x.y(), x.z(), 0, -x.x(), -x.y(), x.x(), 0;
  return m;
}

// Rodrigues: E + sin φ K + (1 − cos φ) K², with K = [axis]×.
Matrix3 rotation_about(const Vector3& axis, double angle) {
  const Matrix3 k = cross_matrix(axis);
  return Matrix3::Identity() + std::sin(angle) * k + (1 - std::cos(angle)) * (k * k);
}

Matrix3 rotation_between(const Vector3& from, const Vector3& to) {
  const Vector3 a = from.normalized(), b = to.normalized();
  const double cosine = b.dot(a);
  // Within 1.4e-6 rad of opposite the cross product has too few digits for an axis: take one perpendicular to a.
  if (cosine < -1 + 1e-12) {
    Eigen::Index smallest = 0;
    a.cwiseAbs().minCoeff(&smallest);
    const Vector3 axis = a.cross(Vector3::Unit(smallest)).normalized();
    // Half a turn: 2 u uᵀ − E.
    return 2 * axis * axis.transpose() - Matrix3::Identity();
  }
  // Quaternion of half the angle: w = cos(angle/2), |vec| = sin(angle/2).
  const double s = std::sqrt((1 + cosine) * 2);
  Eigen::Quaterniond turn;
  turn.vec() = a.cross(b) * (1 / s);
  turn.w() = s * 0.5;
  return turn.toRotationMatrix();
}

// Rz(yaw) Ry(pitch) Rx(roll), multiplied out.
Matrix3 rotation_from_rpy(const Vector3& rpy) {
  const double cr = std::cos(rpy.x()), sr = std::sin(rpy.x());
  const double cp = std::cos(rpy.y()), sp = std::sin(rpy.y());
  const double cy = std::cos(rpy.z()), sy = std::sin(rpy.z());
  Matrix3 r;
  r << cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr,  //
      sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr,   //
      -sp, cp * sr, cp * cr;
  return r;
}

Vector3 rpy_from_rotation(const Matrix3& r) {
  // r(2,0) = −sin(pitch), and the first column's x and y have length cos(pitch).
  const double pitch = std::atan2(-r(2, 0), std::hypot(r(0, 0), r(1, 0)));
  // At pitch ±90° roll and yaw turn about one axis; all of it is given to yaw.
  if (std::hypot(r(0, 0), r(1, 0)) < 1e-9) return {0, pitch, std::atan2(-r(0, 1), r(1, 1))};
  return {std::atan2(r(2, 1), r(2, 2)), pitch, std::atan2(r(1, 0), r(0, 0))};
}

}  // namespace armature
