// The regressor and the gradient of a contraction with it, in batches.
#include "armature/dynamics.hpp"
#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"

namespace armature {

void compute_regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Ref<Matrix> values,
                            const BatchOptions& options) {
  const PlanView& plan = model.plan().view();
  batch::check_motion(model, motion);
  batch::check_size("values", values, motion.samples(), plan.columns);
  const Kernels& set = kernels();
  batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
    set.regressor(plan, batch::rows_of(motion, first, count), batch::rows_of(values, first),
                  batch::workspace(set.workspace_bytes(plan)));
    batch::term_values(model, motion, first, count, values);
  });
}

Regressor compute_regressor(const TorqueModel& model, const Motion& motion, const BatchOptions& options) {
  Regressor y{regressor_layout(model), {}};
  y.values.resize(motion.samples(), y.layout.columns());
  compute_regressor_into(model, motion, y.values, options);
  return y;
}

RegressorDerivatives regressor_derivatives(const TorqueModel& model, const Motion& motion,
                                           const BatchOptions& options) {
  const PlanView& plan = model.plan().view();
  batch::check_motion(model, motion);
  const Kernels& set = kernels();
  RegressorDerivatives result{regressor_layout(model), {}, {}, {}};
  std::vector<Matrix>* const parts[3] = {&result.d_q, &result.d_v, &result.d_a};
  for (int direction = 0; direction < 3; ++direction) {
    for (int joint = 0; joint < model.joints(); ++joint) {
      parts[direction]->emplace_back(Matrix::Zero(motion.samples(), plan.columns));
      Eigen::Ref<Matrix> values(parts[direction]->back());
      batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
        set.derivative(plan, batch::rows_of(motion, first, count), joint, direction, batch::rows_of(values, first),
                       batch::workspace(set.workspace_bytes(plan)));
        batch::add_term_slopes(model, motion, joint, static_cast<SignalPart::Kind>(direction), first, count, values);
      });
    }
  }
  return result;
}

MotionGradient contract_regressor(const TorqueModel& model, const Motion& motion, const Matrix& weights,
                                  const BatchOptions& options) {
  const PlanView& plan = model.plan().view();
  batch::check_motion(model, motion);
  batch::check_size("weights", weights, motion.samples(), plan.columns);
  const Matrix zero = Matrix::Zero(motion.samples(), motion.joints());
  MotionGradient gradient{zero, zero, zero};
  Eigen::Ref<Matrix> d_q(gradient.d_q), d_v(gradient.d_v), d_a(gradient.d_a);
  const Kernels& set = kernels();
  batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
    set.contract(plan, batch::rows_of(motion, first, count), batch::rows_of(weights, first),
                 {batch::rows_of(d_q, first), batch::rows_of(d_v, first), batch::rows_of(d_a, first)},
                 batch::workspace(set.workspace_bytes(plan)));
    batch::add_term_gradient(model, motion, weights, first, count, gradient);
  });
  return gradient;
}

}  // namespace armature
