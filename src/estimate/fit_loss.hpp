// What a fit takes out of a joint's residuals.
//
// Parameters follow slow motions, so what they take is noise of the power S at frequency 0. With n rows, y_t the
// joint's row t and K the covariance of beta,
//
//   E Σ_t e_t e_(t+l) = n γ_l − S h_l,      h_l = Σ_t y_t K y_(t+l)ᵀ / sigma²,      S = Σ_l γ_l
//
// White noise makes this γ_0 = Σ e² / (n − h_0): the usual degrees of freedom. fit_autoregression() puts S h_l back.
#pragma once

#include "armature/types.hpp"

namespace armature {

/// h_0 … h_lags of one joint, block of rows after block of rows.
class FitLoss {
 public:
  /// `covariance`: of the joint's own parameters; `sigma`: deviation of its noise.
  FitLoss(const Matrix& covariance, double sigma, Eigen::Index lags);

  /// The rows that follow those before.
  void add(const Matrix& rows);
  [[nodiscard]] const Vector& lost() const { return lost_; }

 private:
  Matrix scaled_, past_;
  Vector lost_;
};

}  // namespace armature
