// Small pieces shared by readers and writers of XML formats.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

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

/// More attributes than any element of a robot has.
inline constexpr int kMostAttributes = 1000;
/// Where the first tag with more than kMostAttributes begins; nothing where there is none. Look before tinyxml2 does:
/// it compares every attribute with all before it, and 80,000 of them (0.8 MB) take it half a minute.
[[nodiscard]] std::optional<std::size_t> crowded_tag(std::string_view text);

}  // namespace armature::xml
