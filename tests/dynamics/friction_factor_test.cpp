// Friction that depends on more than the joint's own motion: its load, its temperature, how far it has moved.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/presliding.hpp"
#include "armature/term_kinds.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr double kExact = 1e-11;
// Central differences with h = 1e-6: truncation h² and rounding 1e-16/h, both near 1e-10.
constexpr double kStep = 1e-6, kDifferences = 1e-7;

// tau_j = … + FL_j sign(v_j) |g_j(q)|, g of the bodies that the term holds, whatever pi is.
TEST(FrictionFactor, FrictionByLoadIsGravityTimesItsParameter) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    const Robot robot = testing::random_robot(rng, {.max_bodies = 6, .mimic = 0.2});
    Term term = load_friction(robot);
    ASSERT_FALSE(term.columns.empty());
    const TorqueModel bare(robot), model(robot, {term});
    const Motion motion = testing::random_motion(rng, 300, model.joints());
    Vector pi = model.nominal();
    for (Index c = model.inertial_count(); c < pi.size(); ++c) pi[c] = rng.uniform(0.05, 0.3);
    Matrix wanted = inverse_dynamics(bare, bare.nominal(), motion);
    const Matrix gravity = gravity_torque(bare, bare.nominal(), motion.q);
    for (const TermColumn& column : term.columns) {
      const int j = column.parameter.joint;
      wanted.col(j) +=
          pi[model.find(column.parameter.name)] * motion.v.col(j).cwiseSign().cwiseProduct(gravity.col(j).cwiseAbs());
    }
    const Matrix got = inverse_dynamics(model, pi, motion);
    EXPECT_LE((got - wanted).cwiseAbs().maxCoeff(), kExact * (1 + wanted.cwiseAbs().maxCoeff())) << seed;
    // The regressor says the same: Y · pi = tau.
    const Regressor y = compute_regressor(model, motion);
    for (const Index k : {Index{0}, Index{299}}) {
      const Vector tau = y.dense(k, model.parameter_count()) * pi;
      EXPECT_LE((tau - wanted.row(k).transpose()).cwiseAbs().maxCoeff(), kExact * (1 + wanted.cwiseAbs().maxCoeff()));
    }
  }
}

TEST(FrictionFactor, DerivativesFollowTheLoad) {
  Rng rng(4);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 4, .prismatic = 0});
  const TorqueModel model(robot, smoothed({load_friction(robot), viscous_friction(robot)}, 0.5));
  const Motion motion = testing::random_motion(rng, 9, 4);
  Matrix weights(9, regressor_layout(model).columns());
  for (double& x : weights.reshaped()) x = rng.uniform(-1, 1);
  const auto value = [&](const Motion& m) { return compute_regressor(model, m).values; };
  const MotionGradient gradient = contract_regressor(model, motion, weights);
  const RegressorDerivatives full = regressor_derivatives(model, motion);
  for (int j = 0; j < 4; ++j) {
    Motion up = motion, down = motion;
    up.q.col(j).array() += kStep, down.q.col(j).array() -= kStep;
    const Matrix difference = (value(up) - value(down)) / (2 * kStep);
    EXPECT_LE((full.d_q[static_cast<std::size_t>(j)] - difference).cwiseAbs().maxCoeff(),
              kDifferences * (1 + difference.cwiseAbs().maxCoeff()));
    const Vector along = difference.cwiseProduct(weights).rowwise().sum();
    EXPECT_LE((gradient.d_q.col(j) - along).cwiseAbs().maxCoeff(), kDifferences * (1 + along.cwiseAbs().maxCoeff()));
    up = down = motion;
    up.v.col(j).array() += kStep, down.v.col(j).array() -= kStep;
    const Matrix by_speed = (value(up) - value(down)) / (2 * kStep);
    EXPECT_LE((full.d_v[static_cast<std::size_t>(j)] - by_speed).cwiseAbs().maxCoeff(),
              kDifferences * (1 + by_speed.cwiseAbs().maxCoeff()));
  }
}

TEST(FrictionFactor, ForwardDynamicsUndoesInverseDynamics) {
  Rng rng(6);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 5, .max_bodies = 5});
  const TorqueModel model(robot, {load_friction(robot), coulomb_friction(robot)});
  Vector pi = model.nominal();
  pi.tail(pi.size() - model.inertial_count()).setConstant(0.2);
  const Motion motion = testing::random_motion(rng, 5, 5);
  const Matrix a = forward_dynamics_batch(model, pi, motion.q, motion.v, inverse_dynamics(model, pi, motion));
  EXPECT_LE((a - motion.a).cwiseAbs().maxCoeff(), 1e-8);
}

