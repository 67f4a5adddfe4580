// From a kind of motion to its pieces.
#pragma once

#include "armature/trajectory.hpp"
#include "trajectory/pieces.hpp"

namespace armature {

[[nodiscard]] CompiledTrajectory compile(const Hold& hold);
[[nodiscard]] CompiledTrajectory compile(const FourierSeries& series);

}  // namespace armature
