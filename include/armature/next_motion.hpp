// The next motion: a design that counts what is known already.
#pragma once

#include "armature/design.hpp"
#include "armature/information.hpp"
#include "armature/model.hpp"

namespace armature {

/// The spec with DesignSpec::prior, the terms and the noise of a model: design_motion then finds the motion that adds
/// most.
///
///   prior = covariance(beta)⁻¹
///
/// The criterion is kept if it weighs information with its noise (D, A, E, V), else it becomes v-optimal: a condition
/// number does not depend on what is known already. Refuses a model of another robot's parameters.
[[nodiscard]] Result<DesignSpec> after_model(DesignSpec spec, const Robot& robot, const IdentifiedModel& model);

/// The same from a part, before any model was fitted: prior = Σ_j factor_jᵀ factor_j / sigma_j², sigma from repeated
/// periods where the part has them, else from what no parameters explain. `terms` as the part was made with.
[[nodiscard]] Result<DesignSpec> after_information(DesignSpec spec, const Robot& robot, const Information& part,
                                                   const std::vector<std::string>& terms);

/// Standard deviations of the base parameters after one more run of the motion: of β with covariance (prior +
/// FᵀΣ⁻¹F)⁻¹. How long until a wanted interval: repeat the period k times and look again.
[[nodiscard]] Result<Vector> expected_deviations(const Robot& robot, const DesignSpec& spec, const Trajectory& motion,
                                                 double rate_hz, double repeats = 1);

}  // namespace armature
