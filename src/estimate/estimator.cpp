#include "armature/estimator.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "armature/maximum_likelihood.hpp"
#include "armature/online.hpp"
#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "estimate/blocks.hpp"
#include "estimate/closed_loop.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// What every estimator starts from.
struct Task {
  const TorqueModel& model;
  const BaseMap& base;
  const std::vector<Samples>& samples;
  const std::vector<Matrix>& weights;
  const Estimate& start;
};

// Weights of one joint's rows; 1 where none were given.
Vector row_weights(const Task& t, std::size_t part, Index joint, Index first, Index count) {
  const Matrix& w = t.weights[part];
  return w.size() == 0 ? Vector(Vector::Ones(count)) : Vector(w.col(joint).segment(first, count));
}

// Sums over all rows, joints weighted by their noise: zᵀy, zᵀtau, zᵀz.
struct Sums {
  Matrix zy, zz;
  Vector z_tau;
};

// z from the motions in `other`, y from the samples'.
Sums sum_up(const Task& t, const std::vector<Motion>& other) {
  const Index b = t.base.size();
  Sums out{Matrix::Zero(b, b), Matrix::Zero(b, b), Vector::Zero(b)};
  const auto columns = joint_columns(t.model, t.base);
  for (std::size_t part = 0; part < t.samples.size(); ++part) {
    // Both regressors along their motions: y the recorded one, z the other.
    const Samples& s = t.samples[part];
    const MotionAlongPath path(t.model, s.motion, s.starts), other_path(t.model, other[part], s.starts);
    for (Index first = 0; first < s.size(); first += kBlock) {
      const Index count = std::min(kBlock, s.size() - first);
      const Regressor y = compute_regressor(t.model, path.motion().slice(first, count));
      const Regressor z = compute_regressor(t.model, other_path.motion().slice(first, count));
      // Rows of each joint are divided by its noise; only its own columns are touched.
      for (std::size_t j = 0; j < columns.size(); ++j) {
        const auto joint = static_cast<Index>(j);
        const Vector w = row_weights(t, part, joint, first, count) / std::pow(t.start.sigma[joint], 2);
        const Matrix own = joint_rows(y.values, columns[j]), made = joint_rows(z.values, columns[j]);
        const auto& at = columns[j].base;
        const Matrix weighted = w.asDiagonal() * made;
        out.zy(at, at) += weighted.transpose() * own;
        out.zz(at, at) += weighted.transpose() * made;
        out.z_tau(at) += weighted.transpose() * s.tau.col(joint).segment(first, count);
      }
    }
  }
  return out;
}

// Solves with rows and columns scaled to a unit diagonal of zz.
Vector solve_scaled(const Matrix& a, const Matrix& zz, const Vector& right, Matrix& inverse) {
  // Entries of zz differ by many orders of magnitude between parameters; the scaled system is well conditioned.
  const Vector scale = zz.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  const Matrix scaled = scale.asDiagonal() * a * scale.asDiagonal();
  const Eigen::PartialPivLU<Matrix> lu(scaled);
  inverse = scale.asDiagonal() * lu.inverse() * scale.asDiagonal();
  return inverse * right;
}

// Squared error in units of the noise, with the torque predicted from these motions.
double torque_error(const Task& t, const std::vector<Motion>& motions, const Vector& beta) {
  double sum = 0;
  const Vector pi = t.base.to_full(beta);
  for (std::size_t part = 0; part < t.samples.size(); ++part) {
    const Samples& s = t.samples[part];
    const MotionAlongPath path(t.model, motions[part], s.starts);
    const Matrix e = s.tau - inverse_dynamics(t.model, pi, path.motion());
    for (Index j = 0; j < e.cols(); ++j)
      sum += e.col(j).cwiseAbs2().dot(row_weights(t, part, j, 0, s.size())) / std::pow(t.start.sigma[j], 2);
  }
  return sum;
}

// The closed loop along every recording. An error where one of them runs away.
Result<std::vector<Motion>> simulate_all(const Task& t, const Vector& beta, double bandwidth_hz) {
  std::vector<Motion> out;
  for (const Samples& s : t.samples) {
    auto motion = simulate_loop(t.model, t.base.to_full(beta), s, {.bandwidth_hz = bandwidth_hz});
    if (!motion) return motion.error();
    out.push_back(*std::move(motion));
  }
  return out;
}

// The same motions, each later by `seconds`.
std::vector<Motion> advance_all(const Task& t, const std::vector<Motion>& motions, double seconds) {
  std::vector<Motion> out;
  for (std::size_t i = 0; i < motions.size(); ++i) out.push_back(advanced(motions[i], t.samples[i], seconds));
  return out;
}

