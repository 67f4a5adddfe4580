#include "design/criterion/criterion.hpp"

#include <Eigen/Cholesky>
#include <cmath>

#include "core/dense.hpp"

namespace armature::design {
namespace {

// Below this ratio of eigenvalues of G (1e-7 in singular values of F) the information counts as singular: rounding in
// FᵀF would decide the smallest one.
constexpr double kSingular = 1e-14;

SpectralValue undefined(const Matrix& G) { return {kInfinity, Matrix::Zero(G.rows(), G.cols())}; }

// Below this ratio of pivots of Cholesky's factor the information counts as singular too.
const double kSingularPivot = std::sqrt(kSingular);

// G⁻¹, where G is regular.
struct Inverse {
  Matrix value;
  Vector pivots;  // diagonal of Cholesky's factor
  bool regular = false;
};

/// Inverse and pivots in one factorisation; not regular where rounding would decide the smallest eigenvalue.
Inverse inverse_of(const Matrix& G) {
  Inverse out;
  if (!G.allFinite() || !dense::invert(G, out.value, out.pivots)) return out;
  out.regular = out.pivots.minCoeff() > kSingularPivot * out.pivots.maxCoeff();
  return out;
}

// Scaled by its trace, whose logarithm is returned.
double normalize(Matrix& A) {
  const double trace = A.trace();
  A *= 1 / trace;
  return std::log(trace);
}

// log (Σ λ^p)^(1/p) of a positive definite A, and its derivative A^(p−1) / tr A^p. Powers by squaring: no eigenvectors,
// and few products where p − 1 is a power of two. Every factor is divided by its trace, so that nothing overflows.
SpectralValue log_power_mean(const Matrix& A, int p) {
  // A search computes hundreds of thousands of powers: their memory stays.
  thread_local Matrix base, power, product;
  // Square and multiply: `base` is A^(2^k), `power` the product of those in p − 1, both with a trace of 1.
  base = A;
  power.setIdentity(A.rows(), A.cols());
  double base_log = normalize(base), power_log = 0;
  bool begun = false;
  for (int left = p - 1; left > 0; left /= 2) {
    if (left % 2 == 1) {
      if (begun) {
        dense::symmetric_product(power, base, product);
        power.swap(product);
      } else {
        power = base;
      }
      begun = true;
      // The logarithms of the traces that were divided out add up.
      power_log += base_log + normalize(power);
    }
    // The last square would not be used.
    if (left == 1) break;
    dense::symmetric_product(base, base, product);
    base.swap(product);
    base_log = 2 * base_log + normalize(base);
  }
  const double trace = A.cwiseProduct(power).sum();  // of A^p, but for exp(power_log)
  return {(power_log + std::log(trace)) / p, power / trace};
}

// The lower end: log (Σ λ^−p)^(1/p) of G and its derivative −G⁻¹ (G^−(p−1) / tr G^−p) G⁻¹.
SpectralValue log_inverse_power_mean(const Inverse& inverse, int p) {
  thread_local Matrix half;
  SpectralValue out = log_power_mean(inverse.value, p);
  // By the chain rule, d(G⁻¹) = −G⁻¹ dG G⁻¹.
  dense::symmetric_product(out.gradient, inverse.value, half);
  dense::symmetric_product(inverse.value, half, out.gradient);
  out.gradient *= -1;
  return out;
}

/// Criteria that are about Fᵀ Σ⁻¹ F alone.
bool weighs_noise(Objective::Kind kind) {
  using Kind = Objective::Kind;
  return kind == Kind::DOptimal || kind == Kind::AOptimal || kind == Kind::EOptimal || kind == Kind::VOptimal;
}

// log of the power mean (Σ λ^p)^(1/p) of given numbers and its derivative by each; p < 0 gives the lower end.
double log_mean(const Vector& lambda, double p, Vector& gradient) {
  // The largest exponent is taken out first, so that exp cannot overflow.
  const Vector exponent = p * lambda.array().log();
  const double top = exponent.maxCoeff();
  const Vector share = (exponent.array() - top).exp();
  const double sum = share.sum();
  gradient = (share / sum).cwiseQuotient(lambda);
  return (top + std::log(sum)) / p;
}

}  // namespace

SpectralValue log_condition(const Matrix& G, int p) {
  // Singular information has no condition number: infinite, which a line search refuses.
  const Inverse inverse = inverse_of(G);
  if (!inverse.regular) return undefined(G);
  SpectralValue upper = log_power_mean(G, p);
  const SpectralValue lower = log_inverse_power_mean(inverse, p);
  const double value = 0.5 * (upper.value + lower.value);
  // Both means are above the true ends by log(b)/p at most.
  const double certain = 2 * value - 2 * std::log(static_cast<double>(G.rows())) / p;
  if (!(certain < -std::log(kSingular))) return undefined(G);
  upper.gradient = 0.5 * (upper.gradient + lower.gradient);
  return {value, std::move(upper.gradient)};
}

SpectralValue log_inverse_smallest(const Matrix& G, int p) {
  const Inverse inverse = inverse_of(G);
  if (!inverse.regular) return undefined(G);
  // σ_min is the square root of λ_min: half of the logarithm.
  const SpectralValue lower = log_inverse_power_mean(inverse, p);
  return {0.5 * lower.value, 0.5 * lower.gradient};
}

SpectralValue minus_log_det(const Matrix& G) {
  const Inverse inverse = inverse_of(G);
  if (!inverse.regular) return undefined(G);
  // log det G = 2 Σ log of Cholesky's pivots; its derivative is G⁻¹.
  return {-2 * inverse.pivots.array().log().sum(), -inverse.value};
}

SpectralValue log_trace_inverse(const Matrix& G) {
  const Inverse inverse = inverse_of(G);
  if (!inverse.regular) return undefined(G);
  // The power mean of order 1 of G⁻¹ is its trace.
  return log_inverse_power_mean(inverse, 1);
}

SpectralValue log_prediction_variance(const Matrix& G, const Matrix& V) {
  const Inverse inverse = inverse_of(G);
  if (!inverse.regular) return undefined(G);
  const Matrix left = dense::product(inverse.value, V);  // G⁻¹ V
  const double trace = left.trace();
  if (!(trace > 0)) return undefined(G);
  // d trace(V G⁻¹) = −G⁻¹ V G⁻¹ : dG, symmetric because V is.
  return {std::log(trace), dense::symmetric_product(left, inverse.value) / -trace};
}

SpectralValue minus_log_diagonal(const Matrix& G) {
  if (!G.allFinite() || !(G.diagonal().minCoeff() > 0)) return undefined(G);
  // Its derivative is diagonal too: −1 / G_gg.
  return {-G.diagonal().array().log().sum(), Matrix((-G.diagonal().cwiseInverse()).asDiagonal())};
}

SpectralValue log_column_range(const Matrix& G, int p) {
  if (!G.allFinite() || !(G.diagonal().minCoeff() > 0)) return undefined(G);
  Vector upper, lower;
  // The lengths of the columns are the roots of the diagonal: half of the logarithm.
  const double value = 0.5 * (log_mean(G.diagonal(), p, upper) - log_mean(G.diagonal(), -p, lower));
  return {value, Matrix((0.5 * (upper - lower)).asDiagonal())};
}

SpectralValue scaled_log_condition(const Matrix& G, int p) {
  if (!G.allFinite() || !(G.diagonal().minCoeff() > 0)) return undefined(G);
  const Vector unit = G.diagonal().cwiseSqrt().cwiseInverse();
  const Matrix R = unit.asDiagonal() * G * unit.asDiagonal();
  const SpectralValue inner = log_condition(R, p);
  if (!std::isfinite(inner.value)) return undefined(G);
  // R_ij = G_ij u_i u_j with u = diag(G)^−½: the scaling itself moves with the diagonal.
  SpectralValue out{inner.value, unit.asDiagonal() * inner.gradient * unit.asDiagonal()};
  const Vector moved = (inner.gradient * R).diagonal();
  out.gradient.diagonal() -= moved.cwiseProduct(unit).cwiseProduct(unit);
  return out;
}

SmoothCriterion::SmoothCriterion(const Objective& objective, const Observation& observation,
                                 const Vector& noise_variance)
    : objective_(objective), observation_(&observation) {
  // Row weights per joint: one, and one over the noise's variance.
  plain_ = Vector::Ones(observation.joints());
  weighted_ = noise_variance.size() == 0 ? plain_ : Vector(noise_variance.cwiseInverse());
}

Matrix SmoothCriterion::weighted_information(const Observation::Grams& grams) const {
  Matrix sum = observation_->information(grams, weighted_);
  if (prior_.size() > 0) sum = scale_ * sum + prior_;
  return sum;
}

// Information on the first `interest` columns once the others are eliminated: G₁₁ − G₁₂ G₂₂⁻¹ G₂₁.
Matrix SmoothCriterion::reduce(const Matrix& G) const {
  const int rest = static_cast<int>(G.rows()) - objective_.interest;
  if (objective_.interest <= 0 || rest <= 0) return G;
  const Eigen::LDLT<Matrix> factor(G.bottomRightCorner(rest, rest));
  return G.topLeftCorner(objective_.interest, objective_.interest) -
         G.topRightCorner(objective_.interest, rest) * factor.solve(G.bottomLeftCorner(rest, objective_.interest));
}

// The derivative with respect to all of G: Kᵀ (∂/∂reduced) K with K = [I, −G₁₂ G₂₂⁻¹].
Matrix SmoothCriterion::lift(const Matrix& G, Matrix gradient) const {
  const int rest = static_cast<int>(G.rows()) - objective_.interest;
  if (objective_.interest <= 0 || rest <= 0) return gradient;
  const Eigen::LDLT<Matrix> factor(G.bottomRightCorner(rest, rest));
  Matrix K(objective_.interest, G.cols());
  K.leftCols(objective_.interest).setIdentity();
  K.rightCols(rest) = -factor.solve(G.bottomLeftCorner(rest, objective_.interest)).transpose();
  return K.transpose() * gradient * K;
}

SpectralValue SmoothCriterion::of_information(const Matrix& plain, const Matrix& weighted, int p,
                                              Matrix* weighted_gradient) const {
  using Kind = Objective::Kind;
  // The derivative belongs to the weighted information; there is none for the plain one.
  const auto whiten = [&](SpectralValue value) {
    *weighted_gradient = value.gradient;
    value.gradient.resize(0, 0);
    return value;
  };
  // Positive criteria are given as logarithms; −log det and γ as they are.
  switch (objective_.kind) {
    case Kind::ConditionNumber:
    case Kind::Embedded: return log_condition(plain, p);
    case Kind::SmallestSingularValue: return log_inverse_smallest(plain, p);
    case Kind::ScaledConditionNumber: return scaled_log_condition(plain, p);
    case Kind::DOptimal: return whiten(minus_log_det(weighted));
    case Kind::AOptimal: return whiten(log_trace_inverse(weighted));
    case Kind::EOptimal: return whiten(log_inverse_smallest(weighted, p));
    case Kind::VOptimal: return whiten(log_prediction_variance(weighted, prediction_));
    case Kind::Hadamard: return minus_log_diagonal(plain);
    case Kind::ConditionAndRange: {
      const SpectralValue c = log_condition(plain, p), s = log_column_range(plain, p);
      if (!std::isfinite(c.value) || !std::isfinite(s.value)) return undefined(plain);
      const double first = objective_.condition_weight * std::exp(c.value);
      const double second = objective_.range_weight * std::exp(s.value);
      return {std::log(first + second), (first * c.gradient + second * s.gradient) / (first + second)};
    }
    case Kind::WeightedSum: {
      // log(λ1 cond + λ2 / σ_min) (Ayvacı 2022 eq. 14).
      const SpectralValue c = log_condition(plain, p), s = log_inverse_smallest(plain, p);
      if (!std::isfinite(c.value) || !std::isfinite(s.value)) return undefined(plain);
      const double first = objective_.condition_weight * std::exp(c.value);
      const double second = objective_.inverse_sigma_weight * std::exp(s.value);
      return {std::log(first + second), (first * c.gradient + second * s.gradient) / (first + second)};
    }
    case Kind::GoalAttainment: {
      // min γ with cond − ω1 γ ≤ F1*, −log det − ω2 γ ≤ F2* (Jia 2019 Table 1 no. 7): a smooth maximum of order p.
      const SpectralValue c = log_condition(plain, p), d = minus_log_det(weighted);
      if (!std::isfinite(c.value) || !std::isfinite(d.value)) return undefined(plain);
      // How far each goal is missed, in units of its slack; the larger one is the smooth maximum.
      const double first = (std::exp(c.value) - objective_.condition_goal) / objective_.condition_slack;
      const double second = (d.value - objective_.log_det_goal) / objective_.log_det_slack;
      const double top = std::max(first, second);
      const double e1 = std::exp(p * (first - top)), e2 = std::exp(p * (second - top));
      // Each goal's share of the maximum weighs its derivative.
      *weighted_gradient = e2 / (e1 + e2) / objective_.log_det_slack * d.gradient;
      return {top + std::log(e1 + e2) / p,
              e1 / (e1 + e2) * std::exp(c.value) / objective_.condition_slack * c.gradient};
    }
  }
  return undefined(plain);
}

SmoothCriterion::Value SmoothCriterion::evaluate(const Observation::Grams& grams, int sharpness,
                                                 bool with_gradient) const {
  // Without noise and prior both information matrices are one, and are computed once.
  const bool same = weighted_ == plain_ && prior_.size() == 0;
  // The optimal designs' criteria look at the weighted information alone.
  const Matrix weighted = same ? Matrix() : weighted_information(grams);
  const bool alone = !same && weighs_noise(objective_.kind);
  const Matrix other = alone ? Matrix() : observation_->information(grams, plain_);
  const Matrix& plain = alone ? weighted : other;
  // Nuisance columns are eliminated before the criterion looks.
  const Matrix small_plain = reduce(plain), small_weighted = same || alone ? Matrix() : reduce(weighted);
  Matrix weighted_gradient;
  SpectralValue inner =
      of_information(small_plain, same || alone ? small_plain : small_weighted, sharpness, &weighted_gradient);
  Value out{inner.value, {}};
  // An infinite value has no derivative.
  if (!with_gradient || !std::isfinite(inner.value)) return out;
  // Back through the elimination, to every joint by its row weight.
  if (inner.gradient.size() > 0) out.sensitivity.add(lift(plain, std::move(inner.gradient)), plain_);
  if (weighted_gradient.size() > 0)
    out.sensitivity.add(lift(same ? plain : weighted, std::move(weighted_gradient)), scale_ * weighted_);
  return out;
}

SmoothCriterion::Value SmoothCriterion::log_det(const Observation::Grams& grams, bool with_gradient) const {
  const Matrix weighted = weighted_information(grams);
  const SpectralValue inner = minus_log_det(reduce(weighted));
  Value out{inner.value, {}};
  if (!with_gradient || !std::isfinite(inner.value)) return out;
  out.sensitivity.add(lift(weighted, inner.gradient), scale_ * weighted_);
  return out;
}

}  // namespace armature::design
