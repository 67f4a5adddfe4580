// Models side by side: the same numbers agree, a shift of k deviations is told as k.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>

#include "armature/base.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/robot_file.hpp"
#include "model/json.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

class Compare : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("armature-compare-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  // A model whose i-th base parameter is i + 1, each with a deviation of 0.1, and `shift` on the third.
  [[nodiscard]] std::string model(const std::string& name, double shift) const {
    IdentifiedModel m;
    m.robot = load_robot("planar2r").value();
    m.terms = make_terms(m.robot, {"viscous"}).value();
    const BaseMap map = compute_base(TorqueModel(m.robot, m.terms));
    for (const BaseParameter& parameter : map.parameters) m.base_names.push_back(parameter.name);
    const auto n = static_cast<Eigen::Index>(m.base_names.size());
    m.base = Vector::LinSpaced(n, 1, static_cast<double>(n));
    m.base[2] += shift;
    m.base_covariance = 0.01 * Matrix::Identity(n, n);
    m.residual = Vector::Constant(2, 0.5), m.noise = Vector::Constant(2, 0.4);
    m.provenance.version = "0";
    m.provenance.inputs = {{name + ".csv", checksum(name)}};
    EXPECT_TRUE(write_file(folder_ / name / "model.json", write_model(m)));
    return (folder_ / name).string();
  }
  static Outcome compare(const std::vector<std::string>& directories) {
    CompareJob job;
    job.directories = directories;
    const auto outcome = run_job(job);
    EXPECT_TRUE(outcome) << outcome.error().text();
    return outcome ? *outcome : Outcome{};
  }
  fs::path folder_;
};

TEST_F(Compare, SameNumbersAgree) {
  const Outcome outcome = compare({model("a", 0), model("b", 0)});
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Good) << outcome.verdict.text;
  EXPECT_NE(outcome.verdict.text.find("agree"), std::string::npos);
}

//   z = (x_k − x_1) / √(σ_1² + σ_k²)
TEST_F(Compare, ShiftIsToldInDeviationsOfTheDifference) {
  const double z = 7;
  const Outcome outcome = compare({model("a", 0), model("b", z * std::sqrt(2.0) * 0.1)});
  EXPECT_EQ(outcome.verdict.level, Verdict::Level::Doubtful) << outcome.verdict.text;
  const Json result = Json::parse(outcome.result);
  EXPECT_NEAR(result.at("parameters").at(2).at("deviations").at(0).get<double>(), z, 1e-9);
  EXPECT_EQ(result.at("parameters").at(1).at("deviations").at(0), 0);
  EXPECT_NE(outcome.verdict.text.find("7.0 deviations"), std::string::npos) << outcome.verdict.text;
}

TEST_F(Compare, ADifferenceThatChanceExplainsAgrees) {
  EXPECT_EQ(compare({model("a", 0), model("b", 2 * std::sqrt(2.0) * 0.1)}).verdict.level, Verdict::Level::Good);
}

TEST_F(Compare, WritesAPageAndTheWholeTable) {
  const Outcome outcome = compare({model("a", 0), model("b", 1), model("c", 2)});
  ASSERT_EQ(outcome.files.size(), 2U);
  EXPECT_EQ(outcome.files[0].name, "compare.html");
  EXPECT_NE(outcome.files[0].content.find("Parameters, in standard deviations"), std::string::npos);
  EXPECT_EQ(Json::parse(outcome.files[1].content).at("parameters").at(2).at("deviations").size(), 2U);
}

TEST_F(Compare, OneDirectoryIsTooFew) {
  CompareJob job;
  job.directories = {model("a", 0)};
  const auto outcome = run_job(job);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::Usage);
}

TEST_F(Compare, WhatHoldsNoRunIsNamed) {
  CompareJob job;
  job.directories = {model("a", 0), (folder_ / "nothing").string()};
  const auto outcome = run_job(job);
  ASSERT_FALSE(outcome);
  EXPECT_NE(outcome.error().text().find("nothing"), std::string::npos);
}

}  // namespace
}  // namespace armature
