// Xacro as the URDF it stands for, and nothing that can act.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/robot_file.hpp"
#include "robot/xacro.hpp"
#include "robot/xacro_value.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using reading::evaluate_xacro;
using reading::expand_xacro;
using reading::XacroNames;
using reading::XacroValue;
using testing::TemporaryDirectory;

std::string evaluated(const std::string& expression) {
  const XacroNames names{[](const std::string& name) -> XacroValue {
                           if (name == "length") return {0.5};
                           if (name == "count") return {3LL};
                           if (name == "arm") return {std::string("left")};
                           throw std::string("\"" + name + "\" is not known");
                         },
                         [](const std::string&) -> XacroValue { throw std::string("no files"); }};
  try {
    return evaluate_xacro(expression, names).text();
  } catch (const std::string& message) {
    return "refused: " + message;
  }
}

// What Python 3 prints for the same expressions.
TEST(Xacro, ExpressionsAreThoseOfPython) {
  const std::vector<std::pair<const char*, const char*>> table = {
      {"1 + 2 * 3", "7"},
      {"-2 ** 2", "-4"},
      {"2 ** 3", "8"},
      {"2.0 ** 3", "8.0"},
      {"2 ** -1", "0.5"},
      {"10 ** 15", "1000000000000000"},
      {"len({'a': 1, 'b': 2})", "2"},
      {"len([1, 2, 3]) + len(arm)", "7"},
      {"1 not  in [2]", "True"},
      {"1 not\tin [1]", "False"},
      {"'up' not in arm", "True"},
      {"7 // 2", "3"},
      {"-7 // 2", "-4"},
      {"-7 % 3", "2"},
      {"7 / 2", "3.5"},
      {"4 / 2", "2.0"},
      {"length * count", "1.5"},
      {"radians(90)", "1.5707963267948966"},
      {"pi / 2", "1.5707963267948966"},
      {"sin(pi / 6) + math.cos(0)", "1.5"},
      {"1.0 if count > 2 else 2.0", "1.0"},
      {"1.0 if count > 3 else 2.0", "2.0"},
      {"'a' if arm == 'left' else 'b'", "a"},
      {"arm + '_link'", "left_link"},
      {"not count == 3", "False"},
      {"count == 3 and arm != 'right'", "True"},
      {"1 < count < 4", "True"},
      {"min(3, 1, 2) + max(1.5, 0)", "2.5"},
      {"[1, 2, 3][1]", "2"},
      {"{'x': 0.25}['x']", "0.25"},
      {"'left' in ['left', 'right']", "True"},
      {"int(3.9) + round(2.6)", "6"},
      {"1e-3", "0.001"},
      {"abs(-3)", "3"},
      {"0.1 + 0.2", "0.30000000000000004"},
  };
  for (const auto& [expression, expected] : table) EXPECT_EQ(evaluated(expression), expected) << expression;
}

TEST(Xacro, WhatCouldActIsRefused) {
  for (const char* expression : {"__import__('os')",
                                 "open('/etc/passwd')",
                                 "arm.__class__",
                                 "eval('1')",
                                 "xacro.dirname()",
                                 "1 / 0",
                                 "sqrt(-1)",
                                 "(1",
                                 "1 +",
                                 "unknown",
                                 "lambda: 1",
                                 "[x for x in [1]]",
                                 "1; 2",
                                 "length[0]",
                                 "float('x')",
                                 "len(count)",
                                 "len(None)",
                                 "0 ** -1",
                                 "(-8) ** 0.5",
                                 "9"
                                 "**"
                                 "999**9**9"}) {
    const std::string text = evaluated(expression);
    EXPECT_TRUE(text.rfind("refused", 0) == 0 || text == "inf") << expression << " = " << text;
  }
  // Brackets within brackets end, quickly.
  EXPECT_EQ(evaluated(std::string(5000, '(')).rfind("refused", 0), 0U);
  EXPECT_EQ(evaluated(std::string(30, '(') + "1" + std::string(30, ')')).rfind("refused", 0), 0U);
  EXPECT_EQ(evaluated(std::string(10, '(') + "1" + std::string(10, ')')), "1");
}

