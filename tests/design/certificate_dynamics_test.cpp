// The enclosures agree with the recursion they do not share, and hold between samples.
#include <gtest/gtest.h>

#include "armature/term_kinds.hpp"
#include "design/certificate/certificate_dynamics.hpp"
#include "design/certificate/certificate_proof.hpp"
#include "support/random_robot.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

std::vector<Term> all_terms(const Robot& robot) {
  return {viscous_friction(robot),       coulomb_friction(robot, 0.01), asymmetric_coulomb_friction(robot),
          torque_offset(robot),          rotor_inertia(robot),          gravity_spring(robot, 0),
          stribeck_friction(robot, 0.1), power_friction(robot, 0.5),    load_friction(robot)};
}

TEST(CertificateDynamics, AtAnInstantItIsInverseDynamics) {
  for (int seed = 1; seed <= 30; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = testing::random_robot(rng, {.mimic = 0.2});
    const TorqueModel model(robot, all_terms(robot));
    const certificate::TaylorDynamics dynamics(model);
    const Vector pi = model.nominal() + 0.1 * rng.uniform_vector(model.parameter_count(), 0, 1);
    const Trajectory trajectory(testing::random_fourier(rng, model.joints(), 4, false));
    const double t = rng.uniform(0, trajectory.duration());
    const auto tau = dynamics.torque(certificate::enclose(trajectory, t, t), pi);
    const Matrix expected = inverse_dynamics(model, pi, trajectory.sample_at(Vector::Constant(1, t)).motion);
    for (int j = 0; j < model.joints(); ++j) {
      EXPECT_NEAR(tau[static_cast<std::size_t>(j)].c0, expected(0, j), 1e-9 * (1 + expected.cwiseAbs().maxCoeff()))
          << "seed " << seed;
    }
  }
}

TEST(CertificateDynamics, EnclosesTorquePositionAndSpeedOverIntervals) {
  for (int seed = 1; seed <= 60; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = testing::random_robot(rng, {.max_bodies = 6, .mimic = 0.2});
    const TorqueModel model(robot, all_terms(robot));
    const certificate::TaylorDynamics dynamics(model);
    const Vector pi = model.nominal() + 0.1 * rng.uniform_vector(model.parameter_count(), 0, 1);
    const Trajectory trajectory = testing::random_trajectory(rng, 1 + seed % (testing::kKinds - 1), model.joints());
    const auto stretches = certificate::smooth_stretches(trajectory);
    const auto [low, high] = stretches[static_cast<std::size_t>(rng.index(static_cast<int>(stretches.size())))];
    const double from = rng.uniform(low, high), to = std::min(high, from + std::pow(10, rng.uniform(-3, -0.5)));
    const auto motion = certificate::enclose(trajectory, from, to);
    const auto tau = dynamics.torque(motion, pi);
    const Frame frame{"tip", model.bodies() - 1, {Matrix3::Identity(), Vector3(0.1, 0.2, -0.1)}};
    const auto place = dynamics.position(motion, frame.body, frame.body_from_frame.translation);
    const auto speed = dynamics.squared_speed(motion, frame.body, frame.body_from_frame.translation);
    // Strictly inside: at a seam of pieces evaluate() speaks for the other side.
    const SampledTrajectory samples = trajectory.sample_at(Vector::LinSpaced(41, from + 1e-9, to - 1e-9));
    const Matrix expected = inverse_dynamics(model, pi, samples.motion);
    for (Eigen::Index k = 0; k < samples.time.size(); ++k) {
      for (int j = 0; j < model.joints(); ++j) {
        const auto& t = tau[static_cast<std::size_t>(j)];
        const double slack = 1e-9 * (1 + t.magnitude());
        EXPECT_LE(expected(k, j), t.upper() + slack) << "seed " << seed;
        EXPECT_GE(expected(k, j), t.lower() - slack) << "seed " << seed;
      }
      const Vector q = samples.motion.position(k), v = samples.motion.velocity(k);
      const Vector3 p = frame_pose(model, frame, q).translation;
      EXPECT_LE(p.x(), place.x.upper() + 1e-9) << "seed " << seed;
      EXPECT_GE(p.z(), place.z.lower() - 1e-9) << "seed " << seed;
      const double square = (frame_jacobian(model, frame, q) * v).head(3).squaredNorm();
      EXPECT_LE(square, speed.upper() + 1e-9 * (1 + square)) << "seed " << seed;
      EXPECT_GE(square, speed.lower() - 1e-9 * (1 + square)) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace armature
