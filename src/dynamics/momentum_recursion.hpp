// p = M(q) v, C(q, v)ᵀ v and g(q) in one pass out and one pass back over the bodies, for every scalar of recursion.hpp.
#pragma once

#include "armature/terms.hpp"
#include "dynamics/recursion.hpp"

namespace armature {

/// Whether a basis is linear in accelerations only: a rotor, whose torque is the rate of a momentum.
[[nodiscard]] inline bool is_inertial(const Basis& basis) {
  return basis.is_linear() && !basis.parts.empty() && basis.depends_only_on(SignalPart::Kind::Acceleration);
}

}  // namespace armature

namespace armature::recursion {

/// What one body keeps between the two passes.
template <class S>
struct MomentumBody {
  Placement<S> at;
  Vec3<S> omega, velocity, lift;            ///< of the origin; lift is −gravity, all in the body's frame
  Vec3<S> carried_omega, carried_velocity;  ///< what the parent's motion gives, without the joint's own
  Vec3<S> linear, angular;                  ///< momentum of the subtree about the body's origin
  Vec3<S> force, moment;                    ///< gravity's wrench of the subtree
};

/// The base: at rest, lifted against gravity.
template <class S, class M>
MomentumBody<S> momentum_base(const M& mechanism) {
  MomentumBody<S> base;
  base.lift = constant<S>(mechanism.base_acceleration);
  return base;
}

/// One step outwards; s.at is filled. `p` has the body's ten parameters in Khalil's order, rate = multiplier · v.
template <class S, class B>
void momentum_outwards(const B& body, const MomentumBody<S>& parent, const S& rate, const S* p, MomentumBody<S>& s) {
  s.carried_omega = transposed_times(s.at.rotation, parent.omega);
  s.carried_velocity = transposed_times(s.at.rotation, parent.velocity + cross(parent.omega, s.at.origin));
  s.lift = transposed_times(s.at.rotation, parent.lift);
  const Vec3<S> own = constant<S>(body.axis) * rate;
  s.omega = body.revolute ? s.carried_omega + own : s.carried_omega;
  s.velocity = body.revolute ? s.carried_velocity : s.carried_velocity + own;
  const Vec3<S> h{p[6], p[7], p[8]};
  const Vec3<S>& w = s.omega;
  s.linear = s.velocity * p[9] + cross(w, h);
  s.angular = Vec3<S>{p[0] * w.x + p[1] * w.y + p[2] * w.z, p[1] * w.x + p[3] * w.y + p[4] * w.z,
                      p[2] * w.x + p[4] * w.y + p[5] * w.z} +
              cross(h, s.velocity);
  s.force = s.lift * p[9];
  s.moment = cross(h, s.lift);
}

/// A joint's share of M v, Cᵀ v and g.
template <class S>
struct MomentumRow {
  S momentum{0.0}, transported{0.0}, gravity{0.0};
};

/// One step inwards: what the body's joint receives, and what hangs on the body handed on to its parent, if it has one.
template <class S, class B>
MomentumRow<S> momentum_inwards(const B& body, const MomentumBody<S>& s, MomentumBody<S>* parent) {
  const Vec3<S> axis = constant<S>(body.axis);
  const S k(body.multiplier);
  MomentumRow<S> row;
  if (body.revolute) {
    row.momentum = k * dot(axis, s.angular);
    row.gravity = k * dot(axis, s.moment);
    // ∂T/∂q = momentum · (carried velocity × axis), as spatial vectors.
    row.transported =
        k * (dot(s.angular, cross(s.carried_omega, axis)) + dot(s.linear, cross(s.carried_velocity, axis)));
  } else {
    row.momentum = k * dot(axis, s.linear);
    row.gravity = k * dot(axis, s.force);
    row.transported = k * dot(s.linear, cross(s.carried_omega, axis));
  }
  if (parent == nullptr) return row;
  const Vec3<S> linear = s.at.rotation * s.linear, force = s.at.rotation * s.force;
  parent->linear = parent->linear + linear;
  parent->angular = parent->angular + s.at.rotation * s.angular + cross(s.at.origin, linear);
  parent->force = parent->force + force;
  parent->moment = parent->moment + s.at.rotation * s.moment + cross(s.at.origin, force);
  return row;
}

}  // namespace armature::recursion
