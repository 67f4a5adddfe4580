// Inputs that a shell can hand over and no file dialog would: pipes, names that are no text.
#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "cli/cli.hpp"
#include "support/places.hpp"
#include "support/synthetic.hpp"

namespace armature {
namespace {

using testing::Cli;
using testing::Outcome;

class HostileCli : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    Rng rng(1);
    const Robot robot = load_catalogue_robot("planar2r").value();
    write_recording_csv(
        folder_ / "log.csv",
        testing::synthetic_recording(robot, rng, {.rate = 200, .period = 5, .periods = 2, .torque_noise = 0.01}))
        .value();
  }
};

// Whoever writes into a pipe writes once: it is opened once.
TEST_F(HostileCli, APipeIsALogAndARobot) {
  ASSERT_EQ(std::system(("mkfifo '" + (folder_ / "pipe").string() + "'").c_str()), 0);
  const Outcome log = run("--version >/dev/null; (cat log.csv > pipe &); timeout 100 '" +
                          std::string(testing::kBinaryDirectory) + "/armature' identify planar2r pipe --out m");
  EXPECT_EQ(log.code, 0) << log.text;
  EXPECT_TRUE(std::filesystem::exists(folder_ / "m/model.json"));
  const Outcome plain = run("identify planar2r log.csv --out m2");
  EXPECT_EQ(plain.code, 0) << plain.text;
}

// File systems hold any bytes; JSON holds UTF-8. The results are written all the same, the bytes as U+FFFD.
TEST_F(HostileCli, PathsThatAreNoUtf8) {
  const std::string odd =
      "o\xFF\xFE"
      "dd";
  std::filesystem::copy(folder_ / "log.csv", folder_ / (odd + ".csv"));
  const Outcome made = run("identify planar2r '" + odd + ".csv' --out '" + odd + "'");
  EXPECT_EQ(made.code, 0) << made.text;
  for (const std::string verb : {"validate", "monitor", "payload"}) {
    const Outcome out = run(verb + " '" + odd + "' '" + odd + ".csv' --json --out " + verb);
    EXPECT_LE(out.code, 1) << verb << ": " << out.text;
    EXPECT_EQ(out.text.find("json.exception"), std::string::npos) << out.text;
  }
  const Outcome again = run("repeat '" + odd + "'");
  EXPECT_TRUE(again.code == 1 || again.code == 3) << "its input cannot be found: " << again.text;
}

TEST_F(HostileCli, NamesThatAreNoTextAreRefused) {
  const auto yaml = read_file(std::string(testing::kSourceDirectory) + "/robots/planar2r.yaml").value();
  for (const std::string name : {"a\\u0007b", "a\\nb", "a\\u202eb"}) {
    std::string text = yaml;
    text.replace(text.find("name: planar2r"), 14, "name: \"" + name + "\"");
    write_file(folder_ / "arm.yaml", text).value();
    const Outcome out = run("inspect arm.yaml");
    // A mark that turns text around is text, and is not sent to a terminal.
    EXPECT_EQ(out.code, name == "a\\u202eb" ? 0 : 3) << name << ": " << out.text;
    for (const char c : out.text) EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 32) << name;
    EXPECT_EQ(out.text.find("\xE2\x80\xAE"), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace armature
