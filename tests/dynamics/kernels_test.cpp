// What the kernels promise beyond their numbers: the same bits anywhere, accurate sines, refusals.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/dense.hpp"
#include "core/instruction_set.hpp"
#include "dynamics/kernels.hpp"
#include "dynamics/reference.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using testing::random_motion;
using testing::random_robot;

TorqueModel seven_joints() {
  const Robot robot = testing::iiwa14();
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot)});
}

TEST(Kernels, SameBitsForAnyNumberOfThreads) {
  Rng rng(3);
  const TorqueModel model = seven_joints();
  const Vector pi = model.nominal();
  const Motion motion = random_motion(rng, 1999, 7);
  const Matrix weights = random_motion(rng, 1999, regressor_layout(model).columns()).q;
  const Matrix one = compute_regressor(model, motion).values;
  const MotionGradient gradient = contract_regressor(model, motion, weights);
  const Matrix mass = mass_matrix_batch(model, pi, motion.q);
  for (const int threads : {2, 3, 5, 0}) {
    const BatchOptions options{.threads = threads};
    EXPECT_EQ(compute_regressor(model, motion, options).values, one);
    EXPECT_EQ(inverse_dynamics(model, pi, motion, options), inverse_dynamics(model, pi, motion));
    EXPECT_EQ(mass_matrix_batch(model, pi, motion.q, options), mass);
    EXPECT_EQ(contract_regressor(model, motion, weights, options).d_q, gradient.d_q);
    EXPECT_EQ(contract_regressor(model, motion, weights, options).d_v, gradient.d_v);
  }
}

// Nor on where in memory it is put: whole cache lines are written where they can be, large results past the caches.
TEST(Kernels, SameBitsAnywhereInMemory) {
  Rng rng(4);
  const TorqueModel model = seven_joints();
  const int columns = regressor_layout(model).columns();
  for (const char* name : testing::kInstructionSets) {
    if (!find_kernels(name)) continue;
    use_kernels(find_kernels(name));
    // 4111 samples are more than 8 MB; 37 stay in the caches.
    for (const Eigen::Index samples : {37, 4111}) {
      const Motion motion = random_motion(rng, samples, 7);
      const Matrix values = compute_regressor(model, motion).values;
      for (const Eigen::Index stride : {samples, samples + 3, (samples + 15) / 8 * 8}) {
        std::vector<double> memory(static_cast<std::size_t>(stride * columns + 16), 1e300);
        for (std::size_t shift = 0; shift < 9; ++shift) {
          Eigen::Map<Matrix, 0, Eigen::OuterStride<>> placed(memory.data() + shift, samples, columns,
                                                             Eigen::OuterStride<>(stride));
          placed.setZero();
          compute_regressor_into(model, motion, placed, {.threads = 2});
          EXPECT_EQ(placed, values) << name << ", " << samples << " samples, stride " << stride << ", shift " << shift;
          // Nothing beside the result is touched.
          placed.setConstant(1e300);
          for (const double x : memory) ASSERT_EQ(x, 1e300);
        }
      }
    }
  }
  use_kernels(nullptr);
}

// |values_float − values| ≤ 2⁻²⁴ |values|: rounded once, wherever it is put, and nothing beside it is touched.
TEST(Kernels, SinglePrecisionIsTheDoubleRoundedOnce) {
  Rng rng(5);
  const TorqueModel model = seven_joints();
  const int columns = regressor_layout(model).columns();
  for (const Eigen::Index samples : {1, 37, 64, 1999}) {
    const Motion motion = random_motion(rng, samples, 7);
    const Eigen::MatrixXf rounded = compute_regressor(model, motion).values.cast<float>();
    const Eigen::Index stride = samples + 5;
    std::vector<float> memory(static_cast<std::size_t>(stride * columns + 32), 1e30F);
    for (std::size_t shift = 0; shift < 17; ++shift) {
      Eigen::Map<Eigen::MatrixXf, 0, Eigen::OuterStride<>> placed(memory.data() + shift, samples, columns,
                                                                  Eigen::OuterStride<>(stride));
      compute_regressor_into(model, motion, placed, {.threads = 2});
      EXPECT_EQ(placed, rounded) << samples << " samples, shift " << shift;
      placed.setConstant(1e30F);
      for (const float x : memory) ASSERT_EQ(x, 1e30F);
    }
  }
  Eigen::MatrixXf wrong(3, columns);
  EXPECT_THROW(compute_regressor_into(model, random_motion(rng, 4, 7), wrong), std::invalid_argument);
}

