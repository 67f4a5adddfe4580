#include "armature/essential.hpp"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "estimate/distributions.hpp"
#include "estimate/solve.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

using Method = EssentialOptions::Method;

// A fit of the parameters that are left, by one triangular solve.
struct Reduced {
  std::vector<int> kept;
  Vector beta;       // of the kept ones
  Vector deviation;  // at the noise of the weights
  double cost = 0;
};

// Inverse of a triangular matrix.
Matrix inverse_of(const Matrix& upper) {
  return upper.triangularView<Eigen::Upper>().solve(Matrix::Identity(upper.rows(), upper.cols()));
}

// Columns `kept` of the factor, made triangular again.
Reduced reduce(const LeastSquaresCost& cost, const std::vector<int>& kept) {
  const auto size = static_cast<Eigen::Index>(kept.size());
  Matrix rows(cost.factor.rows(), size + 1);
  rows.leftCols(size) = cost.factor(Eigen::all, kept);
  rows.col(size) = cost.target;
  Triangle triangle(static_cast<int>(size));
  triangle.absorb(rows);
  // Covariance = R⁻¹ R⁻ᵀ, so that deviations are the norms of the rows of R⁻¹.
  const Matrix inverse = inverse_of(triangle.factor());
  Reduced r{kept, inverse * triangle.target(), inverse.rowwise().norm(), cost.rest + triangle.rest()};
  return r;
}

// The kept parameters at their places in beta; removed ones are 0.
Vector whole(const Reduced& r, int size) {
  Vector beta = Vector::Zero(size);
  for (std::size_t i = 0; i < r.kept.size(); ++i) beta[r.kept[i]] = r.beta[static_cast<Eigen::Index>(i)];
  return beta;
}

// Noise per joint from the residuals at beta; one value for all joints where `common` is set.
Vector sigma_at(const Information& info, const Vector& beta, const Vector& spent, bool common) {
  Vector sigma(info.joint_count());
  double square = 0;
  for (int j = 0; j < info.joint_count(); ++j) {
    const JointInformation& joint = info.of_joint[static_cast<std::size_t>(j)];
    const double own = joint.residual_square(beta);
    square += own;
    // Exact data leave no residual at all: the tiny addition avoids a division by 0.
    constexpr double kNotZero = 1e-300;
    sigma[j] = std::sqrt(own / std::max(1.0, joint.count - spent[j])) + kNotZero;
  }
  if (common) sigma.setConstant(std::sqrt(square / std::max(1.0, info.count() - spent.sum())));
  return sigma;
}

// The parameter to remove next as a position in r.kept; −1: stop.
int next_removal(const Reduced& r, const EssentialOptions& options, double dof, double equations) {
  int worst = -1;
  double best = 0;
  for (Eigen::Index i = 0; i < r.beta.size(); ++i) {
    // F = (value / deviation)²: how much the weighted sum of squares grows without the parameter.
    const double size = std::abs(r.beta[i]);
    const double rsd = size > 0 ? r.deviation[i] / size : kInfinity;
    const double f = 1 / (rsd * rsd);
    bool may_go = false;
    // May it go by the rule that was asked for?
    switch (options.method) {
      case Method::Threshold: may_go = size < options.small_value && rsd > options.large_rsd; break;
      case Method::Rsd: may_go = rsd > options.large_rsd; break;
      case Method::FTest: may_go = fisher_above(f, 1, dof) > options.significance; break;
      case Method::Bic: may_go = f < std::log(equations); break;
    }
    // Of those that may go, take the least certain. That is the smallest F too.
    if (may_go && (worst < 0 || rsd > best)) {
      worst = static_cast<int>(i);
      best = rsd;
    }
  }
  return worst;
}

// One step of the elimination as it is reported.
Removal describe(const Information& info, const Reduced& r, int at, double dof) {
  Removal removal;
  removal.parameter = r.kept[static_cast<std::size_t>(at)];
  removal.name = info.parameters[static_cast<std::size_t>(removal.parameter)];
  removal.value = r.beta[at];
  const double size = std::abs(r.beta[at]);
  removal.relative_deviation = size > 0 ? r.deviation[at] / size : kInfinity;
  removal.f = std::pow(r.beta[at] / r.deviation[at], 2);
  removal.p_value = fisher_above(removal.f, 1, dof);
  removal.bic_change = removal.f - std::log(info.count());
  return removal;
}

// Residual over all joints [N·m].
double rms_at(const Information& info, const Vector& beta) {
  double square = 0;
  for (const auto& joint : info.of_joint) square += joint.residual_square(beta);
  return std::sqrt(square / std::max(1.0, info.count()));
}

