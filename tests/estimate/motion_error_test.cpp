// Noise in the motion biases the estimate; the bias is measured from one draw of that noise and taken off.
#include "armature/motion_error.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "armature/rng.hpp"
#include "armature/robot_file.hpp"

namespace armature {
namespace {

constexpr double kNoiseOfV = 0.005, kNoiseOfA = 0.07;  // [rad/s], [rad/s²]

// Four sines per joint at 200 Hz for 10 s, and the model's own torque with noise of 0.1 N·m.
Samples make_samples(const TorqueModel& model, Rng& motion, Rng& rng) {
  const Vector time = 0.005 * Vector::LinSpaced(2000, 0, 1999);
  Samples s;
  s.joints = model.robot().joint_names();
  s.time = time;
  s.rate = 200;
  s.motion = Motion(time.size(), model.joints());
  s.motion.q.setZero(), s.motion.v.setZero(), s.motion.a.setZero();
  for (Eigen::Index j = 0; j < model.joints(); ++j) {
    for (int l = 1; l <= 4; ++l) {
      const double w = 2 * M_PI * 0.2 * l, size = motion.uniform(0.1, 0.4) / l, phase = motion.uniform(0, 6.28);
      const auto angle = w * time.array() + phase;
      s.motion.q.col(j).array() += size * angle.sin();
      s.motion.v.col(j).array() += size * w * angle.cos();
      s.motion.a.col(j).array() -= size * w * w * angle.sin();
    }
  }
  s.tau = inverse_dynamics(model, model.nominal(), s.motion);
  for (double& x : s.tau.reshaped()) x += 0.1 * rng.normal();
  return s;
}

Motion noise(Eigen::Index samples, Eigen::Index joints, Rng& rng) {
  Motion out(samples, joints);
  out.q.setZero();
  for (double& x : out.v.reshaped()) x = kNoiseOfV * rng.normal();
  for (double& x : out.a.reshaped()) x = kNoiseOfA * rng.normal();
  return out;
}

// Forty logs of one motion. Without the correction some parameter's mean error is many times its spread over √40; with
// it every one is nearly as small as chance allows: 5 deviations of the mean, 0.8 of an estimate.
TEST(MotionError, BiasIsMeasuredAndTakenOff) {
  const Robot robot = load_robot("iiwa14").value();
  const TorqueModel model(robot, {viscous_friction(robot)});
  const BaseMap base = compute_base(model);
  const Vector truth = base.to_base(model.nominal());
  Rng rng(3);
  constexpr int kLogs = 40;
  Matrix plain(truth.size(), kLogs), mended = plain;
  double largest = 0;
  for (int log = 0; log < kLogs; ++log) {
    Rng same(5);
    Samples s = make_samples(model, same, rng);
    const Motion error = noise(s.size(), s.motion.joints(), rng);
    s.motion.v += error.v, s.motion.a += error.a;
    s.error = noise(s.size(), s.motion.joints(), rng);
    Information information = accumulate(model, base, s).value();
    const Estimate e = estimate(information);
    const auto bias = motion_bias(model, base, {s}, {Matrix()}, e);
    ASSERT_TRUE(bias.has_value());
    largest = std::max(largest, bias->largest);
    move_solution(information, bias->bias);
    const Estimate corrected = estimate(information);
    EXPECT_LE((corrected.beta - (e.beta - bias->bias)).norm(), 1e-6 * e.beta.norm());
    EXPECT_NEAR(corrected.rms, e.rms, 1e-6 * e.rms);
    plain.col(log) = e.beta - truth;
    mended.col(log) = corrected.beta - truth;
  }
  EXPECT_GT(largest, 1);
  const auto worst = [&](const Matrix& errors) {
    const Vector mean = errors.rowwise().mean();
    const Vector spread = ((errors.colwise() - mean).rowwise().squaredNorm() / (kLogs - 1.0)).cwiseSqrt();
    return (mean.array() / (spread.array() / std::sqrt(kLogs * 1.0))).abs().maxCoeff();
  };
  EXPECT_GT(worst(plain), 8);
  EXPECT_LT(worst(mended), 5) << "without the correction " << worst(plain);
}

TEST(MotionError, IsNotKnownWithoutADraw) {
  const Robot robot = load_robot("planar2r").value();
  const TorqueModel model(robot, {viscous_friction(robot)});
  const BaseMap base = compute_base(model);
  Rng motion(5), rng(4);
  const Samples s = make_samples(model, motion, rng);
  const Estimate e = estimate(accumulate(model, base, s).value());
  EXPECT_FALSE(motion_bias(model, base, {s}, {Matrix()}, e).has_value());
}

}  // namespace
}  // namespace armature
