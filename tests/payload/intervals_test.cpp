// Intervals near zero and of quotients contain the truth as often as they say.
#include "payload/intervals.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "armature/rng.hpp"

namespace armature {
namespace {

TEST(IntervalAboveZero, ContainsEveryTruthAsOftenAsItSays) {
  // The probability is summed over a grid of measurements; the grid's own error is below half a cell's, 0.4 · 0.02.
  constexpr double kStep = 0.02;
  for (const double confidence : {0.68, 0.95}) {
    std::vector<Interval> of;
    for (int i = -250; i <= 450; ++i) of.push_back(interval_above_zero(i * kStep, 1, confidence));
    for (const double truth : {0.0, 0.01, 0.5, 1.0, 1.9, 2.5, 4.0}) {
      double inside = 0;
      for (int i = -250; i <= 450; ++i) {
        const Interval& at = of[static_cast<std::size_t>(i + 250)];
        if (at.lower > truth || truth > at.upper) continue;
        inside += kStep * std::exp(-0.5 * std::pow(i * kStep - truth, 2)) / std::sqrt(2 * M_PI);
      }
      EXPECT_NEAR(inside, confidence, 0.008) << truth;
    }
  }
}

TEST(IntervalAboveZero, IsThePlainOneFarFromZeroAndNeverEmpty) {
  const Interval far = interval_above_zero(100, 2, 0.95);
  EXPECT_NEAR(far.lower, 100 - 2 * 1.959964, 1e-5);
  EXPECT_NEAR(far.upper, 100 + 2 * 1.959964, 1e-5);
  const Interval at_zero = interval_above_zero(0, 1, 0.95);
  EXPECT_EQ(at_zero.lower, 0);
  EXPECT_NEAR(at_zero.upper, 1.959964, 1e-5);
  const Interval below = interval_above_zero(-3, 1, 0.95);
  EXPECT_EQ(below.lower, 0);
  EXPECT_GT(below.upper, 0.1);
  EXPECT_LT(below.upper, at_zero.upper);
}

TEST(IntervalOfQuotient, ContainsTheQuotientAsOftenAsItSays) {
  // A denominator of five deviations, correlated: ± 1.96 first-order deviations would be off centre here.
  constexpr int kRuns = 20000;
  Rng rng(1);
  int inside = 0, bounded = 0;
  for (int i = 0; i < kRuns; ++i) {
    const double x = rng.normal(), y = rng.normal();
    const auto at = interval_of_quotient(3 + x, 5 + 0.6 * x + 0.8 * y, 1, 0.6, 1, 0.95);
    bounded += at ? 1 : 0;
    // Without a bound every quotient is inside.
    inside += !at || (at->lower <= 0.6 && 0.6 <= at->upper) ? 1 : 0;
  }
  EXPECT_NEAR(inside / static_cast<double>(kRuns), 0.95, 4 * std::sqrt(0.95 * 0.05 / kRuns));
  EXPECT_GT(bounded, 0.99 * kRuns);
  EXPECT_FALSE(interval_of_quotient(1, 1, 1, 0, 1, 0.95)) << "a denominator of one deviation may be zero";
}

}  // namespace
}  // namespace armature