// A sample's result does not depend on where it stands: batches of every length up to a few blocks.
TEST(Kernels, SameBitsAnywhereInABatch) {
  for (const char* name : testing::kInstructionSets) {
    if (!find_kernels(name)) continue;
    use_kernels(find_kernels(name));
    for (int seed = 1; seed <= 5; ++seed) {
      Rng rng(static_cast<std::uint64_t>(seed));
      const TorqueModel model(random_robot(rng, {.mimic = 0.2}));
      const Vector pi = model.nominal();
      const Motion motion = random_motion(rng, 40, model.joints());
      const Matrix weights = random_motion(rng, 40, regressor_layout(model).columns()).q;
      const Matrix y = compute_regressor(model, motion).values;
      const Matrix tau = inverse_dynamics(model, pi, motion);
      const Matrix mass = mass_matrix_batch(model, pi, motion.q);
      const Matrix d_q = contract_regressor(model, motion, weights).d_q;
      const Matrix forward = forward_dynamics_batch(model, pi, motion.q, motion.v, tau);
      for (Eigen::Index count = 1; count < 19; ++count) {
        const Eigen::Index first = 39 - count;
        const Motion part = motion.slice(first, count);
        EXPECT_EQ(compute_regressor(model, part).values, y.middleRows(first, count)) << name << count;
        EXPECT_EQ(inverse_dynamics(model, pi, part), tau.middleRows(first, count)) << name << count;
        EXPECT_EQ(mass_matrix_batch(model, pi, part.q), mass.middleRows(first, count)) << name << count;
        EXPECT_EQ(contract_regressor(model, part, weights.middleRows(first, count)).d_q, d_q.middleRows(first, count));
        EXPECT_EQ(forward_dynamics_batch(model, pi, part.q, part.v, tau.middleRows(first, count)),
                  forward.middleRows(first, count));
      }
    }
  }
  use_kernels(nullptr);
}

// One body turning about z in the plane of gravity: its MX and MY columns are −g·sin and g·cos of the joint, exactly as
// the kernel computed them.
TEST(Kernels, SinesAreAccurateToTwoUlp) {
  Robot robot = make_robot_from_modified_dh("pendulum", {{0, 0, 0, 0}});
  robot.bodies[0].inertia = LinkInertia::from_center_of_mass(1, {1, 0, 0}, Matrix3::Identity());
  robot.gravity_in_world = {0, -1, 0};
  const TorqueModel model(robot);
  Rng rng(7);
  for (const char* name : testing::kInstructionSets) {
    if (!find_kernels(name)) continue;
    use_kernels(find_kernels(name));
    double worst = 0;
    for (const double range : {1e-8, 1.0, 10.0, 1e3, 1e4, 1e6, 1e15}) {
      Motion motion(20000, 1);
      for (double& x : motion.q.reshaped()) x = rng.uniform(-range, range);
      // Near multiples of π/2 the reduced argument is small and every lost bit shows.
      for (Eigen::Index k = 0; k < 2000; ++k) motion.q(k, 0) = std::nearbyint(motion.q(k, 0) / M_PI_2) * M_PI_2;
      const Matrix y = compute_regressor(model, motion).values;
      for (Eigen::Index k = 0; k < motion.samples(); ++k) {
        const long double x = motion.q(k, 0);
        // Bᵀ·0 + a × u with a = Rᵀ (0, 1, 0) = (sin, cos, 0) and u = z: (cos, −sin, 0).
        const auto ulps = [](double got, long double truth) {
          const double unit =
              std::nextafter(std::abs(static_cast<double>(truth)), INFINITY) - std::abs(static_cast<double>(truth));
          return static_cast<double>(std::abs(static_cast<long double>(got) - truth)) / unit;
        };
        worst = std::max(worst, ulps(y(k, 6), std::cos(x)));
        worst = std::max(worst, ulps(-y(k, 7), std::sin(x)));
      }
    }
    EXPECT_LE(worst, 2) << name;
  }
  use_kernels(nullptr);
}

