#include "payload/load_fit.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <array>
#include <cmath>

#include "armature/estimate.hpp"
#include "armature/near_rest.hpp"
#include "estimate/recordings.hpp"
#include "payload/mounting.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

enum class Rows { All, Moving };

// The normal equations of all recordings, with or without the rows of joints at rest.
Result<Information> information_of(const LoadProblem& p, const std::vector<Samples>& samples,
                                   Rows rows = Rows::Moving) {
  return accumulate_all(p.model, p.base, samples, {},
                        [&](std::size_t i) { return rows == Rows::Moving ? p.weights(samples[i].motion) : Matrix(); });
}

// sqrt(‖tau_j − Y_j beta‖² / rows), per joint.
Vector residual_rms(const Information& information, const Vector& beta) {
  Vector rms(information.joint_count());
  for (int j = 0; j < information.joint_count(); ++j) {
    const JointInformation& joint = information.of_joint[static_cast<std::size_t>(j)];
    rms[j] = std::sqrt(joint.residual_square(beta) / std::max(1.0, joint.count));
  }
  return rms;
}

// What the fit leaves in every row, for the reader: also in those that did not count.
Result<Vector> residual_of_all(const LoadProblem& p, const std::vector<Samples>& parts, const Vector& beta) {
  const auto information = information_of(p, parts, Rows::All);
  if (!information) return information.error();
  return residual_rms(*information, beta);
}

// A joint without any residual must not get an infinite weight.
Vector positive(const Vector& sigma) {
  constexpr double kOfTheLargest = 1e-9, kNotZero = 1e-300;
  return sigma.cwiseMax(kOfTheLargest * std::max(sigma.maxCoeff(), kNotZero));
}

// The load from one cost, with further right-hand sides of the same rows.
LoadSolution solve_round(const LoadProblem& p, const KnownRobot& known, const LeastSquaresCost& cost,
                         const Matrix& further) {
  const Index rows = cost.factor.rows(), extra = known.prior.rows(), f = p.f.cols();
  const Index b = extra > 0 ? p.base.size() : 0;
  // Unknown besides the load: beta's distance from the model, and the change of friction.
  Matrix others = Matrix::Zero(rows + extra, b + f), load = Matrix::Zero(others.rows(), 10);
  if (b > 0) {
    others.topLeftCorner(rows, b) = cost.factor;
    others.bottomLeftCorner(extra, b) = known.prior;
  }
  others.topRightCorner(rows, f) = cost.factor * p.f;
  load.topRows(rows) = cost.factor * p.a;
  // What the model without a load leaves of the torques, and the further right-hand sides in the same rows.
  Matrix rhs = Matrix::Zero(others.rows(), 1 + further.cols());
  rhs.col(0).head(rows) = cost.target - cost.factor * known.beta;
  rhs.topRightCorner(rows, further.cols()) = further;
  return solve_load(others, load, rhs);
}

// beta_loaded = beta + A · load + F · d, and the distance from the model where it is free.
Vector beta_of(const LoadProblem& p, const KnownRobot& known, const LoadSolution& s) {
  Vector beta = known.beta + p.a * s.load + p.f * s.others.tail(p.f.cols());
  if (known.prior.rows() > 0) beta += s.others.head(p.base.size());
  return beta;
}

// The noise is what the loaded fit leaves; a few rounds settle it.
LoadFit fit_plain(const LoadProblem& p, const KnownRobot& known, const Information& information) {
  constexpr int kRounds = 4;
  LoadFit fit;
  fit.beta = known.beta;
  for (int round = 0; round < kRounds; ++round) {
    fit.sigma = positive(residual_rms(information, fit.beta));
    fit.solution = solve_round(p, known, make_cost(information, fit.sigma), Matrix(p.base.size(), 0));
    fit.beta = beta_of(p, known, fit.solution);
  }
  return fit;
}

// What the unknowns of a fit are sure of.
struct Spread {
  Matrix beta;                        // covariance of beta_loaded
  std::vector<Matrix> load_by_joint;  // what each joint's noise adds to the load's covariance
};

