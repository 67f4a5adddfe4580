#include "estimate/gain_problem.hpp"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>

namespace armature {
namespace {

using Index = Eigen::Index;

const JointInformation& of(const GainGroup& group, int joint) {
  return group.information.of_joint[static_cast<std::size_t>(joint)];
}

// Noise cannot be smaller than this share of the joint's signal: exact data would weigh without end.
constexpr double kLeastNoise = 1e-9;

}  // namespace

// beta = offset + map · u.
Vector beta_of(const GainGroup& group, const Vector& u) { return group.offset + group.map * u; }

// ∂/∂u and ∂/∂x_j of exp(−x_j) beta on the joint's columns.
Matrix inner_jacobian(const GainProblem& p, const GainGroup& group, int joint, const GainPoint& at) {
  const auto& columns = of(group, joint).columns;
  const double kappa = std::exp(-at.x[joint]);
  Matrix inner = Matrix::Zero(std::ssize(columns), p.size());
  inner.leftCols(p.linear) = kappa * group.map(columns, Eigen::all);
  inner.col(p.linear + joint) = -kappa * beta_of(group, at.u)(columns);
  return inner;
}

GainRows stacked_rows(const GainProblem& p, const GainPoint& at) {
  // One triangle per group and joint, then a row per prior.
  Index rows = p.prior_rows.rows() + p.joints();
  for (const GainGroup& group : p.groups) {
    for (int j = 0; j < p.joints(); ++j) rows += of(group, j).factor.rows();
  }
  GainRows out{Matrix::Zero(rows, p.size()), Vector::Zero(rows)};
  Index row = 0;
  // Data: target less exp(−x_j) · factor · beta, divided by the noise.
  for (const GainGroup& group : p.groups) {
    const Vector beta = beta_of(group, at.u);
    for (int j = 0; j < p.joints(); ++j) {
      const JointInformation& info = of(group, j);
      const Index c = info.factor.rows();
      out.jacobian.middleRows(row, c) = info.factor * inner_jacobian(p, group, j, at) / group.sigma[j];
      const Vector predicted = std::exp(-at.x[j]) * (info.factor * Vector(beta(info.columns)));
      out.residual.segment(row, c) = (info.target - predicted) / group.sigma[j];
      row += c;
    }
  }
  // Priors of u.
  out.jacobian.block(row, 0, p.prior_rows.rows(), p.linear) = p.prior_rows;
  out.residual.segment(row, p.prior_rows.rows()) = p.prior_target - p.prior_rows * at.u;
  row += p.prior_rows.rows();
  // One row per gain: x_j is x_mean ± x_deviation.
  for (int j = 0; j < p.joints(); ++j, ++row) {
    out.jacobian(row, p.linear + j) = 1 / p.x_deviation[j];
    out.residual[row] = (p.x_mean[j] - at.x[j]) / p.x_deviation[j];
  }
  return out;
}

double gain_cost(const GainProblem& p, const GainPoint& at) {
  // Priors first, then every joint of every group.
  double cost = (p.prior_target - p.prior_rows * at.u).squaredNorm();
  cost += (p.x_mean - at.x).cwiseQuotient(p.x_deviation).squaredNorm();
  for (const GainGroup& group : p.groups) {
    const Vector beta = beta_of(group, at.u);
    for (int j = 0; j < p.joints(); ++j)
      cost += of(group, j).residual_square(std::exp(-at.x[j]) * beta) / (group.sigma[j] * group.sigma[j]);
  }
  return cost;
}

void update_noise(GainProblem& p, const GainPoint& at) {
  for (GainGroup& group : p.groups) {
    const Vector beta = beta_of(group, at.u);
    group.sigma.resize(p.joints());
    for (int j = 0; j < p.joints(); ++j) {
      const JointInformation& info = of(group, j);
      // Mean square of what the fit leaves, at least rounding.
      constexpr double kNotZero = 1e-300;
      const double count = std::max(1.0, info.count);
      const double left = info.residual_square(std::exp(-at.x[j]) * beta) / count;
      group.sigma[j] = std::sqrt(std::max(left, std::pow(kLeastNoise, 2) * info.torque_square / count + kNotZero));
    }
  }
}

Vector total_least_squares_gains(const GainProblem& p) {
  const int n = p.joints();
  // Columns: u, one gain per joint, and what is known.
  // One more row per joint and group: the rest of its triangle.
  Index rows = 0;
  for (const GainGroup& group : p.groups) {
    for (int j = 0; j < n; ++j) rows += of(group, j).factor.rows() + 1;
  }
  Matrix linear(rows, p.linear), rest = Matrix::Zero(rows, n + 1);
  linear.setZero();
  Index row = 0;
  for (const GainGroup& group : p.groups) {
    for (int j = 0; j < n; ++j, ++row) {
      const JointInformation& info = of(group, j);
      const Index c = info.factor.rows();
      // factor · (offset + map · u) − target · gain = 0, each divided by the noise.
      linear.middleRows(row, c) = info.factor * group.map(info.columns, Eigen::all) / group.sigma[j];
      rest.block(row, j, c, 1) = -info.target / group.sigma[j];
      rest.block(row, n, c, 1) = info.factor * Vector(group.offset(info.columns)) / group.sigma[j];
      row += c;
      // What no parameter explains belongs to the signal's column alone.
      rest(row, j) = -std::sqrt(std::max(0.0, info.rest)) / group.sigma[j];
    }
  }
  // Without a known load or link there is no known column, and gains have no scale.
  const Vector none = Vector::Constant(n, std::numeric_limits<double>::quiet_NaN());
  if (rest.col(n).norm() == 0) return none;
  // Robot, load and the weighed mass are columns without noise: they are eliminated. What they leave of the signals has
  // noise of the same size in every column, and its smallest singular direction is the gains'.
  for (const int mass : p.mass_at) linear.col(mass).setZero();
  // Columns are scaled to norm 1, so that rank does not depend on units.
  Matrix exact(rows, p.linear + 1);
  exact << linear, rest.col(n);
  const Vector size = exact.colwise().norm().transpose().unaryExpr([](double v) { return v > 0 ? v : 1.0; });
  constexpr double kSeen = 1e-8;
  Eigen::CompleteOrthogonalDecomposition<Matrix> factor;
  factor.setThreshold(kSeen);
  factor.compute(Matrix(exact * size.cwiseInverse().asDiagonal()));
  // Project the signals beside the exact columns.
  const Matrix signals = rest.leftCols(n);
  const Matrix explained = size.cwiseInverse().asDiagonal() * Matrix(factor.solve(signals));
  const Matrix left = signals - exact * explained;
  // The direction of gains that leaves least; what it needs of the known column sets its length.
  const Eigen::BDCSVD<Matrix> svd(left, Eigen::ComputeThinU | Eigen::ComputeThinV);
  const Vector direction = svd.matrixV().col(n - 1);
  const double scale = -explained.row(p.linear).dot(direction);
  constexpr double kRounding = 1e-12;  // nothing of the known column is needed: it sets no length
  return std::abs(scale) > kRounding ? Vector(direction / scale) : none;
}

}  // namespace armature
