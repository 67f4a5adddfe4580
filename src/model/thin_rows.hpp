// How many rows the fit needs.
#pragma once

#include <vector>

#include "armature/base.hpp"
#include "armature/dynamics.hpp"
#include "armature/samples.hpp"

namespace armature {

/// The largest N, a power of two, such that one row in N, kept after torque and regressor went through the same filter,
/// determines every parameter as well as all rows would if the noise is white:
///   deviation_i(N) ≤ 1.02 · deviation_i(1)
/// 1 where periods were averaged, where stretches are short beside the filter, and where fewer than ten equations per
/// parameter would be left.
[[nodiscard]] int choose_keep_every(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                                    double standstill, double minimum_speed, int threads);

}  // namespace armature
