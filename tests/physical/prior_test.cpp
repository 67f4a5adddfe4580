// Laws of the prior, of repeatability and of the uncertainty of feasible estimates.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <stdexcept>

#include "physical/support.hpp"

namespace armature {
namespace {

using namespace testing;

PhysicalProblem noisy_problem(std::uint64_t seed, int samples, double noise, const RandomRobotOptions& robot = {}) {
  Rng rng(seed);
  const TorqueModel model = random_model(rng, robot);
  const BaseMap base = compute_base(model);
  const Motion motion = random_motion(rng, samples, model.joints());
  const Matrix clean = inverse_dynamics(model, model.nominal(), motion);
  const double sigma = noise * rms(clean);
  return {model, base, make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma), {}};
}

// The prior problem always has an answer, and it is found: any weight, nominal bodies 30 % off, few data or many.
TEST(Prior, AlwaysConverges) {
  for (int seed = 1; seed <= sweep(6); ++seed) {
    const auto number = static_cast<std::uint64_t>(300 + seed);
    const PhysicalProblem problem = noisy_problem(number, seed % 2 == 0 ? 15 : 200, 0.1);
    Rng rng(number);
    PhysicalOptions options;
    options.nominal = problem.model.nominal();
    for (double& value : *options.nominal) value *= 1 + 0.3 * rng.normal();
    for (double weight : {1e-4, 1e-2, 1.0, 1e2, 1e4}) {
      options.prior_weight = weight;
      const PhysicalEstimate got = estimate_physical(problem, options);
      ASSERT_EQ(got.status, PhysicalStatus::Optimal) << "seed " << seed << " weight " << weight << ": " << got.message;
      EXPECT_LE(got.iterations, 40) << "seed " << seed << " weight " << weight;
      EXPECT_EQ(got.prior_weight_used, weight);
    }
  }
}

// At the optimum the gradient of cost + weight · Σ (D(J ‖ J₀) + ((m − m₀) / 0.2 m₀)²) vanishes: d D = ⟨J₀⁻¹ − J⁻¹, d
// J⟩. No solver involved.
TEST(Prior, GradientVanishesAtTheAnswer) {
  for (int seed = 1; seed <= sweep(4); ++seed) {
    const PhysicalProblem problem = noisy_problem(static_cast<std::uint64_t>(400 + seed), 60, 0.1);
    PhysicalOptions options;
    options.prior_weight = 2;
    const PhysicalEstimate got = estimate_physical(problem, options);
    ASSERT_TRUE(got.usable()) << got.message;
    const Vector data = problem.base.projection.transpose() * problem.cost.gradient(got.beta);
    for (int b = 0; b < problem.model.bodies(); ++b) {
      // J's margin of 0.5e-8 is part of the problem: D is taken of J − ½ margin E.
      const Matrix4 j = problem.model.inertia(got.pi, b).pseudo_inertia() - 0.5e-8 * Matrix4::Identity();
      const Matrix4 slope = got.reference[static_cast<std::size_t>(b)].pseudo_inertia().inverse() - j.inverse();
      for (int k = 0; k < 10; ++k) {
        const Matrix4 unit = LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil).pseudo_inertia();
        double prior = *options.prior_weight * (slope.cwiseProduct(unit)).sum();
        const double mass = got.reference[static_cast<std::size_t>(b)].M;
        if (k == 9) prior += *options.prior_weight * 50 * (got.pi[10 * b + 9] - mass) / (mass * mass);
        EXPECT_NEAR(data[10 * b + k] + prior, 0, 1e-3 * (1 + std::abs(prior))) << "seed " << seed;
      }
    }
  }
}

// Without data the answer is the nominal robot; with a prior no body is ever left to drift to a bound.
TEST(Prior, WhatNobodySeesStaysNominal) {
  PhysicalProblem problem = noisy_problem(7, 60, 0.1, {.min_bodies = 4, .max_bodies = 4});
  problem.cost.factor.setZero();
  problem.cost.target.setZero();
  const Vector nominal = problem.model.nominal();
  PhysicalOptions options;
  const PhysicalEstimate without = estimate_physical(problem, options);
  options.prior_weight = 1;
  const PhysicalEstimate with = estimate_physical(problem, options);
  ASSERT_TRUE(with.usable()) << with.message;
  EXPECT_LE((with.pi - nominal).norm(), 1e-6 * nominal.norm());
  ASSERT_TRUE(without.usable()) << without.message;
}

// A robot without nominal bodies and friction: the guessed balls do not pull at what the data see.
TEST(Prior, GuessedBodiesHardlyMoveWhatIsSeen) {
  Rng rng(11);
  Robot robot = random_robot(rng, {.min_bodies = 4, .max_bodies = 4});
  const TorqueModel known(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Vector truth = known.nominal();
  for (int i = known.inertial_count(); i < known.parameter_count(); ++i) truth[i] = 20;
  for (Body& body : robot.bodies) body.inertia.reset();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap base = compute_base(model);
  const Motion motion = random_motion(rng, 400, model.joints());
  const Matrix clean = inverse_dynamics(known, truth, motion);
  const double sigma = 0.02 * rms(clean);
  const PhysicalProblem problem{
      model, base, make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma), {}};
  PhysicalOptions options;
  options.prior_weight = 1;
  const PhysicalEstimate got = estimate_physical(problem, options);
  ASSERT_TRUE(got.usable()) << got.message;
  EXPECT_LE(got.cost - got.unconstrained_cost, 0.1 * base.size());
  for (int i = model.inertial_count(); i < model.parameter_count(); ++i) EXPECT_NEAR(got.pi[i], 20, 0.2);
  for (int b = 0; b < model.bodies(); ++b) EXPECT_LE(got.pi[10 * b + 9], 50) << "body " << b + 1;
}

