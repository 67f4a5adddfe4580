// What the residuals say: intervals that hold when samples remember each other, outliers, and what limits each joint.
//
// Residuals of a robot are smooth: 1,000 samples a second do not carry 1,000 independent errors. With Omega_j the
// covariance of joint j's residuals (an autoregressive model of them), the covariance of the estimate is
//   C (Σ_j Y_jᵀ Omega_j Y_j / sigma_j⁴) C,     C = (Σ_j Y_jᵀ Y_j / sigma_j²)⁻¹
// which is C alone when Omega_j = sigma_j² E. A prior with information K is a measurement like others, without memory:
//   C (Σ_j Y_jᵀ Omega_j Y_j / sigma_j⁴ + K) C,     C = (Σ_j Y_jᵀ Y_j / sigma_j² + K)⁻¹
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "armature/estimate.hpp"
#include "armature/finding.hpp"

namespace armature {

/// tau − Y_b beta for every sample, samples × n.
[[nodiscard]] Matrix compute_residuals(const TorqueModel& model, const BaseMap& base, const Vector& beta,
                                       const Samples& samples, int threads = 1);

/// e_t = Σ_i coefficient_i e_(t−i) + w_t, w white with variance `innovation`.
struct Autoregression {
  Vector coefficients;
  double innovation = 0;
  double variance = 0;  ///< of e
  /// Of the power at frequency 0, inflation · variance: 2 / variance of its logarithm. The samples for white noise.
  double degrees_of_freedom = 0;
  /// Σ over all lags of the autocorrelation: samples / independent samples for a regressor that changes slowly.
  [[nodiscard]] double inflation() const;
};
/// Yule–Walker (Levinson–Durbin) with the order, up to max_order, that Akaike's criterion prefers. Stretches are not
/// joined. `lost` (lags 0 … max_order; empty: nothing) is what a fit took out of the residuals e, in units of the
/// power S at frequency 0, and is put back:
///   n γ_l = Σ_t e_t e_(t+l) + S · lost_l,      S = inflation · variance
[[nodiscard]] Autoregression fit_autoregression(const Vector& residual, const std::vector<Eigen::Index>& starts,
                                                int max_order, const Vector& lost = {});

struct StatisticsOptions {
  int max_order = 32;          ///< of the residual's autoregression
  double outlier = 6;          ///< a residual beyond this many robust deviations (1.4826 · median |e|) is an outlier
  int bootstrap_runs = 200;    ///< 0: none
  double bootstrap_block = 0;  ///< [s]; 0: ten correlation times, at least 1/50 of the recording
  double explained = 1.25;     ///< rms ≤ explained · noise floor counts as "down to its noise"
  /// A signal that is no chance is named as missing where it explains at least this share of the residual's RMS …
  double named = 0.15;
  /// … or its absence moves a parameter by this many of its deviations.
  double named_moves = 1;
  std::uint64_t seed = 1;  ///< of the bootstrap
  int keep_every = 1;      ///< as in AccumulateOptions
  int threads = 1;
};

/// What limits a joint.
enum class JointVerdict {
  NoiseFloor = 0,   ///< the model explains it down to its noise
  Friction = 1,     ///< the rest follows the joint's velocity: friction the model lacks
  Position = 2,     ///< the rest follows the joint's position: spring, cable, cogging or gravity the model lacks
  Inertia = 3,      ///< the rest follows the joint's acceleration: inertia or a delay between torque and position
  White = 4,        ///< the rest is white, its floor unknown: probably noise
  Unexplained = 5,  ///< the rest is correlated in time and follows nothing simple
  Offset = 6        ///< the rest is mostly a constant: torque offset the model lacks
};
[[nodiscard]] const char* to_string(JointVerdict verdict);

/// A signal that a joint's residual follows beyond chance: the model has no such term.
struct Lack {
  JointVerdict verdict = JointVerdict::Unexplained;
  std::string words;                  ///< "friction that changes with the joint's load"
  Remedy remedy;                      ///< what to do about it
  double rms = 0;                     ///< of the part of the residual that it explains, less what chance would [N·m]
  double chance = 1;                  ///< probability of as much by chance
  Eigen::Index first = 0, count = 0;  ///< its columns among the suspects' signals
  double moves = 0;                   ///< the furthest that its absence moves a parameter, in deviations by noise alone
};

struct JointStatistics {
  double rms = 0;               ///< of the residual [N·m]
  double noise_floor = 0;       ///< deviation between periods [N·m]; NaN where unknown
  double correlation_time = 0;  ///< [s]: Σ autocorrelation / rate
  double inflation = 1;         ///< samples / effective samples, for this joint's regressor
  double effective_samples = 0;
  int outliers = 0;
  Eigen::Index worst_sample = 0;  ///< the largest residual
  double worst = 0;               ///< [N·m]
  double largest_leverage = 0;    ///< of one row, 1 = that row alone fixes a parameter
  double friction_share = 0;      ///< of the residual's square that simple functions of v explain
  double position_share = 0;      ///< … of q
  double offset_share = 0;        ///< … a constant
  double acceleration_share = 0;  ///< … of a
  std::vector<Lack> lacks;        ///< what it follows beyond chance, the largest first
  double torque_rms = 0;          ///< of the measured torque, about its mean [N·m]
  JointVerdict verdict = JointVerdict::Unexplained;
  std::string words;  ///< the verdict for a person
  Remedy remedy;      ///< what to do about it
  /// Both in one line.
  [[nodiscard]] std::string text() const;
};

struct Correlation {
  int first = 0, second = 0;
  double value = 0;
};

struct Statistics {
  std::vector<JointStatistics> of_joint;
  Vector inflation;   ///< per joint, for Information::inflation
  Matrix covariance;  ///< of beta, for correlated residuals
  /// Degrees of freedom of its diagonal (Satterthwaite): with v_ij joint j's share of parameter i's variance and nu_j
  /// those of the joint's noise at low frequencies, (Σ of all shares)² / Σ_j v_ij² / nu_j.
  Vector freedom;
  /// Covariance of the fit's right-hand side: Σ_j Y_jᵀ Omega_j Y_j / sigma_j⁴, and what the model lacks
  /// (src/estimate/model_error.hpp).
  Matrix scores;
  /// The part of the covariance that what the model lacks adds. Empty: nothing is known to be missing. A prediction for
  /// this arm does without it: what the parameters took over from missing terms is what makes them predict.
  Matrix model_error;
  Vector scales;               ///< errors s of the joints' torque scales against each other; empty where they agree
  Matrix scale_square;         ///< E[s sᵀ], what their common scale may be off included
  double scale_deviation = 0;  ///< of a usual joint's torque scale, as far as the joints' disagreement tells
  Vector odd_scale;            ///< probability that a joint's scale is off for a reason of its own
  Vector bootstrap;            ///< deviations by block bootstrap; empty if not asked or fewer than 20 blocks
  std::vector<Correlation> strongest;  ///< the ten largest |correlations| of different parameters
  std::vector<std::string> names;      ///< of the parameters
  std::vector<std::string> joints;
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// One pass over the samples with the estimate's beta and sigma. `weights` as in accumulate(), each 0 or 1: rows of a
/// joint that are left out there are left out here.
[[nodiscard]] Statistics compute_statistics(const TorqueModel& model, const BaseMap& base, const Samples& samples,
                                            const Estimate& estimate, const StatisticsOptions& options = {},
                                            const Matrix& weights = {});

/// The same estimate with the statistics' covariance: deviations and intervals for correlated residuals.
[[nodiscard]] Estimate widened(Estimate estimate, const Statistics& statistics);

}  // namespace armature
