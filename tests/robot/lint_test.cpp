// What a careful colleague would say.
#include "armature/lint.hpp"

#include <gtest/gtest.h>

#include "armature/robot_file.hpp"
#include "support/random_robot.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

LinkInertia body(double mass, const Vector3& com, const Vector3& moments) {
  return LinkInertia::from_center_of_mass(mass, com, moments.asDiagonal());
}

std::vector<std::string> kinds(const std::vector<Finding>& findings) {
  std::vector<std::string> list;
  for (const auto& f : findings) list.push_back(f.kind);
  return list;
}

struct Kinds : std::vector<std::string> {
  Kinds(std::initializer_list<LintKind> list) {
    for (const LintKind kind : list) push_back(to_string(kind));
  }
};
const std::vector<Capsule> kTube = {{Vector3(0, 0, 0), Vector3(0, 0, 0.4), 0.06}};

TEST(Lint, ASaneLinkHasNoFinding) {
  EXPECT_TRUE(lint_inertia(body(3, {0, 0, 0.2}, {0.05, 0.05, 0.006}), kTube, "link").empty());
}

TEST(Lint, EachDoubtHasItsKind) {
  const auto found = [](const LinkInertia& inertia) { return kinds(lint_inertia(inertia, kTube, "link")); };
  const Vector3 inside(0, 0, 0.2);
  EXPECT_EQ(found(LinkInertia{}), Kinds{LintKind::MassNotPositive});
  EXPECT_EQ(found(body(-1, inside, {1, 1, 1})), Kinds{LintKind::MassNotPositive});
  EXPECT_EQ(found(body(3, inside, {-0.01, 0.05, 0.05})), Kinds{LintKind::InertiaNotPositive});
  EXPECT_EQ(found(body(3, inside, {0.01, 0.02, 0.05})), Kinds{LintKind::TriangleInequality});
  EXPECT_EQ(found(body(3, inside, {0.02, 0.03, 0.05})), Kinds{LintKind::PseudoInertiaSingular});
  EXPECT_EQ(found(body(3, {0.1, 0, 0.2}, {0.05, 0.05, 0.006})), Kinds{LintKind::CenterOfMassOutside});
}

TEST(Lint, UnitsAreSuspected) {
  const auto found = [](const LinkInertia& inertia) { return kinds(lint_inertia(inertia, {}, "link")); };
  const Vector3 tube(0.05, 0.05, 0.006);
  EXPECT_EQ(found(body(3000, {0, 0, 0.2}, 1000 * tube)), Kinds{LintKind::SuspiciousUnits}) << "grams";
  EXPECT_EQ(found(body(3, {0, 0, 200}, tube)), Kinds{LintKind::SuspiciousUnits}) << "millimetres";
  EXPECT_EQ(found(body(3, {0, 0, 0.2}, 1e6 * tube)), Kinds{LintKind::SuspiciousUnits}) << "kg·mm²";
  EXPECT_EQ(found(body(3, {0, 0, 0.2}, 1e-6 * tube)), Kinds{LintKind::SuspiciousUnits}) << "placeholder";
}

TEST(Lint, RealBodiesAreNeverCalledImpossible) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    for (const Finding& f : lint_inertia(testing::random_inertia(rng), {}, "link")) ADD_FAILURE() << seed << f.text();
  }
}

TEST(Lint, ImpossibleLinksAreFoundBeforeTheyAreLumped) {
  // The flange breaks the triangle inequality; summed with the arm that carries it, nobody could tell.
  const char* text = R"(<robot name="r">
  <link name="base"/>
  <link name="arm"><inertial><origin xyz="0 0 0.2"/><mass value="3"/>
    <inertia ixx="0.05" ixy="0" ixz="0" iyy="0.05" iyz="0" izz="0.006"/></inertial></link>
  <joint name="j" type="continuous"><parent link="base"/><child link="arm"/><axis xyz="0 0 1"/></joint>
  <link name="flange"><inertial><mass value="0.1"/>
    <inertia ixx="0.0001" ixy="0" ixz="0" iyy="0.0001" iyz="0" izz="0.001"/></inertial></link>
  <joint name="f" type="fixed"><parent link="arm"/><child link="flange"/></joint>
</robot>)";
  const auto reading = read_urdf(text, "r.urdf");
  ASSERT_TRUE(reading.has_value()) << reading.error().text();
  ASSERT_EQ(reading->findings.size(), 1U);
  EXPECT_EQ(reading->findings[0].text(),
            "r.urdf:6: <link name=\"flange\">: the principal moments 0.0001000, 0.0001000, 0.001000 kg·m² break the "
            "triangle inequality by 80 %. No body has these moments: check the frame and the signs of the products.");
  EXPECT_TRUE(lint(reading->robot).empty());
}

