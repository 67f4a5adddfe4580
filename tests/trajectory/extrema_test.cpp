// Extrema never under-estimate and are tight.
#include <gtest/gtest.h>

#include "support/sweep.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

TEST(Extrema, EncloseTenThousandSamplesAndTouchTheFunction) {
  const int count = testing::cases(140);
  for (int seed = 1; seed <= count; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Trajectory trajectory = testing::random_trajectory(rng, seed % testing::kKinds, 1);
    for (int level = 0; level < 4; ++level) {
      const auto quantity = static_cast<Quantity>(level);
      const Extrema e = extrema(trajectory, quantity, 0);
      if (std::isinf(e.max)) continue;
      double low = kInfinity, high = -kInfinity;
      for (int k = 0; k <= 10000; ++k) {
        const double f = trajectory.evaluate(quantity, 0, trajectory.duration() * k / 10000);
        low = std::min(low, f);
        high = std::max(high, f);
      }
      EXPECT_LE(high, e.max) << "seed " << seed << " level " << level;
      EXPECT_GE(low, e.min) << "seed " << seed << " level " << level;
      const double size = 1 + std::max(std::abs(e.max), std::abs(e.min));
      EXPECT_LT(e.max - e.highest, 1e-9 * size) << "seed " << seed << " level " << level;
      EXPECT_LT(e.lowest - e.min, 1e-9 * size) << "seed " << seed << " level " << level;
      EXPECT_GE(e.highest, high - 1e-9 * size);
    }
  }
}

TEST(Extrema, KnownAnswers) {
  // q = sin(ωt)·A: v up to Aω, a up to Aω², jerk up to Aω³.
  const double w = 2 * M_PI * 0.1;
  const Trajectory sine(FourierSeries{0.1, Vector::Zero(1), Matrix::Constant(1, 1, w), Matrix::Zero(1, 1), 1});
  EXPECT_NEAR(extrema(sine, Quantity::Position, 0).max, 1, 1e-11);
  EXPECT_NEAR(extrema(sine, Quantity::Velocity, 0).max, w, 1e-11);
  EXPECT_NEAR(extrema(sine, Quantity::Acceleration, 0).min, -w * w, 1e-11);
  EXPECT_NEAR(extrema(sine, Quantity::Position, 0).at_max, 2.5, 1e-6);
  // 10 u³ − 15 u⁴ + 6 u⁵ over 1 s: 15/8, 10/√3, 60.
  Matrix ends(2, 1);
  ends << 0, 1;
  const Trajectory quintic(QuinticPath{ends, Vector::Ones(1), Matrix(), Matrix()});
  EXPECT_NEAR(extrema(quintic, Quantity::Velocity, 0).max, 15.0 / 8, 1e-10);
  EXPECT_NEAR(extrema(quintic, Quantity::Acceleration, 0).max, 10 / std::sqrt(3.0), 1e-10);
  EXPECT_NEAR(extrema(quintic, Quantity::Jerk, 0).max, 60, 1e-9);
  EXPECT_NEAR(extrema(quintic, Quantity::Jerk, 0).min, -30, 1e-9);
}

TEST(Range, EnclosesEverySampleOfAnInterval) {
  for (int seed = 1; seed <= 300; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Trajectory trajectory = testing::random_trajectory(rng, seed % testing::kKinds, 1);
    const double from = rng.uniform(0, trajectory.duration());
    const double to = std::min(trajectory.duration(), from + std::pow(10, rng.uniform(-4, 0)));
    for (int level = 0; level < 4; ++level) {
      const auto quantity = static_cast<Quantity>(level);
      const Range bound = range(trajectory, quantity, 0, from, to);
      for (int k = 0; k <= 50; ++k) {
        const double f = trajectory.evaluate(quantity, 0, from + (to - from) * k / 50);
        EXPECT_LE(f, bound.max) << "seed " << seed << " level " << level;
        EXPECT_GE(f, bound.min) << "seed " << seed << " level " << level;
      }
    }
  }
}

}  // namespace
}  // namespace armature
