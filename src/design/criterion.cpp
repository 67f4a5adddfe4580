#include "design/criterion.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <cmath>

namespace armature::design {
namespace {

// Below this ratio of eigenvalues of G (1e-7 in singular values of F) the information counts as singular: rounding in
// FᵀF would decide the smallest one.
constexpr double kSingular = 1e-14;

SpectralValue undefined(const Matrix& G) { return {kInfinity, Matrix::Zero(G.rows(), G.cols())}; }

struct Spectrum {
  Vector values;  // increasing
  Matrix vectors;
  bool regular = false;
};

Spectrum spectrum(const Matrix& G) {
  if (!G.allFinite()) return {};
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(G);
  Spectrum s{solver.eigenvalues(), solver.eigenvectors(), solver.info() == Eigen::Success};
  s.regular = s.regular && s.values[0] > kSingular * s.values[s.values.size() - 1] && s.values[0] > 0;
  return s;
}

// log of the power mean (Σ λ^p)^(1/p) and its derivative by each λ; p < 0 gives the lower end.
double log_mean(const Vector& lambda, double p, Vector& gradient) {
  const Vector exponent = p * lambda.array().log();
  const double top = exponent.maxCoeff();
  const Vector share = (exponent.array() - top).exp();
  const double sum = share.sum();
  gradient = (share / sum).cwiseQuotient(lambda);
  return (top + std::log(sum)) / p;
}

SpectralValue from_spectrum(const Spectrum& s, double value, const Vector& d_lambda) {
  return {value, s.vectors * d_lambda.asDiagonal() * s.vectors.transpose()};
}

}  // namespace

SpectralValue log_condition(const Matrix& G, double p) {
  const Spectrum s = spectrum(G);
  if (!s.regular) return undefined(G);
  Vector upper, lower;
  const double value = 0.5 * (log_mean(s.values, p, upper) - log_mean(s.values, -p, lower));
  return from_spectrum(s, value, 0.5 * (upper - lower));
}

SpectralValue log_inverse_smallest(const Matrix& G, double p) {
  const Spectrum s = spectrum(G);
  if (!s.regular) return undefined(G);
  Vector lower;
  const double value = -0.5 * log_mean(s.values, -p, lower);
  return from_spectrum(s, value, -0.5 * lower);
}

SpectralValue minus_log_det(const Matrix& G) {
  if (!G.allFinite()) return undefined(G);
  const Eigen::LLT<Matrix> factor(G);
  if (factor.info() != Eigen::Success) return undefined(G);
  const Vector diagonal = factor.matrixLLT().diagonal();
  if (!(diagonal.minCoeff() > std::sqrt(kSingular) * diagonal.maxCoeff())) return undefined(G);
  return {-2 * diagonal.array().log().sum(), -factor.solve(Matrix::Identity(G.rows(), G.cols()))};
}

SpectralValue log_trace_inverse(const Matrix& G) {
  const Spectrum s = spectrum(G);
  if (!s.regular) return undefined(G);
  Vector gradient;
  const double value = -log_mean(s.values, -1, gradient);
  return from_spectrum(s, value, -gradient);
}

SpectralValue log_prediction_variance(const Matrix& G, const Matrix& V) {
  if (!G.allFinite()) return undefined(G);
  const Eigen::LLT<Matrix> factor(G);
  if (factor.info() != Eigen::Success) return undefined(G);
  const Vector diagonal = factor.matrixLLT().diagonal();
  if (!(diagonal.minCoeff() > std::sqrt(kSingular) * diagonal.maxCoeff())) return undefined(G);
  const Matrix left = factor.solve(V);  // G⁻¹ V
  const double trace = left.trace();
  if (!(trace > 0)) return undefined(G);
  // d trace(V G⁻¹) = −G⁻¹ V G⁻¹ : dG, symmetric because V is.
  Matrix gradient = -factor.solve(left.transpose()) / trace;
  return {std::log(trace), 0.5 * (gradient + gradient.transpose())};
}

SpectralValue minus_log_diagonal(const Matrix& G) {
  if (!G.allFinite() || !(G.diagonal().minCoeff() > 0)) return undefined(G);
  return {-G.diagonal().array().log().sum(), Matrix((-G.diagonal().cwiseInverse()).asDiagonal())};
}

SpectralValue log_column_range(const Matrix& G, double p) {
  if (!G.allFinite() || !(G.diagonal().minCoeff() > 0)) return undefined(G);
  Vector upper, lower;
  const double value = 0.5 * (log_mean(G.diagonal(), p, upper) - log_mean(G.diagonal(), -p, lower));
  return {value, Matrix((0.5 * (upper - lower)).asDiagonal())};
}

SpectralValue scaled_log_condition(const Matrix& G, double p) {
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

Matrix SmoothCriterion::lift(const Matrix& G, const Matrix& gradient) const {
  const int rest = static_cast<int>(G.rows()) - objective_.interest;
  if (objective_.interest <= 0 || rest <= 0) return gradient;
  const Eigen::LDLT<Matrix> factor(G.bottomRightCorner(rest, rest));
  Matrix K(objective_.interest, G.cols());
  K.leftCols(objective_.interest).setIdentity();
  K.rightCols(rest) = -factor.solve(G.bottomLeftCorner(rest, objective_.interest)).transpose();
  return K.transpose() * gradient * K;
}

SpectralValue SmoothCriterion::of_information(const Matrix& plain, const Matrix& weighted, double p,
                                              Matrix* weighted_gradient) const {
  using Kind = Objective::Kind;
  const auto whiten = [&](SpectralValue value) {
    *weighted_gradient = value.gradient;
    value.gradient = Matrix::Zero(plain.rows(), plain.cols());
    return value;
  };
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
      const double first = (std::exp(c.value) - objective_.condition_goal) / objective_.condition_slack;
      const double second = (d.value - objective_.log_det_goal) / objective_.log_det_slack;
      const double top = std::max(first, second);
      const double e1 = std::exp(p * (first - top)), e2 = std::exp(p * (second - top));
      *weighted_gradient = e2 / (e1 + e2) / objective_.log_det_slack * d.gradient;
      return {top + std::log(e1 + e2) / p,
              e1 / (e1 + e2) * std::exp(c.value) / objective_.condition_slack * c.gradient};
    }
  }
  return undefined(plain);
}