// The loop lags behind what it follows, and the torque may come late: the delay with which the simulated motion
// explains the measured torque best, by parabolas.
double find_delay(const Task& t, const std::vector<Motion>& motions, const Vector& beta, double start, double step) {
  double best = start;
  // Halve the step until it is below 0.2 ms: a fifth of the step of a controller at 1 kHz.
  constexpr double kShortest_s = 2e-4;
  for (; step > kShortest_s; step /= 2) {
    const double before = torque_error(t, advance_all(t, motions, best - step), beta);
    const double here = torque_error(t, advance_all(t, motions, best), beta);
    const double after = torque_error(t, advance_all(t, motions, best + step), beta);
    // The lowest point of the parabola through three delays, at most one step away; downhill where it has none.
    const double bend = before - 2 * here + after;
    best += bend > 0 ? std::clamp((before - after) / (2 * bend), -1.0, 1.0) * step : (before < after ? -step : step);
  }
  return best;
}

// Bandwidths of the loop that are tried [Hz]: from a slow industrial arm to a stiff one.
constexpr double kBandwidths[] = {5, 10, 20};
// Rounds of simulation and solution; they stop when no parameter moves by more than 0.05 of its deviation.
constexpr int kRounds = 6;
constexpr double kSettled = 0.05;

// The largest change of a parameter, in its deviations by least squares.
double largest_move(const Task& t, const Vector& from, const Vector& to) {
  return ((to - from).array().abs() / t.start.deviation.array().max(1e-300)).maxCoeff();
}

// The loop whose torque agrees best with the measured one.
struct Loop {
  double bandwidth_hz = 0, delay_s = 0, error = 0;
  std::vector<Motion> motions;
};

Result<Loop> best_loop(const Task& t, const Vector& beta) {
  std::optional<Loop> best;
  std::optional<Error> failure;
  // A bandwidth at which the simulation fails is passed over; the error is told if all fail.
  for (const double bandwidth : kBandwidths) {
    auto motions = simulate_all(t, beta, bandwidth);
    if (!motions) {
      failure = motions.error();
      continue;
    }
    // A critically damped loop with damping towards the reference's velocity hardly lags; start from none.
    const double delay = find_delay(t, *motions, beta, 0, 0.1 / bandwidth);
    auto shifted = advance_all(t, *motions, delay);
    const double error = torque_error(t, shifted, beta);
    if (!best || error < best->error) best = Loop{bandwidth, delay, error, std::move(shifted)};
  }
  if (!best) return *failure;
  return *std::move(best);
}

// Instrumental variables solve Zᵀ Y beta = Zᵀ tau, output error Zᵀ Z beta = Zᵀ tau.
Result<OtherEstimate> in_closed_loop(const Task& t, bool instruments) {
  Vector beta = t.start.beta;
  auto loop = best_loop(t, beta);
  if (!loop) return loop.error();
  OtherEstimate out;
  int round = 0;
  double moved = 1e300;
  for (; round < kRounds && moved > kSettled; ++round) {
    // From the second round on, the loop is simulated with the parameters of the round before.
    if (round > 0) {
      auto motions = simulate_all(t, beta, loop->bandwidth_hz);
      if (!motions) return motions.error();
      loop->motions = advance_all(t, *motions, loop->delay_s);
    }
    // One linear solution.
    const Sums sums = sum_up(t, loop->motions);
    Matrix inverse;
    const Vector next = solve_scaled(instruments ? sums.zy : sums.zz, sums.zz, sums.z_tau, inverse);
    if (!next.allFinite())
      return Error{ErrorCode::Numerical, "the simulated motion does not determine all parameters", "closed loop",
                   "Use --estimator least-squares."};
    // The covariance of instrumental variables is (Zᵀ Y)⁻¹ Zᵀ Z (Yᵀ Z)⁻¹.
    moved = largest_move(t, beta, next);
    beta = next;
    out.covariance = instruments ? Matrix(inverse * sums.zz * inverse.transpose()) : inverse;
  }
  // One line: the loop that was found, rounds, and how far the result is from least squares.
  out.beta = beta;
  out.words = std::string(instruments ? "instruments" : "regressor") + " from a simulated loop of " +
              significant(loop->bandwidth_hz, 2) + " Hz, delay " + fixed(1e3 * loop->delay_s, 1) + " ms, " +
              std::to_string(round) + " rounds" + (moved > kSettled ? ", not settled" : "") +
              "; largest change from least squares " + significant(largest_move(t, t.start.beta, beta), 2) +
              " deviations";
  return out;
}

// The square-root filter, sample by sample; its last tenth tells whether it has settled.
Result<OtherEstimate> recursively(const Task& t) {
  // So weak that a thousandth of the data outweighs it.
  constexpr double kWeak = 1e3;
  Prior prior{Vector::Zero(t.base.size()), kWeak * (t.start.beta.cwiseAbs() + t.start.deviation)};
  RecursiveEstimator filter(t.model, t.base, t.start.sigma, prior);
  Vector nearly = t.start.beta;
  // One recording after another; the last one in two pieces.
  for (std::size_t part = 0; part < t.samples.size(); ++part) {
    const Samples& s = t.samples[part];
    const MotionAlongPath path(t.model, s.motion, s.starts);
    const Index most = part + 1 == t.samples.size() ? s.size() * 9 / 10 : s.size();
    const auto weights = [&](Index first, Index count) {
      return t.weights[part].size() > 0 ? Matrix(t.weights[part].middleRows(first, count)) : Matrix();
    };
    filter.add(path.motion().slice(0, most), s.tau.topRows(most), weights(0, most));
    nearly = filter.beta();
    if (most < s.size())
      filter.add(path.motion().slice(most, s.size() - most), s.tau.bottomRows(s.size() - most),
                 weights(most, s.size() - most));
  }
  OtherEstimate out{filter.beta(), filter.covariance(), {}};
  out.words = "sample by sample; the last tenth of the samples moved the parameters by at most " +
              significant(largest_move(t, nearly, out.beta), 2) + " deviations";
  return out;
}

