// What errors of calibrated drive gains do to a model and to what is compared with it.
#pragma once

#include "armature/estimate.hpp"
#include "armature/model.hpp"

namespace armature {

/// sensitivity.col(j): the estimate of joint j's torques alone, at the same weights. The columns add up to beta.
[[nodiscard]] GainError gain_error_of(const Information& information, const Estimate& estimate,
                                      const EstimateOptions& options, const Matrix& gain_covariance);

/// Covariance of the base parameters with the gains held at their values.
[[nodiscard]] Matrix covariance_without_gains(const IdentifiedModel& model);

/// A root of what gain errors do to joint j's torque less its prediction, when both have the same gains: b × n.
///   (1 + e_j) tau_j − Y_j (beta + sensitivity e) ≈ noise + Y_j (beta e_j − sensitivity e)
/// No columns where the model does not know of gains.
[[nodiscard]] Matrix gain_root(const IdentifiedModel& model, int joint);

}  // namespace armature
