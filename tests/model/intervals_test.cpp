// Intervals of every kind contain the truth as often as they say, when residuals remember each other.
#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/identify.hpp"
#include "support/sweep.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

struct Share {
  double inside = 0, all = 0;
  void add(double truth, double lower, double upper) { all += 1, inside += lower <= truth && truth <= upper ? 1 : 0; }
  [[nodiscard]] double value() const { return inside / all; }
};

// Noise with a memory of `memory` from one sample to the next.
void add_noise(Samples& s, double noise, double memory, Rng& rng) {
  for (Index j = 0; j < s.tau.cols(); ++j) {
    double x = rng.normal();
    for (Index k = 0; k < s.size(); ++k) {
      s.tau(k, j) += noise * x;
      x = memory * x + std::sqrt(1 - memory * memory) * rng.normal();
    }
  }
}

// 80 runs of a planar arm. Its parameters are correlated: as if there were three per run, the share is known to 1.4 %,
// and 0.88 instead of 0.95 is noticed with 95 %. Deviations for independent residuals would contain a third.
TEST(Intervals, OfBaseAndPhysicalParametersHoldWhereNoiseHasAMemory) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = model.nominal();
  Rng rng(8);
  const FourierSeries motion = testing::fourier_motion(rng, 2);
  const Samples clean = testing::virtual_samples(model, pi, motion, 100, 0, rng);
  Share base, seen;
  for (int run = 0; run < testing::sweep(80); ++run) {
    Samples s = clean;
    add_noise(s, 0.2, 0.9, rng);
    const Identification found = identify(robot, {s}).value();
    const Vector beta = found.base.to_base(pi);
    for (Index i = 0; i < beta.size(); ++i) base.add(beta[i], found.estimate.lower[i], found.estimate.upper[i]);
    const PhysicalSet& set = *found.model.physical;
    for (Index i = 0; i < pi.size(); ++i) {
      if (set.origin[static_cast<std::size_t>(i)] != Origin::Measured || !(set.sigma[i] > 0)) continue;
      seen.add(pi[i], set.pi[i] - 1.96 * set.sigma[i], set.pi[i] + 1.96 * set.sigma[i]);
    }
  }
  EXPECT_NEAR(base.value(), 0.95, 0.045);
  ASSERT_GT(seen.all, 100);
  EXPECT_NEAR(seen.value(), 0.95, 0.045);
}

// Stribeck velocity and the friction beside it, fitted together: the shape's error is in both. 60 runs, four numbers
// each: 0.87 instead of 0.95 is noticed with 95 %.
TEST(Intervals, OfFittedShapesHold) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot), stribeck_friction(robot, 0.08)});
  Vector pi = truth.nominal();
  for (const char* name : {"FS1", "FS2"}) pi[truth.find(name)] = 0.8;
  Rng rng(9);
  const Samples clean = testing::virtual_samples(truth, pi, testing::fourier_motion(rng, 2, 0.6), 200, 0, rng);
  IdentifyOptions options;
  options.terms = {"viscous", "coulomb", "stribeck:0.05"};
  options.refinement.fit_shapes = true;
  options.with_essential = options.with_physical = false;
  Share friction;
  for (int run = 0; run < testing::sweep(60); ++run) {
    Samples s = clean;
    add_noise(s, 0.05, 0, rng);
    const Identification found = identify(robot, {s}, options).value();
    const Estimate& e = found.estimate;
    for (const char* name : {"FC1", "FC2", "FS1", "FS2"}) {
      const auto at = std::find(e.parameters.begin(), e.parameters.end(), name) - e.parameters.begin();
      friction.add(pi[truth.find(name)], e.lower[at], e.upper[at]);
    }
  }
  EXPECT_NEAR(friction.value(), 0.95, 0.05);
}

