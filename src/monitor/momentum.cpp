#include "monitor/momentum.hpp"

#include <cmath>

namespace armature {

namespace rec = recursion;

MomentumRecursion::MomentumRecursion(const TorqueModel& model, const Vector& pi)
    : model_(model), base_(rec::momentum_base<double>(model.mechanism())) {
  for (int b = 0; b < model.bodies(); ++b) inertia_.push_back(pi.segment<10>(10 * b));
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
  const auto parent_of = [&](const MechanismBody& body) {
    return body.parent < 0 ? nullptr : &bodies_[static_cast<std::size_t>(body.parent)];
  };
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const MechanismBody& body = mechanism.bodies[b];
    const double x = body.multiplier * q[body.coordinate] + body.offset;
    bodies_[b].at = rec::place<double>(body, std::sin(x), std::cos(x), x);
    const auto* parent = parent_of(body);
    rec::momentum_outwards(body, parent != nullptr ? *parent : base_, body.multiplier * v[body.coordinate],
                           inertia_[b].data(), bodies_[b]);
  }
  momentum.setZero(), transported.setZero(), gravity.setZero();
  for (std::size_t b = bodies_.size(); b-- > 0;) {
    const MechanismBody& body = mechanism.bodies[b];
    const auto row = rec::momentum_inwards(body, bodies_[b], parent_of(body));
    momentum[body.coordinate] += row.momentum;
    transported[body.coordinate] += row.transported;
    gravity[body.coordinate] += row.gravity;
  }
  for (const InertiaRow& r : rotors_) momentum[r.joint] += r.weight * v[r.source];
}

}  // namespace armature