Spread spread_of(const LoadProblem& p, const KnownRobot& known, const Information& information, const Vector& sigma) {
  const Index size = p.base.size(), extra = known.prior.rows(), b = extra > 0 ? size : 0, f = p.f.cols();
  // beta_loaded − beta_model = unknowns · (distance from the model, change of friction, load).
  Matrix unknowns(size, b + f + 10);
  unknowns << Matrix::Identity(size, b), p.f, p.a;
  Matrix rows = Matrix::Zero(size + extra, unknowns.cols());
  rows.topRows(size) = make_cost(information, sigma).factor * unknowns;
  if (b > 0) rows.bottomLeftCorner(extra, b) = known.prior;
  // Columns of norm 1, so that the rank does not depend on units.
  const Vector scale = rows.colwise().norm().transpose().unaryExpr([](double x) { return x > 0 ? x : 1.0; });
  Eigen::CompleteOrthogonalDecomposition<Matrix> factor(rows * scale.cwiseInverse().asDiagonal());
  factor.setThreshold(kLoadRank);
  // root · rootᵀ is the covariance of the unknowns; the last ten are the load.
  const Matrix root = scale.cwiseInverse().asDiagonal() * factor.pseudoInverse();
  const Matrix beta_root = unknowns * root, with_load = beta_root * root.bottomRows(10).transpose();
  Spread out{beta_root * beta_root.transpose(), {}};
  for (std::size_t j = 0; j < information.of_joint.size(); ++j) {
    // The noise of joint j enters through the joint's own rows only.
    const JointInformation& joint = information.of_joint[j];
    const Matrix felt = joint.factor * with_load(joint.columns, Eigen::all) / sigma[static_cast<Index>(j)];
    out.load_by_joint.push_back(felt.transpose() * felt);
  }
  return out;
}

// Correlated residuals counted as the fewer samples they are worth, and how well that is known.
void weigh_noise(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                 const Information& information, LoadFit& fit) {
  const Spread plain = spread_of(p, known, information, fit.sigma);
  std::vector<Matrix> weights;
  // The noise is judged on the rows that the fit has used.
  for (const Samples& part : parts) weights.push_back(p.weights(part.motion));
  const LoadNoise noise = estimate_noise(p.model, p.base, parts, weights, fit.beta, plain.beta, fit.sigma);
  fit.inflation = noise.inflation;
  const Vector sigma = fit.sigma.cwiseProduct(fit.inflation.cwiseSqrt());
  fit.freedom = {spread_of(p, known, information, sigma).load_by_joint, noise.degrees_of_freedom};
}

// The recordings with the torque of a tilt taken out, and with one more unit of each tilt as their torque.
std::array<std::vector<Samples>, 3> tilted(const LoadProblem& p, const KnownRobot& known,
                                           const std::vector<Samples>& parts, const LoadFit& fit) {
  // Everything that hangs in gravity: robot and load.
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

// The torques of two sets added, for the squares of sums below.
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
  // rest(i, k) is what the base parameters leave of torque i plus torque k, squared.
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k <= i; ++k) {
      auto information = information_of(p, i == k ? torques[i] : sum_of(torques[i], torques[k]));
      if (!information) return information.error();
      const LeastSquaresCost reduced = make_cost(*information, sigma);
      rest(static_cast<Index>(i), static_cast<Index>(k)) = reduced.rest;
      if (i == k) cost[i] = reduced;
    }
  }
  // Scalar products: x·y = (‖x + y‖² − ‖x‖² − ‖y‖²) / 2. The matrix was filled with squares of x + y.
  for (Index i = 0; i < 3; ++i) {
    for (Index k = 0; k < i; ++k) rest(k, i) = rest(i, k) = 0.5 * (rest(i, k) - rest(i, i) - rest(k, k));
  }
  Matrix further(p.base.size(), 2);
  further << cost[1].target, cost[2].target;
  step.plain = solve_round(p, known, cost[0], further);
  step.freed = free_offsets(step.plain, step.plain.left + rest);
  return {};
}

// Takes the present tilt out of the torques, fits everything else, then asks for a step.
Result<Tilting> fit_tilted(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                           const LoadFit& at) {
  const auto torques = tilted(p, known, parts, at);
  auto information = information_of(p, torques[0]);
  if (!information) return information.error();
  Tilting out{fit_plain(p, known, *information), {}, {}};
  out.fit.tilt = at.tilt;
  auto residual = residual_of_all(p, torques[0], out.fit.beta);
  if (!residual) return residual.error();
  out.fit.residual = *std::move(residual);
  weigh_noise(p, known, torques[0], *information, out.fit);
  if (auto done = step_tilt(p, known, torques, out); !done) return done.error();
  return out;
}

// The fit with gravity as the model has it: plain weights first, then effective ones.
Result<LoadFit> fit_known(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts) {
  auto information = information_of(p, parts);
  if (!information) return information.error();
  LoadFit fit = fit_plain(p, known, *information);
  auto residual = residual_of_all(p, parts, fit.beta);
  if (!residual) return residual.error();
  fit.residual = *std::move(residual);
  weigh_noise(p, known, parts, *information, fit);
  const Vector sigma = fit.sigma.cwiseProduct(fit.inflation.cwiseSqrt());
  fit.solution = solve_round(p, known, make_cost(*information, sigma), Matrix(p.base.size(), 0));
  return fit;
}

