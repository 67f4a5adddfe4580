// The base of a tree with mimic joints, by regions.
//
// A coordinate that moves several bodies is sampled, not expanded (docs/theory/base.md). Only the bodies beyond the
// last body that carries all of them, a hand or a gripper, depend on its position: a region. Everything else sees a
// region as ten numbers at its root. So with the followed joints locked at q0 the base is that of a tree without
// mimic joints (by_bodies), and each region adds, in its own columns alone, what its torques show and how the ten
// numbers change from q0 to other positions.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/echelon.hpp"
#include "base/study.hpp"

namespace armature::structure {

/// Bases of regions that were computed before: a question about another joint leaves most regions as they are.
using RegionCache = std::map<std::string, Echelon>;

/// Nothing where the position of a followed joint enters a term, a term shares a function with its torque, some torques
/// are not measured, or no region is smaller than the tree.
[[nodiscard]] std::optional<Echelon> by_regions(const Study& study, RegionCache& cache);

}  // namespace armature::structure
