// The square root of a residual's covariance, applied to regressor rows.
#pragma once

#include "armature/statistics.hpp"

namespace armature {

/// Runs rows through e_t = x_t + Σ a_i e_(t−i), block after block: for z = colour(y),
///   zᵀ z = yᵀ Omega y / innovation
class Colouring {
 public:
  Colouring(const Autoregression& model, Eigen::Index columns)
      : model_(&model), past_(Matrix::Zero(model.coefficients.size(), columns)) {}

  void restart() { past_.setZero(); }
  Matrix operator()(const Matrix& rows) {
    const Eigen::Index order = model_->coefficients.size();
    Matrix work(order + rows.rows(), rows.cols());
    work << past_, rows;
    for (Eigen::Index c = 0; c < rows.cols(); ++c) {
      double* x = work.col(c).data();
      for (Eigen::Index t = order; t < work.rows(); ++t) {
        for (Eigen::Index i = 0; i < order; ++i) x[t] += model_->coefficients[i] * x[t - 1 - i];
      }
    }
    past_ = work.bottomRows(order);
    return work.bottomRows(rows.rows());
  }

 private:
  const Autoregression* model_;
  Matrix past_;
};

}  // namespace armature
