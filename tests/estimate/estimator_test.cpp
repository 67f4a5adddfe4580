// Every estimator finds the same parameters where there is nothing to disagree about.
#include "armature/estimator.hpp"

#include <gtest/gtest.h>

#include "estimate/closed_loop.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

Robot planar() {
  Rng rng(3);
  return testing::random_robot(rng, {.min_bodies = 3, .max_bodies = 3, .branch = 0, .prismatic = 0});
}

testing::Bench noisy_bench(std::uint64_t seed, Index rows = 1500) {
  testing::Bench bench = testing::make_bench(planar(), rows, 150, seed);
  Rng rng(seed + 100);
  for (double& x : bench.clean.tau.reshaped()) x += 0.05 * rng.normal();
  return bench;
}

Estimate start_of(const testing::Bench& b) { return estimate(*accumulate(b.model, b.base, b.clean)); }

TEST(Estimator, WordsAndValuesAgree) {
  for (const std::string& word : estimator_words()) {
    ASSERT_TRUE(parse_estimator(word)) << word;
    EXPECT_EQ(to_string(*parse_estimator(word)), word);
  }
  EXPECT_EQ(estimator_words().size(), 5U);
  EXPECT_FALSE(parse_estimator("guess"));
}

// The filter takes in the same equations one by one: the same answer but for its weak start.
TEST(Estimator, RecursiveIsLeastSquares) {
  const testing::Bench b = noisy_bench(1);
  const Estimate start = start_of(b);
  const auto other = estimate_otherwise(Estimator::Recursive, b.model, b.base, {b.clean}, {Matrix()}, start);
  ASSERT_TRUE(other) << other.error().text();
  EXPECT_LE(((other->beta - start.beta).array().abs() / start.deviation.array()).maxCoeff(), 1e-2);
  // A row that counts nothing changes nothing.
  Samples wrong = b.clean;
  Matrix weights = Matrix::Ones(wrong.size(), 3);
  wrong.tau.middleRows(200, 50).setConstant(1e3), weights.middleRows(200, 50).setZero();
  const auto robust = estimate_otherwise(Estimator::Recursive, b.model, b.base, {wrong}, {weights}, start);
  ASSERT_TRUE(robust);
  EXPECT_LE(((robust->beta - start.beta).array().abs() / start.deviation.array()).maxCoeff(), 4);
}

// The loop follows what it is pulled along; its motion is the model's own: M a + … = torque of the loop.
TEST(Estimator, TheSimulatedLoopFollowsTheRecording) {
  const testing::Bench b = testing::make_bench(planar(), 1500, 150, 2);
  const auto slow = simulate_loop(b.model, b.base.to_full(b.beta), b.clean, {.bandwidth_hz = 3});
  const auto fast = simulate_loop(b.model, b.model.nominal(), b.clean, {.bandwidth_hz = 20});
  ASSERT_TRUE(fast) << fast.error().text();
  const double apart = (fast->q - b.clean.motion.q).cwiseAbs().maxCoeff();
  EXPECT_LT(apart, 0.05);
  if (slow) {
    EXPECT_GT((slow->q - b.clean.motion.q).cwiseAbs().maxCoeff(), apart);
  }
}

TEST(Estimator, AMotionCanBeMovedInTime) {
  Samples s;
  s.time = testing::times(50, 100), s.starts = {0, 25};
  Motion m(50, 1);
  m.q.col(0) = s.time, m.v.setConstant(1);
  const Motion later = advanced(m, s, 0.013);
  EXPECT_NEAR(later.q(3, 0), 0.043, 1e-12);
  EXPECT_NEAR(later.q(24, 0), 0.24, 1e-12) << "not beyond the stretch";
}

// Zᵀ(tau − Y beta) = 0 with instruments that know nothing of the torque's noise: the truth within its deviations.
TEST(Estimator, InstrumentsFindTheTruth) {
  const testing::Bench b = noisy_bench(5);
  const Estimate start = start_of(b);
  ASSERT_TRUE(start.usable());
  const auto other =
      estimate_otherwise(Estimator::InstrumentalVariables, b.model, b.base, {b.clean}, {Matrix()}, start);
  ASSERT_TRUE(other) << other.error().text();
  const Vector deviation = other->covariance.diagonal().cwiseSqrt();
  EXPECT_LE(((other->beta - b.beta).array().abs() / deviation.array()).maxCoeff(), 5) << other->words;
  // No free lunch: least squares is the best where its regressor is exact.
  EXPECT_GE((deviation.array() / start.deviation.array()).minCoeff(), 0.99);
}

TEST(Estimator, LikelihoodNeedsAPeriod) {
  const testing::Bench b = noisy_bench(6);
  const auto other =
      estimate_otherwise(Estimator::MaximumLikelihood, b.model, b.base, {b.clean}, {Matrix()}, start_of(b));
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().text().find("one recording that repeats its period"), std::string::npos);
}

TEST(Estimator, LikelihoodOfAPeriodFindsTheTruth) {
  testing::Bench b = noisy_bench(7);
  b.clean.noise_degrees_of_freedom = 100;
  const Estimate start = start_of(b);
  const auto other = estimate_otherwise(Estimator::MaximumLikelihood, b.model, b.base, {b.clean}, {Matrix()}, start);
  ASSERT_TRUE(other) << other.error().text();
  const Vector deviation = other->covariance.diagonal().cwiseSqrt();
  EXPECT_LE(((other->beta - b.beta).array().abs() / deviation.array()).maxCoeff(), 5) << other->words;
}

// Rows that count nothing, near rest for example, change nothing.
TEST(Estimator, LikelihoodLeavesOutWhatIsLeftOut) {
  testing::Bench b = noisy_bench(8);
  b.clean.noise_degrees_of_freedom = 100;
  const Estimate start = start_of(b);
  Samples wrong = b.clean;
  Matrix weights = Matrix::Ones(wrong.size(), 3);
  wrong.tau.middleRows(200, 50).setConstant(1e3), weights.middleRows(200, 50).setZero();
  const auto other = estimate_otherwise(Estimator::MaximumLikelihood, b.model, b.base, {wrong}, {weights}, start);
  ASSERT_TRUE(other) << other.error().text();
  const Vector deviation = other->covariance.diagonal().cwiseSqrt();
  EXPECT_LE(((other->beta - b.beta).array().abs() / deviation.array()).maxCoeff(), 5) << other->words;
}

// A long period is thinned out: its deviations are those of the rows that were used, never smaller than those of least
// squares with all rows and exact positions.
TEST(Estimator, LikelihoodOfALongPeriodDoesNotCountRowsItLeftOut) {
  testing::Bench b = noisy_bench(9, 15000);
  b.clean.noise_degrees_of_freedom = 100;
  const Estimate start = start_of(b);
  const auto other = estimate_otherwise(Estimator::MaximumLikelihood, b.model, b.base, {b.clean}, {Matrix()}, start);
  ASSERT_TRUE(other) << other.error().text();
  const Vector deviation = other->covariance.diagonal().cwiseSqrt();
  EXPECT_GE((deviation.array() / start.deviation.array()).minCoeff(), 1.5);
  EXPECT_LE(((other->beta - b.beta).array().abs() / deviation.array()).maxCoeff(), 5) << other->words;
}

}  // namespace
}  // namespace armature
