#include "monitor/momentum.hpp"

#include <cmath>

namespace armature {

namespace rec = recursion;

MomentumRecursion::MomentumRecursion(const TorqueModel& model, const Vector& pi)
    : model_(model), base_(rec::momentum_base<double>(model.mechanism())) {
  // pi stacks ten inertial parameters per body, then one parameter per term.
  for (int b = 0; b < model.bodies(); ++b) inertia_.push_back(pi.segment<10>(10 * b));
  bodies_.resize(inertia_.size());
  // A rotor's torque is the rate of a momentum, so it belongs to p and not to the friction terms.
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const double parameter = pi[model.inertial_count() + static_cast<int>(c)];
    for (const auto& [joint, basis] : model.columns()[c].rows) {
      if (!is_inertial(basis)) continue;
      for (const SignalPart& part : basis.parts) rotors_.push_back({joint, part.joint, parameter * part.weight});
    }
  }
  momentum = transported = gravity = Vector::Zero(model.joints());
}

// Computes p = M(q) v, C(q, v)ᵀ v and g(q) for one state, without forming M or C.
void MomentumRecursion::evaluate(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v) {
  const Mechanism& mechanism = model_.mechanism();
  const auto parent_of = [&](const MechanismBody& body) {
    return body.parent < 0 ? nullptr : &bodies_[static_cast<std::size_t>(body.parent)];
  };
  // Outwards: where each body is, how it moves, and the momentum and weight that it has by itself.
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const MechanismBody& body = mechanism.bodies[b];
    const double x = body.multiplier * q[body.coordinate] + body.offset;
    bodies_[b].at = rec::place<double>(body, std::sin(x), std::cos(x), x);
    const auto* parent = parent_of(body);
    rec::momentum_outwards(body, parent != nullptr ? *parent : base_, body.multiplier * v[body.coordinate],
                           inertia_[b].data(), bodies_[b]);
  }
  // Inwards: each joint takes what its whole subtree carries. Joints that share a coordinate add up.
  momentum.setZero(), transported.setZero(), gravity.setZero();
  for (std::size_t b = bodies_.size(); b-- > 0;) {
    const MechanismBody& body = mechanism.bodies[b];
    const auto row = rec::momentum_inwards(body, bodies_[b], parent_of(body));
    momentum[body.coordinate] += row.momentum;
    transported[body.coordinate] += row.transported;
    gravity[body.coordinate] += row.gravity;
  }
  // Rotors add their weight times the speed of the joint that turns them.
  for (const InertiaRow& r : rotors_) momentum[r.joint] += r.weight * v[r.source];
}

}  // namespace armature
