#include <algorithm>
#include <cmath>

#include "armature/estimate.hpp"
#include "armature/text.hpp"
#include "estimate/origin_text.hpp"

namespace armature {
// Unseen goes first: such a parameter has the origin of a prior, although there may be none.
const char* origin_text(const Estimate& e, std::size_t i) {
  if (std::binary_search(e.unseen.begin(), e.unseen.end(), static_cast<int>(i))) return "unseen";
  switch (e.standing[i]) {
    case Origin::Measured: return "seen";
    case Origin::Prior: return "inferred";
    case Origin::Fixed: return "set";
  }
  return "unknown";
}

// Names as options and reports spell them.
const char* to_string(EstimateOptions::Weighting weighting) {
  switch (weighting) {
    case EstimateOptions::Weighting::None: return "none";
    case EstimateOptions::Weighting::FromResiduals: return "residuals";
    case EstimateOptions::Weighting::FromPeriods: return "periods";
    case EstimateOptions::Weighting::Given: return "given";
  }
  return "unknown";
}

const char* to_string(EstimateStatus status) {
  switch (status) {
    case EstimateStatus::NotCalled: return "not called";
    case EstimateStatus::Done: return "done";
    case EstimateStatus::IterationLimit: return "iteration limit";
    case EstimateStatus::RankDeficient: return "rank deficient";
    case EstimateStatus::TooFewSamples: return "too few samples";
  }
  return "unknown";
}

// One line with the median of the relative deviations.
std::string Estimate::brief() const {
  if (status == EstimateStatus::NotCalled) return message;
  // The median is not moved by a few parameters that the data hardly show.
  std::vector<double> rsd(relative_deviation.data(), relative_deviation.data() + relative_deviation.size());
  std::nth_element(rsd.begin(), rsd.begin() + static_cast<std::ptrdiff_t>(rsd.size() / 2), rsd.end());
  return std::string(to_string(status)) + ": " + std::to_string(beta.size()) + " parameters from " +
         grouped(static_cast<long long>(equations)) + " equations, residual " + significant(rms, 3) + " N·m rms (" +
         significant(100 * total_relative_residual, 3) + " %), median RSD " +
         significant(100 * rsd[rsd.size() / 2], 3) + " %, condition " + significant(condition, 3);
}

// A page: parameters with intervals, then joints with their residuals, then what was used, then warnings.
std::string Estimate::full() const {
  if (status == EstimateStatus::NotCalled) return message + "\n";
  std::string text = robot + ": " + brief() + "\n" + message + ".\n\n";
  const std::string percent = significant(100 * confidence, 3) + " %";
  // One row per base parameter.
  std::vector<std::vector<std::string>> rows = {
      {"parameter", "value", "unit", "deviation", "RSD %", percent + " from", "to", "standing"}};
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    rows.push_back({parameters[i], significant(beta[at], 6), units[i], significant(deviation[at], 3),
                    significant(100 * relative_deviation[at], 3), significant(lower[at], 5), significant(upper[at], 5),
                    origin_text(*this, i)});
  }
  text += format_table(rows) + "\n";
  // One row per joint.
  std::vector<std::vector<std::string>> joint_rows = {{"joint", "residual rms", "relative %", "noise used"}};
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    joint_rows.push_back({joints[j], significant(residual_rms[at], 4), significant(100 * relative_residual[at], 3),
                          significant(sigma[at], 4)});
  }
  text += format_table(joint_rows);
  // How the numbers were weighted and how the deviations are meant.
  text += "\nweights: " + std::string(to_string(weighting_used)) + ", " + std::to_string(iterations) + " rounds; " +
          (inflated ? "deviations widened for correlated residuals\n" : "residuals taken as independent\n");
  for (const Warning& w : warnings)
    text += "warning: " + w.where + ": " + w.message + (w.hint.empty() ? "" : ". " + w.hint) + "\n";
  return text;
}

// C_ij / sqrt(C_ii C_jj); 0 where a parameter has no variance.
Matrix Estimate::correlation() const {
  Vector scale = covariance.diagonal().cwiseMax(0).cwiseSqrt();
  for (double& s : scale) s = s > 0 ? 1 / s : 0;
  return scale.asDiagonal() * covariance * scale.asDiagonal();
}

}  // namespace armature
