// Damaged and impossible robot files: each is refused, or doubted by the lint, in exactly the words of expected.txt.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(testing::kSourceDirectory) / "tests/fault/robots";

// expected.txt: a file's name in one line, what is said about it indented in the next ones.
std::map<std::string, std::vector<std::string>> expectations() {
  std::map<std::string, std::vector<std::string>> table;
  std::ifstream file(kFolder / "expected.txt");
  std::string line, name;
  while (std::getline(file, line)) {
    if (line.empty() || line[0] == '#') continue;
    if (line[0] != ' ')
      name = line;
    else
      table[name].emplace_back(trim(line));
  }
  return table;
}

// What Armature says about the file: "refused: …", or one "doubted: …" per warning or error of the lint.
std::vector<std::string> verdict(const std::string& text, const std::string& name) {
  std::vector<std::string> said;
  if (name.ends_with(".yaml")) {
    const auto robot = parse_robot_yaml(text, name);
    if (!robot) return {"refused: " + robot.error().text()};
    for (const Finding& finding : lint(*robot)) said.push_back("doubted: " + finding.text());
    return said;
  }
  const auto reading = read_urdf(text, name);
  if (!reading) return {"refused: " + reading.error().text()};
  for (const Finding& finding : reading->findings) said.push_back("doubted: " + finding.text());
  return said;
}

TEST(BadRobotFiles, EachSaysExactlyWhatIsWrong) {
  const auto expected = expectations();
  int count = 0;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    const std::string name = entry.path().filename().string();
    if (name == "expected.txt") continue;
    ++count;
    const auto said = verdict(read_file(entry.path()).value(), name);
    EXPECT_FALSE(said.empty()) << name << " was accepted without a word";
    const auto at = expected.find(name);
    EXPECT_TRUE(at != expected.end() && at->second == said) << name << "\n  " << join(said, "\n  ");
  }
  EXPECT_EQ(static_cast<std::size_t>(count), expected.size());
  EXPECT_GE(count, 40);
}

TEST(BadRobotFiles, EveryRefusalNamesFileAndRemedy) {
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    const std::string name = entry.path().filename().string();
    if (name == "expected.txt") continue;
    const std::string text = read_file(entry.path()).value();
    const auto robot = name.ends_with(".yaml") ? parse_robot_yaml(text, name) : parse_urdf(text, name);
    if (robot) continue;
    EXPECT_EQ(robot.error().where.rfind(name, 0), 0U) << robot.error().text();
    EXPECT_FALSE(robot.error().hint.empty()) << robot.error().text();
  }
}

// Cut, flipped and doubled bytes of good files: any answer is fine, a crash or a hang is not.
TEST(BadRobotFiles, DamageNeverCrashes) {
  Rng rng(7);
  for (const char* name : {"key_misspelt.yaml", "mimic_cycle.yaml", "mass_nan.urdf", "two_parents.urdf"}) {
    const std::string good = read_file(kFolder / name).value();
    for (int i = 0; i < 300; ++i) {
      std::string text = good;
      const auto at = static_cast<std::size_t>(rng.index(static_cast<int>(text.size())));
      switch (rng.index(4)) {
        case 0: text.resize(at); break;
        case 1: text[at] = static_cast<char>(rng.index(256)); break;
        case 2: text.insert(at, text.substr(at / 2, 40)); break;
        default: text.erase(at, static_cast<std::size_t>(rng.index(60))); break;
      }
      (void)verdict(text, name);
    }
  }
}

// A chain of 20,000 links and a million brackets: no recursion follows the input's depth.
// A chain of 20,000 links; the last joint turns, the others are of the type given.
std::string long_chain(const std::string& type) {
  std::string chain = "<robot name=\"chain\"><link name=\"l0\"/>";
  constexpr int kLinks = 20000;
  for (int i = 1; i <= kLinks; ++i) {
    const std::string n = std::to_string(i), p = std::to_string(i - 1);
    chain += "<link name=\"l" + n + "\"/><joint name=\"j" + n + "\" type=\"" + (i < kLinks ? type : "continuous") +
             "\"><parent link=\"l" + p + "\"/><child link=\"l" + n + "\"/></joint>";
  }
  return chain + "</robot>";
}

TEST(BadRobotFiles, LengthAndDepthAreHarmless) {
  const auto robot = parse_urdf(long_chain("fixed"), "chain.urdf");
  ASSERT_TRUE(robot.has_value()) << robot.error().text();
  EXPECT_EQ(robot->joint_count(), 1);
  const auto moving = parse_urdf(long_chain("continuous"), "chain.urdf");
  ASSERT_FALSE(moving.has_value());
  EXPECT_NE(moving.error().text().find("it has 20000 moving joints. Armature handles 200"), std::string::npos)
      << moving.error().text();
  EXPECT_FALSE(parse_robot_yaml(std::string(1000000, '['), "deep.yaml").has_value());
  EXPECT_FALSE(parse_urdf("<robot name=\"x\">" + std::string(300000, '<'), "deep.urdf").has_value());
  std::string nested;
  for (int i = 0; i < 200000; ++i) nested += "<a>";
  EXPECT_FALSE(parse_urdf("<robot name=\"x\">" + nested, "deep.urdf").has_value());
  // The parser compares each with all before it: half a minute.
  std::string attributes;
  for (int i = 0; i < 80000; ++i) attributes += " a" + std::to_string(i) + "=\"1\"";
  const auto crowded = parse_urdf("<robot name=\"x\"><link" + attributes + "/></robot>", "crowded.urdf");
  ASSERT_FALSE(crowded.has_value());
  EXPECT_EQ(crowded.error().text(), "crowded.urdf:1: an element with more than 1000 attributes. This is not a robot.");
}

}  // namespace
}  // namespace armature
