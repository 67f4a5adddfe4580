// Laws of the structural base: docs/theory/base.md.
#include <gtest/gtest.h>

#include <Eigen/QR>
#include <Eigen/SVD>

#include "armature/base.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

using testing::random_motion;
using testing::random_robot;

// Robots of every kind: generic and right-angled, along gravity or not, with and without gravity, branches, sliders.
Robot varied_robot(Rng& rng, double mimic) {
  testing::RandomRobotOptions options;
  options.nice_angles = rng.chance(0.7);
  options.mimic = mimic;
  options.prismatic = rng.chance(0.5) ? 0.25 : 0.0;
  options.branch = rng.chance(0.5) ? 0.25 : 0.0;
  Robot robot = random_robot(rng, options);
  const int mounting = rng.index(4);
  if (mounting == 0) robot.world_from_base.rotation.setIdentity();
  if (mounting == 1) robot.world_from_base.rotation = rotation_about(Vector3::UnitX(), M_PI / 2);
  if (mounting == 2 && rng.chance(0.3)) robot.gravity_in_world.setZero();
  return robot;
}

// Y · pi = Y_b · beta at states that nobody used to find the base.
double unseen_error(const TorqueModel& model, const BaseMap& map, Rng& rng) {
  Vector pi = rng.normal_vector(model.parameter_count());
  const Motion motion = random_motion(rng, 6, model.joints());
  const Matrix y = compute_regressor(model, motion).stacked(model.parameter_count());
  const Vector full = y * pi;
  const Vector base = y(Eigen::all, map.columns) * map.to_base(pi);
  return (full - base).norm() / std::max(full.norm(), 1e-300);
}

TEST(Structure, AgreesWithSingularValuesForRandomRobots) {
  for (int seed = 1; seed <= testing::cases(100); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = varied_robot(rng, 0);
    const TorqueModel model(robot);
    const BaseMap map = compute_base(model);
    EXPECT_TRUE(map.evidence.agree) << "seed " << seed << ": " << map.evidence.brief() << " residual "
                                    << map.evidence.null_residual << " kept " << map.evidence.smallest_kept
                                    << " dropped " << map.evidence.largest_dropped;
    EXPECT_LE(unseen_error(model, map, rng), 1e-10) << "seed " << seed;
    EXPECT_LE((map.projection * map.null_space).cwiseAbs().maxCoeff(), 1e-12) << "seed " << seed;
    EXPECT_TRUE((map.projection * map.lift).isIdentity(0)) << "seed " << seed;
  }
}

// Above 160 columns the singular values come from divide and conquer, checked against the matrix.
TEST(Structure, AgreesWithSingularValuesForHumanoids) {
  for (int seed = 1; seed <= testing::cases(3); ++seed) {
    Rng rng(static_cast<std::uint64_t>(7000 + seed));
    testing::RandomRobotOptions options;
    options.min_bodies = options.max_bodies = 30;
    options.nice_angles = true;
    const Robot robot = random_robot(rng, options);
    const TorqueModel model(
        robot, {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot), rotor_inertia(robot)});
    const BaseMap map = compute_base(model);
    EXPECT_TRUE(map.evidence.agree) << "seed " << seed << ": " << map.evidence.brief();
    EXPECT_LE(unseen_error(model, map, rng), 1e-10) << "seed " << seed;
    EXPECT_LE((map.projection * map.null_space).cwiseAbs().maxCoeff(), 1e-12) << "seed " << seed;
  }
}

