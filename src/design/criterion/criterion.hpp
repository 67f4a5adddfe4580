// How good a motion is, as a smooth function of the information it carries.
#pragma once

#include <vector>

#include "armature/design.hpp"
#include "design/criterion/observation.hpp"

namespace armature::design {

/// A number and its derivative with respect to a symmetric matrix.
struct SpectralValue {
  double value = 0;
  Matrix gradient;  ///< d value / d G, symmetric
};

/// ½ log(λ_max / λ_min) of G = FᵀF, that is log cond(F), with both ends replaced by power means of order p:
///   ½/p · (log Σ λ_i^p + log Σ λ_i^−p)  →  log cond(F)  as p → ∞, from above, within log(b)/p.
/// Infinite value where G is numerically singular. p is a whole number; the work grows with the logarithm of p − 1 and
/// is least where that is a power of two.
[[nodiscard]] SpectralValue log_condition(const Matrix& G, int p);
/// −½ log λ_min by the same power mean: −log σ_min(F).
[[nodiscard]] SpectralValue log_inverse_smallest(const Matrix& G, int p);
/// −log det G.
[[nodiscard]] SpectralValue minus_log_det(const Matrix& G);
/// log trace G⁻¹.
[[nodiscard]] SpectralValue log_trace_inverse(const Matrix& G);
/// log trace(V G⁻¹): the mean variance of what V predicts.
[[nodiscard]] SpectralValue log_prediction_variance(const Matrix& G, const Matrix& V);
/// −Σ log G_gg ≤ −log det G, by Hadamard's inequality det G ≤ Π G_gg.
[[nodiscard]] SpectralValue minus_log_diagonal(const Matrix& G);
/// ½ log(max G_gg / min G_gg) with power means of order p: the range of the columns' lengths.
[[nodiscard]] SpectralValue log_column_range(const Matrix& G, int p);
/// `inner` of the correlation-like matrix D^−½ G D^−½, D = diag(G): columns of F scaled to unit length.
[[nodiscard]] SpectralValue scaled_log_condition(const Matrix& G, int p);

/// The objective of a search as a function of the joints' information matrices.
///
/// `sharpness` is the order p above; the value falls towards the true criterion as it grows.
class SmoothCriterion {
 public:
  SmoothCriterion(const Objective& objective, const Observation& observation, const Vector& noise_variance);
  /// V of Objective::VOptimal, over the columns that count.
  void predict(const Matrix& prediction) { prediction_ = prediction; }
  /// Adds what is known already: weighted information = scale · Fᵀ Σ⁻¹ F + prior.
  void add_prior(const Matrix& prior, double scale) { prior_ = prior, scale_ = scale; }

  struct Value {
    double objective = 0;
    Sensitivity sensitivity;  ///< d objective / d C_j per joint; empty unless asked for
  };
  [[nodiscard]] Value evaluate(const Observation::Grams& grams, int sharpness, bool with_gradient) const;
  /// F2 = −log det(Fᵀ Σ⁻¹ F) alone.
  [[nodiscard]] Value log_det(const Observation::Grams& grams, bool with_gradient) const;

 private:
  [[nodiscard]] SpectralValue of_information(const Matrix& plain, const Matrix& weighted, int sharpness,
                                             Matrix* weighted_gradient) const;
  [[nodiscard]] Matrix reduce(const Matrix& G) const;
  [[nodiscard]] Matrix lift(const Matrix& G, Matrix gradient) const;

  Objective objective_;
  const Observation* observation_;
  [[nodiscard]] Matrix weighted_information(const Observation::Grams& grams) const;

  Vector plain_, weighted_;  ///< row weights per joint
  Matrix prediction_, prior_;
  double scale_ = 1;
};

}  // namespace armature::design
