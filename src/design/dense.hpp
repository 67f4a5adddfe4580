// Products and factors of the small dense matrices of a search (57 columns, 200 rows), compiled for the processor's
// widest registers and chosen when the program runs, as the dynamics kernels are.
#pragma once

#include "armature/types.hpp"
#include "design/dense_kernels.hpp"

namespace armature::design {

/// FᵀF, both triangles filled.
[[nodiscard]] Matrix gram(const Matrix& F);
/// H += FᵀF, both triangles.
void add_gram(const Matrix& F, Matrix& H);
/// A · B.
[[nodiscard]] Matrix product(const Matrix& A, const Matrix& B);
/// A · B of two symmetric matrices that commute, so that the product is symmetric: half of the work.
[[nodiscard]] Matrix symmetric_product(const Matrix& A, const Matrix& B);
/// G⁻¹ and the diagonal of G's Cholesky factor. False where G is not numerically positive definite.
[[nodiscard]] bool invert(const Matrix& G, Matrix& inverse, Vector& diagonal);

}  // namespace armature::design
