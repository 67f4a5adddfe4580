#include "physical/cone.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "physical/cone_reduction.hpp"
#include "physical/cone_scaling.hpp"

namespace armature::cone {
namespace {

/// Where the iteration stands: y, and per block S and Z (packed, stacked).
struct Point {
  Vector y, s, z;
};

class Path {
 public:
  Path(const Program& program, const Reduction& reduced, const Options& options)
      : program_(program), reduced_(reduced), options_(options) {}

  Solution follow();

 private:
  [[nodiscard]] int blocks() const { return static_cast<int>(program_.blocks.size()); }
  [[nodiscard]] const Block& block(int k) const { return program_.blocks[static_cast<std::size_t>(k)]; }
  [[nodiscard]] auto rows(const Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  [[nodiscard]] auto rows(Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  void begin();
  bool scale();
  void measure();
  [[nodiscard]] bool done() const;
  bool factorise();
  [[nodiscard]] Vector solve_newton(const Vector& right) const;
  void direction(double sigma_mu, bool corrected);
  [[nodiscard]] double longest_step() const;
  [[nodiscard]] double excess_after(double step) const;
  bool advance(double step);
  [[nodiscard]] Solution result(Status status) const;
  [[nodiscard]] Matrix response() const;

  const Program& program_;
  const Reduction& reduced_;
  const Options& options_;
  Point at_;
  std::vector<Scaling> scaling_;
  std::vector<Matrix> to_scaled_;  // of every block, made once per step
  Matrix scaled_map_;              // every block's rows in scaled coordinates
  Matrix hessian_;
  Vector jacobi_;  // 1 / sqrt of the Hessian's diagonal
  Eigen::LLT<Matrix> factor_;
  Vector gradient_, dual_residual_, primal_residual_;
  Vector step_y_, step_s_, step_z_;  // step_s_ and step_z_ in scaled coordinates
  double objective_ = 0, gap_ = 0, mu_ = 0, degree_ = 0;
  int iterations_ = 0;
};

// Starts at Program::start; blocks that are not inside there get a slack of their own size (infeasible start).
void Path::begin() {
  at_.y = reduced_.start;
  at_.s = reduced_.offset + reduced_.map * at_.y;
  at_.z = at_.s;
  degree_ = 0;
  for (int k = 0; k < blocks(); ++k) degree_ += block(k).size;
  const double cost = (at_.y.head(reduced_.rank()) - reduced_.target).squaredNorm();
  const double mu = (cost + 1) / std::max(1.0, degree_);
  for (int k = 0; k < blocks(); ++k) {
    auto s = rows(at_.s, k);
    auto z = rows(at_.z, k);
    const double size = std::max({s.norm(), block(k).offset.norm(), 1e-12});
    if (block(k).size == 1) {
      s[0] = std::max(s[0], 1e-2 * size);
      z[0] = (mu + block(k).weight) / s[0];
      continue;
    }
    Eigen::SelfAdjointEigenSolver<Matrix4> eigen(unpack(s));
    if (eigen.eigenvalues()[0] <= 1e-9 * size) {
      const double shift = 1e-2 * size - eigen.eigenvalues()[0];
      s = pack(unpack(s) + shift * Matrix4::Identity());
      eigen.compute(unpack(s));
    }
    const Eigen::Vector4d inverse = (mu + block(k).weight) * eigen.eigenvalues().cwiseInverse();
    z = pack(eigen.eigenvectors() * inverse.asDiagonal() * eigen.eigenvectors().transpose());
  }
}

bool Path::scale() {
  scaling_.clear();
  for (int k = 0; k < blocks(); ++k) {
    auto made = Scaling::make(block(k).size, rows(at_.s, k), rows(at_.z, k));
    if (!made) return false;
    scaling_.push_back(*made);
  }
  return true;
}

void Path::measure() {
  const int r = reduced_.rank();
  const Vector misfit = at_.y.head(r) - reduced_.target;
  gradient_ = reduced_.linear;
  gradient_.head(r) += 2 * misfit;
  dual_residual_ = gradient_ - reduced_.map.transpose() * at_.z;
  primal_residual_ = reduced_.offset + reduced_.map * at_.y - at_.s;
  objective_ = misfit.squaredNorm() + reduced_.rest + reduced_.linear.dot(at_.y) + reduced_.constant;
  gap_ = 0;
  mu_ = 0;
  for (int k = 0; k < blocks(); ++k) {
    const Scaling& scaling = scaling_[static_cast<std::size_t>(k)];
    const double w = block(k).weight, n = block(k).size;
    mu_ += std::abs(scaling.inner() - n * w);
    if (w == 0) {
      gap_ += scaling.inner();
      continue;
    }
    // ⟨S, Z⟩ − n w − w log det(S Z / w) ≥ 0: the distance of −w log det from its conjugate.
    gap_ += scaling.inner() - n * w - w * (scaling.log_det() - n * std::log(w));
    const Vector s = rows(at_.s, k);
    objective_ -= w * (n == 1 ? std::log(s[0]) : std::log(std::max(unpack(s).determinant(), 1e-300)));
  }
  mu_ /= std::max(1.0, degree_);
}

bool Path::done() const {
  const int r = reduced_.rank();
  const double size = std::max(1.0, std::abs(objective_));
  const double unseen = dual_residual_.tail(dual_residual_.size() - r).norm();
  const double rounding = 0.25 * dual_residual_.head(r).squaredNorm() + 100 * unseen;
  return gap_ <= options_.gap_tolerance * size && rounding <= options_.gap_tolerance * size &&
         primal_residual_.norm() <= 1e-11 * (1 + at_.s.norm());
}

// H = 2 [E 0; 0 0] + Σ (scaled map)ᵀ (scaled map), brought to unit diagonal before the Cholesky factorisation.
bool Path::factorise() {
  scaled_map_.resize(reduced_.map.rows(), reduced_.map.cols());
  to_scaled_.clear();
  for (const Scaling& scaling : scaling_) to_scaled_.push_back(scaling.to_scaled());
  for (int k = 0; k < blocks(); ++k) {
    const int first = reduced_.begin[static_cast<std::size_t>(k)], count = block(k).rows();
    scaled_map_.middleRows(first, count).noalias() =
        to_scaled_[static_cast<std::size_t>(k)] * reduced_.map.middleRows(first, count);
  }
  hessian_ = Matrix::Zero(reduced_.size(), reduced_.size());
  hessian_.selfadjointView<Eigen::Lower>().rankUpdate(scaled_map_.transpose());
  hessian_.diagonal().head(reduced_.rank()).array() += 2;
  jacobi_ = hessian_.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  Matrix unit = jacobi_.asDiagonal() * Matrix(hessian_.selfadjointView<Eigen::Lower>()) * jacobi_.asDiagonal();
  for (double extra : {0.0, 1e-15, 1e-13, 1e-11}) {
    unit.diagonal().array() += extra;
    factor_.compute(unit);
    if (factor_.info() == Eigen::Success) return true;
  }
  return false;
}

Vector Path::solve_newton(const Vector& right) const {
  const auto once = [&](const Vector& b) -> Vector {
    return jacobi_.cwiseProduct(factor_.solve(jacobi_.cwiseProduct(b)));
  };
  Vector x = once(right);
  // One step of refinement against the unfactored operator restores the digits that squaring lost.
  Vector product = scaled_map_.transpose() * (scaled_map_ * x);
  product.head(reduced_.rank()) += 2 * x.head(reduced_.rank());
  x += once(right - product);
  return x;
}

void Path::direction(double sigma_mu, bool corrected) {
  Vector aim(at_.s.size());
  for (int k = 0; k < blocks(); ++k) {
    const Scaling& scaling = scaling_[static_cast<std::size_t>(k)];
    Vector right = scaling.centering(block(k).weight + sigma_mu);
    if (corrected) right -= scaling.product(rows(step_s_, k), rows(step_z_, k));
    rows(aim, k) = scaling.divide(right);
  }
  Vector residual(at_.s.size());
  for (int k = 0; k < blocks(); ++k) {
    rows(residual, k) = to_scaled_[static_cast<std::size_t>(k)] * rows(primal_residual_, k);
  }
  step_y_ = solve_newton(-dual_residual_ + scaled_map_.transpose() * (aim - residual));
  step_s_ = scaled_map_ * step_y_ + residual;
  step_z_ = aim - step_s_;
}

double Path::longest_step() const {
  double longest = 1e3;
  for (int k = 0; k < blocks(); ++k) {
    const Scaling& scaling = scaling_[static_cast<std::size_t>(k)];
    longest = std::min({longest, scaling.longest_step(rows(step_s_, k)), scaling.longest_step(rows(step_z_, k))});
  }
  return longest;
}

// Mean |⟨S, Z⟩ − n w| after a step of this length.
double Path::excess_after(double step) const {
  double excess = 0;
  for (int k = 0; k < blocks(); ++k) {
    const Scaling& scaling = scaling_[static_cast<std::size_t>(k)];
    const Vector s = rows(step_s_, k), z = rows(step_z_, k);
    double along = 0;
    if (block(k).size == 1) {
      along = scaling.lambda[0] * (s[0] + z[0]);
    } else {
      along = scaling.lambda.dot(unpack(Vector(s + z)).diagonal());
    }
    excess += std::abs(scaling.inner() + step * along + step * step * s.dot(z) - block(k).size * block(k).weight);
  }
  return excess / std::max(1.0, degree_);
}

// Takes the step; once the slacks agree with y they are computed from it, so that the answer is inside for certain.
bool Path::advance(double step) {
  at_.y += step * step_y_;
  for (int k = 0; k < blocks(); ++k) {
    const Scaling& scaling = scaling_[static_cast<std::size_t>(k)];
    rows(at_.s, k) += step * scaling.primal_step(rows(step_s_, k));
    rows(at_.z, k) += step * scaling.dual_step(rows(step_z_, k));
  }
  const Vector exact = reduced_.offset + reduced_.map * at_.y;
  if ((exact - at_.s).norm() > 1e-9 * (1 + at_.s.norm())) return scale();
  const Vector kept = at_.s;
  at_.s = exact;
  if (scale()) return true;
  at_.s = kept;
  return scale();
}

Solution Path::result(Status status) const {
  Solution out;
  out.status = status;
  out.x = reduced_.origin + reduced_.basis * at_.y;
  for (int k = 0; k < blocks(); ++k) out.duals.emplace_back(rows(at_.z, k));
  out.objective = objective_;
  const int r = reduced_.rank();
  out.gap = std::max(0.0, gap_) + 0.25 * dual_residual_.head(r).squaredNorm();
  out.dual_residual = dual_residual_.tail(dual_residual_.size() - r).norm();
  out.primal_residual = primal_residual_.cwiseAbs().maxCoeff();
  out.iterations = iterations_;
  out.rank = r;
  return out;
}

// From the stationarity of the last Newton system: H dy = 2 d target.
Matrix Path::response() const {
  Matrix right = Matrix::Zero(reduced_.size(), reduced_.rank());
  right.diagonal().setConstant(2);
  return reduced_.basis * (jacobi_.asDiagonal() * factor_.solve(jacobi_.asDiagonal() * right));
}

Solution Path::follow() {
  begin();
  if (!scale()) return {};
  measure();
  Solution best;
  double best_score = 1e300;
  int stalled = 0;
  for (iterations_ = 0; iterations_ < options_.max_iterations; ++iterations_) {
    if (done()) {
      best = result(Status::Optimal);
      if (options_.response && factorise()) best.response = response();
      return best;
    }
    const double score = std::abs(gap_) + primal_residual_.norm() * 1e3 + dual_residual_.norm();
    ++stalled;
    if (score < best_score) {
      if (score < 0.5 * best_score) stalled = 0;
      best_score = score;
      best = result(Status::Almost);
    }
    // Rounding has the last word: ten steps near the end without halving what is left.
    const bool near = best.gap <= 1e-6 * std::max(1.0, std::abs(best.objective));
    if (stalled > 10 && near && best.primal_residual <= 1e-9 * (1 + at_.s.norm())) break;
    if (!factorise()) break;
    direction(0, false);
    const double affine = std::min(1.0, longest_step());
    const double ratio = mu_ > 0 ? excess_after(affine) / mu_ : 0;
    direction(std::clamp(ratio * ratio * ratio, 1e-8, 1.0) * mu_, true);
    const double step = std::min(1.0, 0.98 * longest_step());
    if (!(step > 1e-10) || !step_y_.allFinite()) break;
    if (!advance(step)) break;
    measure();
  }
  const bool feasible = best.primal_residual <= 1e-7 * (1 + at_.s.norm());
  if (options_.response && feasible && scale() && factorise()) best.response = response();
  if (!feasible || !(best.gap <= 1e-4 * std::max(1.0, std::abs(best.objective)))) best.status = Status::NotConverged;
  return best;
}

}  // namespace

Solution solve(const Program& program, const Options& options) {
  const auto reduced = reduce(program, options.rank_tolerance);
  if (!reduced) {
    Solution out;
    out.status = Status::Inconsistent;
    return out;
  }
  return Path(program, *reduced, options).follow();
}

}  // namespace armature::cone
