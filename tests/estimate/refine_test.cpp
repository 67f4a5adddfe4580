// Estimators that look at the samples more than once.
#include "armature/maximum_likelihood.hpp"
#include "armature/online.hpp"
#include "armature/robust.hpp"
#include "armature/selection.hpp"
#include "armature/shapes.hpp"

#include <gtest/gtest.h>

#include "armature/presliding.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using testing::Bench;
using testing::make_bench;
using testing::sweep;

// Five per cent of gross errors ruin least squares and not the robust estimates.
TEST(Robust, WithstandsGrossErrors) {
  Bench bench = make_bench(testing::planar2r(), 1000, 100, 1);
  Rng rng(2);
  for (double& t : bench.clean.tau.reshaped()) {
    t += 0.1 * rng.normal();
    if (rng.chance(0.05)) t += 20;
  }
  const Estimate plain = estimate(accumulate(bench.model, bench.base, bench.clean).value());
  const double lost = ((plain.beta - bench.beta).cwiseQuotient(plain.deviation)).norm();
  for (const auto loss : {RobustOptions::Loss::Huber, RobustOptions::Loss::Bisquare}) {
    const RobustEstimate r = estimate_robust(bench.model, bench.base, bench.clean, {.loss = loss}).value();
    EXPECT_TRUE(r.converged);
    EXPECT_LE((r.estimate.beta - bench.beta).norm(), 0.2 * (plain.beta - bench.beta).norm()) << lost;
    EXPECT_NEAR(r.downweighted.mean(), 0.05, 0.03);
  }
  const RobustEstimate b =
      estimate_robust(bench.model, bench.base, bench.clean, {.loss = RobustOptions::Loss::Bisquare}).value();
  const Vector z = (b.estimate.beta - bench.beta).cwiseQuotient(b.estimate.deviation);
  EXPECT_LE(z.cwiseAbs().maxCoeff(), 5);
}

// Clean Gaussian noise costs the robust estimates at most 5 % of efficiency: same answer within the deviations.
TEST(Robust, AgreesWithLeastSquaresOnGaussianNoise) {
  Bench bench = make_bench(testing::planar2r(), 2000, 100, 3);
  Rng rng(4);
  for (double& t : bench.clean.tau.reshaped()) t += 0.1 * rng.normal();
  const Estimate plain = estimate(accumulate(bench.model, bench.base, bench.clean).value());
  const RobustEstimate r = estimate_robust(bench.model, bench.base, bench.clean).value();
  EXPECT_LE(((r.estimate.beta - plain.beta).cwiseQuotient(plain.deviation)).cwiseAbs().maxCoeff(), 1.2);
  EXPECT_NEAR((r.estimate.deviation.cwiseQuotient(plain.deviation)).mean(), std::sqrt(1 / 0.95), 0.05);
}

// Variable projection finds the Stribeck velocity behind slow motions.
TEST(Shapes, FindsTheStribeckVelocity) {
  const Robot robot = testing::planar2r();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot), stribeck_friction(robot, 0.15, 1)});
  Rng rng(5);
  Samples s;
  s.rate = 100;
  s.time = testing::times(3000, 100);
  s.motion = testing::random_multi(rng, 2, 4, 30, 0.4).at(s.time);
  Vector pi = truth.nominal();
  pi.tail(2) << 0.8, 0.5;
  s.tau = inverse_dynamics(truth, pi, s.motion);
  for (double& t : s.tau.reshaped()) t += 0.01 * rng.normal();
  const TorqueModel guess(robot, {viscous_friction(robot), coulomb_friction(robot), stribeck_friction(robot, 0.8, 1)});
  const ShapeFit fit =
      fit_shapes(guess, s,
                 {.shapes = {{.column = "FS", .field = ShapeParameter::Field::P0, .lower = 0.01, .upper = 1}}})
          .value();
  EXPECT_TRUE(fit.converged);
  ASSERT_EQ(fit.shapes.size(), 2u);
  for (const FoundShape& shape : fit.shapes) {
    EXPECT_NEAR(shape.value, 0.15, 5 * shape.deviation + 1e-3) << fit.brief();
    EXPECT_GT(shape.deviation, 0);
    EXPECT_LT(shape.deviation, 0.05);
  }
  EXPECT_LT(fit.estimate.rms, 0.011);
  EXPECT_GT(fit.rms_before, fit.estimate.rms);
}

