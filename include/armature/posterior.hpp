// A model from parameters that are given by their mean and covariance: an arm of a fleet that shares information with
// others of its type, or an estimate that was updated over time.
//
//   cost(beta) = (beta − mean)ᵀ covariance⁻¹ (beta − mean)
//
// takes the place of the data when physically consistent parameters are sought.
#pragma once

#include "armature/identify.hpp"

namespace armature {

/// The model with these base parameters. `information` names the robot, terms and base parameters they belong to;
/// `residual` is the deviation of the torque noise per joint [N·m], kept in the model. Refuses sizes that do not fit, a
/// covariance that is not positive definite, and parameters that no body can have.
[[nodiscard]] Result<IdentifiedModel> model_from_posterior(const Information& information, const Vector& mean,
                                                           const Matrix& covariance, const Vector& residual,
                                                           const PhysicalOptions& options = default_physical());

}  // namespace armature
