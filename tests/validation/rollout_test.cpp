// A true model stays with the recording; a wrong one leaves it, and sooner the more it is wrong.
#include "armature/rollout.hpp"

#include <gtest/gtest.h>

#include "support/loaded_arm.hpp"

namespace armature {
namespace {

class RolloutTest : public ::testing::Test {
 protected:
  RolloutTest() : model_(robot(), {viscous_friction(robot())}) {
    Rng rng(1);
    const Motion motion = testing::fourier(rng, 7, 10, 500);
    motion_ = {"motion", testing::samples_of(model_, model_.nominal(), motion, 500, Vector::Zero(7), rng)};
  }
  static Robot robot() { return testing::iiwa14(); }
  [[nodiscard]] Rollout run(const Vector& pi, const RolloutOptions& options = {.runs = 6}) const {
    const Predictor predictor(testing::exact_model(model_, pi), ParameterSet::Physical);
    return roll_out(motion_, "ours", our_driver(predictor, options), options);
  }
  TorqueModel model_;
  NamedSamples motion_;
};

// An arm without a controller falls away from its path within a second; what is left is the step and the torque between
// two samples, both of second order.
TEST_F(RolloutTest, TheTruthStays) {
  const Rollout r = run(model_.nominal());
  EXPECT_GE(r.runs, 4);
  EXPECT_GE(r.near_s, 1) << r.words({});
  EXPECT_LT(r.rms_rad[0], 5e-6) << r.words({});
}

TEST_F(RolloutTest, AWrongModelLeavesAndSaysWhichJointFirst) {
  const RolloutOptions options{.runs = 6};
  const Rollout truth = run(model_.nominal());
  Vector heavy = model_.nominal();
  heavy.segment(10, 10) *= 1.05;
  const Rollout wrong = run(heavy);
  EXPECT_LT(wrong.near_s, truth.near_s) << wrong.words(options);
  EXPECT_FALSE(wrong.leaves_first.empty());
  EXPECT_GT(wrong.rms_rad[1], truth.rms_rad[1]);
}

// A run is lost at the very sample where it goes too far, or where its rows end: it counts no longer there.
TEST_F(RolloutTest, ARunDoesNotCountWhereItIsLost) {
  const RolloutOptions options{.runs = 6};
  const auto lost_at = [&](double seconds, int every) {
    return [=, run = 0](const Samples& s, Eigen::Index first, Eigen::Index count) mutable {
      Eigen::Index kept = 0;
      while (kept < count && s.time[first + kept] - s.time[first] < seconds - 1e-9) ++kept;
      return Matrix(s.motion.q.middleRows(first, run++ % every == 0 ? kept : count));
    };
  };
  const Rollout half = roll_out(motion_, "lost", lost_at(0.1, 2), options);
  ASSERT_GE(half.runs, 4);
  EXPECT_EQ(half.rms_rad[0], 0) << half.words(options);
  const Rollout all = roll_out(motion_, "lost", lost_at(0.1, 1), options);
  EXPECT_NEAR(all.far_s, 0.1, 1e-9) << all.words(options);
  EXPECT_NE(all.words(options).find("RMS of runs not lost none left after 0.1"), std::string::npos)
      << all.words(options);
}

TEST_F(RolloutTest, AShortRecordingIsNotJudged) {
  const RolloutOptions options{.horizon_s = 20, .runs = 6};
  const Rollout r = run(model_.nominal(), options);
  EXPECT_EQ(r.runs, 0);
  EXPECT_NE(r.words(options).find("shorter than 20"), std::string::npos);
}

}  // namespace
}  // namespace armature
