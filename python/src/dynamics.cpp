#include "dynamics.hpp"

namespace armature::python {
namespace {

// Memory of one thread for one block, kept for the next.
struct Scratch {
  Motion motion;
  Matrix values;
};
Scratch& scratch() {
  thread_local Scratch memory;
  return memory;
}

// Resizes only where the shape changes: blocks but the last have the same.
void size(Matrix& matrix, Index rows, Index columns) {
  if (matrix.rows() != rows || matrix.cols() != columns) matrix.resize(rows, columns);
}

// The nonzero columns of a block into C-order (sample, joint, parameter). Sample by sample the writes go forward in
// memory; the columns are read side by side from the cache.
void scatter(const RegressorLayout& layout, const Matrix& values, Index parameters, double* to) {
  // layout.begin[j] … begin[j + 1] are the columns of joint j, layout.parameter their parameters.
  const Index samples = values.rows(), joints = layout.joints();
  for (Index k = 0; k < samples; ++k) {
    for (Index j = 0; j < joints; ++j) {
      double* row = to + (k * joints + j) * parameters;
      const auto at = static_cast<std::size_t>(j);
      for (int c = layout.begin[at]; c < layout.begin[at + 1]; ++c)
        row[layout.parameter[static_cast<std::size_t>(c)]] = values.data()[c * samples + k];
    }
  }
}

}  // namespace

// Each function below: check the shapes, make the result, then work on blocks without the GIL.
Array regressor(const TorqueModel& model, nb::handle q, nb::handle v, nb::handle a, int threads) {
  const Index n = model.joints(), p = model.parameter_count();
  const Rows rows_q(q, "q", n), rows_v(v, "v", n), rows_a(a, "a", n);
  rows_q.same_samples(rows_v), rows_q.same_samples(rows_a);
  // Zeroed, because only entries that can be nonzero are written.
  const NewArray out = make_array(batch_shape(rows_q, {n, p}), true);
  const RegressorLayout layout = regressor_layout(model);
  for_blocks(rows_q.samples(), threads, kWideBlock, [&](Index first, Index count) {
    auto& [motion, values] = scratch();
    // One column per joint, as the kernels want it.
    rows_q.copy(first, count, motion.q), rows_v.copy(first, count, motion.v), rows_a.copy(first, count, motion.a);
    size(values, count, layout.columns());
    compute_regressor_into(model, motion, values);
    scatter(layout, values, p, out.data + first * n * p);
  });
  return out.array;
}

Array inverse_dynamics(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v, nb::handle a,
                       int threads) {
  const Index n = model.joints();
  const Rows rows_q(q, "q", n), rows_v(v, "v", n), rows_a(a, "a", n);
  rows_q.same_samples(rows_v), rows_q.same_samples(rows_a);
  const NewArray out = make_array(batch_shape(rows_q, {n}));
  for_blocks(rows_q.samples(), threads, kBlock, [&](Index first, Index count) {
    auto& [motion, tau] = scratch();
    rows_q.copy(first, count, motion.q), rows_v.copy(first, count, motion.v), rows_a.copy(first, count, motion.a);
    // Torques of the block, then as rows of the result.
    size(tau, count, n);
    inverse_dynamics_into(model, pi, motion, tau);
    write_rows(tau, out.data + first * n);
  });
  return out.array;
}

Array gravity(const TorqueModel& model, const Vector& pi, nb::handle q, int threads) {
  const Index n = model.joints();
  const Rows rows(q, "q", n);
  const NewArray out = make_array(batch_shape(rows, {n}));
  for_blocks(rows.samples(), threads, kBlock, [&](Index first, Index count) {
    // Gravity needs positions only.
    Matrix& block = scratch().motion.q;
    rows.copy(first, count, block);
    write_rows(gravity_torque(model, pi, block), out.data + first * n);
  });
  return out.array;
}

Array bias(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v, int threads) {
  const Index n = model.joints();
  const Rows rows_q(q, "q", n), rows_v(v, "v", n);
  rows_q.same_samples(rows_v);
  const NewArray out = make_array(batch_shape(rows_q, {n}));
  for_blocks(rows_q.samples(), threads, kBlock, [&](Index first, Index count) {
    Motion& block = scratch().motion;
    rows_q.copy(first, count, block.q), rows_v.copy(first, count, block.v);
    write_rows(bias_torque(model, pi, block.q, block.v), out.data + first * n);
  });
  return out.array;
}

Array mass_matrix(const TorqueModel& model, const Vector& pi, nb::handle q, int threads) {
  const Index n = model.joints();
  const Rows rows(q, "q", n);
  const NewArray out = make_array(batch_shape(rows, {n, n}));
  for_blocks(rows.samples(), threads, kWideBlock, [&](Index first, Index count) {
    Matrix& block = scratch().motion.q;
    rows.copy(first, count, block);
    // Entry (i, j) is column i + n j, and M is symmetric: rows of the batch are rows of C order.
    write_rows(mass_matrix_batch(model, pi, block), out.data + first * n * n);
  });
  return out.array;
}

Array forward_dynamics(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v, nb::handle tau,
                       int threads) {
  const Index n = model.joints();
  const Rows rows_q(q, "q", n), rows_v(v, "v", n), rows_tau(tau, "tau", n);
  rows_q.same_samples(rows_v), rows_q.same_samples(rows_tau);
  const NewArray out = make_array(batch_shape(rows_q, {n}));
  for_blocks(rows_q.samples(), threads, kBlock, [&](Index first, Index count) {
    // The scratch values take the torque.
    auto& [motion, torque] = scratch();
    rows_q.copy(first, count, motion.q), rows_v.copy(first, count, motion.v), rows_tau.copy(first, count, torque);
    write_rows(forward_dynamics_batch(model, pi, motion.q, motion.v, torque), out.data + first * n);
  });
  return out.array;
}

}  // namespace armature::python
