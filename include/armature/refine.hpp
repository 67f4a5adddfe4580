// Estimators that look at the samples more than once: outliers, nonlinear shapes, noisy positions, on line, selection.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

// ---------------------------------------------------------------- outliers

struct RobustOptions {
  enum class Loss {
    Huber,     ///< weight 1 for |u| ≤ tuning, tuning/|u| beyond
    Bisquare,  ///< weight (1 − (u/tuning)²)², 0 beyond: gross errors are ignored
  };
  Loss loss = Loss::Huber;
  double tuning = 0;  ///< in robust deviations; 0: 1.345 (Huber) or 4.685 (bisquare), 95 % efficient on clean data
  /// Stop when |Δbeta_i| ≤ step_tolerance · deviation_i for every parameter.
  double step_tolerance = 1e-3;
  int max_iterations = 30;
  EstimateOptions estimate = {};
  AccumulateOptions accumulate = {};
};

[[nodiscard]] const char* to_string(RobustOptions::Loss loss);

struct RobustEstimate {
  Estimate estimate;
  Information information;  ///< of the rows times the roots of their last weights: beta minimises its cost at `scale`
  Vector scale;             ///< robust deviation per joint: 1.4826 · median |e| [N·m]
  Vector downweighted;      ///< share of rows per joint with weight < 0.5
  int iterations = -1;
  bool converged = false;
};

/// Iteratively reweighted least squares; bisquare starts from Huber's answer. The covariance is Huber's:
/// scale² · mean(ψ²) / mean(ψ')² per joint in place of sigma². `weights`: beforehand, as in accumulate().
[[nodiscard]] Result<RobustEstimate> estimate_robust(const TorqueModel& model, const BaseMap& base,
                                                     const Samples& samples, const RobustOptions& options = {},
                                                     const Matrix& weights = {});

// ---------------------------------------------------------------- shapes

/// A number inside a basis function that is to be found: Stribeck velocity, width of a smooth sign, length
/// of presliding, exponent, lever.
struct ShapeParameter {
  enum class Field { P0, P1, Shift };
  std::string column =
      {};  ///< parameter name of the term's column: "FS3", or a prefix for all of them, each its own: "FS"
  Field field = Field::P0;
  double lower = 0;
  double upper = 0;
};

/// Every such number of these terms with the range it has on real joints: Stribeck velocity 10⁻³–1 rad/s, width of a
/// smooth sign 10⁻⁴–0.3 rad/s, length of presliding 10⁻⁵–0.1 rad, exponent of a power 0.05–3, ratio of a lever
/// 0.01–0.99.
[[nodiscard]] std::vector<ShapeParameter> free_shapes(const std::vector<Term>& terms);

struct ShapeOptions {
  std::vector<ShapeParameter> shapes = {};
  /// Stop when every |Δp| ≤ step_tolerance · (upper − lower).
  double step_tolerance = 1e-5;
  int max_iterations = 30;
  EstimateOptions estimate = {};
  AccumulateOptions accumulate = {};
};

struct FoundShape {
  std::string column;
  ShapeParameter::Field field = ShapeParameter::Field::P0;
  double start = 0;
  double value = 0;
  double deviation = 0;  ///< with beta free
  bool at_bound = false;
};

struct ShapeFit {
  std::vector<Term> terms;  ///< with the shapes found
  std::vector<FoundShape> shapes;
  Estimate estimate;  ///< of the model with those terms
  double rms_before = 0;
  int iterations = -1;
  bool converged = false;
  [[nodiscard]] std::string brief() const;
};

/// Variable projection (Golub and Pereyra 1973; Kaufman's form): Gauss–Newton steps in the shapes with beta always at
/// its linear optimum, each step shortened until the weighted cost falls. Starts from the terms' own numbers.
[[nodiscard]] Result<ShapeFit> fit_shapes(const TorqueModel& model, const Samples& samples,
                                          const ShapeOptions& options);

// ---------------------------------------------------------------- noisy positions

struct MaximumLikelihoodOptions {
  Vector position_sigma = {};    ///< deviation of the position noise per joint [rad or m]
  Vector torque_sigma = {};      ///< deviation of the torque noise per joint [N·m]
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

// ---------------------------------------------------------------- on line

/// Recursive least squares in square-root form: the triangle forgets by √forgetting per sample and takes in new rows.
///   cost_t(beta) = Σ_s forgetting^(t−s) Σ_j (tau_j − Y_b,j beta)² / sigma_j²  + prior
class RecursiveEstimator {
 public:
  /// `forgetting` in (0, 1]; memory 1/(1 − forgetting) samples. Needs a prior so that beta exists from the start.
  RecursiveEstimator(const TorqueModel& model, const BaseMap& base, const Vector& sigma, const Prior& prior,
                     double forgetting = 1);

  void add(const Motion& motion, const Matrix& tau);
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

// ---------------------------------------------------------------- selection

/// Which samples to keep, and what that saves and costs.
struct Selection {
  std::vector<Eigen::Index> kept;
  double log_det_all = 0;  ///< log det of the weighted information with all samples
  double log_det_kept = 0;
  double condition_all = 0;
  double condition_kept = 0;
  double wider = 1;  ///< geometric mean of the growth of the deviations
  [[nodiscard]] std::string brief() const;
};

/// Goes through the samples once and keeps those that add more than `gain` to log det of the information
/// (Ayvacı 2022 eq. 16 with the D-criterion): log det(E + G Gᵀ) > gain with G = Y_b R⁻¹ / sigma.
[[nodiscard]] Selection select_samples(const TorqueModel& model, const BaseMap& base, const Motion& motion,
                                       const Vector& sigma, double gain);

}  // namespace armature
