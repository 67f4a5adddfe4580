// Steps of one block: how far they may go, and what they keep.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <limits>

#include "armature/rng.hpp"
#include "physical/cone/cone_scaling.hpp"

namespace armature::cone {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

Matrix4 random_symmetric(Rng& rng) {
  Matrix4 m;
  for (double& entry : m.reshaped()) entry = rng.normal();
  return 0.5 * (m + m.transpose());
}

Matrix4 random_inside(Rng& rng) {
  const Matrix4 m = random_symmetric(rng);
  return m * m + 1e-3 * Matrix4::Identity();
}

Eigen::Vector4d eigenvalues(const Matrix4& m) {
  return Eigen::SelfAdjointEigenSolver<Matrix4>(m, Eigen::EigenvaluesOnly).eigenvalues();
}

Scaling random_scaling(Rng& rng) {
  return Scaling::make(4, pack(random_inside(rng)), pack(random_inside(rng))).value();
}

// diag(lambda) + step · direction: singular at the longest step if that is below the limit, inside at the limit
// otherwise.
TEST(ConeScaling, TheLongestStepEndsOnTheBorderOrAtItsLimit) {
  Rng rng(1);
  int bordered = 0, limited = 0;
  for (int k = 0; k < 500; ++k) {
    const Scaling scaling = random_scaling(rng);
    const Matrix4 direction = random_symmetric(rng), start = scaling.lambda.asDiagonal();
    const double limit = std::exp(2 * rng.normal()), step = scaling.longest_step(pack(direction), limit);
    const Eigen::Vector4d reached = eigenvalues(start + step * direction);
    ASSERT_LE(step, limit);
    const double rounding = 1e-12 * reached.cwiseAbs().maxCoeff();
    EXPECT_GE(reached[0], -rounding);
    if (step < limit) {
      ++bordered;
      EXPECT_LE(reached[0], rounding);
    } else {
      ++limited;
    }
  }
  EXPECT_GT(bordered, 50);
  EXPECT_GT(limited, 50);
}

// The products are the eigenvalues of S · Z, which a change of basis does not alter.
TEST(ConeScaling, AStepKeepsWhatTheEigenvaluesOfTheProductSay) {
  Rng rng(2);
  int kept = 0, left = 0;
  for (int k = 0; k < 500; ++k) {
    const Scaling scaling = random_scaling(rng);
    const Matrix4 ds = random_symmetric(rng), dz = random_symmetric(rng), start = scaling.lambda.asDiagonal();
    const double step = 0.2 * std::exp(rng.normal());
    const Matrix4 s = start + step * ds, z = start + step * dz;
    const bool inside = eigenvalues(s)[0] > 0 && eigenvalues(z)[0] > 0;
    const bool answer = scaling.keeps(step, pack(ds), pack(dz), 0, kInfinite);
    ASSERT_EQ(answer, inside);
    (answer ? kept : left) += 1;
    if (!inside) continue;
    const Eigen::SelfAdjointEigenSolver<Matrix4> solver(s);
    const Matrix4 root = solver.operatorSqrt();
    const Eigen::Vector4d products = eigenvalues(root * z * root);
    const auto asked = [&](double low, double high) { return scaling.keeps(step, pack(ds), pack(dz), low, high); };
    EXPECT_TRUE(asked(0.999 * products[0], 1.001 * products[3]));
    EXPECT_FALSE(asked(1.001 * products[0], kInfinite));
    EXPECT_FALSE(asked(0, 0.999 * products[3]));
  }
  EXPECT_GT(kept, 50);
  EXPECT_GT(left, 50);
}

// One number is a matrix of one row.
TEST(ConeScaling, ANumberStepsToZeroAndKeepsItsProduct) {
  const Scaling scaling = Scaling::make(1, Vector::Constant(1, 4.0), Vector::Constant(1, 1.0)).value();
  const auto one = [](double value) { return Vector::Constant(1, value); };
  EXPECT_DOUBLE_EQ(scaling.lambda[0], 2.0);
  EXPECT_DOUBLE_EQ(scaling.longest_step(one(-4), 1.0), 0.5);
  EXPECT_DOUBLE_EQ(scaling.longest_step(one(-1), 1.0), 1.0);
  EXPECT_TRUE(scaling.keeps(1, one(1), one(-1), 2.9, 3.1));
  EXPECT_FALSE(scaling.keeps(1, one(1), one(-1), 3.1, kInfinite));
  EXPECT_FALSE(scaling.keeps(1, one(1), one(-1), 0, 2.9));
  EXPECT_FALSE(scaling.keeps(1, one(1), one(-2.5), 0, kInfinite));
}

}  // namespace
}  // namespace armature::cone
