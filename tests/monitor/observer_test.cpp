// The momentum observer: its three vectors are what the equations say, and its residual is the external torque.
#include "armature/observer.hpp"

#include <gtest/gtest.h>

#include "support/count_malloc.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

struct Sample {
  TorqueModel model;
  Vector pi;
  IdentifiedModel identified;
};

// Trees with prismatic joints, branches, joints that follow others, rotors and coupled rotors.
Sample random_tree(Rng& rng) {
  const Robot robot =
      testing::random_robot(rng, {.min_bodies = 2, .max_bodies = 7, .branch = 0.3, .prismatic = 0.3, .mimic = 0.2});
  std::vector<Term> terms = {viscous_friction(robot), rotor_inertia(robot), torque_offset(robot)};
  if (robot.joint_count() > 1) terms.push_back(rotor_coupling(robot, 0, 1));
  const TorqueModel model(robot, terms);
  Vector pi = model.nominal();
  for (Index i = model.inertial_count(); i < pi.size(); ++i) pi[i] = rng.uniform(0.1, 0.5);
  return {model, pi, testing::exact_model(model, pi)};
}

double kinetic(const Sample& s, const Vector& q, const Vector& v) {
  return 0.5 * v.dot(mass_matrix(s.model, s.pi, q) * v);
}

TEST(Momentum, IsMassTimesVelocityAndItsTransportTheGradientOfKineticEnergy) {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    Rng rng(seed);
    const Sample s = random_tree(rng);
    const int n = s.model.joints();
    const Vector q = rng.uniform_vector(n, -2, 2), v = rng.uniform_vector(n, -2, 2);
    const MomentumTerms terms = momentum_terms(Predictor(s.identified, ParameterSet::Physical), q, v);
    const Vector expected = mass_matrix(s.model, s.pi, q) * v;
    const double size = 1 + expected.norm() + terms.transported.norm();
    EXPECT_LT((terms.momentum - expected).norm(), 1e-12 * size) << "seed " << seed;
    EXPECT_LT((terms.gravity - gravity_torque(s.model, s.pi, q.transpose()).row(0).transpose()).norm(),
              1e-12 * (1 + terms.gravity.norm()))
        << "seed " << seed;
    for (int j = 0; j < n; ++j) {
      Vector more = q, less = q;
      const double step = 1e-5;
      more[j] += step, less[j] -= step;
      const double slope = (kinetic(s, more, v) - kinetic(s, less, v)) / (2 * step);
      EXPECT_NEAR(terms.transported[j], slope, 1e-7 * size) << "seed " << seed << " joint " << j;
    }
  }
}

// tau = M a + C v + g and M' v = C v + Cᵀ v, so Cᵀv = M' v − (tau − M a − g): the recursion against two others.
TEST(Momentum, TransportedIsTheRateOfMassLessCoriolis) {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    Rng rng(100 + seed);
    const Sample s = random_tree(rng);
    const int n = s.model.joints();
    const Vector q = rng.uniform_vector(n, -2, 2), v = rng.uniform_vector(n, -2, 2);
    const MomentumTerms terms = momentum_terms(Predictor(s.identified, ParameterSet::Physical), q, v);
    const TorqueModel bodies(s.model.robot());
    const Vector pi = s.pi.head(s.model.inertial_count());
    const Vector coriolis =
        (bias_torque(bodies, pi, q.transpose(), v.transpose()) - gravity_torque(bodies, pi, q.transpose())).transpose();
    const double step = 1e-5;
    const Vector rate =
        (mass_matrix(bodies, pi, q + step * v) * v - mass_matrix(bodies, pi, q - step * v) * v) / (2 * step);
    EXPECT_LT((terms.transported - (rate - coriolis)).norm(), 1e-7 * (1 + rate.norm() + coriolis.norm()))
        << "seed " << seed;
  }
}

struct Replay {
  Matrix residual;
  Samples samples;
};

// A recording on which `external` acts besides the motors: measured torque = inverse dynamics − external.
Replay observe(const IdentifiedModel& model, const TorqueModel& truth, const Vector& pi, const Motion& motion,
               double rate, const Vector& external, const ObserverOptions& options) {
  Rng rng(1);
  Replay run{{}, testing::samples_of(truth, pi, motion, rate, Vector::Zero(truth.joints()), rng)};
  run.samples.tau.rowwise() -= external.transpose();
  Observer observer(Predictor(model, ParameterSet::Physical), options);
  run.residual.resize(motion.samples(), truth.joints());
  for (Index k = 0; k < motion.samples(); ++k) {
    run.residual.row(k) = observer.step(1 / rate, motion.position(k), motion.velocity(k), run.samples.tau.row(k));
  }
  return run;
}

