// Write then read gives the same robot.
#include "armature/robot_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "support/places.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

// Poses and inertias pass through angles and the centre of mass in URDF: a few roundings of numbers of order 1 to 10.
constexpr double kUrdfRounding = 1e-13;

void expect_near(const Pose& a, const Pose& b) {
  EXPECT_LT((a.rotation - b.rotation).norm(), kUrdfRounding);
  EXPECT_LT((a.translation - b.translation).norm(), kUrdfRounding);
}

void expect_near(const std::vector<Capsule>& a, const std::vector<Capsule>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].radius, b[i].radius);
    EXPECT_LT((a[i].from - b[i].from).norm() + (a[i].to - b[i].to).norm(), 10 * kUrdfRounding);
  }
}

// Everything equal, except that poses, inertias and capsule ends may differ by rounding.
void expect_same_but_rounding(Robot a, Robot b) {
  ASSERT_EQ(a.bodies.size(), b.bodies.size());
  ASSERT_EQ(a.frames.size(), b.frames.size());
  expect_near(a.world_from_base, b.world_from_base);
  expect_near(a.base_capsules, b.base_capsules);
  b.world_from_base = a.world_from_base;
  b.base_capsules = a.base_capsules;
  for (std::size_t i = 0; i < a.bodies.size(); ++i) {
    Body& x = a.bodies[i];
    Body& y = b.bodies[i];
    SCOPED_TRACE(x.name);
    expect_near(x.joint.parent_from_joint, y.joint.parent_from_joint);
    expect_near(x.capsules, y.capsules);
    ASSERT_EQ(x.inertia.has_value(), y.inertia.has_value());
    if (x.inertia) {
      const Vector10 p = x.inertia->to_vector(ParameterOrder::Khalil), q = y.inertia->to_vector(ParameterOrder::Khalil);
      EXPECT_LT((p - q).norm(), kUrdfRounding * (1 + p.norm()));
    }
    y.joint.parent_from_joint = x.joint.parent_from_joint;
    y.capsules = x.capsules;
    y.inertia = x.inertia;
    EXPECT_EQ(x, y);
  }
  for (std::size_t i = 0; i < a.frames.size(); ++i) {
    expect_near(a.frames[i].body_from_frame, b.frames[i].body_from_frame);
    b.frames[i].body_from_frame = a.frames[i].body_from_frame;
  }
  EXPECT_EQ(a, b);
}

void expect_round_trips(const Robot& robot) {
  const auto yaml = parse_robot_yaml(write_robot_yaml(robot), "again.yaml");
  ASSERT_TRUE(yaml.has_value()) << yaml.error().text();
  EXPECT_EQ(*yaml, robot);
  const auto urdf = parse_urdf(write_urdf(robot), "again.urdf");
  ASSERT_TRUE(urdf.has_value()) << urdf.error().text();
  expect_same_but_rounding(robot, *urdf);
}

Robot decorated(Rng& rng, Robot robot) {
  robot.name = "random \"robot\" <&'ü>";
  robot.comments = {"one: two", "# three", "a \"b\" \\ <c> & 'd'"};
  robot.gravity_in_world = 9.81 * rng.direction();
  for (Body& body : robot.bodies) {
    if (body.joint.type == JointType::Continuous)
      body.joint.limits.lower = -kInfinity, body.joint.limits.upper = kInfinity;
    if (rng.chance(0.2)) body.joint.limits.velocity = kInfinity;
    if (rng.chance(0.2)) body.joint.limits.jerk = kInfinity;
    if (rng.chance(0.1) && body.joint.type != JointType::Continuous) body.joint.limits.upper = kInfinity;
    if (rng.chance(0.5)) body.joint.nominal = JointNominal{rng.uniform(), rng.uniform(), rng.normal(), rng.uniform()};
    if (rng.chance(0.1)) body.inertia.reset();
    if (rng.chance(0.7)) body.capsules.push_back({rng.direction(), rng.direction(), rng.uniform(0.01, 0.2)});
    if (rng.chance(0.3)) body.capsules.push_back({Vector3(0.1, 0.2, 0.3), Vector3(0.1, 0.2, 0.3), 0.05});
  }
  const int frames = rng.index(4);
  for (int i = 0; i < frames; ++i) {
    const int on = rng.index(static_cast<int>(robot.bodies.size()) + 1) - 1;
    robot.frames.push_back({"frame" + std::to_string(i), on, {rng.rotation(), rng.direction()}});
  }
  if (frames > 0) robot.tool_frame = "frame0";
  robot.base_capsules.push_back({Vector3(0, 0, -0.3), Vector3(0, 0, -0.1), 0.1});
  if (rng.chance(0.5)) {
    const Vector home = rng.uniform_vector(robot.joint_count(), -1, 1);
    robot.home.assign(home.begin(), home.end());
  }
  return robot;
}

