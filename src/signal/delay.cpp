// All delays and all parameters in one linear problem, solved again until the guess has settled.
#include "signal/delay.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature::signal {
namespace {

using Index = Eigen::Index;

// A joint this slow beside its top speed may stick: its rows say nothing about time.
constexpr double kSlow = 0.05;
// Runs of rows whose errors are taken as one: correlated errors do not reach over them.
constexpr Index kRuns = 40;
// Deviations; with forty runs behind them, one log in 3,000 has more by chance.
constexpr double kBeyondDoubt = 4;
// Parts of the log that are predicted from the others, with the delay and without it.
constexpr Index kFolds = 8;
// Least variance of a joint in units of what it was before: a joint without noise would weigh without bound.
constexpr double kLeastVariance = 1e-12;

// What any arm has: bodies, viscous and dry friction, offsets, rotors.
TorqueModel witness_model(const Robot& robot) {
  return TorqueModel(robot,
                     {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot), rotor_inertia(robot)});
}

// Means over `width` rows each: torque and regressor are averaged alike.
Matrix means(const Matrix& rows, Index width) {
  if (width == 1) return rows;
  Matrix out(rows.rows() / width, rows.cols());
  for (Index i = 0; i < out.rows(); ++i) out.row(i) = rows.middleRows(i * width, width).colwise().mean();
  return out;
}

// One linear problem: all parameters, then one delay per joint.
struct Equations {
  Matrix normal;
  Vector right;
  std::vector<Matrix> rows;  // per joint, with the parameters' columns in place
  std::vector<Vector> target;
};

// The normal equations over (parameters, delays), in which each joint's rows have its own delay as last column.
Equations gather(const TorqueModel& model, const Regressor& Y, const Matrix& tau, const Matrix& slope,
                 const Matrix& weight, Index width) {
  const int p = model.parameter_count(), n = model.joints();
  Equations out{Matrix::Zero(p + n, p + n), Vector::Zero(p + n), {}, {}};
  for (int j = 0; j < n; ++j) {
    const int begin = Y.layout.begin[static_cast<std::size_t>(j)], count = Y.layout.count(j);
    // A later torque is the torque of an earlier motion: d tau / d delay = −d tau / dt.
    Matrix block(tau.rows(), count + 1);
    block.leftCols(count) = means(Y.joint(j), width);
    block.col(count) = -slope.col(j);
    block.array().colwise() *= weight.col(j).array();
    const Vector target = tau.col(j).cwiseProduct(weight.col(j));
    // Where the joint's columns are among all unknowns.
    std::vector<int> at;
    for (int c = 0; c < count; ++c) at.push_back(Y.layout.parameter[static_cast<std::size_t>(begin + c)]);
    at.push_back(p + j);
    const Matrix square = block.transpose() * block;
    const Vector cross = block.transpose() * target;
    for (Index a = 0; a <= count; ++a) {
      out.right[at[static_cast<std::size_t>(a)]] += cross[a];
      for (Index b = 0; b <= count; ++b)
        out.normal(at[static_cast<std::size_t>(a)], at[static_cast<std::size_t>(b)]) += square(a, b);
    }
    // The rows are kept: their residuals give the noise and the spread of the delays.
    Matrix full = Matrix::Zero(tau.rows(), p + n);
    for (Index a = 0; a <= count; ++a) full.col(at[static_cast<std::size_t>(a)]) = block.col(a);
    out.rows.push_back(std::move(full));
    out.target.push_back(target);
  }
  return out;
}

// Columns are scaled to 1.
Vector scale_of(const Matrix& normal) {
  return (normal.diagonal().array() + 1e-12 * normal.diagonal().maxCoeff()).sqrt().inverse();
}

struct Solution {
  Vector x;
  Matrix inverse;  // of the normal matrix
};

// Many parameters cannot be told apart: columns are scaled and a trace of the prior 0 is added.
Solution solve(const Equations& e) {
  const Vector scale = scale_of(e.normal);
  Matrix scaled = scale.asDiagonal() * e.normal * scale.asDiagonal();
  scaled.diagonal().array() += 1e-9;
  // The inverse is the covariance of the unknowns, in units of the noise.
  const Eigen::LDLT<Matrix> factor(scaled);
  Solution out;
  out.inverse = scale.asDiagonal() * factor.solve(Matrix::Identity(scaled.rows(), scaled.cols())) * scale.asDiagonal();
  out.x = out.inverse * e.right;
  return out;
}

