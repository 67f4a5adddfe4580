// How often a residual strays by chance: the law of the levels, and the tail of quiet motion.
#include <gtest/gtest.h>

#include "armature/rng.hpp"
#include "model/gaussian_events.hpp"
#include "model/residual_spread.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr double kRate = 500, kBandwidth = 5;

struct Case {
  const char* name;
  ResidualProcess process;
};

std::vector<Case> cases() {
  return {{"white noise", {}},
          {"coloured noise", {.colour = Vector{{0.8}}}},
          {"noise and what the model lacks", {.noise = 0.5, .unmodelled = 0.5, .memory_s = 0.1}},
          {"noise and a constant error", {.noise = 0.8, .constant = 0.2}}};
}

// The residuals of one joint over `samples` samples, over their deviation.
Vector simulated(const ResidualProcess& p, Index samples, Rng& rng) {
  Vector noise(samples), slow(samples);
  const double forget = std::exp(-1 / (kRate * p.memory_s)), colour = p.colour.size() > 0 ? p.colour[0] : 0;
  double x = 0, y = rng.normal();
  for (Index k = 0; k < samples; ++k) {
    noise[k] = x = colour * x + rng.normal();
    slow[k] = y = forget * y + std::sqrt(1 - forget * forget) * rng.normal();
  }
  const Vector filtered = observer_filter(noise, {0}, kRate, kBandwidth);
  const double deviation = std::sqrt(filtered.tail(samples - 200).squaredNorm() / static_cast<double>(samples - 200));
  return std::sqrt(p.noise) / deviation * filtered + std::sqrt(p.unmodelled) * slow +
         Vector::Constant(samples, std::sqrt(p.constant) * rng.normal());
}

// Events counted in simulated residuals are those that GaussianEvents promises. With 150 expected events a rate that is
// off by a third is noticed with 95 %.
TEST(GaussianEvents, AreAsManyAsCounted) {
  for (const Case& c : cases()) {
    const GaussianEvents events({c.process}, kRate, kBandwidth);
    const double wanted = 0.05, z = events.level(wanted);
    Rng rng(3);
    double count = 0, seconds = 0;
    for (int run = 0; run < testing::sweep(300); ++run) {
      const Vector r = simulated(c.process, 5000, rng).tail(4800).cwiseAbs();
      const Vector time = Vector::LinSpaced(r.size(), 0, static_cast<double>(r.size() - 1) / kRate);
      count += static_cast<double>(find_excursions(r, time, {0}, z, z, kEventHold).size());
      seconds += static_cast<double>(r.size()) / kRate;
    }
    const double expected = wanted * seconds;
    EXPECT_NEAR(count / expected, 1, 0.15 + 3 / std::sqrt(expected)) << c.name << " at " << z;
  }
}

TEST(GaussianEvents, FewerAlarmsNeedAHigherLevel) {
  const GaussianEvents events(std::vector<ResidualProcess>(7), 1000, kBandwidth);
  double before = 0;
  for (const double per_hour : {1000.0, 100.0, 10.0, 1.0, 0.1, 0.001}) {
    const double z = events.level(per_hour / 3600);
    EXPECT_GT(z, before);
    EXPECT_NEAR(events.per_second(z) * 3600 / per_hour, 1, 1e-6);
    before = z;
  }
}

QuietScores scores_of(const Vector& score) {
  return {Vector::LinSpaced(score.size(), 0, static_cast<double>(score.size() - 1) / kRate), score, {0}, kRate};
}

// Gaussian residuals are recognised as such; twice as large ones are not, and the level follows.
TEST(AlarmLevel, FollowsTheQuietMotionWhereItContradicts) {
  Rng rng(5);
  const GaussianEvents events({{}}, kRate, kBandwidth);
  const Vector r = simulated({}, 100000, rng).tail(99000).cwiseAbs();
  const double plain = events.level(1 / 3600.0);
  const AlarmLevel same = alarm_level(events, fit_tail({scores_of(r)}), 1);
  EXPECT_TRUE(same.gaussian);
  EXPECT_EQ(same.z, plain);
  const AlarmLevel larger = alarm_level(events, fit_tail({scores_of(2 * r)}), 1);
  EXPECT_FALSE(larger.gaussian);
  // The tail of 40 events knows its scale to 16 %, the square of the level to about as much.
  EXPECT_NEAR(larger.z / plain, 2, 0.35);
  const AlarmLevel smaller = alarm_level(events, fit_tail({scores_of(0.5 * r)}), 1);
  EXPECT_FALSE(smaller.gaussian);
  EXPECT_NEAR(smaller.z / plain, 0.5, 0.1);
}

// 198 s can show 55 events an hour at the least: three expected, so that none would be a surprise.
TEST(AlarmLevel, SaysWhatRateTheQuietMotionSupports) {
  Rng rng(6);
  const GaussianEvents events({{}}, kRate, kBandwidth);
  const Vector r = simulated({}, 99000, rng).cwiseAbs();
  EXPECT_NEAR(alarm_level(events, fit_tail({scores_of(r)}), 1).supported_per_hour, 3 * 3600 / 198.0, 0.1);
  EXPECT_TRUE(std::isinf(alarm_level(events, {}, 1).supported_per_hour));
}

// One contact that rings is one event; two that are a second apart are two.
TEST(Excursions, EndAfterTheHold) {
  Vector score = Vector::Zero(2000);
  const Vector time = Vector::LinSpaced(2000, 0, 1.999);
  for (const Index k : {300, 350, 420, 500, 1500}) score[k] = 2;
  const auto found = find_excursions(score, time, {0}, 1, 0.6, 0.2);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].first, 300);
  EXPECT_EQ(found[0].last, 500);
  // What stays above the release keeps the event open.
  score.segment(500, 1000).setConstant(0.7);
  EXPECT_EQ(find_excursions(score, time, {0}, 1, 0.6, 0.2).size(), 1u);
}

}  // namespace
}  // namespace armature