TEST(Kernels, SmoothSignsAreAccurateToThreeUlp) {
  Rng rng(12);
  std::vector<double> x = {0,     -0.0, 1e-320, 1e-300, -1e-9,     0.3465,    0.3466,
                           19.99, 20,   -21,    1e300,  kInfinity, -kInfinity};
  for (int i = 0; i < 20000; ++i) x.push_back(rng.uniform(-1, 1) * std::pow(10, rng.uniform(-12, 2)));
  for (const char* name : {"sse2", "avx2", "avx512"}) {
    const Kernels* set = find_kernels(name);
    if (set == nullptr) continue;
    for (const double width : {1.0, 0.02}) {
      std::vector<double> y = x;
      set->smooth_sign(y.data(), static_cast<std::ptrdiff_t>(y.size()), width);
      for (std::size_t i = 0; i < x.size(); ++i) {
        const double exact = std::tanh(x[i] / width);
        const double ulp = std::abs(std::nextafter(exact, 2 * exact) - exact);
        ASSERT_LE(std::abs(y[i] - exact), 3 * ulp) << name << " tanh(" << x[i] << " / " << width << ")";
      }
    }
    double nan = std::nan("");
    set->smooth_sign(&nan, 1, 1);
    EXPECT_TRUE(std::isnan(nan)) << name;
  }
}

TEST(Kernels, OneSampleOutOfRangeLeavesItsNeighboursAlone) {
  Rng rng(9);
  const TorqueModel model = seven_joints();
  Motion motion = random_motion(rng, 16, 7);
  const Matrix y = compute_regressor(model, motion).values;
  motion.q(5, 3) = std::nan("");
  motion.q(6, 2) = 1e18;
  const Matrix touched = compute_regressor(model, motion).values;
  for (Eigen::Index k = 0; k < 16; ++k) {
    if (k == 5 || k == 6) continue;
    EXPECT_EQ(touched.row(k), y.row(k)) << k;
  }
  EXPECT_TRUE(touched.row(6).allFinite());
  EXPECT_FALSE(touched.row(5).allFinite());
}

TEST(Kernels, RefuseWhatTheMachineLacks) {
  EXPECT_EQ(find_kernels("avx1024"), nullptr);
  ASSERT_NE(find_kernels("sse2"), nullptr);
  use_kernels(find_kernels("sse2"));
  EXPECT_STREQ(kernels().name, "sse2");
  use_kernels(nullptr);
}

// All kernels, these and those of matrix products, use the set that one function names.
TEST(Kernels, AWishThatCannotBeMetChangesNothing) {
  EXPECT_STREQ(instruction_set("sse2"), "sse2");
  EXPECT_STREQ(instruction_set("avx1024"), instruction_set(nullptr));
  for (const char* name : {"sse2", "avx2", "avx512"}) {
    EXPECT_STREQ(instruction_set(name), machine_has(name) ? name : instruction_set(nullptr));
    EXPECT_EQ(find_kernels(name) != nullptr, machine_has(name)) << name;
    EXPECT_EQ(dense::find_dense_kernels(name) != nullptr, machine_has(name)) << name;
  }
  EXPECT_STREQ(kernels().name, instruction_set(std::getenv("ARMATURE_KERNELS")));
}

TEST(Kernels, EmptyBatchesAndWrongSizes) {
  const TorqueModel model = seven_joints();
  EXPECT_EQ(compute_regressor(model, Motion(0, 7)).values.rows(), 0);
  EXPECT_EQ(inverse_dynamics(model, model.nominal(), Motion(0, 7)).rows(), 0);
  EXPECT_THROW((void)compute_regressor(model, Motion(3, 6)), std::invalid_argument);
  EXPECT_THROW((void)inverse_dynamics(model, Vector::Zero(3), Motion(3, 7)), std::invalid_argument);
  EXPECT_THROW((void)mass_matrix(model, model.nominal(), Vector::Zero(6)), std::invalid_argument);
}

}  // namespace
}  // namespace armature
