// The QR kernel against Eigen's, in every instruction set that this processor runs.
#include "estimate/tall_qr.hpp"

#include <gtest/gtest.h>

#include <Eigen/QR>
#include <vector>

#include "armature/rng.hpp"
#include "armature/types.hpp"

namespace armature {
namespace {

/// One compiled form of the kernel.
struct Form {
  const char* name;
  void (*absorb)(double*, int, double*, int, int, int);
};

std::vector<Form> forms_of_this_processor() {
  std::vector<Form> forms = {{"baseline", tall_qr::baseline::absorb}, {"chosen", tall_qr::absorb}};
#if defined(__x86_64__)
  const bool fma = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (fma) forms.push_back({"avx2", tall_qr::avx2::absorb});
  if (fma && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    forms.push_back({"avx512", tall_qr::avx512::absorb});
#endif
  return forms;
}

Matrix random_block(Rng& rng, int rows, int columns) {
  Matrix a(rows, columns);
  for (double& x : a.reshaped()) x = rng.normal();
  return a;
}

/// |R| of a stack by Eigen; the signs of its rows are free.
Matrix reference(const Matrix& stack) {
  const Eigen::Index c = stack.cols();
  return Matrix(Matrix(Eigen::HouseholderQR<Matrix>(stack).matrixQR()).topRows(c).triangularView<Eigen::Upper>())
      .cwiseAbs();
}

// Q [R; A] = [R'; 0] for two blocks one after the other, and every number of columns around the panels' edges.
TEST(TallQr, AbsorbsBlocksAsOneFactorisationOfTheirStack) {
  Rng rng(5);
  for (const Form& form : forms_of_this_processor()) {
    for (int c = 1; c <= 35; ++c) {
      const int m = 3 * tall_qr::kRowStep;
      const Matrix first = random_block(rng, m, c), second = random_block(rng, m, c);
      Matrix r = Matrix::Zero(c, c), a = first, b = second, stack(2 * m, c);
      stack << first, second;
      form.absorb(r.data(), c, a.data(), m, m, c);
      form.absorb(r.data(), c, b.data(), m, m, c);
      const Matrix found = Matrix(r.triangularView<Eigen::Upper>()).cwiseAbs();
      EXPECT_LT((found - reference(stack)).norm(), 1e-13 * stack.norm()) << form.name << ", " << c << " columns";
    }
  }
}

// A column that says nothing, and one that repeats another, leave zeros on the diagonal and no NaN.
TEST(TallQr, TakesZeroAndRepeatedColumns) {
  Rng rng(6);
  const int m = tall_qr::kRowStep, c = 11;
  for (const Form& form : forms_of_this_processor()) {
    Matrix a = random_block(rng, m, c);
    a.col(3).setZero();
    a.col(9) = a.col(5);
    const Matrix gram = a.transpose() * a;
    Matrix r = Matrix::Zero(c, c);
    form.absorb(r.data(), c, a.data(), m, m, c);
    const Matrix upper = r.triangularView<Eigen::Upper>();
    EXPECT_LT((upper.transpose() * upper - gram).norm(), 1e-13 * gram.norm()) << form.name;
    EXPECT_EQ(upper(3, 3), 0) << form.name;
    EXPECT_LT(std::abs(upper(9, 9)), 1e-13 * gram.norm()) << form.name;
  }
}

TEST(TallQr, LeavesTheTriangleAloneForZeroRows) {
  Matrix r = Matrix::Identity(9, 9), a = Matrix::Zero(16, 9);
  tall_qr::absorb(r.data(), 9, a.data(), 16, 16, 9);
  EXPECT_EQ(r, Matrix::Identity(9, 9));
}

// A factor from reflections keeps digits that normal equations lose: columns equal to 1e-10.
TEST(TallQr, KeepsWhatNormalEquationsLose) {
  Rng rng(6);
  Matrix a(512, 2);
  for (double& x : a.reshaped()) x = rng.normal();
  const Vector first = a.col(0), second = a.col(1);
  a.col(1) = first + 1e-10 * second;
  Matrix r = Matrix::Zero(2, 2);
  tall_qr::absorb(r.data(), 2, a.data(), 512, 512, 2);
  const Vector rest = second - first * (first.dot(second) / first.squaredNorm());
  EXPECT_NEAR(std::abs(r(1, 1)) / (1e-10 * rest.norm()), 1, 1e-5);
}

}  // namespace
}  // namespace armature
