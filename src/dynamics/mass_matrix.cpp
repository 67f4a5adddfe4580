// The mass matrix, what follows from it, and the energy.
#include <stdexcept>

#include "armature/dynamics.hpp"
#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"

namespace armature {
namespace {

// What the terms that are linear in a add to M, the same at every q.
Matrix term_mass(const TorqueModel& model, const Vector& pi) {
  Matrix m = Matrix::Zero(model.joints(), model.joints());
  for (const PlanTerm& term : model.plan().terms) {
    const Basis& basis = *term.basis;
    if (!basis.is_linear()) continue;
    for (const SignalPart& part : basis.parts) {
      if (part.kind == SignalPart::Kind::Acceleration) m(term.joint, part.joint) += pi[term.parameter] * part.weight;
    }
  }
  return m;
}

// One row per row of q.
void check_rows(const char* name, const Matrix& matrix, const Matrix& q) {
  batch::check_size(name, matrix, q.rows(), q.cols());
}

}  // namespace

Matrix mass_matrix_batch(const TorqueModel& model, const Vector& pi, const Matrix& q, const BatchOptions& options) {
  const int n = model.joints();
  batch::check_size("q", q, q.rows(), n);
  batch::check_parameters(model, pi);
  // The bodies' part depends on q, the rotors' does not.
  const Matrix constant = term_mass(model, pi);
  Matrix result(q.rows(), n * n);
  Eigen::Ref<Matrix> mass(result);
  const PlanView& plan = model.plan().view();
  const Kernels& set = kernels();
  const ConstColumns still = batch::zeros();
  batch::for_chunks(q.rows(), options, [&](Eigen::Index first, Eigen::Index count) {
    set.mass(plan, pi.data(), {batch::rows_of(q, first), still, still, count}, batch::rows_of(mass, first),
             batch::workspace(set.workspace_bytes(plan)));
    // Column c is entry (c mod n, c div n).
    for (int c = 0; c < n * n; ++c) {
      if (constant(c % n, c / n) != 0) mass.col(c).segment(first, count).array() += constant(c % n, c / n);
    }
  });
  return result;
}

// One position is a batch of one, whose row has the columns of M one after another.
Matrix mass_matrix(const TorqueModel& model, const Vector& pi, const Vector& q) {
  return mass_matrix_batch(model, pi, q.transpose()).reshaped(model.joints(), model.joints());
}

// M a = tau − bias, solved in place of the right-hand side.
Matrix forward_dynamics_batch(const TorqueModel& model, const Vector& pi, const Matrix& q, const Matrix& v,
                              const Matrix& tau, const BatchOptions& options) {
  check_rows("v", v, q);
  check_rows("tau", tau, q);
  Matrix result = tau - bias_torque(model, pi, q, v, options);
  const Matrix mass = mass_matrix_batch(model, pi, q, options);
  Eigen::Ref<Matrix> a(result);
  const PlanView& plan = model.plan().view();
  const Kernels& set = kernels();
  batch::for_chunks(q.rows(), options, [&](Eigen::Index first, Eigen::Index count) {
    set.solve(plan, count, batch::rows_of(mass, first), batch::rows_of(a, first),
              batch::workspace(set.workspace_bytes(plan)));
  });
  return result;
}

Vector forward_dynamics(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v,
                        const Vector& tau) {
  return forward_dynamics_batch(model, pi, q.transpose(), v.transpose(), tau.transpose()).transpose();
}

// T = ½ vᵀ M v and U = −Σ g · (R h + m p), p the body's origin in the world.
Energy energy(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v) {
  Energy e;
  e.kinetic = 0.5 * v.dot(mass_matrix(model, pi, q) * v);
  const auto poses = body_poses(model, q);
  // R h + m p is the mass times the centre of mass, in the world.
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia i = model.inertia(pi, b);
    const Pose& pose = poses[static_cast<std::size_t>(b)];
    e.potential -= model.robot().gravity_in_world.dot(pose.rotation * i.first_moment() + i.M * pose.translation);
  }
  return e;
}

}  // namespace armature
