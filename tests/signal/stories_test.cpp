#include "armature/stories.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "armature/robot_file.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

// An arm with friction in a seeded motion, torques with 1 % noise; gravity as given.
Samples told_by(const Robot& robot, std::uint64_t seed) {
  Rng rng(seed);
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Motion motion = testing::fourier(rng, model.joints(), 20, 100);
  Samples s = testing::samples_of(model, model.nominal(), motion, 100, Vector::Zero(model.joints()), rng);
  for (Eigen::Index j = 0; j < s.tau.cols(); ++j) {
    const double size = std::sqrt(s.tau.col(j).squaredNorm() / static_cast<double>(s.size()));
    s.tau.col(j) += 0.01 * size * rng.normal_vector(s.size());
  }
  return s;
}

constexpr StoryOptions kQuick{.windows = 400};

// A recording that is what it says has no story. Six of six: one false story in 20 would pass with probability 0.74,
// one in three with 0.09.
TEST(Stories, ACleanRecordingHasNone) {
  for (const char* name : {"ur5e", "kr15"}) {
    const Robot robot = load_robot(name).value();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Stories found = find_stories(told_by(robot, seed), robot, kQuick);
      EXPECT_TRUE(found.told.empty()) << name << ": " << found.told.front().words;
    }
  }
}

TEST(Stories, AGainIsNamedWithItsValue) {
  const Robot robot = load_robot("ur5e").value();
  Samples s = told_by(robot, 4);
  s.tau.col(2) *= 1.15;
  const Stories found = find_stories(s, robot, kQuick);
  ASSERT_TRUE(found.separated);
  EXPECT_EQ(found.told.front().name, "gain:" + robot.joint_names()[2]);
  EXPECT_NEAR(found.told.front().values[0], 0.15, 4 * found.told.front().deviation[0]);
}

TEST(Stories, ATiltIsNamedWithItsAngle) {
  const Robot robot = load_robot("ur5e").value();
  Robot tilted = robot;
  tilted.gravity_in_world = kStandardGravity * Vector3(std::sin(0.1), 0, -std::cos(0.1));
  const Stories found = find_stories(told_by(tilted, 5), robot, kQuick);
  ASSERT_TRUE(found.separated);
  EXPECT_EQ(found.told.front().kind, StoryKind::Mounting);
  EXPECT_NEAR(found.told.front().values[0], 0.1, 4 * found.told.front().deviation[0]);
  // Told as the story has it, nothing is left to tell.
  Robot accepted = robot;
  found.told.front().change.apply(accepted);
  EXPECT_TRUE(find_stories(told_by(tilted, 5), accepted, kQuick).told.empty());
}

// Gravity anywhere, the file says upright. An error of two normal numbers is below 2.45 deviations in 95 of 100; the
// stated one is that of the widest direction. At least 10 of 12: deviations half as large as they should be pass with
// 0.04.
TEST(Stories, AnyMountingIsFoundWithItsDeviation) {
  int inside = 0;
  for (const char* name : {"ur5e", "panda", "kr15"}) {
    const Robot robot = load_robot(name).value();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Rng rng(seed + 40);
      Robot turned = robot;
      turned.gravity_in_world = kStandardGravity * Vector3(rng.normal_vector(3)).normalized();
      const Story story = estimate_mounting(told_by(turned, seed), robot, kQuick);
      const Vector3& found = *story.change.gravity;
      const double error = std::atan2(found.cross(turned.gravity_in_world).norm(), found.dot(turned.gravity_in_world));
      EXPECT_LT(error, 4 * story.deviation[0]) << name << " " << seed << ": " << story.words;
      inside += error < 2.45 * story.deviation[0] ? 1 : 0;
    }
  }
  EXPECT_GE(inside, 10) << "of 12";
}

// Gravity upwards is gravity downwards with mirrored bodies: only the nominal ones tell.
TEST(Stories, ACeilingIsNotAFloor) {
  const Robot robot = load_robot("ur5e").value();
  Robot hanging = robot;
  hanging.gravity_in_world = Vector3(0, 0, kStandardGravity);
  const Story story = estimate_mounting(told_by(hanging, 6), robot, kQuick);
  EXPECT_GT(story.values[0], 3.0);
}

TEST(Stories, ExchangedAndReversedColumnsAreNamed) {
  const Robot robot = load_robot("ur5e").value();
  Samples swapped = told_by(robot, 7), reversed = swapped;
  swapped.tau.col(1).swap(swapped.tau.col(2));
  reversed.tau.col(1) *= -1;
  const Stories one = find_stories(swapped, robot, kQuick), two = find_stories(reversed, robot, kQuick);
  ASSERT_TRUE(one.separated && two.separated);
  EXPECT_EQ(one.told.front().kind, StoryKind::Exchanged);
  EXPECT_EQ(two.told.front().name, "sign-torque:" + robot.joint_names()[1]);
}

// Nearly all of the gain is the vertical joint's, which feels no gravity on a level base.
TEST(Stories, ASmallTiltIsNamedAlthoughTheVerticalJointSaysMostOfIt) {
  const Robot robot = load_robot("iiwa14").value();
  Robot tilted = robot;
  tilted.gravity_in_world = kStandardGravity * Vector3(0, std::sin(0.09), -std::cos(0.09));
  const Stories found = find_stories(told_by(tilted, 10), robot, kQuick);
  ASSERT_FALSE(found.told.empty());
  EXPECT_EQ(found.told.front().kind, StoryKind::Mounting);
}

