#include <gtest/gtest.h>

#include "armature/rng.hpp"
#include "armature/trajectory.hpp"

namespace armature {
namespace {

FourierSeries random_series(Rng& rng, int joints, int harmonics) {
  FourierSeries s;
  s.frequency = rng.uniform(0.05, 0.5);
  s.offset = rng.uniform_vector(joints, -1, 1);
  s.sine = rng.uniform_vector(joints * harmonics, -1, 1).reshaped(joints, harmonics);
  s.cosine = rng.uniform_vector(joints * harmonics, -1, 1).reshaped(joints, harmonics);
  s.periods = 1 + rng.index(3);
  return s;
}

TEST(FourierSeries, EquationOfTheHeader) {
  Rng rng(1);
  const FourierSeries s = random_series(rng, 3, 5);
  const Trajectory trajectory(s);
  const double t = 0.37 * trajectory.duration(), w = s.omega();
  for (int j = 0; j < 3; ++j) {
    double q = s.offset[j], v = 0;
    for (int l = 1; l <= 5; ++l) {
      const double a = s.sine(j, l - 1), b = s.cosine(j, l - 1);
      q += a / (w * l) * std::sin(w * l * t) - b / (w * l) * std::cos(w * l * t);
      v += a * std::cos(w * l * t) + b * std::sin(w * l * t);
    }
    EXPECT_NEAR(trajectory.evaluate(t).q[j], q, 1e-13);
    EXPECT_NEAR(trajectory.evaluate(t).v[j], v, 1e-13);
  }
}

TEST(FourierSeries, AtRestStartsAndEndsWithoutVelocityAndAcceleration) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    const Vector home = rng.uniform_vector(4, -2, 2);
    const Trajectory trajectory(random_series(rng, 4, 2 + rng.index(6)).at_rest().starting_at(home));
    for (const double t : {0.0, *trajectory.period(), trajectory.duration()}) {
      const TrajectoryPoint point = trajectory.evaluate(t);
      EXPECT_LT((point.q - home).cwiseAbs().maxCoeff(), 1e-12) << "seed " << seed;
      EXPECT_LT(point.v.cwiseAbs().maxCoeff(), 1e-11) << "seed " << seed;
      EXPECT_LT(point.a.cwiseAbs().maxCoeff(), 1e-10) << "seed " << seed;
    }
  }
}

TEST(FourierSeries, BothAmplitudeFormsAreTheSameMotion) {
  Rng rng(3);
  const FourierSeries s = random_series(rng, 2, 4);
  const FourierSeries t =
      FourierSeries::from_amplitudes(s.frequency, s.offset, s.sine_amplitudes(), s.cosine_amplitudes(), s.periods);
  EXPECT_LT((s.sine - t.sine).cwiseAbs().maxCoeff(), 1e-15);
  EXPECT_LT((s.cosine - t.cosine).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(FourierSeries, SamplesOfWholePeriodsDoNotRepeatTheStart) {
  FourierSeries s{0.1, Vector::Zero(1), Matrix::Ones(1, 2), Matrix::Ones(1, 2), 1};
  EXPECT_EQ(Trajectory(s).sample(100).time.size(), 1001);
  EXPECT_EQ(Trajectory(s).sample(100, false).time.size(), 1000);
  s.frequency = 0.3;
  EXPECT_EQ(Trajectory(s).sample(100, false).time.size(), 334);
}

TEST(FourierSeries, RefusesWhatIsNotASeries) {
  FourierSeries s{0.1, Vector::Zero(2), Matrix::Ones(1, 2), Matrix::Ones(1, 2), 1};
  EXPECT_EQ(s.problem()->text(), "Fourier series: sizes differ: 2 offsets, sine 1 × 2, cosine 1 × 2.");
  EXPECT_THROW(Trajectory{s}, std::invalid_argument);
}

}  // namespace
}  // namespace armature
