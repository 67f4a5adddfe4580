#include <Eigen/QR>
#include <cmath>
#include <stdexcept>

#include "armature/physical.hpp"

namespace armature {
namespace {

// The cost of several parts together: factors stacked and made triangular again.
LeastSquaresCost stack(const std::vector<LeastSquaresCost>& parts, std::size_t without) {
  const Eigen::Index b = parts[0].factor.cols();
  Eigen::Index rows = 0;
  LeastSquaresCost out;
  // Rows and constants of every part but the one that is held out.
  for (std::size_t i = 0; i < parts.size(); ++i) rows += i == without ? 0 : parts[i].factor.rows();
  Matrix all(rows, b + 1);
  rows = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i == without) continue;
    all.block(rows, 0, parts[i].factor.rows(), b) = parts[i].factor;
    all.block(rows, b, parts[i].factor.rows(), 1) = parts[i].target;
    rows += parts[i].factor.rows();
    out.rest += parts[i].rest;
    out.count += parts[i].count;
  }
  // Triangular again: what more rows than parameters cannot satisfy becomes part of the rest.
  const Matrix r = Eigen::HouseholderQR<Matrix>(all).matrixQR().triangularView<Eigen::Upper>();
  const Eigen::Index kept = std::min(b, rows);
  out.factor = r.topLeftCorner(kept, b);
  out.target = r.col(b).head(kept);
  if (rows > b) out.rest += r(b, b) * r(b, b);
  return out;
}

}  // namespace

PriorChoice choose_prior_weight(const PhysicalProblem& problem, const std::vector<LeastSquaresCost>& folds,
                                const PhysicalOptions& options, std::vector<double> weights) {
  if (folds.size() < 2) throw std::invalid_argument("choose_prior_weight: needs at least two folds");
  // Nine decades.
  if (weights.empty()) {
    for (int k = -4; k <= 4; ++k) weights.push_back(std::pow(10.0, k));
  }
  PriorChoice out;
  out.weights = weights;
  out.score = Vector::Zero(static_cast<Eigen::Index>(weights.size()));
  // Fit on the other folds with every weight, and add up the cost on this one; infinite where the fit fails.
  for (std::size_t fold = 0; fold < folds.size(); ++fold) {
    PhysicalProblem part = problem;
    part.cost = stack(folds, fold);
    for (std::size_t w = 0; w < weights.size(); ++w) {
      // Deviations are not needed to score a weight.
      PhysicalOptions trial = options;
      trial.prior_weight = weights[w];
      trial.uncertainty = false;
      const PhysicalEstimate got = estimate_physical(part, trial);
      out.score[static_cast<Eigen::Index>(w)] += got.usable() ? folds[fold].value(got.beta) : kInfinity;
    }
  }
  // The weight with the smallest sum.
  Eigen::Index best = 0;
  out.score.minCoeff(&best);
  out.weight = weights[static_cast<std::size_t>(best)];
  return out;
}

}  // namespace armature
