// Results as JSON: what is not finite is null, and every text is UTF-8.
#pragma once

#include "model/json.hpp"

namespace armature {

/// The number, or null where it is NaN or infinite; a vector becomes a list of these.
[[nodiscard]] Json finite(double value);
[[nodiscard]] Json finite(const Vector& values);
/// The same value with "nan", "inf" and "-inf", which the library's files use, as null.
[[nodiscard]] Json without_words(Json value);

/// In one line. File and column names may hold bytes that are no UTF-8: they become U+FFFD.
[[nodiscard]] std::string compact(const Json& value);

}  // namespace armature
