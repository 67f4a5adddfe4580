// Alarms come as often as asked for when nothing touches the robot, and soon when something does.
#include <gtest/gtest.h>

#include <array>

#include "armature/observer.hpp"
#include "armature/presliding.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr double kRate = 500;
constexpr double kNoise = 0.3;  // [N·m]

struct Arm {
  TorqueModel model;
  BaseMap base;
  IdentifiedModel identified;
  Motion learned;

  explicit Arm(const std::vector<Term>& terms) : model(testing::iiwa14(), terms), base(compute_base(model)) {
    Rng rng(1);
    identified = testing::exact_model(model, model.nominal());
    identified.physical.reset();
    identified.noise = identified.residual = Vector::Constant(7, kNoise);
    learned = testing::fourier(rng, 7, 20, 50);
  }
  /// A model as wrong as its covariance says: identified anew from noisy data.
  [[nodiscard]] IdentifiedModel draw(Rng& rng) const {
    const Samples s = testing::samples_of(model, model.nominal(), learned, 50, Vector::Constant(7, kNoise), rng);
    const Estimate e = estimate(accumulate(model, base, s).value());
    IdentifiedModel out = identified;
    out.base = e.beta, out.base_covariance = e.covariance;
    return out;
  }
  [[nodiscard]] Samples run(Rng& rng, double seconds) const {
    const Motion motion = testing::fourier(rng, 7, seconds, kRate);
    return testing::samples_of(model, model.nominal(), motion, kRate, Vector::Constant(7, kNoise), rng);
  }
};

double alarms_per_hour(const Arm& arm, double asked, int runs) {
  Rng rng(21);
  double alarms = 0, hours = 0;
  for (int i = 0; i < runs; ++i) {
    const IdentifiedModel model = arm.draw(rng);
    const Samples samples = arm.run(rng, 10);
    const auto m = monitor(model, samples, {.set = ParameterSet::Base, .false_alarms_per_hour = asked});
    if (!m) return -1;
    alarms += static_cast<double>(m->detections.size());
    hours += (10 - 0.5) / 3600;
  }
  return alarms / hours;
}

TEST(Monitor, FalseAlarmsAreAsManyAsAskedFor) {
  const int runs = testing::sweep(40);
  const Robot robot = testing::iiwa14();
  const Arm smooth({viscous_friction(robot)});
  const Arm dry({viscous_friction(robot), coulomb_friction(robot)});
  const double asked = 1200;
  const double smooth_rate = alarms_per_hour(smooth, asked, runs), dry_rate = alarms_per_hour(dry, asked, runs / 2);
  std::printf(
      "asked for %.0f false alarms per hour: %.0f without and %.0f with dry friction, %d and half as many runs of 10 "
      "s\n",
      asked, smooth_rate, dry_rate, runs);
  EXPECT_GT(smooth_rate, asked / 2);
  EXPECT_LT(smooth_rate, asked * 2);
  // Around standstill dry friction widens the thresholds by a bound, so alarms may be fewer there, never more.
  EXPECT_GT(dry_rate, 0);
  EXPECT_LT(dry_rate, asked * 2);
}

struct Group {
  double low = 0, high = 0;
  int runs = 0, seen = 0, right_joint = 0;
  double delay = 0;
};

// A force on a random link while the robot keeps to its path: the motors give what inverse dynamics says less Jᵀ f.
void collide(const Arm& arm, Group& group, Rng& rng) {
  const IdentifiedModel model = arm.draw(rng);
  Samples samples = arm.run(rng, 3);
  const int body = 2 + rng.index(5);
  const Vector3 at(rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1));
  const Frame contact{"contact", body, Pose{Matrix3::Identity(), at}};
  const Vector3 force = rng.uniform(group.low, group.high) * rng.direction();
  const Index start = 1000 + rng.index(200);
  for (Index k = start; k < samples.size(); ++k) {
    const Matrix j = frame_jacobian(arm.model, contact, samples.motion.position(k));
    samples.tau.row(k) -= (j.topRows(3).transpose() * force).transpose();
  }
  const auto m = monitor(model, samples, {.set = ParameterSet::Base, .false_alarms_per_hour = 1});
  ASSERT_TRUE(m) << m.error().text();
  ++group.runs;
  for (const Detection& d : m->detections) {
    const double delay = d.time_s + d.duration_s - samples.time[start];
    if (delay < 0) continue;
    ++group.seen;
    group.delay += std::max(0.0, d.time_s - samples.time[start]);
    // Torque of a force on a body shows in its own joint and those before it, never beyond.
    group.right_joint += d.contact_link <= body ? 1 : 0;
    return;
  }
}

TEST(Monitor, SeesCollisions) {
  const Robot robot = testing::iiwa14();
  const Arm arm({viscous_friction(robot), coulomb_friction(robot)});
  std::array<Group, 3> groups = {Group{5, 15}, Group{15, 30}, Group{30, 60}};
  Rng rng(31);
  for (Group& g : groups) {
    for (int i = 0; i < testing::sweep(12); ++i) collide(arm, g, rng);
    std::printf("%2.0f to %2.0f N: %d of %d seen, mean delay %.0f ms, contact link possible in %d\n", g.low, g.high,
                g.seen, g.runs, 1000 * g.delay / std::max(1, g.seen), g.right_joint);
  }
  EXPECT_GE(groups[0].seen, 0.6 * groups[0].runs);
  EXPECT_GE(groups[2].seen, 0.9 * groups[2].runs);
  EXPECT_GE(groups[2].right_joint, 0.9 * groups[2].seen);
  EXPECT_LT(groups[2].delay / groups[2].seen, 0.1);
}

