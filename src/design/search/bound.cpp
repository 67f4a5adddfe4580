// How far a motion is from what no motion within the limits can beat.
#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <ctime>

#include "armature/design.hpp"
#include "armature/rng.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

using design::Observation;
using design::Problem;

// Processor time: on a busy machine the answer is the same, and takes longer.
double processor_s() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The box of admissible states. Bernstein's inequality bounds the derivatives of a trigonometric polynomial of degree
// L: |v| ≤ ωL · half range, |a| ≤ ωL · max|v|.
struct StateBox {
  Vector lower, upper, speed, acceleration;
};

StateBox state_box(const Problem& problem) {
  const int n = problem.map.joints();
  const double rate = problem.map.basis.omega() * problem.spec.harmonics;
  StateBox box{Vector(n), Vector(n), Vector(n), Vector(n)};
  // Position limits as they are; speed and acceleration by limit or Bernstein, whichever is tighter.
  for (int j = 0; j < n; ++j) {
    const JointLimits& limit = problem.limits[static_cast<std::size_t>(j)];
    box.lower[j] = limit.lower;
    box.upper[j] = limit.upper;
    box.speed[j] = std::min(limit.velocity, rate * 0.5 * (limit.upper - limit.lower));
    box.acceleration[j] = std::min(limit.acceleration, rate * box.speed[j]);
  }
  return box;
}

// States as the rows of a motion; velocities and accelerations mostly at the corners, where convex functions peak.
Motion random_states(const StateBox& box, int count, Rng& rng) {
  const Eigen::Index n = box.lower.size();
  Motion m(count, n);
  for (int k = 0; k < count; ++k)
    for (Eigen::Index j = 0; j < n; ++j) {
      // Positions uniformly: d is no convex function of them.
      m.q(k, j) = rng.uniform(box.lower[j], box.upper[j]);
      m.v(k, j) = box.speed[j] * (rng.chance(0.7) ? (rng.chance(0.5) ? 1 : -1) : rng.uniform(-1, 1));
      m.a(k, j) = box.acceleration[j] * (rng.chance(0.5) ? 1 : -1);
    }
  return m;
}

/// The states of both.
Motion joined(const Motion& a, const Motion& b) {
  Motion out(a.samples() + b.samples(), a.joints());
  out.q << a.q, b.q;
  out.v << a.v, b.v;
  out.a << a.a, b.a;
  return out;
}

// A measure on states and its information.
class Measure {
 public:
  // Rows are divided by the noise's deviation, so that M = Fᵀ Σ⁻¹ F.
  Measure(const Observation& observation, const Vector& variance) : observation_(observation) {
    deviation_ = variance.size() > 0 ? Vector(variance.cwiseSqrt()) : Vector::Ones(observation.joints());
  }

  /// Gives new states `share` of the weight, equally, and the old ones what is left.
  void add(const Motion& states, double share) {
    const Eigen::Index old = states_.samples();
    states_ = old == 0 ? states : joined(states_, states);
    Vector weight(states_.samples());
    weight.head(old) = (1 - share) * weight_;
    weight.tail(states.samples()).setConstant(share / static_cast<double>(states.samples()));
    weight_ = old == 0 ? Vector(weight / weight.sum()) : weight;
    rows_ = white_rows(states_);
    refresh();
  }

  // w_i ← w_i d_i / b raises log det every time (Titterington 1976).
  void multiply(int times) {
    for (int i = 0; i < times; ++i) {
      weight_ = weight_.cwiseProduct(variances(rows_, states_.samples())) / static_cast<double>(observation_.size());
      refresh();
    }
  }
  /// Leaves out states that hardly count: they cost time in every product.
  void prune() {
    std::vector<Eigen::Index> kept;
    for (Eigen::Index k = 0; k < weight_.size(); ++k)
      if (weight_[k] > 1e-7) kept.push_back(k);
    states_ = {states_.q(kept, Eigen::all), states_.v(kept, Eigen::all), states_.a(kept, Eigen::all)};
    weight_ = Vector(weight_(kept));
    weight_ /= weight_.sum();
    rows_ = white_rows(states_);
    refresh();
  }

