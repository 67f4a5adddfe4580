// Real recordings beside the repository; skipped where they are absent. Bounds: what `./dev bench data` prints, with a
// tenth of room.
#include <gtest/gtest.h>

#include "armature/robot_file.hpp"
#include "data_support.hpp"

namespace armature {
namespace {

using Weighting = EstimateOptions::Weighting;

class RealData : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(testing::data_folder())) GTEST_SKIP() << "no recordings beside the repository";
  }
};

TEST_F(RealData, Tx40AgreesWithThePublishedParameters) {
  const Robot robot = load_robot((testing::data_folder() / "tx40/tx40_mdh_modified.urdf").string()).value();
  const testing::Tx40 data = testing::tx40_samples();
  testing::Recipe recipe{.terms = {"viscous", "coulomb", "offset", "rotor", "wrist:5:6"},
                         .weighting = Weighting::FromResiduals};
  recipe.weights = data.weights;
  recipe.keep_every = testing::kTx40KeepEvery;
  const testing::Fitted fitted = testing::fit(robot, {data.samples}, recipe);
  int sharp = 0, one = 0;
  for (const testing::PublicParameter& p : testing::tx40_public(fitted)) {
    if (p.deviation >= 0.05 * std::abs(p.value)) continue;
    ++sharp, one += p.apart() <= 1 ? 1 : 0;
  }
  EXPECT_EQ(sharp, 19);
  EXPECT_EQ(one, sharp);
  Information info = fitted.information;
  info.inflation = compute_statistics(fitted.model, fitted.base, data.samples, fitted.estimate,
                                      {.bootstrap_runs = 0, .keep_every = recipe.keep_every}, data.weights)
                       .inflation;
  EssentialOptions options;
  options.method = EssentialOptions::Method::Rsd;
  options.large_rsd = 0.15;
  EXPECT_NEAR(static_cast<double>(find_essential(info, options).kept.size()), 25, 2);
}

TEST_F(RealData, Lwr4IsPredictedAcrossMotions) {
  const Robot robot = load_robot((testing::data_folder() / "lwr4/kuka_lwr4_gaz.urdf").string()).value();
  std::vector<Samples> sets;
  for (const char* name : {"1", "2", "3"}) sets.push_back(testing::lwr4_samples(name));
  testing::Recipe recipe{.terms = {"viscous", "coulomb", "offset"}, .weighting = Weighting::None, .prior = 0.1};
  // Plain least squares: 13.7 % and 6.4 %.
  EXPECT_LT(relative_error(testing::fit(robot, {sets[0]}, recipe), sets[2]), 0.055);
  EXPECT_LT(relative_error(testing::fit(robot, {sets[2]}, recipe), sets[0]), 0.033);
  recipe.prior.reset();
  recipe.terms.insert(recipe.terms.end(), {"power:0.5", "stribeck:0.1"});
  for (int j = 1; j <= 7; ++j) recipe.terms.push_back("gravity-spring:" + std::to_string(j));
  EXPECT_LT(relative_error(testing::fit(robot, {sets[1], sets[2]}, recipe), sets[0]), 0.025);
  // The same with friction that remembers its path.
  recipe.terms[1] = "presliding";
  EXPECT_LT(relative_error(testing::fit(robot, {sets[1], sets[2]}, recipe), sets[0]), 0.022);
}

TEST_F(RealData, Kr300AndUr10BeatPlainLeastSquares) {
  testing::Recipe recipe{.terms = {"viscous", "coulomb", "offset", "gravity-spring:2", "rotor"},
                         .weighting = Weighting::FromResiduals};
  const auto heavy =
      testing::fit(testing::kr300_robot(), {testing::kr300_samples("A"), testing::kr300_samples("B")}, recipe);
  EXPECT_LT(relative_error(heavy, testing::kr300_samples("C")), 0.165);
  recipe = {.terms = {"viscous", "asymmetric", "offset", "rotor", "power:0.5"}, .weighting = Weighting::None};
  const auto ur10 = testing::fit(testing::ur10_robot(), {testing::ur10_samples()}, recipe);
  EXPECT_LT(ur10.estimate.total_relative_residual, 0.048);
}

}  // namespace
}  // namespace armature
