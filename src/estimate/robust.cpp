#include <algorithm>
#include <cmath>

#include "armature/robust.hpp"
#include "armature/statistics.hpp"
#include "estimate/solve.hpp"

namespace armature {
namespace {

using Loss = RobustOptions::Loss;

// Weight ψ(u) / u of a residual u in robust deviations.
double weight_of(Loss loss, double tuning, double u) {
  const double size = std::abs(u);
  if (loss == Loss::Huber) return size <= tuning ? 1 : tuning / size;
  const double x = u / tuning;
  return size < tuning ? (1 - x * x) * (1 - x * x) : 0;
}

// ψ'(u), the slope of u · weight(u).
double slope_of(Loss loss, double tuning, double u) {
  const double size = std::abs(u);
  if (loss == Loss::Huber) return size <= tuning ? 1 : 0;
  const double x = u / tuning;
  return size < tuning ? (1 - x * x) * (1 - 5 * x * x) : 0;
}

// 95 % efficient on Gaussian noise.
double default_tuning(Loss loss) { return loss == Loss::Huber ? 1.345 : 4.685; }

// 1.4826 · median |e| per joint: the deviation of Gaussian noise, whatever a few outliers do.
Vector robust_scale(const Matrix& residual) {
  Vector scale(residual.cols());
  for (Eigen::Index j = 0; j < residual.cols(); ++j) {
    Vector sizes = residual.col(j).cwiseAbs();
    const Eigen::Index middle = sizes.size() / 2;
    std::nth_element(sizes.data(), sizes.data() + middle, sizes.data() + sizes.size());
    scale[j] = std::max(1e-300, 1.4826 * sizes[middle]);
  }
  return scale;
}

// A weight per row and joint.
Matrix weights_of(const Matrix& residual, const Vector& scale, Loss loss, double tuning) {
  Matrix w(residual.rows(), residual.cols());
  for (Eigen::Index j = 0; j < w.cols(); ++j) {
    for (Eigen::Index k = 0; k < w.rows(); ++k) w(k, j) = weight_of(loss, tuning, residual(k, j) / scale[j]);
  }
  return w;
}

// Huber's deviation per joint: scale · sqrt(mean ψ²) / mean ψ', in place of sigma for weights of 1.
Vector effective_sigma(const Matrix& residual, const Vector& scale, Loss loss, double tuning) {
  Vector sigma(residual.cols());
  for (Eigen::Index j = 0; j < residual.cols(); ++j) {
    double psi = 0;
    double slope = 0;
    for (Eigen::Index k = 0; k < residual.rows(); ++k) {
      const double u = residual(k, j) / scale[j];
      const double p = u * weight_of(loss, tuning, u);
      psi += p * p;
      slope += slope_of(loss, tuning, u);
    }
    // A bisquare loss can have a mean slope near 0 or below; the floor keeps the deviation finite.
    constexpr double kLeastSlope = 0.05;
    const auto n = static_cast<double>(residual.rows());
    sigma[j] = scale[j] * std::sqrt(psi / n) / std::max(kLeastSlope, slope / n);
  }
  return sigma;
}

// One loss to convergence, from the estimate that is already there.
Result<void> iterate(RobustEstimate& r, const TorqueModel& model, const BaseMap& base, const Samples& s, Loss loss,
                     double tuning, const RobustOptions& options, const Matrix& prior_weights) {
  r.converged = false;
  for (int i = 0; i < options.max_iterations && !r.converged; ++i) {
    // Residuals at the last beta give scales and weights, these the next beta.
    const Matrix residual = compute_residuals(model, base, r.estimate.beta, s, options.accumulate.threads);
    r.scale = robust_scale(residual);
    Matrix weights = weights_of(residual, r.scale, loss, tuning);
    if (prior_weights.size() != 0) weights.array() *= prior_weights.array();
    auto info = accumulate(model, base, s, options.accumulate, weights);
    if (!info) return info.error();
    r.information = *std::move(info);
    // The noise is the robust scale: weighted residuals would be too small.
    EstimateOptions given = options.estimate;
    given.weighting = EstimateOptions::Weighting::Given;
    given.sigma = r.scale;
    const Vector before = r.estimate.beta;
    r.estimate = estimate(r.information, given);
    // Settled when no parameter moves by more than a share of its deviation, or by rounding.
    r.downweighted = (weights.array() < 0.5).cast<double>().colwise().mean().transpose();
    ++r.iterations;
    r.converged = ((r.estimate.beta - before).cwiseAbs().array() <=
                   options.step_tolerance * r.estimate.deviation.array() + 1e-14 * before.cwiseAbs().array())
                      .all();
  }
  return {};
}

}  // namespace

const char* to_string(RobustOptions::Loss loss) { return loss == Loss::Huber ? "huber" : "bisquare"; }

Result<RobustEstimate> estimate_robust(const TorqueModel& model, const BaseMap& base, const Samples& s,
                                       const RobustOptions& options, const Matrix& weights) {
  // A filtered row mixes samples, so that a single bad one cannot be weighed down.
  if (options.accumulate.keep_every != 1)
    return Error{ErrorCode::Usage, "a robust loss weighs each sample, and rows were to be thinned", "estimate_robust",
                 "Keep every row, or low-pass the recording instead."};
  // Start from least squares; an estimate that is not usable is returned as it is.
  const auto info = accumulate(model, base, s, options.accumulate, weights);
  if (!info) return info.error();
  RobustEstimate r{estimate(*info, options.estimate), *info, {}, {}, 0, false};
  if (!r.estimate.usable()) return r;
  // Huber's loss always goes first: it is convex, while bisquare may have several minima.
  const double huber = options.loss == Loss::Huber && options.tuning > 0 ? options.tuning : default_tuning(Loss::Huber);
  if (auto done = iterate(r, model, base, s, Loss::Huber, huber, options, weights); !done) return done.error();
  double tuning = huber;
  if (options.loss == Loss::Bisquare) {
    tuning = options.tuning > 0 ? options.tuning : default_tuning(Loss::Bisquare);
    if (auto done = iterate(r, model, base, s, Loss::Bisquare, tuning, options, weights); !done) return done.error();
  }
  // Covariance and residuals over all rows, at the robust beta.
  const Matrix residual = compute_residuals(model, base, r.estimate.beta, s, options.accumulate.threads);
  EstimateOptions given = options.estimate;
  given.weighting = EstimateOptions::Weighting::Given;
  given.sigma = effective_sigma(residual, r.scale, options.loss, tuning);
  const Vector beta = r.estimate.beta;
  Estimate final_estimate = estimate(*info, given);
  final_estimate.beta = beta;
  // Residuals belong to the robust beta, not to the least squares that gave the covariance.
  for (int j = 0; j < info->joint_count(); ++j) {
    const auto& joint = info->of_joint[static_cast<std::size_t>(j)];
    final_estimate.residual_rms[j] = std::sqrt(joint.residual_square(beta) / std::max(1.0, joint.count));
  }
  fill_intervals(final_estimate);
  r.estimate = std::move(final_estimate);
  return r;
}

}  // namespace armature
