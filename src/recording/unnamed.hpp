// A log without a header: which columns are time, positions, velocities and torques, by their numbers alone.
#pragma once

#include "recording/presets.hpp"

namespace armature::recording {

/// Whether the table's columns have numbers for names ("#1", "#2", …).
[[nodiscard]] bool has_no_names(const Table& table);

/// Time is the first column that never falls. A column v belongs to a column q where
///
///   q(t) − q(0) ≈ k ∫ v dt,  k > 0      (correlation of both, linear trend removed, at least kDerivative)
///
/// and there are as many joints as such pairs side by side: q1 … qn v1 … vn … or q1 v1 … q2 v2 …. One group of columns
/// that is left is torque or current; numbers cannot say which, and the doubts do. Without velocities, two groups of
/// equal size are positions and torques if every column of the first is smoother than every column of the second.
/// Error: the numbers do not tell.
[[nodiscard]] Result<PresetFit> fit_numbers(const Table& table);

}  // namespace armature::recording