// An arm of two joints has nobody else to feel the exchange.
TEST(Stories, TheOnlyTwoJointsExchangedAreNamed) {
  const Robot robot = load_robot("planar2r").value();
  Samples s = told_by(robot, 9);
  s.tau.col(0).swap(s.tau.col(1));
  for (Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a}) m->col(0).swap(m->col(1));
  const Stories found = find_stories(s, robot, kQuick);
  ASSERT_FALSE(found.told.empty());
  EXPECT_EQ(found.told.front().name, "swap:" + robot.joint_names()[0] + "," + robot.joint_names()[1]);
}

// Torques of a joint that carries the arm and of one that does not: nearly all of the gain is the weaker one's.
TEST(Stories, ExchangedTorquesOfUnequalJointsAreNamed) {
  const Robot robot = load_robot("iiwa14").value();
  Samples swapped = told_by(robot, 8);
  swapped.tau.col(0).swap(swapped.tau.col(1));
  const Stories found = find_stories(swapped, robot, kQuick);
  ASSERT_TRUE(found.separated);
  EXPECT_EQ(found.told.front().name, "swap-torque:" + robot.joint_names()[0] + "," + robot.joint_names()[1]);
}

// A sensor that also feels the moment across its axis: the last joint's torque is that of a wrist with another zero,
// and only the last joint's. Nothing that the other joints feel says so. Told by their likelihood alone, seven of these
// eight recordings would have another zero.
TEST(Stories, WhatOneJointAloneSaysIsNoStoryAboutLinks) {
  for (const char* name : {"iiwa14", "panda"}) {
    const Robot robot = load_robot(name).value();
    const TorqueModel bodies(robot);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Samples s = told_by(robot, seed);
      const Eigen::Index last = s.tau.cols() - 1;
      Motion turned = s.motion;
      turned.q.col(last - 1).array() += 1;
      s.tau.col(last) += inverse_dynamics(bodies, bodies.nominal(), turned).col(last) -
                         inverse_dynamics(bodies, bodies.nominal(), s.motion).col(last);
      const Stories found = find_stories(s, robot, kQuick);
      EXPECT_TRUE(found.told.empty()) << name << ": " << found.told.front().words;
    }
  }
}

// All torques twice as large are those of an arm twice as heavy, and no tool makes every link heavier.
TEST(Stories, AScaleOfAllTorquesIsNoTool) {
  for (const char* name : {"ur5e", "panda"}) {
    const Robot robot = load_robot(name).value();
    Samples s = told_by(robot, 8);
    s.tau *= 2;
    const Stories found = find_stories(s, robot, kQuick);
    ASSERT_FALSE(found.told.empty()) << name;
    EXPECT_TRUE(found.separated) << name;
    EXPECT_EQ(found.told.front().name, "gain:all") << name << ": " << found.told.front().words;
    EXPECT_NEAR(found.told.front().values[0], 1, 4 * found.told.front().deviation[0]) << name;
    // Told as the story has it, nothing is left to tell.
    found.told.front().change.apply(robot, s.motion, s.tau);
    EXPECT_TRUE(find_stories(s, robot, kQuick).told.empty()) << name;
  }
}

// One joint's own scale does not hide that of all of them.
TEST(Stories, AScaleOfAllIsToldBesideThatOfOne) {
  const Robot robot = load_robot("ur5e").value();
  Samples s = told_by(robot, 8);
  s.tau *= 2, s.tau.col(1) *= 1.2;
  const Stories found = find_stories(s, robot, kQuick);
  ASSERT_TRUE(found.separated);
  EXPECT_EQ(found.told.front().name, "gain:joint2");
  ASSERT_TRUE(found.beside);
  EXPECT_EQ(found.beside->name, "gain:all");
  EXPECT_NEAR(found.beside->values[0], 1, 4 * found.beside->deviation[0]);
  EXPECT_NE(found.find("gain:all"), nullptr);
  // Nothing stands beside a joint's scale where the masses are the file's.
  Samples one = told_by(robot, 8);
  one.tau.col(1) *= 1.2;
  EXPECT_FALSE(find_stories(one, robot, kQuick).beside);
}

// Another tool is one link of the arm, and no scale of all torques.
TEST(Stories, AToolIsNoScale) {
  const Robot robot = load_robot("ur5e").value();
  Robot holding = robot;
  holding.bodies.back().inertia = *holding.bodies.back().inertia +
                                  LinkInertia::from_center_of_mass(3, Vector3(0, 0, 0.08), 3e-3 * Matrix3::Identity());
  const Stories found = find_stories(told_by(holding, 9), robot, kQuick);
  ASSERT_FALSE(found.told.empty());
  EXPECT_EQ(found.told.front().name, "tool") << found.told.front().words;
  EXPECT_NEAR(found.told.front().values[0], 3, 0.3);
}

// A ceiling is told by the robot file's bodies alone.
TEST(Stories, ACeilingIsTold) {
  const Robot robot = load_robot("ur5e").value();
  Robot hanging = robot;
  hanging.gravity_in_world = Vector3(0, 0, kStandardGravity);
  const Stories found = find_stories(told_by(hanging, 6), robot, kQuick);
  ASSERT_FALSE(found.told.empty());
  EXPECT_EQ(found.told.front().kind, StoryKind::Mounting);
}

}  // namespace
}  // namespace armature
