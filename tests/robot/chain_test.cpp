// A part of a robot: some joints move, the others are held.
#include "armature/chain.hpp"

#include <gtest/gtest.h>

#include "armature/rng.hpp"
#include "armature/robot_file.hpp"

namespace armature {
namespace {

TEST(HoldJoints, NamesLimitsAndFramesOfWhatMovesStay) {
  const Robot robot = load_robot("iiwa14").value();
  const auto names = robot.joint_names();
  const Robot part = hold_joints(robot, {{names[0], 0.3}, {names[6], -0.2}}).value();
  EXPECT_EQ(part.joint_names(), (std::vector<std::string>(names.begin() + 1, names.end() - 1)));
  for (const Frame& frame : robot.frames) EXPECT_TRUE(part.find_frame(frame.name)) << frame.name;
  EXPECT_TRUE(part.find_frame(robot.bodies[6].name)) << "a held body stays findable";
  EXPECT_FALSE(part.problem());
}

TEST(HoldJoints, MassIsKeptBehindAHeldJoint) {
  const Robot robot = load_robot("iiwa14").value();
  const Robot part = hold_joints(robot, {{robot.joint_names()[6], 0.4}}).value();
  EXPECT_NEAR(part.bodies[5].inertia->M, robot.bodies[5].inertia->M + robot.bodies[6].inertia->M, 1e-12);
}

TEST(HoldJoints, RefusesWithTheNearestNameAndTheRange) {
  const Robot robot = load_robot("iiwa14").value();
  const std::string name = robot.joint_names()[2];
  const auto misspelt = hold_joints(robot, {{name + "x", 0}});
  ASSERT_FALSE(misspelt);
  EXPECT_NE(misspelt.error().hint.find(name), std::string::npos) << misspelt.error().text();
  const auto outside = hold_joints(robot, {{name, 100}});
  ASSERT_FALSE(outside);
  EXPECT_EQ(outside.error().code, ErrorCode::Usage);
  std::map<std::string, double> all;
  for (const std::string& joint : robot.joint_names()) all[joint] = 0;
  EXPECT_FALSE(hold_joints(robot, all));
}

TEST(JointsTo, FollowTheWayFromTheBase) {
  const Robot robot = load_robot("iiwa14").value();
  const auto names = robot.joint_names();
  EXPECT_EQ(joints_to(robot, robot.bodies[3].name).value(),
            (std::vector<std::string>(names.begin(), names.begin() + 4)));
  EXPECT_FALSE(joints_to(robot, "no such link"));
}

}  // namespace
}  // namespace armature
