#include "estimate/solve.hpp"

#include <Eigen/SVD>
#include <cmath>

#include "armature/term_kinds.hpp"
#include "estimate/distributions.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// [factor · basis | target − factor · offset] and the prior's rows below it.
Matrix stack_rows(const LeastSquaresCost& cost, const std::optional<Prior>& prior, const Subspace& subspace) {
  const Eigen::Index b = cost.factor.cols();
  const Eigen::Index r = subspace.basis.cols();
  // beta = offset + basis · gamma turns the cost into ‖factor · basis · gamma − (target − factor · offset)‖².
  Matrix rows(b + (prior ? b : 0), r + 1);
  rows.topLeftCorner(b, r) = cost.factor * subspace.basis;
  rows.col(r).head(b) = cost.target - cost.factor * subspace.offset;
  // A prior is one more row per parameter, divided by its deviation; an infinite deviation gives a row of zeros.
  if (prior) {
    for (Eigen::Index i = 0; i < b; ++i) {
      const double weight = std::isfinite(prior->deviation[i]) ? 1 / prior->deviation[i] : 0;
      rows.row(b + i).head(r) = weight * subspace.basis.row(i);
      rows(b + i, r) = weight * (prior->mean[i] - subspace.offset[i]);
    }
  }
  return rows;
}

}  // namespace

Solution solve(const LeastSquaresCost& cost, const std::optional<Prior>& prior, const std::optional<Subspace>& given,
               double rank_tolerance) {
  const Eigen::Index b = cost.factor.cols();
  const Subspace subspace = given ? *given : Subspace{Vector::Zero(b), Matrix::Identity(b, b)};
  const Matrix rows = stack_rows(cost, prior, subspace);
  const Eigen::Index r = subspace.basis.cols();

  // Columns scaled to norm 1, so that rank does not depend on units.
  Vector scale = rows.leftCols(r).colwise().norm();
  for (double& s : scale) s = s > 0 ? 1 / s : 1;
  const Matrix scaled = rows.leftCols(r) * scale.asDiagonal();
  const Eigen::BDCSVD<Matrix> svd(scaled, Eigen::ComputeThinU | Eigen::ComputeThinV);
  const Vector& s = svd.singularValues();
  // Singular values below the tolerance are directions that these data do not show.
  Eigen::Index rank = 0;
  while (rank < s.size() && s[rank] > rank_tolerance * s[0]) ++rank;

  Solution out;
  out.own_parameters = static_cast<double>(rank);
  out.condition = rank > 0 ? s[0] / s[r - 1] : kInfinity;
  // gamma = S V Σ⁺ Uᵀ right side, covariance = S V Σ⁻² Vᵀ S.
  const Matrix half = scale.asDiagonal() * svd.matrixV().leftCols(rank) * s.head(rank).cwiseInverse().asDiagonal();
  Vector gamma = half * (svd.matrixU().leftCols(rank).transpose() * rows.col(r));
  // One step of refinement on the residual brings well-conditioned problems to the last digit.
  gamma += half * (svd.matrixU().leftCols(rank).transpose() * (rows.col(r) - rows.leftCols(r) * gamma));
  // Back to beta. Unseen directions stay at 0, so this is the smallest solution in the scaled parameters.
  out.beta = subspace.offset + subspace.basis * gamma;
  const Matrix spread = subspace.basis * half;
  out.covariance = spread * spread.transpose();
  out.unseen = subspace.basis * (scale.asDiagonal() * svd.matrixV().rightCols(r - rank));
  return out;
}

// Columns are scaled to norm 1 first, so that units do not matter.
double scaled_condition(const Matrix& factor) {
  Vector scale = factor.colwise().norm();
  for (double& s : scale) s = s > 0 ? 1 / s : 1;
  const Vector s = Eigen::BDCSVD<Matrix>(factor * scale.asDiagonal()).singularValues();
  return s[s.size() - 1] > 0 ? s[0] / s[s.size() - 1] : kInfinity;
}

std::string motion_that_shows(const std::string& parameter) {
  // "MXR3": the kind of parameter is before the digits, the joint after them.
  constexpr const char* kDigits = "0123456789";
  const std::string kind = parameter.substr(0, parameter.find_first_of(kDigits));
  const std::string number = parameter.substr(parameter.find_last_not_of(kDigits) + 1);
  const std::string joint = number.empty() ? "its joint" : "joint " + number;
  // A friction or drive term says itself which motion shows it.
  if (const TermSymbol* symbol = find_term_symbol(parameter)) {
    std::string text = symbol->shown_by;
    return text.replace(text.find("%J"), 2, joint);
  }
  // First moments and masses act through gravity.
  if (kind.rfind("MX", 0) == 0 || kind.rfind("MY", 0) == 0 || kind.rfind("MZ", 0) == 0 || kind == "M" || kind == "MR")
    return "turn " + joint + " and those before it through gravity, over a wide range";
  // Inertias, XX … ZZ, act through acceleration.
  if (kind.size() >= 2 && std::string("XYZ").find(kind[0]) != std::string::npos)
    return "accelerate " + joint + " and those before it together, in many poses";
  return "move " + joint + " over a wider range";
}

void fill_intervals(Estimate& e) {
  // Half the interval is Student's quantile times the deviation, with degrees of freedom per parameter where they are
  // known.
  const bool each = e.freedom.size() == e.beta.size();
  const double common = student_quantile(e.confidence, std::max(1.0, e.degrees_of_freedom));
  Vector width = Vector::Constant(e.beta.size(), common);
  for (Eigen::Index i = 0; i < width.size() && each; ++i) width[i] = student_quantile(e.confidence, e.freedom[i]);
  // Rounding can leave a diagonal entry just below 0.
  e.deviation = e.covariance.diagonal().cwiseMax(0).cwiseSqrt();
  for (int i : e.unseen) e.deviation[i] = kInfinity;
  e.relative_deviation.resize(e.beta.size());
  // A held parameter has deviation 0 and so RSD 0, also where its value is 0.
  for (Eigen::Index i = 0; i < e.beta.size(); ++i) {
    const double size = std::abs(e.beta[i]);
    e.relative_deviation[i] = e.deviation[i] == 0 ? 0 : (size > 0 ? e.deviation[i] / size : kInfinity);
  }
  e.lower = e.beta - width.cwiseProduct(e.deviation);
  e.upper = e.beta + width.cwiseProduct(e.deviation);
}

}  // namespace armature
