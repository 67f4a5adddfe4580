#include "armature/delivery.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "armature/design.hpp"
#include "armature/text.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

constexpr double kWide = 1.96;  // 95 %

// Base columns of the regressor, each row divided by its joint's noise.
Matrix whitened(const TorqueModel& model, const std::vector<int>& columns, const Motion& motion, const Vector& noise) {
  // The stacked regressor has all joints of one sample one below the other.
  Matrix Y = compute_regressor(model, motion).stacked(model.parameter_count())(Eigen::all, columns);
  for (Eigen::Index r = 0; r < Y.rows(); ++r) Y.row(r) /= noise[r % noise.size()];
  return Y;
}

// The noise that the spec knows, or a share of the effort limit.
Vector noise_of(const Robot& robot, DesignSpec spec, double share) {
  if (spec.noise_variance.size() == 0) spec.noise_share = share;
  const Vector variance = design::effective_noise(robot, spec);
  // A robot that states no effort at all: 1 N·m.
  return variance.size() == 0 ? Vector(Vector::Ones(robot.joint_count())) : Vector(variance.cwiseSqrt());
}

// The information in one period of the motion, and what its text needs.
struct Shown {
  TorqueModel model;
  BaseMap base;
  Vector noise;
  Motion motion;
  Matrix information;  ///< FᵀΣ⁻¹F of one period
  Matrix prior;
  Vector beta;
};

/// The spec's share of the effort limit, or that of the options.
double share_of(const DesignSpec& spec, const DeliveryOptions& options) {
  return spec.noise_share > 0 ? spec.noise_share : options.noise_share;
}

/// Samples the motion as it will be recorded and computes what one period shows.
Result<Shown> show(const Robot& robot, const DesignSpec& spec, const Trajectory& motion,
                   const DeliveryOptions& options) {
  if (!(options.rate_hz > 0) || !(options.periods > 0) || !(options.noise_share > 0))
    return Error{ErrorCode::Usage, "rate, periods and noise must be positive", "delivery", ""};
  const auto terms = make_terms(robot, spec.terms);
  if (!terms) return terms.error();
  // Without the last sample: the next period begins there.
  Shown out{TorqueModel(robot, *terms), {}, {}, motion.sample(options.rate_hz, false).motion, {}, {}, {}};
  out.base = compute_base(out.model);
  out.noise = noise_of(robot, spec, share_of(spec, options));
  const Matrix F = whitened(out.model, out.base.columns, out.motion, out.noise);
  out.information = F.transpose() * F;
  // Earlier knowledge counts where it is about the same parameters.
  if (spec.prior.rows() == out.information.rows()) out.prior = spec.prior;
  // What relative deviations refer to: the caller's values, the nominal ones, or nothing.
  if (options.beta.size() == out.base.size())
    out.beta = options.beta;
  else if (robot.inertias())
    out.beta = out.base.to_base(out.model.nominal());
  return out;
}

// The covariance after some periods; nothing where the motion does not show every parameter.
std::optional<Matrix> covariance(const Shown& shown, double periods) {
  Matrix information = periods * shown.information;
  if (shown.prior.size() > 0) information += shown.prior;
  // Scaled, so that kg and kg·m² can be compared.
  const Vector unit = information.diagonal().cwiseSqrt().cwiseInverse();
  if (!unit.allFinite()) return std::nullopt;
  const Matrix scaled = unit.asDiagonal() * information * unit.asDiagonal();
  const Eigen::LLT<Matrix> factor(scaled);
  // Pivots of a correlation-like matrix: below 1e-7 some combination of parameters is not shown.
  const double least = factor.matrixLLT().diagonal().minCoeff();
  if (factor.info() != Eigen::Success || !(least > 1e-7)) return std::nullopt;
  return Matrix(unit.asDiagonal() * factor.solve(Matrix::Identity(scaled.rows(), scaled.cols())) * unit.asDiagonal());
}

/// Half width of the 95 % interval of the middle parameter, in percent of its value; −1 where no value is known.
double median_percent(const Matrix& C, const Vector& beta) {
  std::vector<double> percent;
  for (Eigen::Index i = 0; i < beta.size(); ++i) {
    // A parameter of zero has no relative deviation.
    if (beta[i] != 0) percent.push_back(100 * kWide * std::sqrt(C(i, i)) / std::abs(beta[i]));
  }
  if (percent.empty()) return -1;
  const auto middle = percent.begin() + static_cast<std::ptrdiff_t>(percent.size() / 2);
  std::nth_element(percent.begin(), middle, percent.end());
  return *middle;
}

// √ mean variance of predicted torques per joint, over random states.
Vector torque_deviation(const Shown& shown, const Motion& states, const Matrix& C) {
  // The rows without noise: variances come out in (N·m)².
  const Matrix P = whitened(shown.model, shown.base.columns, states, Vector::Ones(shown.noise.size()));
  // The diagonal of P C Pᵀ, one entry per sample and joint.
  const Vector variance = (P * C).cwiseProduct(P).rowwise().sum();
  Vector sum = Vector::Zero(shown.noise.size());
  for (Eigen::Index r = 0; r < variance.size(); ++r) sum[r % sum.size()] += variance[r];
  return (sum / static_cast<double>(states.samples())).cwiseMax(0).cwiseSqrt();
}

