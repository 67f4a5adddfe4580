// The stated uncertainty is what noise does: by finite differences, and over many noisy recordings.
#include <gtest/gtest.h>

#include <Eigen/LU>
#include <cmath>

#include "physical/support.hpp"

namespace armature {
namespace {

using namespace testing;

/// A robot, a motion and clean torques, from which any number of noisy recordings can be made.
struct Recorder {
  TorqueModel model;
  BaseMap base;
  Motion motion;
  Matrix clean;
  double sigma;

  [[nodiscard]] static Recorder make(std::uint64_t seed, int samples, double noise) {
    Rng rng(seed);
    const TorqueModel model = random_model(rng, {.min_bodies = 2, .max_bodies = 3});
    const Motion motion = random_motion(rng, samples, model.joints());
    const Matrix clean = inverse_dynamics(model, model.nominal(), motion);
    return {model, compute_base(model), motion, clean, noise * rms(clean)};
  }
  [[nodiscard]] PhysicalProblem record(Rng& rng) const {
    return {model, base, make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma), {}};
  }
};

// d β / d target, one direction of noise after the other, by central differences.
struct Differences {
  Matrix beta, pi;
};
Differences differences(PhysicalProblem problem, const PhysicalOptions& options) {
  const Vector target = problem.cost.target;
  const double h = 1e-3;
  Differences out{Matrix(problem.base.size(), target.size()), Matrix(problem.model.parameter_count(), target.size())};
  for (Eigen::Index i = 0; i < target.size(); ++i) {
    problem.cost.target = target + h * Vector::Unit(target.size(), i);
    const PhysicalEstimate up = estimate_physical(problem, options);
    problem.cost.target = target - h * Vector::Unit(target.size(), i);
    const PhysicalEstimate down = estimate_physical(problem, options);
    out.beta.col(i) = (up.beta - down.beta) / (2 * h);
    out.pi.col(i) = (up.pi - down.pi) / (2 * h);
  }
  return out;
}

// beta_covariance = d β/d t · (d β/d t)ᵀ, active constraints respected; seen parameters move by sigma.
TEST(Uncertainty, CovarianceIsTheResponseToNoise) {
  int held = 0;
  for (std::uint64_t seed = 31; seed <= 36; ++seed) {
    Rng rng(seed);
    const PhysicalProblem problem = Recorder::make(seed, 60, 0.2).record(rng);
    for (bool prior : {false, true}) {
      PhysicalOptions options;
      options.gap_tolerance = 1e-12;
      if (prior) options.prior_weight = 1;
      const PhysicalEstimate at = estimate_physical(problem, options);
      ASSERT_TRUE(at.usable()) << at.message;
      for (const ConstraintStanding& c : at.constraints) held += c.active ? 1 : 0;
      const Differences moved = differences(problem, options);
      const Matrix expected = moved.beta * moved.beta.transpose();
      // What an active constraint holds does not move: in units of a hundredth of plain least squares' deviation.
      const Vector least = 1e-2 * Matrix(problem.cost.factor.inverse()).rowwise().norm();
      const Vector unit = expected.diagonal().cwiseSqrt().cwiseMax(least).cwiseInverse();
      const Matrix apart = unit.asDiagonal() * (at.beta_covariance - expected) * unit.asDiagonal();
      // The slacks of active constraints are 1e-9, not 0, and without a prior β feels it.
      EXPECT_LE(apart.cwiseAbs().maxCoeff(), prior ? 1e-5 : 5e-3) << "seed " << seed << " prior " << prior;
      for (int i = 0; i < problem.model.parameter_count(); ++i) {
        if (at.standing[static_cast<std::size_t>(i)] != Origin::Measured) continue;
        const double by_data = moved.pi.row(i).norm();
        // With a prior its own width is added: data give at least half of what is known.
        EXPECT_LE(by_data, at.sigma[i] * 1.005) << "seed " << seed << " parameter " << i;
        EXPECT_GE(by_data, at.sigma[i] * (prior ? std::sqrt(0.5) : 0.995)) << "seed " << seed << " parameter " << i;
        EXPECT_LE(at.sigma[i], at.sigma_released[i] * (1 + 1e-6)) << "seed " << seed << " parameter " << i;
      }
    }
  }
  EXPECT_GT(held, 10) << "nothing is active: the test shows nothing";
}

// Over noisy recordings, parameters that are always seen spread as stated: free, with a prior, and beside a constraint
// that is active in every recording (half the true friction, so that all that is correlated with it moves less). If
// the constraints are true, π ± 1.96 sigma_released covers the truth.
void expect_spread_as_stated(bool prior, bool pressed) {
  const int runs = sweep(150);
  const Recorder recorder = Recorder::make(52, 200, 0.003);
  const Vector truth = recorder.model.nominal();
  const int p = recorder.model.parameter_count(), fv = recorder.model.find("FV1");
  PhysicalOptions options;
  if (prior) options.prior_weight = 1;
  Vector sum = Vector::Zero(p), square = Vector::Zero(p), stated = Vector::Zero(p), seen = Vector::Zero(p);
  double covered = 0, asked = 0, narrowed = 1;
  for (int k = 0; k < runs; ++k) {
    Rng rng(static_cast<std::uint64_t>(9000 + k));
    PhysicalProblem problem = recorder.record(rng);
    if (pressed) problem.constraints.rows = {{"half the friction", {{fv, 1}}, {-kInfinity, 0.5 * truth[fv]}}};
    const PhysicalEstimate got = estimate_physical(problem, options);
    ASSERT_TRUE(got.usable()) << got.message;
    const Vector error = got.pi - truth;
    for (int i = 0; i < p; ++i) {
      sum[i] += error[i], square[i] += error[i] * error[i], stated[i] += got.sigma[i] * got.sigma[i];
      if (got.standing[static_cast<std::size_t>(i)] != Origin::Measured) continue;
      ++seen[i], ++asked;
      covered += std::abs(error[i]) <= 1.96 * got.sigma_released[i] ? 1 : 0;
      narrowed = std::min(narrowed, got.sigma[i] / got.sigma_released[i]);
    }
  }
  int compared = 0;
  for (int i = 0; i < p; ++i) {
    if (seen[i] < runs) continue;
    ++compared;
    const double spread = std::sqrt(square[i] / runs - std::pow(sum[i] / runs, 2));
    // A standard deviation from 150 runs is known to 6 %: four of these.
    EXPECT_NEAR(spread / std::sqrt(stated[i] / runs), 1, 4 / std::sqrt(2.0 * runs))
        << recorder.model.parameters()[static_cast<std::size_t>(i)].name << " prior " << prior << " pressed "
        << pressed;
  }
  EXPECT_GT(compared, 2) << "next to nothing is always seen: the test shows nothing";
  if (pressed) {
    EXPECT_LT(narrowed, 0.9) << "the active constraint narrows nothing: the test shows nothing";
    EXPECT_EQ(seen[fv], 0) << "held in every recording";
    return;
  }
  // 95 % and no less, by four deviations of that many runs: the parameters of one run are not independent.
  EXPECT_GE(covered / asked, 0.95 - 4 * std::sqrt(0.05 * 0.95 / runs)) << "prior " << prior;
}

TEST(Uncertainty, SpreadOverNoisyRunsIsAsStated) {
  expect_spread_as_stated(false, false);
  expect_spread_as_stated(true, false);
  expect_spread_as_stated(false, true);
  expect_spread_as_stated(true, true);
}

// A bound that the data press against: the estimate rests on it, held there, and its interval is one-sided.
TEST(Uncertainty, AnEstimateOnItsBoundIsOneSided) {
  Recorder recorder = Recorder::make(61, 60, 0.05);
  const int fv = recorder.model.find("FV1");
  Vector truth = recorder.model.nominal();
  truth[fv] = 0;
  recorder.clean = inverse_dynamics(recorder.model, truth, recorder.motion);
  int held = 0, free = 0, covered = 0;
  const int runs = sweep(60);
  for (int k = 0; k < runs; ++k) {
    Rng rng(static_cast<std::uint64_t>(400 + k));
    const PhysicalEstimate got = estimate_physical(recorder.record(rng));
    ASSERT_TRUE(got.usable()) << got.message;
    covered += std::abs(got.pi[fv]) <= 1.96 * got.sigma_released[fv] ? 1 : 0;
    if (got.pi[fv] < 1e-6) {
      ++held;
      EXPECT_LE(got.sigma[fv], 1e-6 * got.sigma_released[fv]);
      EXPECT_EQ(got.standing[static_cast<std::size_t>(fv)], Origin::Prior);
    } else {
      ++free;
      EXPECT_GT(got.sigma[fv], 0.1 * got.sigma_released[fv]);
      EXPECT_EQ(got.standing[static_cast<std::size_t>(fv)], Origin::Measured);
    }
  }
  // Half of the noise presses against the bound.
  EXPECT_GT(held, runs / 5);
  EXPECT_GT(free, runs / 5);
  EXPECT_GE(covered, static_cast<int>(0.9 * runs));
}

}  // namespace
}  // namespace armature
