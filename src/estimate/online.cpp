#include <Eigen/Cholesky>
#include <cmath>
#include <stdexcept>

#include "armature/online.hpp"
#include "armature/selection.hpp"
#include "armature/text.hpp"
#include "estimate/blocks.hpp"
#include "estimate/solve.hpp"
#include "estimate/tall_qr.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// All joints' rows of one sample, divided by their noise: n × (b + 1), the torque last.
Matrix sample_rows(const Matrix& values, const std::vector<JointColumns>& columns, const Matrix* tau,
                   const Vector& sigma, Eigen::Index k, Eigen::Index b) {
  const auto n = static_cast<Eigen::Index>(columns.size());
  Matrix rows = Matrix::Zero(n, b + 1);
  for (Eigen::Index j = 0; j < n; ++j) {
    const JointColumns& own = columns[static_cast<std::size_t>(j)];
    for (std::size_t i = 0; i < own.base.size(); ++i) rows(j, own.base[i]) = values(k, own.value[i]) / sigma[j];
    if (tau != nullptr) rows(j, b) = (*tau)(k, j) / sigma[j];
  }
  return rows;
}

// log det of RᵀR.
double log_det(const Matrix& upper) { return 2 * upper.diagonal().cwiseAbs().array().log().sum(); }

}  // namespace

RecursiveEstimator::RecursiveEstimator(const TorqueModel& model, const BaseMap& base, const Vector& sigma,
                                       const Prior& prior, double forgetting)
    : model_(model), base_(base), sigma_(sigma), forgetting_(forgetting) {
  // A prior is needed for every parameter: the triangle starts from it.
  const Eigen::Index b = base.size();
  if (!(forgetting > 0 && forgetting <= 1))
    throw std::invalid_argument("RecursiveEstimator: forgetting must be in (0, 1], got " + exact(forgetting));
  if (sigma.size() != model.joints() || prior.mean.size() != b || !prior.deviation.allFinite())
    throw std::invalid_argument(
        "RecursiveEstimator: expected a noise deviation per joint and a finite prior for every "
        "base parameter");
  // One row per parameter: beta_i / deviation_i = mean_i / deviation_i.
  rows_ = Matrix::Zero(b + 1, b + 1);
  rows_.topLeftCorner(b, b).diagonal() = prior.deviation.cwiseInverse();
  rows_.col(b).head(b) = prior.mean.cwiseQuotient(prior.deviation);
}

void RecursiveEstimator::add(const Motion& motion, const Matrix& tau, const Matrix& weights) {
  // The kernel takes whole row steps: rows below the joints are zeros.
  const auto columns = joint_columns(model_, base_);
  const Eigen::Index b = base_.size();
  const int padded = (model_.joints() + tall_qr::kRowStep - 1) / tall_qr::kRowStep * tall_qr::kRowStep;
  Matrix block(padded, b + 1);
  for_each_block(model_, motion, [&](Eigen::Index first, const Matrix& values) {
    const Matrix part = tau.middleRows(first, values.rows());
    // For every sample: forget, put its rows below the triangle, and make it triangular again.
    for (Eigen::Index k = 0; k < values.rows(); ++k) {
      rows_ *= std::sqrt(forgetting_);
      block.topRows(static_cast<Eigen::Index>(columns.size())) = sample_rows(values, columns, &part, sigma_, k, b);
      if (weights.size() > 0) {
        for (Eigen::Index j = 0; j < weights.cols(); ++j) block.row(j) *= std::sqrt(weights(first + k, j));
      }
      block.bottomRows(block.rows() - static_cast<Eigen::Index>(columns.size())).setZero();
      tall_qr::absorb(rows_.data(), static_cast<int>(b + 1), block.data(), static_cast<int>(block.rows()),
                      static_cast<int>(block.rows()), static_cast<int>(b + 1));
      weight_ = forgetting_ * weight_ + 1;
    }
  });
}

// beta solves the triangle at any time.
Vector RecursiveEstimator::beta() const {
  const Eigen::Index b = base_.size();
  return rows_.topLeftCorner(b, b).triangularView<Eigen::Upper>().solve(rows_.col(b).head(b));
}

// R⁻¹ R⁻ᵀ.
Matrix RecursiveEstimator::covariance() const {
  const Eigen::Index b = base_.size();
  const Matrix inverse = rows_.topLeftCorner(b, b).triangularView<Eigen::Upper>().solve(Matrix::Identity(b, b));
  return inverse * inverse.transpose();
}

// One pass, one decision per sample: it stays if it adds enough to what was kept before.
Selection select_samples(const TorqueModel& model, const BaseMap& base, const Motion& motion, const Vector& sigma,
                         double gain) {
  const Eigen::Index b = base.size();
  const auto columns = joint_columns(model, base);
  Selection out;
  // A weak start, 1e-6 of the norm of the first sample's rows, makes the determinant exist before b rows are in, and
  // where no row shows some direction. Both have it, so that such a direction does not count in their comparison.
  Triangle all(static_cast<int>(b));
  Triangle kept(static_cast<int>(b));
  Matrix factor;
  for_each_block(model, motion, [&](Eigen::Index first, const Matrix& values) {
    for (Eigen::Index k = 0; k < values.rows(); ++k) {
      const Matrix rows = sample_rows(values, columns, nullptr, sigma, k, b);
      if (factor.size() == 0) {
        // A trace of every parameter, far below what a row says: the factor is never singular.
        constexpr double kTrace = 1e-6, kNothing = 1e-12;
        Matrix start = Matrix::Zero(b, b + 1);
        start.leftCols(b).diagonal().setConstant(kTrace * std::max(kNothing, rows.norm()));
        all.absorb(start);
        kept.absorb(start);
        factor = kept.factor();
      }
      all.absorb(rows);
      // log det(RᵀR + YᵀY) − log det(RᵀR) = log det(E + GᵀG) with G = R⁻ᵀYᵀ: a small matrix instead of a large one.
      const Matrix g = factor.transpose().triangularView<Eigen::Lower>().solve(rows.leftCols(b).transpose());
      const Matrix small = Matrix::Identity(rows.rows(), rows.rows()) + g.transpose() * g;
      const double added = log_det(Matrix(small.llt().matrixU()));
      if (!(added > gain)) continue;
      kept.absorb(rows);
      factor = kept.factor();
      out.kept.push_back(first + k);
    }
  });
  // What was saved and what it costs: determinants, conditions, and the mean growth of the deviations.
  out.log_det_all = log_det(all.factor());
  out.log_det_kept = log_det(kept.factor());
  out.condition_all = scaled_condition(all.factor());
  out.condition_kept = scaled_condition(kept.factor());
  out.wider = std::exp((out.log_det_all - out.log_det_kept) / (2 * static_cast<double>(b)));
  return out;
}

std::string Selection::brief() const {
  return grouped(static_cast<long long>(kept.size())) + " samples kept: deviations " + significant(wider, 3) +
         " times as wide, condition " + significant(condition_all, 3) + " → " + significant(condition_kept, 3);
}

}  // namespace armature
