// Demands that no motion can meet: which, by how much, and what to do.
#include "armature/files.hpp"
#include "armature/trajectory.hpp"
#include "cli/cli.hpp"

namespace armature {
namespace {

using testing::Outcome;

class CliDesign : public testing::Cli {
 protected:
  // A sound spec for planar2r with one line replaced or added.
  [[nodiscard]] Outcome design(const std::string& motion, const std::string& limits, const std::string& search,
                               const std::string& more = "") const {
    const std::string text = "armature_design: 1\nname: cell\nmotion: {" + motion + "}\nlimits: {" + limits +
                             "}\ncriterion: {minimize: condition}\nsearch: {seed: 1, starts: 1, " + search + "}\n" +
                             more;
    EXPECT_TRUE(write_file((folder_ / "cell.yaml").string(), text));
    return run("design planar2r --spec cell.yaml --bound-s 0 --quiet --out made");
  }
  static constexpr const char* kMotion =
      "harmonics: 3, frequency_hz: 0.1, rest_to_rest: true, start: home, home_rad: [0, 0]";
  static constexpr const char* kLimits =
      "form: exact, lower_deg: [-90, -90], upper_deg: [90, 90], velocity_deg_s: [60, 60]";
  static constexpr const char* kSearch = "samples: 100, criterion_samples: 500, budget_s: 2";

