#include "armature/estimate.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "estimate/solve.hpp"

namespace armature {
namespace {

using Weighting = EstimateOptions::Weighting;

double noise_floor(const JointInformation& joint) {
  // Clean data leave rounding only: keep sigma away from zero by the last digits of the torque.
  constexpr double kLastDigits = 1e-13, kNotZero = 1e-300;
  return kLastDigits * std::sqrt(joint.torque_square / std::max(1.0, joint.count)) + kNotZero;
}

// Degrees of freedom a joint spends on the parameters: trace of its share of the hat matrix.
double spent(const JointInformation& joint, const Matrix& covariance, double sigma) {
  const auto at = joint.columns;
  const Matrix own = covariance(at, at);
  const Matrix r = joint.factor.triangularView<Eigen::Upper>();
  // As many parameters as equations leave nothing to judge the noise by; rounding must not make them more.
  constexpr double kMostSpent = 0.999;
  return std::min(kMostSpent * joint.count, (r * own * r.transpose()).trace() / (sigma * sigma));
}

// sigma_j² = ‖residual_j‖² / (count_j − parameters spent on the joint), at least the rounding.
Vector residual_sigma(const Information& info, const Vector& beta, const Matrix& covariance, const Vector& sigma) {
  Vector next(info.joint_count());
  for (int j = 0; j < info.joint_count(); ++j) {
    const JointInformation& joint = info.of_joint[static_cast<std::size_t>(j)];
    constexpr double kLeast = 1e-3;  // of one equation: no division by 0 where there is none
    const double left = std::max(kLeast, joint.count - spent(joint, covariance, sigma[j]));
    next[j] = std::max(noise_floor(joint), std::sqrt(joint.residual_square(beta) / left));
  }
  return next;
}

// [X] eq. 7: sigma² = Σ residual² / (rows − parameters) for all rows, at least the largest joint's rounding.
double common_sigma(const Information& info, const Vector& beta, double parameters) {
  double square = 0;
  double floor = 0;
  for (const auto& joint : info.of_joint) {
    square += joint.residual_square(beta);
    floor = std::max(floor, noise_floor(joint));
  }
  return std::max(floor, std::sqrt(square / std::max(1.0, info.count() - parameters)));
}

// Weights from periods need at least two of them; without, the residuals serve and a warning says so.
Weighting usable_weighting(const Information& info, const EstimateOptions& options, std::vector<Warning>& warnings) {
  if (options.weighting == Weighting::FromPeriods && !info.noise_variance) {
    warnings.push_back({"no noise variance from periods in this information; weights come from the residuals",
                        "weighting", "average at least two periods, or ask for --weights residuals"});
    return Weighting::FromResiduals;
  }
  return options.weighting;
}

// The noise that the first solution uses. Where residuals decide later, all joints begin equal.
Vector first_sigma(const Information& info, const EstimateOptions& options, Weighting weighting) {
  if (weighting == Weighting::Given) return options.sigma;
  if (weighting == Weighting::FromPeriods) {
    Vector sigma = info.noise_variance->cwiseSqrt();
    for (int j = 0; j < info.joint_count(); ++j)
      sigma[j] = std::max(sigma[j], noise_floor(info.of_joint[static_cast<std::size_t>(j)]));
    return sigma;
  }
  return Vector::Ones(info.joint_count());
}

// A solution and the noise that it was weighted with.
struct Fit {
  Solution solution;
  Vector sigma;
  int iterations = 0;
  bool settled = true;
};

// Solve and reweight until the noise per joint agrees with the residuals.
Fit fit(const Information& info, const EstimateOptions& options, Weighting weighting) {
  // Only weights from residuals have to settle.
  Fit f{{}, first_sigma(info, options, weighting), 0, weighting != Weighting::FromResiduals};
  for (f.iterations = 1;; ++f.iterations) {
    f.solution = solve(make_cost(info, f.sigma), options.prior, options.subspace, options.rank_tolerance);
    // Ordinary least squares: one noise for all rows, which scales the covariance afterwards.
    if (weighting == Weighting::None) {
      const double common = common_sigma(info, f.solution.beta, f.solution.own_parameters);
      f.sigma.setConstant(common);
      // A prior weighs against sigma: two rounds settle it.
      constexpr int kPriorRounds = 3;
      if (options.prior && f.iterations < kPriorRounds) continue;
      if (!options.prior) f.solution.covariance *= common * common;
      return f;
    }
    // Given noise needs one solution.
    if (weighting != Weighting::FromResiduals) return f;
    // Otherwise the residuals give the next weights.
    const Vector next = residual_sigma(info, f.solution.beta, f.solution.covariance, f.sigma);
    f.settled = f.iterations > 1 && ((next - f.sigma).array().abs() <= options.step_tolerance * f.sigma.array()).all();
    if (f.settled || f.iterations >= options.max_iterations) return f;
    f.sigma = next;
  }
}

// C (Σ_j inflation_j · information_j) C: correlated residuals carry less information than their number says.
Matrix inflate(const Information& info, const Vector& sigma, const Matrix& covariance) {
  // Only what exceeds independent residuals is added: (inflation_j − 1) Y_jᵀ Y_j / sigma_j².
  Matrix extra = Matrix::Zero(info.size(), info.size());
  for (int j = 0; j < info.joint_count(); ++j) {
    const JointInformation& joint = info.of_joint[static_cast<std::size_t>(j)];
    const Matrix r = joint.factor.triangularView<Eigen::Upper>();
    extra(joint.columns, joint.columns) += ((*info.inflation)[j] - 1) / (sigma[j] * sigma[j]) * (r.transpose() * r);
  }
  return covariance + covariance * extra * covariance;
}

// Says of every parameter whether the data, the prior or the caller determines it.
void set_standings(Estimate& e, const Information& info, const EstimateOptions& options, const Solution& solution) {
  // 0.7 ≈ √½: half of the variance is the prior's. The others are what rounding leaves of zeros.
  constexpr double kOfThePrior = 0.7, kZeroRow = 1e-12, kUnseen = 1e-6;
  const double largest = solution.unseen.size() > 0 ? solution.unseen.cwiseAbs().maxCoeff() : 0;
  for (Eigen::Index i = 0; i < e.beta.size(); ++i) {
    Origin standing = Origin::Measured;
    // With a posterior above 0.7 of the prior's deviation, the data say less than the prior.
    if (options.prior && std::sqrt(e.covariance(i, i)) > kOfThePrior * options.prior->deviation[i])
      standing = Origin::Prior;
    // A row of zeros: nothing that is estimated moves this parameter.
    if (options.subspace && options.subspace->basis.row(i).norm() < kZeroRow) standing = Origin::Fixed;
    // Part of a direction that nothing determines, beyond rounding.
    const bool unseen = largest > 0 && solution.unseen.row(i).cwiseAbs().maxCoeff() > kUnseen * largest;
    e.standing.push_back(unseen ? Origin::Prior : standing);
    if (unseen) {
      e.unseen.push_back(static_cast<int>(i));
      const std::string& name = info.parameters[static_cast<std::size_t>(i)];
      e.warnings.push_back({"not determined by these data", name, motion_that_shows(name)});
    }
  }
}

// The estimate less the prior's mean has the variance deviation² − posterior variance if both are right.
void check_prior(Estimate& e, const Prior& prior) {
  constexpr double kSurprise = 3.5;  // once in 2,000 parameters by chance
  double sum = 0, count = 0, worst = 0;
  Eigen::Index at = 0;
  // z: how many deviations the estimate is from its prior mean.
  for (Eigen::Index i = 0; i < e.beta.size(); ++i) {
    const double variance = prior.deviation[i] * prior.deviation[i] - e.naive_covariance(i, i);
    // Where the data say nothing there is nothing to contradict: a hundredth of the variance is half of a per cent of
    // the deviation.
    constexpr double kSaysNothing = 0.01;
    if (!std::isfinite(variance) || variance < kSaysNothing * prior.deviation[i] * prior.deviation[i]) continue;
    const double z = (e.beta[i] - prior.mean[i]) / std::sqrt(variance);
    sum += z * z, count += 1;
    if (std::abs(z) > std::abs(worst)) worst = z, at = i;
  }
  if (count == 0) return;
  // The mean of z² is 1 with variance 2 / count: three deviations above is too much.
  constexpr double kTooMuch = 3;
  const bool together = sum / count > 1 + kTooMuch * std::sqrt(2 / count);
  if (std::abs(worst) <= kSurprise && !together) return;
  e.warnings.push_back({"the prior and the data disagree: " + e.parameters[static_cast<std::size_t>(at)] + " is " +
                            significant(std::abs(worst), 2) + " deviations from its prior, all parameters " +
                            significant(std::sqrt(sum / count), 2) + " on average",
                        "prior", "Widen the prior, or check the nominal values and the torques' scale."});
}

// Residuals per joint and over all joints, absolute and relative to the torque.
void set_residuals(Estimate& e, const Information& info) {
  const int n = info.joint_count();
  e.residual_rms.resize(n);
  e.relative_residual.resize(n);
  double square = 0;
  double torque = 0;
  for (int j = 0; j < n; ++j) {
    const JointInformation& joint = info.of_joint[static_cast<std::size_t>(j)];
    const double own = joint.residual_square(e.beta);
    e.residual_rms[j] = joint.count > 0 ? std::sqrt(own / joint.count) : 0;
    e.relative_residual[j] = joint.torque_square > 0 ? std::sqrt(own / joint.torque_square) : 0;
    square += own;
    torque += joint.torque_square;
  }
  e.rms = std::sqrt(square / std::max(1.0, info.count()));
  e.total_relative_residual = torque > 0 ? std::sqrt(square / torque) : 0;
}

// The worst that is true decides: too few samples, unseen parameters, weights that have not settled.
void set_status(Estimate& e, const Information& info, const Fit& f) {
  const bool few = info.count() < e.beta.size();
  for (int j = 0; j < info.joint_count(); ++j) {
    const JointInformation& joint = info.of_joint[static_cast<std::size_t>(j)];
    // Fewer than ten samples for each parameter of a joint are a warning.
    constexpr double kFewSamples = 10;
    if (joint.count < kFewSamples * static_cast<double>(joint.columns.size()))
      e.warnings.push_back({"only " + grouped(static_cast<long long>(joint.count)) + " samples for " +
                                std::to_string(joint.columns.size()) + " parameters",
                            info.joints[static_cast<std::size_t>(j)], "record longer, or lower --minimum-speed"});
  }
  if (few) {
    e.status = EstimateStatus::TooFewSamples;
    e.message = grouped(static_cast<long long>(info.count())) + " equations cannot determine " +
                std::to_string(e.beta.size()) + " parameters; record longer";
  } else if (!e.unseen.empty()) {
    e.status = EstimateStatus::RankDeficient;
    e.message = std::to_string(e.unseen.size()) + " of " + std::to_string(e.beta.size()) +
                " parameters are not determined by these data; the warnings say which motion would show them";
  } else if (!f.settled) {
    e.status = EstimateStatus::IterationLimit;
    e.message = "the noise per joint had not settled after " + std::to_string(f.iterations) + " rounds";
  } else {
    e.status = EstimateStatus::Done;
    e.message = "all parameters are determined";
  }
}

}  // namespace

// beta = P pi: held columns of P move the offset, the others span what is left to estimate.
Subspace hold_parameters(const BaseMap& base, const std::vector<int>& held, const Vector& values) {
  if (values.size() != static_cast<Eigen::Index>(held.size()))
    throw std::invalid_argument("hold_parameters: expected one value per held parameter");
  if (!values.allFinite()) throw std::invalid_argument("hold_parameters: a value is not a finite number");
  const Eigen::Index b = base.size();
  Subspace s{Vector::Zero(b), {}};
  // Held columns go to the offset and out of the span.
  Matrix free = base.projection;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (held[i] < 0 || held[i] >= base.full_size())
      throw std::invalid_argument("hold_parameters: no parameter " + std::to_string(held[i]));
    s.offset += base.projection.col(held[i]) * values[static_cast<Eigen::Index>(i)];
    free.col(held[i]).setZero();
  }
  // Directions the free parameters still span; projection has entries of order 1.
  Eigen::ColPivHouseholderQR<Matrix> qr(free);
  qr.setThreshold(1e-9);
  const Matrix q = qr.householderQ();
  s.basis = q.leftCols(qr.rank());
  return s;
}

