#include "estimate/fit_loss.hpp"

namespace armature {

FitLoss::FitLoss(const Matrix& covariance, double sigma, Eigen::Index lags)
    : scaled_(covariance / (sigma * sigma)),
      past_(Matrix::Zero(lags, covariance.cols())),
      lost_(Vector::Zero(lags + 1)) {}

void FitLoss::add(const Matrix& rows) {
  // The last rows of a block meet the first of the next.
  const Eigen::Index lags = past_.rows();
  Matrix known(lags + rows.rows(), rows.cols());
  known << past_, rows * scaled_;
  for (Eigen::Index l = 0; l <= lags; ++l) lost_[l] += known.middleRows(lags - l, rows.rows()).cwiseProduct(rows).sum();
  past_ = known.bottomRows(lags);
}

}  // namespace armature
