#include "payload/load_solve.hpp"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr double kOpen = 1e6;  // deviation of what nothing sees

// Norm 1 for every column, and the norms; a column of zeros stays.
void scale_columns(Matrix& columns, Vector& scale) {
  scale = columns.colwise().norm().transpose();
  scale = scale.unaryExpr([](double value) { return value > 0 ? value : 1.0; });
  columns = columns * scale.cwiseInverse().asDiagonal();
}

// The load and its covariance from factor · load = target.
void finish_load(LoadSolution& s) {
  Matrix columns = s.factor;
  Vector scale;
  scale_columns(columns, scale);
  // Singular values of columns of norm 1 tell which directions of the load the data see.
  const Eigen::JacobiSVD<Matrix> svd(columns, Eigen::ComputeFullU | Eigen::ComputeFullV);
  s.load.setZero();
  s.covariance = Matrix::Zero(10, 10);
  for (Index i = 0; i < 10; ++i) {
    const double value = svd.singularValues()[i];
    Vector direction = scale.cwiseInverse().cwiseProduct(svd.matrixV().col(i));
    const bool seen = value > kLoadRank * svd.singularValues()[0];
    if (seen) s.load += direction * (svd.matrixU().col(i).dot(s.target) / value);
    direction = seen ? Vector(direction / value) : Vector(direction.normalized() * kOpen);
    s.covariance += direction * direction.transpose();
  }
}

}  // namespace

LoadSolution solve_load(Matrix others_columns, const Matrix& load_columns, const Matrix& rhs) {
  const Index rows = load_columns.rows(), k = rhs.cols();
  // Orthogonal factor of the other unknowns: rows beyond its rank do not depend on them any more.
  Vector scale;
  scale_columns(others_columns, scale);
  Eigen::ColPivHouseholderQR<Matrix> others(others_columns);
  others.setThreshold(kLoadRank);
  const Index rank = others_columns.cols() > 0 ? others.rank() : 0;
  Matrix rest(rows, 10 + k);
  rest << load_columns, rhs;
  if (rank > 0) rest = others.householderQ().transpose() * rest;
  // At least ten rows, so that the factor below is 10 × 10.
  Matrix left = Matrix::Zero(std::max<Index>(rows - rank, 10), 10 + k);
  left.topRows(rows - rank) = rest.bottomRows(rows - rank);
  // What is left is a problem of the load alone, reduced to a triangle.
  const Eigen::HouseholderQR<Matrix> reduced(left.leftCols(10));
  const Matrix turned = reduced.householderQ().transpose() * left.rightCols(k);
  LoadSolution out;
  out.factor = reduced.matrixQR().topRows(10).triangularView<Eigen::Upper>();
  out.target = turned.col(0).head(10);
  out.offset = turned.topRightCorner(10, k - 1);
  // Below the triangle no load explains anything.
  const Matrix unexplained = turned.bottomRows(turned.rows() - 10);
  out.left = unexplained.transpose() * unexplained;
  finish_load(out);
  // With the load known, the other unknowns follow from their own factor.
  out.others = scale.cwiseInverse().cwiseProduct(rank > 0 ? Vector(others.solve(rhs.col(0) - load_columns * out.load))
                                                          : Vector(Vector::Zero(scale.size())));
  return out;
}

FreedSolution free_offsets(const LoadSolution& solution, const Matrix& left) {
  const Index k = solution.offset.cols();
  // What the samples say of theta when the load is free as well: left(1…, 1…) · theta = left(1…, 0).
  const Matrix square = left.bottomRightCorner(k, k);
  const Vector side = left.bottomLeftCorner(k, 1);
  const Eigen::LLT<Matrix> root(square);
  FreedSolution out{solution, root.solve(side), root.solve(Matrix::Identity(k, k)), 0};
  out.gain = side.dot(out.theta);
  // Rows [factor offset; 0 Lᵀ] of (load, theta), theta eliminated.
  Matrix theta_columns(10 + k, k), load_columns = Matrix::Zero(10 + k, 10);
  theta_columns << solution.offset, Matrix(root.matrixU());
  load_columns.topRows(10) = solution.factor;
  Vector rhs(10 + k);
  rhs << solution.target, root.matrixL().solve(side);
  // The tilt or offset takes part of the data: the load's covariance grows accordingly.
  const LoadSolution freed = solve_load(theta_columns, load_columns, rhs);
  out.load.load = freed.load, out.load.covariance = freed.covariance;
  out.load.factor = freed.factor, out.load.target = freed.target;
  return out;
}

}  // namespace armature
