// Rows in which the direction of every joint's dry friction is known.
#pragma once

#include "armature/dynamics.hpp"

namespace armature {

/// A share of the top speed below which a joint counts as standing. Residuals of rehearsed arms are noise above it: at
/// 0.3 % joints of gen2 still leave 1.05 times their noise, at 2 % 1.014 times. It costs 7 % of the rows.
inline constexpr double kNearRest = 0.02;

/// Which rows dry friction can be judged in: samples × n, 1, or 0 where |x| < share · max |x| for the argument x of a
/// joint's dry friction (terms.hpp: a function of velocity that jumps where x changes its sign). A joint that reverses
/// sticks: its friction then is whatever holds it, and the sign of a velocity below its own error is noise. Empty: all
/// rows, or a motion of another number of joints, which accumulate() refuses. Rows of a joint slower than
/// `minimum_speed` [rad/s or m/s] are 0 as well, as in AccumulateOptions.
[[nodiscard]] Matrix moving_weights(const TorqueModel& model, const Motion& motion, double share,
                                    double minimum_speed = 0);

}  // namespace armature
