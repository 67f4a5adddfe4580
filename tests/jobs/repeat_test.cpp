// A job that is repeated gives the same bytes, and what keeps it from that is named.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "armature/base.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/reproduce_job.hpp"
#include "armature/robot_file.hpp"
#include "jobs/difference.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

class Repeat : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("armature-repeat-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    before_ = fs::current_path();
    fs::current_path(folder_);
    // A comparison of two models: inputs and outputs are files, and it is done in a moment.
    ASSERT_TRUE(write_file("a.json", model(0)));
    ASSERT_TRUE(write_file("b.json", model(1)));
    CompareJob job;
    job.directories = {"a.json", "b.json"}, job.out = "comparison";
    const auto outcome = run_job(job);
    ASSERT_TRUE(outcome) << outcome.error().text();
    const auto place = write_outcome(job, *outcome);
    ASSERT_TRUE(place) << place.error().text();
  }
  void TearDown() override {
    fs::current_path(before_);
    fs::remove_all(folder_);
  }
  static std::string model(double shift) {
    IdentifiedModel m;
    m.robot = load_robot("planar2r").value();
    const BaseMap map = compute_base(TorqueModel(m.robot, {}));
    for (const BaseParameter& parameter : map.parameters) m.base_names.push_back(parameter.name);
    const auto n = static_cast<Eigen::Index>(m.base_names.size());
    m.base = Vector::Constant(n, 1 + shift);
    m.base_covariance = Matrix::Identity(n, n);
    m.residual = Vector::Constant(2, 0.5), m.noise = Vector::Constant(2, 0.4);
    return write_model(m);
  }
  static Outcome repeat(const std::string& path = "comparison") {
    RepeatJob job;
    job.directory = path;
    const auto outcome = run_job(job);
    EXPECT_TRUE(outcome) << outcome.error().text();
    return outcome ? *outcome : Outcome{};
  }
  static const Finding* find(const Outcome& outcome, const std::string& kind) {
    for (const Finding& f : outcome.findings) {
      if (f.kind == kind) return &f;
    }
    return nullptr;
  }
  fs::path folder_, before_;
};

TEST_F(Repeat, SameInputsGiveTheSameBytes) {
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Good) << outcome.verdict.text << outcome.text;
  EXPECT_TRUE(outcome.findings.empty());
}

TEST_F(Repeat, WorksFromAnotherDirectory) {
  fs::create_directories("elsewhere");
  fs::current_path("elsewhere");
  EXPECT_EQ(repeat("../comparison").verdict.level, Verdict::Level::Good);
  fs::current_path(folder_);
}

TEST_F(Repeat, ChangedInputIsNamed) {
  ASSERT_TRUE(write_file("a.json", read_file("a.json").value() + "\n"));
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Bad);
  ASSERT_NE(find(outcome, "input-changed"), nullptr);
  EXPECT_EQ(find(outcome, "input-changed")->where, "a.json");
}

TEST_F(Repeat, MissingInputIsNamedAndNothingRuns) {
  fs::remove("a.json");
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Bad);
  ASSERT_NE(find(outcome, "input-changed"), nullptr);
  EXPECT_NE(find(outcome, "input-changed")->message.find("not there"), std::string::npos);
}

TEST_F(Repeat, AnotherAnswerIsShownWhereItBegins) {
  // The job is made to remember other bytes, as an older version might have written.
  const std::string old = "{\"old\": 1}\n";
  const std::string now = checksum(read_file("comparison/compare.json").value());
  std::string note = read_file("comparison/job.json").value();
  const auto at = note.find(now);
  ASSERT_NE(at, std::string::npos);
  note.replace(at, now.size(), checksum(old));
  ASSERT_TRUE(write_file("comparison/job.json", note));
  ASSERT_TRUE(write_file("comparison/compare.json", old));
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Bad);
  ASSERT_NE(find(outcome, "file-differs"), nullptr);
  EXPECT_NE(outcome.text.find("old: 1 → null"), std::string::npos) << outcome.text;
}

