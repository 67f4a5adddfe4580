// The recursion, written once for every scalar: double, a pack of samples, a dual, a symbolic expression.
//
// A scalar S needs +, −, ·, unary −, and construction from double. Bodies are visited from the base out. A body is a
// MechanismBody (mechanism.hpp) or a PlanBody (plan_view.hpp): anything with their constants. No branch depends on a
// value of S. docs/theory/dynamics.md derives the regressor entry used here.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace armature::recursion {

template <class S>
struct Vec3 {
  S x{0.0}, y{0.0}, z{0.0};
  friend Vec3 operator+(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend Vec3 operator*(const Vec3& a, const S& s) { return {a.x * s, a.y * s, a.z * s}; }
};

/// A constant vector: anything with v[0], v[1], v[2].
template <class S, class V>
Vec3<S> constant(const V& v) {
  return {S(v[0]), S(v[1]), S(v[2])};
}
template <class S>
S dot(const Vec3<S>& a, const Vec3<S>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
template <class S>
Vec3<S> cross(const Vec3<S>& a, const Vec3<S>& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// A 3 × 3 matrix, m[row][column].
template <class S>
struct Mat3 {
  std::array<std::array<S, 3>, 3> m;
};
template <class S>
Vec3<S> operator*(const Mat3<S>& r, const Vec3<S>& v) {
  const auto& m = r.m;
  return {m[0][0] * v.x + m[0][1] * v.y + m[0][2] * v.z, m[1][0] * v.x + m[1][1] * v.y + m[1][2] * v.z,
          m[2][0] * v.x + m[2][1] * v.y + m[2][2] * v.z};
}
template <class S>
Vec3<S> transposed_times(const Mat3<S>& r, const Vec3<S>& v) {
  const auto& m = r.m;
  return {m[0][0] * v.x + m[1][0] * v.y + m[2][0] * v.z, m[0][1] * v.x + m[1][1] * v.y + m[2][1] * v.z,
          m[0][2] * v.x + m[1][2] * v.y + m[2][2] * v.z};
}

/// Where a body is in its parent.
template <class S>
struct Placement {
  Mat3<S> rotation;  ///< parent_from_body
  Vec3<S> origin;    ///< in the parent
};

/// Entry of a constant matrix, whether it is written m(i, j) or m[i][j].
template <class M>
double entry(const M& m, int i, int j) {
  if constexpr (requires { m(0, 0); }) {
    return m(i, j);
  } else {
    return m[i][j];
  }
}

/// Placement from sin(x), cos(x) (revolute) and x (prismatic).
template <class S, class B>
Placement<S> place(const B& body, const S& sine, const S& cosine, const S& x) {
  Placement<S> p;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      S value(entry(body.still, i, j));
      if (body.revolute) value = value + S(entry(body.sine, i, j)) * sine + S(entry(body.cosine, i, j)) * cosine;
      p.rotation.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = value;
    }
  }
  p.origin = constant<S>(body.origin);
  if (!body.revolute) p.origin = p.origin + constant<S>(body.slide) * x;
  return p;
}

/// Angular velocity, angular acceleration and acceleration of the origin (gravity included), in the body's frame.
template <class S>
struct BodyMotion {
  Vec3<S> omega, alpha, acceleration;
};

/// The base does not move and is accelerated by −gravity.
template <class S, class M>
BodyMotion<S> base_motion(const M& mechanism) {
  BodyMotion<S> m;
  m.acceleration = constant<S>(mechanism.base_acceleration);
  return m;
}

/// One step outwards: the body's motion from its parent's, x' = multiplier · v and x'' = multiplier · a.
template <class S, class B>
BodyMotion<S> step(const B& body, const Placement<S>& at, const BodyMotion<S>& parent, const S& rate,
                   const S& acceleration) {
  BodyMotion<S> out;
  const Vec3<S> axis = constant<S>(body.axis);
  // What the parent's motion gives, in the body's frame.
  const Vec3<S> carried_omega = transposed_times(at.rotation, parent.omega);
  // Acceleration of the body's origin as a point of the parent: a + α × o + ω × (ω × o).
  const Vec3<S> lever =
      parent.acceleration + cross(parent.alpha, at.origin) + cross(parent.omega, cross(parent.omega, at.origin));
  out.omega = carried_omega;
  out.alpha = transposed_times(at.rotation, parent.alpha);
  out.acceleration = transposed_times(at.rotation, lever);
  // ω × u x': change of the axis' direction; twice this is the Coriolis acceleration of a slide.
  const Vec3<S> turned = cross(carried_omega, axis * rate);
  if (body.revolute) {
    out.omega = out.omega + axis * rate;
    out.alpha = out.alpha + axis * acceleration + turned;
  } else {
    out.acceleration = out.acceleration + axis * acceleration + turned + turned;
  }
  return out;
}

/// A joint's axis of motion seen from a body: its angular part and the velocity it gives to the body's origin.
template <class S>
struct MotionAxis {
  Vec3<S> angular, linear;
};

/// The same axis seen from the next body out.
template <class S>
MotionAxis<S> carry(const Placement<S>& at, const MotionAxis<S>& axis) {
  return {transposed_times(at.rotation, axis.angular),
          transposed_times(at.rotation, axis.linear + cross(axis.angular, at.origin))};
}

/// What a body's motion contributes to the wrench per inertial parameter, computed once per body.
///   force  f = M a + (α× + ω×ω×) h,   moment n = I α + ω × I ω + h × a
template <class S>
struct WrenchTable {
  Vec3<S> a;                       ///< acceleration of the origin
  Mat3<S> b;                       ///< α× + ω×ω×
  Vec3<S> xx, xy, xz, yy, yz, zz;  ///< moment per entry of the inertia tensor
};

template <class S>
WrenchTable<S> wrench_table(const BodyMotion<S>& m) {
  const auto& w = m.omega;
  const auto& al = m.alpha;
  // Products of ω's entries.
  const S xx = w.x * w.x, yy = w.y * w.y, zz = w.z * w.z, xy = w.x * w.y, xz = w.x * w.z, yz = w.y * w.z;
  WrenchTable<S> t;
  t.a = m.acceleration;
  t.b.m = {
      {{-(yy + zz), xy - al.z, xz + al.y}, {xy + al.z, -(xx + zz), yz - al.x}, {xz - al.y, yz + al.x, -(xx + yy)}}};
  // Moments I α + ω × I ω of a tensor with one entry of 1 (and its mirror image).
  t.xx = {al.x, xz, -xy};
  t.yy = {-yz, al.y, xy};
  t.zz = {yz, -xz, al.z};
  t.xy = {al.y - xz, al.x + yz, xx - yy};
  t.xz = {al.z + xy, zz - xx, al.x - yz};
  t.yz = {yy - zz, al.z - xy, al.y + xz};
  return t;
}

/// Ten regressor entries of one joint and one body, in Khalil's order.
template <class S>
void regressor_entry(const WrenchTable<S>& t, const MotionAxis<S>& s, std::span<S, 10> out) {
  const Vec3<S>& u = s.angular;
  out[0] = dot(u, t.xx);
  out[1] = dot(u, t.xy);
  out[2] = dot(u, t.xz);
  out[3] = dot(u, t.yy);
  out[4] = dot(u, t.yz);
  out[5] = dot(u, t.zz);
  // h enters the force through B and the moment through h × a: h · (Bᵀ s_v + a × s_ω).
  const Vec3<S> first = transposed_times(t.b, s.linear) + cross(t.a, u);
  out[6] = first.x;
  out[7] = first.y;
  out[8] = first.z;
  out[9] = dot(s.linear, t.a);
}

}  // namespace armature::recursion