  // From the Cholesky factor of M.
  [[nodiscard]] double log_det() const { return 2 * factor_.matrixLLT().diagonal().array().log().sum(); }
  [[nodiscard]] int support() const { return static_cast<int>((weight_.array() > 1e-6).count()); }
  [[nodiscard]] const Motion& states() const { return states_; }
  [[nodiscard]] Vector variances(const Motion& states) const { return variances(white_rows(states), states.samples()); }

  // d(d)/d(q, v, a) of every state.
  [[nodiscard]] MotionGradient slope(const Motion& states) const {
    auto grams = observation_.grams(states);
    // d = trace(M⁻¹ Σ_j C_j/σ_j²), so its derivative by C_j is M⁻¹/σ_j².
    const Matrix inverse = factor_.solve(Matrix::Identity(observation_.size(), observation_.size()));
    design::Sensitivity sensitivity;
    sensitivity.add(inverse, deviation_.cwiseAbs2().cwiseInverse());
    return observation_.gradient(states, grams, sensitivity);
  }

 private:
  /// The observation of every state, rows of joint 0 first, divided by each joint's noise.
  [[nodiscard]] Matrix white_rows(const Motion& states) const {
    Matrix f = observation_.matrix(states);
    for (int j = 0; j < observation_.joints(); ++j)
      f.middleRows(j * states.samples(), states.samples()) /= deviation_[j];
    return f;
  }
  // trace(M⁻¹ F_kᵀ F_k) of every state k.
  [[nodiscard]] Vector variances(const Matrix& rows, Eigen::Index count) const {
    // ‖L⁻¹ y‖² for every row y, summed over the joints of each state.
    const Matrix half = factor_.matrixL().solve(rows.transpose());
    const Vector each = half.colwise().squaredNorm();
    return each.reshaped(count, observation_.joints()).rowwise().sum();
  }
  void refresh() {
    // M = Σ_k w_k F_kᵀ F_k.
    const Matrix weighted = weight_.cwiseSqrt().replicate(observation_.joints(), 1).asDiagonal() * rows_;
    factor_.compute(weighted.transpose() * weighted);
  }

  const Observation& observation_;
  Vector deviation_;
  Motion states_;
  Vector weight_;
  Matrix rows_;
  Eigen::LLT<Matrix> factor_;
};

/// Moves states that left the box to its surface.
void clamp(const StateBox& box, Motion& m) {
  for (Eigen::Index j = 0; j < m.joints(); ++j) {
    m.q.col(j) = m.q.col(j).cwiseMax(box.lower[j]).cwiseMin(box.upper[j]);
    m.v.col(j) = m.v.col(j).cwiseMax(-box.speed[j]).cwiseMin(box.speed[j]);
    m.a.col(j) = m.a.col(j).cwiseMax(-box.acceleration[j]).cwiseMin(box.acceleration[j]);
  }
}

// Projected gradient ascent on d(x) from every given state at once, each with its own step.
Vector climb(const Measure& measure, const StateBox& box, Motion& m, int iterations) {
  // Unknowns in units of the box, so that one step length fits positions, speeds and accelerations.
  Vector value = measure.variances(m);
  Vector step = Vector::Constant(m.samples(), 0.3);
  const Vector range = 0.5 * (box.upper - box.lower);
  for (int i = 0; i < iterations; ++i) {
    MotionGradient g = measure.slope(m);
    g.d_q = g.d_q * range.asDiagonal();
    g.d_v = g.d_v * box.speed.asDiagonal();
    g.d_a = g.d_a * box.acceleration.asDiagonal();
    Motion next = m;
    for (Eigen::Index k = 0; k < m.samples(); ++k) {
      // A step of given length in units of the box, whatever the gradient's size.
      const double size = std::max({g.d_q.row(k).lpNorm<Eigen::Infinity>(), g.d_v.row(k).lpNorm<Eigen::Infinity>(),
                                    g.d_a.row(k).lpNorm<Eigen::Infinity>(), 1e-300});
      next.q.row(k) += step[k] / size * g.d_q.row(k) * range.asDiagonal();
      next.v.row(k) += step[k] / size * g.d_v.row(k) * box.speed.asDiagonal();
      next.a.row(k) += step[k] / size * g.d_a.row(k) * box.acceleration.asDiagonal();
    }
    clamp(box, next);
    // A step that helps is taken and the next is longer; otherwise the next is shorter.
    const Vector there = measure.variances(next);
    for (Eigen::Index k = 0; k < m.samples(); ++k) {
      const bool better = there[k] > value[k];
      step[k] *= better ? 1.3 : 0.4;
      if (!better) continue;
      value[k] = there[k];
      m.q.row(k) = next.q.row(k);
      m.v.row(k) = next.v.row(k);
      m.a.row(k) = next.a.row(k);
    }
  }
  return value;
}

