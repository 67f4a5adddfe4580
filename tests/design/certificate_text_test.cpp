// What a certificate says, and the criterion it recomputes.
#include <gtest/gtest.h>

#include <Eigen/SVD>
#include <nlohmann/json.hpp>

#include "armature/certificate.hpp"
#include "support/random_robot.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

TorqueModel planar() {
  const Robot robot = testing::planar2r();
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)});
}

Trajectory swing(double size) {
  Matrix sine(2, 3);
  sine << 1, -2, 1, 0.5, 0.5, -1;
  return FourierSeries{0.2, Vector::Zero(2), size * sine, Matrix::Zero(2, 3), 1};
}

TEST(Certificate, SaysWhatIsBrokenByHowMuchAndWhen) {
  CertificateSpec spec;
  spec.criterion = false;
  spec.limits = coordinate_limits(planar().robot());
  spec.limits[1].velocity = 0.2;
  const Certificate certificate = certify(planar(), swing(0.3), spec);
  EXPECT_FALSE(certificate.usable());
  EXPECT_EQ(certificate.count(Proof::Violated), 1);
  EXPECT_EQ(certificate.worst()->kind, "velocity");
  EXPECT_EQ(certificate.worst()->what, "joint2");
  const double peak = std::abs(swing(0.3).evaluate(Quantity::Velocity, 1, certificate.worst()->at));
  EXPECT_NEAR(certificate.worst()->reached, peak, 1e-12);
  EXPECT_NEAR(certificate.worst()->margin(), 0.2 - peak, 1e-12);
  EXPECT_EQ(certificate.brief().substr(0, 54), "refused: 1 violated, 0 unknown; velocity of joint2: 0.");
}

TEST(Certificate, AJumpOfTheAccelerationBreaksAJerkLimitAndMotionAtTheEndsIsSeen) {
  CertificateSpec spec;
  spec.criterion = false;
  spec.limits = coordinate_limits(planar().robot());
  for (auto& l : spec.limits) l.jerk = 1000;
  Matrix points(2, 2);
  points << 0, 0, 0.5, 0.5;
  const Certificate jerk = certify(planar(), TrapezoidPath::within(points, spec.limits, 0.5), spec);
  EXPECT_FALSE(jerk.usable());
  EXPECT_EQ(jerk.worst()->text().substr(0, 14), "jerk of joint1");
  SineSeries moving{Vector::Zero(2), Matrix::Constant(2, 1, 0.1), Matrix::Ones(2, 1), Matrix::Zero(2, 1), 1};
  const Certificate ends = certify(planar(), moving, spec);
  EXPECT_EQ(ends.count(Proof::Violated), 2);
  EXPECT_EQ(ends.worst()->note, "joint1 still moves");
}

TEST(Certificate, CouldNotTellIsNeitherProvenNorViolated) {
  CertificateSpec spec;
  spec.criterion = false;
  spec.highest_frequency = 5;
  Matrix points(2, 2);
  points << 0, 0, 0.1, 0.1;
  const Certificate path = certify(planar(), QuinticPath::within(points, coordinate_limits(planar().robot())), spec);
  EXPECT_EQ(path.count(Proof::Unknown), 1);
  EXPECT_FALSE(path.usable());
  EXPECT_EQ(path.worst()->note, "a path of polynomials has no highest frequency");
  EXPECT_TRUE(certify(planar(), swing(0.1), spec).proven()) << certify(planar(), swing(0.1), spec).full();
}

TEST(Certificate, AFrameMustStayInItsBox) {
  CertificateSpec spec;
  spec.criterion = false;
  spec.frames = {{"link2", Box{{Matrix3::Identity(), {0.45, 0, 0}}, {0.1, 0.1, 0.2}}, "cell"}};
  EXPECT_TRUE(certify(planar(), swing(0.05), spec).proven()) << certify(planar(), swing(0.05), spec).full();
  const Certificate wide = certify(planar(), swing(1.0), spec);
  EXPECT_FALSE(wide.usable());
  EXPECT_NE(wide.full().find("link2 in cell side z"), std::string::npos);
  spec.frames[0].frame = "nowhere";
  EXPECT_EQ(spec.problem(planar())->text(), "certificate: the robot has no frame or body \"nowhere\".");
  EXPECT_THROW((void)certify(planar(), swing(0.05), spec), std::invalid_argument);
}

