// Laws of the estimate: docs/theory/estimate.md.
#include "armature/estimate.hpp"

#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/essential.hpp"
#include "armature/statistics.hpp"
#include "estimate/distributions.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using testing::Bench;
using testing::make_bench;
using testing::sweep;
using Weighting = EstimateOptions::Weighting;

// Student quantiles from tables to all digits shown; F probabilities from scipy.stats.f.sf.
TEST(Distributions, AgreeWithTables) {
  EXPECT_NEAR(student_quantile(0.95, 1), 12.706204736174694, 1e-9);
  EXPECT_NEAR(student_quantile(0.95, 5), 2.5705818356363146, 1e-10);
  EXPECT_NEAR(student_quantile(0.95, 120), 1.9799304050824413, 1e-10);
  EXPECT_NEAR(student_quantile(0.95, 1e9), 1.959963984540054, 1e-8);
  EXPECT_NEAR(fisher_above(4.0, 1, 30), 0.05462504496298, 1e-12);
  EXPECT_NEAR(fisher_above(1.0, 1, 1e6), 0.31731074984777, 1e-9);
}

// Clean data return the truth.
TEST(Estimate, CleanDataReturnTheTruth) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    const Robot robot = testing::random_robot(rng, {.max_bodies = 6});
    const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot)});
    const BaseMap base = testing::quick_base(model);
    Vector pi = model.nominal();
    pi.tail(pi.size() - model.inertial_count()) = rng.uniform_vector(pi.size() - model.inertial_count(), 0.1, 1);
    Samples s;
    s.motion = testing::random_motion(rng, 1500, model.joints());
    s.tau = inverse_dynamics(model, pi, s.motion);
    const Information info = accumulate(model, base, s).value();
    const Vector truth = base.to_base(pi);
    for (const Weighting weighting : {Weighting::None, Weighting::FromResiduals}) {
      const Estimate e = estimate(info, {.weighting = weighting});
      EXPECT_TRUE(e.usable()) << e.message << " seed " << seed;
      EXPECT_LE((e.beta - truth).norm(), 1e-8 * truth.norm()) << "seed " << seed << ", " << to_string(weighting);
    }
  }
}

TEST(Estimate, CleanDataReturnTheTruthOnEveryCatalogueRobot) {
  for (const std::string& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
    const BaseMap base = testing::quick_base(model);
    Rng rng(31);
    Samples s;
    s.motion = testing::random_motion(rng, 1200, model.joints());
    s.tau = inverse_dynamics(model, model.nominal(), s.motion);
    const Vector truth = base.to_base(model.nominal());
    const Estimate e = estimate(accumulate(model, base, s).value());
    EXPECT_TRUE(e.usable()) << name << ": " << e.message;
    EXPECT_LE((e.beta - truth).norm(), 1e-8 * truth.norm()) << name;
  }
}

struct Tally {
  Vector bias, square, variance;
  double covered = 0;
  int runs = 0;
};

// Repeats a noisy experiment on one robot.
Tally repeat(const Bench& bench, const Vector& sigma, int runs, std::uint64_t seed, double memory = 0,
             bool widen = false) {
  const Eigen::Index b = bench.base.size();
  Tally t{Vector::Zero(b), Vector::Zero(b), Vector::Zero(b), 0, runs};
  const Information clean = accumulate(bench.model, bench.base, bench.clean).value();
  t.variance = estimate(clean, {.weighting = Weighting::Given, .sigma = sigma}).covariance.diagonal();
  for (int run = 0; run < runs; ++run) {
    Rng rng = Rng(seed).fork(static_cast<std::uint64_t>(run));
    Samples s = bench.clean;
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) {
      double past = rng.normal();
      for (Eigen::Index k = 0; k < s.tau.rows(); ++k) {
        past = memory * past + std::sqrt(1 - memory * memory) * rng.normal();
        s.tau(k, j) += sigma[j] * past;
      }
    }
    const Information info = accumulate(bench.model, bench.base, s).value();
    Estimate e = estimate(info);
    if (widen) e = widened(e, compute_statistics(bench.model, bench.base, s, e, {.bootstrap_runs = 0}));
    const Vector error = e.beta - bench.beta;
    t.bias += error / runs;
    t.square += error.cwiseAbs2() / runs;
    t.covered +=
        ((bench.beta.array() >= e.lower.array()) && (bench.beta.array() <= e.upper.array())).cast<double>().mean() /
        runs;
  }
  return t;
}

