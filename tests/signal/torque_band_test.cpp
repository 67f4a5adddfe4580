// The band of a motion.
#include "armature/torque_band.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "armature/rng.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
constexpr double kRate = 500;

Vector sine(Index rows, double hz, double size) {
  Vector out(rows);
  for (Index k = 0; k < rows; ++k) out[k] = size * std::sin(2 * M_PI * hz * static_cast<double>(k) / kRate);
  return out;
}

// Two tones: the upper one holds 4 % of the power and counts, or 0.25 % and does not. A mean is no motion.
TEST(TorqueBand, HoldsAllButAHundredthOfThePower) {
  constexpr Index kRows = 10000;
  Matrix torque = sine(kRows, 1.3, 10) + sine(kRows, 40, 2) + Vector::Constant(kRows, 100);
  const double wide = torque_band(torque, {0}, kRate);
  EXPECT_NEAR(wide, 40, 0.5);
  torque = sine(kRows, 1.3, 10) + sine(kRows, 40, 0.5) + Vector::Constant(kRows, 100);
  const double narrow = torque_band(torque, {0}, kRate);
  EXPECT_NEAR(narrow, 1.3, 0.3);
  // The same cut into stretches.
  EXPECT_NEAR(torque_band(torque, {0, 4000, 7000}, kRate), narrow, 0.3);
}

TEST(TorqueBand, NothingThatMovesHasNone) { EXPECT_EQ(torque_band(Matrix::Constant(1000, 2, 5.0), {0}, kRate), 0); }

TEST(TorqueBand, NoiseFillsTheSpectrum) {
  Rng rng(1);
  const Matrix noise = rng.normal_vector(8192);
  EXPECT_GT(torque_band(noise, {0}, kRate), 0.49 * kRate);
  // Then nothing is filtered.
  EXPECT_EQ(in_band(noise, {0}, kRate, 0.5 * kRate), noise);
}

// What lies below passes, what lies above does not; white noise keeps the share of its band.
TEST(TorqueBand, KeepsWhatIsBelow) {
  constexpr Index kRows = 20000;
  const Vector low = sine(kRows, 2, 1), high = sine(kRows, 60, 1);
  const Matrix below = in_band(low + high, {0}, kRate, 10);
  const Index end = 50, inside = kRows - 2 * end;
  EXPECT_LT((below.col(0) - low).segment(end, inside).norm(), 0.01 * low.norm());
  EXPECT_EQ(below.topRows(end).norm(), 0);
  Rng rng(2);
  const Matrix noise = rng.normal_vector(kRows);
  const double kept = in_band(noise, {0}, kRate, 10).squaredNorm() / noise.squaredNorm();
  EXPECT_NEAR(kept, 10 / (kRate / 2), 0.006);
}

}  // namespace
}  // namespace armature