// Slow motions of an arm whose friction has a memory: the length is found, and Coulomb's friction leaves far more.
TEST(Shapes, FindsTheLengthOfPresliding) {
  const Robot robot = testing::planar2r();
  const TorqueModel truth(robot, {viscous_friction(robot), presliding_friction(robot, 0.004)});
  Rng rng(15);
  Samples s;
  s.rate = 100;
  s.time = testing::times(3000, 100);
  s.motion = testing::random_multi(rng, 2, 4, 30, 0.1).at(s.time);
  s.starts = {0, 1500};
  const BaseMap base = testing::quick_base(truth);
  s.tau = inverse_dynamics(truth, truth.nominal(), MotionAlongPath(truth, s.motion, s.starts).motion());
  const Vector beta = base.to_base(truth.nominal());
  const Estimate clean = estimate(accumulate(truth, base, s).value());
  EXPECT_LE((clean.beta - beta).norm(), 1e-8 * beta.norm());

  for (double& t : s.tau.reshaped()) t += 0.01 * rng.normal();
  const TorqueModel guess(robot, {viscous_friction(robot), presliding_friction(robot, 0.02)});
  const ShapeFit fit = fit_shapes(guess, s, {.shapes = free_shapes(guess.terms())}).value();
  EXPECT_TRUE(fit.converged);
  ASSERT_EQ(fit.shapes.size(), 2u);
  for (const FoundShape& shape : fit.shapes) {
    EXPECT_NEAR(shape.value, 0.004, 4 * shape.deviation) << fit.brief();
    EXPECT_LT(shape.deviation, 4e-4);
  }
  EXPECT_NEAR(fit.estimate.rms, 0.01, 5e-4);
  const TorqueModel coulomb(robot, {viscous_friction(robot), coulomb_friction(robot)});
  EXPECT_GT(estimate(accumulate(coulomb, testing::quick_base(coulomb), s).value()).rms, 0.03);
}

// With the noise given, the shapes minimise what beta minimises: Σ residual_j² / sigma_j².
TEST(Shapes, MinimiseTheCostOfTheGivenNoise) {
  const Robot robot = testing::planar2r();
  const auto terms = [&](double speed) {
    return std::vector<Term>{viscous_friction(robot), coulomb_friction(robot), stribeck_friction(robot, speed, 1)};
  };
  const TorqueModel truth(robot, terms(0.15));
  Rng rng(5);
  Samples s;
  s.rate = 100;
  s.time = testing::times(3000, 100);
  s.motion = testing::random_multi(rng, 2, 4, 30, 0.4).at(s.time);
  Vector pi = truth.nominal();
  pi.tail(2) << 0.8, 0.5;
  s.tau = inverse_dynamics(truth, pi, s.motion);
  // The noise is not what is said of it, so that the two ways to weigh the joints differ.
  for (double& t : s.tau.reshaped()) t += 0.05 * rng.normal();
  const EstimateOptions options{.weighting = EstimateOptions::Weighting::Given, .sigma = Vector{{0.05, 0.001}}};
  const auto cost = [&](std::vector<Term> shaped) {
    const TorqueModel model(robot, std::move(shaped));
    const Information info = accumulate(model, testing::quick_base(model), s).value();
    const Vector beta = estimate(info, options).beta;
    double sum = 0;
    for (std::size_t j = 0; j < 2; ++j)
      sum += info.of_joint[j].residual_square(beta) / std::pow(options.sigma[static_cast<Eigen::Index>(j)], 2);
    return sum;
  };
  const ShapeFit fit =
      fit_shapes(TorqueModel(robot, terms(0.3)), s,
                 {.shapes = {{.column = "FS", .field = ShapeParameter::Field::P0, .lower = 0.01, .upper = 1}},
                  .estimate = options})
          .value();
  EXPECT_TRUE(fit.converged);
  const double best = cost(fit.terms);
  for (std::size_t c = 0; c < 2; ++c) {
    for (const double step : {-1e-3, 1e-3}) {
      std::vector<Term> near = fit.terms;
      near.back().columns[c].rows.front().second.p0 += step;
      EXPECT_GT(cost(near), best) << "joint " << c + 1 << ", step " << step << ": " << fit.brief();
    }
  }
}

TEST(Shapes, NamesAMissingColumn) {
  const Bench bench = make_bench(testing::planar2r(), 100, 50, 6);
  const auto fit = fit_shapes(bench.model, bench.clean, {.shapes = {{.column = "FS", .lower = 0.01, .upper = 1}}});
  ASSERT_FALSE(fit);
  EXPECT_NE(fit.error().hint.find("stribeck"), std::string::npos);
}

