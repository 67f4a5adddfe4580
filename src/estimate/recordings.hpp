// Several recordings as one: their information together, and pieces of one.
#pragma once

#include <functional>

#include "armature/information.hpp"

namespace armature {

/// The information of several recordings together: accumulate() each, then merge(). `weights(i)` gives the weights of
/// recording i, as in accumulate(); without a function all are 1.
[[nodiscard]] Result<Information> accumulate_all(const TorqueModel& model, const BaseMap& base,
                                                 const std::vector<Samples>& recordings,
                                                 const AccumulateOptions& options = {},
                                                 const std::function<Matrix(std::size_t)>& weights = {});

/// The same without rows in which dry friction has no known direction (moving_weights in near_rest.hpp).
[[nodiscard]] Result<Information> accumulate_moving(const TorqueModel& model, const BaseMap& base,
                                                    const std::vector<Samples>& recordings,
                                                    const AccumulateOptions& options, double share);

/// Rows first … first + count − 1: joints, rate, time, motion, torque and the starts among them. What describes the
/// recording as a whole (noise, delay, raw log, gains, ledger) is left out.
[[nodiscard]] Samples rows_of(const Samples& samples, Eigen::Index first, Eigen::Index count);

}  // namespace armature
