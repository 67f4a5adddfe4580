// The whole job from nothing, on robots of the catalogue.
#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "cli/cli.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

using testing::Outcome;

class CliDemo : public testing::Cli {};

// Safe in rehearsal, every export read back, and doubtful: the virtual robot has friction that the model lacks, and the
// demo says so.
TEST_F(CliDemo, EndsWithWhatTheModelLacks) {
  const bool all = testing::sweep_factor() > 1;
  for (const std::string& robot : all ? catalogue_names() : std::vector<std::string>{"planar2r"}) {
    const Outcome outcome = run("demo --robot " + robot + (all ? "" : " --quick") + " --out " + robot);
    EXPECT_EQ(outcome.code, 1) << robot << ": " << outcome.text;
    EXPECT_NE(outcome.text.find("doubtful"), std::string::npos) << robot << ": " << outcome.text;
    EXPECT_NE(outcome.text.find("friction that"), std::string::npos) << robot << ": " << outcome.text;
    EXPECT_TRUE(std::filesystem::exists(folder_ / robot / "report.html")) << robot;
  }
}

// The same seed, the same bytes.
TEST_F(CliDemo, IsRepeatable) {
  for (const char* name : {"one", "two"})
    ASSERT_EQ(run(std::string("demo --robot planar2r --quick --out ") + name).code, 1);
  for (const char* file : {"report.html", "model.json", "recording.csv", "planar2r.urdf", "planar2r.mjcf.xml"}) {
    const auto one = read_file((folder_ / "one" / file).string()), two = read_file((folder_ / "two" / file).string());
    ASSERT_TRUE(one && two) << file;
    EXPECT_EQ(*one, *two) << file;
  }
}

}  // namespace
}  // namespace armature
