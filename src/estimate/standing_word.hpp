// How a parameter of an estimate stands, in one word, for tables and files alike.
#pragma once

#include "armature/estimate.hpp"

namespace armature {

/// "unseen", "seen", "inferred" or "set".
[[nodiscard]] const char* standing_word(const Estimate& estimate, std::size_t parameter);

}  // namespace armature
