// Maximum likelihood with noise on positions and torques.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

struct MaximumLikelihoodOptions {
  Vector position_sigma = {};    ///< deviation of the position noise per joint [rad or m]
  Vector torque_sigma = {};      ///< deviation of the torque noise per joint [N·m]
  Matrix weights = {};           ///< of the squared torque residuals, samples × n; 0: left out; empty: all 1
  double step_tolerance = 1e-8;  ///< stop when the cost falls by less than this share
  int max_iterations = 20;
};

struct MaximumLikelihood {
  Vector beta;
  Matrix covariance;  ///< of beta, the trajectory's uncertainty included
  Matrix series;      ///< (2 H + 1) × n: mean, then sine and cosine per harmonic, of the estimated motion
  double cost = 0;    ///< Jia 2019 eq. 7 without the ½
  double first_cost = 0;
  int iterations = -1;
  bool converged = false;
};

/// Full maximum likelihood with noise on positions and torques (Jia 2019 eq. 7), the motion a Fourier series with
/// `harmonics` of 1/period:
///   min over beta, q(·)   Σ_k Σ_j (q_m − q)² / sigma_q² + (tau_m − Y(q, v, a) beta)² / sigma_tau²
/// Gauss–Newton on the series' coefficients and beta together, with exact derivatives of the torque.
[[nodiscard]] MaximumLikelihood estimate_maximum_likelihood(const TorqueModel& model, const BaseMap& base,
                                                            const Vector& time, const Matrix& q_measured,
                                                            const Matrix& tau_measured, double period,
                                                            const std::vector<int>& harmonics,
                                                            const MaximumLikelihoodOptions& options);

}  // namespace armature
