#include "design/observation.hpp"

#include <stdexcept>

namespace armature::design {

Observation::Observation(TorqueModel model, const Matrix& selection)
    : model_(std::move(model)), selection_(selection), layout_(regressor_layout(model_)) {
  if (selection.rows() != model_.parameter_count())
    throw std::invalid_argument("Observation: expected a selection with " + std::to_string(model_.parameter_count()) +
                                " rows, got " + std::to_string(selection.rows()));
  used_.resize(static_cast<std::size_t>(layout_.joints()));
  for (std::size_t j = 0; j < used_.size(); ++j) {
    for (int c = layout_.begin[j]; c < layout_.begin[j + 1]; ++c) {
      Used used{c, {}};
      const int p = layout_.parameter[static_cast<std::size_t>(c)];
      for (int i = 0; i < selection.cols(); ++i)
        if (selection(p, i) != 0) used.entries.emplace_back(i, selection(p, i));
      if (!used.entries.empty()) used_[j].push_back(std::move(used));
    }
  }
}

Observation Observation::smoothed(double width) const {
  return {TorqueModel(model_.robot(), armature::smoothed(model_.terms(), width)), selection_};
}

Observation::Grams Observation::grams(const Motion& motion) const {
  Grams out;
  out.values.resize(motion.samples(), layout_.columns());
  compute_regressor_into(model_, motion, out.values);
  for (const auto& used : used_) {
    Matrix packed(motion.samples(), static_cast<Eigen::Index>(used.size()));
    for (std::size_t c = 0; c < used.size(); ++c)
      packed.col(static_cast<Eigen::Index>(c)) = out.values.col(used[c].column);
    Matrix gram = Matrix::Zero(packed.cols(), packed.cols());
    gram.selfadjointView<Eigen::Lower>().rankUpdate(packed.transpose());
    gram.triangularView<Eigen::StrictlyUpper>() = gram.transpose();
    out.packed.push_back(std::move(packed));
    out.joint.push_back(std::move(gram));
  }
  return out;
}

Matrix Observation::information(const Grams& grams, const Vector& weights) const {
  Matrix sum = Matrix::Zero(size(), size());
  for (std::size_t j = 0; j < used_.size(); ++j) {
    const double weight = weights[static_cast<Eigen::Index>(j)];
    for (std::size_t c = 0; c < used_[j].size(); ++c)
      for (std::size_t d = 0; d < used_[j].size(); ++d) {
        const double value = weight * grams.joint[j](static_cast<Eigen::Index>(c), static_cast<Eigen::Index>(d));
        for (const auto& [row, left] : used_[j][c].entries)
          for (const auto& [column, right] : used_[j][d].entries) sum(row, column) += left * right * value;
      }
  }
  return sum;
}

MotionGradient Observation::gradient(const Motion& motion, const Grams& grams,
                                     const std::vector<Matrix>& sensitivity) const {
  Matrix weights = Matrix::Zero(motion.samples(), layout_.columns());
  for (std::size_t j = 0; j < used_.size(); ++j) {
    const auto count = static_cast<Eigen::Index>(used_[j].size());
    Matrix local = Matrix::Zero(count, count);
    for (Eigen::Index c = 0; c < count; ++c)
      for (Eigen::Index d = 0; d < count; ++d)
        for (const auto& [row, left] : used_[j][static_cast<std::size_t>(c)].entries)
          for (const auto& [column, right] : used_[j][static_cast<std::size_t>(d)].entries)
            local(c, d) += 2 * left * right * sensitivity[j](row, column);
    const Matrix pushed = grams.packed[j] * local;
    for (Eigen::Index c = 0; c < count; ++c) weights.col(used_[j][static_cast<std::size_t>(c)].column) = pushed.col(c);
  }
  return contract_regressor(model_, motion, weights);
}

Matrix Observation::matrix(const Motion& motion) const {
  const Regressor y = compute_regressor(model_, motion);
  const Eigen::Index samples = motion.samples();
  Matrix f = Matrix::Zero(samples * joints(), size());
  for (std::size_t j = 0; j < used_.size(); ++j)
    for (const Used& used : used_[j])
      for (const auto& [column, factor] : used.entries)
        f.col(column).segment(static_cast<Eigen::Index>(j) * samples, samples) += factor * y.values.col(used.column);
  return f;
}

}  // namespace armature::design
