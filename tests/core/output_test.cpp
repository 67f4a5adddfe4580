#include "armature/output.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "armature/files.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;
using Files = std::vector<std::pair<std::string, std::string>>;
using Tree = std::map<std::string, std::string>;

const Files kModel = {{"model.json", "{}"}, {"report.html", "<p>"}};

class Output : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("armature-output-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  void put(const std::string& name, const std::string& content = "mine") const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << content;
  }
  /// Every file below the folder, with its content.
  [[nodiscard]] Tree tree() const {
    Tree all;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      if (!entry.is_regular_file()) continue;
      all[entry.path().lexically_relative(folder_).string()] = read_file(entry.path()).value();
    }
    return all;
  }
  fs::path folder_;
};

/// Refused, with these words in the message, and nothing changed.
#define EXPECT_REFUSED(call, words)                                                       \
  do {                                                                                    \
    const Tree before = tree();                                                           \
    const auto done = (call);                                                             \
    ASSERT_FALSE(done) << "was accepted";                                                 \
    EXPECT_NE(done.error().text().find(words), std::string::npos) << done.error().text(); \
    EXPECT_EQ(tree(), before);                                                            \
  } while (false)

TEST_F(Output, ANewDirectoryAppearsWholeAndMarked) {
  ASSERT_TRUE(write_directory(folder_ / "a/b/out/", kModel));
  EXPECT_EQ(read_file(folder_ / "a/b/out/model.json").value(), "{}");
  const std::string job = read_file(folder_ / "a/b/out/job.json").value();
  EXPECT_TRUE(job.starts_with(R"({"format":"armature job")")) << job;
  EXPECT_NE(job.find(R"("files":["model.json","report.html"])"), std::string::npos) << job;
  EXPECT_EQ(tree().size(), 3U);
}

TEST_F(Output, StagedDirectoryAppearsWholeOrNotAtAll) {
  {
    auto staged = StagedDirectory::make(folder_ / "out").value();
    ASSERT_TRUE(staged.write("a.txt", "1"));
    EXPECT_FALSE(fs::exists(folder_ / "out"));
  }
  EXPECT_TRUE(tree().empty());
}

TEST_F(Output, TheSameCommandAgainReplacesItsOwnResults) {
  ASSERT_TRUE(write_directory(folder_ / "out", {{"model.json", "1"}, {"residuals/a.csv", "1"}}));
  ASSERT_TRUE(write_directory(folder_ / "out", {{"model.json", "2"}, {"residuals/b.csv", "2"}}));
  Tree now = tree();
  EXPECT_EQ(now.erase("out/job.json"), 1U);
  EXPECT_EQ(now, (Tree{{"out/model.json", "2"}, {"out/residuals/b.csv", "2"}}));
}

TEST_F(Output, AnEmptyDirectoryIsUsed) {
  fs::create_directory(folder_ / "out");
  EXPECT_TRUE(write_directory(folder_ / "out", kModel));
}

TEST_F(Output, OthersFilesAreNeverRemoved) {
  put("data/log.csv");
  put("data/notes/today.txt");
  EXPECT_REFUSED(write_directory(folder_ / "data", kModel), "log.csv, notes");
}

TEST_F(Output, AFileThatJoinedOurResultsIsNotRemoved) {
  ASSERT_TRUE(write_directory(folder_ / "out", kModel));
  put("out/my-notes.txt");
  EXPECT_REFUSED(write_directory(folder_ / "out", kModel), "my-notes.txt");
}

TEST_F(Output, AFolderOrLinkThatJoinedOurResultsIsNotRemoved) {
  ASSERT_TRUE(write_directory(folder_ / "out", kModel));
  fs::create_directory(folder_ / "out/empty");
  EXPECT_REFUSED(write_directory(folder_ / "out", kModel), "empty");
  fs::remove(folder_ / "out/empty");
  put("elsewhere");
  fs::remove(folder_ / "out/model.json");
  fs::create_symlink(folder_ / "elsewhere", folder_ / "out/model.json");
  EXPECT_REFUSED(write_directory(folder_ / "out", kModel), "model.json");
}

TEST_F(Output, ForceReplacesOursAndLeavesTheRest) {
  ASSERT_TRUE(write_directory(folder_ / "out", {{"model.json", "1"}, {"old.csv", "1"}}));
  put("out/my-notes.txt");
  ASSERT_TRUE(write_directory(folder_ / "out", {{"model.json", "2"}}, {.force = true, .inputs = {}}));
  Tree now = tree();
  EXPECT_EQ(now.erase("out/job.json"), 1U);
  EXPECT_EQ(now, (Tree{{"out/model.json", "2"}, {"out/my-notes.txt", "mine"}}));
}