// Covariance of the delays from the sums of their scores over runs of rows.
Matrix covariance_by_runs(const Equations& e, const Solution& s, Index n) {
  const Index rows = e.target.front().size();
  const Matrix influence = s.inverse.bottomRows(n);
  Matrix sums = Matrix::Zero(n, kRuns);
  for (std::size_t j = 0; j < e.rows.size(); ++j) {
    const Vector error = e.target[j] - e.rows[j] * s.x;
    for (Index run = 0; run < kRuns; ++run) {
      // Rows k with k · kRuns / rows = run.
      const Index from = (run * rows + kRuns - 1) / kRuns, to = ((run + 1) * rows + kRuns - 1) / kRuns;
      const Vector score = e.rows[j].middleRows(from, to - from).transpose() * error.segment(from, to - from);
      sums.col(run) += influence * score;
    }
  }
  return sums * sums.transpose() * (static_cast<double>(kRuns) / static_cast<double>(kRuns - 1));
}

}  // namespace

// A delay below a hundredth of a step would change nothing.
constexpr double kLeastPartOfAStep = 0.01;

bool beyond_doubt(const TorqueDelay& delay, double step) {
  return std::abs(delay.seconds) > kBeyondDoubt * delay.deviation && std::abs(delay.seconds) > kLeastPartOfAStep * step;
}

std::string describe(const TorqueDelay& delay, const std::vector<std::string>& joints) {
  // ± 1.96 deviations: an interval of 95 %.
  const auto milliseconds = [](double seconds, double deviation) {
    return significant(1000 * std::abs(seconds), 3) + " ± " + significant(1000 * 1.96 * deviation, 2) + " ms";
  };
  std::string out = "torques come " + milliseconds(delay.seconds, delay.deviation) +
                    (delay.seconds > 0 ? " after" : " before") + " the motion";
  std::string others;
  // Joints that differ from the common delay beyond doubt are named.
  for (Index j = 0; j < delay.of_joint.size(); ++j) {
    const double deviation = delay.deviation_of_joint[j];
    if (!(std::abs(delay.of_joint[j] - delay.seconds) > kBeyondDoubt * deviation) || !(deviation > 0)) continue;
    others += (others.empty() ? "" : ", ") + joints[static_cast<std::size_t>(j)] + " " +
              milliseconds(delay.of_joint[j], deviation) + (delay.of_joint[j] > 0 ? " after" : " before");
  }
  return out + (others.empty() ? "" : " (" + others + ")");
}

Motion motion_before(const Samples& samples, double seconds, const std::vector<Index>& rows) {
  const Motion& m = samples.motion;
  const Index n = m.joints(), last = samples.size() - 1;
  Motion out(std::ssize(rows), n);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    // The row nearest to the time wanted; delays are short, so it is near the row itself.
    const double at = samples.time[rows[i]] - seconds;
    Index k = rows[i];
    while (k > 0 && std::abs(samples.time[k - 1] - at) < std::abs(samples.time[k] - at)) --k;
    while (k < last && std::abs(samples.time[k + 1] - at) < std::abs(samples.time[k] - at)) ++k;
    const double d = at - samples.time[k];
    const Index low = std::max<Index>(0, k - 1), high = std::min(last, k + 1);
    const double span = samples.time[high] - samples.time[low];
    const auto row = static_cast<Index>(i);
    // Taylor's series about that row, with the jerk from its neighbours.
    for (Index j = 0; j < n; ++j) {
      const double jerk = span > 0 ? (m.a(high, j) - m.a(low, j)) / span : 0;
      out.q(row, j) = m.q(k, j) + d * (m.v(k, j) + d * (m.a(k, j) / 2 + d * jerk / 6));
      out.v(row, j) = m.v(k, j) + d * (m.a(k, j) + d * jerk / 2);
      out.a(row, j) = m.a(k, j) + d * jerk;
    }
  }
  return out;
}

