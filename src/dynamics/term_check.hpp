// Whether terms that were read from a file can belong to a robot.
#pragma once

#include <optional>

#include "armature/error.hpp"
#include "armature/terms.hpp"

namespace armature {

/// Nothing if every joint number exists, every number is finite, every name can be printed; otherwise
/// which does not hold. Bounds of a parameter may be infinite.
[[nodiscard]] std::optional<Error> terms_problem(const std::vector<Term>& terms, const Robot& robot);

}  // namespace armature
