#include "robot/xml_text.hpp"

#include "armature/text.hpp"

namespace armature::xml {

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\n': out += "&#10;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string numbers(const Vector3& v) { return exact(v.x()) + ' ' + exact(v.y()) + ' ' + exact(v.z()); }

std::string attribute(const std::string& name, double value) { return ' ' + name + "=\"" + exact(value) + '"'; }

}  // namespace armature::xml