namespace {

// Windows of neighbouring rows, away from the ends of stretches, so that the motion before and after them is known.
struct Windows {
  std::vector<Index> rows;  // width of the first, then of the second …
  Index width = 1;
  [[nodiscard]] Index count() const { return std::ssize(rows) / width; }
};

Windows inner_windows(const Samples& samples, Index most) {
  constexpr double kMargin = 1.5 * kLongestDelay, kLongest = 0.01;
  constexpr Index kWidest = 8;
  Windows out;
  // Windows of at most 10 ms and 8 rows; a stride spreads them over the whole log.
  const Index room = std::min<Index>(kWidest, static_cast<Index>(kLongest * samples.rate));
  out.width = std::clamp<Index>(samples.size() / most, 1, std::max<Index>(1, room));
  const Index stride = std::max(out.width, samples.size() / most);
  for (std::size_t s = 0; s < samples.starts.size(); ++s) {
    const Index from = samples.starts[s];
    const Index to = (s + 1 < samples.starts.size() ? samples.starts[s + 1] : samples.size()) - 1;
    // A window and every motion up to the longest delay around it must lie inside its stretch.
    for (Index k = from; k + out.width - 1 <= to; k += stride) {
      const bool inner = samples.time[k] - samples.time[from] > kMargin &&
                         samples.time[to] - samples.time[k + out.width - 1] > kMargin;
      for (Index i = 0; inner && i < out.width; ++i) out.rows.push_back(k + i);
    }
  }
  return out;
}

// Windows in which a joint moves all the time, over its deviation.
Matrix weights_of(const Motion& motion, Index width, const Vector& fastest, const Vector& sigma) {
  Matrix out(motion.samples() / width, motion.joints());
  for (Index j = 0; j < out.cols(); ++j) {
    for (Index i = 0; i < out.rows(); ++i) {
      const double slowest = motion.v.col(j).segment(i * width, width).cwiseAbs().minCoeff();
      out(i, j) = slowest > kSlow * fastest[j] ? 1 / sigma[j] : 0;
    }
  }
  return out;
}

double residual_square(const Equations& e, const Vector& x) {
  double sum = 0;
  for (std::size_t j = 0; j < e.rows.size(); ++j) sum += (e.target[j] - e.rows[j] * x).squaredNorm();
  return sum;
}

// What the best parameters leave of the weighted torques; no delay is fitted, and nothing else is asked.
double rest_of(const TorqueModel& model, const Regressor& Y, const Matrix& tau, const Matrix& weight) {
  const int p = model.parameter_count();
  Matrix normal = Matrix::Zero(p, p);
  Vector right = Vector::Zero(p);
  std::vector<Matrix> rows;
  std::vector<std::vector<int>> at;
  for (int j = 0; j < model.joints(); ++j) {
    const auto first = Y.layout.parameter.begin() + Y.layout.begin[static_cast<std::size_t>(j)];
    at.emplace_back(first, first + Y.layout.count(j));
    rows.emplace_back(Y.joint(j).array().colwise() * weight.col(j).array());
    normal(at.back(), at.back()) += rows.back().transpose() * rows.back();
    right(at.back()) += rows.back().transpose() * tau.col(j).cwiseProduct(weight.col(j));
  }
  // The same scaling and the same trace of a prior as for the full problem.
  const Vector scale = scale_of(normal);
  Matrix scaled = scale.asDiagonal() * normal * scale.asDiagonal();
  scaled.diagonal().array() += 1e-9;
  const Vector x = scale.cwiseProduct(Eigen::LDLT<Matrix>(scaled).solve(scale.cwiseProduct(right)));
  double sum = 0;
  for (int j = 0; j < model.joints(); ++j) {
    const auto joint = static_cast<std::size_t>(j);
    sum += (tau.col(j).cwiseProduct(weight.col(j)) - rows[joint] * x(at[joint])).squaredNorm();
  }
  return sum;
}

// A delay of many steps: the best of a coarse grid, unless none is much better than 0.
double coarse_delay(const TorqueModel& model, const Samples& samples, const std::vector<Index>& all,
                    const Vector& fastest, const Vector& sigma) {
  constexpr Index kFew = 500;
  constexpr int kSide = 8;
  std::vector<Index> rows;
  for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(1, all.size() / kFew)) rows.push_back(all[i]);
  const Matrix tau = samples.tau(rows, Eigen::all);
  // The same rows count for every shift.
  const Matrix weight = weights_of(motion_before(samples, 0, rows), 1, fastest, sigma);
  // 17 shifts between −0.1 s and 0.1 s.
  double now = 0, best = kInfinity, found = 0;
  for (int i = -kSide; i <= kSide; ++i) {
    const double shift = i * kLongestDelay / kSide;
    const double rest = rest_of(model, compute_regressor(model, motion_before(samples, shift, rows)), tau, weight);
    if (i == 0) now = rest;
    if (rest < best) best = rest, found = shift;
  }
  // Much better: by a fifth of the squared error. A grid of 17 always has one that is a little better.
  constexpr double kMuchBetter = 0.8;
  return best < kMuchBetter * now ? found : 0;
}

}  // namespace

