// The noise behind a load's intervals: per joint its power at the low frequencies of a motion, and how well it is
// known.
//
// A fit takes noise out of the residuals; it is put back (src/estimate/fit_loss.hpp).
#pragma once

#include <vector>

#include "armature/base.hpp"
#include "armature/samples.hpp"

namespace armature {

struct LoadNoise {
  Vector inflation;           ///< S_j / sigma_j²
  Vector degrees_of_freedom;  ///< of S_j: 2 / variance of its logarithm
};

/// `sigma`: RMS of the residuals per joint, those of the fit `beta` with covariance `beta_covariance`. `weights`: 1 or
/// 0 per part, sample and joint, those of the fit; an empty one counts all rows.
[[nodiscard]] LoadNoise estimate_noise(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& parts,
                                       const std::vector<Matrix>& weights, const Vector& beta,
                                       const Matrix& beta_covariance, const Vector& sigma);

/// How sure the deviation of a combination g of load numbers is, when joint j's noise adds gᵀ by_joint[j] g to its
/// variance and that noise is known with finite degrees of freedom (Satterthwaite 1946):
///   nu = variance² / Σ_j (gᵀ by_joint[j] g)² / nu_j
struct LoadFreedom {
  std::vector<Matrix> by_joint;  ///< 10 × 10 each
  Vector degrees_of_freedom;     ///< nu_j

  [[nodiscard]] double of(const Vector& g, double variance) const;
};

}  // namespace armature