// How the load moves with each of these errors of the right-hand side, one per joint.
Matrix load_moved(const LoadProblem& p, const KnownRobot& known, const LeastSquaresCost& cost, const Matrix& errors) {
  const LoadSolution solution = solve_round(p, known, cost, errors);
  // factor · Δload = offset, in columns of norm 1; a direction that no row sees does not move.
  const Vector size = solution.factor.colwise().norm().transpose().unaryExpr([](double x) { return x > 0 ? x : 1.0; });
  Eigen::CompleteOrthogonalDecomposition<Matrix> factor;
  factor.setThreshold(kLoadRank);
  factor.compute(Matrix(solution.factor * size.cwiseInverse().asDiagonal()));
  return size.cwiseInverse().asDiagonal() * Matrix(factor.solve(Matrix(solution.offset)));
}

// The right-hand side of joint j's rows alone, with `torque` in the place of what was measured.
// All other joints' targets are zero, so only joint j counts.
Vector alone(const Information& information, std::size_t j, const Vector& torque, const Vector& sigma) {
  Information one = information;
  for (std::size_t i = 0; i < one.of_joint.size(); ++i) {
    if (i != j) one.of_joint[i].target.setZero();
  }
  one.of_joint[j].target = torque;
  return make_cost(one, sigma).target;
}

// Scales that are off by a part: those of calibrated drives in the loaded runs and in the model alike; where joints
// disagree about the links they share, that of the load's own torque.
Result<void> move_by_scales(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                            LoadFit& fit) {
  const auto information = information_of(p, parts);
  if (!information) return information.error();
  const Vector sigma = fit.sigma.cwiseProduct(fit.inflation.cwiseSqrt());
  const LeastSquaresCost cost = make_cost(*information, sigma);
  const bool calibrated = parts.front().gain_covariance.size() > 0;
  // The torque of the load alone, as base parameters.
  const Vector own = p.a * fit.solution.load;
  Matrix errors(p.base.size(), information->joint_count());
  for (std::size_t j = 0; j < information->of_joint.size(); ++j) {
    const JointInformation& joint = information->of_joint[j];
    const auto at = static_cast<Index>(j);
    // A calibrated scale stretches the whole torque of the joint, and the model identified with it.
    errors.col(at) =
        alone(*information, j, calibrated ? joint.target : Vector(joint.factor * own(joint.columns)), sigma);
    if (calibrated && known.by_gain.size() > 0) errors.col(at) -= cost.factor * known.by_gain.col(at);
  }
  (calibrated ? fit.by_gain : fit.by_scale) = load_moved(p, known, cost, errors);
  return {};
}

// Steps until the tilt has settled, or stays at none if the data do not ask for one.
Result<LoadFit> fit_mounted(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                            PayloadOptions::Mounting mounting) {
  if (mounting == PayloadOptions::Mounting::Known) return fit_known(p, known, parts);
  // χ² with two degrees of freedom exceeds 2 log(1000) once in 1000 runs; below 1e-4 rad a tilt is rounding.
  const double surprising = 2 * std::log(1000.0);
  constexpr double kSmallest = 1e-4, kSettled = 1e-9;
  // Begins without a tilt and without a load.
  LoadFit fit;
  fit.solution.load.setZero();
  constexpr int kRounds = 8;  // a tilt of a right angle settles in five or six
  for (int round = 0; round < kRounds; ++round) {
    auto step = fit_tilted(p, known, parts, fit);
    if (!step) return step.error();
    fit = std::move(step->fit);
    const bool asked = step->freed.gain > surprising && step->freed.theta.norm() > kSmallest;
    const bool free = mounting == PayloadOptions::Mounting::Free || asked;
    // Auto, and the data do not contradict the model's gravity.
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

}  // namespace

// Rows near rest do not count where friction jumps; joints that never move do not count at all there.
Matrix LoadProblem::weights(const Motion& motion) const {
  Matrix out = moving_weights(model, motion, kNearRest);
  if (std::find(standing.begin(), standing.end(), false) == standing.end()) return {};
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      if (!basis.jumps_at_rest() || !standing[static_cast<std::size_t>(joint)]) continue;
      if (out.size() == 0) out = Matrix::Ones(motion.samples(), model.joints());
      out.col(joint).setZero();
    }
  }
  return out;
}

Result<LoadFit> fit_load(const LoadProblem& p, const KnownRobot& known, const std::vector<Samples>& parts,
                         PayloadOptions::Mounting mounting) {
  auto fit = fit_mounted(p, known, parts, mounting);
  if (!fit || (parts.front().gain_covariance.size() == 0 && !known.scales_disagree)) return fit;
  if (auto moved = move_by_scales(p, known, parts, *fit); !moved) return moved.error();
  return fit;
}

}  // namespace armature