// A pair that is near at home may not come nearer than half of that, whatever the clearance.
TEST(Certificate, APairNearAtHomeIsProvenToo) {
  Robot robot = testing::planar2r();
  robot.bodies[1].capsules = {{Vector3::Zero(), Vector3(0.1, 0, 0), 0.05}};
  const auto end = [&](double bent) -> Vector3 {
    return body_poses(TorqueModel(robot), Vector{{0, bent}})[1] * Vector3(0.1, 0, 0);
  };
  // A wall beside the forearm, 4 mm away at home; turning joint 2 brings the forearm's end nearer.
  const Vector3 side = (end(0.01) - end(-0.01)).normalized();
  CertificateSpec spec;
  spec.criterion = spec.torque = false;
  spec.clearance = 0.01;
  spec.obstacles = {{"wall", HalfSpace{-side, -(side.dot(end(0)) + 0.05 + 0.004)}}};
  const auto bend = [](double size) {
    Matrix sine(2, 3);
    sine << 0, 0, 0, 1, -2, 1;
    return FourierSeries{0.2, Vector::Zero(2), size * sine, Matrix::Zero(2, 3), 1};
  };
  const Certificate little = certify(TorqueModel(robot), bend(0.001), spec);
  EXPECT_TRUE(little.proven()) << little.full();
  const Certificate much = certify(TorqueModel(robot), bend(0.1), spec);
  EXPECT_FALSE(much.usable());
  EXPECT_NE(much.full().find("wall"), std::string::npos) << much.full();
}

TEST(Certificate, CriterionIsThatOfTheStackedBaseRegressor) {
  const TorqueModel model = planar();
  const BaseMap base = compute_base(model);
  const Trajectory trajectory = swing(0.4);
  Vector noise(2);
  noise << 4, 0.25;
  const CriterionValues values = compute_criterion(model, trajectory, base, 200, noise);
  const Motion motion = trajectory.sample(40, false).motion;
  ASSERT_EQ(motion.samples(), 200);
  const Matrix Y = compute_regressor(model, motion).stacked(model.parameter_count())(Eigen::all, base.columns);
  const Vector sigma = Eigen::JacobiSVD<Matrix>(Y).singularValues();
  EXPECT_NEAR(values.condition_number, sigma[0] / sigma[sigma.size() - 1], 1e-9 * values.condition_number);
  EXPECT_NEAR(values.smallest_singular_value, sigma[sigma.size() - 1], 1e-10);
  Matrix weighted = Y;
  for (Eigen::Index row = 0; row < Y.rows(); ++row) weighted.row(row) /= row % 2 == 0 ? 2.0 : 0.5;
  const Vector scaled = Eigen::JacobiSVD<Matrix>(weighted).singularValues();
  EXPECT_NEAR(values.log_det, 2 * scaled.array().log().sum(), 1e-9);
}

TEST(Certificate, JsonHoldsEveryItem) {
  const Certificate certificate = certify(planar(), swing(0.1));
  const auto json = nlohmann::json::parse(certificate.to_json());
  EXPECT_EQ(json["version"], 1);
  EXPECT_EQ(json["usable"], certificate.usable());
  EXPECT_EQ(json["items"].size(), certificate.items.size());
  EXPECT_NEAR(json["criterion"]["condition_number"].get<double>(), certificate.criterion->condition_number, 1e-12);
}

// What was asked for and could not be checked is never called safe, and does not pass unless it is accepted.
TEST(Certificate, WhatWasNotCheckedIsNotSafe) {
  const Certificate doubtful = certify(planar(), swing(0.1));
  EXPECT_TRUE(doubtful.proven());
  EXPECT_FALSE(doubtful.usable());
  EXPECT_EQ(doubtful.unchecked.at(0),
            "collisions of link1: its shape is not known; a guessed shape was checked instead");
  EXPECT_EQ(doubtful.brief().find("safe"), std::string::npos) << doubtful.brief();
  EXPECT_EQ(doubtful.brief().substr(0, 34), "not checked: collisions of link1: ");
  CertificateSpec spec;
  spec.accept_unchecked = true;
  const Certificate accepted = certify(planar(), swing(0.1), spec);
  EXPECT_TRUE(accepted.usable());
  EXPECT_EQ(accepted.brief().find("safe"), std::string::npos) << accepted.brief();
  Robot robot = testing::planar2r();
  for (Body& body : robot.bodies) body.capsules = {{Vector3::Zero(), Vector3(0.4, 0, 0), 0.05}};
  EXPECT_EQ(certify(TorqueModel(robot), swing(0.1)).brief().substr(0, 6), "safe: ");
  spec.self_collision = false;
  EXPECT_EQ(certify(TorqueModel(robot), swing(0.1), spec).brief().substr(0, 6), "kept: ");
  for (Body& body : robot.bodies) body.inertia.reset(), body.joint.limits.effort = 10;
  const Certificate weightless = certify(TorqueModel(robot), swing(0.1));
  EXPECT_FALSE(weightless.usable());
  EXPECT_EQ(weightless.unchecked.at(0), "torques: the robot's inertias are not known");
}

