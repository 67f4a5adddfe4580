// The binary as a person runs it: exit codes, words, files.
#include <cmath>
#include <fstream>

#include "armature/files.hpp"
#include "cli/cli.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;
using testing::Cli;
using testing::Outcome;

TEST_F(Cli, HelpAndVersionAreNoErrors) {
  EXPECT_EQ(run("--version").code, 0);
  const Outcome help = run("--help");
  EXPECT_EQ(help.code, 0);
  for (const char* verb :
       {"inspect", "design", "rehearse", "identify", "validate", "payload", "monitor", "export", "demo"}) {
    EXPECT_NE(help.text.find(verb), std::string::npos) << verb;
    EXPECT_EQ(run(std::string(verb) + " --help").code, 0) << verb;
  }
}

TEST_F(Cli, UsageErrorsAreTwo) {
  EXPECT_EQ(run("").code, 2);
  EXPECT_EQ(run("inpsect iiwa14").code, 2);
  EXPECT_EQ(run("inspect --no-such-option").code, 2);
  const auto says = [&](const char* arguments, const char* words) {
    const Outcome out = run(arguments);
    EXPECT_EQ(out.code, 2);
    EXPECT_NE(out.text.find(words), std::string::npos) << out.text;
  };
  says("", "From robot to model");
  says("inpsect iiwa14", "Did you mean armature inspect?");
  says("design planar2r --budget 1", "Did you mean --budget-s?");
  says("design", "armature design: ROBOT is missing");
}

TEST_F(Cli, MissingInputIsThreeAndSaysWhatToDo) {
  const Outcome slip = run("inspect iiwa_14");
  EXPECT_EQ(slip.code, 3) << slip.text;
  EXPECT_NE(slip.text.find("iiwa14"), std::string::npos) << slip.text;
  EXPECT_EQ(run("validate nowhere log.csv").code, 3);
  EXPECT_EQ(run("rehearse iiwa14 nowhere").code, 3);
}

TEST_F(Cli, InspectSaysTheBaseParameters) {
  const Outcome out = run("inspect iiwa14");
  EXPECT_EQ(out.code, 0);
  EXPECT_NE(out.text.find("MYR2 = MY2 + MZ3 + 0.42·(M3 + M4 + M5 + M6 + M7)"), std::string::npos) << out.text;
}

// One thin line through everything a user does, on the smallest robot.
TEST_F(Cli, DesignRehearseIdentifyValidateExport) {
  const Outcome design = run("design planar2r --out design --budget-s 3 --seed 1");
  ASSERT_EQ(design.code, 0) << design.text;
  const Outcome rehearsal = run("rehearse planar2r design --out rehearsal --periods 4 --seed 1");
  ASSERT_LE(rehearsal.code, 1) << rehearsal.text;
  const Outcome identification = run("identify planar2r rehearsal/recording.csv --out model");
  ASSERT_LE(identification.code, 1) << identification.text;
  // The log of the fit says little; the same motion measured again is judged.
  const Outcome training = run("validate model rehearsal/recording.csv");
  EXPECT_EQ(training.code, 1) << training.text;
  EXPECT_NE(training.text.find("fitted to this log"), std::string::npos) << training.text;
  ASSERT_LE(run("rehearse planar2r design --out again --periods 4 --seed 2").code, 1);
  const Outcome validation = run("validate model again/recording.csv");
  EXPECT_EQ(validation.code, 0) << validation.text;
  for (const char* format : {"urdf", "mjcf", "sdf", "json", "c", "numpy"}) {
    const Outcome exported = run(std::string("export model --to ") + format + " --out exported." + format);
    EXPECT_EQ(exported.code, 0) << format << ": " << exported.text;
    EXPECT_TRUE(fs::exists(folder_ / (std::string("exported.") + format)));
  }
}

// Positions in one file, torques in another: one recording, as the mapping file says.
// A part is sums: what needs the rows is refused by name, and what changes the answer is among the inputs.
TEST_F(Cli, PartsRefuseWhatNeedsRows) {
  ASSERT_EQ(run("design planar2r --budget-s 1 --out d --quiet").code, 0);
  ASSERT_EQ(run("rehearse planar2r d --out r --quiet").code, 0);
  ASSERT_LE(run("identify planar2r r/recording.csv --partial --out p --quiet").code, 1);
  for (const char* flag : {"--robust huber", "--fit-shapes", "--estimator output-error", "--minimum-speed 0.1",
                           "--partial", "--check-only", "--terms viscous,coulomb,offset", "--mounting free"}) {
    const testing::Outcome outcome = run(std::string("identify p --out m ") + flag);
    EXPECT_EQ(outcome.code, 2) << flag << outcome.text;
    EXPECT_NE(outcome.text.find("parts hold sums"), std::string::npos) << flag << outcome.text;
  }
  std::ofstream(folder_ / "known.yaml") << "armature_constraints: 1\nknown: {FV1: 0.2}\n";
  ASSERT_LE(run("identify p --constraints known.yaml --out m --quiet").code, 1);
  std::ofstream(folder_ / "known.yaml") << "armature_constraints: 1\nknown: {FV1: 0.3}\n";
  EXPECT_NE(run("repeat m").text.find("known.yaml"), std::string::npos);
  // The robot is beside the motion, whether its file or its folder is named; a model is no worse than itself.
  EXPECT_LE(run("play d/design.yaml --to csv --out c").code, 1);
  EXPECT_EQ(run("validate m r/recording.csv --against m --out v").text.find("predicts worse"), std::string::npos);
}

TEST_F(Cli, FilesSideBySideAreOneRecording) {
  std::string positions = "a,b\n", torques = "a,b\n";
  for (int k = 0; k < 600; ++k) {
    const double t = 0.01 * k;
    positions += std::to_string(std::sin(3 * t)) + "," + std::to_string(std::cos(2 * t)) + "\n";
    torques += std::to_string(std::cos(3 * t)) + "," + std::to_string(std::sin(2 * t)) + "\n";
  }
  ASSERT_TRUE(write_file((folder_ / "positions.csv").string(), positions));
  ASSERT_TRUE(write_file((folder_ / "torques.csv").string(), torques));
  ASSERT_TRUE(write_file((folder_ / "map.yaml").string(),
                         "side_by_side: true\nrate_hz: 100\njoints: [joint1, joint2]\n"
                         "q: {file: positions, columns: [a, b]}\ntau: {file: torques, columns: [a, b]}\n"));
  const Outcome out = run("identify planar2r positions.csv torques.csv --mapping map.yaml --check-only");
  EXPECT_LE(out.code, 1) << out.text;
  EXPECT_NE(out.text.find("positions.csv + torques.csv: 6.0 s at 100.00 Hz"), std::string::npos) << out.text;
}

TEST_F(Cli, UnwritableOutputLeavesNothing) {
  const Outcome out = run("export planar2r --to c --out /proc/no/such/place.h");
  EXPECT_EQ(out.code, 3) << out.text;
  EXPECT_NE(out.text.find("cannot be written"), std::string::npos) << out.text;
}

}  // namespace
}  // namespace armature
