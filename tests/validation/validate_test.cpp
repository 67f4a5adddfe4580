// A verdict that cannot be had by luck: the truth is explained, shuffled torques and foreign robots are bad.
#include "armature/validate.hpp"

#include <gtest/gtest.h>

#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

class Verdict : public ::testing::Test {
 protected:
  Verdict()
      : model_(robot(), {viscous_friction(robot()), coulomb_friction(robot())}),
        identified_(testing::exact_model(model_, model_.nominal())) {
    identified_.noise = identified_.residual = noise();
  }
  static Robot robot() { return testing::iiwa14(); }
  static Vector noise() { return Vector::Constant(7, 0.1); }
  [[nodiscard]] NamedSamples recording(std::uint64_t seed) const {
    Rng rng(seed);
    const Motion motion = testing::fourier(rng, 7, 10, 100);
    NamedSamples named{"motion " + std::to_string(seed),
                       testing::samples_of(model_, model_.nominal(), motion, 100, noise(), rng)};
    // As if the noise were known from repeated periods.
    named.samples.noise_variance = noise().cwiseAbs2();
    named.samples.noise_degrees_of_freedom = 1000;
    return named;
  }
  TorqueModel model_;
  IdentifiedModel identified_;
};

TEST_F(Verdict, TheTruthIsExplained) {
  const auto v = validate(identified_, {recording(1), recording(2)});
  ASSERT_TRUE(v) << v.error().text();
  EXPECT_EQ(v->trust, Trust::Explained) << v->full();
  for (const JointTrust& joint : v->verdicts) EXPECT_NEAR(joint.rms, 0.1, 0.01) << joint.joint;
  const std::string said =
      "explained: the physical parameters predict the motion down to its noise; the worst joint is ";
  EXPECT_EQ(v->words.rfind(said + v->worst_joint().joint + ", ", 0), 0U) << v->words;
}

// White noise of a fifth of the torque leaves a fifth of the raw torque, and in the motion's band the noise's share of
// it. Twelve motions have about 180 independent values there: 16 % is three deviations of the ratio.
TEST_F(Verdict, NoiseAboveTheMotionIsNoErrorInItsBand) {
  double ratio = 0;
  constexpr int kMotions = 12;
  for (int seed = 1; seed <= kMotions; ++seed) {
    NamedSamples noisy = recording(static_cast<std::uint64_t>(seed));
    const Index rows = noisy.samples.size();
    Rng rng(static_cast<std::uint64_t>(100 + seed));
    for (Index j = 0; j < 7; ++j) {
      const double size = std::sqrt(noisy.samples.tau.col(j).squaredNorm() / static_cast<double>(rows));
      noisy.samples.tau.col(j) += 0.2 * size * rng.normal_vector(rows);
    }
    const auto v = validate(identified_, {noisy});
    ASSERT_TRUE(v) << v.error().text();
    const MotionScore& m = v->find(v->judged)->front();
    EXPECT_NEAR(m.relative, 0.2 / std::sqrt(1.04), 0.01);
    ratio += m.in_band * m.in_band / (0.04 * m.band / (0.5 * noisy.samples.rate)) / kMotions;
  }
  EXPECT_NEAR(std::sqrt(ratio), 1, 0.16);
}

// Without repeated periods nobody knows the noise, so the best verdict is "good", by the torque's spread.
TEST_F(Verdict, UnknownNoiseIsNotGuessed) {
  NamedSamples once = recording(1);
  once.samples.noise_variance.reset();
  const auto v = validate(identified_, {once});
  ASSERT_TRUE(v) << v.error().text();
  for (const JointTrust& joint : v->verdicts) {
    EXPECT_EQ(joint.noise, 0);
    EXPECT_NE(joint.trust, Trust::Explained);
  }
}

TEST_F(Verdict, ShuffledTorquesAreBad) {
  NamedSamples shuffled = recording(3);
  Rng rng(4);
  for (Index k = shuffled.samples.size() - 1; k > 0; --k) {
    const Index other = rng.index(static_cast<int>(k + 1));
    shuffled.samples.tau.row(k).swap(shuffled.samples.tau.row(other));
  }
  const auto v = validate(identified_, {shuffled});
  ASSERT_TRUE(v) << v.error().text();
  EXPECT_EQ(v->trust, Trust::Bad) << v->full();
}

TEST_F(Verdict, AnotherRobotsDataAreBad) {
  Rng rng(5);
  Robot other = robot();
  for (Body& body : other.bodies) body.inertia = testing::random_inertia(rng);
  const TorqueModel foreign(other, model_.terms());
  const Motion motion = testing::fourier(rng, 7, 10, 100);
  const auto v =
      validate(identified_, {{"foreign", testing::samples_of(foreign, foreign.nominal(), motion, 100, noise(), rng)}});
  ASSERT_TRUE(v) << v.error().text();
  EXPECT_EQ(v->trust, Trust::Bad) << v->full();
}

// What a wrist's torque holds besides the model is 0.5 % of its effort limit (rough), then 2 % (bad). Its share of the
// torque's spread is beyond rough_share both times, and the noise is not known.
TEST_F(Verdict, ASmallErrorOfAWristIsNoReasonToGiveUpTheModel) {
  const double effort = robot().limits()[6].effort;
  for (const auto& [share, expected] : {std::pair(0.005, Trust::Rough), std::pair(0.02, Trust::Bad)}) {
    NamedSamples disturbed = recording(3);
    disturbed.samples.noise_variance.reset();
    auto tau = disturbed.samples.tau.col(6);
    for (Index k = 0; k < tau.size(); ++k)
      tau[k] += share * effort * std::sqrt(2.0) * std::sin(9.7 * disturbed.samples.time[k]);
    const auto v = validate(identified_, {disturbed});
    ASSERT_TRUE(v) << v.error().text();
    const MotionScore& scores = v->find(v->judged)->front();
    ASSERT_GT(scores.joints[6].rms, 0.35 * scores.joints[6].spread);
    EXPECT_EQ(v->verdicts[6].trust, expected) << v->full();
    EXPECT_EQ(v->trust, expected) << v->full();
  }
}

TEST_F(Verdict, ForeignJointsAreRefused) {
  NamedSamples renamed = recording(6);
  renamed.samples.joints[2] = "elbow";
  EXPECT_FALSE(validate(identified_, {renamed}));
}

TEST_F(Verdict, HeldOutDataArePredictedDownToTheirNoise) {
  const std::vector<NamedSamples> motions = {recording(7), recording(8), recording(9)};
  EXPECT_FALSE(leave_one_out(model_, {motions[0]}));
  EXPECT_FALSE(cross_validate(model_, motions, 1));
  const auto left_out = leave_one_out(model_, motions);
  const auto folds = cross_validate(model_, motions, 4);
  ASSERT_TRUE(left_out) << left_out.error().text();
  ASSERT_TRUE(folds) << folds.error().text();
  EXPECT_EQ(left_out->size(), 3u);
  EXPECT_EQ(folds->size(), 12u);
  for (const auto* scores : {&*left_out, &*folds}) {
    for (const MotionScore& s : *scores) {
      for (const JointScore& joint : s.joints) EXPECT_NEAR(joint.rms, 0.1, 0.03) << s.motion;
    }
  }
}

}  // namespace
}  // namespace armature
