// Exports keep what they do not own and say the same torques when read back.
#include "armature/export.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "support/places.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

const char* const kUrdf = R"(<?xml version="1.0"?>
<!-- made by hand; keep me -->
<robot name="two" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:property name="reach"   value = '0.5'/> <!-- left by xacro -->
  <xacro:arg default="true" name="safety_limits"/>
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
      <inertia izz="0.03" ixy="0" iyz="0" ixx="0.02"
               ixz="0" iyy="0.03"/>
      <mass value="3"/><origin rpy="0 0 0.3" xyz="0.1 0 0"/>
    </inertial>
  </link>
  <link   name = "lower" ><!-- no inertial yet: <inertial/> --><visual><geometry><box size="1 1 1"/></geometry></visual></link>
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
        "  <xacro:property name=\"reach\"   value = '0.5'/> <!-- left by xacro -->\n"
        "  <xacro:arg default=\"true\" name=\"safety_limits\"/>\n",
        "<material name=\"grey\"><color rgba=\"0.5 0.5 0.5 1\"/></material>",
        "<!-- the elbow -->\n    <axis xyz=\"0 0 1\"/>\n", "<link name=\"world_fixed\"/>",
        "<visual><geometry><mesh filename=\"package://x/upper.dae\"/></geometry></visual>",
        "<link   name = \"lower\" >", "<!-- no inertial yet: <inertial/> -->",
        "<visual><geometry><box size=\"1 1 1\"/></geometry></visual></link>", "<link name=\"hand\"></link>",
        "<transmission name=\"t1\"><type>transmission_interface/SimpleTransmission</type></transmission>\n  <gazebo "
        "reference=\"upper\"><mu1>0.2</mu1></gazebo>\n</robot>\n"}) {
    const auto found = patched.find(piece, at);
    ASSERT_NE(found, std::string::npos) << piece << "\n---\n" << patched;
    at = found;
  }
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

void erase_elements(std::string& text, const std::string& name) {
  for (std::size_t at = 0; (at = text.find("<" + name, at)) != std::string::npos;) {
    const std::size_t tag = text.find('>', at);
    const std::string close = "</" + name + ">";
    const std::size_t end = text[tag - 1] == '/' ? tag + 1 : text.find(close, tag) + close.size();
    text.erase(at, end - at);
  }
}

// A URDF without what an export may change: inertials, dynamics, and the white space between tags.
std::string without_owned(std::string text) {
  erase_elements(text, "inertial");
  erase_elements(text, "dynamics");
  std::string out;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (space && !out.empty() && (out.back() == '>' || out.back() == ' ')) continue;
    if (c == '<' && !out.empty() && out.back() == ' ') out.pop_back();
    out += space ? ' ' : c;
  }
  replace_all(out, " />", "/>");
  // An emptied or filled <link .../> may be spelled in two ways.
  replace_all(out, "></link>", "/>");
  replace_all(out, "></joint>", "/>");
  return out;
}

// Before the first number that changes, and between two of them, the bytes are the same, white space included.
TEST(PatchUrdf, KeepsTheBytes) {
  Robot robot = parse_urdf(kUrdf, "two.urdf").value();
  robot.bodies[0].inertia->M *= 1.1;
  robot.bodies[0].joint.nominal.reset();
  std::string patched = patch_urdf(kUrdf, "two.urdf", robot).value(), original = kUrdf;
  const std::size_t owned = original.find("<inertial>"), end = original.find("</inertial>");
  EXPECT_EQ(patched.substr(0, owned), original.substr(0, owned)) << "all bytes before the first inertial";
  const std::string next = original.substr(end, original.find("<link   name") - end);
  EXPECT_NE(patched.find(next), std::string::npos) << "all bytes between two of them";
}

// … and nothing else has appeared or gone.
TEST(PatchUrdf, ChangesNothingElse) {
  const std::string patched = patch_urdf(kUrdf, "two.urdf", with_new_numbers(5)).value();
  EXPECT_NE(patched, kUrdf);
  EXPECT_EQ(without_owned(patched), without_owned(kUrdf));
}

// A name that had to be escaped is the same name, and a '>' in a value ends no tag.
TEST(PatchUrdf, FindsNamesThatWereEscaped) {
  const std::string text = R"(<robot name="a--&gt;b"><!--><link name="x"/>--><link name='base'/>
<link name="a&amp;b&lt;&#x3e;/"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name='"-->' type="continuous"><parent link="base"/><child link="a&#38;b&lt;>/"/></joint></robot>)";
  Robot robot = parse_urdf(text, "escaped.urdf").value();
  robot.bodies[0].inertia->M = 7;
  robot.bodies[0].joint.nominal = JointNominal{0.25, 0, 0, 0};
  const Robot again = parse_urdf(patch_urdf(text, "escaped.urdf", robot).value(), "patched.urdf").value();
  EXPECT_EQ(again.bodies[0].inertia->M, 7);
  EXPECT_EQ(again.bodies[0].joint.nominal.value().viscous, 0.25);
  EXPECT_EQ(again.joint_names(), robot.joint_names());
}

// Real descriptions with meshes, mimic joints, transmissions and plug-ins, where they are present.
TEST(PatchUrdf, RealDescriptionsKeepTheRest) {
  const std::filesystem::path folder = std::filesystem::path(testing::kSourceDirectory) / "../shared/data";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no public data beside the repository";
  for (const char* name : {"urdf/tiago_no_hand.urdf", "urdf/tiago_schunk.urdf", "lwr4/kuka_lwr4.urdf",
                           "lwr4/kuka_lwr4_gaz.urdf", "tx40/tx40_mdh_modified.urdf"}) {
    const std::string original = read_file(folder / name).value();
    const auto robot = parse_urdf(original, name);
    if (!robot) continue;  // refused by the reader, with a reason: nothing to patch
    Robot changed = *robot;
    for (Body& body : changed.bodies) {
      if (body.inertia)
        body.inertia->M *= 1.5, body.inertia->MX *= 1.5, body.inertia->MY *= 1.5, body.inertia->MZ *= 1.5;
    }
    const auto patched = patch_urdf(original, name, changed);
    ASSERT_TRUE(patched) << name << ": " << patched.error().text();
    EXPECT_EQ(without_owned(*patched), without_owned(original)) << name;
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
  EXPECT_EQ(patched.error().hint,
            "Give the URDF that the model was identified with; of a part of a robot, leave --urdf out.");
}

}  // namespace
}  // namespace armature
