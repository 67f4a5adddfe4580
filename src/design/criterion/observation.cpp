#include "design/criterion/observation.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/dense.hpp"

namespace armature::design {

Observation::Observation(TorqueModel model, const Matrix& selection)
    : model_(std::move(model)), selection_(selection), layout_(regressor_layout(model_)) {
  if (selection.rows() != model_.parameter_count())
    throw std::invalid_argument("Observation: expected a selection with " + std::to_string(model_.parameter_count()) +
                                " rows, got " + std::to_string(selection.rows()));
  // For each joint the columns of its regressor block that are observed, and how they map to the criterion's columns.
  for (int j = 0; j < layout_.joints(); ++j) {
    Used used;
    std::vector<int> rows;
    bool simple = true;
    for (int c = layout_.begin[static_cast<std::size_t>(j)]; c < layout_.begin[static_cast<std::size_t>(j) + 1]; ++c) {
      const int p = layout_.parameter[static_cast<std::size_t>(c)];
      // A parameter that the selection does not use has no column here.
      const auto entries = (selection.row(p).array() != 0).count();
      if (entries == 0) continue;
      used.column.push_back(c), rows.push_back(p);
      // One observed column per parameter: no matrix product is needed, only a place and a factor.
      simple = simple && entries == 1;
    }
    if (simple) {
      used.factor.resize(static_cast<Eigen::Index>(rows.size()));
      // The single entry of each row of S: its column and its value.
      for (std::size_t i = 0; i < rows.size(); ++i) {
        Eigen::Index at = 0;
        selection.row(rows[i]).cwiseAbs().maxCoeff(&at);
        used.single.push_back(static_cast<int>(at));
        used.factor[static_cast<Eigen::Index>(i)] = selection(rows[i], at);
      }
    } else {
      used.selection = selection(rows, Eigen::all);
    }
    used_.push_back(std::move(used));
  }
  // Columns that no joint uses must be zero in gradients.
  std::vector<bool> taken(static_cast<std::size_t>(layout_.columns()));
  for (const Used& used : used_)
    for (const int column : used.column) taken[static_cast<std::size_t>(column)] = true;
  for (int c = 0; c < layout_.columns(); ++c)
    if (!taken[static_cast<std::size_t>(c)]) unused_.push_back(c);
}

// Only the terms change; the columns and the selection stay.
Observation Observation::smoothed(double width) const {
  return {TorqueModel(model_.robot(), armature::smoothed(model_.terms(), width)), selection_};
}

// The regressor is computed once for all joints; C_j is a product of the columns in joint j's block.
void Observation::grams(const Motion& motion, Grams& out) const {
  out.values.resize(motion.samples(), layout_.columns());
  compute_regressor_into(model_, motion, out.values);
  out.joint.resize(used_.size());
  // Only observed columns enter the products.
  for (std::size_t j = 0; j < used_.size(); ++j) dense::gram_of(out.values, used_[j].column, out.joint[j]);
}

Observation::Grams Observation::grams(const Motion& motion) const {
  Grams out;
  grams(motion, out);
  return out;
}

Matrix Observation::information(const Grams& grams, const Vector& weights) const {
  // Sᵀ C_j S, weighted and added over the joints.
  Matrix sum = Matrix::Zero(size(), size());
  for (std::size_t j = 0; j < used_.size(); ++j) {
    const Used& used = used_[j];
    const double weight = weights[static_cast<Eigen::Index>(j)];
    if (!used.simple()) {
      // A general selection is multiplied out …
      sum.noalias() += weight * used.selection.transpose() * grams.joint[j] * used.selection;
      continue;
    }
    // … a simple one only moves entries to their places.
    const auto count = static_cast<Eigen::Index>(used.single.size());
    for (Eigen::Index d = 0; d < count; ++d) {
      const double factor = weight * used.factor[d];
      double* column = &sum(0, used.single[static_cast<std::size_t>(d)]);
      const double* values = &grams.joint[j](0, d);
      for (Eigen::Index c = 0; c < count; ++c)
        column[used.single[static_cast<std::size_t>(c)]] += factor * used.factor[c] * values[c];
    }
  }
  return sum;
}

// The derivative by C_j in the joint's used columns: S (Σ factor · matrix) Sᵀ, times 2 because C_j = F_jᵀ F_j.
Matrix Observation::local(std::size_t joint, const Sensitivity& sensitivity) const {
  const Used& used = used_[joint];
  const auto count = static_cast<Eigen::Index>(used.column.size());
  Matrix local = Matrix::Zero(count, count);
  for (std::size_t k = 0; k < sensitivity.matrix.size(); ++k) {
    const Matrix& shared = sensitivity.matrix[k];
    const double twice = 2 * sensitivity.factor[k][static_cast<Eigen::Index>(joint)];
    if (!used.simple()) {
      local.noalias() += twice * used.selection * shared * used.selection.transpose();
      continue;
    }
    for (Eigen::Index d = 0; d < count; ++d) {
      const double factor = twice * used.factor[d];
      const double* column = &shared(0, used.single[static_cast<std::size_t>(d)]);
      for (Eigen::Index c = 0; c < count; ++c)
        local(c, d) += factor * used.factor[c] * column[used.single[static_cast<std::size_t>(c)]];
    }
  }
  return local;
}

// Σ_j <W_j, C_j> with C_j = F_jᵀ F_j has the derivative 2 F_j W_j by F_j, contracted with d regressor / d motion.
MotionGradient Observation::gradient(const Motion& motion, Grams& grams, const Sensitivity& sensitivity) const {
  Matrix& weights = grams.weights;
  weights.resize(motion.samples(), layout_.columns());
  for (const int column : unused_) weights.col(column).setZero();
  // d f / d regressor, one block per joint.
  for (std::size_t j = 0; j < used_.size(); ++j)
    dense::product_of(grams.values, used_[j].column, local(j, sensitivity), weights);
  return contract_regressor(model_, motion, weights);
}

Matrix Observation::matrix(const Motion& motion) const {
  const Regressor y = compute_regressor(model_, motion);
  const Eigen::Index samples = motion.samples();
  // All samples of joint 0, then all of joint 1, and so on.
  Matrix f = Matrix::Zero(samples * joints(), size());
  for (std::size_t j = 0; j < used_.size(); ++j)
    for (const int column : used_[j].column) {
      const int p = layout_.parameter[static_cast<std::size_t>(column)];
      // A parameter may enter several observed columns.
      for (int i = 0; i < size(); ++i)
        if (selection_(p, i) != 0)
          f.col(i).segment(static_cast<Eigen::Index>(j) * samples, samples) += selection_(p, i) * y.values.col(column);
    }
  return f;
}

}  // namespace armature::design
