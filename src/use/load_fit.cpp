#include "use/load_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "armature/estimate.hpp"
#include "armature/statistics.hpp"
#include "use/mounting.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr int kOrder = 20;  // of the autoregressive model of a residual

Result<Information> information_of(const LoadProblem& p, const std::vector<Samples>& samples) {
  std::vector<Information> parts;
  for (const Samples& part : samples) {
    auto information = accumulate(p.model, p.base, part);
    if (!information) return information.error();
    parts.push_back(*std::move(information));
  }
  return merge(parts);
}

Vector residual_rms(const Information& information, const Vector& beta) {
  Vector rms(information.joint_count());
  for (int j = 0; j < information.joint_count(); ++j) {
    const JointInformation& joint = information.of_joint[static_cast<std::size_t>(j)];
    rms[j] = std::sqrt(joint.residual_square(beta) / std::max(1.0, joint.count));
  }
  return rms;
}

Vector positive(const Vector& sigma) { return sigma.cwiseMax(1e-9 * std::max(sigma.maxCoeff(), 1e-300)); }

// The load from one cost, with further right-hand sides of the same rows.
LoadSolution solve_round(const LoadProblem& p, const KnownRobot& known, const LeastSquaresCost& cost,
                         const Matrix& further) {
  const Index rows = cost.factor.rows(), extra = known.prior.rows(), f = p.f.cols();
  const Index b = extra > 0 ? p.base.size() : 0;
  // Unknown besides the load: beta's distance from the model, and the change of friction.
  Matrix others = Matrix::Zero(rows + extra, b + f), load = Matrix::Zero(others.rows(), 10);
  if (b > 0) others.topLeftCorner(rows, b) = cost.factor;
  others.topRightCorner(rows, f) = cost.factor * p.f;
  others.bottomLeftCorner(extra, b) = known.prior;
  load.topRows(rows) = cost.factor * p.a;
  Matrix rhs = Matrix::Zero(others.rows(), 1 + further.cols());
  rhs.col(0).head(rows) = cost.target - cost.factor * known.beta;
  rhs.topRightCorner(rows, further.cols()) = further;
  return solve_load(others, load, rhs);
}

Vector beta_of(const LoadProblem& p, const KnownRobot& known, const LoadSolution& s) {
  Vector beta = known.beta + p.a * s.load + p.f * s.others.tail(p.f.cols());
  if (known.prior.rows() > 0) beta += s.others.head(p.base.size());
  return beta;
}

// The noise is what the loaded fit leaves; a few rounds settle it.
LoadFit fit_plain(const LoadProblem& p, const KnownRobot& known, const Information& information) {
  LoadFit fit;
  fit.beta = known.beta;
  for (int round = 0; round < 4; ++round) {
    fit.sigma = positive(residual_rms(information, fit.beta));
    fit.solution = solve_round(p, known, make_cost(information, fit.sigma), Matrix(p.base.size(), 0));
    fit.beta = beta_of(p, known, fit.solution);
  }
  return fit;
}

// Samples per effective sample of each joint, pooled over the recordings; then what the unknowns took from so few.
Vector inflation_of(const LoadProblem& p, const std::vector<Samples>& parts, const LoadFit& fit) {
  Vector sum = Vector::Zero(p.model.joints());
  double count = 0;
  for (const Samples& part : parts) {
    const auto weight = static_cast<double>(part.size());
    const Matrix residual = compute_residuals(p.model, p.base, fit.beta, part);
    // Motions are slow against the noise: what counts is its spectrum at low frequencies.
    for (Index j = 0; j < sum.size(); ++j)
      sum[j] += weight * fit_autoregression(residual.col(j), part.starts, kOrder).inflation();
    count += weight;
  }
  const Vector inflation = sum / count;
  const double effective = count * inflation.cwiseInverse().sum(), unknown = static_cast<double>(10 + p.f.cols());
  return inflation * effective / std::max(1.0, effective - unknown);
}

// The recordings with the torque of a tilt taken out, and with one more unit of each tilt as their torque.
std::array<std::vector<Samples>, 3> tilted(const LoadProblem& p, const KnownRobot& known,
                                           const std::vector<Samples>& parts, const LoadFit& fit) {
  Vector pi = known.pi;
  const LinkInertia load = LinkInertia::from_vector(fit.solution.load, ParameterOrder::Khalil);
  pi.segment<10>(10 * p.frame.body) += load.moved_to(p.frame.body_from_frame).to_vector(ParameterOrder::Khalil);
  const Mounting mounting(p.model, pi);
  std::array<std::vector<Samples>, 3> out = {parts, parts, parts};
  for (std::size_t s = 0; s < parts.size(); ++s) {
    auto slope = mounting.slope(parts[s].motion.q, fit.tilt);
    out[0][s].tau -= mounting.torque(parts[s].motion.q, fit.tilt);
    for (std::size_t i : {0U, 1U}) out[i + 1][s].tau = std::move(slope[i]);
  }
  return out;
}

