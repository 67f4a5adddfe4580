// Never "safe" when it is not: certificates against sampling a hundred times finer.
#include <gtest/gtest.h>

#include "armature/certificate.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

/// A short arm with capsules, a tool and a floor: cheap enough for many motions.
Robot small_arm(Rng& rng) {
  Robot robot = testing::random_robot(rng, {.min_bodies = 2, .max_bodies = 4, .branch = 0, .prismatic = 0.15});
  robot.world_from_base.translation = {0, 0, 1.0};
  for (Body& body : robot.bodies) {
    body.capsules = {{Vector3::Zero(), 0.25 * rng.direction(), 0.04}};
    body.joint.limits = {-rng.uniform(1, 2), rng.uniform(1, 2),    rng.uniform(1, 3),
                         rng.uniform(3, 15), rng.uniform(20, 200), rng.uniform(20, 120)};
  }
  robot.frames.push_back({"tip", static_cast<int>(robot.bodies.size()) - 1, {Matrix3::Identity(), {0.1, 0, 0.1}}});
  robot.tool_frame = "tip";
  return robot;
}

CertificateSpec spec_for(Rng& rng) {
  CertificateSpec spec;
  spec.criterion = false;
  spec.obstacles = {{"floor", HalfSpace{}}};
  spec.tool_speed = rng.uniform(0.5, 3);
  spec.total_power = rng.uniform(20, 300);
  spec.frames = {{"tip", HalfSpace{Vector3::UnitX(), -rng.uniform(0.3, 1.2)}, "wall"}};
  return spec;
}

/// By how much the samples break a limit of the spec, relative; ≤ 0: none.
double worst_of_samples(const TorqueModel& model, const Trajectory& trajectory, const CertificateSpec& spec,
                        double rate) {
  const SampledTrajectory s = trajectory.sample(rate);
  const auto limits = coordinate_limits(model.robot());
  const Matrix tau = inverse_dynamics(model, model.nominal(), s.motion);
  const Frame tip = *model.robot().find_frame("tip");
  const auto& wall = std::get<HalfSpace>(spec.frames[0].stay_in);
  const CollisionModel collision(model, spec.obstacles, model.robot().home_position());
  double worst = -kInfinity;
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    for (int j = 0; j < model.joints(); ++j) {
      const JointLimits& l = limits[static_cast<std::size_t>(j)];
      worst = std::max({worst, s.motion.q(k, j) - l.upper, l.lower - s.motion.q(k, j),
                        std::abs(s.motion.v(k, j)) - l.velocity, std::abs(s.motion.a(k, j)) - l.acceleration,
                        std::abs(s.jerk(k, j)) - l.jerk, std::abs(tau(k, j)) - l.effort});
    }
    const Vector q = s.motion.position(k), v = s.motion.velocity(k);
    worst = std::max({worst, (frame_jacobian(model, tip, q) * v).head(3).norm() - spec.tool_speed,
                      std::abs(tau.row(k).dot(v)) - spec.total_power,
                      wall.offset - wall.normal.dot(frame_pose(model, tip, q).translation)});
    if (!collision.pairs().empty()) worst = std::max(worst, -collision.distances(q).minCoeff());
  }
  return worst;
}

/// A random motion shrunk so that about half of them keep their limits.
Trajectory shrunk_motion(Rng& rng, int joints) {
  FourierSeries s = testing::random_fourier(rng, joints, 2 + rng.index(4));
  s.frequency = rng.uniform(0.1, 0.4);
  s.periods = 1;
  const double size = std::pow(10, rng.uniform(-1.3, -0.2));
  s.sine *= size;
  s.cosine *= size;
  return s.starting_at(Vector::Zero(joints));
}

TEST(CertificateSafety, RandomMotionsAreNeverCalledSafeWhenAFineSamplingSaysOtherwise) {
  const int count = testing::cases(100);
  int safe = 0, refused = 0;
  for (int seed = 1; seed <= count; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = small_arm(rng);
    const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
    const CertificateSpec spec = spec_for(rng);
    const Trajectory trajectory = shrunk_motion(rng, model.joints());
    const Certificate certificate = certify(model, trajectory, spec);
    (certificate.usable() ? safe : refused)++;
    // 100 times finer than the 20 samples per second that such motions are usually checked with.
    const double outside = worst_of_samples(model, trajectory, spec, 2000);
    if (certificate.usable()) {
      EXPECT_LE(outside, 1e-6) << "seed " << seed << "\n" << certificate.full();
    } else if (certificate.count(Proof::Unknown) == 0 && certificate.unchecked.empty()) {
      EXPECT_GT(outside, -1e-2) << "seed " << seed << " refused without a reason\n" << certificate.full();
    }
    EXPECT_EQ(certificate.count(Proof::Unknown), 0) << "seed " << seed << "\n" << certificate.full();
  }
  EXPECT_GT(safe, count / 10);
  EXPECT_GT(refused, count / 10);
}

