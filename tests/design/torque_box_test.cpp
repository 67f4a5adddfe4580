// Torque limits proven for a box of robots, against a hundred thousand robots out of it.
#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/certificate.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

// What each link adds to every joint's torque at every instant: torques of a robot with factors f are their sum · f.
std::vector<Matrix> shares_of_links(const TorqueModel& model, const Motion& samples) {
  std::vector<Matrix> out(static_cast<std::size_t>(model.joints()), Matrix(samples.samples(), model.bodies()));
  for (int b = 0; b < model.bodies(); ++b) {
    Vector pi = Vector::Zero(model.parameter_count());
    pi.segment(10 * b, 10) = model.nominal().segment(10 * b, 10);
    const Matrix tau = inverse_dynamics(model, pi, samples);
    for (int j = 0; j < model.joints(); ++j) out[static_cast<std::size_t>(j)].col(b) = tau.col(j);
  }
  return out;
}

TEST(TorqueBox, NoneOfAHundredThousandRobotsNeedsMore) {
  for (const std::string& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    const TorqueModel model(robot);
    Rng rng(7);
    const int n = model.joints();
    FourierSeries series = testing::random_fourier(rng, n, 4);
    series.frequency = 0.2, series.periods = 1;
    const Trajectory motion = series;
    CertificateSpec spec;
    spec.criterion = spec.self_collision = false;
    spec.limits.assign(static_cast<std::size_t>(n), JointLimits{});
    for (JointLimits& l : spec.limits) l.effort = 10000;
    spec.inertia_box = 0.3, spec.friction_box = 0.001;
    const Certificate certificate = certify(model, motion, spec);
    Vector proven = Vector::Zero(n);
    for (const CertificateItem& item : certificate.items) {
      for (int j = 0; j < n; ++j) {
        if (item.kind == "torque" &&
            item.what == robot.joint_names()[static_cast<std::size_t>(j)] + " (any in the box)")
          proven[j] = item.bound;
      }
    }
    ASSERT_GT(proven.minCoeff(), 0) << certificate.full();
    const auto shares = shares_of_links(model, motion.sample(100 / motion.duration(), false).motion);
    // Half of them on corners, where the worst ones are; friction adds 0.1 % of 10,000 N·m against the motion or with
    // it.
    constexpr int kBlock = 500;
    const int robots = testing::cases(100000);
    int violations = 0;
    Vector most = Vector::Zero(n);
    for (int k = 0; k < robots; k += kBlock) {
      Matrix factors(model.bodies(), kBlock);
      for (Eigen::Index c = 0; c < kBlock; ++c)
        for (Eigen::Index b = 0; b < factors.rows(); ++b)
          factors(b, c) = c % 2 == 0 ? (rng.chance(0.5) ? 0.7 : 1.3) : rng.uniform(0.7, 1.3);
      for (int j = 0; j < n; ++j) {
        const Matrix tau = shares[static_cast<std::size_t>(j)] * factors;
        const Vector peak = tau.cwiseAbs().colwise().maxCoeff().transpose().array() + 10;
        violations += static_cast<int>((peak.array() > proven[j] * (1 + 1e-9)).count());
        most[j] = std::max(most[j], peak.maxCoeff());
      }
    }
    EXPECT_EQ(violations, 0) << name << " of " << robots;
    // The proof is tight enough to be of use: somebody comes within a tenth of it on every joint.
    for (int j = 0; j < n; ++j) EXPECT_GT(most[j], 0.9 * proven[j]) << name << " joint " << j + 1;
  }
}

}  // namespace
}  // namespace armature
