// Numbers of results: what is not finite is null.
#pragma once

#include "model/json.hpp"

namespace armature {

[[nodiscard]] Json finite(double value);
[[nodiscard]] Json finite(const Vector& values);
/// The same value with "nan", "inf" and "-inf", which the library's files use, as null.
[[nodiscard]] Json without_words(Json value);

}  // namespace armature
