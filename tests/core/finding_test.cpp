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
