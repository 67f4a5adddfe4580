#include "armature/near_rest.hpp"

#include <algorithm>

namespace armature {
namespace {

// A function of velocity that jumps where its argument changes sign. Presliding friction does not: its rows all count.
bool dry(const Basis& basis) {
  using Shape = Basis::Shape;
  const bool jumps = basis.shape == Shape::Sign || basis.shape == Shape::Positive || basis.shape == Shape::Negative ||
                     basis.shape == Shape::Stribeck;
  return jumps && std::any_of(basis.parts.begin(), basis.parts.end(),
                              [](const SignalPart& part) { return part.kind == SignalPart::Kind::Velocity; });
}

Vector argument_of(const Basis& basis, const Motion& motion) {
  Vector x = Vector::Constant(motion.samples(), basis.shift);
  for (const SignalPart& part : basis.parts) {
    const Matrix& signal = part.kind == SignalPart::Kind::Position   ? motion.q
                           : part.kind == SignalPart::Kind::Velocity ? motion.v
                                                                     : motion.a;
    x += part.weight * signal.col(part.joint);
  }
  return x;
}

}  // namespace

Matrix moving_weights(const TorqueModel& model, const Motion& motion, double share) {
  if (motion.joints() != model.joints()) return {};
  Matrix weights = Matrix::Ones(motion.samples(), model.joints());
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      if (!dry(basis)) continue;
      const Vector speed = argument_of(basis, motion).cwiseAbs();
      const double slowest = share * (speed.size() > 0 ? speed.maxCoeff() : 0);
      weights.col(joint) = (speed.array() < slowest).select(0, weights.col(joint));
    }
  }
  return (weights.array() == 0).any() ? weights : Matrix();
}

}  // namespace armature