// beta_i = Σ P_ik pi_k, and the nominal pi_k are independently wrong by the relative deviation.
Prior make_prior(const TorqueModel& model, const BaseMap& base, double relative, double smallest) {
  const Vector pi = model.nominal();
  Prior prior{base.to_base(pi), Vector(base.size())};
  for (int i = 0; i < base.size(); ++i) {
    const double size = base.projection.row(i).transpose().cwiseProduct(pi).norm();
    prior.deviation[i] = size > 0 ? relative * std::max(size, smallest) : kInfinity;
  }
  return prior;
}

// Sizes, signs and finite numbers of everything that the caller gives.
std::optional<Error> EstimateOptions::problem(const Information& info) const {
  const auto bad = [](const std::string& what) { return Error{ErrorCode::Usage, what, "EstimateOptions", ""}; };
  if (weighting == Weighting::Given && (sigma.size() != info.joint_count() || !(sigma.array() > 0).all()))
    return bad("sigma: expected " + std::to_string(info.joint_count()) + " positive deviations");
  if (weighting == Weighting::Given && !sigma.allFinite()) return bad("sigma: a deviation is not finite");
  if (prior && (prior->mean.size() != info.size() || prior->deviation.size() != info.size() ||
                !(prior->deviation.array() > 0).all()))
    return bad("prior: expected " + std::to_string(info.size()) + " means and positive deviations");
  if (prior && !prior->mean.allFinite()) return bad("prior: a mean is not a finite number");
  if (subspace && (subspace->offset.size() != info.size() || subspace->basis.rows() != info.size()))
    return bad("subspace: expected " + std::to_string(info.size()) + " rows");
  if (subspace && !(subspace->offset.allFinite() && subspace->basis.allFinite()))
    return bad("subspace: a held value is not a finite number");
  if (!(confidence > 0 && confidence < 1)) return bad("confidence: expected a number between 0 and 1");
  if (max_iterations < 1) return bad("max_iterations: expected at least 1");
  return {};
}

