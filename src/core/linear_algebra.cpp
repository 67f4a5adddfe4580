#include "core/linear_algebra.hpp"

#include <Eigen/Cholesky>

namespace armature {

Matrix covariance_root(const Matrix& covariance) {
  const Eigen::LDLT<Matrix> factor(covariance);
  const Vector pivots = factor.vectorD().cwiseMax(0).cwiseSqrt();
  return factor.transpositionsP().transpose() * (Matrix(factor.matrixL()) * pivots.asDiagonal());
}

}  // namespace armature
