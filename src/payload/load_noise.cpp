#include "payload/load_noise.hpp"

#include <algorithm>
#include <cmath>

#include "armature/presliding.hpp"
#include "armature/statistics.hpp"
#include "estimate/blocks.hpp"
#include "estimate/fit_loss.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr int kOrder = 20;  // of the autoregressive model of a residual

// What the fit takes out of the noise of each joint (fit_loss.hpp), block by block.
std::vector<FitLoss> lost_by_joint(const TorqueModel& model, const BaseMap& base, const Motion& motion,
                                   const Matrix& weights, const Matrix& beta_covariance, const Vector& sigma) {
  const auto columns = joint_columns(model, base);
  std::vector<FitLoss> lost;
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const auto& own = columns[j].base;
    lost.emplace_back(Matrix(beta_covariance(own, own)), sigma[static_cast<Index>(j)], kOrder);
  }
  for_each_block(model, motion, [&](Index first, const Matrix& values) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      Matrix rows = joint_rows(values, columns[j]);
      // Rows that do not count have lost nothing.
      if (weights.size() > 0) {
        const Vector counted = weights.col(static_cast<Index>(j)).segment(first, rows.rows());
        rows = counted.asDiagonal() * rows;
      }
      lost[j].add(rows);
    }
  });
  return lost;
}

}  // namespace

LoadNoise estimate_noise(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& parts,
                         const std::vector<Matrix>& weights, const Vector& beta, const Matrix& beta_covariance,
                         const Vector& sigma) {
  LoadNoise noise{Vector::Zero(sigma.size()), Vector::Zero(sigma.size())};
  // Means over the recordings, each by its number of rows.
  Vector count = Vector::Zero(sigma.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Samples& part = parts[i];
    const auto rows = static_cast<double>(part.size());
    Matrix residual = compute_residuals(model, base, beta, part);
    // Rows that do not count become zeros, so that the lag between the others is unchanged.
    if (weights[i].size() > 0) residual.array() *= weights[i].array();
    // The rows of the model as they were in the fit.
    const MotionAlongPath path(model, part.motion, part.starts);
    const std::vector<FitLoss> lost = lost_by_joint(model, base, path.motion(), weights[i], beta_covariance, sigma);
    for (Index j = 0; j < sigma.size(); ++j) {
      const double counted = weights[i].size() > 0 ? weights[i].col(j).sum() : rows;
      if (counted == 0) continue;
      count[j] += counted;
      const Autoregression e =
          fit_autoregression(residual.col(j), part.starts, kOrder, lost[static_cast<std::size_t>(j)].lost());
      // Power at low frequencies over the variance that the fit has assumed.
      noise.inflation[j] += rows * e.inflation() * e.variance / (sigma[j] * sigma[j]);
      noise.degrees_of_freedom[j] += e.degrees_of_freedom;
    }
  }
  // Residuals of rounding size are no noise.
  noise.inflation = noise.inflation.cwiseQuotient(count.cwiseMax(1)).cwiseMax(1);
  noise.degrees_of_freedom = noise.degrees_of_freedom.cwiseMax(1);
  return noise;
}

// Satterthwaite's nu for a combination g of load numbers.
double LoadFreedom::of(const Vector& g, double variance) const {
  constexpr double kMany = 1e6;  // Student's t is normal to all digits that are printed
  double sum = 0;
  for (std::size_t j = 0; j < by_joint.size(); ++j)
    sum += std::pow(g.dot(by_joint[j] * g), 2) / degrees_of_freedom[static_cast<Index>(j)];
  return sum > 0 ? std::clamp(variance * variance / sum, 1.0, kMany) : kMany;
}

}  // namespace armature