// beta with all but the kept parameters held at 0.
Subspace keep_only(const std::vector<int>& kept, Eigen::Index size) {
  Subspace s{Vector::Zero(size), Matrix::Zero(size, static_cast<Eigen::Index>(kept.size()))};
  for (std::size_t i = 0; i < kept.size(); ++i) s.basis(kept[i], static_cast<Eigen::Index>(i)) = 1;
  return s;
}

}  // namespace

const char* to_string(EssentialOptions::Method method) {
  switch (method) {
    case Method::Threshold: return "threshold";
    case Method::Rsd: return "rsd";
    case Method::FTest: return "f-test";
    case Method::Bic: return "bic";
  }
  return "unknown";
}

Essential find_essential(const Information& info, const EssentialOptions& options) {
  Essential result;
  result.full = estimate(info, options.estimate);
  result.estimate = result.full;
  // Start with every parameter that the data determine.
  for (int i = 0; i < info.size(); ++i) {
    if (!std::binary_search(result.full.unseen.begin(), result.full.unseen.end(), i)) result.kept.push_back(i);
  }
  // Parameters per joint, as the full fit spent them, keep the noise unbiased without another trace.
  const bool common = result.full.weighting_used == EstimateOptions::Weighting::None;
  Vector spent(info.joint_count());
  for (int j = 0; j < info.joint_count(); ++j) {
    const auto& joint = info.of_joint[static_cast<std::size_t>(j)];
    spent[j] = std::max(
        0.0, joint.count - joint.residual_square(result.full.beta) / (result.full.sigma[j] * result.full.sigma[j]));
    if (common) spent[j] = static_cast<double>(info.size()) / info.joint_count();
  }

  // Correlated residuals carry the information of fewer samples: as if the noise were larger by sqrt(inflation).
  const Vector wider = info.inflation ? Vector(info.inflation->cwiseSqrt()) : Vector::Ones(info.joint_count());
  Vector sigma = result.full.sigma;
  LeastSquaresCost cost = make_cost(info, Vector(sigma.cwiseProduct(wider)));
  // Remove one, fit the rest again, and update the noise, until no parameter may go or one is left.
  while (static_cast<int>(result.removals.size()) < options.max_removals && result.kept.size() > 1) {
    const Reduced now = reduce(cost, result.kept);
    const double dof = info.count() - static_cast<double>(result.kept.size());
    const int at = next_removal(now, options, dof, info.count());
    if (at < 0) break;
    result.removals.push_back(describe(info, now, at, dof));
    result.kept.erase(result.kept.begin() + at);
    const Vector beta = whole(reduce(cost, result.kept), info.size());
    result.removals.back().rms_after = rms_at(info, beta);
    if (options.reweight && (common || result.full.weighting_used == EstimateOptions::Weighting::FromResiduals)) {
      sigma = sigma_at(info, beta, spent, common);
      cost = make_cost(info, Vector(sigma.cwiseProduct(wider)));
    }
  }
  // The last fit is a full estimate with the removed parameters held at 0.
  if (result.removals.empty()) return result;
  EstimateOptions last = options.estimate;
  last.subspace = keep_only(result.kept, info.size());
  result.estimate = estimate(info, last);
  return result;
}

// Correct the kept block only: removed parameters stay exact zeros.
Essential with_selection_error(Essential essential, const Estimate& full) {
  Estimate& e = essential.estimate;
  for (const int i : essential.kept) {
    for (const int k : essential.kept)
      e.covariance(i, k) = full.covariance(i, k) + (full.beta[i] - e.beta[i]) * (full.beta[k] - e.beta[k]);
  }
  // The covariance now rests on the full fit, and so do its degrees of freedom.
  e.degrees_of_freedom = full.degrees_of_freedom;
  e.freedom = full.freedom;
  e.inflated = full.inflated;
  fill_intervals(e);
  essential.selection_included = true;
  return essential;
}

std::string Essential::brief() const {
  return std::to_string(kept.size()) + " of " + std::to_string(kept.size() + removals.size()) +
         " parameters are essential; residual " + significant(full.rms, 4) + " → " + significant(estimate.rms, 4) +
         " N·m rms; intervals " +
         (selection_included ? "with what the removals may have moved"
                             : "as if these parameters had been chosen before the data were seen");
}

std::string Essential::table() const {
  std::vector<std::vector<std::string>> rows = {{"step", "removed", "value", "RSD %", "F", "p", "ΔBIC", "rms after"}};
  for (std::size_t i = 0; i < removals.size(); ++i) {
    const Removal& r = removals[i];
    rows.push_back({std::to_string(i + 1), r.name, significant(r.value, 4), significant(100 * r.relative_deviation, 3),
                    significant(r.f, 3), significant(r.p_value, 2), significant(r.bic_change, 3),
                    significant(r.rms_after, 5)});
  }
  return format_table(rows);
}

}  // namespace armature
