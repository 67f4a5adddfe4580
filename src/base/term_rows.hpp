// What the terms add to the functionals that torques show.
#pragma once

#include "armature/rng.hpp"
#include "base/observable.hpp"

namespace armature::structure {

/// The terms of one torque row at held positions, split by the functions 1, a_1, …, a_n that rigid bodies share:
///   Σ_c pi_c f_c = shared(0, :)·pi · 1 + Σ_k shared(k + 1, :)·pi · a_k + (functions no rigid body has)
struct TermRow {
  MatrixR shared;  ///< (1 + n) × term columns
  MatrixR own;     ///< functionals that only terms show: rows × term columns
};

/// `position` holds every coordinate; velocities and accelerations of joints that do not move are zero.
[[nodiscard]] TermRow split_terms(const TorqueModel& model, int row, const Vector& position,
                                  const std::vector<bool>& moving, Rng& rng);

/// Coordinates whose position some term of a measured row depends on.
[[nodiscard]] std::vector<bool> position_terms(const TorqueModel& model, const std::vector<bool>& measured);

}  // namespace armature::structure
