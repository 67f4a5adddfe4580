// Laws of the nonlinear estimator: exact derivatives, constraints kept, the papers' problem solved.
#include <gtest/gtest.h>

#include "physical/constraints/expression.hpp"
#include "physical/nonlinear/nonlinear_model.hpp"
#include "physical/support.hpp"
#include "physical/xu2020.hpp"

namespace armature {
namespace {

using namespace testing;

TEST(Nonlinear, PhysicalParametersAndBackIsIdentity) {
  Rng rng(1);
  const TorqueModel model = random_model(rng);
  const Vector pi = model.nominal();
  EXPECT_LE((from_physical(model, to_physical(model, pi)) - pi).norm(), 1e-14 * pi.norm());
}

// Gradient and second derivative against central differences.
TEST(Nonlinear, DerivativesAreExact) {
  Rng rng(2);
  const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 3});
  const BaseMap base = compute_base(model);
  const Motion motion = random_motion(rng, 50, model.joints());
  const Matrix tau = add_noise(rng, inverse_dynamics(model, model.nominal(), motion), 1.0);
  const NonlinearProblem problem{model, base, make_test_cost(model, base, motion, tau, 1.0), {}};
  const physical::Objective objective(problem);
  const Vector mu = to_physical(model, model.nominal()) + 0.01 * rng.normal_vector(model.parameter_count());
  const Vector along = rng.normal_vector(mu.size());
  const double h = 1e-5;
  const double slope = (objective.value(mu + h * along) - objective.value(mu - h * along)) / (2 * h);
  EXPECT_NEAR(objective.gradient(mu).dot(along), slope, 1e-6 * std::abs(slope));
  const Vector change = (objective.gradient(mu + h * along) - objective.gradient(mu - h * along)) / (2 * h);
  EXPECT_LE((objective.hessian(mu) * along - change).norm(), 1e-6 * change.norm());
}

TEST(Nonlinear, ExpressionsHaveExactDerivativesAndClearRefusals) {
  const std::vector<std::string> names = {"m1", "m2", "cx1"};
  const auto e = physical::Expression::parse("sqrt(m1)*cx1^2 + exp(-m2)/m1 <= 3 - sin(cx1*m2)", names);
  ASSERT_TRUE(e.has_value());
  EXPECT_EQ(e->upper(), 0);
  const Vector x = Vector3(1.3, 0.7, -0.4);
  const physical::Jet jet = e->evaluate(x);
  EXPECT_NEAR(jet.value, std::sqrt(1.3) * 0.16 + std::exp(-0.7) / 1.3 - 3 + std::sin(-0.28), 1e-14);
  const double h = 1e-5;
  for (int i = 0; i < 3; ++i) {
    const auto up = e->evaluate(x + h * Vector3::Unit(i)), down = e->evaluate(x - h * Vector3::Unit(i));
    EXPECT_NEAR(jet.gradient[i], (up.value - down.value) / (2 * h), 1e-9);
    EXPECT_LE((jet.hessian.col(i) - (up.gradient - down.gradient) / (2 * h)).norm(), 1e-9);
  }
  const auto unknown = physical::Expression::parse("m1 + m3 <= 2", names);
  ASSERT_FALSE(unknown.has_value());
  EXPECT_NE(unknown.error().message.find("no parameter is named \"m3\""), std::string::npos);
  for (const char* bad : {"", "m1", "m1 <= ", "m1 + <= 2", "(m1 <= 2", "m1 <= 2 )", "m1 ** 2 <= 1", "sqrt m1 <= 1"}) {
    EXPECT_FALSE(physical::Expression::parse(bad, names).has_value()) << bad;
  }
  EXPECT_FALSE(physical::Expression::parse(std::string(5000, '(') + "m1 <= 1", names).has_value());
}

// Every constraint holds at the answer, a user's included, and the search from the convex optimum is not worse.
TEST(Nonlinear, ConstraintsHoldAtTheAnswer) {
  Xu2020 xu = xu2020();
  const BaseMap base = compute_base(xu.model);
  Rng rng(3);
  const Motion motion = random_motion(rng, 150, 7);
  const Matrix tau = add_noise(rng, inverse_dynamics(xu.model, xu.truth, motion), 0.3);
  NonlinearProblem problem{xu.model, base, make_test_cost(xu.model, base, motion, tau, 0.3), xu.constraints};
  problem.constraints.expressions = {"m1 + m2 <= 6.2"};
  NonlinearOptions options;
  options.starts = 1;
  options.from = {xu.truth};
  const auto got = estimate_nonlinear(problem, options);
  ASSERT_TRUE(got.has_value());
  ASSERT_TRUE(got->usable()) << got->message;
  EXPECT_EQ(got->optima.size(), 2u);
  EXPECT_LE(got->optima[0].violation, 1e-9);
  EXPECT_LE(got->mu[0] + got->mu[10], 6.2 + 1e-9);
  for (const ConstraintStanding& c : got->margins) EXPECT_GE(c.slack, -1e-9) << c.name;
  EXPECT_LE(got->cost, 1.1 * problem.cost.count);
}

TEST(Nonlinear, UnknownNamesAreRefused) {
  Rng rng(4);
  const TorqueModel model = random_model(rng, {.min_bodies = 2, .max_bodies = 2});
  EXPECT_FALSE(named_constraints("xu2021", model).has_value());
  for (const char* name : {"xu2020", "sturz2017", "gazebo", "minimal"}) {
    const auto set = named_constraints(name, model);
    ASSERT_TRUE(set.has_value()) << name;
    EXPECT_TRUE(physical::smooth(model, *set).has_value()) << name;
  }
}

}  // namespace
}  // namespace armature
