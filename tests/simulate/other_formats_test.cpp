// Robots in other people's formats: read by us, judged by MuJoCo or by the description they were made from.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/compare.hpp"
#include "armature/export.hpp"
#include "armature/reimport.hpp"
#include "armature/robot_file.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::TemporaryDirectory;

// Everything MuJoCo lets people write differently: classes within classes, degrees, euler and axis-angle placements,
// joints beside the body's origin, two joints in one body, a fixed body, a frame, masses from geoms.
constexpr const char* kOdd = R"(<mujoco model="odd">
  <compiler angle="degree" eulerseq="ZYX" autolimits="true"/>
  <option gravity="0.1 0 -9.7"/>
  <default>
    <joint damping="0.5" armature="0.02"/>
    <geom density="500"/>
    <default class="light"><joint damping="0.1" axis="0 1 0"/><geom density="200"/>
      <default class="lighter"><joint frictionloss="0.3"/></default>
    </default>
  </default>
  <worldbody>
    <geom name="floor" type="plane" size="1 1 0.1"/>
    <body name="stand" pos="0.1 0 0.2" euler="10 20 30">
      <geom type="box" size="0.1 0.1 0.05"/>
      <body name="first" pos="0 0 0.1" axisangle="0 0 1 40">
        <joint name="j1" axis="0 0 1" range="-170 170" pos="0.02 0.01 0"/>
        <inertial pos="0.01 0.02 0.1" quat="1 0.2 0 0.1" mass="2" diaginertia="0.02 0.03 0.015"/>
        <geom type="capsule" fromto="0 0 0 0 0 0.3" size="0.04"/>
        <body name="plate" pos="0.05 0 0.1" childclass="light">
          <geom type="cylinder" size="0.03 0.05" euler="0 90 0"/>
          <geom type="sphere" size="0.02" pos="0 0.1 0" mass="0.4"/>
        </body>
        <frame pos="0 0 0.3" euler="0 0 45">
          <body name="second" childclass="light" xyaxes="0 1 0 -1 0 0">
            <joint name="j2" pos="0 0 0.01" ref="15" range="-100 100"/>
            <joint name="j3" class="lighter" axis="1 1 0" range="-90 90"/>
            <geom type="ellipsoid" size="0.05 0.04 0.1" pos="0 0 0.1"/>
            <geom type="box" size="0.02 0.03 0.05" pos="0 0 0.25" contype="0" conaffinity="0"/>
            <body name="third" pos="0 0 0.3" zaxis="1 0 1">
              <joint name="j4" type="slide" axis="0 0 1" range="0 0.2" damping="3"/>
              <inertial pos="0 0 0.05" mass="0.5" fullinertia="0.002 0.003 0.001 0.0002 -0.0001 0.0003"/>
              <site name="tip" pos="0 0 0.1"/>
            </body>
          </body>
        </frame>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor joint="j1" gear="50" ctrlrange="-2 2"/>
    <position joint="j2" kp="100" forcerange="-30 30"/>
  </actuator>
  <keyframe><key name="other" qpos="9 9 9 9"/><key name="home" qpos="0.1 0.2 0.3 0.05"/></keyframe>
</mujoco>)";

std::string without_frame(std::string text) {
  for (const auto& [from, to] : {std::pair<std::string, std::string>{"<frame ", "<body name=\"between\" "},
                                 std::pair<std::string, std::string>{"</frame>", "</body>"}}) {
    text.replace(text.find(from), from.size(), to);
  }
  return text;
}

TEST(Mjcf, MuJoCoFindsTheSameTorques) {
  TemporaryDirectory dir;
  const auto reading = read_robot(dir.write("odd.xml", kOdd).string());
  ASSERT_TRUE(reading) << reading.error().text();
  const Robot& robot = reading->robot;
  // MuJoCo 2.2 does not know <frame>; a body without joint or mass means the same.
  const auto check = reimport_mjcf(without_frame(kOdd), robot);
  ASSERT_TRUE(check) << check.error().text();
  EXPECT_LE(check->worst, 1e-9);
  EXPECT_EQ(robot.joint_names(), std::vector<std::string>({"j1", "j2", "j3", "j4"}));
  EXPECT_EQ(robot.base_name, "stand");
  EXPECT_EQ(robot.limits()[0].effort, 100);
  EXPECT_EQ(robot.limits()[1].effort, 30);
  EXPECT_NEAR(robot.limits()[0].upper, 170 * M_PI / 180, 1e-12);
  EXPECT_EQ(robot.limits()[3].upper, 0.2);
  EXPECT_EQ(robot.home, std::vector<double>({0.1, 0.2, 0.3, 0.05}));
  EXPECT_TRUE(robot.find_frame("tip") && robot.find_frame("plate"));
  EXPECT_EQ(robot.bodies[0].joint.nominal->viscous, 0.5);
  EXPECT_EQ(robot.bodies[2].joint.nominal->coulomb, 0.3);
  EXPECT_EQ(robot.bodies[2].joint.nominal->rotor_inertia, 0.02);
  // The drawn box weighs, and does not collide.
  EXPECT_EQ(robot.bodies[2].capsules.size(), 1U);
}

// One changed number is seen: the judge above would notice it.
TEST(Mjcf, TheJudgeSeesAWrongNumber) {
  TemporaryDirectory dir;
  std::string other = kOdd;
  other.replace(other.find("eulerseq=\"ZYX\""), 14, "eulerseq=\"zyx\"");
  const auto reading = read_robot(dir.write("odd.xml", other).string());
  ASSERT_TRUE(reading) << reading.error().text();
  EXPECT_GT(reimport_mjcf(without_frame(kOdd), reading->robot)->worst, 1e-3);
}