// Bias within 3 standard errors, 95 % intervals cover 94–96 %, variance within 5 % of the Cramér–Rao bound (over all
// parameters; the Monte Carlo error of each is sqrt(2 / runs)).
void expect_honest(const Tally& t, const char* name) {
  const double runs = t.runs;
  const double z = (t.bias.array() / (t.variance.array() / runs).sqrt()).square().mean();
  const double b = static_cast<double>(t.bias.size());
  EXPECT_LE(z, 1 + 4 * std::sqrt(2 / b)) << name << ": bias in squared standard errors, mean over parameters";
  const double ratio = (t.square.array() / t.variance.array()).mean();
  const double sampling = 4 * std::sqrt(2 / runs) / std::sqrt(b / 4);
  EXPECT_NEAR(ratio, 1, std::max(0.05, sampling)) << name << ": variance over the Cramér–Rao bound";
  const double worst = (t.bias.array().abs() / (t.variance.array() / runs).sqrt()).maxCoeff();
  std::printf(
      "%s, %d runs: coverage %.4f, variance over the Cramér–Rao bound %.4f, bias mean square %.2f and worst %.1f "
      "standard errors\n",
      name, t.runs, t.covered, ratio, z, worst);
  EXPECT_LE(worst, 4.3) << name << ": chance passes this once in a thousand times for 57 parameters";
  const double spread = 4 * std::sqrt(0.95 * 0.05 / (runs * b / 4));
  EXPECT_NEAR(t.covered, 0.95, std::max(0.01, spread)) << name << ": coverage of the 95 % intervals";
}

TEST(Estimate, IsHonestOnPlanar2r) {
  const Bench bench = make_bench(testing::planar2r(), 400, 50, 3);
  expect_honest(repeat(bench, Vector{{0.5, 0.05}}, sweep(400), 7), "planar2r");
}

TEST(Estimate, IsHonestOnIiwa14) {
  const Bench bench = make_bench(testing::iiwa14(), 500, 50, 4);
  expect_honest(repeat(bench, Vector{{0.3, 0.4, 0.2, 0.3, 0.12, 0.12, 0.11}}, sweep(60), 8), "iiwa14");
}

// Coloured residuals: the naive interval fails, the widened one covers.
TEST(Statistics, CorrelatedResidualsNeedWiderIntervals) {
  const Bench bench = make_bench(testing::planar2r(), 2000, 200, 5);
  const Vector sigma{{0.5, 0.05}};
  const Tally naive = repeat(bench, sigma, sweep(100), 9, 0.9);
  const Tally ours = repeat(bench, sigma, sweep(100), 9, 0.9, true);
  std::printf("coloured residuals, %d runs: coverage %.3f naive, %.3f widened\n", ours.runs, naive.covered,
              ours.covered);
  EXPECT_LE(naive.covered, 0.80);
  EXPECT_GE(ours.covered, 0.93);
  EXPECT_LE(ours.covered, 0.98);
}

// White noise and few rows: 57 parameters take slow noise out of the residuals of 1,120 equations. It is put back, or
// the intervals are too narrow (92.8 % in these runs). A quarter of the parameters of a run are independent, so 150
// runs tell the coverage to ±0.5 %: 92.5 % instead of 95 % is noticed with probability 0.95.
TEST(Statistics, WidenedIntervalsCoverWithFewRows) {
  const Bench bench = make_bench(testing::iiwa14(), 160, 4, 4);
  const Tally t = repeat(bench, Vector{{0.3, 0.4, 0.2, 0.3, 0.12, 0.12, 0.11}}, sweep(150), 21, 0, true);
  std::printf("white noise, few rows, %d runs: coverage %.3f\n", t.runs, t.covered);
  EXPECT_GE(t.covered, 0.935);
  EXPECT_LE(t.covered, 0.965);
}

TEST(Statistics, BootstrapAgreesWithTheModelOfTheResiduals) {
  const Bench bench = make_bench(testing::planar2r(), 20000, 200, 6);
  Samples s = bench.clean;
  Rng rng(12);
  for (Eigen::Index j = 0; j < 2; ++j) {
    double past = 0;
    for (Eigen::Index k = 0; k < s.tau.rows(); ++k) s.tau(k, j) += past = 0.95 * past + 0.1 * rng.normal();
  }
  const Estimate e = estimate(accumulate(bench.model, bench.base, s).value());
  const Statistics st = compute_statistics(bench.model, bench.base, s, e, {.bootstrap_runs = 400});
  ASSERT_EQ(st.bootstrap.size(), e.beta.size());
  const Vector model = st.covariance.diagonal().cwiseSqrt();
  EXPECT_NEAR((st.bootstrap.array() / model.array()).mean(), 1, 0.25);
  EXPECT_GT((model.array() / e.deviation.array()).mean(), 3);
}