TEST_F(Repeat, EditedOutputIsDoubtful) {
  ASSERT_TRUE(write_file("comparison/compare.json", "{}\n"));
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Doubtful) << outcome.text;
  EXPECT_NE(find(outcome, "file-edited"), nullptr);
}

TEST_F(Repeat, WhatALaterCommandReplacedIsNotCompared) {
  std::string note = read_file("comparison/job.json").value();
  note.replace(note.rfind("}"), 1, ",\"rewritten\":[\"compare.html\"]}");
  ASSERT_TRUE(write_file("comparison/job.json", note));
  ASSERT_TRUE(write_file("comparison/compare.html", "of a later command"));
  const Outcome outcome = repeat();
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Good) << outcome.text;
  EXPECT_NE(find(outcome, "file-rewritten"), nullptr);
}

// Times of a machine are never the same twice: they are in a file of their own, and job.json says so. It has no
// checksum of them, so that job.json itself is the same twice.
TEST_F(Repeat, TimesOfTheMachineAreNotCompared) {
  ReproduceJob job;
  job.paper = "sturz2017", job.table = "Figure 2", job.out = "figure";
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  ASSERT_TRUE(write_outcome(job, *outcome));
  EXPECT_NE(read_file("figure/times.md").value().find("| seconds |"), std::string::npos);
  const std::string note = read_file("figure/job.json").value();
  EXPECT_NE(note.find("\"of_this_run\":[\"times.md\"]"), std::string::npos);
  EXPECT_EQ(note.find("\"times.md\":"), std::string::npos) << note;
  const Outcome again = repeat("figure");
  EXPECT_EQ(again.verdict.level, Verdict::Level::Good) << again.text;
  EXPECT_NE(again.text.find("not compared: times of the machine"), std::string::npos) << again.text;
  EXPECT_NE(again.verdict.text.find("3 of 3 files"), std::string::npos) << again.verdict.text;
}

// The second table is searching when the user asks to stop: the first one is kept, and its job cannot be repeated.
TEST_F(Repeat, AStoppedReproductionKeepsWhatWasFinished) {
  ReproduceJob job;
  job.paper = "sturz2017", job.out = "part";
  Progress progress;
  bool searching = false;
  progress.report = [&](const ProgressStep& step) { searching = searching || step.stage == "Figure 2"; };
  progress.stop_requested = [&] { return searching; };
  const auto outcome = run_job(job, progress);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_TRUE(outcome->stopped);
  EXPECT_EQ(outcome->verdict.text.rfind("2 items of sturz2017", 0), 0U) << outcome->verdict.text;
  EXPECT_NE(find(*outcome, "stopped"), nullptr);
  ASSERT_TRUE(write_outcome(job, *outcome));
  EXPECT_NE(find(repeat("part"), "was-stopped"), nullptr);
}

TEST_F(Repeat, AFileThatNoCommandWroteIsRefused) {
  RepeatJob job;
  job.directory = "a.json";
  const auto outcome = run_job(job);
  ASSERT_FALSE(outcome);
  EXPECT_NE(outcome.error().text().find("Give a directory"), std::string::npos) << outcome.error().text();
}

TEST(Difference, TellsTheFirstKeyLineOrByte) {
  EXPECT_TRUE(content_differences("same", "same").empty());
  const auto keys = content_differences(R"({"a": {"b": [1, 2]}, "c": 3})", R"({"a": {"b": [1, 5]}, "c": 3, "d": 4})");
  ASSERT_EQ(keys.size(), 2U);
  EXPECT_EQ(keys[0], "a.b[1]: 2 → 5");
  EXPECT_EQ(keys[1], "d: null → 4");
  const auto lines = content_differences("one\ntwo\nthree\n", "one\nTWO\nthree\n");
  EXPECT_EQ(lines, (std::vector<std::string>{"@@ line 2 @@", " one", "-two", "+TWO"}));
  const std::string zero(1, '\0');
  EXPECT_NE(content_differences("ab" + zero, "ac" + zero).at(0).find("byte 1 "), std::string::npos);
  // Only white space differs: lines are shown.
  EXPECT_FALSE(content_differences("{\"a\":1}\n", "{\"a\": 1}\n").empty());
}

}  // namespace
}  // namespace armature
