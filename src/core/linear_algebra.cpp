#include "core/linear_algebra.hpp"

#include <Eigen/Cholesky>

namespace armature {

Matrix covariance_root(const Matrix& covariance) {
  const Eigen::LDLT<Matrix> factor(covariance);
  // P A Pᵀ = L D Lᵀ, so that Pᵀ L √D is a root of A.
  const Vector pivots = factor.vectorD().cwiseMax(0).cwiseSqrt();
  return factor.transpositionsP().transpose() * (Matrix(factor.matrixL()) * pivots.asDiagonal());
}

}  // namespace armature
