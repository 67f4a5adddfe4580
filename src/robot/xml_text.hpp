// Small pieces shared by the writers of XML formats.
#pragma once

#include <string>

#include "armature/inertia.hpp"
#include "armature/pose.hpp"

namespace armature::xml {

/// Text safe inside an attribute.
[[nodiscard]] std::string escaped(const std::string& text);
/// "x y z", exact.
[[nodiscard]] std::string numbers(const Vector3& v);
/// name="value".
[[nodiscard]] std::string attribute(const std::string& name, double value);

}  // namespace armature::xml
