// Gradient of a contraction with the regressor: docs/theory/dynamics.md, "The adjoint".
#include <gtest/gtest.h>

#include "dynamics/batch.hpp"
#include "dynamics/kernels.hpp"
#include "dynamics/plan.hpp"
#include "dynamics/reference.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using testing::Complex;
using testing::random_motion;
using testing::random_robot;
using testing::reference_regressor;
using testing::reference_state;
using testing::ReferenceState;

// Complex step: exact to rounding, so the tolerance is rounding of sums of a few hundred products.
constexpr double kExact = 1e-11;
// Central differences with h = 1e-5: truncation h² and rounding 1e-16/h, both near 1e-10.
constexpr double kDifferences = 1e-8;

Matrix random_weights(Rng& rng, Eigen::Index rows, Eigen::Index columns) {
  Matrix w(rows, columns);
  for (double& x : w.reshaped()) x = rng.uniform(-1, 1);
  return w;
}

double imaginary_contraction(const TorqueModel& model, const ReferenceState<Complex>& state, const Vector& weights) {
  const auto values = reference_regressor(model, state);
  Complex sum = 0;
  for (std::size_t c = 0; c < values.size(); ++c) sum += weights[static_cast<Eigen::Index>(c)] * values[c];
  return sum.imag();
}

// d/dx f = Im f(x + i h) / h
MotionGradient complex_step(const TorqueModel& model, const Motion& motion, const Matrix& weights) {
  constexpr double h = 1e-30;
  const Matrix zero = Matrix::Zero(motion.samples(), motion.joints());
  MotionGradient g{zero, zero, zero};
  for (Eigen::Index k = 0; k < motion.samples(); ++k) {
    for (Eigen::Index j = 0; j < motion.joints(); ++j) {
      const auto along = [&](std::vector<Complex> ReferenceState<Complex>::*part) {
        auto state = reference_state<Complex>(motion, k);
        (state.*part)[static_cast<std::size_t>(j)] += Complex(0, h);
        return imaginary_contraction(model, state, weights.row(k).transpose()) / h;
      };
      g.d_q(k, j) = along(&ReferenceState<Complex>::q);
      g.d_v(k, j) = along(&ReferenceState<Complex>::v);
      g.d_a(k, j) = along(&ReferenceState<Complex>::a);
    }
  }
  return g;
}

double distance(const MotionGradient& a, const MotionGradient& b) {
  const double size = 1 + b.d_q.cwiseAbs().maxCoeff() + b.d_v.cwiseAbs().maxCoeff() + b.d_a.cwiseAbs().maxCoeff();
  return ((a.d_q - b.d_q).cwiseAbs().maxCoeff() + (a.d_v - b.d_v).cwiseAbs().maxCoeff() +
          (a.d_a - b.d_a).cwiseAbs().maxCoeff()) /
         size;
}

// d/d(q, v, a) Σ weights · Y for the rigid bodies, in every instruction set this machine has.
TEST(ContractRegressor, IsTheComplexStepOfTheRegressor) {
  for (int seed = 1; seed <= 40; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model(random_robot(rng, {.prismatic = 0.3, .mimic = 0.2}));
    const Motion motion = random_motion(rng, 7, model.joints());
    const Matrix weights = random_weights(rng, 7, regressor_layout(model).columns());
    const MotionGradient truth = complex_step(model, motion, weights);
    for (const char* name : {"sse2", "avx2", "avx512"}) {
      if (!find_kernels(name)) continue;
      use_kernels(find_kernels(name));
      EXPECT_LE(distance(contract_regressor(model, motion, weights), truth), kExact) << name << ", seed " << seed;
    }
    use_kernels(nullptr);
  }
}

// The same with every term that has a slope, by central differences.
TEST(ContractRegressor, IncludesTheTermsSlopes) {
  constexpr double h = 1e-5;
  for (int seed = 1; seed <= 10; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = random_robot(rng, {.min_bodies = 3});
    const TorqueModel model(
        robot, {viscous_friction(robot), rotor_inertia(robot), gravity_spring(robot, 0), linear_spring(robot, 1),
                stribeck_friction(robot, 0.4), power_friction(robot, 1.5), wrist_coupling(robot, 0, 1)});
    Motion motion = random_motion(rng, 3, model.joints());
    const Matrix weights = random_weights(rng, 3, regressor_layout(model).columns());
    const MotionGradient g = contract_regressor(model, motion, weights);
    const auto difference = [&](Matrix& part, Eigen::Index k, Eigen::Index j) {
      const double at = part(k, j);
      part(k, j) = at + h;
      const double above = compute_regressor(model, motion).values.row(k).dot(weights.row(k));
      part(k, j) = at - h;
      const double below = compute_regressor(model, motion).values.row(k).dot(weights.row(k));
      part(k, j) = at;
      return (above - below) / (2 * h);
    };
    MotionGradient d = g;
    for (Eigen::Index k = 0; k < motion.samples(); ++k) {
      for (Eigen::Index j = 0; j < motion.joints(); ++j) {
        d.d_q(k, j) = difference(motion.q, k, j);
        d.d_v(k, j) = difference(motion.v, k, j);
        d.d_a(k, j) = difference(motion.a, k, j);
      }
    }
    EXPECT_LE(distance(g, d), kDifferences) << "seed " << seed;
  }
}

// kernels.hpp: the gradient is added, in whole blocks and in an incomplete last one.
TEST(ContractRegressor, IsAddedToWhatIsThere) {
  constexpr double kStart = 0.5;
  for (const char* name : {"sse2", "avx2", "avx512"}) {
    const Kernels* set = find_kernels(name);
    if (set == nullptr) continue;
    // No block, one incomplete block, whole blocks, and an incomplete one behind them.
    for (const Eigen::Index samples : {1, 7, 64, 67}) {
      Rng rng(3);
      const TorqueModel model(random_robot(rng, {.prismatic = 0.3}));
      const Motion motion = random_motion(rng, samples, model.joints());
      const Matrix weights = random_weights(rng, samples, regressor_layout(model).columns());
      const MotionGradient wanted = contract_regressor(model, motion, weights);
      const Matrix start = Matrix::Constant(samples, model.joints(), kStart);
      MotionGradient got{start, start, start};
      Eigen::Ref<Matrix> d_q(got.d_q), d_v(got.d_v), d_a(got.d_a);
      const PlanView& plan = model.plan().view();
      set->contract(plan, batch::rows_of(motion, 0, samples), batch::rows_of(weights, 0),
                    {batch::rows_of(d_q, 0), batch::rows_of(d_v, 0), batch::rows_of(d_a, 0)},
                    batch::workspace(set->workspace_bytes(plan)));
      got.d_q -= start, got.d_v -= start, got.d_a -= start;
      EXPECT_LE(distance(got, wanted), kExact) << name << ", " << samples << " samples";
    }
  }
}

TEST(ContractRegressor, RefusesWeightsOfTheWrongSize) {
  Rng rng(1);
  const TorqueModel model(testing::planar2r());
  const Motion motion = random_motion(rng, 3, 2);
  EXPECT_THROW((void)contract_regressor(model, motion, Matrix::Zero(3, 5)), std::invalid_argument);
}

}  // namespace
}  // namespace armature
