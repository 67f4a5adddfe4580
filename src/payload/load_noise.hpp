// The noise behind a load's intervals: per joint its power at the low frequencies of a motion, and how well it is
// known.
//
// A fit takes out of the residuals e what its parameters can follow. Motions are slow against the noise, so what it
// takes is noise of the power S at frequency 0. With n samples, y_t joint j's row at sample t and K the covariance of
// beta:
//   E Σ_t e_t e_(t+l) = n γ_l − S h_l,      h_l = Σ_t y_t K y_(t+l)ᵀ / sigma_j²,      S = Σ_l γ_l
// White noise makes this γ_0 = Σ e² / (n − h_0): the usual degrees of freedom.
#pragma once

#include <vector>

#include "armature/base.hpp"
#include "armature/samples.hpp"

namespace armature {

struct LoadNoise {
  Vector inflation;           ///< S_j / sigma_j²
  Vector degrees_of_freedom;  ///< of S_j: 2 / variance of its logarithm
};

/// `sigma`: RMS of the residuals per joint, those of the fit `beta` with covariance `beta_covariance`.
[[nodiscard]] LoadNoise estimate_noise(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& parts,
                                       const Vector& beta, const Matrix& beta_covariance, const Vector& sigma);

/// How sure the deviation of a combination g of load numbers is, when joint j's noise adds gᵀ by_joint[j] g to its
/// variance and that noise is known with finite degrees of freedom (Satterthwaite 1946):
///   nu = variance² / Σ_j (gᵀ by_joint[j] g)² / nu_j
struct LoadFreedom {
  std::vector<Matrix> by_joint;  ///< 10 × 10 each
  Vector degrees_of_freedom;     ///< nu_j

  [[nodiscard]] double of(const Vector& g, double variance) const;
};

}  // namespace armature
