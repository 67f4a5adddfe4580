// Torques from motion, in batches.
#include "armature/dynamics.hpp"
#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"

namespace armature {
namespace {

// Torques of the bodies alone, for one chunk.
void rigid_body_torques(const TorqueModel& model, const Vector& pi, const MotionColumns& in, Columns tau) {
  const Kernels& set = kernels();
  const PlanView& plan = model.plan().view();
  set.inverse(plan, pi.data(), in, tau, batch::workspace(set.workspace_bytes(plan)));
}

}  // namespace

void inverse_dynamics_into(const TorqueModel& model, const Vector& pi, const Motion& motion, Eigen::Ref<Matrix> tau,
                           const BatchOptions& options) {
  batch::check_motion(model, motion);
  batch::check_parameters(model, pi);
  batch::check_size("tau", tau, motion.samples(), model.joints());
  // Chunk by chunk: the bodies set tau, the terms add to it.
  batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
    rigid_body_torques(model, pi, batch::rows_of(motion, first, count), batch::rows_of(tau, first));
    batch::add_term_torques(model, pi, motion, first, count, tau);
  });
}

Matrix inverse_dynamics(const TorqueModel& model, const Vector& pi, const Motion& motion, const BatchOptions& options) {
  Matrix tau(motion.samples(), model.joints());
  inverse_dynamics_into(model, pi, motion, tau, options);
  return tau;
}

Matrix gravity_torque(const TorqueModel& model, const Vector& pi, const Matrix& q, const BatchOptions& options) {
  batch::check_size("q", q, q.rows(), model.joints());
  batch::check_parameters(model, pi);
  Matrix result(q.rows(), q.cols());
  Eigen::Ref<Matrix> tau(result);
  // At rest only gravity loads the joints.
  const ConstColumns still = batch::zeros();
  batch::for_chunks(q.rows(), options, [&](Eigen::Index first, Eigen::Index count) {
    rigid_body_torques(model, pi, {batch::rows_of(q, first), still, still, count}, batch::rows_of(tau, first));
  });
  return result;
}

// a = 0 leaves C v + g and the terms.
Matrix bias_torque(const TorqueModel& model, const Vector& pi, const Matrix& q, const Matrix& v,
                   const BatchOptions& options) {
  return inverse_dynamics(model, pi, {q, v, Matrix::Zero(q.rows(), q.cols())}, options);
}

}  // namespace armature
