#include "armature/finding.hpp"

#include <gtest/gtest.h>

namespace armature {
namespace {

const Finding kNote{Severity::Note, "period-found", "", "period 5 s", ""};
const Finding kWarning{Severity::Warning, "spikes", "a.csv, joint2", "3 spikes", "Look at the cable."};
const Finding kProblem{Severity::Problem, "degrees", "a.csv", "positions look like degrees", "Say so in a mapping."};

TEST(Finding, TextHasPlaceMessageAndAdvice) {
  EXPECT_EQ(kWarning.text(), "a.csv, joint2: 3 spikes. Look at the cable.");
  EXPECT_EQ(kNote.text(), "period 5 s.");
}

TEST(Remedy, SaysWhichTermToAddOrToTry) {
  EXPECT_EQ(Remedy{}.text(), "");
  EXPECT_EQ((Remedy{"", "rotor"}).text(), "Add rotor to --terms");
  EXPECT_EQ((Remedy{"", "presliding", true}).text(), "Add presliding to --terms with --fit-shapes");
  const Remedy warm{"Warm the robot up before recording, or", "warm-up"};
  EXPECT_EQ(warm.text(), "Warm the robot up before recording, or add warm-up to --terms");
  EXPECT_EQ(warm.text("--terms viscous,warm-up"), "Warm the robot up before recording, or try --terms viscous,warm-up");
  // No term helps: the advice alone.
  const Remedy clock{"Log both with one clock"};
  EXPECT_EQ(clock.text(), "Log both with one clock");
  EXPECT_EQ(clock.text("--terms viscous"), clock.text());
}

TEST(Verdict, FollowsTheWorstFinding) {
  EXPECT_EQ(level_of({}), Verdict::Level::Good);
  EXPECT_EQ(level_of({kNote}), Verdict::Level::Good);
  EXPECT_EQ(level_of({kNote, kWarning}), Verdict::Level::Doubtful);
  EXPECT_EQ(level_of({kWarning, kProblem}), Verdict::Level::Bad);
}

TEST(Verdict, ReasonsNameProblemsFirstAndNoNotes) {
  const Verdict verdict = make_verdict("no model", {kNote, kWarning, kProblem});
  EXPECT_EQ(verdict.level, Verdict::Level::Bad);
  EXPECT_EQ(verdict.reasons, (std::vector<std::string>{kProblem.text(), kWarning.text()}));
  EXPECT_EQ(make_verdict("done", {}, Verdict::Level::Doubtful).level, Verdict::Level::Doubtful);
}

}  // namespace
}  // namespace armature