// [J] eq. 7: with noisy positions maximum likelihood beats weighted least squares on the fitted motion.
TEST(MaximumLikelihood, BeatsWeightedLeastSquaresWithNoisyPositions) {
  const Robot robot = testing::planar2r();
  const TorqueModel model(robot, {viscous_friction(robot)});
  const BaseMap base = testing::quick_base(model);
  const Vector beta = base.to_base(model.nominal());
  Rng seeds(7);
  const Vector time = testing::times(200, 20);
  const testing::Multi multi = testing::random_multi(seeds, 2, 3, 10, 1.0);
  const Motion motion = multi.at(time);
  const Matrix tau = inverse_dynamics(model, model.nominal(), motion);
  const Vector position{{0.05, 0.05}}, torque{{0.05, 0.02}};
  double plain = 0, full = 0;
  double covered = 0;
  const int runs = sweep(60);
  for (int run = 0; run < runs; ++run) {
    Rng rng = Rng(8).fork(static_cast<std::uint64_t>(run));
    Matrix q = motion.q, noisy = tau;
    for (Eigen::Index j = 0; j < 2; ++j) {
      q.col(j) += position[j] * rng.normal_vector(q.rows());
      noisy.col(j) += torque[j] * rng.normal_vector(q.rows());
    }
    const MaximumLikelihood none =
        estimate_maximum_likelihood(model, base, time, q, noisy, 10, {1, 2, 3},
                                    {.position_sigma = position, .torque_sigma = torque, .max_iterations = 0});
    const MaximumLikelihood ml = estimate_maximum_likelihood(model, base, time, q, noisy, 10, {1, 2, 3},
                                                             {.position_sigma = position, .torque_sigma = torque});
    EXPECT_TRUE(ml.converged) << "run " << run;
    EXPECT_LE(ml.cost, ml.first_cost);
    plain += (none.beta - beta).squaredNorm();
    full += (ml.beta - beta).squaredNorm();
    covered += ((ml.beta - beta).cwiseAbs().array() <= 1.96 * ml.covariance.diagonal().cwiseSqrt().array())
                   .cast<double>()
                   .mean() /
               runs;
  }
  EXPECT_LT(full, 0.9 * plain);
  EXPECT_NEAR(covered, 0.95, 0.05);
}

TEST(Recursive, EqualsTheBatchWithoutForgetting) {
  Bench bench = make_bench(testing::planar2r(), 300, 50, 9);
  Rng rng(10);
  for (double& t : bench.clean.tau.reshaped()) t += 0.1 * rng.normal();
  const Vector sigma = Vector::Constant(2, 0.1);
  const Prior prior{Vector::Zero(bench.base.size()), Vector::Constant(bench.base.size(), 100)};
  RecursiveEstimator online(bench.model, bench.base, sigma, prior);
  online.add(bench.clean.motion.slice(0, 170), bench.clean.tau.topRows(170));
  online.add(bench.clean.motion.slice(170, 130), bench.clean.tau.bottomRows(130));
  const Estimate batch = estimate(accumulate(bench.model, bench.base, bench.clean).value(),
                                  {.weighting = EstimateOptions::Weighting::Given, .sigma = sigma, .prior = prior});
  EXPECT_LE((online.beta() - batch.beta).norm(), 1e-10 * batch.beta.norm());
  EXPECT_LE((online.covariance() - batch.covariance).norm(), 1e-9 * batch.covariance.norm());
  EXPECT_EQ(online.weight(), 300);
}

TEST(Recursive, ForgetsTheOldRobot) {
  Bench bench = make_bench(testing::planar2r(), 1500, 50, 11);
  Samples changed = bench.clean;
  Vector pi = bench.model.nominal();
  pi[bench.model.find("FC1")] = 2;
  changed.tau = inverse_dynamics(bench.model, pi, changed.motion);
  const Prior prior{Vector::Zero(bench.base.size()), Vector::Constant(bench.base.size(), 100)};
  RecursiveEstimator online(bench.model, bench.base, Vector::Constant(2, 0.1), prior, 0.98);
  online.add(bench.clean.motion, bench.clean.tau);
  online.add(changed.motion, changed.tau);
  EXPECT_NEAR(online.beta()[bench.base.find("FC1")], 2, 1e-3);
}

// Few samples carry nearly all of the information.
TEST(Selection, KeepsFewSamplesAndSaysWhatItCosts) {
  const Bench bench = make_bench(testing::iiwa14(), 1500, 100, 12);
  const Vector sigma = Vector::Ones(7);
  const Selection all = select_samples(bench.model, bench.base, bench.clean.motion, sigma, 0);
  EXPECT_EQ(all.kept.size(), 1500u);
  EXPECT_NEAR(all.wider, 1, 1e-3);
  const Selection some = select_samples(bench.model, bench.base, bench.clean.motion, sigma, 0.5);
  EXPECT_LT(some.kept.size(), 600u);
  EXPECT_GT(some.kept.size(), 20u);
  EXPECT_GT(some.wider, 1);
  EXPECT_LT(some.wider, 2.5) << some.brief();
}

// What no sample shows does not count in what the choice costs.
TEST(Selection, ComparesWhereADirectionIsNotSeen) {
  Bench bench = make_bench(testing::planar2r(), 300, 100, 12);
  for (Matrix* m : {&bench.clean.motion.q, &bench.clean.motion.v, &bench.clean.motion.a}) m->col(0).setZero();
  const Vector sigma = Vector::Ones(2);
  const Selection all = select_samples(bench.model, bench.base, bench.clean.motion, sigma, 0);
  EXPECT_TRUE(std::isfinite(all.log_det_all));
  EXPECT_NEAR(all.wider, 1, 1e-3) << all.brief();
  const Selection some = select_samples(bench.model, bench.base, bench.clean.motion, sigma, 0.5);
  EXPECT_LT(some.kept.size(), 150u);
  EXPECT_GT(some.wider, 1) << some.brief();
}

}  // namespace
}  // namespace armature
