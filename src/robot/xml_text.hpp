// Small pieces shared by the writers of XML formats.
#pragma once

#include <map>
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
/// The attributes of an opening tag, "<link name=\"a&amp;b\">", as the reader of URDFs understands their values: "a&b".
[[nodiscard]] std::map<std::string, std::string> tag_attributes(std::string tag);

}  // namespace armature::xml
