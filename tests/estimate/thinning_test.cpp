// Fewer rows through one filter on both sides of the equation.
#include "estimate/thinning.hpp"

#include <gtest/gtest.h>

#include "armature/statistics.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using testing::Bench;
using testing::make_bench;

// (h * tau) = (h * Y) beta: the filtered regressor is the filter of the regressor, whatever the stretches.
TEST(Thinning, FiltersBothSidesAlike) {
  const Bench bench = make_bench(testing::planar2r(), 3000, 1000, 1);
  const std::vector<Eigen::Index> starts = {0, 700, 720, 1900};
  const Thinning thinning(3000, starts, 7);
  ASSERT_GT(thinning.size(), 200);
  EXPECT_EQ(thinning.starts().size(), 3U);  // 20 samples are too few for the filter
  Matrix plain(3000, regressor_layout(bench.model).columns());
  compute_regressor_into(bench.model, bench.clean.motion, plain);
  Matrix thin(thinning.size(), plain.cols());
  thinning.regressor_into(bench.model, bench.clean.motion, 0, thin);
  EXPECT_LE((thin - thinning.filtered(plain)).cwiseAbs().maxCoeff(), 1e-12 * plain.cwiseAbs().maxCoeff());
  Matrix middle(50, plain.cols());
  thinning.regressor_into(bench.model, bench.clean.motion, 90, middle);
  EXPECT_LE((middle - thin.middleRows(90, 50)).cwiseAbs().maxCoeff(), 1e-12 * plain.cwiseAbs().maxCoeff());
}

// What is slow passes, what would fold back does not, and nothing is delayed.
TEST(Thinning, PassesTheSlowAndStopsTheFast) {
  const int keep = 10;
  const Thinning thinning(5000, {0}, keep);
  const auto gain = [&](double share) {  // of the new Nyquist frequency
    Vector wave(5000);
    for (Eigen::Index k = 0; k < wave.size(); ++k) wave[k] = std::cos(M_PI * share / keep * static_cast<double>(k));
    const Vector out = thinning.filtered(wave);
    double top = 0, error = 0;
    for (Eigen::Index i = 0; i < out.size(); ++i) {
      top = std::max(top, std::abs(out[i]));
      error = std::max(error, std::abs(out[i] - wave[thinning.centres()[static_cast<std::size_t>(i)]]));
    }
    return std::pair{top, error};
  };
  EXPECT_LE(gain(0).second, 1e-12);
  EXPECT_LE(gain(0.3).second, 5e-3);
  EXPECT_LE(gain(1.2).first, 5e-3);
  EXPECT_LE(gain(3.7).first, 5e-3);
}

TEST(Thinning, OneKeepsEverything) {
  const Thinning all(10, {0, 4}, 1);
  EXPECT_EQ(all.size(), 10);
  EXPECT_EQ(all.noise_gain(), 1);
}

// Clean data return the truth, friction included; the same bits for any number of threads.
TEST(Thinning, CleanDataReturnTheTruth) {
  const Bench bench = make_bench(testing::planar2r(), 20000, 1000, 2);
  AccumulateOptions options{.keep_every = 20};
  const Information one = accumulate(bench.model, bench.base, bench.clean, options).value();
  EXPECT_LE((estimate(one).beta - bench.beta).norm(), 1e-8 * bench.beta.norm());
  EXPECT_NEAR(one.of_joint[0].count, 20000.0 / 20 - 20, 1);
  options.threads = 2;
  const Information two = accumulate(bench.model, bench.base, bench.clean, options).value();
  for (std::size_t j = 0; j < one.of_joint.size(); ++j) EXPECT_EQ(one.of_joint[j].factor, two.of_joint[j].factor);
}

// Noise far above the motion: a low-pass on the torque alone rounds the corners of friction and biases it, the parallel
// filter does not. Deviations from few rows are as large as they say.
TEST(Thinning, DoesNotBiasFriction) {
  Bench bench = make_bench(testing::planar2r(), 20000, 1000, 3);
  Rng rng(4);
  double square = 0, rounded = 0, expected = 0;
  const int runs = testing::cases(40);
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    for (double& t : s.tau.reshaped()) t += 0.1 * rng.normal();
    Estimate e = estimate(accumulate(bench.model, bench.base, s, {.keep_every = 20}).value());
    e = widened(e, compute_statistics(bench.model, bench.base, s, e, {.bootstrap_runs = 0, .keep_every = 20}));
    square += ((e.beta - bench.beta).cwiseQuotient(e.deviation)).squaredNorm();
    expected += static_cast<double>(e.beta.size());
    const Thinning thinning(s.size(), s.starts, 20);
    Samples low = s;
    low.motion = {s.motion.q(thinning.centres(), Eigen::all), s.motion.v(thinning.centres(), Eigen::all),
                  s.motion.a(thinning.centres(), Eigen::all)};
    low.tau = thinning.filtered(s.tau);
    const Estimate biased = estimate(accumulate(bench.model, bench.base, low).value());
    rounded += ((biased.beta - bench.beta).cwiseQuotient(e.deviation)).squaredNorm();
  }
  EXPECT_NEAR(square / expected, 1, 4 * std::sqrt(2 / expected) + 0.15);
  EXPECT_GT(rounded / expected, 2);
}

TEST(Thinning, RefusesWhatLeavesNothing) {
  const Bench bench = make_bench(testing::planar2r(), 100, 100, 5);
  const auto none = accumulate(bench.model, bench.base, bench.clean, {.keep_every = 0});
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("one row in 0"), std::string::npos);
  const auto short_one = accumulate(bench.model, bench.base, bench.clean, {.keep_every = 50});
  ASSERT_FALSE(short_one);
  EXPECT_EQ(short_one.error().message, "one row in 50 leaves none of 100 samples: the filter reaches over 1,001");
}

}  // namespace
}  // namespace armature