std::vector<Samples> sum_of(std::vector<Samples> a, const std::vector<Samples>& b) {
  for (std::size_t s = 0; s < a.size(); ++s) a[s].tau += b[s].tau;
  return a;
}

// The fit at the present tilt, and whether a further tilt would gain more than chance.
struct Tilting {
  LoadFit fit;
  LoadSolution plain;   // at this tilt, correlated residuals counted
  FreedSolution freed;  // with the tilt free
};

// One Gauss–Newton step on the tilt together with everything else. The tilt's two columns are no base parameters': they
// are reduced as if they were torques, and the scalar products of what the reduction leaves are recovered from the
// squares of sums.
Result<void> step_tilt(const LoadProblem& p, const KnownRobot& known,
                       const std::array<std::vector<Samples>, 3>& torques, Tilting& step) {
  const LoadFit& fit = step.fit;
  const Vector sigma = fit.sigma.cwiseProduct(fit.inflation.cwiseSqrt());
  std::array<LeastSquaresCost, 3> cost;
  Matrix rest = Matrix::Zero(3, 3);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k <= i; ++k) {
      auto information = information_of(p, i == k ? torques[i] : sum_of(torques[i], torques[k]));
      if (!information) return information.error();
      const LeastSquaresCost reduced = make_cost(*information, sigma);
      rest(static_cast<Index>(i), static_cast<Index>(k)) = reduced.rest;
      if (i == k) cost[i] = reduced;
    }
  }
  for (Index i = 0; i < 3; ++i) {
    for (Index k = 0; k < i; ++k) rest(k, i) = rest(i, k) = 0.5 * (rest(i, k) - rest(i, i) - rest(k, k));
  }
  Matrix further(p.base.size(), 2);
  further << cost[1].target, cost[2].target;
  step.plain = solve_round(p, known, cost[0], further);
  step.freed = free_offsets(step.plain, step.plain.left + rest);
  return {};
}

Result<Tilting> fit_tilted(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                           const LoadFit& at) {
  const auto torques = tilted(p, known, parts, at);
  auto information = information_of(p, torques[0]);
  if (!information) return information.error();
  Tilting out{fit_plain(p, known, *information), {}, {}};
  out.fit.tilt = at.tilt;
  out.fit.residual = residual_rms(*information, out.fit.beta);
  out.fit.inflation = inflation_of(p, torques[0], out.fit);
  if (auto done = step_tilt(p, known, torques, out); !done) return done.error();
  return out;
}

Result<LoadFit> fit_known(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts) {
  auto information = information_of(p, parts);
  if (!information) return information.error();
  LoadFit fit = fit_plain(p, known, *information);
  fit.residual = residual_rms(*information, fit.beta);
  fit.inflation = inflation_of(p, parts, fit);
  const Vector sigma = fit.sigma.cwiseProduct(fit.inflation.cwiseSqrt());
  fit.solution = solve_round(p, known, make_cost(*information, sigma), Matrix(p.base.size(), 0));
  return fit;
}

}  // namespace

// Steps until the tilt has settled, or stays at none if the data do not ask for one.
Result<LoadFit> fit_load(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                         PayloadOptions::Mounting mounting) {
  if (mounting == PayloadOptions::Mounting::Known) return fit_known(p, known, parts);
  // χ² with two degrees of freedom exceeds 2 log(1000) once in 1000 runs; below 1e-4 rad a tilt is rounding.
  const double surprising = 2 * std::log(1000.0);
  constexpr double kSmallest = 1e-4, kSettled = 1e-9;
  LoadFit fit;
  fit.solution.load.setZero();
  for (int round = 0; round < 8; ++round) {
    auto step = fit_tilted(p, known, parts, fit);
    if (!step) return step.error();
    fit = std::move(step->fit);
    const bool asked = step->freed.gain > surprising && step->freed.theta.norm() > kSmallest;
    const bool free = mounting == PayloadOptions::Mounting::Free || asked;
    if (round == 0 && !free) {
      fit.solution = step->plain;
      return fit;
    }
    fit.solution = step->freed.load;
    fit.tilt += step->freed.theta, fit.tilt_sigma = step->freed.theta_covariance.diagonal().cwiseSqrt();
    fit.tilt_freed = true;
    if (step->freed.theta.norm() < kSettled) break;
  }
  return fit;
}

}  // namespace armature
