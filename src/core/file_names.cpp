// File names from the names of robots, joints and logs, which may hold anything.
#include <algorithm>
#include <cstdint>
#include <set>

#include "armature/files.hpp"
#include "armature/output.hpp"
#include "core/escape.hpp"

namespace armature {
namespace {

// 100 bytes leave room for a folder, an extension and the name of a partial under the usual limit of 255.
constexpr std::size_t kLongestName = 100;

// ASCII that no shell and no file system reads in a special way.
bool safe_ascii(std::uint32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
         c == '_' || c == '+';
}

// Invisible characters, and those that change the direction of the text around them.
bool invisible(std::uint32_t c) {
  return c <= 0xA0 || c == 0xAD || c == 0x061C || c == 0x1680 || c == 0x180E || (c >= 0x2000 && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202F) || (c >= 0x205F && c <= 0x206F) || c == 0x3000 || (c >= 0xE000 && c <= 0xF8FF) ||
         (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || (c >= 0xFFF0 && c <= 0xFFFF) || c >= 0xE0000;
}

}  // namespace

std::string safe_file_name(std::string_view text) {
  std::string name;
  // What is not kept becomes '_', character by character; so does a byte that is no UTF-8.
  for (std::size_t at = 0; at < text.size();) {
    const auto [value, length] = code_point(text, at);
    const bool keep = length == 1 ? safe_ascii(value) : length > 1 && !invisible(value);
    if (keep)
      name += text.substr(at, length);
    else
      name += '_';
    at += std::max<std::size_t>(1, length);
  }
  // A leading dot hides a file, a leading hyphen looks like an option.
  if (!name.empty() && (name[0] == '.' || name[0] == '-')) name[0] = '_';
  if (name.empty()) return "unnamed";
  if (name.size() <= kLongestName) return name;
  // Cut between characters; the checksum keeps two long names apart, and what the file is remains at the end.
  constexpr std::size_t kLongestExtension = 12;
  const std::size_t dot = name.rfind('.');
  const bool has_extension = dot != std::string::npos && name.size() - dot <= kLongestExtension;
  const std::string extension = has_extension ? name.substr(dot) : "";
  std::size_t end = kLongestName - 9 - extension.size();
  while ((static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
  return name.substr(0, end) + "-" + checksum(text).substr(0, 8) + extension;
}

std::vector<std::string> distinct_file_names(const std::vector<std::string>& texts) {
  std::set<std::string> used;
  std::vector<std::string> names;
  for (const std::string& text : texts) {
    // Two texts may become one name: later ones are numbered.
    const std::string name = safe_file_name(text);
    std::string distinct = name;
    for (int count = 2; !used.insert(distinct).second; ++count) distinct = name + "-" + std::to_string(count);
    names.push_back(distinct);
  }
  return names;
}

}  // namespace armature
