#include "physical/cone/cone_path.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "core/dense.hpp"

namespace armature::cone {

double natural_size(const Block& block, const Vector& scale, const Vector& value) {
  double size = std::max({value.norm(), block.offset.norm(), 1e-12});
  for (std::size_t i = 0; i < block.variables.size(); ++i) {
    size = std::max(size, scale[block.variables[i]] * block.map.col(static_cast<Eigen::Index>(i)).norm());
  }
  return size;
}

// Starts at Program::start; blocks that are not inside there get a slack of their own size (infeasible start).
void Path::begin_at(double mu) {
  // S from y; degree is the number of eigenvalues, of all blocks and of those without a weight.
  at_.y = reduced_.start;
  at_.s = reduced_.offset + reduced_.map * at_.y;
  at_.z = at_.s;
  degree_ = plain_degree_ = 0;
  for (int k = 0; k < blocks(); ++k) {
    degree_ += block(k).size;
    plain_degree_ += block(k).weight == 0 ? block(k).size : 0;
  }
  for (int k = 0; k < blocks(); ++k) {
    auto s = rows(at_.s, k);
    auto z = rows(at_.z, k);
    // Z = (mu + weight) S⁻¹ puts the start on the path.
    const double size = natural_size(block(k), program_.scale, s), enough = kInside * size;
    if (block(k).size == 1) {
      if (s[0] <= enough) s[0] = 1e-2 * size;
      z[0] = (mu + block(k).weight) / s[0];
      continue;
    }
    Eigen::SelfAdjointEigenSolver<Matrix4> eigen(unpack(s));
    // Outside: lift the eigenvalues until the smallest is 1 % of the block's size.
    if (eigen.eigenvalues()[0] <= enough) {
      const double shift = 1e-2 * size - eigen.eigenvalues()[0];
      s = pack(unpack(s) + shift * Matrix4::Identity());
      eigen.compute(unpack(s));
    }
    const Eigen::Vector4d inverse = (mu + block(k).weight) * eigen.eigenvalues().cwiseInverse();
    z = pack(eigen.eigenvectors() * inverse.asDiagonal() * eigen.eigenvectors().transpose());
  }
}

// The wider the path begins, the easier it is to reach: mu grows until one Newton step gets a third of the way there.
bool Path::begin() {
  // First guess: the cost shared out over all eigenvalues.
  const double cost = (reduced_.start.head(reduced_.rank()) - reduced_.target).squaredNorm();
  double degree = 1;
  for (int k = 0; k < blocks(); ++k) degree += block(k).size;
  double mu = (cost + 1) / degree;
  for (int tries = 0; tries < 12; ++tries, mu *= 10) {
    begin_at(mu);
    if (!scale()) return false;
    measure();
    if (!factorise()) return false;
    set_aim(mu, false);
    solve_direction();
    if (longest_step() >= 0.3) break;
  }
  if (plain_degree_ == degree_) return true;
  // Log-det terms need duals that are feasible before the path narrows: Newton steps to the same mu until one is whole.
  for (int tries = 0; tries < 10; ++tries) {
    const double step = central_step();
    if (step < 1e-3 || !step_y_.allFinite()) break;
    if (!advance(step)) return false;
    measure();
    if (step == 1 || !factorise()) break;
    set_aim(mu, false);
    solve_direction();
  }
  return true;
}

// Scaling of every block; false where S or Z is not positive definite.
bool Path::scale() {
  scaling_.clear();
  for (int k = 0; k < blocks(); ++k) {
    auto made = Scaling::make(block(k).size, rows(at_.s, k), rows(at_.z, k));
    if (!made) return false;
    scaling_.push_back(*made);
  }
  return true;
}

// Gradient, residuals, objective and gap at the current point.
void Path::measure() {
  const int r = reduced_.rank();
  const Vector misfit = at_.y.head(r) - reduced_.target;
  gradient_ = reduced_.linear;
  gradient_.head(r) += 2 * misfit;
  dual_residual_ = gradient_ - dense::transposed_times(reduced_.map, at_.z);
  primal_residual_ = reduced_.offset + dense::times(reduced_.map, at_.y) - at_.s;
  objective_ = misfit.squaredNorm() + reduced_.rest + reduced_.linear.dot(at_.y) + reduced_.constant;
  // A block without a weight adds ⟨S, Z⟩ to the gap.
  gap_ = 0;
  for (int k = 0; k < blocks(); ++k) {
    const double w = block(k).weight;
    if (w == 0) {
      gap_ += scaling(k).inner();
      continue;
    }
    // ⟨S, Z⟩ − n w − w log det(S Z / w) ≥ 0: the distance of −w log det from its conjugate.
    gap_ += w * scaling(k).divergence(w);
    objective_ -= w * scaling(k).log_det;
  }
  mu_ = mu_after(0);
}

// Rows of the map and of the primal residual in scaled coordinates.
void Path::scale_map() {
  scaled_map_.resize(reduced_.map.rows(), reduced_.map.cols());
  scaled_residual_.resize(reduced_.map.rows());
  for (int k = 0; k < blocks(); ++k) {
    const int first = reduced_.begin[static_cast<std::size_t>(k)];
    // For a number the scaling is one factor.
    if (block(k).size == 1) {
      const double factor = scaling(k).r_inverse(0, 0) * scaling(k).r_inverse(0, 0);
      scaled_map_.row(first) = factor * reduced_.map.row(first);
      scaled_residual_[first] = factor * primal_residual_[first];
      continue;
    }
    const Matrix10 to_scaled = scaling(k).to_scaled();
    dense::ten_rows(to_scaled, reduced_.map, first, scaled_map_);
    scaled_residual_.segment<10>(first).noalias() = to_scaled * primal_residual_.segment<10>(first);
  }
}

// Unseen directions in which every block is far from its border have next to no curvature, and those across an active
// border nearly infinite: mixed in one basis the former would drown in the latter's rounding. With the pivoted factors
// scaled_map · P = Q D U, U unit triangular, the basis P U⁻¹ is orthogonal in the scaled metric.
void Path::separate_unseen() {
  const int r = reduced_.rank(), n = reduced_.size() - r;
  if (n == 0 || n > scaled_map_.rows() || !(mu_ < 1e-2 * separated_mu_)) return;
  separated_mu_ = mu_;
  // U is R with its rows divided by their pivots; a pivot of 0 leaves the basis as it is.
  const Eigen::ColPivHouseholderQR<Matrix> qr(scaled_map_.rightCols(n));
  Matrix u = qr.matrixQR().topRows(n).triangularView<Eigen::Upper>();
  for (int i = 0; i < n; ++i) {
    if (std::abs(u(i, i)) == 0) return;
    u.row(i) /= u(i, i);
  }
  // Columns times P U⁻¹.
  const auto into = [&](const Matrix& columns) -> Matrix {
    const Matrix permuted = columns * qr.colsPermutation();
    return u.triangularView<Eigen::UnitUpper>().solve<Eigen::OnTheRight>(permuted);
  };
  // The point becomes the new origin of these coordinates.
  const Vector z = at_.y.tail(n);
  reduced_.origin += reduced_.basis.rightCols(n) * z;
  reduced_.offset += reduced_.map.rightCols(n) * z;
  reduced_.constant += reduced_.linear.tail(n).dot(z);
  at_.y.tail(n).setZero();
  // Everything that is written in the old basis moves to the new one.
  reduced_.basis.rightCols(n) = into(reduced_.basis.rightCols(n));
  reduced_.map.rightCols(n) = into(reduced_.map.rightCols(n));
  reduced_.linear.tail(n) = into(reduced_.linear.tail(n).transpose()).transpose();
  scaled_map_.rightCols(n) = into(scaled_map_.rightCols(n));
  measure();
}

// H = 2 [E 0; 0 0] + Σ (scaled map)ᵀ (scaled map), brought to unit diagonal before the Cholesky factorisation.
bool Path::factorise() {
  scale_map();
  separate_unseen();
  hessian_ = dense::gram(scaled_map_);
  hessian_.diagonal().head(reduced_.rank()).array() += 2;
  jacobi_ = hessian_.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  hessian_ = jacobi_.asDiagonal() * hessian_ * jacobi_.asDiagonal();
  // Rounding can make it singular: a little more on the diagonal until the factorisation succeeds.
  for (double extra : {0.0, 1e-15, 1e-13, 1e-11}) {
    hessian_.diagonal().array() += extra;
    factor_ = hessian_;
    if (dense::cholesky(factor_)) return true;
  }
  return false;
}

// Solves H x = right.
Vector Path::solve_newton(const Vector& right) const {
  const auto once = [&](const Vector& b) -> Vector {
    return jacobi_.cwiseProduct(dense::solve_cholesky(factor_, jacobi_.cwiseProduct(b)));
  };
  const auto left_by = [&](const Vector& y) -> Vector {
    Vector product = dense::transposed_times(scaled_map_, dense::times(scaled_map_, y));
    product.head(reduced_.rank()) += 2 * y.head(reduced_.rank());
    return right - product;
  };
  // Refinement against the unfactored operator restores the digits that squaring lost, as long as it gains some.
  Vector x = once(right), left = left_by(x);
  for (int round = 0; round < 3; ++round) {
    const Vector refined = x + once(left), less = left_by(refined);
    if (!(less.norm() < 0.5 * left.norm())) break;
    x = refined, left = less;
  }
  return x;
}

}  // namespace armature::cone
