// armature identify with recordings that cannot give what was asked: the message says which parameters suffer and what
// would help.
#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "cli/cli.hpp"
#include "support/synthetic.hpp"

namespace armature {
namespace {

using testing::Cli;
using testing::Outcome;

class IdentifyCli : public Cli {
 protected:
  // 10 s of planar2r at 200 Hz with 1 % noise, changed by `change` before it is written.
  template <class Change>
  void write(const std::string& name, const Change& change) const {
    Rng rng(1);
    const Robot robot = load_catalogue_robot("planar2r").value();
    Recording recording = testing::synthetic_recording(
        robot, rng, {.rate = 200, .period = 5, .periods = 2, .torque_noise = 0.01, .velocity = true});
    change(recording);
    write_recording_csv(folder_ / name, recording).value();
  }
  static void expect_words(const Outcome& out, std::initializer_list<const char*> words) {
    for (const char* word : words)
      EXPECT_NE(out.text.find(word), std::string::npos) << word << " not in:\n" << out.text;
  }
};

TEST_F(IdentifyCli, AJointThatStandsStillIsNamedWithItsParameters) {
  write("still.csv", [](Recording& r) {
    r.q.col(1).setConstant(0.3);
    r.v->col(1).setZero();
  });
  const Outcome out = run("identify planar2r still.csv --out m");
  EXPECT_NE(out.code, 0) << out.text;
  expect_words(out, {"FV2", "FC2", "joint 2"});
  EXPECT_FALSE(std::filesystem::exists(folder_ / "m"));
}

// One count of the encoder back and forth is no motion either.
TEST_F(IdentifyCli, AJointThatOnlyFlickersIsNamed) {
  write("flicker.csv", [](Recording& r) {
    Rng rng(2);
    for (double& q : r.q.col(1)) q = 0.3 + (rng.chance(0.5) ? 1e-5 : 0);
    r.v.reset();
  });
  const Outcome out = run("identify planar2r flicker.csv --out m");
  expect_words(out, {"joint2: hardly moves"});
}

// Whoever mends a log checks it again, into the same directory.
TEST_F(IdentifyCli, ACheckReplacesItsOwnResults) {
  write("log.csv", [](Recording&) {});
  const std::string command = "identify planar2r log.csv --check-only --out check";
  const Outcome first = run(command), second = run(command);
  EXPECT_EQ(first.code, second.code) << second.text;
  EXPECT_NE(second.text.find("written: check"), std::string::npos) << second.text;
}

TEST_F(IdentifyCli, TooFewSamplesAreRefused) {
  write("short.csv", [](Recording& r) {
    const Eigen::Index rows = 3;
    r.time = Vector(r.time.head(rows));
    r.q = Matrix(r.q.topRows(rows)), *r.v = Matrix(r.v->topRows(rows)), *r.tau = Matrix(r.tau->topRows(rows));
  });
  const Outcome out = run("identify planar2r short.csv --out m");
  EXPECT_NE(out.code, 0) << out.text;
  expect_words(out, {"short.csv"});
  EXPECT_FALSE(std::filesystem::exists(folder_ / "m"));
}

TEST_F(IdentifyCli, AnotherRobotsLogIsRefusedByName) {
  write("log.csv", [](Recording&) {});
  const Outcome out = run("identify iiwa14 log.csv --out m");
  EXPECT_NE(out.code, 0) << out.text;
  expect_words(out, {"log.csv", "iiwa14"});
}

TEST_F(IdentifyCli, JointsThatTheRobotDoesNotHaveAreNotLeftOutSilently) {
  write("log.csv", [](Recording& r) {
    const auto widen = [](Matrix& x) {
      x.conservativeResize(Eigen::NoChange, 3);
      x.col(2) = x.col(0);
    };
    r.joints.push_back("gripper");
    r.position_units.push_back("rad");
    widen(r.q), widen(*r.v), widen(*r.tau);
  });
  const Outcome out = run("identify planar2r log.csv --check-only");
  expect_words(out, {"the log has 3 joints (joint1, joint2, gripper), planar2r has 2: the others are left out"});
}

TEST_F(IdentifyCli, MissingValuesAreCountedAndTheRestIsUsed) {
  write("holes.csv", [](Recording& r) { r.tau->col(0).segment(400, 10).setConstant(std::nan("")); });
  const Outcome out = run("identify planar2r holes.csv --out m");
  EXPECT_EQ(out.code, 1) << out.text;
  expect_words(out, {"holes.csv", "10 "});
}

// What several joints lack is asked of --terms auto at once, and what it tried in vain is not advised again.
TEST_F(IdentifyCli, TermsThatWereTriedAreNotAdvisedAgain) {
  write("offsets.csv", [](Recording& r) {
    r.tau->col(0).array() += 3;
    r.tau->col(1).array() += 2;
    // A torque that only resembles a spring: what --terms auto may choose leaves some of it.
    r.tau->col(1).array() += 0.4 * (4 * r.q.col(1).array()).sin();
  });
  const Outcome plain = run("identify planar2r offsets.csv --out plain");
  expect_words(plain, {"Try --terms viscous,coulomb,", "--terms auto tries all such terms together"});
  const Outcome chosen = run("identify planar2r offsets.csv --terms auto --out chosen");
  expect_words(chosen, {"joint1: offset takes", "--terms auto tried such terms: none predicts rows better"});
  EXPECT_EQ(chosen.text.find("Try --terms"), std::string::npos) << chosen.text;
  EXPECT_EQ(chosen.text.find("tries all such terms"), std::string::npos) << chosen.text;
}

TEST_F(IdentifyCli, RefinementsAreSaidAndKeptInTheModel) {
  write("log.csv", [](Recording& r) { r.tau->col(0).segment(400, 10).array() += 30; });
  const Outcome out = run("identify planar2r log.csv --robust bisquare --minimum-speed 0.02 --out m");
  EXPECT_EQ(out.code, 1) << "the quality report finds the outliers: " << out.text;
  expect_words(out, {"bisquare loss: ", "of each joint count less than half"});
  expect_words({0, read_file(folder_ / "m" / "model.json").value()}, {"--robust bisquare --minimum-speed 0.02"});
  expect_words(run("identify planar2r log.csv --terms viscous,smooth --fit-shapes --out m2"), {"FC1 ", " ± "});
  expect_words(run("identify planar2r log.csv --select 0.05 --out m3"), {"samples kept: deviations"});
  expect_words(run("identify planar2r log.csv --robust tukey --out m4"),
               {"\"tukey\" is not one of none, huber, bisquare"});
  expect_words(run("identify planar2r log.csv --partial --select 1 --out m5"), {"a part holds plain sums"});
}

}  // namespace
}  // namespace armature
