#include "robot/xml_text.hpp"

#include <tinyxml2.h>

#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature::xml {

std::string escaped(const std::string& text) { return escape_xml(text); }

std::string numbers(const Vector3& v) { return exact(v.x()) + ' ' + exact(v.y()) + ' ' + exact(v.z()); }

std::string attribute(const std::string& name, double value) { return ' ' + name + "=\"" + exact(value) + '"'; }

std::map<std::string, std::string> tag_attributes(std::string tag) {
  // Close the tag, so that it is a document by itself.
  if (tag.ends_with('>') && !tag.ends_with("/>")) tag.insert(tag.size() - 1, "/");
  tinyxml2::XMLDocument document;
  std::map<std::string, std::string> out;
  if (document.Parse(tag.data(), tag.size()) != tinyxml2::XML_SUCCESS || document.RootElement() == nullptr) return out;
  for (const auto* a = document.RootElement()->FirstAttribute(); a != nullptr; a = a->Next())
    out[a->Name()] = a->Value();
  return out;
}

std::optional<std::size_t> crowded_tag(std::string_view text) {
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at)) {
    // Quotes and signs of equality in comments and character data mean nothing.
    const bool comment = text.substr(at, 4) == "<!--";
    if (comment || text.substr(at, 9) == "<![CDATA[") {
      at = text.find(comment ? "-->" : "]]>", at);
      continue;
    }
    const std::size_t begin = at++;
    int count = 0;
    // One '=' outside of quotes per attribute, up to the '>' that ends the tag.
    for (char quote = 0; at < text.size() && (quote != 0 || text[at] != '>'); ++at) {
      const char c = text[at];
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '=' && ++count > kMostAttributes) {
        return begin;
      }
    }
  }
  return std::nullopt;
}

}  // namespace armature::xml
