// Laws of the convex estimator: docs/theory/physical.md.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>

#include "physical/support.hpp"

namespace armature {
namespace {

using namespace testing;

// Feasible input is unchanged: clean data from a robot that exists return that robot.
TEST(Physical, FeasibleTruthWithCleanDataIsUnchanged) {
  for (int seed = 1; seed <= sweep(6); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng, {.max_bodies = 7});
    const BaseMap base = compute_base(model);
    const Vector truth = model.nominal();
    const Motion motion = random_motion(rng, 150, model.joints());
    const Matrix tau = inverse_dynamics(model, truth, motion);
    const PhysicalProblem problem{model, base, make_test_cost(model, base, motion, tau, 0.1), {}};
    const PhysicalEstimate got = estimate_physical(problem);
    ASSERT_TRUE(got.usable()) << "seed " << seed << ": " << got.message;
    EXPECT_TRUE(got.unchanged) << "seed " << seed;
    EXPECT_LE((got.pi - truth).norm(), 1e-7 * truth.norm()) << "seed " << seed;
    EXPECT_LE((got.beta - base.to_base(truth)).norm(), 1e-7 * base.to_base(truth).norm()) << "seed " << seed;
  }
}

// Noisy least squares is often impossible; the estimate never is, and predicts unseen motion as well.
TEST(Physical, NoisyEstimatesEndFeasibleAndPredictUnseenMotion) {
  int changed = 0;
  double plain_square = 0, feasible_square = 0;
  for (int seed = 1; seed <= sweep(8); ++seed) {
    Rng rng(static_cast<std::uint64_t>(100 + seed));
    const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 7});
    const BaseMap base = compute_base(model);
    const Vector truth = model.nominal();
    const Motion motion = random_motion(rng, 60, model.joints());
    const double sigma = 0.2 * rms(inverse_dynamics(model, truth, motion));
    const Matrix tau = add_noise(rng, inverse_dynamics(model, truth, motion), sigma);
    const PhysicalProblem problem{model, base, make_test_cost(model, base, motion, tau, sigma), {}};
    const PhysicalEstimate got = estimate_physical(problem);
    ASSERT_TRUE(got.usable()) << "seed " << seed << ": " << got.message;
    EXPECT_LE(got.relative_gap, 1e-8) << "seed " << seed;
    EXPECT_GE(got.smallest_eigenvalue.minCoeff(), 0.5e-8 * (1 - 1e-6)) << "seed " << seed;
    for (const ConstraintStanding& c : got.constraints) EXPECT_GE(c.slack, 0) << c.name << " seed " << seed;
    if (!got.unchanged) ++changed;
    const Vector plain = problem.cost.factor.triangularView<Eigen::Upper>().solve(problem.cost.target);
    const Motion unseen = random_motion(rng, 100, model.joints());
    const Matrix expected = inverse_dynamics(model, truth, unseen);
    plain_square += std::pow(rms(inverse_dynamics(model, base.to_full(plain), unseen) - expected) / sigma, 2);
    feasible_square += std::pow(rms(inverse_dynamics(model, got.pi, unseen) - expected) / sigma, 2);
  }
  EXPECT_GT(changed, 0) << "no least-squares estimate was infeasible: the test shows nothing";
  EXPECT_LE(std::sqrt(feasible_square), 1.02 * std::sqrt(plain_square));
}

// Masses that cannot sum: exactly these constraints, by name.
TEST(Physical, ContradictionsAreNamed) {
  Rng rng(5);
  const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 3});
  PhysicalConstraints constraints;
  for (int b = 0; b < 3; ++b) {
    BodyKnowledge known;
    known.body = b;
    known.mass = {0.1, 2};
    constraints.bodies.push_back(known);
  }
  EXPECT_TRUE(find_contradiction(model, constraints).empty());
  constraints.total_mass = {10, 20};
  const std::vector<std::string> got = find_contradiction(model, constraints);
  const std::vector<std::string> expected = {"mass of link1 ≤ 2 kg", "mass of link2 ≤ 2 kg", "mass of link3 ≤ 2 kg",
                                             "total mass ≥ 10 kg"};
  EXPECT_EQ(got, expected);
}

}  // namespace
}  // namespace armature
