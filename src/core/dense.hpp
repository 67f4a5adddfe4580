// Products and factors of small dense matrices (searches: 57 columns, 200 rows), compiled for the processor's widest
// registers and chosen when the program runs, as the dynamics kernels are.
#pragma once

#include <vector>

#include "armature/types.hpp"
#include "core/dense_kernels.hpp"

namespace armature::dense {

/// FᵀF, both triangles filled.
[[nodiscard]] Matrix gram(const Matrix& F);
/// H += FᵀF, both triangles.
void add_gram(const Matrix& F, Matrix& H);
/// H = F_cᵀ F_c of some columns c of F, both triangles filled. Nothing is copied.
void gram_of(const Matrix& F, const std::vector<int>& columns, Matrix& H);
/// Out_c = F_c · B into the same columns of a matrix of F's size; B is symmetric.
void product_of(const Matrix& F, const std::vector<int>& columns, const Matrix& B, Matrix& out);
/// A · B.
[[nodiscard]] Matrix product(const Matrix& A, const Matrix& B);
/// A · B where the product is symmetric and B is: half of the work.
[[nodiscard]] Matrix symmetric_product(const Matrix& A, const Matrix& B);
void symmetric_product(const Matrix& A, const Matrix& B, Matrix& out);
/// G⁻¹ and the diagonal of G's Cholesky factor. False where G is not numerically positive definite.
[[nodiscard]] bool invert(const Matrix& G, Matrix& inverse, Vector& diagonal);
/// G = L Lᵀ: L takes the place of G's lower triangle, the upper one keeps what it had. False where G is not numerically
/// positive definite.
[[nodiscard]] bool cholesky(Matrix& G);
/// (L Lᵀ)⁻¹ b with what cholesky() left.
[[nodiscard]] Vector solve_cholesky(const Matrix& L, Vector b);
/// A x and Aᵀ x.
[[nodiscard]] Vector times(const Matrix& A, const Vector& x);
[[nodiscard]] Vector transposed_times(const Matrix& A, const Vector& x);
/// Rows first … first + 9 of C become T times those of A.
void ten_rows(const Eigen::Matrix<double, 10, 10>& T, const Matrix& A, Eigen::Index first, Matrix& C);

}  // namespace armature::dense
