// The virtual robot agrees with itself, sees contacts and limits, and repeats itself.
#include "armature/rehearse.hpp"

#include <gtest/gtest.h>

#include "armature/dynamics.hpp"
#include "armature/export.hpp"
#include "armature/reimport.hpp"
#include "armature/robot_file.hpp"
#include "simulate/plant.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

Robot robot(const char* name = "iiwa14") { return load_robot(name).value(); }

FourierSeries small_motion(const Robot& r, std::uint64_t seed, double reach = 0.2) {
  Rng rng(seed);
  FourierSeries series = testing::fourier_motion(rng, r.joint_count(), reach, 0.2);
  return series.at_rest().starting_at(r.home_position());
}

// Largest torque that M a + C v + g + friction(v) leaves of the truth, relative to the largest torque.
double unexplained(const Robot& r, const Rehearsal& run, const RehearsalOptions& options) {
  const TorqueModel model(r, {rotor_inertia(r)});
  Matrix tau = inverse_dynamics(model, model.nominal(), Motion(run.truth.q, *run.truth.v, *run.truth.a));
  for (Eigen::Index j = 0; j < tau.cols(); ++j) {
    const JointNominal& n = *r.bodies[static_cast<std::size_t>(j)].joint.nominal;
    const PlantFriction friction{
        n.viscous, n.coulomb, 0, n.offset, options.coulomb_velocity, options.stribeck_velocity};
    for (Eigen::Index k = 0; k < tau.rows(); ++k) tau(k, j) += friction.torque((*run.truth.v)(k, j));
  }
  return (tau - *run.truth.tau).cwiseAbs().maxCoeff() / run.truth.tau->cwiseAbs().maxCoeff();
}

// tau = M a + C v + g + friction(v) holds at every logged instant, to rounding.
TEST(Rehearsal, TruthObeysTheModel) {
  const Robot r = robot();
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  const Rehearsal run = rehearse(r, small_motion(r, 1), options).value();
  EXPECT_LE(unexplained(r, run, options), 1e-9);
}

// The same, with friction, for a description without home and acceleration limits, as URDFs are, and a motion that
// starts elsewhere than at zero.
TEST(Rehearsal, TruthOfAPlainDescriptionObeysItsModel) {
  Robot r = robot();
  r.home.clear();
  for (Body& body : r.bodies) body.joint.limits.acceleration = kInfinity;
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  Rng rng(31);
  const FourierSeries series = testing::fourier_motion(rng, r.joint_count(), 0.2, 0.2);
  const Vector start = Vector::Constant(r.joint_count(), 0.6);
  const Rehearsal run = rehearse(r, series.at_rest().starting_at(start), options).value();
  EXPECT_LE(unexplained(r, run, options), 1e-9);
}

// Rotors that no sensor feels are those of the sheet: whatever the true masses are, whatever hangs on the arm and
// wherever the motion starts. A URDF says no accelerations, from which a drive's rotor follows, and no home.
TEST(Rehearsal, TruthObeysTheTrueRobotWithoutAccelerationLimitsOrHome) {
  Robot r = robot();
  r.home.clear();
  for (Body& body : r.bodies) {
    body.joint.limits.acceleration = kInfinity;
    if (body.joint.nominal) body.joint.nominal->viscous = body.joint.nominal->coulomb = 0;
  }
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  options.realism = RehearsalOptions::Realism::Lab;
  options.load = LinkInertia::from_center_of_mass(1.5, Vector3(0.02, 0, 0.05), 0.01 * Matrix3::Identity());
  const Rehearsal run = rehearse(r, small_motion(r, 4), options).value();
  const TorqueModel model(run.robot, {});
  const Matrix tau = inverse_dynamics(model, model.nominal(), Motion(run.truth.q, *run.truth.v, *run.truth.a));
  EXPECT_LE((tau - *run.truth.tau).cwiseAbs().maxCoeff(), 1e-9 * run.truth.tau->cwiseAbs().maxCoeff());
}

// The log's velocities are the integral of its accelerations: viscous friction neither leads nor lags the motion. Half
// a step of 1 ms would be 2 % of joint 6's inertia, and an identification would find it there.
TEST(Rehearsal, FrictionKeepsTimeWithTheMotion) {
  Robot r = robot("tx40");
  for (Body& body : r.bodies) body.joint.nominal->coulomb = 0;
  RehearsalOptions options;
  options.floor_m = std::nullopt, options.accept_unchecked = true;
  options.rate_hz = 1 / options.step_s;
  const Rehearsal run = rehearse(r, small_motion(r, 3), options).value();
  const Matrix &v = *run.truth.v, &a = *run.truth.a;
  const Eigen::Index n = v.rows() - 1;
  const Matrix gained = v.bottomRows(n) - v.topRows(n);
  const Matrix promised = 0.5 * options.step_s * (a.bottomRows(n) + a.topRows(n));
  for (Eigen::Index j = 0; j < v.cols(); ++j)
    EXPECT_LE((gained - promised).col(j).norm(), 2e-3 * promised.col(j).norm()) << "joint " << j + 1;
}

