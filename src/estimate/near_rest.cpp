#include "armature/near_rest.hpp"

namespace armature {

Matrix moving_weights(const TorqueModel& model, const Motion& motion, double share, double minimum_speed) {
  if (motion.joints() != model.joints()) return {};
  Matrix weights = Matrix::Ones(motion.samples(), model.joints());
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      // Friction that is smooth or follows a path has no jump: all its rows count.
      if (!basis.jumps_at_rest()) continue;
      const Vector speed = argument_of(basis, motion).cwiseAbs();
      const double slowest = share * (speed.size() > 0 ? speed.maxCoeff() : 0);
      weights.col(joint) = (speed.array() < slowest).select(0, weights.col(joint));
    }
  }
  if (minimum_speed > 0) weights.array() *= (motion.v.array().abs() >= minimum_speed).cast<double>();
  // Weights that leave out nothing are given as none.
  return (weights.array() == 0).any() ? weights : Matrix();
}

}  // namespace armature
