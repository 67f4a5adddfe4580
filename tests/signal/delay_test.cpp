// Torques that come later than positions: seen, with an interval that holds, and taken out.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/quality.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "signal/delay.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

const Robot& arm() {
  static const Robot robot = load_robot("iiwa14").value();
  return robot;
}

Motion sines_at(const Vector& time, std::uint64_t seed) {
  Motion out(time.size(), arm().joint_count());
  out.q.setZero(), out.v.setZero(), out.a.setZero();
  Rng rng(seed);
  for (Index j = 0; j < out.joints(); ++j) {
    for (int l = 1; l <= 5; ++l) {
      const double w = 2 * M_PI * 0.083 * l * (1 + 0.11 * rng.normal());
      const double size = 0.35 / l * rng.uniform(0.5, 1), phase = rng.uniform(0, 6.28);
      const auto angle = w * time.array() + phase;
      out.q.col(j).array() += size * angle.sin();
      out.v.col(j).array() += size * w * angle.cos();
      out.a.col(j).array() -= size * w * w * angle.sin();
    }
  }
  return out;
}

// A log of the model's own class: torques of the motion `late` seconds ago, one value per joint.
Recording delayed(const Vector& late, std::uint64_t seed) {
  Rng rng(seed);
  const TorqueModel model(arm(), {viscous_friction(arm()), coulomb_friction(arm())});
  const Vector deviation{{0.6, 0.6, 0.35, 0.35, 0.2, 0.08, 0.08}};
  Recording r;
  r.joints = arm().joint_names();
  r.position_units.assign(r.joints.size(), "rad");
  r.source = "made";
  r.time = 0.002 * Vector::LinSpaced(20000, 0, 19999);
  r.q = sines_at(r.time, 7).q;
  r.tau = Matrix(r.q.rows(), r.q.cols());
  for (Index j = 0; j < r.q.cols(); ++j) {
    const Vector then = r.time.array() - late[j];
    r.tau->col(j) = inverse_dynamics(model, model.nominal(), sines_at(then, 7)).col(j);
    for (double& x : r.tau->col(j)) x += deviation[j] * rng.normal();
  }
  for (double& x : r.q.reshaped()) x += 2e-5 * rng.normal();
  return r;
}

bool mentions(const Samples& s, const std::string& words) {
  for (const std::string& line : s.ledger) {
    if (line.find(words) != std::string::npos) return true;
  }
  return false;
}

// Errors over stated deviations of nine logs: with the right deviation their mean square is 1 ± 0.47; a deviation wrong
// by a factor of 2.5 is noticed with probability 0.9 either way.
TEST(Delay, OfTwoMillisecondsIsFoundWithItsInterval) {
  double square = 0;
  constexpr int kLogs = 9;
  for (int i = 0; i < kLogs; ++i) {
    const double late = 2e-3 * (i % 3 - 1);  // −2 … 2 ms
    const Samples s = prepare(delayed(Vector::Constant(7, late), 100 + static_cast<std::uint64_t>(i)), arm()).value();
    ASSERT_TRUE(s.delay.has_value());
    square += std::pow((s.delay->seconds - late) / s.delay->deviation, 2) / kLogs;
    EXPECT_LE(s.delay->deviation, 7e-4) << late << ": " << s.delay->of_joint.transpose() << " ± "
                                        << s.delay->deviation_of_joint.transpose();
    EXPECT_EQ(s.delay->corrected, late != 0) << late << " " << s.delay->seconds << " ± " << s.delay->deviation;
    EXPECT_EQ(mentions(s, "corrected"), late != 0);
    // The motion is where the torque is.
    const Motion truth = sines_at(s.time.array() - late, 7);
    EXPECT_LE((s.motion.q - truth.q).cwiseAbs().maxCoeff(), 1e-3) << late;
  }
  EXPECT_GE(square, 0.25);
  EXPECT_LE(square, 4);
}

TEST(Delay, IsAFindingAndCanBeGiven) {
  const Recording r = delayed(Vector::Constant(7, 0.002), 1);
  const QualityReport report = check_quality(r, arm());
  ASSERT_TRUE(report.has(QualityKind::Delay)) << report.full();
  for (const QualityFinding& f : report.findings) {
    if (f.kind == QualityKind::Delay) {
      EXPECT_NEAR(f.value, 0.002, 1e-3);
      EXPECT_NE(f.message.find("ms after the motion"), std::string::npos) << f.message;
    }
  }
  SignalOptions none;
  none.delay = 0;
  const Samples as_recorded = prepare(r, arm(), none).value();
  EXPECT_FALSE(as_recorded.delay.has_value());
  EXPECT_LE((as_recorded.motion.q - sines_at(as_recorded.time, 7).q).cwiseAbs().maxCoeff(), 1e-4);
  none.delay = 0.5;
  EXPECT_FALSE(prepare(r, arm(), none));
}

// A delay pays on rows that were not fitted if it is there, and costs if it is not.
TEST(Delay, PaysOnRowsThatWereNotFitted) {
  SignalOptions as_recorded;
  as_recorded.delay = 0;
  for (const double late : {0.0, 0.002}) {
    const Samples s = prepare(delayed(Vector::Constant(7, late), 5), arm(), as_recorded).value();
    const signal::HeldOutGain right = signal::held_out_gain(s, arm(), 0.002);
    const signal::HeldOutGain wrong = signal::held_out_gain(s, arm(), -0.002);
    EXPECT_EQ(right.pays(), late > 0) << late << ": " << right.gain << " ± " << right.deviation;
    EXPECT_FALSE(wrong.pays()) << late << ": " << wrong.gain << " ± " << wrong.deviation;
    EXPECT_LT(wrong.gain, 0) << late;
  }
}

// Joints that disagree: one is late by 6 ms. Nothing is moved for all, and the joint is named where it is certain.
TEST(Delay, OfOneJointIsNotBlamedOnAll) {
  Vector late = Vector::Zero(7);
  late[1] = 0.006;
  const Samples s = prepare(delayed(late, 3), arm()).value();
  ASSERT_TRUE(s.delay.has_value());
  EXPECT_NEAR(s.delay->of_joint[1], 0.006, 5 * s.delay->deviation_of_joint[1]);
  EXPECT_FALSE(s.delay->corrected) << s.delay->seconds << " ± " << s.delay->deviation;
}

}  // namespace
}  // namespace armature
