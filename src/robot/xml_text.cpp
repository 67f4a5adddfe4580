#include "robot/xml_text.hpp"

#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature::xml {

std::string escaped(const std::string& text) { return escape_xml(text); }

std::string numbers(const Vector3& v) { return exact(v.x()) + ' ' + exact(v.y()) + ' ' + exact(v.z()); }

std::string attribute(const std::string& name, double value) { return ' ' + name + "=\"" + exact(value) + '"'; }

}  // namespace armature::xml