Estimate estimate(const Information& info, const EstimateOptions& options) {
  // Wrong options are an error of the program, not of the data.
  if (const auto error = options.problem(info)) throw std::invalid_argument(error->text());
  Estimate e;
  e.robot = info.robot;
  e.joints = info.joints;
  e.parameters = info.parameters;
  e.units = info.units;
  e.weighting_given = options.weighting;
  e.weighting_used = usable_weighting(info, options, e.warnings);
  e.confidence = options.confidence;

  // The fit, and what it says of noise and condition.
  const Fit f = fit(info, options, e.weighting_used);
  e.beta = f.solution.beta;
  e.sigma = f.sigma;
  e.iterations = f.iterations;
  e.condition = f.solution.condition;
  e.equations = info.count();
  e.degrees_of_freedom = info.count() - f.solution.own_parameters;
  // The naive covariance is kept beside the widened one.
  e.inflated = options.use_inflation && info.inflation.has_value();
  e.naive_covariance = f.solution.covariance;
  e.covariance = e.inflated ? inflate(info, f.sigma, f.solution.covariance) : f.solution.covariance;
  // Judge the result: residuals, what determines each parameter, status, intervals, prior.
  set_residuals(e, info);
  set_standings(e, info, options, f.solution);
  set_status(e, info, f);
  fill_intervals(e);
  if (options.prior) check_prior(e, *options.prior);
  return e;
}

LeastSquaresCost make_cost(const Information& information, const Estimate& estimate) {
  return make_cost(information, estimate.sigma);
}

}  // namespace armature
