// The autoregression that belongs to given autocovariances.
#pragma once

#include "armature/statistics.hpp"

namespace armature {

/// By Levinson–Durbin with the order, up to the number of lags, that Akaike's criterion prefers. `autocovariance`: lags
/// 0, 1, …; `count`: samples behind it.
[[nodiscard]] Autoregression autoregression_of(const Vector& autocovariance, double count);

}  // namespace armature
