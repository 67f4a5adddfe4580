// Closing the loop: inverse dynamics, mass matrix, forward dynamics, energy and derivatives against each other.
// docs/theory/dynamics.md states each law.
#include <gtest/gtest.h>

#include <Eigen/Cholesky>

#include "dynamics/kernels.hpp"
#include "dynamics/reference.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

using testing::Complex;
using testing::random_motion;
using testing::random_robot;
using testing::reference_regressor;
using testing::reference_state;
using testing::ReferenceState;

constexpr double kSameNumbers = 1e-12;  // two orders of summation of the same products
constexpr double kRoundTrip = 1e-9;     // condition of M times rounding
constexpr double kDerivatives = 1e-8;   // central differences of fourth order, step 1e-3

TorqueModel random_model(Rng& rng) {
  const Robot robot = random_robot(rng, {.prismatic = 0.3, .mimic = 0.2});
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot)});
}

Vector random_parameters(const TorqueModel& model, Rng& rng) {
  Vector pi = model.nominal();
  const Eigen::Index rest = pi.size() - model.inertial_count();
  pi.tail(rest) = rng.uniform_vector(rest, 0.1, 1);
  return pi;
}

double worst(const Matrix& a, const Matrix& b) {
  return (a - b).cwiseAbs().maxCoeff() / (1e-300 + b.cwiseAbs().maxCoeff());
}

// Every instruction set gives the numbers of the recursion with double.
TEST(Laws, EveryScalarGivesTheSameRegressor) {
  for (int seed = 1; seed <= testing::cases(40); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model(random_robot(rng, {.prismatic = 0.3, .mimic = 0.2, .nice_angles = seed % 2 == 0}));
    const Motion motion = random_motion(rng, 11, model.joints());
    Matrix truth(11, regressor_layout(model).columns());
    for (Eigen::Index k = 0; k < 11; ++k) {
      const auto row = reference_regressor(model, reference_state<double>(motion, k));
      truth.row(k) = Eigen::Map<const Eigen::RowVectorXd>(row.data(), truth.cols());
    }
    for (const char* name : testing::kInstructionSets) {
      if (!find_kernels(name)) continue;
      use_kernels(find_kernels(name));
      EXPECT_LE(worst(compute_regressor(model, motion).values, truth), kSameNumbers) << name << ", seed " << seed;
    }
    use_kernels(nullptr);
  }
}

TEST(Laws, EveryInstructionSetGivesTheSameDynamics) {
  for (int seed = 1; seed <= testing::cases(40); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng);
    const Vector pi = random_parameters(model, rng);
    const Motion motion = random_motion(rng, 9, model.joints());
    const Matrix weights = random_motion(rng, 9, regressor_layout(model).columns()).q;
    use_kernels(find_kernels("sse2"));
    const Matrix tau = inverse_dynamics(model, pi, motion);
    const Matrix mass = mass_matrix_batch(model, pi, motion.q);
    const MotionGradient gradient = contract_regressor(model, motion, weights);
    for (const char* name : testing::kInstructionSets) {
      if (!find_kernels(name)) continue;
      use_kernels(find_kernels(name));
      EXPECT_LE(worst(inverse_dynamics(model, pi, motion), tau), kSameNumbers) << name << ", seed " << seed;
      EXPECT_LE(worst(mass_matrix_batch(model, pi, motion.q), mass), kSameNumbers) << name << ", seed " << seed;
      EXPECT_LE(worst(contract_regressor(model, motion, weights).d_q, gradient.d_q), kSameNumbers) << seed;
    }
    use_kernels(nullptr);
  }
}

// tau(a) − tau(0) = M a, M = Mᵀ > 0
TEST(Laws, MassMatrixIsWhatAccelerationCosts) {
  for (int seed = 1; seed <= testing::cases(60); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng);
    const Vector pi = random_parameters(model, rng);
    const Motion motion = random_motion(rng, 5, model.joints());
    const Matrix inertial = inverse_dynamics(model, pi, motion) - bias_torque(model, pi, motion.q, motion.v);
    for (Eigen::Index k = 0; k < 5; ++k) {
      const Matrix m = mass_matrix(model, pi, motion.position(k));
      EXPECT_EQ(m, m.transpose()) << "seed " << seed;
      EXPECT_EQ(Eigen::LLT<Matrix>(m).info(), Eigen::Success) << "seed " << seed;
      // tau(a) and tau(0) may both be far larger than their difference.
      const double size = inertial.row(k).norm() + bias_torque(model, pi, motion.q, motion.v).row(k).norm();
      EXPECT_LE((m * motion.acceleration(k) - inertial.row(k).transpose()).norm(), kSameNumbers * size)
          << "seed " << seed;
    }
  }
}

