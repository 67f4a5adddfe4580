// compute_base for many questions about one robot.
#pragma once

#include "armature/base.hpp"
#include "base/by_regions.hpp"

namespace armature::structure {

/// compute_base, with the regions of mimic joints kept from one question to the next.
[[nodiscard]] BaseMap compute_base_with(const TorqueModel& model, const BaseOptions& options, RegionCache& cache);

}  // namespace armature::structure
