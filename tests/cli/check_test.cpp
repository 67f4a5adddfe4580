// armature check on the papers' own tables: what it says, how it exits.
#include <fstream>

#include "cli/cli.hpp"
#include "support/published_base.hpp"

namespace armature {
namespace {

class Check : public testing::Cli {
 protected:
  void write(const std::vector<testing::PublishedBase>& table) const {
    std::ofstream out(folder_ / "base.csv");
    out << "name,value,rsd_percent\n";
    for (const auto& row : table) out << row.name << "," << row.value << "," << row.rsd << "\n";
  }
  int check(const std::string& arguments) {
    const testing::Outcome outcome = run("check " + arguments);
    text_ = outcome.text;
    return outcome.code;
  }
  void expect_said(const std::string& words) const {
    EXPECT_NE(text_.find(words), std::string::npos) << words << "\nis not in\n" << text_;
  }
  std::string text_;
};

TEST_F(Check, Sturz2017Table2) {
  write(testing::sturz2017_base());
  EXPECT_EQ(check("base.csv --robot iiwa14"), 1) << text_;
  expect_said("impossible: no robot can have these base parameters");
  for (const char* alone : {"ZZR1 = -0.146", "ZZR5 = -0.002", "ZZ7 = -0.02"}) expect_said(alone);
  expect_said("the nearest possible set, distance");
}

TEST_F(Check, Xu2020Table4) {
  write(testing::xu2020_base());
  EXPECT_EQ(check("base.csv --robot iiwa14 --json"), 1) << text_;
  expect_said("\"status\": \"impossible\"");
  for (const char* alone : {"ZZR5 = -0.0394", "ZZ7 = -0.0313", "FV1 = -0.0361", "FV4 = -0.216", "FV5 = -0.001"})
    expect_said(alone);
  expect_said("\"proof_weight\"");
  // ZZR1 of this table is positive, so nothing is said against it.
  EXPECT_EQ(text_.find("ZZR1 = "), std::string::npos);
}

TEST_F(Check, BadTablesAreRefusedByLine) {
  std::ofstream(folder_ / "base.csv") << "name,value\nZZZ1,0.5\n";
  EXPECT_GE(check("base.csv --robot iiwa14"), 2);
  expect_said("base.csv:2");
  expect_said("no base parameter is named \"ZZZ1\"");
  std::ofstream(folder_ / "base.csv") << "name,value\nMX2,zero\n";
  EXPECT_GE(check("base.csv --robot iiwa14"), 2);
  expect_said("\"zero\" is not a number");
  std::ofstream(folder_ / "base.csv") << "name,value\nMX2,0.5\n";
  EXPECT_GE(check("base.csv --robot iiwa14"), 2);
  expect_said("All 57 base parameters are needed");
}

// What identify wrote is taken as it is; its physical set has a mass matrix that is proven, its plain least squares of
// few data need not.
TEST_F(Check, AModelOfARehearsal) {
  ASSERT_EQ(run("design planar2r --budget-s 1 --out d --quiet").code, 0);
  ASSERT_EQ(run("rehearse planar2r d --out log --quiet").code, 0);
  for (const char* how : {"convex", "sturz", "xu"}) {
    const testing::Outcome made =
        run(std::string("identify planar2r log/recording.csv --quiet --force --out m --physical ") + how);
    ASSERT_LE(made.code, 1) << made.text;
    EXPECT_LE(check("m"), 1) << text_;
    expect_said("mass matrix of the physical parameters: positive definite everywhere");
    expect_said("within the joint limits");
  }
  EXPECT_EQ(check("m --robot planar2r"), 2);
  expect_said("a model has its robot in it");
  EXPECT_EQ(check("base.csv"), 2);
  expect_said("--robot is missing");
  for (const char* flags : {"--constraints known.yaml", "--prior auto"}) {
    const testing::Outcome made =
        run(std::string("identify planar2r log/recording.csv --physical none --out n ") + flags);
    EXPECT_EQ(made.code, 2) << made.text;
    EXPECT_NE(made.text.find("which are left out"), std::string::npos) << made.text;
  }
}

// The paper's own least squares: M(q) is negative somewhere within the limits, and the place is named.
TEST_F(Check, SaysWhereTheMassMatrixOfTheGivenValuesFails) {
  write(testing::sturz2017_base());
  EXPECT_EQ(check("base.csv --robot iiwa14"), 1) << text_;
  expect_said("mass matrix of the given values: not positive definite at joint1 ");
  expect_said("mass matrix of the nearest possible robot: positive definite everywhere");
}

}  // namespace
}  // namespace armature
