// The unknowns of drive gains and their priors.
#pragma once

#include "estimate/gain_problem.hpp"

namespace armature {

/// Where the search begins: the data sheet, else the nominal bodies' torque over the signal in the joint that carries
/// most, else 1.
[[nodiscard]] Vector starting_gains(const TorqueModel& model, const std::vector<GainRuns>& runs,
                                    const GainOptions& options);

[[nodiscard]] Result<GainProblem> make_gain_problem(const TorqueModel& model, const BaseMap& base,
                                                    const std::vector<GainRuns>& runs, const GainOptions& options);

/// The ten numbers of a load at the unknowns u, and their covariance from that of u.
[[nodiscard]] Vector10 load_numbers(const GainProblem& problem, std::size_t load, const KnownLoad& known,
                                    const Vector& u);
[[nodiscard]] Matrix load_covariance(const GainProblem& problem, std::size_t load, const KnownLoad& known,
                                     const Matrix& covariance);

}  // namespace armature