// A joint about a vertical axis carries no load: no column, and a clear word where no joint has one.
TEST(FrictionFactor, JointsWithoutGravityHaveNoFrictionByLoad) {
  Robot robot;
  robot.name = "carousel";
  Body body;
  body.name = "link1", body.parent = -1, body.joint.name = "joint1", body.joint.axis = Vector3::UnitZ();
  robot.bodies.push_back(body);
  const auto terms = make_terms(robot, {"load"});
  ASSERT_FALSE(terms);
  EXPECT_EQ(terms.error().text(),
            "term 'load': it acts on no joint of this robot. Leave it out: gravity loads no joint.");
}

TEST(FrictionFactor, TemperatureCountsWhereItIsKnown) {
  Rng rng(8);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 2, .max_bodies = 2, .prismatic = 0});
  Term cooling = coulomb_friction(robot);
  for (TermColumn& column : cooling.columns) {
    column.parameter.name += "T", column.parameter.nominal.reset();
    column.rows[0].second.factor = Basis::Factor::Temperature;
  }
  const TorqueModel bare(robot), model(robot, {cooling});
  Vector pi = model.nominal();
  pi[model.find("FC1T")] = -0.02;
  Motion motion = testing::random_motion(rng, 6, 2);
  const Matrix cold = inverse_dynamics(bare, bare.nominal(), motion);
  EXPECT_EQ((inverse_dynamics(model, pi, motion) - cold).cwiseAbs().maxCoeff(), 0);
  motion.temperature = Matrix::Constant(6, 2, 30);
  const Vector wanted = 30 * -0.02 * motion.v.col(0).cwiseSign();
  EXPECT_LE(((inverse_dynamics(model, pi, motion) - cold).col(0) - wanted).cwiseAbs().maxCoeff(), kExact);
}

// (FCT sign(v) + FVT v) (1 − exp(−(T − 20 °C) / K)): nothing at 20 °C.
TEST(FrictionFactor, TemperatureIsAnExponential) {
  Rng rng(12);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 2, .max_bodies = 2, .prismatic = 0});
  const TorqueModel bare(robot), model(robot, *make_terms(robot, {"temperature:15"}));
  Vector pi = model.nominal();
  pi[model.find("FCT2")] = -0.4, pi[model.find("FVT2")] = -0.7;
  Motion motion = testing::random_motion(rng, 6, 2);
  const Matrix plain = inverse_dynamics(bare, bare.nominal(), motion);
  for (const double above : {0.0, 12.0, -20.0}) {
    motion.temperature = Matrix::Constant(6, 2, above);
    const Vector v = motion.v.col(1);
    const Vector wanted = (1 - std::exp(-above / 15)) * (-0.4 * v.cwiseSign() - 0.7 * v);
    EXPECT_LE(((inverse_dynamics(model, pi, motion) - plain).col(1) - wanted).cwiseAbs().maxCoeff(), kExact) << above;
  }
  EXPECT_FALSE(make_terms(robot, {"temperature:0"}));
}

// w = 1 − exp(−s / path); a slice of a recording does not start cold.
TEST(FrictionFactor, WarmUpFollowsThePath) {
  const Vector q = Vector::LinSpaced(101, 0, 5);
  const Vector w = warm_up_state(q, {0, 51}, 2.0);
  EXPECT_EQ(w[0], 0);
  EXPECT_NEAR(w[50], 1 - std::exp(-2.5 / 2), 1e-12);
  EXPECT_EQ(w[51], 0);
  Rng rng(9);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 1, .max_bodies = 1, .prismatic = 0});
  const auto terms = make_terms(robot, {"warm-up:2"});
  ASSERT_TRUE(terms);
  const TorqueModel model(robot, *terms);
  Motion motion(101, 1);
  motion.q.col(0) = q, motion.v.setConstant(1);
  const MotionAlongPath whole(model, motion, {0, 51});
  EXPECT_EQ(Vector(whole.motion().warmth.col(0)), w);
  const Motion part = whole.motion().slice(40, 10);
  const MotionAlongPath again(model, part);
  EXPECT_EQ(again.motion().warmth(0, 0), w[40]);
}

TEST(FrictionFactor, ATermCanBeHadForSomeJoints) {
  Rng rng(10);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 4, .prismatic = 0});
  const auto terms = make_terms(robot, {"coulomb@1@4", "presliding@2@joint3", "stribeck:0.05@2"});
  ASSERT_TRUE(terms) << terms.error().text();
  std::vector<std::string> names;
  for (const Term& term : *terms) {
    for (const TermColumn& column : term.columns) names.push_back(column.parameter.name);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"FC1", "FC4", "FC2", "FC3", "FS2"}));
  const auto said = [&](const std::vector<std::string>& words) { return make_terms(robot, words).error().text(); };
  EXPECT_EQ(said({"spring:2@3"}), "term 'spring:2@3': it names its joints already. Write spring:2.");
  EXPECT_EQ(said({"coulomb@1", "presliding@1"}),
            "term 'presliding@1': coulomb has the same parameters. List one of the two.");
  EXPECT_NE(said({"stribeck@9"}).find("'9' is not a joint"), std::string::npos);
}

}  // namespace
}  // namespace armature