TEST(Laws, ForwardDynamicsUndoesInverseDynamics) {
  for (int seed = 1; seed <= testing::cases(60); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng);
    const Vector pi = random_parameters(model, rng);
    const Motion motion = random_motion(rng, 9, model.joints());
    const Matrix tau = inverse_dynamics(model, pi, motion);
    EXPECT_LE(worst(forward_dynamics_batch(model, pi, motion.q, motion.v, tau), motion.a), kRoundTrip)
        << "seed " << seed;
  }
}

TEST(Laws, ForwardDynamicsIsNanWhereTheMassMatrixIsNotPositive) {
  const TorqueModel model(testing::planar2r());
  const Vector q = Vector::Constant(2, 0.3);
  const Vector a = forward_dynamics(model, -model.nominal(), q, q, q);
  EXPECT_TRUE(a.array().isNaN().all());
}

// d/dt (kinetic + potential) = v · (tau − friction)
TEST(Laws, PowerIsTheRateOfEnergy) {
  for (int seed = 1; seed <= testing::cases(60); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng);
    const TorqueModel frictionless(model.robot(), {rotor_inertia(model.robot())});
    const Vector full = random_parameters(model, rng);
    Vector pi(frictionless.parameter_count());
    pi << full.head(model.inertial_count()), full.tail(model.joints());
    const Motion m = random_motion(rng, 1, model.joints());
    const auto energy_at = [&](double t) {
      const Vector v = m.velocity(0) + t * m.acceleration(0);
      const Vector q = m.position(0) + t * m.velocity(0) + 0.5 * t * t * m.acceleration(0);
      const Energy e = energy(frictionless, pi, q, v);
      return e.kinetic + e.potential;
    };
    // Fourth-order central difference: truncation h⁴ times a fifth derivative of up to 1e5 for these speeds.
    const double h = 1e-4;
    const double rate = (8 * (energy_at(h) - energy_at(-h)) - (energy_at(2 * h) - energy_at(-2 * h))) / (12 * h);
    const double power = inverse_dynamics(frictionless, pi, m).row(0).dot(m.v.row(0));
    const double scale = inverse_dynamics(frictionless, pi, m).row(0).norm() * m.v.row(0).norm() + 1;
    EXPECT_NEAR(rate, power, kDerivatives * scale) << "seed " << seed;
  }
}

// Duals: the derivative along one input is the complex step of the recursion, and contracts to contract_regressor.
TEST(Laws, FullDerivativesAreTheComplexStepAndContractToTheAdjoint) {
  for (int seed = 1; seed <= testing::cases(12); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng);
    const Motion motion = random_motion(rng, 9, model.joints());
    const RegressorDerivatives d = regressor_derivatives(model, motion);
    const Matrix weights = random_motion(rng, 9, d.layout.columns()).q;
    const MotionGradient g = contract_regressor(model, motion, weights);
    const double size = g.d_q.cwiseAbs().maxCoeff() + g.d_v.cwiseAbs().maxCoeff() + g.d_a.cwiseAbs().maxCoeff();
    for (int j = 0; j < model.joints(); ++j) {
      const auto at = static_cast<std::size_t>(j);
      const auto contracted = [&](const Matrix& part) {
        return Vector((part.array() * weights.array()).rowwise().sum());
      };
      EXPECT_LE((contracted(d.d_q[at]) - g.d_q.col(j)).norm(), 1e-12 * size) << "seed " << seed;
      EXPECT_LE((contracted(d.d_v[at]) - g.d_v.col(j)).norm(), 1e-12 * size) << "seed " << seed;
      EXPECT_LE((contracted(d.d_a[at]) - g.d_a.col(j)).norm(), 1e-12 * size) << "seed " << seed;
      auto state = reference_state<Complex>(motion, 8);
      state.q[at] += Complex(0, 1e-30);
      const auto values = reference_regressor(model, state);
      for (std::size_t c = 0; c < values.size(); ++c) {
        if (d.layout.parameter[c] >= model.inertial_count()) continue;
        EXPECT_NEAR(values[c].imag() / 1e-30, d.d_q[at](8, static_cast<Eigen::Index>(c)), 1e-12 * (1 + size));
      }
    }
  }
}

TEST(Laws, GravityAndBiasAreInverseDynamicsAtRest) {
  Rng rng(5);
  const TorqueModel model(testing::iiwa14(), {viscous_friction(testing::iiwa14())});
  const Vector pi = model.nominal();
  Motion motion = random_motion(rng, 21, 7);
  motion.a.setZero();
  EXPECT_EQ(bias_torque(model, pi, motion.q, motion.v), inverse_dynamics(model, pi, motion));
  motion.v.setZero();
  EXPECT_EQ(gravity_torque(model, pi, motion.q), inverse_dynamics(model, pi, motion));
}

}  // namespace
}  // namespace armature
