#include "monitor/momentum.hpp"

#include <algorithm>
#include <cmath>

namespace armature {

namespace rec = recursion;

bool is_inertial(const Basis& basis) {
  return basis.is_linear() && !basis.parts.empty() && basis.depends_only_on(SignalPart::Kind::Acceleration);
}

MomentumRecursion::MomentumRecursion(const TorqueModel& model, const Vector& pi) : model_(model) {
  for (int b = 0; b < model.bodies(); ++b) inertia_.push_back(model.inertia(pi, b));
  bodies_.resize(inertia_.size());
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const double parameter = pi[model.inertial_count() + static_cast<int>(c)];
    for (const auto& [joint, basis] : model.columns()[c].rows) {
      if (!is_inertial(basis)) continue;
      for (const SignalPart& part : basis.parts) rotors_.push_back({joint, part.joint, parameter * part.weight});
    }
  }
  momentum = transported = gravity = Vector::Zero(model.joints());
}

void MomentumRecursion::evaluate(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v) {
  const Mechanism& mechanism = model_.mechanism();
  for (std::size_t b = 0; b < bodies_.size(); ++b) outwards(mechanism.bodies[b], b, q, v);
  momentum.setZero(), transported.setZero(), gravity.setZero();
  for (std::size_t b = bodies_.size(); b-- > 0;) inwards(mechanism.bodies[b], b);
  for (const InertiaRow& r : rotors_) momentum[r.joint] += r.weight * v[r.source];
}

void MomentumRecursion::outwards(const MechanismBody& body, std::size_t b, Eigen::Ref<const Vector> q,
                                 Eigen::Ref<const Vector> v) {
  const Vec base_lift = rec::constant<double>(model_.mechanism().base_acceleration);
  BodyState& s = bodies_[b];
  const double x = body.multiplier * q[body.coordinate] + body.offset;
  s.at = rec::place<double>(body, std::sin(x), std::cos(x), x);
  const Vec none{};
  const BodyState* parent = body.parent < 0 ? nullptr : &bodies_[static_cast<std::size_t>(body.parent)];
  const Vec& omega = parent ? parent->omega : none;
  const Vec& velocity = parent ? parent->velocity : none;
  s.carried_omega = rec::transposed_times(s.at.rotation, omega);
  s.carried_velocity = rec::transposed_times(s.at.rotation, velocity + rec::cross(omega, s.at.origin));
  s.lift = rec::transposed_times(s.at.rotation, parent ? parent->lift : base_lift);
  const Vec rate = rec::constant<double>(body.axis) * (body.multiplier * v[body.coordinate]);
  s.omega = body.revolute ? s.carried_omega + rate : s.carried_omega;
  s.velocity = body.revolute ? s.carried_velocity : s.carried_velocity + rate;
  const LinkInertia& i = inertia_[b];
  const Vec h{i.MX, i.MY, i.MZ};
  const Vec& w = s.omega;
  s.linear = s.velocity * i.M + rec::cross(w, h);
  s.angular = Vec{i.XX * w.x + i.XY * w.y + i.XZ * w.z, i.XY * w.x + i.YY * w.y + i.YZ * w.z,
                  i.XZ * w.x + i.YZ * w.y + i.ZZ * w.z} +
              rec::cross(h, s.velocity);
  s.force = s.lift * i.M;
  s.moment = rec::cross(h, s.lift);
}

void MomentumRecursion::inwards(const MechanismBody& body, std::size_t b) {
  BodyState& s = bodies_[b];
  const Vec axis = rec::constant<double>(body.axis);
  const double k = body.multiplier;
  if (body.revolute) {
    momentum[body.coordinate] += k * rec::dot(axis, s.angular);
    gravity[body.coordinate] += k * rec::dot(axis, s.moment);
    // ∂T/∂q = momentum · (carried velocity × axis), as spatial vectors.
    transported[body.coordinate] += k * (rec::dot(s.angular, rec::cross(s.carried_omega, axis)) +
                                         rec::dot(s.linear, rec::cross(s.carried_velocity, axis)));
  } else {
    momentum[body.coordinate] += k * rec::dot(axis, s.linear);
    gravity[body.coordinate] += k * rec::dot(axis, s.force);
    transported[body.coordinate] += k * rec::dot(s.linear, rec::cross(s.carried_omega, axis));
  }
  if (body.parent < 0) return;
  BodyState& p = bodies_[static_cast<std::size_t>(body.parent)];
  const Vec linear = s.at.rotation * s.linear, force = s.at.rotation * s.force;
  p.linear = p.linear + linear;
  p.angular = p.angular + s.at.rotation * s.angular + rec::cross(s.at.origin, linear);
  p.force = p.force + force;
  p.moment = p.moment + s.at.rotation * s.moment + rec::cross(s.at.origin, force);
}

}  // namespace armature
