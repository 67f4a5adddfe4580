#include "dynamics/implicit_step.hpp"

#include <Eigen/Cholesky>

namespace armature {

ImplicitStep::ImplicitStep(const TorqueModel& model, const Vector& pi, double friction_velocity)
    : model_(model.robot(), smoothed(model.terms(), friction_velocity)), pi_(pi) {}

// d friction_j / d v_j of what depends on the joint's own velocity, never less than 0. The load of friction is left
// out: an approximate slope keeps the scheme stable and changes only its error.
Vector ImplicitStep::friction_slope(const ArmState& s) const {
  Vector slope = Vector::Zero(model_.joints());
  for (std::size_t c = 0; c < model_.columns().size(); ++c) {
    const double parameter = pi_[model_.inertial_count() + static_cast<Eigen::Index>(c)];
    // Chain rule: slope of the function times the weight of the joint's velocity in its argument.
    for (const auto& [joint, basis] : model_.columns()[c].rows) {
      if (basis.factor != Basis::Factor::None || !basis.depends_on(SignalPart::Kind::Velocity)) continue;
      double x = basis.shift, weight = 0;
      for (const SignalPart& part : basis.parts) {
        x += part.weight * part.of(s.q, s.v, s.a)[part.joint];
        if (part.kind == SignalPart::Kind::Velocity && part.joint == joint) weight += part.weight;
      }
      slope[joint] += parameter * basis.slope(x) * weight;
    }
  }
  return slope.cwiseMax(0);
}

bool ImplicitStep::advance(ArmState& s, const Vector& tau, const Pull& pull, double h) const {
  // (M + h D) a = tau − bias: friction is taken at the new velocity, in first order.
  const Vector bias = bias_torque(model_, pi_, s.q.transpose(), s.v.transpose()).transpose();
  Matrix m = mass_matrix(model_, pi_, s.q);
  Vector drive = tau - bias;
  m.diagonal() += h * friction_slope(s);
  // Spring and damper at the new state as well: K acts on q + h v + h² a, B on v + h a.
  if (pull.stiffness.size() > 0) {
    drive += pull.stiffness.cwiseProduct(pull.q - s.q - h * s.v) + pull.damping.cwiseProduct(pull.v - s.v);
    m.diagonal() += h * pull.damping + h * h * pull.stiffness;
  }
  const Eigen::LLT<Matrix> factor(m);
  if (factor.info() != Eigen::Success) return false;
  const Vector a = factor.solve(drive);
  const Vector v = s.v + h * a, q = s.q + h * v;
  if (!a.allFinite() || !q.allFinite()) return false;
  // Semi-implicit Euler: the new velocity moves the position.
  s.a = a, s.v = v, s.q = q;
  return true;
}

}  // namespace armature
