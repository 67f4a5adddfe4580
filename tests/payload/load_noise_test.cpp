// The noise behind a load's intervals, where the truth is known.
#include "payload/load_noise.hpp"

#include <gtest/gtest.h>

#include <Eigen/QR>
#include <cmath>

#include "armature/rng.hpp"
#include "armature/statistics.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr Index kSamples = 500;
constexpr int kLags = 20;

Vector remembering_noise(double memory, Rng& rng) {
  Vector e = rng.normal_vector(kSamples);
  for (Index k = 1; k < kSamples; ++k) e[k] = memory * e[k - 1] + std::sqrt(1 - memory * memory) * e[k];
  return e;
}

// Orthonormal slow columns, as a motion's are: `pairs` sines and cosines.
Matrix slow_columns(int pairs) {
  Matrix y(kSamples, 2 * pairs);
  for (Index k = 0; k < kSamples; ++k) {
    for (Index i = 0; i < pairs; ++i) {
      const double phase = 2 * M_PI * static_cast<double>((i + 1) * k) / kSamples;
      y(k, 2 * i) = std::sin(phase), y(k, 2 * i + 1) = std::cos(phase);
    }
  }
  return y.colwise().normalized();
}

// h_l of orthonormal columns y with unit noise: Σ_t y_t · y_(t+l).
Vector lost_to(const Matrix& y) {
  Vector h(kLags + 1);
  for (Index l = 0; l <= kLags; ++l) h[l] = y.topRows(kSamples - l).cwiseProduct(y.bottomRows(kSamples - l)).sum();
  return h;
}

struct Found {
  double plain = 0, corrected = 0;  // means over the runs, relative to the truth
  double log_variance = 0, freedom = 0;
};

Found power_at_zero(double memory, int runs) {
  const Matrix y = slow_columns(4);
  const Vector lost = lost_to(y);
  const double truth = (1 + memory) / (1 - memory);
  Rng rng(41);
  Found f;
  double log_mean = 0;
  for (int run = 0; run < runs; ++run) {
    Vector e = remembering_noise(memory, rng);
    e -= y * (y.transpose() * e);
    const Autoregression plain = fit_autoregression(e, {0}, kLags);
    const Autoregression corrected = fit_autoregression(e, {0}, kLags, lost);
    f.plain += plain.inflation() * plain.variance / truth / runs;
    const double power = corrected.inflation() * corrected.variance / truth;
    f.corrected += power / runs, f.freedom += corrected.degrees_of_freedom / runs;
    log_mean += std::log(power) / runs, f.log_variance += std::pow(std::log(power), 2) / runs;
  }
  f.log_variance -= log_mean * log_mean;
  return f;
}

TEST(LoadNoise, WhatAFitTookIsPutBack) {
  // White noise: 8 of 500 degrees of freedom. Memory of 0.8: 8 of the 55 that slow columns leave, twice over.
  const Found white = power_at_zero(0, 400), coloured = power_at_zero(0.8, 400);
  EXPECT_NEAR(white.corrected, 1, 0.04);
  EXPECT_LT(coloured.plain, 0.85);
  EXPECT_NEAR(coloured.corrected, 1, 0.1);
  // The order that Akaike's criterion picks varies too, which the degrees of freedom leave out.
  EXPECT_NEAR(white.freedom * white.log_variance / 2, 1, 1) << white.freedom;
  EXPECT_NEAR(coloured.freedom * coloured.log_variance / 2, 1, 0.5) << coloured.freedom;
}

// What is left of white noise after a fit of many slow columns is white noise with a hole at low frequencies. Lags that
// describe the hole would make the noise look smaller than it is, or of a size that is hardly known.
TEST(LoadNoise, AHoleThatTheFitMadeNeedsNoLags) {
  const Matrix y = slow_columns(20);
  const Vector lost = lost_to(y);
  Rng rng(42);
  double before = 0, after = 0, log_mean = 0, log_square = 0;
  constexpr int kRuns = 400;
  for (int run = 0; run < kRuns; ++run) {
    Vector e = rng.normal_vector(kSamples);
    before += static_cast<double>(fit_autoregression(e, {0}, kLags).coefficients.size()) / kRuns;
    e -= y * (y.transpose() * e);
    const Autoregression found = fit_autoregression(e, {0}, kLags, lost);
    after += static_cast<double>(found.coefficients.size()) / kRuns;
    const double log_power = std::log(found.inflation() * found.variance);
    log_mean += log_power / kRuns, log_square += log_power * log_power / kRuns;
  }
  RecordProperty("orders", std::to_string(before) + " " + std::to_string(after) + ", log of the power " +
                               std::to_string(log_mean) + " ± " + std::to_string(std::sqrt(log_square)));
  EXPECT_LT(after, 1.5 * before);
}

TEST(LoadNoise, FreedomIsTheJointsOwnOrMoreWhereSeveralShare) {
  const Matrix one = Matrix::Identity(10, 10), none = Matrix::Zero(10, 10);
  const Vector g = Vector::Unit(10, 9);
  EXPECT_NEAR((LoadFreedom{{one, none}, Vector{{20, 30}}}.of(g, 1)), 20, 1e-9);
  EXPECT_NEAR((LoadFreedom{{0.5 * one, 0.5 * one}, Vector{{20, 20}}}.of(g, 1)), 40, 1e-9);
  // Half of the variance is the robot's covariance, which is taken as it is said to be.
  EXPECT_NEAR((LoadFreedom{{0.5 * one, none}, Vector{{20, 30}}}.of(g, 1)), 80, 1e-9);
}

}  // namespace
}  // namespace armature