/// The limit is put between the largest sample and the true peak: sampling says yes, the certificate must say no.
TEST(CertificateSafety, MotionsThatKeepLimitsOnlyAtSamplesAreAllRefused) {
  int built = 0;
  for (int seed = 1; built < 120; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Robot robot = small_arm(rng);
    const Trajectory trajectory = shrunk_motion(rng, robot.joint_count());
    const TorqueModel free(robot);
    const SampledTrajectory samples = trajectory.sample(rng.uniform(8, 20));
    const int j = rng.index(free.joints()), which = seed % 5;
    for (Body& body : robot.bodies) body.joint.limits = {};
    JointLimits& limit = robot.bodies[static_cast<std::size_t>(j)].joint.limits;
    const auto between = [&](double sampled, double peak) {
      return peak > sampled + 1e-6 * (1 + std::abs(sampled)) ? (sampled + peak) / 2 : kInfinity;
    };
    double chosen = kInfinity;
    if (which < 4) {
      const auto quantity = static_cast<Quantity>(which);
      const Matrix& values = which == 0   ? samples.motion.q
                             : which == 1 ? samples.motion.v
                             : which == 2 ? samples.motion.a
                                          : samples.jerk;
      const Extrema e = extrema(trajectory, quantity, j);
      chosen = which == 0 ? between(values.col(j).maxCoeff(), e.highest)
                          : between(values.col(j).cwiseAbs().maxCoeff(), std::max(e.highest, -e.lowest));
      (which == 0 ? limit.upper : which == 1 ? limit.velocity : which == 2 ? limit.acceleration : limit.jerk) = chosen;
    } else {
      const auto peak = [&](const SampledTrajectory& s) {
        return inverse_dynamics(free, free.nominal(), s.motion).col(j).cwiseAbs().maxCoeff();
      };
      chosen = between(peak(samples), peak(trajectory.sample(5000)));
      limit.effort = chosen;
    }
    if (!std::isfinite(chosen)) continue;
    ++built;
    CertificateSpec spec;
    spec.criterion = spec.self_collision = false;
    const Certificate certificate = certify(TorqueModel(robot), trajectory, spec);
    EXPECT_FALSE(certificate.usable()) << "seed " << seed;
    EXPECT_EQ(certificate.count(Proof::Violated), 1) << "seed " << seed << "\n" << certificate.full();
  }
}

/// A bar that sweeps through a thin pole between two samples.
TEST(CertificateSafety, NothingTunnelsThroughAThinObstacle) {
  Robot robot = testing::planar2r();
  for (Body& body : robot.bodies) {
    body.capsules = {{Vector3(0.05, 0, 0), Vector3(0.5, 0, 0), 0.005}};
    body.joint.limits = {};
  }
  const TorqueModel model(robot);
  Matrix ends(2, 2);
  ends << -0.4, 0, 0.4, 0;
  const Trajectory sweep_over(QuinticPath{ends, Vector::Constant(1, 0.5), Matrix(), Matrix()});
  CertificateSpec spec;
  spec.criterion = false;
  spec.home = ends.row(0).transpose();
  spec.obstacles = {{"pole", Capsule{{0.9, -0.5, 0}, {0.9, 0.5, 0}, 0.001}}};
  const Certificate certificate = certify(model, sweep_over, spec);
  ASSERT_FALSE(certificate.usable());
  EXPECT_EQ(certificate.worst()->what, "link2 – pole");
  // Moved out of the way, the same motion is safe.
  spec.obstacles = {{"pole", Capsule{{1.1, -0.5, 0}, {1.1, 0.5, 0}, 0.001}}};
  EXPECT_TRUE(certify(model, sweep_over, spec).usable()) << certify(model, sweep_over, spec).full();
}

}  // namespace
}  // namespace armature
