// Two descriptions of one arm agree, whatever frames they use; a real difference is found and named.
#include "armature/compare.hpp"

#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/robot_file.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using Aspect = RobotDifference::Aspect;

// The same arm with every body's frame turned at random and slid along its joint's axis.
Robot with_other_frames(const Robot& robot, Rng& rng) {
  Robot other = robot;
  std::vector<Pose> old_from_new;
  for (Body& body : other.bodies) {
    const Pose change{rng.rotation(), rng.uniform(-0.3, 0.3) * body.joint.axis};
    const Pose parent = body.parent < 0 ? Pose{} : old_from_new[static_cast<std::size_t>(body.parent)];
    body.joint.parent_from_joint = parent.inverse() * body.joint.parent_from_joint * change;
    body.joint.axis = change.rotation.transpose() * body.joint.axis;
    if (body.inertia) body.inertia = body.inertia->moved_to(change.inverse());
    old_from_new.push_back(change);
  }
  for (Frame& frame : other.frames) {
    if (frame.body >= 0) {
      frame.body_from_frame = old_from_new[static_cast<std::size_t>(frame.body)].inverse() * frame.body_from_frame;
    }
  }
  return other;
}

TEST(Compare, ACatalogueRobotIsTheSameAsItsUrdf) {
  for (const auto& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    const auto result = compare_robots(robot, parse_urdf(write_urdf(robot), name).value());
    EXPECT_TRUE(result.same()) << name << ": " << result.full();
    EXPECT_LT(result.kinematic_error, 1e-12) << name;
    EXPECT_LT(*result.torque_error, 1e-12) << name;
    EXPECT_TRUE(result.differences.empty()) << name << ": " << result.full();
  }
}

TEST(Compare, FramesInsideTheLinksDoNotMatter) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    const Robot robot = testing::random_robot(rng, {.max_bodies = 6});
    const auto result = compare_robots(robot, with_other_frames(robot, rng));
    EXPECT_TRUE(result.same()) << "seed " << seed << ": " << result.full();
    EXPECT_LT(*result.torque_error, 1e-11) << "seed " << seed;
    EXPECT_EQ(result.rank_a, result.rank_together) << "seed " << seed;
  }
}

TEST(Compare, StandardAndModifiedDhOfTheIiwaAgree) {
  const double right = M_PI / 2;
  const Robot standard = make_robot_from_standard_dh("iiwa", {{0, right, 0, 0},
                                                              {0, -right, 0, 0},
                                                              {0, -right, 0.42, 0},
                                                              {0, right, 0, 0},
                                                              {0, right, 0.40, 0},
                                                              {0, -right, 0, 0},
                                                              {0, 0, 0, 0}});
  const auto result = compare_robots(testing::iiwa14(), standard);
  EXPECT_TRUE(result.same()) << result.full();
  EXPECT_EQ(result.rank_a, 43);
  EXPECT_EQ(result.rank_b, 43);
  EXPECT_EQ(result.torque_error, std::nullopt);
}

TEST(Compare, AMillimetreIsFoundAndTheJointNamed) {
  Robot changed = testing::iiwa14();
  changed.bodies[4].joint.parent_from_joint.translation *= 0.401 / 0.4;
  const auto result = compare_robots(testing::iiwa14(), changed);
  EXPECT_FALSE(result.same());
  // d5 slides joint 5 along its own axis: the first axis that is elsewhere is the next one.
  EXPECT_EQ(result.brief(), "different: joint 6 (joint6): the axis is up to 1.00 mm away");
}

TEST(Compare, ATurnedAxisIsFound) {
  Robot changed = testing::iiwa14();
  changed.bodies[2].joint.axis = -changed.bodies[2].joint.axis;
  const auto result = compare_robots(testing::iiwa14(), changed);
  EXPECT_FALSE(result.same());
  EXPECT_EQ(result.differences.front().where, "joint 3 (joint3)");
  EXPECT_EQ(result.brief(), "different: joint 3 (joint3): the axis points the other way at some state");
}

TEST(Compare, AHeavierLinkIsFoundAndTheBaseSetIsStillTheSame) {
  Robot changed = testing::iiwa14();
  changed.bodies[3].inertia->MY += 0.01;
  const auto result = compare_robots(testing::iiwa14(), changed);
  EXPECT_FALSE(result.same());
  EXPECT_EQ(result.differences.front().aspect, Aspect::Torques);
  EXPECT_EQ(result.rank_a, result.rank_together);
}

TEST(Compare, WhatNoTorqueShowsIsNoDifference) {
  Robot changed = testing::iiwa14();
  changed.bodies[0].inertia->XX += 0.5;
  changed.world_from_base.translation.z() += 0.36;
  changed.bodies[6].joint.limits.velocity = 1;
  const auto result = compare_robots(testing::iiwa14(), changed);
  EXPECT_TRUE(result.same()) << result.full();
  ASSERT_EQ(result.differences.size(), 2U) << result.full();
  EXPECT_EQ(result.differences[0].message, "the first is 360 mm from the second in the world");
  EXPECT_EQ(result.differences[1].message, "velocity limit 2.356 and 1.000");
}

// A tool may be elsewhere on the same arm; the number that says how far both descriptions agree counts it.
TEST(Compare, AToolThatIsElsewhereCountsInTheKinematicError) {
  Robot robot = testing::iiwa14();
  robot.frames.push_back({"tip", 6, {Matrix3::Identity(), {0, 0, 0.1}}});
  robot.tool_frame = "tip";
  Robot other = robot;
  EXPECT_EQ(compare_robots(robot, other).brief().substr(0, 25), "same arm: kinematics to 0");
  other.frames.back().body_from_frame.translation.z() += 0.02;
  const auto result = compare_robots(robot, other);
  EXPECT_TRUE(result.same()) << result.full();
  EXPECT_NEAR(result.kinematic_error, 0.02, 1e-12);
  EXPECT_EQ(result.brief().substr(0, 38), "same arm, another tool: kinematics to ") << result.brief();
}

TEST(Compare, GravityOfAnotherStandardIsADifference) {
  Robot other = testing::iiwa14();
  other.gravity_in_world = {0, 0, -9.80665};
  Robot robot = testing::iiwa14();
  robot.gravity_in_world = {0, 0, -9.81};
  EXPECT_EQ(compare_robots(robot, other).brief(),
            "different: gravity: it differs by 0.00335 m/s², and with it every torque that carries weight");
}

TEST(Compare, JointsInAnotherOrderAreMatchedByName) {
  Rng rng(5);
  Robot robot = testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 4, .branch = 0, .prismatic = 0});
  robot.bodies[3].parent = 1;  // two branches: 2 → 3 and 2 → 4
  Robot other = robot;
  std::swap(other.bodies[2], other.bodies[3]);
  const auto result = compare_robots(robot, other);
  EXPECT_TRUE(result.same()) << result.full();
  EXPECT_EQ(compare_robots(robot, testing::iiwa14()).brief(), "different: joints: 4 and 7 joints");
}

}  // namespace
}  // namespace armature