constexpr const char* kFlat = R"(<?xml version="1.0"?>
<robot name="arm">
  <link name="base"/>
  <link name="l_upper"><inertial><origin xyz="0.25 0 0"/><mass value="2.0"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial></link>
  <link name="l_fore"><inertial><origin xyz="0.15 0 0"/><mass value="1.0"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial></link>
  <joint name="l_shoulder" type="revolute"><parent link="base"/><child link="l_upper"/><origin xyz="0 0 0.1"/>
    <axis xyz="0 0 1"/><limit lower="-3.141592653589793" upper="3.141592653589793" velocity="2" effort="50"/></joint>
  <joint name="l_elbow" type="revolute"><parent link="l_upper"/><child link="l_fore"/><origin xyz="0.5 0 0"/>
    <axis xyz="0 1 0"/><limit lower="-1.5707963267948966" upper="1.5707963267948966" velocity="2" effort="20"/></joint>
</robot>)";

constexpr const char* kMacros = R"(<?xml version="1.0"?>
<robot xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:property name="half_turn" value="${radians(180)}"/>
  <xacro:macro name="segment" params="name length mass:=1.0 prefix:=^|r_">
    <link name="${prefix}${name}"><inertial><origin xyz="${length / 2} 0 0"/><mass value="${mass}"/>
      <xacro:insert_block name="moments"/></inertial></link>
  </xacro:macro>
  <xacro:macro name="hinge" params="name parent child effort *origin **more range:=${half_turn}">
    <joint name="${prefix}${name}" type="revolute">
      <parent link="${parent}"/><child link="${prefix}${child}"/>
      <xacro:insert_block name="origin"/><xacro:insert_block name="more"/>
      <limit lower="${-range}" upper="${range}" velocity="${limits['velocity']}" effort="${effort}"/>
    </joint>
  </xacro:macro>
</robot>)";

constexpr const char* kMain = R"(<?xml version="1.0"?>
<robot name="arm" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:arg name="side" default="r"/>
  <xacro:include filename="$(find my_arm)/urdf/macros.xacro"/>
  <xacro:property name="prefix" value="$(arg side)_"/>
  <xacro:property name="limits" value="${xacro.load_yaml('config/limits.yaml')['arm']}"/>
  <xacro:property name="moments"><inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></xacro:property>
  <link name="base"/>
  <xacro:segment name="upper" length="0.5" mass="2.0"/>
  <xacro:segment name="fore" length="0.3"/>
  <xacro:hinge name="shoulder" parent="base" child="upper" effort="50">
    <origin xyz="0 0 0.1"/><block><axis xyz="0 0 1"/></block>
  </xacro:hinge>
  <xacro:if value="${limits['elbow'] and not False}">
    <xacro:hinge name="elbow" parent="${prefix}upper" child="fore" effort="${2 * 10}" range="${limits['turn']}">
      <origin xyz="0.5 0 0"/><block><axis xyz="0 1 0"/></block>
    </xacro:hinge>
  </xacro:if>
  <xacro:unless value="1"><link name="never"/></xacro:unless>
</robot>)";