TEST_F(Output, ForceDoesNotReplaceWhatIsNotOurs) {
  put("data/model.json");
  EXPECT_REFUSED(write_directory(folder_ / "data", kModel, {.force = true, .inputs = {}}), "model.json");
}

TEST_F(Output, ForceDoesNotWriteThroughALinkedFolder) {
  put("elsewhere/a.csv");
  fs::create_directory(folder_ / "data");
  fs::create_directory_symlink(folder_ / "elsewhere", folder_ / "data/residuals");
  EXPECT_REFUSED(write_directory(folder_ / "data", {{"residuals/a.csv", "2"}}, {.force = true, .inputs = {}}),
                 "residuals");
}

TEST_F(Output, AnotherCommandsResultsAreNotExchanged) {
  ASSERT_TRUE(write_directory(folder_ / "m", kModel));
  EXPECT_REFUSED(write_directory(folder_ / "m", {{"monitor.json", ""}, {"monitor.html", ""}}), "another command");
}

TEST_F(Output, InputsAreNeverReplacedEvenByForce) {
  ASSERT_TRUE(write_directory(folder_ / "m", kModel));
  for (const bool force : {false, true}) {
    for (const char* input : {"m", "m/model.json", "m/../m"}) {
      EXPECT_REFUSED(write_directory(folder_ / "m", kModel, {.force = force, .inputs = {folder_ / input}}),
                     "which this command reads");
    }
  }
  fs::create_hard_link(folder_ / "m/model.json", folder_ / "same.json");
  EXPECT_REFUSED(write_directory(folder_ / "m", kModel, {.force = true, .inputs = {folder_ / "same.json"}}), "reads");
  EXPECT_TRUE(write_directory(folder_ / "n", kModel, {.force = false, .inputs = {folder_ / "m"}}));
}

TEST_F(Output, AFileADeviceAndALinkToNothingAreRefused) {
  put("log.csv");
  EXPECT_REFUSED(write_directory(folder_ / "log.csv", kModel), "is not a directory");
  EXPECT_REFUSED(write_directory(folder_ / "log.csv", kModel, {.force = true, .inputs = {}}), "is not a directory");
  EXPECT_REFUSED(write_directory(folder_ / "log.csv/out", kModel), "cannot be written");
  fs::create_symlink(folder_ / "nothing", folder_ / "link");
  EXPECT_REFUSED(write_directory(folder_ / "link", kModel), "link to nothing");
  EXPECT_REFUSED(write_directory("/dev/null", kModel), "is not a directory");
  EXPECT_REFUSED(write_directory("", kModel), "empty");
  EXPECT_REFUSED(write_directory("/", kModel), "did not write");
}

TEST_F(Output, ALinkToADirectoryIsFollowedAndStays) {
  ASSERT_TRUE(write_directory(folder_ / "real", {{"model.json", "1"}}));
  fs::create_directory_symlink(folder_ / "real", folder_ / "link");
  ASSERT_TRUE(write_directory(folder_ / "link", {{"model.json", "2"}}));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(read_file(folder_ / "real/model.json").value(), "2");
}

TEST_F(Output, TheWorkingDirectoryStaysTheWorkingDirectory) {
  put("here/log.csv");
  const fs::path before = fs::current_path();
  fs::current_path(folder_ / "here");
  const auto refused = write_directory(".", kModel);
  const auto upwards = write_directory("..", kModel);
  fs::remove(folder_ / "here/log.csv");
  const auto first = write_directory(".", {{"model.json", "1"}});
  const auto again = write_directory(".", {{"model.json", "2"}});
  const bool same = fs::equivalent(".", folder_ / "here");
  fs::current_path(before);
  EXPECT_FALSE(refused);
  EXPECT_FALSE(upwards);
  EXPECT_TRUE(first && again && same);
  EXPECT_EQ(read_file(folder_ / "here/model.json").value(), "2");
}

TEST_F(Output, NamesThatLeaveTheDirectoryAreRefused) {
  for (const char* name : {"../x", "/tmp/x", "a/../../x", "", ".", "a/./b", "a/"}) {
    EXPECT_REFUSED(write_directory(folder_ / "out", {{name, "x"}}), "is not a name");
  }
}

TEST_F(Output, TwoResultsOfOneNameAreRefused) {
  EXPECT_REFUSED(write_directory(folder_ / "out", {{"a", "1"}, {"a", "2"}}), "two results have this name");
}

TEST_F(Output, TheCallersJobKeepsItsTextAndGetsTheList) {
  const std::string job = R"({"format":"armature job","verb":"identify","n":0.1})";
  ASSERT_TRUE(write_directory(folder_ / "out", {{"model.json", "1"}, {"job.json", job}}));
  EXPECT_EQ(read_file(folder_ / "out/job.json").value(),
            R"({"format":"armature job","files":["model.json"],"verb":"identify","n":0.1})");
  EXPECT_TRUE(write_directory(folder_ / "out", {{"model.json", "1"}, {"job.json", job}}));
  EXPECT_REFUSED(write_directory(folder_ / "other", {{"job.json", "{}"}}), "job.json");
}

