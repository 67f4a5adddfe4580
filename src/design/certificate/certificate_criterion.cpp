#include <Eigen/QR>
#include <Eigen/SVD>
#include <cmath>
#include <stdexcept>

#include "armature/certificate.hpp"

namespace armature {
namespace {

/// Instants of the criterion: one period without its end, or the whole motion.
Vector grid(const Trajectory& trajectory, int samples) {
  const double span =
      trajectory.period() ? std::min(*trajectory.period(), trajectory.duration()) : trajectory.duration();
  Vector times(samples);
  for (int k = 0; k < samples; ++k) times[k] = span * k / samples;
  return times;
}

/// The part that excites: the Fourier series of a sequence, or the motion itself.
Trajectory exciting_part(const Trajectory& trajectory) {
  if (const auto* sequence = std::get_if<Sequence>(&trajectory.kind())) {
    for (const Trajectory& part : sequence->parts) {
      if (part.fourier()) return part;
    }
  }
  return trajectory;
}

/// Rows of every joint, sample by sample within a joint, base columns only, rows scaled per joint.
Matrix base_rows(const TorqueModel& model, const Motion& motion, const BaseMap& base, const Vector& row_scale) {
  // Computed from the regressor itself, not by the search's observation.
  const Regressor regressor = compute_regressor(model, motion);
  const Eigen::Index samples = motion.samples();
  Matrix stacked = Matrix::Zero(samples * model.joints(), base.size());
  for (int j = 0; j < model.joints(); ++j) {
    const int begin = regressor.layout.begin[static_cast<std::size_t>(j)];
    // A joint's columns are side by side; those that are not base columns are left out.
    for (int c = begin; c < begin + regressor.layout.count(j); ++c) {
      const int parameter = regressor.layout.parameter[static_cast<std::size_t>(c)];
      const auto kept = std::lower_bound(base.columns.begin(), base.columns.end(), parameter);
      if (kept == base.columns.end() || *kept != parameter) continue;
      stacked.col(kept - base.columns.begin()).segment(j * samples, samples) = row_scale[j] * regressor.values.col(c);
    }
  }
  return stacked;
}

/// Singular values by QR first: the triangle is small and has the same ones.
Vector singular_values(const Matrix& rows) {
  const Eigen::HouseholderQR<Matrix> qr(rows);
  const Eigen::Index b = rows.cols();
  const Matrix R = qr.matrixQR().topRows(b).triangularView<Eigen::Upper>();
  return Eigen::JacobiSVD<Matrix>(R).singularValues();
}

}  // namespace

CriterionValues compute_criterion(const TorqueModel& model, const Trajectory& trajectory, const BaseMap& base,
                                  int samples, const Vector& noise_variance) {
  if (samples * model.joints() < base.size()) {
    throw std::invalid_argument("compute_criterion: " + std::to_string(samples) + " samples of " +
                                std::to_string(model.joints()) + " joints are fewer than " +
                                std::to_string(base.size()) + " columns");
  }
  // Ramps and rests are left out where the motion has a part that excites.
  const Trajectory part = exciting_part(trajectory);
  const Motion motion = part.sample_at(grid(part, samples)).motion;
  // Unweighted rows give the condition number.
  const Matrix rows = base_rows(model, motion, base, Vector::Ones(model.joints()));
  const Vector sigma = singular_values(rows);
  CriterionValues out;
  out.samples = samples;
  out.columns = base.size();
  out.largest_singular_value = sigma[0];
  out.smallest_singular_value = sigma[sigma.size() - 1];
  out.condition_number = sigma[0] / sigma[sigma.size() - 1];
  // Columns scaled to length one; an empty column stays zero.
  const Vector lengths = rows.colwise().norm();
  const Vector scaled = singular_values(rows * lengths.cwiseMax(1e-300).cwiseInverse().asDiagonal());
  out.scaled_condition_number = scaled[0] / scaled[scaled.size() - 1];
  // log det of the rows divided by each joint's noise.
  Vector weighted = sigma;
  if (noise_variance.size() > 0) {
    weighted = singular_values(base_rows(model, motion, base, noise_variance.cwiseSqrt().cwiseInverse()));
  }
  out.log_det = 2 * weighted.array().log().sum();
  return out;
}

}  // namespace armature
