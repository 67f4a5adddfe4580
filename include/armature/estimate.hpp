// Which numbers fit, and how sure are they?
//
//   beta = argmin Σ_j ‖Y_b,j beta − tau_j‖² / sigma_j²  (+ prior),      covariance = (Σ_j Y_b,jᵀ Y_b,j / sigma_j²)⁻¹
//
// Everything here starts from Information and never touches the samples.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/information.hpp"
#include "armature/origin.hpp"

namespace armature {

/// What is known of beta beforehand: beta_i = mean_i ± deviation_i, independent. Infinite deviation: nothing.
struct Prior {
  Vector mean;
  Vector deviation;
};

/// The robot's nominal parameters as a prior: deviation_i = relative · sqrt(Σ (coefficient · pi)²), at least
/// `relative` · smallest. A parameter whose nominal values are all unknown (0) gets an infinite deviation.
[[nodiscard]] Prior make_prior(const TorqueModel& model, const BaseMap& base, double relative, double smallest = 1e-3);

/// beta = offset + basis · gamma: what is left to estimate when some standard parameters are known.
struct Subspace {
  Vector offset;  ///< b
  Matrix basis;   ///< b × r, orthonormal columns
};

/// Standard parameters held at known values: `held[i]` is an index into pi, `values[i]` its value. Holding all ten
/// numbers of a link leaves the other links, a tool, or the friction to identify. The data then see r ≤ b directions.
[[nodiscard]] Subspace hold_parameters(const BaseMap& base, const std::vector<int>& held, const Vector& values);

struct EstimateOptions {
  enum class Weighting {
    None,           ///< every row counts the same: ordinary least squares, [X] eq. 6
    FromResiduals,  ///< sigma_j from the residuals, repeated until it settles: Gaussian maximum likelihood
    FromPeriods,    ///< sigma_j from the scatter between periods (Swevers 2007 eq. 7–11); FromResiduals without it
    Given,          ///< options.sigma
  };
  Weighting weighting = Weighting::FromResiduals;
  /// Noise deviation per joint for Weighting::Given [N·m].
  Vector sigma = {};
  std::optional<Prior> prior = {};
  std::optional<Subspace> subspace = {};
  /// Widen the covariance by Information::inflation, where known (statistics.hpp).
  bool use_inflation = true;
  double confidence = 0.95;  ///< of the intervals
  /// Directions with a singular value below rank_tolerance · largest, columns scaled to norm 1, count as unseen.
  double rank_tolerance = 1e-10;
  /// Reweighting stops when every |Δsigma_j| ≤ step_tolerance · sigma_j.
  double step_tolerance = 1e-9;
  int max_iterations = 50;

  /// Nothing if usable for this information; otherwise what is wrong.
  [[nodiscard]] std::optional<Error> problem(const Information& information) const;
};

[[nodiscard]] const char* to_string(EstimateOptions::Weighting weighting);

/// How the estimate ended. Listed in docs/statuses.md.
enum class EstimateStatus {
  NotCalled = 0,       ///< nothing was computed
  Done = 1,            ///< all parameters determined
  IterationLimit = 2,  ///< the weights had not settled; beta belongs to the last ones
  RankDeficient = 3,   ///< some directions are unseen: beta is the smallest solution, see unseen and warnings
  TooFewSamples = 4,   ///< fewer equations than parameters
};

[[nodiscard]] const char* to_string(EstimateStatus status);

struct Estimate {
  EstimateStatus status = EstimateStatus::NotCalled;
  std::string message = "estimate was not called";
  std::string robot;
  std::vector<std::string> joints;
  std::vector<std::string> parameters;  ///< names of the b base parameters
  std::vector<std::string> units;

  Vector beta;
  Matrix covariance;          ///< b × b
  Matrix naive_covariance;    ///< the same as if all residuals were independent
  Vector deviation;           ///< sqrt of its diagonal
  Vector relative_deviation;  ///< deviation / |beta| (RSD, Xu 2020 eq. 7, there in %)
  Vector lower, upper;        ///< interval at options.confidence
  /// Seen: the data determine it. Inferred: a prior is more precise than the data, or nothing determines it (then it is
  /// in `unseen` and its deviation is infinite). Set: held beforehand.
  std::vector<Origin> standing;
  std::vector<int> unseen;  ///< parameters that nothing determines

  EstimateOptions::Weighting weighting_given = EstimateOptions::Weighting::None;
  EstimateOptions::Weighting weighting_used = EstimateOptions::Weighting::None;
  Vector sigma;              ///< noise deviation per joint behind weights and covariance [N·m]
  Vector residual_rms;       ///< per joint [N·m]
  Vector relative_residual;  ///< per joint: ‖tau − tau_hat‖ / ‖tau‖
  double total_relative_residual = 0;
  double rms = 0;        ///< over all joints and samples [N·m]
  double condition = 0;  ///< of the weighted factor with columns scaled to norm 1
  double equations = 0;  ///< rows
  double degrees_of_freedom = 0;
  /// Of every parameter's deviation, where statistics know them: the noise behind it is known from so few values that
  /// it is wrong itself. Intervals use Student's t with these. Empty: degrees_of_freedom for all.
  Vector freedom;
  double confidence = 0.95;
  bool inflated = false;  ///< covariance widened for correlated residuals
  int iterations = -1;
  std::vector<Warning> warnings;

  [[nodiscard]] bool usable() const {
    return status == EstimateStatus::Done || status == EstimateStatus::IterationLimit;
  }
  /// One line.
  [[nodiscard]] std::string brief() const;
  /// A page: the table of parameters and joints, and every warning.
  [[nodiscard]] std::string full() const;
  /// Correlation of two estimates, from the covariance.
  [[nodiscard]] Matrix correlation() const;
};

/// The estimate above. Throws std::invalid_argument with options.problem()'s text.
[[nodiscard]] Estimate estimate(const Information& information, const EstimateOptions& options = {});

/// The cost at the estimate's noise: what physical consistency, validation and further searches minimise.
[[nodiscard]] LeastSquaresCost make_cost(const Information& information, const Estimate& estimate);

}  // namespace armature
