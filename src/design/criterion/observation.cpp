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
  for (int j = 0; j < layout_.joints(); ++j) {
    Used used;
    std::vector<int> rows;
    bool simple = true;
    for (int c = layout_.begin[static_cast<std::size_t>(j)]; c < layout_.begin[static_cast<std::size_t>(j) + 1]; ++c) {
      const int p = layout_.parameter[static_cast<std::size_t>(c)];
      const auto entries = (selection.row(p).array() != 0).count();
      if (entries == 0) continue;
      used.column.push_back(c), rows.push_back(p);
      simple = simple && entries == 1;
    }
    if (simple) {
      used.factor.resize(static_cast<Eigen::Index>(rows.size()));
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
  std::vector<bool> taken(static_cast<std::size_t>(layout_.columns()));
  for (const Used& used : used_)
    for (const int column : used.column) taken[static_cast<std::size_t>(column)] = true;
  for (int c = 0; c < layout_.columns(); ++c)
    if (!taken[static_cast<std::size_t>(c)]) unused_.push_back(c);
}

Observation Observation::smoothed(double width) const {
  return {TorqueModel(model_.robot(), armature::smoothed(model_.terms(), width)), selection_};
}

void Observation::grams(const Motion& motion, Grams& out) const {
  out.values.resize(motion.samples(), layout_.columns());
  compute_regressor_into(model_, motion, out.values);
  out.joint.resize(used_.size());
  for (std::size_t j = 0; j < used_.size(); ++j) dense::gram_of(out.values, used_[j].column, out.joint[j]);
}

Observation::Grams Observation::grams(const Motion& motion) const {
  Grams out;
  grams(motion, out);
  return out;
}

Matrix Observation::information(const Grams& grams, const Vector& weights) const {
  Matrix sum = Matrix::Zero(size(), size());
  for (std::size_t j = 0; j < used_.size(); ++j) {
    const Used& used = used_[j];
    const double weight = weights[static_cast<Eigen::Index>(j)];
    if (!used.simple()) {
      sum.noalias() += weight * used.selection.transpose() * grams.joint[j] * used.selection;
      continue;
    }
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

MotionGradient Observation::gradient(const Motion& motion, Grams& grams, const Sensitivity& sensitivity) const {
  Matrix& weights = grams.weights;
  weights.resize(motion.samples(), layout_.columns());
  for (const int column : unused_) weights.col(column).setZero();
  for (std::size_t j = 0; j < used_.size(); ++j)
    dense::product_of(grams.values, used_[j].column, local(j, sensitivity), weights);
  return contract_regressor(model_, motion, weights);
}

Matrix Observation::matrix(const Motion& motion) const {
  const Regressor y = compute_regressor(model_, motion);
  const Eigen::Index samples = motion.samples();
  Matrix f = Matrix::Zero(samples * joints(), size());
  for (std::size_t j = 0; j < used_.size(); ++j)
    for (const int column : used_[j].column) {
      const int p = layout_.parameter[static_cast<std::size_t>(column)];
      for (int i = 0; i < size(); ++i)
        if (selection_(p, i) != 0)
          f.col(i).segment(static_cast<Eigen::Index>(j) * samples, samples) += selection_(p, i) * y.values.col(column);
    }
  return f;
}

}  // namespace armature::design