TEST_F(Output, ADamagedMarkIsNoMark) {
  for (const std::string job : {"", "{", "[]", R"({"format":"other"})", "null"}) {
    put("out/job.json", job);
    EXPECT_REFUSED(write_directory(folder_ / "out", kModel), "job.json");
  }
  // A mark that lists foreign places does not make them ours.
  put("out/job.json", R"({"format":"armature job","files":["../victim","/etc/passwd",3]})");
  put("victim");
  ASSERT_TRUE(write_directory(folder_ / "out", kModel));
  EXPECT_TRUE(fs::exists(folder_ / "victim"));
}

TEST_F(Output, OneFileNeverReplacesAnInput) {
  put("arm.urdf");
  EXPECT_REFUSED(
      write_output_files(folder_ / "arm.urdf", {{"", "x"}}, {.force = true, .inputs = {folder_ / "arm.urdf"}}),
      "is read by this command");
  EXPECT_TRUE(
      write_output_files(folder_ / "other.urdf", {{"", "x"}}, {.force = false, .inputs = {folder_ / "arm.urdf"}}));
}

// A file that somebody else wrote stays; one with our note beside it is replaced.
TEST_F(Output, OneFileReplacesOnlyOurOwn) {
  const std::string note = R"({"format":"armature job"})";
  ASSERT_TRUE(write_file(folder_ / "arm.urdf", "mine"));
  EXPECT_REFUSED(write_output_files(folder_ / "arm.urdf", {{"", "x"}}), "was not written by Armature");
  EXPECT_EQ(read_file(folder_ / "arm.urdf").value(), "mine");
  ASSERT_TRUE(write_file(folder_ / "new.sdf.side.json", "mine"));
  EXPECT_REFUSED(write_output_files(folder_ / "new.sdf", {{".side.json", "x"}, {"", "x"}}), "new.sdf.side.json");
  EXPECT_FALSE(std::filesystem::exists(folder_ / "new.sdf"));
  EXPECT_TRUE(
      write_output_files(folder_ / "arm.urdf", {{".job.json", note}, {"", "x"}}, {.force = true, .inputs = {}}));
  EXPECT_TRUE(write_output_files(folder_ / "arm.urdf", {{".job.json", note}, {"", "y"}}));
  EXPECT_EQ(read_file(folder_ / "arm.urdf").value(), "y");
}

TEST(FileNames, AnyTextBecomesOneSafeName) {
  EXPECT_EQ(safe_file_name("ur5e"), "ur5e");
  EXPECT_EQ(safe_file_name("../../x"), "_._.._x");
  EXPECT_EQ(safe_file_name("/abs/x"), "_abs_x");
  EXPECT_EQ(safe_file_name("ロボット"), "ロボット");
  EXPECT_EQ(safe_file_name("a\xE2\x80\xAEgpj.exe"), "a_gpj.exe");
  EXPECT_EQ(safe_file_name("-rf"), "_rf");
  EXPECT_EQ(safe_file_name("a\xFF\xC0\xAF"), "a___");
  EXPECT_EQ(safe_file_name(""), "unnamed");
  EXPECT_EQ(safe_file_name(".."), "_.");
  const std::string a = safe_file_name(std::string(300, 'a')), b = safe_file_name(std::string(301, 'a'));
  EXPECT_LE(a.size(), 100U);
  EXPECT_NE(a, b);
  const std::string long_urdf = safe_file_name(std::string(300, 'a') + ".urdf");
  EXPECT_TRUE(long_urdf.ends_with(".urdf") && long_urdf.size() <= 100) << long_urdf;
}

TEST(FileNames, EqualNamesAreToldApart) {
  EXPECT_EQ(distinct_file_names({"log", "log", "a/b", "a_b", "log"}),
            (std::vector<std::string>{"log", "log-2", "a_b", "a_b-2", "log-3"}));
}

TEST(Streams, AFullDiskIsNoticed) {
  std::ofstream full("/dev/full");
  if (!full) GTEST_SKIP() << "no /dev/full here";
  full << "x";
  const auto done = check_stream(full, "stdout");
  ASSERT_FALSE(done);
  EXPECT_NE(done.error().text().find("stdout: cannot be written"), std::string::npos) << done.error().text();
  std::ostringstream fine;
  fine << "x";
  EXPECT_TRUE(check_stream(fine, "stdout"));
}

}  // namespace
}  // namespace armature