// Real files have these: rounding of a program, a wheel without stops, an element nobody reads.
TEST(Lint, WhatHasOneSafeMeaningIsReadAndSaid) {
  const char* const text = R"(<robot name="r">
  <link name="base"/>
  <link name="wheel"><inertial><mass value="1"/>
    <inertia ixx="-5.42101e-20" ixy="0" ixz="0" iyy="0.01" iyz="0" izz="0.01"/></inertial>
    <collision_checking><capsule/></collision_checking></link>
  <joint name="j" type="revolute"><parent link="base"/><child link="wheel"/><limit effort="35" velocity="20"/></joint>
</robot>)";
  const auto reading = read_urdf(text, "r.urdf");
  ASSERT_TRUE(reading.has_value()) << reading.error().text();
  EXPECT_EQ(reading->robot.bodies[0].joint.type, JointType::Continuous);
  EXPECT_EQ(reading->robot.bodies[0].inertia->XX, 0);
  std::string said;
  for (const Finding& f : reading->findings) said += f.text() + "\n";
  EXPECT_NE(said.find("ixx = -5.42101e-20 kg·m² is taken as 0"), std::string::npos) << said;
  EXPECT_NE(said.find("read as continuous, without stops"), std::string::npos) << said;
  EXPECT_NE(said.find("<collision_checking> is not URDF and is not used"), std::string::npos) << said;
  // A misspelt element that is read still refuses: without its inertial the robot would be another.
  std::string slip = text;
  slip.replace(slip.find("<inertial>"), 10, "<inertail>").replace(slip.find("</inertial>"), 11, "</inertail>");
  EXPECT_FALSE(read_urdf(slip, "r.urdf").has_value());
}

TEST(Lint, LimitsHomeAndGravity) {
  Rng rng(1);
  Robot robot = testing::planar2r();
  EXPECT_TRUE(lint(robot).empty());
  robot.bodies[0].joint.limits = {-170, 170, 85, 1, 1, 0};
  robot.home = {0, 4};
  robot.gravity_in_world = {0, 0, -1.62};
  EXPECT_EQ(kinds(lint(robot)), (Kinds{LintKind::LimitSuspicious, LintKind::SuspiciousUnits, LintKind::SuspiciousUnits,
                                       LintKind::GravityUnusual, LintKind::HomeOutsideLimits}));
}

// A doubt about a link is said once, with the line of the file.
TEST(Lint, ABadInertiaIsSaidOnceInEveryFormat) {
  const std::string bodies[] = {
      "<mujoco><worldbody><body name=\"arm\"><joint name=\"j\"/>\n"
      "<inertial pos=\"0 0 0.2\" mass=\"3\" diaginertia=\"0.01 0.02 0.05\"/></body></worldbody></mujoco>",
      "<sdf version=\"1.9\"><model name=\"r\"><link name=\"base\"/>\n"
      "<link name=\"arm\"><inertial><pose>0 0 0.2 0 0 0</pose><mass>3</mass><inertia><ixx>0.01</ixx><ixy>0</ixy>"
      "<ixz>0</ixz><iyy>0.02</iyy><iyz>0</iyz><izz>0.05</izz></inertia></inertial></link>\n"
      "<joint name=\"j\" type=\"revolute\"><parent>base</parent><child>arm</child><axis><xyz>0 0 1</xyz></axis></joint>"
      "<joint name=\"w\" type=\"fixed\"><parent>world</parent><child>base</child></joint></model></sdf>",
      "<robot name=\"r\"><link name=\"base\"/>\n"
      "<link name=\"arm\"><inertial><origin xyz=\"0 0 0.2\"/><mass value=\"3\"/><inertia ixx=\"0.01\" ixy=\"0\" "
      "ixz=\"0\" iyy=\"0.02\" iyz=\"0\" izz=\"0.05\"/></inertial></link>\n"
      "<joint name=\"j\" type=\"continuous\"><parent link=\"base\"/><child link=\"arm\"/></joint></robot>"};
  const char* const names[] = {"r.xml", "r.sdf", "r.urdf"};
  testing::TemporaryDirectory dir;
  for (std::size_t i = 0; i < std::size(bodies); ++i) {
    const auto reading = read_robot(dir.write(names[i], bodies[i]).string());
    ASSERT_TRUE(reading) << reading.error().text();
    std::vector<std::string> places;
    for (const Finding& f : reading->findings) {
      if (f.kind == to_string(LintKind::TriangleInequality)) places.push_back(f.where);
    }
    ASSERT_EQ(places.size(), 1U) << names[i] << ": " << places.back();
    EXPECT_NE(places[0].find(std::string(names[i]) + ":"), std::string::npos) << places[0];
  }
}

// MuJoCo gives two ends to long shapes alone.
TEST(Lint, ASphereWithTwoEndsIsRefused) {
  testing::TemporaryDirectory dir;
  const auto read = [&](const std::string& type) {
    return read_robot(dir.write("r.xml", "<mujoco><worldbody><body name=\"arm\"><joint name=\"j\"/><geom type=\"" +
                                             type +
                                             "\" size=\"0.1\" fromto=\"0 0 0 0 0 1\"/></body></worldbody></mujoco>")
                          .string());
  };
  EXPECT_TRUE(read("capsule"));
  const auto sphere = read("sphere");
  ASSERT_FALSE(sphere);
  EXPECT_NE(sphere.error().text().find("a sphere has no fromto"), std::string::npos) << sphere.error().text();
}

}  // namespace
}  // namespace armature
