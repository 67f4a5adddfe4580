// Exports keep what they do not own and say the same torques when read back.
#include "armature/export.hpp"

#include <gtest/gtest.h>

#include "armature/robot_file.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

const char* const kUrdf = R"(<?xml version="1.0"?>
<!-- made by hand; keep me -->
<robot name="two" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <material name="grey"><color rgba="0.5 0.5 0.5 1"/></material>
  <joint name="elbow" type="revolute">
    <!-- the elbow -->
    <axis xyz="0 0 1"/>
    <origin xyz="0.5 0 0"/><parent link="upper"/><child link="lower"/>
    <limit lower="-2" upper="2" effort="50" velocity="3"/>
    <dynamics damping="9" friction="9"/>
  </joint>
  <link name="world_fixed"/>
  <link name="upper">
    <visual><geometry><mesh filename="package://x/upper.dae"/></geometry></visual>
    <inertial>
      <origin xyz="0.1 0 0" rpy="0 0 0.3"/><mass value="3"/>
      <inertia ixx="0.02" iyy="0.03" izz="0.03" ixy="0" ixz="0" iyz="0"/>
    </inertial>
  </link>
  <link name="lower"><visual><geometry><box size="1 1 1"/></geometry></visual></link>
  <link name="hand"><inertial><mass value="0.4"/><inertia ixx="0.001" iyy="0.001" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="wrist_fixed" type="fixed"><parent link="lower"/><child link="hand"/><origin xyz="0.3 0 0"/></joint>
  <joint name="shoulder" type="revolute"><parent link="world_fixed"/><child link="upper"/><axis xyz="0 1 0"/><limit lower="-2" upper="2" effort="50" velocity="3"/></joint>
  <transmission name="t1"><type>transmission_interface/SimpleTransmission</type></transmission>
  <gazebo reference="upper"><mu1>0.2</mu1></gazebo>
</robot>
)";

Robot with_new_numbers(std::uint64_t seed) {
  Robot robot = parse_urdf(kUrdf, "two.urdf").value();
  Rng rng(seed);
  for (Body& body : robot.bodies) {
    body.inertia = testing::random_inertia(rng);
    body.joint.nominal = JointNominal{rng.uniform(0, 1), rng.uniform(0, 1), 0, 0};
  }
  return robot;
}

TEST(PatchUrdf, SaysTheNewNumbersWhenReadAgain) {
  const Robot robot = with_new_numbers(1);
  const std::string patched = patch_urdf(kUrdf, "two.urdf", robot).value();
  const Robot again = parse_urdf(patched, "patched.urdf").value();
  ASSERT_EQ(again.bodies.size(), robot.bodies.size());
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Vector10 wanted = robot.bodies[b].inertia->to_vector(ParameterOrder::Khalil);
    const Vector10 got = again.bodies[b].inertia->to_vector(ParameterOrder::Khalil);
    EXPECT_LE((wanted - got).cwiseAbs().maxCoeff(), 1e-12 * wanted.cwiseAbs().maxCoeff()) << robot.bodies[b].name;
    EXPECT_EQ(again.bodies[b].joint.nominal->viscous, robot.bodies[b].joint.nominal->viscous);
    EXPECT_EQ(again.bodies[b].joint.nominal->coulomb, robot.bodies[b].joint.nominal->coulomb);
  }
}

// Everything that is neither inertial nor dynamics is there, byte for byte, in the same order.
TEST(PatchUrdf, KeepsEverythingElse) {
  const std::string patched = patch_urdf(kUrdf, "two.urdf", with_new_numbers(2)).value();
  std::size_t at = 0;
  for (const char* piece :
       {"<?xml version=\"1.0\"?>\n<!-- made by hand; keep me -->\n<robot name=\"two\" "
        "xmlns:xacro=\"http://www.ros.org/wiki/xacro\">",
        "<material name=\"grey\"><color rgba=\"0.5 0.5 0.5 1\"/></material>",
        "<!-- the elbow -->\n    <axis xyz=\"0 0 1\"/>\n", "<link name=\"world_fixed\"/>",
        "<visual><geometry><mesh filename=\"package://x/upper.dae\"/></geometry></visual>",
        "<visual><geometry><box size=\"1 1 1\"/></geometry></visual></link>", "<link name=\"hand\"></link>",
        "<transmission name=\"t1\"><type>transmission_interface/SimpleTransmission</type></transmission>\n  <gazebo "
        "reference=\"upper\"><mu1>0.2</mu1></gazebo>\n</robot>\n"}) {
    const auto found = patched.find(piece, at);
    ASSERT_NE(found, std::string::npos) << piece << "\n---\n" << patched;
    at = found;
  }
}

TEST(PatchUrdf, IsIdempotent) {
  const Robot robot = with_new_numbers(3);
  const std::string once = patch_urdf(kUrdf, "two.urdf", robot).value();
  EXPECT_EQ(patch_urdf(once, "two.urdf", robot).value(), once);
}

TEST(PatchUrdf, RefusesAnotherRobot) {
  Robot robot = with_new_numbers(4);
  robot.bodies[0].joint.name = "other";
  const auto patched = patch_urdf(kUrdf, "two.urdf", robot);
  ASSERT_FALSE(patched);
  EXPECT_EQ(patched.error().hint, "Give the URDF that the model was identified with.");
}

}  // namespace
}  // namespace armature
