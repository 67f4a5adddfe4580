// What identify() does beyond one pass of least squares, each against a truth that is known.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/identify.hpp"
#include "armature/presliding.hpp"
#include "support/synthetic.hpp"

namespace armature {
namespace {

using testing::FourierMotion;

struct Rig {
  Robot robot = load_catalogue_robot("planar2r").value();
  Samples samples;
};

// 30 s at 100 Hz of a slow motion of the given truth, with white noise.
Rig make_rig(const TorqueModel& truth, const Vector& pi, double noise, std::uint64_t seed) {
  Rng rng(seed);
  Rig rig;
  Samples& s = rig.samples;
  s.joints = rig.robot.joint_names();
  s.rate = 100;
  s.starts = {0};
  s.time = Vector::LinSpaced(3000, 0, 29.99);
  s.motion = FourierMotion(rng, 2, 5, 15, 0.9).at(s.time);
  s.tau = inverse_dynamics(truth, pi, MotionAlongPath(truth, s.motion).motion());
  for (double& t : s.tau.reshaped()) t += noise * rng.normal();
  return rig;
}

IdentifyOptions quick() {
  IdentifyOptions options;
  options.with_physical = options.with_essential = false;
  options.threads = 1;
  return options;
}

double worst_sigmas(const Identification& found, const TorqueModel& truth, const Vector& pi) {
  const Vector beta = compute_base(truth).to_base(pi);
  return (found.estimate.beta - beta).cwiseQuotient(found.estimate.deviation).cwiseAbs().maxCoeff();
}

TEST(Refinement, OutliersAreWeighedDown) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  Rig rig = make_rig(truth, pi, 0.01, 1);
  Rng rng(2);
  for (double& t : rig.samples.tau.reshaped()) t += rng.chance(0.02) ? 20 : 0;
  const Identification plain = identify(robot, {rig.samples}, quick()).value();
  for (const auto loss : {RobustOptions::Loss::Huber, RobustOptions::Loss::Bisquare}) {
    IdentifyOptions options = quick();
    options.refinement.loss = loss;
    const Identification found = identify(robot, {rig.samples}, options).value();
    const Vector beta = found.base.to_base(pi);
    EXPECT_LE((found.estimate.beta - beta).norm(), 0.05 * (plain.estimate.beta - beta).norm()) << to_string(loss);
    ASSERT_EQ(found.refined.size(), 1u);
    EXPECT_NE(found.refined.front().find("count less than half"), std::string::npos);
    // The factor that goes on to essential and physical parameters has the same optimum.
    const LeastSquaresCost cost = make_cost(found.information, found.estimate);
    const Vector least = cost.factor.triangularView<Eigen::Upper>().solve(cost.target);
    EXPECT_LE((least - found.estimate.beta).cwiseQuotient(found.estimate.deviation).cwiseAbs().maxCoeff(), 0.05);
  }
}

TEST(Refinement, ShapesOfEveryKindAreFound) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  struct Case {
    Term truth;
    std::string guess;
    double value;
  };
  const Case cases[] = {{stribeck_friction(robot, 0.15), "stribeck:0.5", 0.15},
                        {smooth_coulomb_friction(robot, 0.08), "smooth:0.02", 0.08},
                        {presliding_friction(robot, 0.03), "presliding:0.01", 0.03},
                        {power_friction(robot, 0.5), "power:1.4", 0.5}};
  for (const Case& c : cases) {
    const TorqueModel truth(robot, {viscous_friction(robot), c.truth});
    Vector pi = truth.nominal();
    pi.tail(2) << 0.8, 0.5;
    const Rig rig = make_rig(truth, pi, 0.01, 3);
    IdentifyOptions options = quick();
    options.terms = {"viscous", c.guess};
    options.refinement.fit_shapes = true;
    const Identification found = identify(robot, {rig.samples}, options).value();
    for (const TermColumn& column : found.torque_model.terms()[1].columns)
      EXPECT_NEAR(column.rows.front().second.p0, c.value, 0.1 * c.value) << c.guess << ": " << found.refined.front();
    EXPECT_LE(found.estimate.rms, 0.0105) << c.guess;
  }
}

TEST(Refinement, ASelectionSaysWhatItCostsAndStaysHonest) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  const Rig rig = make_rig(truth, pi, 0.01, 4);
  IdentifyOptions options = quick();
  options.refinement.selection_gain = 0.05;
  const Identification found = identify(robot, {rig.samples}, options).value();
  EXPECT_LT(found.information.count(), 0.3 * 2 * 3000) << found.refined.front();
  EXPECT_LE(worst_sigmas(found, truth, pi), 4);
  EXPECT_EQ(found.refined.front().rfind("of 3,000 samples, ", 0), 0u) << found.refined.front();
}

TEST(Refinement, SlowRowsAreLeftOut) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  const Rig rig = make_rig(truth, pi, 0.01, 5);
  IdentifyOptions options = quick();
  options.refinement.minimum_speed = 0.1;
  options.refinement.keep_every = 1;  // every row, so that they can be counted
  const Identification found = identify(robot, {rig.samples}, options).value();
  const auto fast = static_cast<double>((rig.samples.motion.v.array().abs() >= 0.1).count());
  EXPECT_EQ(found.information.count(), fast);
  EXPECT_LE(worst_sigmas(found, truth, pi), 4);
}

