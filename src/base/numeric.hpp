// The regressor at random states, and what its singular values say.
#pragma once

#include "armature/base.hpp"
#include "base/tree.hpp"

namespace armature::structure {

/// Y at random states, measured rows only, locked joints at rest; (samples · measured) × p.
[[nodiscard]] Matrix sample_regressor(const TorqueModel& model, const BaseOptions& options, Eigen::Index samples,
                                      std::uint64_t stream);

/// Fills numeric_rank, smallest_kept, largest_dropped, null_residual and agree.
void compare_numerically(const TorqueModel& model, const BaseOptions& options, BaseMap& map);

/// The row space of the sampled regressor as orthonormal rows, columns scaled by the length unit.
[[nodiscard]] MatrixR sampled_row_space(const TorqueModel& model, const BaseOptions& options, Real length);

}  // namespace armature::structure
