// Dry friction that remembers the path.
#include "armature/presliding.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "support/random_robot.hpp"

namespace armature {
namespace {

constexpr double kLength = 2e-3;

// z(s) = σ + (z(0) − σ) exp(−s / δ) along a path in one direction.
TEST(Presliding, FollowsTheLawAfterAReversal) {
  // Far forwards, then back by s.
  for (const double s : {1e-5, 1e-3, 5e-3, 0.1}) {
    const Vector z = presliding_state(Vector{{-1, 0, -s}}, {0}, kLength);
    EXPECT_NEAR(z[1], 1, 1e-15);
    EXPECT_NEAR(z[2], -1 + 2 * std::exp(-s / kLength), 1e-14) << s;
  }
}

// Neither speed nor the number of samples along a path enter; standing still changes nothing.
TEST(Presliding, KnowsThePathOnly) {
  Vector coarse(3), fine(201);
  coarse << 0, 4e-3, 1e-3;
  fine.head(101).setLinSpaced(0, 4e-3);
  fine.tail(101).setLinSpaced(4e-3, 1e-3);
  EXPECT_NEAR(presliding_state(fine, {0}, kLength)[200], presliding_state(coarse, {0}, kLength)[2], 1e-14);
  Vector waiting(5);
  waiting << 0, 4e-3, 4e-3, 4e-3, 1e-3;
  EXPECT_EQ(presliding_state(waiting, {0}, kLength)[4], presliding_state(coarse, {0}, kLength)[2]);
}

// Energy goes in on every closed loop, as it must in friction: ∮ z dq > 0.
TEST(Presliding, ClosedLoopsCostEnergy) {
  for (const double amplitude : {1e-4, 1e-3, 1e-2}) {
    const Vector phase = Vector::LinSpaced(4001, 0, 8 * M_PI);
    const Vector q = amplitude * phase.array().sin();
    const Vector z = presliding_state(q, {0}, kLength);
    double work = 0;
    for (Eigen::Index k = 3001; k < q.size(); ++k) work += (z[k] + z[k - 1]) / 2 * (q[k] - q[k - 1]);
    EXPECT_GT(work, 0) << amplitude;
  }
}

// Every stretch of a recording begins anew; a jump between two of them is no path.
TEST(Presliding, StretchesDoNotKnowEachOther) {
  const Vector z = presliding_state(Vector{{0, 1e-3, 5, 5.001}}, {0, 2}, kLength);
  EXPECT_EQ(z[2], 0);
  EXPECT_NEAR(z[3], 1 - std::exp(-1e-3 / kLength), 1e-12);
}

// The torque is FC · z along a path, in any slice of it, and FC · sign(v) for a state that stands alone.
TEST(Presliding, TorqueIsTheCoefficientTimesTheState) {
  const Robot robot = testing::planar2r();
  const TorqueModel with(robot, make_terms(robot, {"presliding:0.002"}).value()), without(robot);
  Motion motion(500, 2);
  for (Eigen::Index k = 0; k < 500; ++k) {
    const double t = 0.01 * static_cast<double>(k);
    motion.q.row(k) << 0.01 * std::sin(3 * t), 0.4 * std::cos(t);
    motion.v.row(k) << 0.03 * std::cos(3 * t), -0.4 * std::sin(t);
  }
  Vector pi = with.nominal();
  pi.tail(2) << 0.7, 0.3;
  const Vector rigid = pi.head(without.parameter_count());
  const MotionAlongPath path(with, motion);
  const Matrix friction = inverse_dynamics(with, pi, path.motion()) - inverse_dynamics(without, rigid, motion);
  EXPECT_LE((friction.col(0) - 0.7 * presliding_state(motion.q.col(0), {0}, 2e-3)).cwiseAbs().maxCoeff(), 1e-12);
  const Matrix slice = inverse_dynamics(with, pi, path.motion().slice(100, 50)) -
                       inverse_dynamics(without, rigid, motion.slice(100, 50));
  EXPECT_LE((slice - friction.middleRows(100, 50)).cwiseAbs().maxCoeff(), 1e-12);
  const Matrix alone = inverse_dynamics(with, pi, motion) - inverse_dynamics(without, rigid, motion);
  EXPECT_LE((alone.col(1) - 0.3 * motion.v.col(1).cwiseSign()).cwiseAbs().maxCoeff(), 1e-12);
  EXPECT_EQ(&MotionAlongPath(without, motion).motion(), &motion);
}

}  // namespace
}  // namespace armature
