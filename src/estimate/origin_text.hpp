// Where a value of an estimate comes from, in one word, for tables and files alike.
#pragma once

#include "armature/estimate.hpp"

namespace armature {

/// "unseen", "seen", "inferred" or "set".
[[nodiscard]] const char* origin_text(const Estimate& estimate, std::size_t parameter);

}  // namespace armature