// No limit, no rest asked for, nothing to collide with: nothing is known, which is not the same as safe.
TEST(Certificate, AMotionOfWhichNothingWasCheckedIsNotProven) {
  CertificateSpec spec;
  spec.criterion = spec.self_collision = spec.rest_at_start = spec.rest_at_end = false;
  spec.limits.assign(2, JointLimits{});
  const Certificate nothing = certify(planar(), swing(0.1), spec);
  EXPECT_EQ(nothing.count(Proof::NotChecked), static_cast<int>(nothing.items.size())) << nothing.full();
  EXPECT_FALSE(nothing.proven());
  EXPECT_FALSE(nothing.usable());
  EXPECT_EQ(nothing.worst(), nullptr);
  EXPECT_EQ(nothing.brief(), "refused: nothing was checked, because there is no limit to compare with");
  EXPECT_FALSE(nlohmann::json::parse(nothing.to_json())["usable"].get<bool>());
  spec.limits[0].velocity = 10;
  EXPECT_TRUE(certify(planar(), swing(0.1), spec).usable());
}

TEST(Certificate, AFloorThatIsNoNumberIsRefused) {
  for (const double height : {std::nan(""), kInfinity, -kInfinity}) {
    CertificateSpec spec;
    spec.obstacles = {{"floor", HalfSpace{Vector3::UnitZ(), height}}};
    EXPECT_EQ(spec.problem(planar())->message, "the place of obstacle \"floor\" is not a finite number");
  }
}

// Any robot in the box: no sampled one needs more than what is proven, and the worst corner needs nearly as much.
TEST(Certificate, TorquesAreProvenForEveryRobotInTheBox) {
  int worse = 0;
  for (int seed = 1; seed <= 4; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Robot robot = testing::iiwa14();
    for (Body& body : robot.bodies) body.joint.limits.effort = 1e6;
    const std::vector<Term> terms = {viscous_friction(robot), coulomb_friction(robot)};
    const TorqueModel model(robot, terms);
    CertificateSpec spec;
    spec.criterion = spec.self_collision = false;
    spec.limits.assign(7, JointLimits{});
    for (JointLimits& l : spec.limits) l.effort = 1e6;
    spec.inertia_box = 0.3;
    spec.friction_box = 1e-6;
    FourierSeries series = testing::random_fourier(rng, 7, 4);
    series.frequency = 0.2;
    series.periods = 1;
    const Trajectory motion = series;
    const Certificate certificate = certify(model, motion, spec);
    Vector proven(7), nominal(7);
    for (const CertificateItem& item : certificate.items) {
      if (item.kind != "torque") continue;
      const auto j = static_cast<Eigen::Index>(item.what[5] - '1');
      (item.what.size() > 6 ? proven : nominal)[j] = item.bound;
    }
    // 25 robots at 1000 instants of 4 motions: 10⁵ sampled torques of every joint.
    const Motion samples = motion.sample(1000 / motion.duration(), false).motion;
    Vector most = Vector::Zero(7);
    for (int trial = 0; trial < 25; ++trial) {
      Vector pi = model.nominal();
      for (int b = 0; b < 7; ++b)
        pi.segment(10 * b, 10) *= trial < 20 ? (rng.chance(0.5) ? 0.7 : 1.3) : rng.uniform(0.7, 1.3);
      most = most.cwiseMax(inverse_dynamics(model, pi, samples).cwiseAbs().colwise().maxCoeff().transpose());
    }
    for (int j = 0; j < 7; ++j) {
      EXPECT_LE(most[j], proven[j] * (1 + 1e-9)) << "seed " << seed << " joint " << j + 1;
      EXPECT_LE(proven[j], 1.6 * nominal[j] + 2) << "the proof is not far above what can happen";
      worse += most[j] > 1.1 * nominal[j] ? 1 : 0;
    }
  }
  EXPECT_GT(worse, 10) << "the box matters: many of the sampled robots need more than the nominal one";
}

}  // namespace
}  // namespace armature
