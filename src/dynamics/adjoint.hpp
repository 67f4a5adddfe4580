// The recursion read backwards: from weights on the regressor's entries to the gradient with respect to the motion.
//
// Every function here is the transpose of the derivative of the function of recursion.hpp that its comment names. A
// quantity's gradient carries the quantity's name with the prefix d_. docs/theory/dynamics.md derives each line.
#pragma once

#include "dynamics/recursion.hpp"

namespace armature::recursion {

/// Gradient with respect to a WrenchTable.
template <class S>
struct TableGradient {
  Vec3<S> a;
  Mat3<S> b;
  Vec3<S> xx, xy, xz, yy, yz, zz;
};

template <class S>
void clear(TableGradient<S>& g) {
  g = TableGradient<S>{};
  for (auto& row : g.b.m) row = {S(0.0), S(0.0), S(0.0)};
}

/// regressor_entry: the axis receives the wrench of a body whose inertial parameters are the weights.
///   d_linear = w_M a + B h,   d_angular = Σ w_k t_k + h × a,   h = (w_MX, w_MY, w_MZ)
template <class S>
MotionAxis<S> wrench_of_weights(const WrenchTable<S>& t, std::span<const S, 10> w) {
  const Vec3<S> h{w[6], w[7], w[8]};
  return {t.xx * w[0] + t.xy * w[1] + t.xz * w[2] + t.yy * w[3] + t.yz * w[4] + t.zz * w[5] + cross(h, t.a),
          t.b * h + t.a * w[9]};
}

/// regressor_entry: what the table receives.
template <class S>
void add_to_table(const MotionAxis<S>& s, std::span<const S, 10> w, TableGradient<S>& g) {
  const Vec3<S>& u = s.angular;
  const Vec3<S>& l = s.linear;
  const Vec3<S> h{w[6], w[7], w[8]};
  g.xx = g.xx + u * w[0];
  g.xy = g.xy + u * w[1];
  g.xz = g.xz + u * w[2];
  g.yy = g.yy + u * w[3];
  g.yz = g.yz + u * w[4];
  g.zz = g.zz + u * w[5];
  g.a = g.a + l * w[9] + cross(u, h);
  const S left[3] = {l.x, l.y, l.z};
  for (std::size_t i = 0; i < 3; ++i) {
    auto& row = g.b.m[i];
    row = {row[0] + left[i] * h.x, row[1] + left[i] * h.y, row[2] + left[i] * h.z};
  }
}

/// wrench_table: gradient with respect to ω, α and the acceleration of the origin.
template <class S>
BodyMotion<S> from_table(const BodyMotion<S>& m, const TableGradient<S>& g) {
  const auto& w = m.omega;
  const auto& b = g.b.m;
  BodyMotion<S> d;
  d.acceleration = g.a;
  d.alpha = {g.xx.x + g.xy.y + g.xz.z + b[2][1] - b[1][2], g.xy.x + g.yy.y + g.yz.z + b[0][2] - b[2][0],
             g.xz.x + g.yz.y + g.zz.z + b[1][0] - b[0][1]};
  // Gradients with respect to the six products of ω's entries.
  const S xx = g.xy.z - g.xz.y - b[1][1] - b[2][2];
  const S yy = g.yz.x - g.xy.z - b[0][0] - b[2][2];
  const S zz = g.xz.y - g.yz.x - b[0][0] - b[1][1];
  const S xy = g.yy.z - g.xx.z + g.xz.x - g.yz.y + b[0][1] + b[1][0];
  const S xz = g.xx.y - g.zz.y - g.xy.x + g.yz.z + b[0][2] + b[2][0];
  const S yz = g.zz.x - g.yy.x + g.xy.y - g.xz.z + b[1][2] + b[2][1];
  d.omega = {(xx + xx) * w.x + xy * w.y + xz * w.z, xy * w.x + (yy + yy) * w.y + yz * w.z,
             xz * w.x + yz * w.y + (zz + zz) * w.z};
  return d;
}

/// What a placement receives: for a turn by x about u, y(x) = R(x)ᵀ z has dy/dx = −u × y, so that all that is carried
/// through the rotation adds d_y × y to `turn`; a slide moves the origin.
template <class S>
struct PlacementGradient {
  Vec3<S> turn;    ///< d_x = axis · turn for a revolute joint
  Vec3<S> origin;  ///< d_x = slide · origin for a prismatic joint
};

/// carry: the parent's axis and the placement receive from the carried axis and its gradient.
template <class S>
void add_to_parent_axis(const Placement<S>& at, const MotionAxis<S>& parent, const MotionAxis<S>& carried,
                        const MotionAxis<S>& d, MotionAxis<S>& d_parent, PlacementGradient<S>& d_at) {
  const Vec3<S> linear = at.rotation * d.linear;
  d_parent.linear = d_parent.linear + linear;
  d_parent.angular = d_parent.angular + at.rotation * d.angular + cross(at.origin, linear);
  d_at.turn = d_at.turn + cross(d.angular, carried.angular) + cross(d.linear, carried.linear);
  d_at.origin = d_at.origin + cross(linear, parent.angular);
}

/// Gradient with respect to a joint's x, x' and x''.
template <class S>
struct JointGradient {
  S position, rate, acceleration;
};

/// step: gradient with respect to the joint and, in d_parent, the parent's motion; d is the body's own.
template <class S, class B>
JointGradient<S> add_to_parent(const B& body, const Placement<S>& at, const BodyMotion<S>& parent,
                               const BodyMotion<S>& motion, const S& rate, const S& acceleration,
                               const BodyMotion<S>& d, PlacementGradient<S> d_at, BodyMotion<S>& d_parent) {
  const Vec3<S> axis = constant<S>(body.axis);
  const Vec3<S> turn = axis * rate;
  const Vec3<S> carried = body.revolute ? motion.omega - turn : motion.omega;
  // ω_c enters α (revolute) or twice the acceleration (prismatic) as ω_c × u x'.
  const Vec3<S> d_turned = body.revolute ? d.alpha : d.acceleration + d.acceleration;
  const Vec3<S> turned = cross(carried, axis);
  const Vec3<S> d_carried = d.omega + cross(turn, d_turned);
  JointGradient<S> joint{S(0.0), dot(d_turned, turned), S(0.0)};
  const Vec3<S> lever = at.rotation * d.acceleration;
  const Vec3<S>& w = parent.omega;
  if (body.revolute) {
    joint.rate = joint.rate + dot(axis, d.omega);
    joint.acceleration = dot(axis, d.alpha);
    const Vec3<S> carried_alpha = motion.alpha - axis * acceleration - turned * rate;
    d_at.turn = d_at.turn + cross(d_carried, carried) + cross(d.alpha, carried_alpha) +
                cross(d.acceleration, motion.acceleration);
    joint.position = dot(axis, d_at.turn);
  } else {
    joint.acceleration = dot(axis, d.acceleration);
    d_at.origin = d_at.origin + cross(lever, parent.alpha) + w * dot(lever, w) - lever * dot(w, w);
    joint.position = dot(constant<S>(body.slide), d_at.origin);
  }
  const Vec3<S>& o = at.origin;
  const S projected = dot(lever, o);
  d_parent.acceleration = d_parent.acceleration + lever;
  d_parent.alpha = d_parent.alpha + at.rotation * d.alpha + cross(o, lever);
  d_parent.omega =
      d_parent.omega + at.rotation * d_carried + lever * dot(w, o) + o * dot(lever, w) - w * (projected + projected);
  return joint;
}

}  // namespace armature::recursion