// Rows that statistics count, all joints together.
double rows_of_statistics(const Statistics& statistics) {
  double rows = 0;
  for (const JointStatistics& joint : statistics.of_joint) rows += joint.effective_samples * joint.inflation;
  return rows;
}

// A slow recording and a fast one: a row near rest in the fast one is none in the slow one, and fit and statistics
// agree about it, also where the user sets a least speed.
TEST(Refinement, StatisticsCountTheRowsOfTheFit) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  const Rig fast = make_rig(truth, pi, 0.01, 8);
  Rig slow = make_rig(truth, pi, 0.01, 9);
  constexpr double kSlower = 20;
  slow.samples.motion.v /= kSlower, slow.samples.motion.a /= kSlower * kSlower;
  const auto moving = [&](const Rig& rig, double least) {
    double rows = 0;
    for (Eigen::Index j = 0; j < 2; ++j) {
      const auto speed = rig.samples.motion.v.col(j).array().abs();
      rows += static_cast<double>((speed >= std::max(least, 0.02 * speed.maxCoeff())).count());
    }
    return rows;
  };
  for (const double least : {0.0, 0.05}) {
    IdentifyOptions options = quick();
    options.refinement.keep_every = 1;
    options.refinement.minimum_speed = least;
    const Identification found = identify(robot, {fast.samples, slow.samples}, options).value();
    EXPECT_EQ(found.information.count(), moving(fast, least) + moving(slow, least));
    EXPECT_NEAR(rows_of_statistics(found.statistics), found.information.count(), 1e-6);
  }
}

// What is recorded in rows that --minimum-speed leaves out changes neither a value nor an interval, of one recording or
// two.
TEST(Refinement, RowsThatAreLeftOutSayNothing) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  std::vector<Samples> clean = {make_rig(truth, pi, 0.01, 10).samples, make_rig(truth, pi, 0.01, 11).samples};
  std::vector<Samples> other = clean;
  constexpr double kLeast = 0.1;
  for (Samples& s : other) {
    for (Eigen::Index k = 0; k < s.tau.size(); ++k) {
      if (std::abs(s.motion.v.reshaped()[k]) < kLeast) s.tau.reshaped()[k] += 5;
    }
  }
  IdentifyOptions options = quick();
  options.refinement.keep_every = 1;
  options.refinement.minimum_speed = kLeast;
  for (const std::size_t count : {std::size_t{2}, std::size_t{1}}) {
    clean.resize(count), other.resize(count);
    const Estimate a = identify(robot, clean, options).value().estimate;
    const Estimate b = identify(robot, other, options).value().estimate;
    EXPECT_LT((a.beta - b.beta).norm(), 1e-12 * a.beta.norm()) << count;
    EXPECT_LT((a.upper - b.upper).cwiseQuotient(a.deviation).norm(), 1e-9) << count;
  }
}

// Fewer rows, the same answer; the model still says what noise its samples had.
TEST(Refinement, ThinnedRowsKeepTheSamplesNoise) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = truth.nominal();
  Rig rig = make_rig(truth, pi, 0.1, 7);
  rig.samples.noise_variance = Vector::Constant(2, 0.01);
  rig.samples.noise_degrees_of_freedom = 2000;
  IdentifyOptions options = quick();
  options.refinement.keep_every = 10;
  options.standstill = 0;
  const Identification found = identify(robot, {rig.samples}, options).value();
  EXPECT_EQ(found.information.count(), 2 * 280) << found.refined.front();
  EXPECT_LE(worst_sigmas(found, truth, pi), 4);
  for (int j = 0; j < 2; ++j) {
    EXPECT_NEAR(found.model.noise[j], 0.1, 1e-12);
    EXPECT_NEAR(found.model.residual[j], 0.1, 0.01);
    EXPECT_LT(found.estimate.residual_rms[j], 0.05) << "rows behind a low-pass have less";
  }
  options.refinement.fit_shapes = true;
  EXPECT_NE(identify(robot, {rig.samples}, options).error().message.find("thinned"), std::string::npos);
}

TEST(Refinement, ContradictionsAreRefused) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Rig rig = make_rig(truth, truth.nominal(), 0.01, 6);
  IdentifyOptions options = quick();
  options.refinement.fit_shapes = true;
  const auto nothing = identify(robot, {rig.samples}, options);
  ASSERT_FALSE(nothing);
  EXPECT_NE(nothing.error().hint.find("stribeck"), std::string::npos);
  options = quick();
  options.refinement.loss = RobustOptions::Loss::Huber;
  options.refinement.selection_gain = 1;
  EXPECT_FALSE(identify(robot, {rig.samples}, options));
  options = quick();
  options.terms = {"coulomb", "smooth"};
  const auto twice = identify(robot, {rig.samples}, options);
  ASSERT_FALSE(twice);
  EXPECT_NE(twice.error().message.find("same parameters"), std::string::npos) << twice.error().message;
}

}  // namespace
}  // namespace armature