/// Half width of the 95 % interval of a load's mass [kg]; its other nine numbers are unknown too.
std::optional<double> payload_mass(const Shown& shown, double periods) {
  std::vector<int> load;
  // A load adds to the ten numbers of the last body; the mass is the last of them.
  for (int p = 0; p < 10; ++p) load.push_back(10 * (shown.model.bodies() - 1) + p);
  const Matrix L = whitened(shown.model, load, shown.motion, shown.noise);
  const Matrix information = periods * L.transpose() * L;
  const Vector unit = information.diagonal().cwiseSqrt().cwiseInverse();
  // A load whose mass does not weigh on any joint cannot be told.
  if (!std::isfinite(unit[9])) return std::nullopt;
  // Numbers that the motion does not show get a scale of 0, and 1e-12 keeps the matrix regular.
  Vector safe = unit;
  for (double& x : safe) x = std::isfinite(x) ? x : 0;
  Matrix scaled = safe.asDiagonal() * information * safe.asDiagonal();
  scaled.diagonal().array() += 1e-12;
  const Eigen::LLT<Matrix> factor(scaled);
  if (factor.info() != Eigen::Success) return std::nullopt;
  const double variance = safe[9] * safe[9] * factor.solve(Matrix::Identity(10, 10))(9, 9);
  // The empty run is as uncertain as the loaded one.
  return kWide * std::sqrt(2 * variance);
}

/// "joint1 0.12, joint2 0.3".
std::string per_joint(const Vector& values, const std::vector<std::string>& joints) {
  std::vector<std::string> words;
  for (std::size_t j = 0; j < joints.size(); ++j)
    words.push_back(joints[j] + " " + significant(values[static_cast<Eigen::Index>(j)], 2));
  return join(words, ", ");
}

}  // namespace

std::string Delivery::text() const {
  std::string out =
      "what " + significant(seconds, 3) + " s of it will tell at best, " +
      (noise_share > 0 ? "if torques are read to " + significant(100 * noise_share, 2) + " % of their limits"
                       : std::string("with the torque noise that is known")) +
      ":\n";
  // What is not known has no line.
  if (median_percent >= 0)
    out += "  parameters: half of " + std::to_string(parameters.size()) + " to ± " + significant(median_percent, 2) +
           " % or better (95 %)\n";
  if (torque.size() > 0) out += "  predicted torques, ± N·m (95 %): " + per_joint(kWide * torque, joints) + "\n";
  if (parameters.empty()) out += "  not every base parameter: joints that do not move hide theirs\n";
  if (payload_kg) out += "  the mass of a load: ± " + significant(*payload_kg, 2) + " kg (95 %)\n";
  if (threshold.size() > 0) out += "  a contact shows from N·m: " + per_joint(threshold, joints) + "\n";
  return out;
}

Result<Delivery> expected_delivery(const Robot& robot, const DesignSpec& spec, const Trajectory& motion,
                                   const DeliveryOptions& options) {
  const auto shown = show(robot, spec, motion, options);
  if (!shown) return shown.error();
  Delivery out;
  out.seconds = options.periods * motion.duration();
  out.noise = shown->noise;
  if (spec.noise_variance.size() == 0) out.noise_share = share_of(spec, options);
  out.joints = robot.joint_names();
  // A load may be found although not every base parameter is.
  out.payload_kg = payload_mass(*shown, options.periods);
  const auto C = covariance(*shown, options.periods);
  // Without all parameters there is no covariance: the rest stays empty, and text() says so.
  if (!C) return out;
  for (const BaseParameter& p : shown->base.parameters) out.parameters.push_back(p.name);
  out.deviation = C->diagonal().cwiseSqrt();
  if (shown->beta.size() > 0) out.median_percent = median_percent(*C, shown->beta);
  // Torques anywhere within the limits, not on this motion only.
  const Motion states = design::states_within(design::effective_limits(robot, spec), spec);
  out.torque = torque_deviation(*shown, states, *C);
  // Noise of a mean over 0.05 s, together with the model's error, times four.
  const double averaged = std::max(1.0, 0.05 * options.rate_hz);
  out.threshold = 4 * (out.torque.array().square() + shown->noise.array().square() / averaged).sqrt();
  return out;
}

Result<std::optional<double>> seconds_until(const Robot& robot, const DesignSpec& spec, const Trajectory& motion,
                                            double wanted_percent, const DeliveryOptions& options) {
  if (!(wanted_percent > 0))
    return Error{ErrorCode::Usage, "the wanted interval must be positive", "--wanted-percent", ""};
  const auto shown = show(robot, spec, motion, options);
  if (!shown) return shown.error();
  if (shown->beta.size() == 0)
    return Error{ErrorCode::Meaning, robot.name + " has no inertias that a relative interval could refer to",
                 "--wanted-percent", "Give a robot with nominal inertias, or a model with --after."};
  // A period count need not be whole: information grows in proportion to time.
  const auto reached = [&](double periods) {
    const auto C = covariance(*shown, periods);
    return C && median_percent(*C, shown->beta) <= wanted_percent;
  };
  // More motion never makes it worse: the shortest by bisection, to a percent.
  constexpr double kYear = 365.25 * 86400;
  double low = 0, high = 1e-3;
  // Double until it is enough, then halve the interval.
  while (!reached(high)) {
    low = high, high *= 2;
    if (high * motion.duration() > kYear) return std::optional<double>{};
  }
  while (high - low > 0.01 * high) {
    const double middle = 0.5 * (low + high);
    (reached(middle) ? high : low) = middle;
  }
  return std::optional<double>(high * motion.duration());
}

}  // namespace armature