TEST(Statistics, FindsTheAutoregression) {
  Rng rng(13);
  Vector e(50000);
  double one = 0, two = 0;
  for (double& x : e) {
    x = 1.2 * one - 0.5 * two + rng.normal();
    two = one;
    one = x;
  }
  const Autoregression ar = fit_autoregression(e, {0}, 20);
  ASSERT_GE(ar.coefficients.size(), 2);
  EXPECT_NEAR(ar.coefficients[0], 1.2, 0.05);
  EXPECT_NEAR(ar.innovation, 1, 0.05);
}

// A joint whose friction the model lacks is named, one at its noise too.
TEST(Statistics, SaysWhatLimitsAJoint) {
  Bench bench = make_bench(testing::planar2r(), 4000, 200, 14);
  Rng rng(15);
  for (Eigen::Index k = 0; k < bench.clean.size(); ++k) {
    const double v = bench.clean.motion.v(k, 1);
    bench.clean.tau(k, 1) += (v > 0 ? 1 : -1) * std::exp(-std::abs(v) / 0.2) + 0.01 * rng.normal();
    bench.clean.tau(k, 0) += 0.1 * rng.normal();
  }
  bench.clean.noise_variance = Vector{{0.01, 0.0001}};
  const Estimate e = estimate(accumulate(bench.model, bench.base, bench.clean).value());
  const Statistics s = compute_statistics(bench.model, bench.base, bench.clean, e);
  EXPECT_EQ(s.of_joint[0].verdict, JointVerdict::NoiseFloor) << s.full();
  EXPECT_EQ(s.of_joint[1].verdict, JointVerdict::Friction) << s.full();
  EXPECT_NE(s.of_joint[1].words.find("lacks friction"), std::string::npos) << s.of_joint[1].words;
}

TEST(Statistics, AConstantTorqueIsNamed) {
  Bench bench = make_bench(testing::planar2r(), 4000, 200, 16);
  Rng rng(17);
  for (double& t : bench.clean.tau.reshaped()) t += 0.02 * rng.normal();
  bench.clean.tau.col(1).array() += 0.5;
  const Estimate e = estimate(accumulate(bench.model, bench.base, bench.clean).value());
  const Statistics s = compute_statistics(bench.model, bench.base, bench.clean, e);
  EXPECT_EQ(s.of_joint[1].verdict, JointVerdict::Offset) << s.full();
  EXPECT_NE(s.of_joint[1].text().find("Add offset to --terms"), std::string::npos);
}

// A prior fills what the data leave open, and says so.
TEST(Estimate, PriorFillsUnexcitedJoints) {
  Bench bench = make_bench(testing::iiwa14(), 600, 100, 16);
  bench.clean.motion.q.col(6).setConstant(0.3);
  bench.clean.motion.v.col(6).setZero();
  bench.clean.motion.a.col(6).setZero();
  bench.clean.tau = inverse_dynamics(bench.model, bench.model.nominal(), bench.clean.motion);
  const Information info = accumulate(bench.model, bench.base, bench.clean).value();
  const Estimate alone = estimate(info);
  EXPECT_EQ(alone.status, EstimateStatus::RankDeficient);
  EXPECT_FALSE(alone.usable());
  const int friction = bench.base.find("FV7");
  ASSERT_GE(friction, 0);
  EXPECT_TRUE(std::binary_search(alone.unseen.begin(), alone.unseen.end(), friction));
  EXPECT_TRUE(std::isinf(alone.deviation[friction]));
  const std::string page = alone.full();
  EXPECT_NE(page.find("FV7: not determined by these data. move joint 7 in both directions at several speeds"),
            std::string::npos)
      << page;

  const Estimate helped = estimate(info, {.prior = make_prior(bench.model, bench.base, 0.1)});
  EXPECT_TRUE(helped.usable());
  EXPECT_EQ(helped.standing[static_cast<std::size_t>(friction)], Origin::Prior);
  EXPECT_NEAR(helped.beta[friction], bench.beta[friction], 1e-6);
}

