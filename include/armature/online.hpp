// Estimate while the robot moves: recursive least squares in square-root form.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

/// Recursive least squares in square-root form: the triangle forgets by √forgetting per sample and takes in new rows.
///   cost_t(beta) = Σ_s forgetting^(t−s) Σ_j (tau_j − Y_b,j beta)² / sigma_j²  + prior
class RecursiveEstimator {
 public:
  /// `forgetting` in (0, 1]; memory 1/(1 − forgetting) samples. Needs a prior so that beta exists from the start.
  RecursiveEstimator(const TorqueModel& model, const BaseMap& base, const Vector& sigma, const Prior& prior,
                     double forgetting = 1);

  /// `weights` (samples × n, empty: all 1) multiply the squared residuals, as in accumulate().
  void add(const Motion& motion, const Matrix& tau, const Matrix& weights = {});
  [[nodiscard]] Vector beta() const;
  [[nodiscard]] Matrix covariance() const;
  [[nodiscard]] double weight() const { return weight_; }  ///< Σ forgetting^(t−s)

 private:
  TorqueModel model_;
  BaseMap base_;
  Vector sigma_;
  double forgetting_ = 1;
  double weight_ = 0;
  Matrix rows_;  // (b + 1) × (b + 1) triangle with its right side
};

}  // namespace armature
