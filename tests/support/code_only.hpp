// What a compiler or interpreter would run of a source text: everything but comments and string literals. Written
// from the languages' rules, not from our writer.
#pragma once

#include <string>

namespace armature::testing {

inline std::string code_only(const std::string& text, bool c) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (c && text.compare(i, 2, "/*") == 0) {
      const std::size_t end = text.find("*/", i + 2);
      if (end == std::string::npos) return out;
      i = end + 2;
    } else if (!c && text[i] == '#') {
      while (i < text.size() && text[i] != '\n' && text[i] != '\r') ++i;
    } else if (!c && text.compare(i, 3, "\"\"\"") == 0) {
      const std::size_t end = text.find("\"\"\"", i + 3);
      if (end == std::string::npos) return out;
      i = end + 3;
    } else if (text[i] == '"') {
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i) i += text[i] == '\\' ? 1 : 0;
      ++i;
    } else {
      out += text[i++];
    }
  }
  return out;
}

}  // namespace armature::testing