// Holding links at their true values leaves the rest unchanged and narrower.
TEST(Estimate, HeldParametersStay) {
  Bench bench = make_bench(testing::iiwa14(), 600, 100, 17);
  Rng rng(18);
  for (double& t : bench.clean.tau.reshaped()) t += 0.1 * rng.normal();
  const Information info = accumulate(bench.model, bench.base, bench.clean).value();
  std::vector<int> held;
  for (int i = 0; i < 60; ++i) held.push_back(i);  // links 1 … 6
  const Vector pi = bench.model.nominal();
  const Subspace subspace = hold_parameters(bench.base, held, pi.head(60));
  const Estimate free = estimate(info);
  const Estimate some = estimate(info, {.subspace = subspace});
  ASSERT_TRUE(some.usable());
  EXPECT_LT(subspace.basis.cols(), bench.base.size());
  const int tool = bench.base.find("MX7");
  ASSERT_GE(tool, 0);
  EXPECT_LE(some.deviation[tool], free.deviation[tool]);
  EXPECT_NEAR(some.beta[tool], bench.beta[tool], 5 * some.deviation[tool]);
  const int elbow = bench.base.find("XY3");
  ASSERT_GE(elbow, 0);
  EXPECT_EQ(some.standing[static_cast<std::size_t>(elbow)], Origin::Fixed);
  EXPECT_NEAR(some.beta[elbow], bench.beta[elbow], 1e-12);
}

TEST(Estimate, SaysWhenSamplesAreTooFew) {
  Bench bench = make_bench(testing::iiwa14(), 5, 100, 19);
  const Estimate e = estimate(accumulate(bench.model, bench.base, bench.clean).value());
  EXPECT_EQ(e.status, EstimateStatus::TooFewSamples);
  EXPECT_EQ(e.message, "35 equations cannot determine 57 parameters; record longer");
}

TEST(Estimate, RefusesImpossibleOptions) {
  const Bench bench = make_bench(testing::planar2r(), 100, 50, 20);
  const Information info = accumulate(bench.model, bench.base, bench.clean).value();
  EXPECT_THROW((void)estimate(info, {.weighting = Weighting::Given}), std::invalid_argument);
  EXPECT_THROW((void)estimate(info, {.confidence = 1.5}), std::invalid_argument);
}

// Parameters that are zero in truth leave first; those that matter stay.
TEST(Essential, RemovesWhatTheDataDoNotNeed) {
  Bench bench = make_bench(testing::iiwa14(), 2000, 100, 21);
  Rng rng(22);
  for (double& t : bench.clean.tau.reshaped()) t += 0.3 * rng.normal();
  const Information info = accumulate(bench.model, bench.base, bench.clean).value();
  for (const auto method : {EssentialOptions::Method::Threshold, EssentialOptions::Method::Rsd,
                            EssentialOptions::Method::FTest, EssentialOptions::Method::Bic}) {
    const Essential r = find_essential(info, {.method = method});
    SCOPED_TRACE(to_string(method) + std::string("\n") + r.table());
    EXPECT_EQ(r.kept.size() + r.removals.size(), 57u);
    EXPECT_GT(r.removals.size(), 3u);
    EXPECT_LE(r.estimate.rms, 1.01 * r.full.rms);
    for (const char* important : {"MYR2", "MYR4", "FC1"}) {
      const int at = bench.base.find(important);
      ASSERT_GE(at, 0) << important;
      EXPECT_TRUE(std::binary_search(r.kept.begin(), r.kept.end(), at)) << important;
    }
    for (const Removal& step : r.removals) {
      EXPECT_EQ(r.estimate.beta[step.parameter], 0);
      if (method == EssentialOptions::Method::Threshold) {
        EXPECT_LT(std::abs(step.value), 0.01);
        EXPECT_GT(step.relative_deviation, 0.4);
      }
    }
  }
}

// The cost of a removal on the factor is the growth of the sum of squares over all samples.
TEST(Essential, FIsTheGrowthOfTheCost) {
  Bench bench = make_bench(testing::planar2r(), 500, 50, 23);
  Rng rng(24);
  for (double& t : bench.clean.tau.reshaped()) t += rng.normal();
  const Information info = accumulate(bench.model, bench.base, bench.clean).value();
  const Essential r = find_essential(
      info, {.method = EssentialOptions::Method::Rsd, .large_rsd = 0, .reweight = false, .max_removals = 1});
  ASSERT_EQ(r.removals.size(), 1u);
  const LeastSquaresCost cost = make_cost(info, r.full);
  EXPECT_NEAR(cost.value(estimate(info, {.weighting = Weighting::Given,
                                         .sigma = r.full.sigma,
                                         .subspace = Subspace{Vector::Zero(info.size()),
                                                              [&] {
                                                                Matrix basis =
                                                                    Matrix::Zero(info.size(), info.size() - 1);
                                                                int column = 0;
                                                                for (int i : r.kept) basis(i, column++) = 1;
                                                                return basis;
                                                              }()}})
                             .beta) -
                  cost.value(r.full.beta),
              r.removals[0].f, 1e-6 * r.removals[0].f + 1e-9);
}

}  // namespace
}  // namespace armature
