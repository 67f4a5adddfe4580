// What a rehearsal says about space: shapes that are not known, and frames that go under the floor.
#pragma once

#include "armature/rehearse.hpp"

namespace armature {

/// The robot with guessed capsules for every link whose shape is not known (guessed_capsules).
[[nodiscard]] Robot with_guessed_shapes(const Robot& robot);

/// The robot with the start of the motion as its home, where it has none.
[[nodiscard]] Robot resting_at_start(Robot robot, const Trajectory& motion);

/// Adds to `unchecked` and `reasons`: every link whose shape is not known, and every pair of links whose shapes
/// touch at home, unless accepted; every frame, and every
/// origin of a link without a known shape, that was above the floor at the start and is sent below it.
void judge_space(const Robot& robot, const RehearsalOptions& options, Rehearsal& rehearsal);

}  // namespace armature