namespace {

// Squared errors of each fold, predicted by the parameters that fit the other folds, with the motion `shift` earlier.
Vector held_out_errors(const TorqueModel& model, const Samples& samples, const Windows& windows, const Matrix& tau,
                       const Matrix& weight, double shift) {
  std::vector<Equations> folds;
  Matrix normal;
  Vector right;
  // The equations of each part of the log, and their sum.
  for (Index f = 0; f < kFolds; ++f) {
    const Index from = f * windows.count() / kFolds, count = (f + 1) * windows.count() / kFolds - from;
    const std::vector<Index> rows(windows.rows.begin() + from * windows.width,
                                  windows.rows.begin() + (from + count) * windows.width);
    const Regressor Y = compute_regressor(model, motion_before(samples, shift, rows));
    folds.push_back(gather(model, Y, tau.middleRows(from, count), Matrix::Zero(count, tau.cols()),
                           weight.middleRows(from, count), windows.width));
    normal = f == 0 ? folds[0].normal : Matrix(normal + folds.back().normal);
    right = f == 0 ? folds[0].right : Vector(right + folds.back().right);
  }
  Vector out(kFolds);
  for (Index f = 0; f < kFolds; ++f) {
    // The sum less a part's own equations are those of all others.
    const Equations& own = folds[static_cast<std::size_t>(f)];
    const Equations others{normal - own.normal, right - own.right, {}, {}};
    out[f] = residual_square(own, solve(others).x);
  }
  return out;
}

}  // namespace

HeldOutGain held_out_gain(const Samples& samples, const Robot& robot, double seconds, Index most) {
  // Each part needs at least one window.
  const Windows windows = inner_windows(samples, most);
  if (windows.count() < kFolds) return {};
  const TorqueModel model = witness_model(robot);
  const Matrix tau = means(samples.tau(windows.rows, Eigen::all), windows.width);
  const Vector fastest = samples.motion.v.cwiseAbs().colwise().maxCoeff();
  // The same rows count for both readings. A joint weighs by what is left of it without the delay.
  const Motion motion = motion_before(samples, 0, windows.rows);
  Matrix weight = weights_of(motion, windows.width, fastest, Vector::Ones(tau.cols()));
  const Equations all =
      gather(model, compute_regressor(model, motion), tau, Matrix::Zero(tau.rows(), tau.cols()), weight, windows.width);
  const Vector x = solve(all).x;
  for (Index j = 0; j < tau.cols(); ++j) {
    const auto at = static_cast<std::size_t>(j);
    const double counted = std::max(1.0, weight.col(j).sum());
    const double left = (all.target[at] - all.rows[at] * x).squaredNorm() / counted;
    weight.col(j) /= std::sqrt(std::max(left, kLeastVariance));
  }
  const Vector gain = held_out_errors(model, samples, windows, tau, weight, 0) -
                      held_out_errors(model, samples, windows, tau, weight, seconds);
  const double folds = static_cast<double>(kFolds);
  // The deviation of a sum of eight parts that scatter as these do.
  return {gain.sum(), std::sqrt(folds * (gain.array() - gain.mean()).square().sum() / (folds - 1))};
}