TEST(Structure, AgreesWithTermsOfEveryKind) {
  for (int seed = 1; seed <= testing::cases(30); ++seed) {
    Rng rng(static_cast<std::uint64_t>(1000 + seed));
    const Robot robot = varied_robot(rng, 0);
    std::vector<Term> terms = {rotor_inertia(robot), torque_offset(robot), viscous_friction(robot)};
    if (rng.chance(0.5)) terms.push_back(asymmetric_coulomb_friction(robot));
    if (rng.chance(0.5)) terms.push_back(coulomb_friction(robot));
    const int n = robot.joint_count();
    if (rng.chance(0.5)) terms.push_back(gravity_spring(robot, rng.index(n)));
    if (rng.chance(0.3)) terms.push_back(linear_spring(robot, rng.index(n)));
    if (n > 1 && rng.chance(0.5)) terms.push_back(rotor_coupling(robot, 0, 1 + rng.index(n - 1)));
    const TorqueModel model(robot, terms);
    const BaseMap map = compute_base(model);
    EXPECT_TRUE(map.evidence.agree) << "seed " << seed << ": " << map.evidence.brief() << " residual "
                                    << map.evidence.null_residual;
    EXPECT_LE(unseen_error(model, map, rng), 1e-10) << "seed " << seed;
  }
}

TEST(Structure, AgreesWithMimicJoints) {
  for (int seed = 1; seed <= testing::cases(25); ++seed) {
    Rng rng(static_cast<std::uint64_t>(2000 + seed));
    const Robot robot = varied_robot(rng, 0.3);
    const TorqueModel model(robot, {rotor_inertia(robot)});
    const BaseMap map = compute_base(model);
    EXPECT_TRUE(map.evidence.agree) << "seed " << seed << ": " << map.evidence.brief() << " residual "
                                    << map.evidence.null_residual << " kept " << map.evidence.smallest_kept
                                    << " dropped " << map.evidence.largest_dropped;
    EXPECT_LE(unseen_error(model, map, rng), 1e-10) << "seed " << seed;
  }
}

TEST(Structure, AgreesForSomeSensorsAndLockedJoints) {
  for (int seed = 1; seed <= testing::cases(40); ++seed) {
    Rng rng(static_cast<std::uint64_t>(3000 + seed));
    const Robot robot = varied_robot(rng, 0);
    const TorqueModel model(robot, {rotor_inertia(robot), viscous_friction(robot)});
    BaseOptions options;
    options.sensors.emplace();
    for (int j = 0; j < model.joints(); ++j) {
      if (rng.chance(0.5))
        options.sensors->push_back(j);
      else if (rng.chance(0.4))
        options.locked.push_back(j), options.lock_position.push_back(rng.uniform(-1, 1));
    }
    const BaseMap map = compute_base(model, options);
    EXPECT_TRUE(map.evidence.agree) << "seed " << seed << ": " << map.evidence.brief() << " residual "
                                    << map.evidence.null_residual;
  }
}

// Coefficients come from the structure, so the base columns are as well conditioned as the robot allows.
TEST(Structure, BaseColumnsCanBeInverted) {
  for (int seed = 1; seed <= testing::cases(20); ++seed) {
    Rng rng(static_cast<std::uint64_t>(4000 + seed));
    const Robot robot = random_robot(rng, {.nice_angles = true});
    const TorqueModel model(robot);
    const BaseMap map = compute_base(model);
    const Motion motion = random_motion(rng, 200, model.joints());
    Matrix y = compute_regressor(model, motion).stacked(model.parameter_count())(Eigen::all, map.columns);
    if (y.cols() == 0) continue;
    for (Eigen::Index c = 0; c < y.cols(); ++c) y.col(c).normalize();
    const Vector s =
        Eigen::JacobiSVD<Matrix>(
            y.householderQr().matrixQR().topRows(y.cols()).template triangularView<Eigen::Upper>().toDenseMatrix())
            .singularValues();
    EXPECT_GT(s[s.size() - 1] / s[0], 1e-6) << "seed " << seed;
  }
}