  void expect_refused(const Outcome& outcome, std::initializer_list<const char*> words) const {
    EXPECT_EQ(outcome.code == 2 || outcome.code == 3, true) << outcome.code << ": " << outcome.text;
    for (const char* word : words)
      EXPECT_NE(outcome.text.find(word), std::string::npos) << word << ": " << outcome.text;
    EXPECT_FALSE(std::filesystem::exists(folder_ / "made"));
  }
};

TEST_F(CliDesign, TheSoundSpecIsMet) {
  const Outcome outcome = design(kMotion, kLimits, kSearch);
  EXPECT_EQ(outcome.code, 0) << outcome.text;
  EXPECT_TRUE(std::filesystem::exists(folder_ / "made" / "certificate.json"));
}

// Every motion is certified from rest to rest, as `--check` finds again, and can be rehearsed.
TEST_F(CliDesign, ValidationMotionsAreReadyToRun) {
  const Outcome made = run("design planar2r --for validation --out valid");
  ASSERT_EQ(made.code, 0) << made.text;
  for (const ValidationMotion kind : validation_motions()) {
    const std::string file = std::string("valid/") + to_string(kind) + ".yaml";
    const Outcome checked = run("design planar2r --check " + file);
    if (kind == ValidationMotion::Trapezoid20) {
      EXPECT_NE(checked.text.find("jerk"), std::string::npos) << "accelerations jump: " << checked.text;
      continue;
    }
    EXPECT_EQ(checked.code, 0) << file << ": " << checked.text;
  }
  EXPECT_EQ(run("rehearse planar2r valid/quintic-10.yaml --out rehearsed").code, 0);
  const Outcome wrong = run("design planar2r --for validation --motion quintic-11 --out other");
  EXPECT_EQ(wrong.code, 2) << wrong.text;
  EXPECT_NE(wrong.text.find("Did you mean quintic-1"), std::string::npos) << wrong.text;
  EXPECT_NE(run("design planar2r --motion slow").text.find("--for validation"), std::string::npos);
}

TEST_F(CliDesign, LimitsThatExcludeHomeAreNamed) {
  expect_refused(
      design(kMotion, "form: exact, lower_deg: [10, -90], upper_deg: [90, 90], velocity_deg_s: [60, 60]", kSearch),
      {"home of joint1", "0.175"});
}

TEST_F(CliDesign, ABoxTheArmCannotStayInIsNamed) {
  expect_refused(design(kMotion, kLimits, kSearch,
                        "safety: {frames: [{name: cell, box: {center_m: [3, 0, 0], half_m: [0.1, 0.1, 0.1]}}]}\n"),
                 {"cell", "breaks the limit"});
}

TEST_F(CliDesign, AnObstacleWithTwoShapesIsNotGuessed) {
  expect_refused(design(kMotion, kLimits, kSearch,
                        "safety: {obstacles: [{name: table, box: {half_m: [1, 1, 1]}, half_space: {offset_m: 1}}]}\n"),
                 {"cell.yaml:7", "half_space and box", "one shape"});
  expect_refused(design(kMotion, kLimits, kSearch, "safety: {obstacles: [{name: table}]}\n"),
                 {"cell.yaml:7", "no shape", "half_space, box, capsule"});
}

TEST_F(CliDesign, MoreHarmonicsThanSamplesAllowAreCounted) {
  expect_refused(
      design("harmonics: 300, frequency_hz: 0.1, rest_to_rest: true, start: home, home_rad: [0, 0]", kLimits, kSearch),
      {"300 harmonics", "601 samples"});
}

TEST_F(CliDesign, WithoutBudgetASafeMotionComesWithTheReason) {
  const Outcome outcome = design(kMotion, kLimits, "samples: 100, criterion_samples: 500, budget_s: 0");
  EXPECT_EQ(outcome.code, 1) << outcome.text;
  EXPECT_NE(outcome.text.find("no time to search"), std::string::npos) << outcome.text;
  EXPECT_NE(outcome.text.find("safe"), std::string::npos) << outcome.text;
}

// Who takes the motion afterwards proves and rehearses it in the room that it was designed for, and says so.
TEST_F(CliDesign, TheRoomOfADesignComesWithTheMotion) {
  ASSERT_EQ(design(kMotion, kLimits, kSearch).code, 0);
  const std::string play = "play made --robot planar2r --to csv --quiet --force --out p";
  const std::string rehearse = "rehearse planar2r made --periods 1 --force --out r";
  EXPECT_EQ(run(play).code, 0) << run(play).text;
  const Outcome told = run(rehearse);
  EXPECT_EQ(told.code, 0) << told.text;
  EXPECT_NE(told.text.find("those of"), std::string::npos) << told.text;
  EXPECT_NE(told.text.find("cell.yaml"), std::string::npos) << told.text;
  // Another spec is a doubt.
  EXPECT_NE(run(play + " --spec default").text.find("designed for the spec"), std::string::npos);
  // Somebody moved a table into the arm: neither looks away.
  const std::string spec = read_file((folder_ / "cell.yaml").string()).value();
  EXPECT_TRUE(
      write_file((folder_ / "cell.yaml").string(),
                 spec + "safety: {obstacles: [{name: table, half_space: {normal: [0, 0, 1], offset_m: 5}}]}\n"));
  EXPECT_NE(run(play).code, 0);
  EXPECT_NE(run(rehearse).code, 0);
  std::filesystem::remove(folder_ / "cell.yaml");
  for (const std::string& next : {play, rehearse}) {
    const Outcome gone = run(next);
    EXPECT_EQ(gone.code, 3) << gone.text;
    EXPECT_NE(gone.text.find("another with --spec"), std::string::npos) << gone.text;
  }
}

// A URDF has no home. Where zero is no place to start from, design chooses one; whoever takes the motion afterwards
// with the same URDF takes that home too, since it decides which links may touch.
TEST_F(CliDesign, AHomeThatWasChosenComesWithTheMotion) {
  std::string urdf = run("inspect planar2r --urdf").text;
  // Ours says home in an element of its own.
  for (const std::string own = " home=\"0\""; urdf.find(own) != std::string::npos;)
    urdf.erase(urdf.find(own), own.size());
  const std::string joint = "<joint name=\"joint2\"", lower = "lower=\"";
  auto at = urdf.find(lower, urdf.find(joint));
  ASSERT_NE(at, std::string::npos) << urdf;
  at += lower.size();
  urdf.replace(at, urdf.find('"', at) - at, "0.5");
  ASSERT_TRUE(write_file((folder_ / "arm.urdf").string(), urdf));
  const Outcome made = run("design arm.urdf --starts 1 --bound-s 0 --quiet --out made");
  EXPECT_EQ(made.code, 0) << made.text;
  EXPECT_NE(made.text.find("the file has no home"), std::string::npos) << made.text;
  for (const char* next :
       {"rehearse arm.urdf made --periods 1 --quiet --out r", "play made --robot arm.urdf --to csv --quiet --out p"}) {
    const Outcome taken = run(next);
    EXPECT_EQ(taken.code, 0) << next << taken.text;
    EXPECT_EQ(taken.text.find("another description"), std::string::npos) << taken.text;
  }
  // Another arm is still told.
  const auto mass = urdf.find("<mass value=\"");
  ASSERT_NE(mass, std::string::npos);
  urdf.replace(mass + 13, 1, "9");
  ASSERT_TRUE(write_file((folder_ / "arm.urdf").string(), urdf));
  EXPECT_NE(run("rehearse arm.urdf made --periods 1 --quiet --out q").text.find("another description"),
            std::string::npos);
}

}  // namespace
}  // namespace armature
