#include "armature/trajectory_file.hpp"

#include <gtest/gtest.h>

#include "support/random_robot.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

TrajectoryFile random_file(Rng& rng, int kind) {
  TrajectoryFile file{testing::random_trajectory(rng, kind, 3),
                      {"shoulder", "el\"bow: #1", "wrist é"},
                      "arm",
                      "abc",
                      rng.bits(),
                      "armature 0.1.0",
                      {{"budget_s", "20"}, {"criterion", "cond"}},
                      {"made by hand"}};
  return file;
}

TEST(TrajectoryFile, ReadsBackWhatItWroteBitForBit) {
  for (int seed = 1; seed <= 28; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TrajectoryFile file = random_file(rng, seed % testing::kKinds);
    const auto yaml = parse_trajectory(write_trajectory_yaml(file), "a.yaml");
    ASSERT_TRUE(yaml) << yaml.error().text();
    EXPECT_EQ(*yaml, file) << "seed " << seed;
    EXPECT_EQ(write_trajectory_yaml(*yaml), write_trajectory_yaml(file));
    const auto json = parse_trajectory(write_trajectory_json(file), "a.json");
    ASSERT_TRUE(json) << json.error().text();
    EXPECT_EQ(*json, file) << "seed " << seed;
  }
}

TEST(TrajectoryFile, FingerprintIsOfTheMotionAlone) {
  Rng rng(3);
  TrajectoryFile file = random_file(rng, 1);
  const auto again = parse_trajectory(write_trajectory_yaml(file), "a.yaml");
  EXPECT_EQ(fingerprint(again->trajectory), fingerprint(file.trajectory));
  FourierSeries other = *file.trajectory.fourier();
  other.sine(0, 0) = std::nextafter(other.sine(0, 0), 10);
  EXPECT_NE(fingerprint(other), fingerprint(file.trajectory));
}

TEST(TrajectoryFile, JointsAreMatchedByName) {
  const Robot robot = testing::planar2r();
  const TrajectoryFile file{Hold{Vector::LinSpaced(2, 1, 2), 1}, {"joint2", "joint1"}, "", "", {}, "", {}, {}};
  const auto matched = match_joints(file, robot);
  ASSERT_TRUE(matched);
  EXPECT_EQ(matched->evaluate(0).q, Vector(Eigen::Vector2d(2, 1)));
  TrajectoryFile wrong = file;
  wrong.joints = {"joint2", "jointX"};
  EXPECT_EQ(match_joints(wrong, robot).error().text(),
            "trajectory: the motion has no joint \"joint1\" of robot planar2r. Its joints are joint2, jointX");
}

TEST(TrajectoryFile, SaysWhatIsWrongAndWhere) {
  const std::string head = "format: armature-trajectory\nversion: 1\njoints: [a]\n";
  const auto message = [&](const std::string& text) { return parse_trajectory(text, "m.yaml").error().text(); };
  EXPECT_EQ(message(head + "trajectory: {kind: hold, q: [1], duraton_s: 1}\n"),
            "m.yaml:4: unknown key \"duraton_s\". Did you mean duration_s?");
  EXPECT_EQ(message(head + "trajectory: {kind: hold, q: [nan], duration_s: 1}\n"),
            "m.yaml:4: expected a finite number, got \"nan\".");
  EXPECT_EQ(message(head + "trajectory: {kind: hold, q: [1, 2], duration_s: 1}\n"),
            "m.yaml:3: 1 joint names for a motion of 2 joints.");
  EXPECT_EQ(message(head + "trajectory: {kind: fourier, frequency_hz: 0, offset: [0], sine: [[1]], cosine: [[1]]}\n"),
            "m.yaml:4: Fourier series: base frequency 0 Hz is not > 0.");
  EXPECT_EQ(message("format: armature-trajectory\nversion: 9\n"),
            "m.yaml:2: version 9 is newer than this program reads (1). update armature");
  // A newer file may have keys that this program does not know.
  EXPECT_EQ(message("format: armature-trajectory\nfriend: x\nversion: 9\n"),
            "m.yaml:3: version 9 is newer than this program reads (1). update armature");
  EXPECT_EQ(message("[1, 2]\n"), "m.yaml:1: expected a map.");
  EXPECT_EQ(message("format: ["),
            "m.yaml:1: not valid YAML: end of sequence flow not found. Check indentation, brackets and quotes near "
            "this line.");
  EXPECT_EQ(message(std::string(100, '[')),
            "m.yaml:1: nesting is deeper than 24 levels. No file of this kind needs more.");
}

TEST(TrajectoryFile, AnyPrefixAndAnyFlippedByteIsReadOrRefusedNeverACrash) {
  Rng rng(5);
  const std::string text = write_trajectory_yaml(random_file(rng, 6));
  for (std::size_t cut = 0; cut < text.size(); cut += 7) {
    (void)parse_trajectory(text.substr(0, cut), "m.yaml").has_value();
    std::string damaged = text;
    damaged[cut] = static_cast<char>(rng.index(256));
    (void)parse_trajectory(damaged, "m.yaml").has_value();
  }
}

TEST(TrajectoryFile, AMotionOfYearsIsRefused) {
  const auto text = [](const std::string& frequency) {
    return "{format: armature-trajectory, version: 1, joints: [a], trajectory: {kind: fourier, frequency_hz: " +
           frequency + ", periods: 1000, offset: [0], sine: [[0]], cosine: [[0]]}}";
  };
  EXPECT_TRUE(parse_trajectory(text("0.1"), "file"));
  const auto refused = parse_trajectory(text("1e-9"), "file");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("more than a day"), std::string::npos) << refused.error().text();
}

}  // namespace
}  // namespace armature