// Weights from periods are the noise that periods tell, not the error that a row has: here every row is off by ten
// times as much, the same in all periods. 80 runs of ten parameters, as if there were three: 0.88 instead of 0.95 is
// noticed with 95 %.
TEST(Intervals, OfWeightsFromPeriodsHoldWhereAnErrorRepeats) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = model.nominal();
  Rng rng(18);
  Samples clean = testing::virtual_samples(model, pi, testing::fourier_motion(rng, 2), 100, 0, rng);
  clean.noise_variance = Vector::Constant(2, 0.02 * 0.02);
  clean.noise_degrees_of_freedom = 3000;
  IdentifyOptions options;
  options.estimate.weighting = EstimateOptions::Weighting::FromPeriods;
  options.with_essential = options.with_physical = false;
  Share base;
  for (int run = 0; run < testing::sweep(80); ++run) {
    Samples s = clean;
    add_noise(s, 0.2, 0, rng);
    const Identification found = identify(robot, {s}, options).value();
    ASSERT_EQ(found.estimate.weighting_used, EstimateOptions::Weighting::FromPeriods);
    const Vector beta = found.base.to_base(pi);
    for (Index i = 0; i < beta.size(); ++i) base.add(beta[i], found.estimate.lower[i], found.estimate.upper[i]);
  }
  EXPECT_NEAR(base.value(), 0.95, 0.045);
}

// A selection removes what the data can do without and thereby moves what is left. Intervals as if it had not looked at
// the data hold 76 % of the truths. 60 runs of about six parameters, as if there were three: 0.87 instead of 0.95
// is noticed with 95 %.
TEST(Intervals, OfEssentialParametersCountTheSelection) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = model.nominal();
  Rng rng(19);
  const Samples clean = testing::virtual_samples(model, pi, testing::fourier_motion(rng, 2), 100, 0, rng);
  IdentifyOptions options;
  options.essential.method = EssentialOptions::Method::Rsd;
  options.with_physical = false;
  Share counted, ignored;
  double removed = 0;
  for (int run = 0; run < testing::sweep(60); ++run) {
    Samples s = clean;
    add_noise(s, 2, 0, rng);
    const Identification found = identify(robot, {s}, options).value();
    const Vector beta = found.base.to_base(pi);
    const Essential& kept = *found.essential;
    EssentialOptions plain = options.essential;
    const Essential before = find_essential(found.information, plain);
    removed += static_cast<double>(kept.removals.size());
    for (const int i : kept.kept) {
      counted.add(beta[i], kept.estimate.lower[i], kept.estimate.upper[i]);
      ignored.add(beta[i], before.estimate.lower[i], before.estimate.upper[i]);
    }
  }
  RecordProperty("coverage", std::to_string(counted.value()) + ", as if not selected " +
                                 std::to_string(ignored.value()) + ", removed " + std::to_string(removed));
  EXPECT_GT(removed, 60);
  EXPECT_LT(ignored.value(), 0.85);
  EXPECT_GE(counted.value(), 0.905);
}

// A prior that is two deviations off in every parameter is contradicted by good data, and said to be.
TEST(Prior, ThatTheDataContradictIsAFinding) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap base = compute_base(model);
  Rng rng(10);
  const Samples s = testing::virtual_samples(model, model.nominal(), testing::fourier_motion(rng, 2), 100, 0.1, rng);
  EstimateOptions options;
  options.prior = make_prior(model, base, 0.1);
  const auto disagree = [&](const Estimate& e) {
    return std::any_of(e.warnings.begin(), e.warnings.end(), [](const Warning& w) { return w.where == "prior"; });
  };
  const Information information = accumulate(model, base, s).value();
  EXPECT_FALSE(disagree(estimate(information, options)));
  options.prior->mean += 2 * options.prior->deviation.unaryExpr([](double x) { return std::isfinite(x) ? x : 0.0; });
  EXPECT_TRUE(disagree(estimate(information, options)));
}

}  // namespace
}  // namespace armature
