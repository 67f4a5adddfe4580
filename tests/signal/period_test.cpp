// Periods: found, folded, averaged; what is known comes back.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/rng.hpp"
#include "armature/signal.hpp"
#include "support/sweep.hpp"
#include "support/synthetic.hpp"

namespace armature {
namespace {

using testing::FourierMotion;

TEST(Multisine, ComesBackAtRoundingLevelWithNoDelay) {
  // Position, velocity and acceleration of a known multisine, whole and broken periods, even and uneven stamps.
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    const double period = rng.chance(0.5) ? 10 : rng.uniform(5, 15);
    const FourierMotion truth(rng, 7, 5, period);
    const auto rows = static_cast<Eigen::Index>(period * 200 * rng.uniform(1.0, 3.0));
    Vector time(rows);
    const double jitter = rng.chance(0.5) ? 0.3 : 0.0;
    for (Eigen::Index k = 0; k < rows; ++k) time[k] = (static_cast<double>(k) + jitter * rng.uniform(-1, 1)) / 200;
    const Motion motion = truth.at(time);
    const Multisine fit = fit_multisine(time, motion.q, period, {1, 2, 3, 4, 5});
    const Vector other = rng.uniform_vector(100, -5, 30);
    const Motion expected = truth.at(other);
    EXPECT_LE((fit.evaluate(other, 0) - expected.q).cwiseAbs().maxCoeff(), 1e-12) << "seed " << seed;
    EXPECT_LE((fit.evaluate(other, 1) - expected.v).cwiseAbs().maxCoeff(), 1e-11) << "seed " << seed;
    EXPECT_LE((fit.evaluate(other, 2) - expected.a).cwiseAbs().maxCoeff(), 1e-10) << "seed " << seed;
  }
}

TEST(Period, IsFoundInNoiseAndAfterATransient) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng(seed);
    const double rate = 200;
    const double period = seed % 2 == 0 ? 8 : 8 + 0.3 / rate;
    const FourierMotion truth(rng, 6, 5, period);
    const auto rows = static_cast<Eigen::Index>(4.3 * period * rate);
    Matrix q = truth.at(Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1) / rate)).q;
    for (Eigen::Index k = 0; k < rows; ++k) {
      for (Eigen::Index j = 0; j < 6; ++j) {
        q(k, j) += 0.3 * std::exp(-static_cast<double>(k) / rate) + 1e-4 * rng.normal();
      }
    }
    const Period found = find_period(q, rate);
    ASSERT_TRUE(found.found) << "seed " << seed;
    EXPECT_NEAR(found.seconds, period, 0.1 / rate) << "seed " << seed;
    EXPECT_GE(found.count, 2.5) << "seed " << seed;
  }
}

TEST(Period, IsNotInventedWhereThereIsNone) {
  Rng rng(4);
  Matrix q(4000, 3);
  Vector level = Vector::Zero(3);
  for (Eigen::Index k = 0; k < 4000; ++k) {
    for (Eigen::Index j = 0; j < 3; ++j) q(k, j) = level[j] += 0.01 * rng.normal();
  }
  EXPECT_FALSE(find_period(q, 100).found);
  EXPECT_FALSE(find_period(Matrix::Zero(100, 3), 100).found);
  EXPECT_FALSE(find_period(Matrix::Zero(3, 3), 100).found);
}

TEST(Averages, LowerTheNoiseByTheRootOfThePeriods) {
  Rng rng(11);
  const Eigen::Index K = 2000;
  for (const int M : {2, 4, 16, 64}) {
    Matrix x(M * K, 1);
    for (double& v : x.reshaped()) v = 0.7 * rng.normal();
    const PeriodStatistics s = average_periods(x, M, 100);
    const double deviation = std::sqrt(s.mean.squaredNorm() / static_cast<double>(K));
    // 4.5 standard deviations of a standard deviation estimated from K samples.
    const double expected = 0.7 / std::sqrt(M);
    EXPECT_NEAR(deviation, expected, 4.5 * expected / std::sqrt(2.0 * static_cast<double>(K))) << M;
  }
}

TEST(Averages, VarianceIsUnbiasedAndTheFormWithMKMinusOneIsNot) {
  // 1,000 runs with M = 3, K = 20 and variance 1: the mean estimate has the deviation sqrt(2 / (40 · 1000)).
  const int runs = testing::sweep(1000);
  const Eigen::Index K = 20;
  const int M = 3;
  double unbiased = 0, biased = 0;
  Rng rng(2);
  for (int run = 0; run < runs; ++run) {
    Matrix x(M * K, 1);
    for (Eigen::Index k = 0; k < M * K; ++k) x(k, 0) = std::sin(static_cast<double>(k % K)) + rng.normal();
    const PeriodStatistics s = average_periods(x, M, 1);
    unbiased += s.variance[0] / runs;
    biased += s.variance[0] * s.degrees_of_freedom / static_cast<double>(M * K - 1) / runs;
  }
  const double deviation = std::sqrt(2.0 / (static_cast<double>(K) * (M - 1) * runs));
  EXPECT_NEAR(unbiased, 1, 4 * deviation);
  // The papers' MK − 1 gives 40/59 of the truth here: dozens of deviations away.
  EXPECT_NEAR(biased, 40.0 / 59.0, 4 * deviation);
  EXPECT_LT(biased, 1 - 20 * deviation);
}

TEST(Averages, SpectrumHoldsTheVariance) {
  Rng rng(3);
  Matrix x(6 * 1001, 1);
  for (double& v : x.reshaped()) v = 2 * rng.normal();
  const PeriodStatistics s = average_periods(x, 6, 500);
  const double width = s.frequency[1] - s.frequency[0];
  EXPECT_NEAR(s.spectrum.sum() * width, s.variance[0], 1e-9);
  // White noise of variance 4 at 500 Hz: 4 / 250 per Hz.
  EXPECT_NEAR(s.spectrum.mean(), 4.0 / 250, 4.0 / 250 * 0.1);
}

TEST(Averages, DriftIsSeenWhereThereIsOne) {
  Rng rng(6);
  const Eigen::Index K = 500;
  Matrix x(5 * K, 2);
  for (Eigen::Index k = 0; k < x.rows(); ++k) {
    x(k, 0) = rng.normal();
    x(k, 1) = rng.normal() + 0.5 * static_cast<double>(k / K);
  }
  const PeriodStatistics s = average_periods(x, 5, 100);
  EXPECT_LT(s.drift_significance[0], 4);
  EXPECT_GT(s.drift_significance[1], 10);
  EXPECT_NEAR(s.drift[1], 0.5, 0.1);
}

}  // namespace
}  // namespace armature