SmoothCriterion::Value SmoothCriterion::evaluate(const Observation::Grams& grams, double sharpness,
                                                 bool with_gradient) const {
  const Matrix plain = observation_->information(grams, plain_);
  const bool same = weighted_ == plain_ && prior_.size() == 0;
  const Matrix weighted = same ? plain : weighted_information(grams);
  const Matrix small_plain = reduce(plain), small_weighted = reduce(weighted);
  Matrix weighted_gradient = Matrix::Zero(small_weighted.rows(), small_weighted.cols());
  const SpectralValue inner = of_information(small_plain, small_weighted, sharpness, &weighted_gradient);
  Value out{inner.value, {}};
  if (!with_gradient || !std::isfinite(inner.value)) return out;
  const Matrix d_plain = lift(plain, inner.gradient), d_weighted = lift(weighted, weighted_gradient);
  for (int j = 0; j < observation_->joints(); ++j)
    out.sensitivity.push_back(plain_[j] * d_plain + scale_ * weighted_[j] * d_weighted);
  return out;
}

SmoothCriterion::Value SmoothCriterion::log_det(const Observation::Grams& grams, bool with_gradient) const {
  const Matrix weighted = weighted_information(grams);
  const SpectralValue inner = minus_log_det(reduce(weighted));
  Value out{inner.value, {}};
  if (!with_gradient || !std::isfinite(inner.value)) return out;
  const Matrix lifted = lift(weighted, inner.gradient);
  for (int j = 0; j < observation_->joints(); ++j) out.sensitivity.push_back(scale_ * weighted_[j] * lifted);
  return out;
}

}  // namespace armature::design
