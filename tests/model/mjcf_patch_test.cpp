// A user's own MJCF gets the new numbers and keeps everything else.
#include <gtest/gtest.h>

#include "armature/export.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

// Joints away from their body's origin, numbers that come from classes, a hand without joints, quotes of both kinds.
const char* const kMjcf = R"(<?xml version='1.0'?>
<!-- tuned by hand; keep me -->
<mujoco model="two">
  <compiler angle="radian"/>
  <default><default class="arm"><joint damping="9" pos="0 0 0.1"/></default></default>
  <asset><material name="grey" rgba=".5 .5 .5 1"/></asset>
  <worldbody>
    <geom name="floor" type="plane" size="0 0 1"/>
    <body name="stand"><geom size="0.1"/>
      <body name="upper" childclass="arm" pos="0 0 0.3">
        <joint name="shoulder" axis="0 1 0"  armature = '0.5' range="-2 2"/>
        <inertial pos="0.1 0 0" mass="3"
                  diaginertia="0.02 0.03 0.03"/>
        <geom name="a>b" size="0.05 0.2" type="capsule"/>
        <frame pos="0.5 0 0">
          <body name='lower'>
            <joint name="elbow" pos="0 0.02 0" axis="0 0 1" frictionloss="7"/><!-- no inertial: the geom is weighed -->
            <geom size="0.05"/>
            <body name="hand" pos="0.3 0 0"><geom size="0.03"/></body>
          </body>
        </frame>
      </body>
    </body>
  </worldbody>
  <actuator><motor joint="elbow" gear="50"/></actuator>
</mujoco>
)";

Robot with_new_numbers(std::uint64_t seed) {
  Robot robot = parse_mjcf(kMjcf, "two.xml").value();
  Rng rng(seed);
  for (Body& body : robot.bodies) {
    body.inertia = testing::random_inertia(rng);
    const double viscous = rng.uniform(0, 1), coulomb = rng.uniform(0, 1), rotor = rng.uniform(0, 1);
    body.joint.nominal = JointNominal{viscous, coulomb, 0, rotor};
  }
  return robot;
}

TEST(PatchMjcf, SaysTheNewNumbersWhenReadAgain) {
  const Robot robot = with_new_numbers(1);
  const Robot again = parse_mjcf(patch_mjcf(kMjcf, "two.xml", robot).value(), "patched.xml").value();
  ASSERT_EQ(again.bodies.size(), 2U);
  for (std::size_t b = 0; b < 2; ++b) {
    const Vector10 wanted = robot.bodies[b].inertia->to_vector(ParameterOrder::Khalil);
    const Vector10 got = again.bodies[b].inertia->to_vector(ParameterOrder::Khalil);
    EXPECT_LE((wanted - got).cwiseAbs().maxCoeff(), 1e-12 * wanted.cwiseAbs().maxCoeff()) << robot.bodies[b].name;
    EXPECT_EQ(again.bodies[b].joint, robot.bodies[b].joint);
  }
}

// What an export owns, taken out of a text.
std::string without_owned(std::string text) {
  for (std::size_t at = 0; (at = text.find("<inertial", at)) != std::string::npos;) {
    const std::size_t before = text.find_last_not_of(" \n", at - 1) + 1;
    text.erase(before, text.find("/>", at) + 2 - before);
  }
  for (const char* key : {" damping", " frictionloss", " armature"}) {
    for (std::size_t at = text.find("<worldbody"); (at = text.find(key, at)) != std::string::npos;) {
      const std::size_t quote = text.find_first_of("\"'", at);
      const std::size_t begin = text.find_last_not_of(' ', at) + 1;
      text.erase(begin, text.find(text[quote], quote + 1) + 1 - begin);
    }
  }
  return text;
}

TEST(PatchMjcf, KeepsEveryOtherByte) {
  const std::string patched = patch_mjcf(kMjcf, "two.xml", with_new_numbers(2)).value();
  EXPECT_NE(patched, kMjcf);
  EXPECT_EQ(without_owned(patched), without_owned(kMjcf));
  EXPECT_NE(patched.find("tuned by hand; keep me"), std::string::npos);
}