// A file that says 3.1416 means 180°: the first two axes are parallel, and the rank is that of the intended geometry.
TEST(Structure, RoundedAnglesAreRecognised) {
  const auto arm = [](double half_turn) {
    Robot robot = make_robot_from_modified_dh("scara", {{0, 0, 0, 0}, {0.4, 0, 0, 0}, {0.3, 0, 0, 0}});
    robot.bodies[1].joint.parent_from_joint.rotation = rotation_about(Vector3::UnitX(), half_turn);
    return robot;
  };
  const int exact = compute_base(TorqueModel(arm(M_PI))).size();
  const BaseMap map = compute_base(TorqueModel(arm(3.1416)));
  EXPECT_EQ(map.size(), exact);
  EXPECT_TRUE(map.evidence.ambiguous());
  EXPECT_TRUE(map.evidence.used_intended);
  EXPECT_GT(map.evidence.rank_as_given, exact);
  EXPECT_EQ(map.evidence.corrections.size(), 1U);
  BaseOptions as_given;
  as_given.geometry = BaseOptions::Geometry::AsGiven;
  EXPECT_EQ(compute_base(TorqueModel(arm(3.1416)), as_given).size(), map.evidence.rank_as_given);
}

// Axes that cross at 1.5708 rad are as far from parallel as axes at 90°: nothing is ambiguous.
TEST(Structure, RoundedRightAnglesChangeNoRank) {
  Robot robot = testing::iiwa14();
  for (Body& body : robot.bodies) {
    Matrix3& r = body.joint.parent_from_joint.rotation;
    if (std::abs(r(1, 2)) > 0.5) r = rotation_about(Vector3::UnitX(), r(2, 1) > 0 ? 1.5708 : -1.5708);
  }
  const BaseMap map = compute_base(TorqueModel(robot));
  EXPECT_EQ(map.size(), 43);
  EXPECT_FALSE(map.evidence.ambiguous());
  EXPECT_EQ(map.evidence.corrections.size(), 6U);
}

TEST(Structure, SubsetKeepsTheChosenAndCallsTheRestUnseen) {
  const TorqueModel model(testing::iiwa14());
  const BaseMap map = compute_base(model);
  const BaseMap essential = subset(map, {0, 7, 21});
  EXPECT_EQ(essential.size(), 3);
  EXPECT_EQ(essential.parameters[1], map.parameters[7]);
  EXPECT_EQ(essential.null_space.cols(), 67);
  EXPECT_LE((essential.projection * essential.null_space).cwiseAbs().maxCoeff(), 1e-14);
  EXPECT_EQ(Eigen::ColPivHouseholderQR<Matrix>(essential.null_space).rank(), 67);
  EXPECT_THROW((void)subset(map, {3, 1}), std::invalid_argument);
  EXPECT_THROW((void)subset(map, {3, 3}), std::invalid_argument);
}

TEST(Structure, KnownParametersLeaveTheProblem) {
  const TorqueModel model(testing::iiwa14());
  BaseOptions options;
  for (int k = 0; k < 10; ++k) options.known.push_back(60 + k);
  const BaseMap map = compute_base(model, options);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
  EXPECT_EQ(map.size(), 43 - 7);
  EXPECT_TRUE(map.projection.rightCols(10).isZero(0));
}

TEST(Structure, RefusesWhatDoesNotExist) {
  const TorqueModel model(testing::planar2r());
  BaseOptions sensor, lock, known;
  sensor.sensors = std::vector<int>{2};
  lock.locked = {0};
  lock.lock_position = {0.0, 1.0};
  known.known = {20};
  for (const BaseOptions& options : {sensor, lock, known}) {
    EXPECT_THROW((void)compute_base(model, options), std::invalid_argument);
  }
}

TEST(Structure, PlanarArmInWords) {
  const TorqueModel model(testing::planar2r());
  const BaseMap map = compute_base(model);
  std::vector<std::string> lines;
  for (const auto& p : map.parameters) lines.push_back(formula(p, model.parameters()));
  const std::vector<std::string> expected = {
      "ZZR1 = ZZ1 + 0.25·M2", "MXR1 = MX1 + 0.5·M2", "MY1 = MY1", "ZZ2 = ZZ2", "MX2 = MX2", "MY2 = MY2"};
  EXPECT_EQ(lines, expected);
}

}  // namespace
}  // namespace armature
