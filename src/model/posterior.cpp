#include "armature/posterior.hpp"

#include <Eigen/Cholesky>

namespace armature {
namespace {

Error refused(const std::string& what) {
  return {ErrorCode::Meaning, what, "a model from mean and covariance", "Give one number per base parameter."};
}

// The triangle whose square is the inverse of the covariance. Parameters differ by many orders of magnitude, so each is
// measured in its own deviation first.
Result<Matrix> precision_factor(const Matrix& covariance) {
  const Vector size = covariance.diagonal().cwiseSqrt();
  if (!covariance.allFinite() || !(size.array() > 0).all())
    return refused("the covariance has a variance that is not a positive number");
  // Correlation matrix: all parameters on one scale.
  const Vector inverse = size.cwiseInverse();
  const Matrix correlation = inverse.asDiagonal() * covariance * inverse.asDiagonal();
  const Eigen::LLT<Matrix> root(correlation);
  if (root.info() != Eigen::Success) return refused("the covariance is not positive definite");
  // L⁻ᵀ L⁻¹ is the inverse of the correlation; its upper factor U, back in units, is the root.
  const Matrix lower = root.matrixL();
  Matrix precision = lower.triangularView<Eigen::Lower>().solve(Matrix::Identity(size.size(), size.size()));
  const Matrix square = precision.transpose() * precision;
  const Eigen::LLT<Matrix> again(square);
  if (again.info() != Eigen::Success) return refused("the covariance is not positive definite");
  const Matrix upper = again.matrixU();
  return Matrix(upper * inverse.asDiagonal());
}

}  // namespace

Result<IdentifiedModel> model_from_posterior(const Information& information, const Vector& mean,
                                             const Matrix& covariance, const Vector& residual,
                                             const PhysicalOptions& options) {
  const Eigen::Index size = information.size();
  // Everything must be about the same base parameters.
  if (mean.size() != size || covariance.rows() != size || covariance.cols() != size || !mean.allFinite())
    return refused(std::to_string(size) + " base parameters are expected");
  auto model = model_of(information);
  if (!model) return model.error();
  auto factor = precision_factor(covariance);
  if (!factor) return factor.error();
  const BaseMap base = compute_base(*model);
  // ‖F (beta − mean)‖²: minus twice the logarithm of the posterior, but for a constant.
  const LeastSquaresCost cost{*factor, *factor * mean, 0, static_cast<double>(size)};
  const PhysicalEstimate physical = estimate_physical({*model, base, cost}, options);
  if (!physical.usable())
    return Error{ErrorCode::Numerical, physical.message, "physical parameters", "Use the base parameters."};

  // The model as any other, with this mean and covariance as its base set.
  IdentifiedModel out;
  out.robot = model->robot();
  out.terms = model->terms();
  out.base_names = information.parameters;
  out.base = mean;
  out.base_covariance = covariance;
  out.residual = residual;
  out.physical = PhysicalSet{physical.pi, physical.sigma_released, physical.standing};
  for (const std::string& source : information.sources) out.provenance.inputs.push_back({source, ""});
  return out;
}

}  // namespace armature
