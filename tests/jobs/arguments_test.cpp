// Words of a command line become a job.
#include "armature/arguments.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "armature/jobs.hpp"
#include "jobs/field_values.hpp"

namespace armature {
namespace {

TEST(ReadArguments, PlacesFlagsListsAndNumbers) {
  IdentifyJob job;
  const auto read = read_arguments(job, {"panda", "a.csv", "--terms", "viscous,coulomb,rotor", "b.csv", "--json",
                                         "--confidence-percent=99", "--out", "m", "--fit-shapes"});
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(job.inputs, (std::vector<std::string>{"panda", "a.csv", "b.csv"}));
  EXPECT_EQ(job.options.terms, (std::vector<std::string>{"viscous", "coulomb", "rotor"}));
  EXPECT_DOUBLE_EQ(job.options.estimate.confidence, 0.99);
  EXPECT_TRUE(job.options.refinement.fit_shapes);
  EXPECT_TRUE(read->json);
  EXPECT_EQ(job.out, "m");
}

TEST(ReadArguments, AFlagOfPathsTakesAllWordsUpToTheNextFlag) {
  PayloadJob job;
  ASSERT_TRUE(read_arguments(job, {"model", "loaded.csv", "--bare", "before.csv", "after.csv", "--quiet"}));
  EXPECT_EQ(job.bare, (std::vector<std::string>{"before.csv", "after.csv"}));
  EXPECT_EQ(job.logs.logs, (std::vector<std::string>{"loaded.csv"}));
}

TEST(ReadArguments, NegativeNumbersAreValues) {
  InspectJob job;
  ASSERT_TRUE(read_arguments(job, {"panda", "--gravity", "-9.81,0,0"}));
  EXPECT_EQ(job.robot.gravity, (std::vector<double>{-9.81, 0, 0}));
}

TEST(ReadArguments, MistakesAreUsageErrorsWithTheNextStep) {
  const auto mistake = [](const std::vector<std::string>& words) {
    MonitorJob job;
    const auto read = read_arguments(job, words);
    EXPECT_FALSE(read);
    EXPECT_EQ(read ? ErrorCode::Meaning : read.error().code, ErrorCode::Usage);
    return read ? std::string() : read.error().text();
  };
  EXPECT_NE(mistake({"m", "l", "--bandwith-hz", "5"}).find("--bandwidth-hz"), std::string::npos);
  EXPECT_NE(mistake({"m", "l", "--bandwidth-hz"}).find("needs a value"), std::string::npos);
  for (const char* value : {"inf", "nan", "-1", "five"}) mistake({"m", "l", "--bandwidth-hz", value});
  for (const char* value : {"nan", "-1", "0"}) mistake({"m", "l", "--threshold-nm", value});
  // A switch cannot be switched off, nor can one that every verb has.
  for (const char* flag : {"--force=no", "--json=false", "--quiet=0"})
    EXPECT_NE(mistake({"m", "l", flag}).find("takes no value"), std::string::npos) << flag;
}

TEST(ReadArguments, CommandLineOfAJobReadsBackAsTheJob) {
  IdentifyJob job;
  ASSERT_TRUE(read_arguments(job, {"a robot.urdf", "it's.csv", "--hold", "M7=1.2,link3", "--prior-percent", "30",
                                   "--mapping", "map.yaml", "--cutoff-hz", "12.5", "--confidence-percent", "99.7"}));
  const std::string line = command_line(job);
  for (const char* part : {"'a robot.urdf'", "--hold M7=1.2,link3", "--prior-percent 30", "--mapping map.yaml",
                           "--cutoff-hz 12.5", "--confidence-percent 99.7"})
    EXPECT_NE(line.find(part), std::string::npos) << line;
  EXPECT_EQ(line.find("--terms"), std::string::npos) << "defaults are left out: " << line;
}

// Whatever a list of choices offers can be typed, and the command that repeats the job types it again.
TEST(ReadArguments, EveryChoiceOfEveryOptionIsTakenAndRepeated) {
  int tried = 0;
  for (const auto& made : make_jobs()) {
    for (const FieldValue& field : list_fields(*made)) {
      if (field.field.positional) continue;
      for (const std::string& choice : field.field.choices) {
        // A job of its own for every word: required inputs are missing, which is said after the words are read.
        auto jobs = make_jobs();
        const auto job =
            std::find_if(jobs.begin(), jobs.end(), [&](const auto& j) { return j->verb() == made->verb(); });
        const auto read = read_arguments(**job, {"--" + field.field.name, choice});
        const std::string said = read ? "" : read.error().text();
        EXPECT_EQ(said.find(field.field.name), std::string::npos) << made->verb() << ": " << said;
        const std::string line = command_line(**job);
        const bool standard = field.value == Json(choice);
        EXPECT_NE(line.find("--" + field.field.name + " " + choice) == std::string::npos, !standard)
            << made->verb() << " " << choice << ": " << line;
        ++tried;
      }
    }
  }
  EXPECT_GT(tried, 60);
}

TEST(Terminal, KeepsLinesAndColoursAndNothingElse) {
  EXPECT_EQ(for_terminal("a\tb\n\033[1mbold\033[0m\n"), "a\tb\n\033[1mbold\033[0m\n");
  EXPECT_EQ(for_terminal("\033[2J\033]0;x\a\r"), "?[2J?]0;x??");
  EXPECT_EQ(for_terminal("a\xE2\x80\xAE"
                         "b\xC2\x9B"
                         "31m\xC3\xA9"),
            "a?b?31m\xC3\xA9");
  EXPECT_EQ(for_terminal("\033"), "?");
  EXPECT_EQ(for_terminal("\033[12"), "?[12");
}

TEST(Terminal, PlainTextLosesItsColoursAndNothingElse) {
  EXPECT_EQ(plain("a \033[1;31mb\033[0m c"), "a b c");
  EXPECT_EQ(plain("ends with \033[12"), "ends with \033[12");
  EXPECT_EQ(plain("\033[2J, all of me"), "\033[2J, all of me");
}

}  // namespace
}  // namespace armature
