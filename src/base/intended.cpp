#include "base/intended.hpp"

#include <Eigen/Geometry>
#include <Eigen/SVD>
#include <array>
#include <cmath>

#include "armature/text.hpp"

namespace armature::structure {
namespace {

// Below this a difference is the rounding of double arithmetic, not of a file.
constexpr double kNoise = 1e-14;

// Entries of rotations by multiples of 45°; ½ comes from two of them about different axes.
double nearest_nice(double x, double tolerance) {
  static const std::array<double, 7> nice = {0, 0.5, 1, std::sqrt(0.5), -0.5, -1, -std::sqrt(0.5)};
  for (const double value : nice) {
    if (std::abs(x - value) <= tolerance) return value;
  }
  return x;
}

// Entries pulled to 0, ½, √½ and 1, then to the nearest rotation, until both agree: what was put right once has nothing
// left to put right.
Matrix3 nice_rotation(const Matrix3& given, double tolerance) {
  Matrix3 made = given;
  double moved = 1;
  // Fifty rounds are a guard: it ends where nothing moves any more.
  for (int round = 0; round < 50 && moved > kNoise; ++round) {
    Matrix3 pulled = made;
    // cos(1e-4) differs from 1 by 5e-9 only: an entry of 1 is reached through the zeros beside it.
    for (double& x : pulled.reshaped()) x = nearest_nice(x, tolerance);
    // The nearest rotation is U Vᵀ.
    const Eigen::JacobiSVD<Matrix3> svd(pulled, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const Matrix3 next = svd.matrixU() * svd.matrixV().transpose();
    moved = (next - made).norm();
    made = next;
  }
  // The last digits, where a rotation has them.
  Matrix3 exact = made;
  for (double& x : exact.reshaped()) x = nearest_nice(x, 1e-9);
  return (exact * exact.transpose() - Matrix3::Identity()).norm() <= kNoise ? exact : made;
}

// ‖A − B‖ = 2 √2 sin(angle / 2), about √2 · angle.
double angle_between(const Matrix3& a, const Matrix3& b) { return (a - b).norm() / std::sqrt(2.0); }

// The same for a unit vector; unchanged if that makes it shorter than a half.
Vector3 nice_direction(const Vector3& given, double tolerance) {
  Vector3 made = given;
  for (double& x : made) x = nearest_nice(x, tolerance);
  return made.norm() > 0.5 ? Vector3(made.normalized()) : given;
}

// Rotation, origin and axis of one joint, each correction with its size.
void put_right(Joint& joint, double angle, double offset, std::vector<std::string>& corrections) {
  const Matrix3 rotation = nice_rotation(joint.parent_from_joint.rotation, angle);
  const double turned = angle_between(rotation, joint.parent_from_joint.rotation);
  if (turned > kNoise) corrections.push_back(joint.name + ": turned by " + significant(turned, 2) + " rad");
  if (turned > 0) joint.parent_from_joint.rotation = rotation;
  for (int i = 0; i < 3; ++i) {
    double& x = joint.parent_from_joint.translation[i];
    if (x == 0 || std::abs(x) > offset) continue;
    if (std::abs(x) > kNoise) corrections.push_back(joint.name + ": offset " + significant(x, 2) + " m taken as 0");
    x = 0;
  }
  const Vector3 axis = nice_direction(joint.axis, angle);
  const double tilted = (axis - joint.axis).norm();
  if (tilted > kNoise) corrections.push_back(joint.name + ": axis tilted by " + significant(tilted, 2) + " rad");
  if (tilted > 0) joint.axis = axis;
}

}  // namespace

Intended intended_geometry(const Robot& robot, const BaseOptions& options) {
  const double angle = options.angle_tolerance;
  Intended out{robot, {}};
  for (Body& body : out.robot.bodies) put_right(body.joint, angle, options.offset_tolerance, out.corrections);
  // The mounting of the base.
  Matrix3& mounting = out.robot.world_from_base.rotation;
  const Matrix3 upright = nice_rotation(mounting, angle);
  const double turned = angle_between(upright, mounting);
  if (turned > kNoise) out.corrections.push_back("base: turned by " + significant(turned, 2) + " rad");
  if (turned > 0) mounting = upright;
  // Gravity as the base sees it: its direction decides what torques show.
  const Vector3 gravity = out.robot.gravity_in_base();
  const double strength = gravity.norm();
  if (strength > 0) {
    const Vector3 nice = nice_direction(gravity / strength, angle) * strength;
    const double tilted = (nice - gravity).norm() / strength;
    if (tilted > kNoise) out.corrections.push_back("gravity: tilted by " + significant(tilted, 2) + " rad");
    // The pose of the base is kept: a floor and a drawing depend on it.
    if (tilted > 0) out.robot.gravity_in_world = out.robot.world_from_base.rotation * nice;
  }
  return out;
}

}  // namespace armature::structure
