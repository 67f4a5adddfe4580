// Directions and step lengths of the path.
#include <algorithm>
#include <cmath>

#include "core/dense.hpp"
#include "physical/cone/cone_path.hpp"

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

}  // namespace

// What ΔS + ΔZ should be: S Z → weight + sigma_mu, with the last direction's second-order term if asked for.
void Path::set_aim(double sigma_mu, bool second_order) {
  aim_.resize(at_.s.size());
  for (int k = 0; k < blocks(); ++k) {
    Vector right = scaling(k).centering(block(k).weight + sigma_mu);
    if (second_order) right -= scaling(k).product(rows(step_s_, k), rows(step_z_, k));
    rows(aim_, k) = scaling(k).divide(right);
  }
}

// Newton: ΔS + ΔZ = aim with ΔS = map · Δy + residual, and Δy such that the new gradient equals mapᵀ Z.
void Path::solve_direction() {
  step_y_ = solve_newton(-dual_residual_ + dense::transposed_times(scaled_map_, aim_ - scaled_residual_));
  step_s_ = dense::times(scaled_map_, step_y_);
  step_s_ += scaled_residual_;
  step_z_ = aim_ - step_s_;
}

// The first block that reaches its border ends the step.
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

// Gondzio (1996): looks ahead along the direction, and corrects the products that are far from their target there.
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
  // Predictor: how far does the path go if nothing is centred? The less is left, the less centring is needed.
  set_aim(0, false);
  solve_direction();
  const double affine = std::min(1.0, longest_step());
  const double ratio = mu_ > 0 ? mu_after(affine) / mu_ : 0;
  const double sigma = std::clamp(ratio * ratio * ratio, 1e-8, 1.0);
  // Corrector: centred by that much, with the predictor's second-order term.
  set_aim(sigma * mu_, true);
  solve_direction();
  correct_centrality(sigma * mu_);
  double step = central_step();
  // A step below a tenth: try stronger centring and keep the better direction.
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
  if (n == 0 || n > scaled_map_.rows()) return;
  const auto residual = [&](const Vector& z) -> Vector {
    return reduced_.linear.tail(n) - reduced_.map.rightCols(n).transpose() * z;
  };
  // Already as small as exact arithmetic would leave it, or too small to matter for the gap.
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
    // Move y, S and Z together.
    at_.y = from.y + step * step_y_;
    for (int k = 0; k < blocks(); ++k) {
      rows(at_.s, k) = rows(from.s, k) + step * scaling(k).primal_step(rows(step_s_, k));
      rows(at_.z, k) = rows(from.z, k) + step * scaling(k).dual_step(rows(step_z_, k));
    }
    const Vector s = at_.s, z = at_.z, exact = reduced_.offset + dense::times(reduced_.map, at_.y);
    if (agreed || (exact - s).norm() <= 1e-9 * (1 + s.norm())) at_.s = exact;
    // Keep the polished Z if it is inside, else the unpolished one.
    const std::vector<Scaling> before = scaling_;
    polish_dual((1 - step) * dual_residual_.tail(reduced_.size() - reduced_.rank()).norm());
    if (scale()) return true;
    at_.z = z;
    if (scale()) return true;
    // From an infeasible start the stepped slacks are inside even where those of y are not yet.
    at_.s = s;
    if (!agreed && scale()) return true;
    scaling_ = before;
  }
  at_ = from;
  return false;
}

}  // namespace armature::cone
