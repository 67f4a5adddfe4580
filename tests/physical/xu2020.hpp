// The virtual iiwa 14 of Xu 2020: bounds and solution of Tables 6 and 7, as papers/xu2020.yaml has them.
#pragma once

#include "papers/xu.hpp"

namespace armature::testing {

using Xu2020 = papers::XuArm;

/// Constraints (16)–(18) with the bounds of Tables 6 and 7; the truth is the published optimum.
inline Xu2020 xu2020() { return papers::make_xu_arm(load_paper("xu2020").value()); }

}  // namespace armature::testing