TEST(Prior, WeightIsChosenByWhatPredictsBest) {
  Rng rng(21);
  const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 3});
  const BaseMap base = compute_base(model);
  const Vector truth = model.nominal();
  const auto folds = [&](int samples, double noise) {
    std::vector<LeastSquaresCost> out;
    for (int k = 0; k < 4; ++k) {
      const Motion motion = random_motion(rng, samples, model.joints());
      const Matrix clean = inverse_dynamics(model, truth, motion);
      const double sigma = noise * rms(clean);
      out.push_back(make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma));
    }
    return out;
  };
  const PhysicalProblem problem{model, base, folds(10, 0.1)[0], {}};
  const std::vector<double> weights = {1e-3, 1e3};
  // Very noisy data and a nominal robot that is the truth: trust the robot.
  const PriorChoice trusting = choose_prior_weight(problem, folds(4, 1.0), {}, weights);
  EXPECT_EQ(trusting.weight, 1e3);
  ASSERT_EQ(trusting.score.size(), 2);
  EXPECT_LT(trusting.score[1], trusting.score[0]);
  // Many good data and a nominal robot of half the size: trust the data.
  PhysicalOptions wrong;
  wrong.nominal = 0.5 * truth;
  EXPECT_EQ(choose_prior_weight(problem, folds(100, 0.01), wrong, weights).weight, 1e-3);
  // Nine decades if none are given.
  EXPECT_EQ(choose_prior_weight(problem, folds(20, 0.1)).weights.size(), 9u);
  EXPECT_THROW(static_cast<void>(choose_prior_weight(problem, {folds(5, 0.1)[0]})), std::invalid_argument);
}

// The same input has the same bits as output, whatever memory held before: data that see everything are the hard case.
TEST(Physical, SameInputSameBits) {
  Rng rng(3);
  const Robot robot = random_robot(rng, {.min_bodies = 1, .max_bodies = 1});
  const TorqueModel model(robot, {});
  BaseMap base = compute_base(model);
  const int p = model.parameter_count();
  base.projection = Matrix::Identity(p, p);
  LeastSquaresCost cost;
  cost.factor = 50 * Matrix::Identity(p, p);
  cost.target = cost.factor * (model.nominal() + 0.3 * rng.normal_vector(p));
  PhysicalProblem problem{model, base, cost, {}};
  BodyKnowledge known;
  known.inside = Ellipsoid{Vector3(0.02, 0, 0), 0.09 * Matrix3::Identity()};
  problem.constraints.bodies = {known};
  const PhysicalEstimate first = estimate_physical(problem);
  ASSERT_TRUE(first.usable()) << first.message;
  for (int k = 0; k < 20; ++k) {
    // Leaves numbers of every size behind in freed memory.
    std::vector<Vector> litter;
    for (int i = 0; i < 50; ++i) litter.push_back(Vector::Constant(4 + 7 * i, i % 3 == 0 ? 1e300 : -1.5 * k));
    litter.clear();
    const PhysicalEstimate again = estimate_physical(problem);
    EXPECT_EQ(again.pi, first.pi);
    EXPECT_EQ(again.sigma, first.sigma);
    EXPECT_EQ(again.gap, first.gap);
  }
}

TEST(MassMatrix, PositiveBodiesProveItAndNegativeOnesAreFound) {
  Rng rng(41);
  const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 3, .prismatic = 0});
  Vector pi = model.nominal();
  const MassMatrixProof good = prove_mass_matrix(model, pi, rng, 300);
  EXPECT_TRUE(good.by_bodies) << good.reason;
  EXPECT_GT(good.smallest_eigenvalue, 0);
  EXPECT_GE(good.searched, 300);
  EXPECT_EQ(good.worst_q.size(), model.joints());
  EXPECT_NEAR(Eigen::SelfAdjointEigenSolver<Matrix>(mass_matrix(model, pi, good.worst_q)).eigenvalues()[0],
              good.smallest_eigenvalue, 1e-9);
  // The last body turns; with its moments negative there is no argument, and a configuration that shows it.
  pi.segment<6>(20) *= -1;
  const MassMatrixProof bad = prove_mass_matrix(model, pi, rng, 300);
  EXPECT_FALSE(bad.by_bodies);
  EXPECT_NE(bad.reason.find("body 3"), std::string::npos) << bad.reason;
  EXPECT_LT(bad.smallest_eigenvalue, 0);
}

TEST(MassMatrix, IsSearchedWithinTheJointLimits) {
  Rng rng(42);
  Robot robot = random_model(rng, {.min_bodies = 3, .max_bodies = 3, .prismatic = 0}).robot();
  for (Body& body : robot.bodies) body.joint.limits.lower = -0.01, body.joint.limits.upper = 0.02;
  const TorqueModel model(robot);
  const MassMatrixProof proof = prove_mass_matrix(model, model.nominal(), rng, 50);
  EXPECT_GE(proof.worst_q.minCoeff(), -0.01);
  EXPECT_LE(proof.worst_q.maxCoeff(), 0.02);
}

}  // namespace
}  // namespace armature
