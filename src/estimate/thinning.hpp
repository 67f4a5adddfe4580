// Fewer rows, none of their noise: the parallel filter. The torque and every column of the regressor go through the
// same zero-phase low-pass h before one row in `keep` is kept,
//
//   (h * tau) = (h * Y) beta + (h * e)
//
// so what the filter does to sign(v) at a reversal, or to an acceleration, it does to both sides: where the model holds
// at every sample under the filter, nothing is biased. Rows are left out by their middle sample alone; a joint that
// sticks nearby is still in its neighbours' sums.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"

namespace armature {

class Thinning {
  using Index = Eigen::Index;

 public:
  /// Rows whose filter would reach over an end of a stretch are left out. keep ≥ 1; 1 keeps all and filters nothing.
  Thinning(Eigen::Index samples, const std::vector<Eigen::Index>& starts, int keep);

  [[nodiscard]] Eigen::Index size() const { return static_cast<Eigen::Index>(centres_.size()); }
  /// The sample in the middle of each kept row's filter.
  [[nodiscard]] const std::vector<Eigen::Index>& centres() const { return centres_; }
  /// First kept rows of stretches.
  [[nodiscard]] const std::vector<Eigen::Index>& starts() const { return starts_; }
  /// Samples that one kept row is made of.
  [[nodiscard]] Eigen::Index reach() const { return taps_.size(); }
  /// Variance of white noise after the filter over that before: Σ h².
  [[nodiscard]] double noise_gain() const { return taps_.squaredNorm(); }
  /// Kept rows of a signal of all samples.
  [[nodiscard]] Matrix filtered(const Matrix& signal) const;
  /// Kept rows first … first + values.rows() − 1 of the regressor's values.
  void regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Index first,
                      Eigen::Ref<Matrix> values) const;

 private:
  Index keep_;
  Vector taps_;
  std::vector<Eigen::Index> centres_, starts_;
};

}  // namespace armature