TEST(RobotFile, ReadWriteReadIsIdentityOnTheCatalogue) {
  ASSERT_FALSE(catalogue().empty());
  for (const auto& entry : catalogue()) {
    SCOPED_TRACE(std::string(entry.name));
    const auto robot = load_robot(std::string(entry.name));
    ASSERT_TRUE(robot.has_value()) << robot.error().text();
    expect_round_trips(*robot);
  }
}

TEST(RobotFile, ReadWriteReadIsIdentityOnRandomRobots) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    const bool nice = rng.chance(0.5);
    expect_round_trips(decorated(rng, testing::random_robot(rng, {.mimic = 0.2, .nice_angles = nice})));
    if (HasFailure()) return;
  }
}

TEST(RobotFile, ReadWriteReadIsIdentityOnRealUrdfs) {
  const std::filesystem::path data = std::filesystem::path(testing::kSourceDirectory) / "../shared/data";
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "the recordings are not on this machine";
  for (const char* name : {"lwr4/kuka_lwr4.urdf", "lwr4/kuka_lwr4_gaz.urdf", "tx40/tx40_mdh_modified.urdf",
                           "urdf/tiago_no_hand.urdf", "urdf/tiago_schunk.urdf"}) {
    SCOPED_TRACE(name);
    const auto robot = load_robot((data / name).string());
    ASSERT_TRUE(robot.has_value()) << robot.error().text();
    expect_round_trips(*robot);
  }
}

TEST(RobotFile, ThousandsOfJointsAreRefusedBeforeTheyAreWorkedOn) {
  std::string text = "<robot name=\"a\"><link name=\"l0\"/>";
  for (int i = 1; i <= 201; ++i) {
    const std::string here = std::to_string(i), before = std::to_string(i - 1);
    text += "<link name=\"l" + here + "\"/><joint name=\"j" + here + "\" type=\"continuous\"><parent link=\"l" +
            before + "\"/><child link=\"l" + here + "\"/></joint>";
  }
  const auto robot = parse_urdf(text + "</robot>", "many.urdf");
  ASSERT_FALSE(robot);
  EXPECT_NE(robot.error().message.find("201 moving joints"), std::string::npos) << robot.error().text();
}

TEST(RobotFile, NamesThatNoFormatCanHoldAreRefused) {
  for (const std::string name : {"a&#7;b", "a&#10;b", "a&#xFFFE;", "a\xFF", "a&#xD800;"}) {
    const auto robot = parse_urdf("<robot name=\"r\"><link name=\"b\"/><link name=\"c\"/><joint name=\"" + name +
                                      "\" type=\"continuous\"><parent link=\"b\"/><child link=\"c\"/></joint></robot>",
                                  "name.urdf");
    EXPECT_FALSE(robot) << name;
  }
}

// No number of a row is taken for zero, but the offset of the angle that the joint turns.
TEST(RobotFile, AnAngleThatADhRowLacksIsNamed) {
  const auto read = [](const std::string& row) {
    return parse_robot_yaml(
        "armature_robot: 1\nname: arm\ndh_convention: modified\njoints:\n  - name: j\n    type: continuous\n"
        "    dh: {" +
            row + "}\n",
        "arm.yaml");
  };
  EXPECT_TRUE(read("a_m: 0, alpha_rad: 1, d_m: 0.42, theta_deg: 0"));
  EXPECT_EQ(read("a_m: 0, alpha_deg: 90, d_m: 0.42").value(),
            read("a_m: 0, alpha_deg: 90, d_m: 0.42, theta_deg: 0").value());
  for (const char* row : {"a_m: 0, d_m: 0.42, theta_rad: 0", "alpha_deg: 0, d_m: 0.42", "alpha_deg: 0, a_m: 0.42"}) {
    const auto robot = read(row);
    ASSERT_FALSE(robot) << row;
    EXPECT_NE(robot.error().hint.find("Give a_m, alpha_deg and d_m, zeros too"), std::string::npos)
        << robot.error().text();
  }
}

}  // namespace
}  // namespace armature