TEST(PatchMjcf, IsIdempotent) {
  const Robot robot = with_new_numbers(3);
  const std::string once = patch_mjcf(kMjcf, "two.xml", robot).value();
  EXPECT_EQ(patch_mjcf(once, "two.xml", robot).value(), once);
}

// A frame moves what it holds: the same arm as with the poses multiplied out.
TEST(PatchMjcf, AFrameMovesBodiesGeomsAndSites) {
  const auto arm = [](const std::string& inside) {
    return "<mujoco><compiler angle='radian'/><worldbody><body name='one'><joint name='j1' axis='0 0 1'/>" + inside +
           "</body></worldbody></mujoco>";
  };
  const std::string framed = arm(R"(
    <frame pos="0.2 0 0" quat="0.6 0 0 0.8">
      <geom type="box" pos="0.1 0 0" size="0.1 0.02 0.03"/><site name="tip" pos="0 0 0.3"/>
      <frame pos="0 0.1 0"><body name="two" pos="0 0 0.1"><joint name="j2" axis="1 0 0"/><geom size="0.1"/></body></frame>
    </frame>)");
  // R of that quaternion is [-0.28 -0.96 0; 0.96 -0.28 0; 0 0 1].
  const std::string plain = arm(R"(
    <geom type="box" pos="0.172 0.096 0" quat="0.6 0 0 0.8" size="0.1 0.02 0.03"/>
    <site name="tip" pos="0.2 0 0.3" quat="0.6 0 0 0.8"/>
    <body name="two" pos="0.104 -0.028 0.1" quat="0.6 0 0 0.8"><joint name="j2" axis="1 0 0"/><geom size="0.1"/></body>)");
  const auto moved = parse_mjcf(framed, "framed.xml"), written = parse_mjcf(plain, "plain.xml");
  ASSERT_TRUE(moved) << moved.error().text();
  ASSERT_TRUE(written) << written.error().text();
  const auto near = [](const auto& a, const auto& b) { return (a - b).cwiseAbs().maxCoeff() < 1e-12; };
  ASSERT_EQ(moved->bodies.size(), 2U);
  for (std::size_t b = 0; b < 2; ++b) {
    ASSERT_TRUE(moved->bodies[b].inertia) << b;
    EXPECT_TRUE(near(moved->bodies[b].inertia->to_vector(ParameterOrder::Khalil),
                     written->bodies[b].inertia->to_vector(ParameterOrder::Khalil)))
        << b;
    ASSERT_EQ(moved->bodies[b].capsules.size(), 1U) << b;
    EXPECT_TRUE(near(moved->bodies[b].capsules[0].from, written->bodies[b].capsules[0].from)) << b;
    const Pose x = moved->bodies[b].joint.parent_from_joint, y = written->bodies[b].joint.parent_from_joint;
    EXPECT_TRUE(near(x.rotation, y.rotation) && near(x.translation, y.translation)) << b;
  }
  ASSERT_TRUE(moved->find_frame("tip"));
  EXPECT_TRUE(near(moved->find_frame("tip")->body_from_frame.translation, Vector3(0.2, 0, 0.3)));
  EXPECT_EQ(parse_mjcf(arm("<frame pos='1 0 0'><joint name='j2'/></frame>"), "x.xml").error().message,
            "<joint> inside <frame> is not read");
}

TEST(PatchMjcf, RefusesWhatWouldNotCount) {
  Robot other = with_new_numbers(4);
  other.bodies[0].joint.name = "other";
  EXPECT_EQ(patch_mjcf(kMjcf, "two.xml", other).error().hint,
            "Give the MJCF that the model was identified with; of a part of a robot, leave --mjcf out.");
  std::string weighed = kMjcf;
  weighed.replace(weighed.find("angle=\"radian\""), 14, "angle=\"radian\" inertiafromgeom=\"true\"");
  EXPECT_EQ(patch_mjcf(weighed, "two.xml", with_new_numbers(4)).error().message,
            "inertiafromgeom=\"true\" makes MuJoCo ignore every <inertial>");
}

}  // namespace
}  // namespace armature
