// What a joint's residual follows.
#pragma once

#include "armature/statistics.hpp"

namespace armature {

/// Share of Σ e² explained by simple functions of one signal; 0 … 1.
[[nodiscard]] double velocity_share(const Vector& residual, const Vector& v);
[[nodiscard]] double offset_share(const Vector& residual);
[[nodiscard]] double position_share(const Vector& residual, const Vector& q);
[[nodiscard]] double acceleration_share(const Vector& residual, const Vector& v, const Vector& a);

/// Sets verdict and words from the numbers that are already there.
void judge(JointStatistics& joint, const std::string& name, const StatisticsOptions& options);

}  // namespace armature