// Jia 2019 eq. 7 for one recording of one period.
Result<OtherEstimate> by_likelihood(const Task& t) {
  // Unknowns grow with harmonics times joints, and work with their square: seconds for seven joints. A longer period is
  // thinned out, and its deviations are those of the rows that are left.
  constexpr int kHarmonics = 15;
  constexpr Index kMostRows = 5000;
  if (t.samples.size() != 1 || !(t.samples[0].noise_degrees_of_freedom > 0))
    return Error{ErrorCode::Usage, "maximum likelihood needs one recording that repeats its period",
                 "--estimator maximum-likelihood", "Repeat the motion at least twice, or use another estimator."};
  const Samples& s = t.samples[0];
  const double period = static_cast<double>(s.size()) / s.rate;
  const Index every = std::max<Index>(1, s.size() / kMostRows), rows = (s.size() + every - 1) / every;
  Vector time(rows);
  Matrix q(rows, s.motion.joints()), tau(rows, s.motion.joints());
  // Time counts from the first sample.
  for (Index k = 0; k < rows; ++k)
    time[k] = s.time[k * every] - s.time[0], q.row(k) = s.motion.q.row(k * every), tau.row(k) = s.tau.row(k * every);
  MaximumLikelihoodOptions options;
  if (t.weights[0].size() > 0) options.weights = t.weights[0](Eigen::seqN(0, rows, every), Eigen::all);
  options.torque_sigma = t.start.sigma;
  // The noise of the positions: what the smoother says it is, at least an encoder's step.
  constexpr double kEncoder = 1e-6;
  options.position_sigma = Vector::Constant(s.motion.joints(), kEncoder);
  if (s.error.q.rows() == s.size())
    options.position_sigma = options.position_sigma.cwiseMax(
        (s.error.q.colwise().norm() / std::sqrt(static_cast<double>(s.size()))).transpose());
  // All harmonics of the period up to the highest.
  std::vector<int> harmonics;
  for (int h = 1; h <= kHarmonics; ++h) harmonics.push_back(h);
  const MaximumLikelihood found =
      estimate_maximum_likelihood(t.model, t.base, time, q, tau, period, harmonics, options);
  // No step was made at all: the start is no solution to offer.
  if (!found.beta.allFinite() || found.covariance.size() == 0)
    return Error{ErrorCode::Numerical, "the search did not begin", "--estimator maximum-likelihood",
                 "Use --estimator least-squares."};
  OtherEstimate out{found.beta, found.covariance, {}};
  out.words = "motion and parameters together, " + std::to_string(kHarmonics) + " harmonics of " +
              significant(period, 4) + " s, cost " + significant(found.first_cost, 6) + " → " +
              significant(found.cost, 6) + " in " + std::to_string(found.iterations) + " steps" +
              (found.converged ? "" : ", not converged") + "; largest change from least squares " +
              significant(largest_move(t, t.start.beta, out.beta), 2) + " deviations";
  return out;
}

const std::vector<std::pair<Estimator, const char*>> kWords = {
    {Estimator::LeastSquares, "least-squares"},
    {Estimator::InstrumentalVariables, "instrumental-variables"},
    {Estimator::OutputError, "output-error"},
    {Estimator::Recursive, "recursive"},
    {Estimator::MaximumLikelihood, "maximum-likelihood"}};

}  // namespace

const char* to_string(Estimator estimator) { return kWords[static_cast<std::size_t>(estimator)].second; }

std::optional<Estimator> parse_estimator(const std::string& word) {
  for (const auto& [estimator, name] : kWords) {
    if (word == name) return estimator;
  }
  return std::nullopt;
}

std::vector<std::string> estimator_words() {
  std::vector<std::string> out;
  for (const auto& [estimator, name] : kWords) out.emplace_back(name);
  return out;
}

Result<OtherEstimate> estimate_otherwise(Estimator estimator, const TorqueModel& model, const BaseMap& base,
                                         const std::vector<Samples>& samples, const std::vector<Matrix>& weights,
                                         const Estimate& start) {
  // Least squares is the start itself.
  const Task task{model, base, samples, weights, start};
  switch (estimator) {
    case Estimator::LeastSquares: break;
    case Estimator::InstrumentalVariables: return in_closed_loop(task, true);
    case Estimator::OutputError: return in_closed_loop(task, false);
    case Estimator::Recursive: return recursively(task);
    case Estimator::MaximumLikelihood: return by_likelihood(task);
  }
  return OtherEstimate{start.beta, start.covariance, "as it is"};
}

}  // namespace armature