TEST(Observer, ExactDataLeaveNothing) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Rng rng(seed);
    const Sample s = random_tree(rng);
    const int n = s.model.joints();
    double largest[2] = {0, 0};
    const auto state = rng.bits();
    for (int fine = 0; fine < 2; ++fine) {
      Rng again(state);
      const double rate = fine ? 4000 : 1000;
      const Replay run =
          observe(s.identified, s.model, s.pi, testing::fourier(again, n, 2, rate, 0.3), rate, Vector::Zero(n), {});
      largest[fine] = run.residual.cwiseAbs().maxCoeff() / (1 + run.samples.tau.cwiseAbs().maxCoeff());
    }
    EXPECT_LT(largest[0], 2e-4) << "seed " << seed;
    // What is left is the trapezoidal rule's: sixteen times smaller with steps four times shorter.
    EXPECT_LT(largest[1], largest[0] / 12) << "seed " << seed;
  }
}

// r' = K (external − r): after 1/K the residual has 1 − 1/e of the torque, and goes to it.
TEST(Observer, FollowsAConstantTorqueWithTheStatedTimeConstant) {
  Rng rng(5);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot)});
  const IdentifiedModel identified = testing::exact_model(model, model.nominal());
  const double rate = 4000;
  const Vector external{{5, -10, 2, 3, -1, 0.5, 0}};
  const Motion motion = testing::fourier(rng, 7, 1, rate, 0.3);
  for (const double bandwidth : {2.0, 5.0, 20.0}) {
    const Replay run = observe(identified, model, model.nominal(), motion, rate, external, {.bandwidth_hz = bandwidth});
    const double constant = 1 / (2 * M_PI * bandwidth);
    const auto at = static_cast<Index>(std::llround(constant * rate));
    for (Index j = 0; j < 7; ++j) {
      const double part = 1 - std::exp(-static_cast<double>(at) / rate / constant);
      EXPECT_NEAR(run.residual(at, j), part * external[j], 0.01 * external.norm()) << bandwidth << " Hz, joint " << j;
      const double end = 1 - std::exp(-0.9999 / constant);
      EXPECT_NEAR(run.residual(run.residual.rows() - 1, j), end * external[j], 2e-3) << bandwidth << " Hz, joint " << j;
    }
  }
}

// sign(v) and tanh(v / velocity) differ around standstill only; the residual is that difference, filtered.
TEST(Observer, StaysQuietWhereFrictionJumps) {
  Rng rng(9);
  const Robot robot = testing::iiwa14();
  const double rate = 1000, size = 3, gain = 2 * M_PI * 5 / rate;
  const Motion motion = testing::fourier(rng, 7, 5, rate, 0.6);
  for (const bool asymmetric : {false, true}) {
    const TorqueModel model(robot, {asymmetric ? asymmetric_coulomb_friction(robot) : coulomb_friction(robot)});
    Vector pi = model.nominal();
    pi.tail(pi.size() - model.inertial_count()).setConstant(size);
    const Replay run = observe(testing::exact_model(model, pi), model, pi, motion, rate, Vector::Zero(7), {});
    Eigen::RowVectorXd bound = Eigen::RowVectorXd::Zero(7);
    for (Index k = 0; k < motion.samples(); ++k) {
      const Eigen::RowVectorXd gap = size * (1 - (motion.v.row(k).array() / 0.01).tanh().abs());
      bound = (bound + gain * gap) / (1 + gain);
      for (Index j = 0; j < 7; ++j) {
        ASSERT_LE(std::abs(run.residual(k, j)), 1.05 * bound[j] + 0.1) << asymmetric << " joint " << j << " row " << k;
      }
    }
  }
}

TEST(Observer, StartsAnewAfterReset) {
  Rng rng(3);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot);
  Observer observer(Predictor(testing::exact_model(model, model.nominal()), ParameterSet::Physical));
  const Vector q = rng.uniform_vector(7, -1, 1), none = Vector::Zero(7);
  const Vector wrong = Vector::Constant(7, 20);
  for (int k = 0; k < 100; ++k) observer.step(1e-3, q, none, wrong);
  EXPECT_GT(observer.residual().norm(), 1);
  observer.reset(q, none);
  EXPECT_EQ(observer.residual().norm(), 0);
  const Vector hold = gravity_torque(model, model.nominal(), q.transpose()).row(0).transpose();
  for (int k = 0; k < 100; ++k) observer.step(1e-3, q, none, hold);
  EXPECT_LT(observer.residual().norm(), 1e-10);
}

TEST(Observer, StepAllocatesNothing) {
#ifndef ARMATURE_COUNTS_MALLOC
  GTEST_SKIP() << "the sanitizer or the C library owns malloc";
#else
  Rng rng(3);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot)});
  const Predictor predictor(testing::exact_model(model, model.nominal()), ParameterSet::Physical);
  Observer observer(predictor);
  const Vector q = rng.uniform_vector(7, -1, 1), v = rng.uniform_vector(7, -1, 1), tau = rng.uniform_vector(7, -9, 9);
  long before = allocations;
  const Matrix counted = Matrix::Zero(3, 3);
  ASSERT_GT(allocations - before, 0) << "the counter does not count";
  before = allocations;
  for (int k = 0; k < 1000; ++k) observer.step(1e-3, q, v, tau);
  observer.reset(q, v);
  EXPECT_EQ(allocations - before, 0);
#endif
}

}  // namespace
}  // namespace armature