/// The states with the largest values.
Motion best_of(const Motion& m, const Vector& value, Eigen::Index count) {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(m.samples()));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Eigen::Index>(i);
  std::sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) { return value[a] > value[b]; });
  order.resize(static_cast<std::size_t>(std::min(count, m.samples())));
  return {m.q(order, Eigen::all), m.v(order, Eigen::all), m.a(order, Eigen::all)};
}

}  // namespace

Result<DesignBound> compute_design_bound(const Robot& robot, const DesignSpec& spec, const FourierSeries& motion,
                                         double budget_s, const Progress& progress) {
  const double begin = processor_s();
  auto problem = design::make_problem(robot, spec);
  if (!problem) return problem.error();
  if (problem->objective.interest > 0)
    return Error{ErrorCode::Unsupported, "the bound is about all observed columns, not about a subset", "bound", ""};
  const StateBox box = state_box(*problem);
  const Observation& observation = problem->observation;
  const double b = observation.size();
  Rng rng(spec.seed);
  // Start: random states with equal weights, four for each parameter and 400 at least, improved by the
  // multiplicative rule.
  Measure measure(observation, problem->spec.noise_variance);
  measure.add(random_states(box, std::max(400, 4 * observation.size()), rng), 1);
  measure.multiply(20);

  DesignBound out;
  out.log_det = kInfinity;
  constexpr int kClimbers = 96;
  for (int round = 0; round < 60; ++round) {
    measure.prune();
    // New states and the measure's own, climbed together: the maximum of d decides the gap.
    Motion climbers = random_states(box, kClimbers, rng);
    // Half of them are the best of the random states, the other half where the measure is already.
    climbers = best_of(climbers, measure.variances(climbers), kClimbers / 2);
    climbers = joined(climbers, best_of(measure.states(), measure.variances(measure.states()), kClimbers / 2));
    const Vector found = climb(measure, box, climbers, 40);
    const double highest = found.maxCoeff();
    // log det(M⁻¹ M*) ≤ b log(trace(M⁻¹ M*) / b) ≤ b log(max d / b), by the means of eigenvalues.
    const double above = b * std::log(highest / b);
    const double bound = measure.log_det() + above;
    if (bound < out.log_det) {
      out.log_det = bound;
      out.gap = above;
      out.support = measure.support();
    }
    out.searched = static_cast<int>(found.size());
    const bool time_is_up = processor_s() - begin > budget_s;
    if (above < 0.05 || time_is_up || progress.stopping()) break;
    // The best new states get a fifth of the weight; the multiplicative rule then divides it anew.
    measure.add(best_of(climbers, found, 24), 0.2);
    measure.multiply(25);
  }
  // A measure has weight 1; a motion has criterion_samples samples, and log det grows by b log of that.
  out.log_det += b * std::log(static_cast<double>(spec.criterion_samples));

  // The motion's own log det on the same columns and samples.
  const Trajectory trajectory = motion;
  const Vector times = Vector::LinSpaced(spec.criterion_samples + 1, 0, motion.period()).head(spec.criterion_samples);
  Measure own(observation, problem->spec.noise_variance);
  own.add(trajectory.sample_at(times).motion, 1);
  const double reached = own.log_det() + b * std::log(static_cast<double>(spec.criterion_samples));
  out.efficiency = std::exp((reached - out.log_det) / b);
  return out;
}

}  // namespace armature