std::optional<TorqueDelay> estimate_delay(const Samples& samples, const Robot& robot, Index most) {
  const Index n = samples.motion.joints();
  constexpr Index kLeast = 400;
  if (samples.size() < kLeast || robot.joint_count() != n) return std::nullopt;
  // A short log, or one of short stretches, tells no delay.
  const Windows windows = inner_windows(samples, most);
  const std::vector<Index>& rows = windows.rows;
  if (windows.count() < kLeast) return std::nullopt;
  const TorqueModel model = witness_model(robot);
  const double step = 1 / samples.rate;
  const Matrix tau = means(samples.tau(rows, Eigen::all), windows.width);
  const Vector fastest = samples.motion.v.cwiseAbs().colwise().maxCoeff();
  // The first weights are the torques' own sizes, so that a wrist counts as much as a shoulder; a joint without torque
  // has none.
  constexpr double kNoTorque = 1e-9;
  const Vector size =
      (tau.colwise().squaredNorm() / static_cast<double>(windows.count())).cwiseSqrt().array() + kNoTorque;
  Vector sigma = size, pi;
  // Gauss–Newton needs a guess within the motion's own time scale.
  double guess = coarse_delay(model, samples, rows, fastest, sigma);
  TorqueDelay out;
  // Gauss–Newton settles in three or four; more would go round in circles.
  constexpr int kMostRounds = 6;
  for (int round = 0; round < kMostRounds; ++round) {
    const Motion motion = motion_before(samples, guess, rows);
    const Matrix weight = weights_of(motion, windows.width, fastest, sigma);
    // Two motions half a step apart give the torque's change in time; none before there are parameters.
    Matrix slope = Matrix::Zero(tau.rows(), n);
    if (pi.size() > 0) {
      const Motion early = motion_before(samples, guess + 0.5 * step, rows);
      const Motion late = motion_before(samples, guess - 0.5 * step, rows);
      slope = means((inverse_dynamics(model, pi, late) - inverse_dynamics(model, pi, early)) / step, windows.width);
    }
    const Equations equations = gather(model, compute_regressor(model, motion), tau, slope, weight, windows.width);
    const Solution found = solve(equations);
    pi = found.x.head(model.parameter_count());
    // Each joint's noise from what this round leaves.
    for (Index j = 0; j < n; ++j) {
      const auto at = static_cast<std::size_t>(j);
      const double counted = static_cast<double>((weight.col(j).array() > 0).count());
      const Vector error = equations.target[at] - equations.rows[at] * found.x;
      if (counted > 0) sigma[j] *= std::sqrt(std::max(error.squaredNorm() / counted, kLeastVariance));
    }
    // The first round has no parameters yet, and so no delay.
    if (round == 0) continue;
    out.of_joint = found.x.tail(n).array() + guess;
    const Matrix spread = covariance_by_runs(equations, found, n);
    out.deviation_of_joint = spread.diagonal().cwiseSqrt();
    // Joints are weighed by their own deviation: forty runs are too few for a matrix of them. A joint whose torque
    // does not change says nothing.
    const Vector share = spread.diagonal().unaryExpr([](double x) { return x > 0 ? 1 / x : 0.0; });
    if (!(share.sum() > 0)) return std::nullopt;
    const double change = share.dot(found.x.tail(n)) / share.sum();
    // Joints that disagree by more than their deviations say that something else than a delay is in the residuals:
    // the deviation grows with it (Birge 1932).
    const Index telling = (share.array() > 0).count();
    const double apart = share.dot((found.x.tail(n).array() - change).square().matrix());
    const double birge = telling > 1 ? apart / static_cast<double>(telling - 1) : 1;
    out.deviation = std::sqrt(share.dot(spread * share) * std::max(1.0, birge)) / share.sum();
    guess = std::clamp(guess + change, -kLongestDelay, kLongestDelay);
    // A twentieth of its deviation more would not be told from this one.
    constexpr double kSettledShare = 0.05;
    if (std::abs(change) < kSettledShare * out.deviation) break;
  }
  out.seconds = guess;
  // A model that leaves half of the torque or more is no clock.
  constexpr double kHalfOfTheTorque = 0.25;  // of its square
  const bool explained = sigma.squaredNorm() < kHalfOfTheTorque * size.squaredNorm();
  if (!explained || !std::isfinite(guess) || !(out.deviation > 0)) return std::nullopt;
  return out;
}

}  // namespace armature::signal