TEST(Xacro, AFileOfMacrosIsTheRobotWrittenOut) {
  TemporaryDirectory dir;
  std::filesystem::create_directories(dir / "my_arm/urdf");
  std::filesystem::create_directories(dir / "my_arm/urdf/config");
  dir.write("my_arm/urdf/macros.xacro", kMacros);
  dir.write("my_arm/urdf/config/limits.yaml", "arm: {velocity: 2, elbow: true, turn: !degrees 90}\n");
  const auto main = dir.write("my_arm/urdf/arm.urdf.xacro", kMain);
  const auto flat = parse_urdf(kFlat, "flat.urdf");
  ASSERT_TRUE(flat) << flat.error().text();
  const auto expanded = read_robot(main.string() + " side:=l");
  ASSERT_TRUE(expanded) << expanded.error().text();
  EXPECT_EQ(expanded->source, main.string());
  EXPECT_TRUE(expanded->robot == *flat) << write_robot_yaml(expanded->robot);
  // Without the argument its default holds.
  EXPECT_EQ(read_robot(main.string())->robot.bodies[0].name, "r_upper");
}

TEST(Xacro, RefusalsNameTheFileAndTheLine) {
  const auto refused = [](const std::string& inside) {
    const std::string text = "<robot name=\"r\" xmlns:xacro=\"http://x\">\n" + inside + "\n<link name=\"a\"/></robot>";
    const auto out = expand_xacro(text, "r.xacro", {});
    return out ? "read" : out.error().where + ": " + out.error().message;
  };
  EXPECT_EQ(refused("<link name=\"$(env HOME)\"/>"), "r.xacro:2: $(env HOME) is not read");
  EXPECT_EQ(refused("<xacro:include filename=\"/etc/passwd\"/>"),
            "r.xacro:2: it needs the file /etc/passwd, and files are not looked for here");
  EXPECT_EQ(refused("<xacro:nobody/>"),
            "r.xacro:2: <xacro:nobody> is neither a macro that was defined before nor part of the subset");
  EXPECT_EQ(refused("<link name=\"${a}\"/>"), "r.xacro:2: ${a}: \"a\" is not known");
  EXPECT_EQ(refused("<link name=\"$(arg a)\"/>"), "r.xacro:2: the argument \"a\" has no value");
  EXPECT_EQ(refused("<xacro:property name=\"a\" value=\"${b}\"/><xacro:property name=\"b\" value=\"${a}\"/><link "
                    "name=\"${a}\"/>"),
            "r.xacro:2: ${a}: \"a\" is defined by itself");
  EXPECT_EQ(refused("<xacro:macro name=\"m\" params=\"x\"/><xacro:m/>"),
            "r.xacro:2: the macro's parameter 'x' has no value");
  EXPECT_EQ(refused("<xacro:macro name=\"m\" params=\"\"><xacro:m/></xacro:macro><xacro:m/>"),
            "r.xacro:2: macros are nested more than 50 deep");
}

// A macro that calls two of the next, forty times over, stops after bounded work.
TEST(Xacro, GrowthIsBounded) {
  std::string text = "<robot name=\"r\" xmlns:xacro=\"http://x\">";
  text += "<xacro:macro name=\"m0\" params=\"\"><link name=\"a\"/></xacro:macro>";
  for (int k = 1; k <= 40; ++k) {
    const std::string inner = "<xacro:m" + std::to_string(k - 1) + "/>";
    text += "<xacro:macro name=\"m" + std::to_string(k) + "\" params=\"\">" + inner + inner + "</xacro:macro>";
  }
  const auto out = expand_xacro(text + "<xacro:m40/></robot>", "bomb.xacro", {});
  ASSERT_FALSE(out);
  EXPECT_EQ(out.error().message, "the expansion takes more than 200000 steps");
  const std::string doubling = "<xacro:property name=\"p0\" value=\"aaaaaaaaaaaaaaaa\"/>";
  std::string words = "<robot name=\"r\" xmlns:xacro=\"http://x\">" + doubling;
  for (int k = 1; k <= 60; ++k) {
    const std::string p = "${p" + std::to_string(k - 1) + "}";
    words += "<xacro:property name=\"p" + std::to_string(k) + "\" value=\"" + p + p + "\"/>";
  }
  EXPECT_FALSE(expand_xacro(words + "<link name=\"${p60}\"/></robot>", "bomb.xacro", {}));
}

}  // namespace
}  // namespace armature