// What was added is what is there: the recording's torque differs from the truth by noise of the stated size.
TEST(Rehearsal, RecordingIsTruthPlusTheStatedNoise) {
  const Robot r = robot();
  RehearsalOptions options;
  options.torque_noise_nm = {0.2};
  options.floor_m = std::nullopt;
  const Rehearsal run = rehearse(r, small_motion(r, 2), options).value();
  const Matrix noise = *run.recording.tau - *run.truth.tau;
  const double deviation = std::sqrt(noise.squaredNorm() / static_cast<double>(noise.size()));
  // Five standard errors of a deviation estimated from this many draws.
  EXPECT_NEAR(deviation, 0.2, 5 * 0.2 / std::sqrt(2.0 * static_cast<double>(noise.size())));
  EXPECT_LE((run.recording.q - run.truth.q).cwiseAbs().maxCoeff(), 0.5 * options.encoder_rad + 1e-12);
}

TEST(Rehearsal, SameSeedSameBits) {
  const Robot r = robot("planar2r");
  const Rehearsal one = rehearse(r, small_motion(r, 3)).value(), two = rehearse(r, small_motion(r, 3)).value();
  EXPECT_TRUE(identical(one.recording, two.recording));
  RehearsalOptions other;
  other.seed = 2;
  EXPECT_FALSE(identical(one.recording, rehearse(r, small_motion(r, 3), other)->recording));
}

// A simulated motion repeats itself: the same seed logs the same numbers, another seed other noise on the same truth.
TEST(Rehearsal, MeasuredAgainOnlyTheNoiseDiffers) {
  const Robot r = robot("planar2r");
  RehearsalOptions options;
  const Rehearsal run = rehearse(r, small_motion(r, 3), options).value();
  EXPECT_TRUE(identical(measure_again(r, run, options), run.recording));
  options.seed = 8;
  const Recording again = measure_again(r, run, options);
  EXPECT_EQ(again.q, run.recording.q);
  EXPECT_NE(*again.tau, *run.recording.tau);
  EXPECT_TRUE(identical(again, rehearse(r, small_motion(r, 3), options)->recording));
}

// Friction far steeper than the step could follow, on links of a few grams and metres: no chatter.
TEST(Rehearsal, LightWristsFollowTheirPath) {
  for (const char* name : {"wam7", "lwr4"}) {
    const Robot r = robot(name);
    RehearsalOptions options;
    options.floor_m = std::nullopt;
    const Rehearsal run = rehearse(r, small_motion(r, 9), options).value();
    for (const JointRehearsal& joint : run.joints) EXPECT_LE(joint.tracking_worst, 1e-3) << name << " " << joint.name;
  }
}

// A wrist of grams whose friction differs from the sheet: the loop holds what the friction of the sheet could move.
TEST(Rehearsal, AWristIsHeldAgainstTheFrictionOfALaboratory) {
  const Robot r = robot("wam7");
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  options.realism = RehearsalOptions::Realism::Lab;
  for (options.individual = 1; options.individual <= 3; ++options.individual) {
    const Rehearsal run = rehearse(r, small_motion(r, 9), options).value();
    for (const JointRehearsal& joint : run.joints)
      EXPECT_LE(joint.tracking_worst, options.tracking_limit) << options.individual << " " << joint.name;
  }
}

TEST(Rehearsal, SafeMotionIsSafe) {
  const Robot r = robot();
  const Rehearsal run = rehearse(r, small_motion(r, 4)).value();
  EXPECT_TRUE(run.safe) << run.full();
  EXPECT_TRUE(run.contacts.empty());
}

TEST(Rehearsal, ArmThatReachesTheFloorTouchesIt) {
  const Robot r = robot();
  RehearsalOptions options;
  options.floor_m = 0.9;  // higher than the flange comes at home
  const Rehearsal run = rehearse(r, small_motion(r, 5, 1.5), options).value();
  EXPECT_FALSE(run.safe);
  EXPECT_FALSE(run.reasons.empty());
}

TEST(Rehearsal, WeakMotorsAreSeen) {
  Robot r = robot();
  for (Body& body : r.bodies) body.joint.limits.effort = 1;
  const Rehearsal run = rehearse(r, small_motion(r, 6)).value();
  EXPECT_FALSE(run.safe);
}

TEST(Rehearsal, RefusesWhatItCannotSimulate) {
  Robot r = robot("planar2r");
  RehearsalOptions options;
  options.rate_hz = 333;
  EXPECT_EQ(rehearse(r, small_motion(r, 7), options).error().hint, "Choose a rate that divides 1000 Hz.");
  r.bodies[0].inertia.reset();
  EXPECT_EQ(rehearse(r, small_motion(r, 7)).error().message, "link '" + r.bodies[0].name + "' has no inertia");
}

// Every catalogue robot, exported to MJCF and URDF, says the same torques when read back.
TEST(Reimport, EveryCatalogueRobotKeepsItsTorques) {
  for (const char* name :
       {"planar2r", "iiwa14", "lwr4", "gen2", "kr15", "panda", "ur5e", "ur10e", "gen3", "wam7", "tx40"}) {
    const Robot r = robot(name);
    const auto mjcf = reimport_mjcf(write_mjcf(r), r);
    ASSERT_TRUE(mjcf) << name << ": " << mjcf.error().text();
    EXPECT_LE(mjcf->worst, 1e-9) << name;
    const auto urdf = reimport_urdf(write_urdf(r), r, true);
    ASSERT_TRUE(urdf) << name << ": " << urdf.error().text();
    EXPECT_LE(urdf->worst, 1e-9) << name;
  }
}

}  // namespace
}  // namespace armature
