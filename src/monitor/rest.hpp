// A robot at rest. What its model gets wrong, and the torque that its dry friction holds, do not change
// there: a residual that changes and stays changed is a contact, long before it is larger than friction and model
// errors together.
//
//   change_j = r_j − b_j,      b_j, s_j: mean and deviation of r_j over the last seconds at rest
//   contact:   |change_j| > quantile · deviation_j + settling · friction_j     for confirm_s
//   deviation_j = min(noise_j, max(margin · s_j, least · noise_j))
//
// A joint at rest may pass load between motor and friction as it settles: a share of its dry friction is no
// contact. A motion that begins changes the torque before the joint moves: what is over within confirm_s is none
// either.
#pragma once

#include "armature/samples.hpp"

namespace armature {

struct RestOptions {
  double quantile = 5;    ///< how many deviations are no chance
  double still = 0.004;   ///< an arm is at rest while every |v| is below [rad/s or m/s]
  double settle_s = 0.5;  ///< and has been for this long
  double memory_s = 1;    ///< of the mean
  double deviation_memory_s = 3;
  double memory_outside_s = 10;  ///< of the mean while the change is above its threshold: a contact is not forgotten
  double confirm_s = 0.1;        ///< a contact lasts longer
  double settling = 0.15;        ///< share of the dry friction that may shift without a contact
  double margin = 1.5;           ///< a deviation from a second at rest is known to 20 %
  double least = 0.2;            ///< of the noise in motion: noise at rest is less, never nothing
};

/// What changed while the arm was at rest.
struct RestWatch {
  Matrix change;     ///< samples × n [N·m], no more than its threshold until it is confirmed; 0 where the arm moves
  Matrix threshold;  ///< samples × n [N·m]; infinite where the arm moves
};

/// `noise` is the deviation of the residual's noise in motion, `friction` the dry friction that each joint can hold, n
/// each [N·m].
[[nodiscard]] RestWatch watch_rest(const Samples& samples, const Matrix& residual, const Vector& noise,
                                   const Vector& friction, const RestOptions& options = {});

}  // namespace armature
