#include "base/tree.hpp"

#include <cmath>

#include "dynamics/mechanism.hpp"

namespace armature::structure {
namespace {

using Vec3R = Eigen::Matrix<Real, 3, 1>;
using Mat3R = Eigen::Matrix<Real, 3, 3>;

// Rotation entries this close to 0 or ±1 are: the rounding of sin and cos of a right angle in double.
constexpr double kRotationNoise = 4e-16;

Real clean(double entry) {
  const double near = std::round(entry);
  return std::abs(entry - near) <= kRotationNoise ? near : entry;
}

// The rotation that a file meant: orthogonal to the last digit of Real. Left as it is, the rounding of double would
// pass for geometry where nearly parallel axes magnify it.
Mat3R clean_rotation(const Matrix3& m) {
  Mat3R r = m.unaryExpr([](double entry) { return static_cast<double>(clean(entry)); }).cast<Real>();
  for (int step = 0; step < 2; ++step) r = r * (Real(3) * Mat3R::Identity() - r.transpose() * r) / Real(2);
  return r;
}

// The same for an axis, of length 1 to the last digit of Real.
Vec3R clean_axis(const Vector3& axis) { return Vec3R(clean(axis.x()), clean(axis.y()), clean(axis.z())).normalized(); }

// [v]×, with [v]× x = v × x.
Mat3R skew(const Vec3R& v) {
  Mat3R s;
  s << 0, -v.z(), v.y(), v.z(), 0, -v.x(), -v.y(), v.x(), 0;
  return s;
}

// A coefficient of a placement T, or with corner 0 one that multiplies sin, cos or x.
Mat4 homogeneous(const Mat3R& rotation, const Vec3R& translation, Real corner) {
  Mat4 t = Mat4::Zero();
  t.topLeftCorner<3, 3>() = rotation;
  t.topRightCorner<3, 1>() = translation;
  t(3, 3) = corner;
  return t;
}

// (ω, v) ↦ (Rᵀ ω, Rᵀ (v + ω × o)).
Map6 twist_map(const Mat3R& rotation, const Vec3R& origin) {
  Map6 m = Map6::Zero();
  m.topLeftCorner<3, 3>() = rotation.transpose();
  m.bottomRightCorner<3, 3>() = rotation.transpose();
  m.bottomLeftCorner<3, 3>() = -(rotation.transpose() * skew(origin));
  return m;
}

// The harmonics of one joint, lengths in scaled units.
TreeJoint make_joint(const MechanismBody& body, Real length) {
  TreeJoint joint;
  joint.parent = body.parent;
  joint.coordinate = body.coordinate;
  joint.revolute = body.revolute;
  joint.multiplier = body.multiplier;
  const Mat3R placed = clean_rotation(body.still + body.cosine);  // at x = 0
  const Vec3R axis = clean_axis(body.axis);
  const Vec3R origin = body.origin.cast<Real>() / length;
  // R(x) = P (u uᵀ + sin(x) [u]× + cos(x) (E − u uᵀ)): three matrices. The origin does not move.
  if (body.revolute) {
    joint.axis.head<3>() = axis;
    const Mat3R along = axis * axis.transpose();
    const Mat3R still = placed * along;
    const Mat3R sine = placed * skew(axis);
    const Mat3R cosine = placed * (Mat3R::Identity() - along);
    joint.placement = {homogeneous(still, origin, 1), homogeneous(sine, Vec3R::Zero(), 0),
                       homogeneous(cosine, Vec3R::Zero(), 0)};
    joint.twist = {twist_map(still, origin), twist_map(sine, origin), twist_map(cosine, origin)};
    joint.twist_count = 3;
  } else {
    // The coordinate of a sliding joint is measured in scaled lengths too; its axis is a unit vector either way.
    joint.axis.tail<3>() = axis;
    const Vec3R slide = placed * axis;
    joint.placement = {homogeneous(placed, origin, 1), homogeneous(Mat3R::Zero(), slide, 0), Mat4::Zero()};
    // The origin moves along the slide, which only changes the lever of ω.
    Map6 moved = Map6::Zero();
    moved.bottomLeftCorner<3, 3>() = -(placed.transpose() * skew(slide));
    joint.twist = {twist_map(placed, origin), moved, Map6::Zero()};
    joint.twist_count = 2;
  }
  return joint;
}

}  // namespace

Mat4 TreeJoint::carry(const Mat4& w, int m) const {
  // aᵀ W b and its mirror image: the cross terms of Tᵀ W T.
  const auto between = [&](const Mat4& a, const Mat4& b) -> Mat4 {
    const Mat4 half = a.transpose() * w * b;
    return half + half.transpose();
  };
  const auto& [t0, t1, t2] = placement;
  // 1 held, 2 slides with {1, x, x²}, 3 turns with {1, s, c, sc, c²}.
  if (twist_count == 1) return t0.transpose() * w * t0;
  if (twist_count == 2) {
    if (m == 0) return t0.transpose() * w * t0;
    return m == 1 ? between(t0, t1) : Mat4(t1.transpose() * w * t1);
  }
  // s² = 1 − c² puts one ss term into the constant and one, negative, beside c².
  switch (m) {
    case 0: return t0.transpose() * w * t0 + t1.transpose() * w * t1;
    case 1: return between(t0, t1);
    case 2: return between(t0, t2);
    case 3: return between(t1, t2);
    default: return t2.transpose() * w * t2 - t1.transpose() * w * t1;
  }
}

Tree make_tree(const TorqueModel& model) {
  const Mechanism& mechanism = model.mechanism();
  Tree tree;
  tree.coordinates = mechanism.coordinates;
  // Lengths are divided by a power of two near the largest of them: this changes no digit.
  double size = 0;
  for (const MechanismBody& body : mechanism.bodies) size = std::max(size, body.origin.norm());
  tree.length = size > 0 ? static_cast<Real>(std::exp2(std::round(std::log2(size)))) : Real(1);
  const auto leaders = model.robot().coordinates();
  for (const MechanismBody& body : mechanism.bodies) {
    tree.joints.push_back(make_joint(body, tree.length));
    // A slider that follows a turning joint, or the other way round: the ratio has a length in it.
    const auto leader = static_cast<std::size_t>(leaders[static_cast<std::size_t>(body.coordinate)]);
    const bool leader_turns = mechanism.bodies[leader].revolute;
    if (leader_turns && !body.revolute) tree.joints.back().multiplier /= tree.length;
    if (!leader_turns && body.revolute) tree.joints.back().multiplier *= tree.length;
  }
  // Gravity in scaled lengths, like all else.
  tree.gravity = mechanism.base_acceleration.cast<Real>() / tree.length;
  // A component of gravity this small against the whole is the rounding of the base's rotation.
  const Real size_of_gravity = tree.gravity.norm();
  for (int i = 0; i < 3; ++i) {
    if (std::abs(tree.gravity[i]) <= Real(4e-16) * size_of_gravity) tree.gravity[i] = 0;
  }
  return tree;
}

TreeJoint hold(const TreeJoint& joint, Real x) {
  TreeJoint out = joint;
  // The harmonics are summed up at x.
  if (joint.twist_count == 3) {
    const Real s = std::sin(x), c = std::cos(x);
    out.placement[0] = joint.placement[0] + s * joint.placement[1] + c * joint.placement[2];
    out.twist[0] = joint.twist[0] + s * joint.twist[1] + c * joint.twist[2];
  } else if (joint.twist_count == 2) {
    out.placement[0] = joint.placement[0] + x * joint.placement[1];
    out.twist[0] = joint.twist[0] + x * joint.twist[1];
  }
  out.twist_count = 1;
  return out;
}

Mat4 functional(const Twist& u, const Twist& v) {
  // Point velocities are U r and V r with U = [[ω]× v; 0 0]: ∫ (U r)ᵀ (V r) dm = ⟨UᵀV, J⟩.
  const Mat4 a = homogeneous(skew(u.head<3>()), u.tail<3>(), 0);
  const Mat4 b = homogeneous(skew(v.head<3>()), v.tail<3>(), 0);
  // Only the symmetric part counts: J is symmetric.
  const Mat4 product = a.transpose() * b;
  return (product + product.transpose()) / Real(2);
}

Eigen::Matrix<Real, 10, 1> coefficients(const Mat4& w) {
  // Σ = ½ tr(I) E − I: Σxx = ½ (−XX + YY + ZZ), Σxy = −XY.
  Eigen::Matrix<Real, 10, 1> c;
  const Real half = Real(1) / 2;
  c << half * (-w(0, 0) + w(1, 1) + w(2, 2)), -2 * w(0, 1), -2 * w(0, 2), half * (w(0, 0) - w(1, 1) + w(2, 2)),
      -2 * w(1, 2), half * (w(0, 0) + w(1, 1) - w(2, 2)), 2 * w(0, 3), 2 * w(1, 3), 2 * w(2, 3), w(3, 3);
  return c;
}

}  // namespace armature::structure
