// The base of a robot none of whose positions need sampling: composite.hpp fed with what torques show.
#pragma once

#include "base/echelon.hpp"
#include "base/study.hpp"

namespace armature::structure {

/// Nothing if this question needs the general way: positions to be sampled, a measured joint that is locked, or single
/// known parameters.
[[nodiscard]] std::optional<Echelon> by_bodies(const Study& study);

}  // namespace armature::structure
