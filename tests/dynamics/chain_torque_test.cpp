// The law of hold_joints: what moves needs the same torques whether the rest is held or has been made part of it.
#include <gtest/gtest.h>

#include "armature/chain.hpp"
#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"

namespace armature {
namespace {

TEST(HoldJoints, TorquesOfWhatMovesAreThoseOfTheWholeRobot) {
  for (const char* name : {"iiwa14", "ur5e", "tx40"}) {
    const Robot robot = load_robot(name).value();
    const auto names = robot.joint_names();
    Rng rng(7);
    // Every second joint is held at a position inside its limits.
    std::map<std::string, double> held;
    for (std::size_t j = 0; j < names.size(); j += 2) held[names[j]] = rng.uniform(-0.5, 0.5);
    const Robot part = hold_joints(robot, held).value();
    const TorqueModel whole(robot), moving(part);
    for (int k = 0; k < 20; ++k) {
      const auto n = static_cast<Eigen::Index>(names.size());
      Motion all{Matrix::Zero(1, n), Matrix::Zero(1, n), Matrix::Zero(1, n)};
      Motion some{Matrix(1, moving.joints()), Matrix(1, moving.joints()), Matrix(1, moving.joints())};
      Eigen::Index at = 0;
      for (Eigen::Index j = 0; j < n; ++j) {
        const auto it = held.find(names[static_cast<std::size_t>(j)]);
        if (it != held.end()) {
          all.q(0, j) = it->second;
          continue;
        }
        const double q = rng.uniform(-2, 2), v = rng.uniform(-2, 2), a = rng.uniform(-5, 5);
        all.q(0, j) = some.q(0, at) = q, all.v(0, j) = some.v(0, at) = v, all.a(0, j) = some.a(0, at) = a;
        ++at;
      }
      const Matrix expected = inverse_dynamics(whole, whole.nominal(), all);
      const Matrix got = inverse_dynamics(moving, moving.nominal(), some);
      at = 0;
      for (Eigen::Index j = 0; j < n; ++j) {
        if (held.contains(names[static_cast<std::size_t>(j)])) continue;
        EXPECT_NEAR(got(0, at), expected(0, j), 1e-10 * (1 + std::abs(expected(0, j)))) << name;
        ++at;
      }
    }
  }
}

}  // namespace
}  // namespace armature
