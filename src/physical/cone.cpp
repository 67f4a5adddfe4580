#include "physical/cone.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "physical/cone_reduction.hpp"
#include "physical/cone_scaling.hpp"

namespace armature::cone {
namespace {

// A step goes at most this far of the way to the border, ...
constexpr double kFraction = 0.98;
// ... and stops where an eigenvalue of S Z would fall below this share of what it should be: blocks that head for the
// border (wide) and blocks with a weight, which never do.
constexpr double kWide = 1e-3;
constexpr double kNear = 0.1;
// Centrality corrections per factorisation. Each costs a substitution, an eighth of a factorisation with its assembly.
constexpr int kCorrections = 3;

/// Where the iteration stands: y, and per block S and Z (packed, stacked).
struct Point {
  Vector y, s, z;
};

class Path {
 public:
  Path(const Program& program, Reduction reduced, const Options& options)
      : program_(program), reduced_(std::move(reduced)), options_(options) {}

  Solution follow();

 private:
  [[nodiscard]] int blocks() const { return static_cast<int>(program_.blocks.size()); }
  [[nodiscard]] const Block& block(int k) const { return program_.blocks[static_cast<std::size_t>(k)]; }
  [[nodiscard]] const Scaling& scaling(int k) const { return scaling_[static_cast<std::size_t>(k)]; }
  [[nodiscard]] auto rows(const Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  [[nodiscard]] auto rows(Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  bool begin();
  void begin_at(double mu);
  bool scale();
  void measure();
  [[nodiscard]] bool done() const;
  void scale_map();
  void separate_unseen();
  bool factorise();
  [[nodiscard]] Vector solve_newton(const Vector& right) const;
  void set_aim(double sigma_mu, bool second_order);
  void solve_direction();
  [[nodiscard]] double longest_step() const;
  [[nodiscard]] double mu_after(double step) const;
  [[nodiscard]] double central_step() const;
  void correct_centrality(double sigma_mu);
  double choose_direction();
  void polish_dual(double expected);
  bool advance(double step);
  [[nodiscard]] Solution result(Status status) const;
  [[nodiscard]] Matrix response() const;

  const Program& program_;
  Reduction reduced_;
  const Options& options_;
  Point at_;
  std::vector<Scaling> scaling_;
  Matrix scaled_map_;  // every block's rows in scaled coordinates
  Matrix hessian_;
  Vector jacobi_;  // 1 / sqrt of the Hessian's diagonal
  Eigen::LLT<Matrix> factor_;
  Vector gradient_, dual_residual_, primal_residual_, scaled_residual_;
  Vector aim_, step_y_, step_s_, step_z_;  // all but step_y_ in scaled coordinates
  double separated_mu_ = 1e300;
  double objective_ = 0, gap_ = 0, mu_ = 0, degree_ = 0, plain_degree_ = 0;
  int iterations_ = 0;
};

// Starts at Program::start; blocks that are not inside there get a slack of their own size (infeasible start).
void Path::begin_at(double mu) {
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
    double size = std::max({s.norm(), block(k).offset.norm(), 1e-12});
    for (std::size_t i = 0; i < block(k).variables.size(); ++i) {
      const double reach = program_.scale[block(k).variables[i]];
      size = std::max(size, reach * block(k).map.col(static_cast<Eigen::Index>(i)).norm());
    }
    // Rounding of S is about 1e-16 times its largest contributions: a start a thousand times that far inside is kept.
    const double enough = 1e-13 * size;
    if (block(k).size == 1) {
      if (s[0] <= enough) s[0] = 1e-2 * size;
      z[0] = (mu + block(k).weight) / s[0];
      continue;
    }
    Eigen::SelfAdjointEigenSolver<Matrix4> eigen(unpack(s));
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

// Small enough, or as small as rounding lets it be.
bool Path::done() const {
  const int r = reduced_.rank();
  const double enough = options_.gap_tolerance * std::max(1.0, std::abs(objective_));
  if (!(gap_ <= enough) || !(primal_residual_.norm() <= 1e-11 * (1 + at_.s.norm()))) return false;
  const double unseen = dual_residual_.tail(dual_residual_.size() - r).norm();
  if (0.25 * dual_residual_.head(r).squaredNorm() + 100 * unseen <= enough) return true;
  const Vector terms = reduced_.map.cwiseAbs().transpose() * at_.z.cwiseAbs() + gradient_.cwiseAbs();
  return dual_residual_.norm() <= 1e-15 * terms.norm();
}

void Path::scale_map() {
  scaled_map_.resize(reduced_.map.rows(), reduced_.map.cols());
  scaled_residual_.resize(reduced_.map.rows());
  for (int k = 0; k < blocks(); ++k) {
    const int first = reduced_.begin[static_cast<std::size_t>(k)];
    if (block(k).size == 1) {
      const double factor = scaling(k).r_inverse(0, 0) * scaling(k).r_inverse(0, 0);
      scaled_map_.row(first) = factor * reduced_.map.row(first);
      scaled_residual_[first] = factor * primal_residual_[first];
      continue;
    }
    const Matrix10 to_scaled = scaling(k).to_scaled();
    scaled_map_.middleRows<10>(first).noalias() = to_scaled * reduced_.map.middleRows<10>(first);
    scaled_residual_.segment<10>(first).noalias() = to_scaled * primal_residual_.segment<10>(first);
  }
}

// Unseen directions in which every block is far from its border have next to no curvature, and those across an active
// border nearly infinite: mixed in one basis the former would drown in the latter's rounding. With the pivoted factors
// scaled_map · P = Q D U, U unit triangular, the basis P U⁻¹ is orthogonal in the scaled metric.
void Path::separate_unseen() {
  const int r = reduced_.rank(), n = reduced_.size() - r;
  if (n == 0 || !(mu_ < 1e-2 * separated_mu_)) return;
  separated_mu_ = mu_;
  const Eigen::ColPivHouseholderQR<Matrix> qr(scaled_map_.rightCols(n));
  Matrix u = qr.matrixQR().topRows(n).triangularView<Eigen::Upper>();
  for (int i = 0; i < n; ++i) {
    if (std::abs(u(i, i)) == 0) return;
    u.row(i) /= u(i, i);
  }
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
  hessian_ = Matrix::Zero(reduced_.size(), reduced_.size());
  hessian_.selfadjointView<Eigen::Lower>().rankUpdate(scaled_map_.transpose());
  hessian_.diagonal().head(reduced_.rank()).array() += 2;
  jacobi_ = hessian_.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  hessian_ = jacobi_.asDiagonal() * hessian_ * jacobi_.asDiagonal();
  for (double extra : {0.0, 1e-15, 1e-13, 1e-11}) {
    hessian_.diagonal().array() += extra;
    factor_.compute(hessian_);
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

// What ΔS + ΔZ should be: S Z → weight + sigma_mu, with the last direction's second-order term if asked for.
void Path::set_aim(double sigma_mu, bool second_order) {
  aim_.resize(at_.s.size());
  for (int k = 0; k < blocks(); ++k) {
    Vector right = scaling(k).centering(block(k).weight + sigma_mu);
    if (second_order) right -= scaling(k).product(rows(step_s_, k), rows(step_z_, k));
    rows(aim_, k) = scaling(k).divide(right);
  }
}

void Path::solve_direction() {
  step_y_ = solve_newton(-dual_residual_ + scaled_map_.transpose() * (aim_ - scaled_residual_));
  step_s_.noalias() = scaled_map_ * step_y_;
  step_s_ += scaled_residual_;
  step_z_ = aim_ - step_s_;
}

double Path::longest_step() const {
  double longest = 1e3;
  for (int k = 0; k < blocks(); ++k) {
    longest = std::min({longest, scaling(k).longest_step(rows(step_s_, k)), scaling(k).longest_step(rows(step_z_, k))});
  }
  return longest;
}

// Mean ⟨S, Z⟩ of the blocks without a weight after a step of this length; if there are none, the mean |⟨S, Z⟩ − n w|.
double Path::mu_after(double step) const {
  double sum = 0;
  for (int k = 0; k < blocks(); ++k) {
    const double w = block(k).weight;
    if (w > 0 && plain_degree_ > 0) continue;
    double inner = scaling(k).inner();
    if (step > 0)
      inner += step * scaling(k).along(rows(step_s_, k) + rows(step_z_, k)) +
               step * step * rows(step_s_, k).dot(rows(step_z_, k));
    sum += std::abs(inner - block(k).size * w);
  }
  return sum / std::max(1.0, plain_degree_ > 0 ? plain_degree_ : degree_);
}

// The longest step, up to 1, that stays in the cone and in the wide neighbourhood of the path.
double Path::central_step() const {
  double step = std::min(1.0, kFraction * longest_step());
  for (int tries = 0; tries < 30; ++tries, step *= 0.8) {
    const double mu = mu_after(step);
    bool inside = true;
    for (int k = 0; k < blocks() && inside; ++k) {
      const double w = block(k).weight;
      const auto [low, high] = scaling(k).products(step, rows(step_s_, k), rows(step_z_, k));
      inside = w > 0 ? low >= kNear * w && high <= (w + mu) / kNear : low >= kWide * mu;
    }
    if (inside) return step;
  }
  return 0;
}

// Gondzio (1996): looks ahead along the direction, and asks for the products that have gone astray there to come back.
void Path::correct_centrality(double sigma_mu) {
  double step = std::min(1.0, kFraction * longest_step());
  for (int k = 0; k < kCorrections && step < 0.9; ++k) {
    const double ahead = std::min(1.0, std::max(1.1 * step, step + 0.2));
    const Vector aim = aim_, y = step_y_, s = step_s_, z = step_z_;
    for (int b = 0; b < blocks(); ++b) {
      rows(aim_, b) +=
          scaling(b).divide(scaling(b).come_back(ahead, rows(s, b), rows(z, b), block(b).weight + sigma_mu));
    }
    solve_direction();
    const double reached = std::min(1.0, kFraction * longest_step());
    if (reached >= step + 0.05 * (ahead - step) && step_y_.allFinite()) {
      step = reached;
      continue;
    }
    if (reached < step || !step_y_.allFinite()) aim_ = aim, step_y_ = y, step_s_ = s, step_z_ = z;
    break;
  }
}

// Mehrotra's predictor and corrector with centrality corrections; if that leads nowhere, plain centring.
double Path::choose_direction() {
  set_aim(0, false);
  solve_direction();
  const double affine = std::min(1.0, longest_step());
  const double ratio = mu_ > 0 ? mu_after(affine) / mu_ : 0;
  double sigma = std::clamp(ratio * ratio * ratio, 1e-8, 1.0);
  set_aim(sigma * mu_, true);
  solve_direction();
  correct_centrality(sigma * mu_);
  double step = central_step();
  for (double other : {std::max(0.1, sigma), 1.0}) {
    if (step > 0.1) break;
    const Vector y = step_y_, s = step_s_, z = step_z_;
    set_aim(other * mu_, false);
    solve_direction();
    const double reached = central_step();
    if (reached > step) {
      step = reached;
    } else {
      step_y_ = y, step_s_ = s, step_z_ = z;
    }
  }
  return step;
}

// In exact arithmetic a step leaves (1 − step) of the dual residual. What rounding adds in unseen directions is taken
// out by the smallest change of Z, in the scaled metric, that does so.
void Path::polish_dual(double expected) {
  const int n = reduced_.size() - reduced_.rank();
  if (n == 0) return;
  const auto residual = [&](const Vector& z) -> Vector {
    return reduced_.linear.tail(n) - reduced_.map.rightCols(n).transpose() * z;
  };
  Vector left = residual(at_.z);
  if (left.norm() <= std::max(2 * expected, 1e-3 * options_.gap_tolerance * std::max(1.0, std::abs(objective_))))
    return;
  // QR instead of normal equations: the last digits are what this is about.
  const Vector unit = jacobi_.tail(n);
  const Eigen::HouseholderQR<Matrix> qr(scaled_map_.rightCols(n) * unit.asDiagonal());
  const auto r = qr.matrixQR().topRows(n).triangularView<Eigen::Upper>();
  for (int round = 0; round < 2 && left.norm() > expected; ++round) {
    Vector change = Vector::Zero(at_.z.size());
    change.head(n) = r.transpose().solve(unit.cwiseProduct(left));
    change = qr.householderQ() * change;
    Vector polished = at_.z;
    for (int k = 0; k < blocks(); ++k) rows(polished, k) += scaling(k).dual_step(rows(change, k));
    const Vector now = residual(polished);
    if (!(now.norm() < left.norm())) return;
    at_.z = polished;
    left = now;
  }
}

// Takes the step. Once the slacks agree with y they are computed from it, so that the answer is inside for certain;
// where rounding disagrees with the border the step is shortened.
bool Path::advance(double step) {
  const Point from = at_;
  const bool agreed = primal_residual_.norm() <= 1e-9 * (1 + at_.s.norm());
  for (int tries = 0; tries < 8; ++tries, step *= 0.8) {
    at_.y = from.y + step * step_y_;
    for (int k = 0; k < blocks(); ++k) {
      rows(at_.s, k) = rows(from.s, k) + step * scaling(k).primal_step(rows(step_s_, k));
      rows(at_.z, k) = rows(from.z, k) + step * scaling(k).dual_step(rows(step_z_, k));
    }
    const Vector z = at_.z, exact = reduced_.offset + reduced_.map * at_.y;
    if (agreed || (exact - at_.s).norm() <= 1e-9 * (1 + at_.s.norm())) at_.s = exact;
    polish_dual((1 - step) * dual_residual_.tail(reduced_.size() - reduced_.rank()).norm());
    const std::vector<Scaling> before = scaling_;
    if (scale()) return true;
    at_.z = z;
    if (scale()) return true;
    scaling_ = before;
  }
  at_ = from;
  return false;
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
  if (!begin()) return {};
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
    const double step = choose_direction();
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
  auto reduced = reduce(program, options.rank_tolerance);
  if (!reduced) {
    Solution out;
    out.status = Status::Inconsistent;
    return out;
  }
  return Path(program, *std::move(reduced), options).follow();
}

}  // namespace armature::cone
