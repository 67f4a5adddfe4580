// Products and inverses of the search: every instruction set gives what plain Eigen gives.
#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <vector>

#include "armature/rng.hpp"
#include "core/dense.hpp"

namespace armature::dense {
namespace {

Matrix random(Rng& rng, Eigen::Index rows, Eigen::Index cols) {
  Matrix out(rows, cols);
  for (double& value : out.reshaped()) value = rng.normal();
  return out;
}

TEST(Dense, EveryInstructionSetGivesTheSame) {
  for (const char* name : {"sse2", "avx2", "avx512"}) {
    const DenseKernels* set = find_dense_kernels(name);
    if (set == nullptr) continue;
    Rng rng(3);
    for (const Eigen::Index n : {1, 2, 7, 57}) {
      const Matrix F = random(rng, 3 * n + 5, n);
      const Matrix G = F.transpose() * F;
      Matrix H = Matrix::Ones(n, n);
      set->add_gram(F.data(), F.rows(), n, H.data());
      EXPECT_LE((H - Matrix::Ones(n, n) - G).cwiseAbs().maxCoeff(), 1e-12 * G.norm()) << name << n;
      Matrix C(F.rows(), n), square(n, n), inverse(n, n);
      set->product(F.data(), G.data(), F.rows(), n, n, C.data());
      EXPECT_LE((C - F * G).norm(), 1e-13 * C.norm()) << name << n;
      set->symmetric_product(G.data(), G.data(), n, square.data());
      EXPECT_LE((square - G * G).norm(), 1e-13 * square.norm()) << name << n;
      Vector pivots(n);
      ASSERT_TRUE(set->invert(G.data(), n, inverse.data(), pivots.data())) << name << n;
      EXPECT_LE((inverse * G - Matrix::Identity(n, n)).norm(), 1e-9) << name << n;
      const Eigen::LLT<Matrix> factor(G);
      EXPECT_LE((pivots - factor.matrixLLT().diagonal()).norm(), 1e-12 * pivots.norm()) << name << n;
    }
    // Columns of a larger matrix, in any order; the others keep what they had.
    for (const Eigen::Index rows : {3, 40, 57, 200}) {
      for (const std::vector<int>& columns : {std::vector<int>{4}, {7, 2, 5}, {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11}}) {
        const Matrix F = random(rng, rows, 12), chosen = F(Eigen::all, columns), G = chosen.transpose() * chosen;
        const auto count = static_cast<Eigen::Index>(columns.size());
        Matrix H(count, count), out = F, expected = F;
        set->gram_of(F.data(), rows, columns.data(), rows, count, H.data());
        EXPECT_LE((H - G).norm(), 1e-13 * G.norm()) << name << rows << "x" << count;
        expected(Eigen::all, columns) = chosen * G;
        set->product_of(F.data(), rows, columns.data(), G.data(), rows, count, out.data(), rows);
        EXPECT_LE((out - expected).norm(), 1e-13 * expected.norm()) << name << rows << "x" << count;
      }
    }
    const Matrix impossible = -Matrix::Identity(3, 3);
    Matrix inverse(3, 3);
    Vector pivots(3);
    EXPECT_FALSE(set->invert(impossible.data(), 3, inverse.data(), pivots.data())) << name;
  }
}

}  // namespace
}  // namespace armature::dense