TEST(Mjcf, CatalogueRobotsComeBack) {
  TemporaryDirectory dir;
  for (const std::string& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    const auto back = read_robot(dir.write("robot.xml", write_mjcf(robot)).string());
    ASSERT_TRUE(back) << name << ": " << back.error().text();
    const auto same = compare_robots(robot, back->robot);
    EXPECT_TRUE(same.same()) << name << ": " << same.full();
    EXPECT_EQ(back->robot.joint_names(), robot.joint_names());
  }
}

TEST(Sdf, CatalogueRobotsComeBack) {
  TemporaryDirectory dir;
  for (const std::string& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    const auto back = read_robot(dir.write("robot.sdf", write_sdf(robot)).string());
    ASSERT_TRUE(back) << name << ": " << back.error().text();
    // SDF has no gravity of its own here, and no rotor inertia.
    Robot expected = robot;
    Robot got = back->robot;
    got.gravity_in_world = expected.gravity_in_world;
    for (std::size_t b = 0; b < expected.bodies.size(); ++b) {
      if (expected.bodies[b].joint.nominal) expected.bodies[b].joint.nominal->rotor_inertia = 0;
    }
    const auto same = compare_robots(expected, got);
    EXPECT_TRUE(same.same()) << name << ": " << same.full();
  }
}

// The same arm in SDF's other ways: a joint away from its link, axes in the model's frame, poses relative to joints.
TEST(Sdf, PosesAndAxesInOtherFrames) {
  TemporaryDirectory dir;
  const std::string inertial =
      "<inertial><pose>0.1 0 0.02 0.1 0.2 "
      "0.3</pose><mass>2</mass><inertia><ixx>0.02</ixx><iyy>0.03</iyy><izz>0.025</izz>"
      "<ixy>0.001</ixy></inertia></inertial>";
  const auto joint = [](const std::string& name, const std::string& parent, const std::string& child,
                        const std::string& pose, const std::string& xyz) {
    return "<joint name='" + name + "' type='revolute'><parent>" + parent + "</parent><child>" + child + "</child>" +
           pose + "<axis>" + xyz + "<limit><lower>-1</lower><upper>2</upper><effort>10</effort></limit></axis></joint>";
  };
  const std::string head = "<sdf version='1.9'><model name='m'><link name='base'/>";
  const std::string plain = head + "<link name='a'><pose>0 0 0.2 0 0 0</pose>" + inertial +
                            "</link><link name='b'><pose>0.3 0 0.2 0 0 1</pose>" + inertial + "</link>" +
                            joint("j1", "base", "a", "", "<xyz>0 0 1</xyz>") +
                            joint("j2", "a", "b", "<pose>0 0 0.05 0 0 0</pose>", "<xyz>0 1 0</xyz>") + "</model></sdf>";
  const std::string odd =
      head + "<link name='a'><pose relative_to='base'>0 0 0.2 0 0 0</pose>" + inertial +
      "</link><link name='b'><pose relative_to='a' degrees='true'>0.3 0 0 0 0 57.29577951308232</pose>" + inertial +
      "</link>" + joint("j1", "base", "a", "", "<xyz expressed_in='__model__'>0 0 1</xyz>") +
      joint("j2", "a", "b", "<pose relative_to='b'>0 0 0.05 0 0 0</pose>", "<xyz expressed_in='b'>0 1 0</xyz>") +
      "</model></sdf>";
  const auto one = read_robot(dir.write("plain.sdf", plain).string()),
             two = read_robot(dir.write("odd.sdf", odd).string());
  ASSERT_TRUE(one) << one.error().text();
  ASSERT_TRUE(two) << two.error().text();
  const auto same = compare_robots(one->robot, two->robot);
  EXPECT_TRUE(same.same()) << same.full();
  // Worked out by hand: joint 2 stands 0.05 m above b, which is 0.2 m above the base.
  EXPECT_NEAR((one->robot.bodies[1].joint.parent_from_joint.translation - Vector3(0.3, 0, 0.05)).norm(), 0, 1e-12);
  EXPECT_EQ(one->robot.limits()[1].effort, 10);
}

TEST(OtherFormats, WhatIsNotReadIsRefusedByName) {
  TemporaryDirectory dir;
  const auto refused = [&](const char* file, const std::string& text) {
    const auto reading = read_robot(dir.write(file, text).string());
    return reading ? std::string("read") : reading.error().message;
  };
  const std::string begin = "<mujoco><worldbody><body name='a'>",
                    end = "<geom size='0.1'/></body></worldbody></mujoco>";
  EXPECT_EQ(refused("a.xml", begin + "<freejoint/>" + end), "a free joint: the base of an arm stands still");
  EXPECT_EQ(refused("a.xml", begin + "<joint type='ball'/>" + end), "joints of type 'ball' are not supported");
  EXPECT_EQ(refused("a.xml", begin + "<joint class='none'/>" + end), "the class 'none' is not defined");
  EXPECT_EQ(refused("a.xml", begin + "<joint axis='0 0 nan'/>" + end).find("read"), std::string::npos);
  EXPECT_EQ(refused("a.xml", "<mujoco/>"), "it has no <worldbody>");
  EXPECT_EQ(refused("a.sdf", "<sdf version='1.7'><model name='x'/></sdf>"), "there is no model with joints");
  EXPECT_EQ(refused("a.sdf",
                    "<sdf version='1.7'><model name='x'><link name='a'/><link name='b'/><joint name='j' "
                    "type='ball'><parent>a</parent><child>b</child></joint></model></sdf>"),
            "joints of type 'ball' are not supported");
}

}  // namespace
}  // namespace armature