// A load that the model does not know is not called a contact.
TEST(Monitor, AResidualThatStaysIsALoad) {
  const Robot robot = testing::iiwa14();
  const Arm arm({viscous_friction(robot)});
  Rng rng(32);
  Vector loaded = arm.model.nominal();
  // 2 kg, 10 cm beyond the last joint.
  const int last = arm.model.inertial_count() - 10;
  const LinkInertia load = LinkInertia::from_center_of_mass(2, Vector3(0, 0, 0.1), 0.003 * Matrix3::Identity());
  loaded.segment(last, 10) += load.to_vector(ParameterOrder::Khalil);
  const Motion motion = testing::fourier(rng, 7, 10, kRate);
  const Samples samples = testing::samples_of(arm.model, loaded, motion, kRate, Vector::Constant(7, kNoise), rng);
  const Monitoring found = monitor(arm.identified, samples, {.set = ParameterSet::Base}).value();
  EXPECT_GT(found.share_of_time(), 0.5);
  EXPECT_NE(found.brief().find("armature payload"), std::string::npos) << found.brief();
  const Monitoring quiet = monitor(arm.identified, arm.run(rng, 10), {.set = ParameterSet::Base}).value();
  EXPECT_LT(quiet.share_of_time(), 0.01);
}

// The observer follows the path of a joint whose friction does: reversals leave no residual.
TEST(Monitor, PreslidingFrictionRaisesNoAlarmsAtReversals) {
  const Robot robot = testing::iiwa14();
  const Arm arm({viscous_friction(robot), presliding_friction(robot, 0.02)});
  Rng rng(33);
  Samples samples = arm.run(rng, 10);
  const Matrix standing_alone = inverse_dynamics(arm.model, arm.model.nominal(), samples.motion);
  const Matrix along =
      inverse_dynamics(arm.model, arm.model.nominal(), MotionAlongPath(arm.model, samples.motion).motion());
  ASSERT_GT((along - standing_alone).cwiseAbs().maxCoeff(), 0.5) << "the motion has no reversal to speak of";
  samples.tau += along - standing_alone;
  const Monitoring found = monitor(arm.identified, samples, {.set = ParameterSet::Base}).value();
  EXPECT_TRUE(found.detections.empty()) << found.full();
}

// Asked to stop, it gives the rows so far, and says the same of them as of a whole recording.
TEST(Monitor, AStopKeepsTheRowsSoFar) {
  const Robot robot = testing::iiwa14();
  const Arm arm({viscous_friction(robot)});
  Rng rng(34);
  const Samples samples = arm.run(rng, 30);
  const MonitorOptions options{.set = ParameterSet::Base};
  const Monitoring whole = monitor(arm.identified, samples, options).value();
  EXPECT_FALSE(whole.stopped);
  int blocks = 0, best = 0;
  double share = 0;
  const Progress progress{[&](const ProgressStep& step) { share = step.share, ++blocks; }, [&] { return blocks >= 2; },
                          [&] { ++best; }};
  const Monitoring part = monitor(arm.identified, samples, options, progress).value();
  EXPECT_TRUE(part.stopped);
  const Eigen::Index rows = part.time.size();
  ASSERT_GT(rows, 0);
  ASSERT_LT(rows, samples.size());
  EXPECT_GT(best, 0);
  EXPECT_NEAR(share, static_cast<double>(rows) / static_cast<double>(samples.size()), 1e-12);
  EXPECT_EQ(part.residual, whole.residual.topRows(rows));
  EXPECT_EQ(part.threshold.rows(), rows);
  EXPECT_EQ(part.over().rows(), rows);
  EXPECT_LT((part.threshold - whole.threshold.topRows(rows)).cwiseAbs().maxCoeff(), 0.05 * whole.threshold.maxCoeff());
}

TEST(Monitor, ConstantThresholdsAndMistakes) {
  const Arm arm({viscous_friction(testing::iiwa14())});
  Rng rng(41);
  Samples samples = arm.run(rng, 2);
  MonitorOptions options{.set = ParameterSet::Base};
  options.constant_threshold = Vector::Constant(7, 1e6);
  const auto quiet = monitor(arm.identified, samples, options);
  ASSERT_TRUE(quiet);
  EXPECT_TRUE(quiet->detections.empty());
  EXPECT_EQ(quiet->threshold(10, 3), 1e6);
  options.constant_threshold = Vector::Constant(2, 1);
  EXPECT_FALSE(monitor(arm.identified, samples, options));
  EXPECT_FALSE(monitor(arm.identified, samples, {.false_alarms_per_hour = 0}));
  samples.joints[0] = "other";
  EXPECT_FALSE(monitor(arm.identified, samples));
}

}  // namespace
}  // namespace armature
