#include "jobs/difference.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "core/json_text.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace {

// An excerpt fits on a screen: this many places, lines of this many bytes.
constexpr std::size_t kMostPlaces = 5;
constexpr std::size_t kMostBytes = 120;

// Cut between characters, never inside one of UTF-8.
std::string cut(std::string text) {
  if (text.size() <= kMostBytes) return text;
  std::size_t end = kMostBytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

// "a" and "b" as "a.b".
std::string below(const std::string& place, const std::string& key) { return place.empty() ? key : place + "." + key; }

// Descends through two values side by side and notes the places where they differ, at most `most` of them.
void compare(const std::string& place, const Json& before, const Json& after, std::size_t most,
             std::vector<JsonDifference>& out) {
  if (out.size() >= most || before == after) return;
  // Keys of `before` first, in its order, then those that only `after` has.
  if (before.is_object() && after.is_object()) {
    for (const auto& [key, value] : before.items()) {
      const auto there = after.find(key);
      compare(below(place, key), value, there == after.end() ? Json() : *there, most, out);
    }
    for (const auto& [key, value] : after.items()) {
      if (!before.contains(key)) compare(below(place, key), Json(), value, most, out);
    }
  } else if (before.is_array() && after.is_array()) {
    // Lists by position: an entry that was inserted shows as a change of all that follow.
    const std::size_t count = std::max(before.size(), after.size());
    for (std::size_t i = 0; i < count; ++i) {
      compare(place + "[" + std::to_string(i) + "]", i < before.size() ? before[i] : Json(),
              i < after.size() ? after[i] : Json(), most, out);
    }
  } else {
    out.push_back({place, before, after});
  }
}

// The first run of lines that differ, as `diff -u` shows it.
std::vector<std::string> line_differences(const std::vector<std::string>& before,
                                          const std::vector<std::string>& after) {
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t first = 0;
  while (first < shorter && before[first] == after[first]) ++first;
  // What is the same again at the end is not part of it.
  std::size_t tail = 0;
  while (tail < shorter - first && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
  std::vector<std::string> out = {"@@ line " + std::to_string(first + 1) + " @@"};
  if (first > 0) out.push_back(" " + cut(before[first - 1]));
  constexpr std::size_t kMostLines = 3;
  // Three lines of each side show what kind of change it is.
  for (std::size_t i = first; i < std::min(before.size() - tail, first + kMostLines); ++i)
    out.push_back("-" + cut(before[i]));
  for (std::size_t i = first; i < std::min(after.size() - tail, first + kMostLines); ++i)
    out.push_back("+" + cut(after[i]));
  return out;
}

// For binary contents: where they part, and their lengths.
std::string byte_difference(std::string_view before, std::string_view after) {
  const auto [at, ignored] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  return "byte " + std::to_string(at - before.begin()) + " is the first that differs; " +
         std::to_string(before.size()) + " bytes before, " + std::to_string(after.size()) + " now";
}

}  // namespace

std::vector<JsonDifference> json_differences(const Json& before, const Json& after, std::size_t most) {
  std::vector<JsonDifference> out;
  compare("", before, after, most, out);
  return out;
}

std::string brief_json(const Json& value) { return cut(value.is_string() ? value.get<std::string>() : compact(value)); }

std::vector<std::string> content_differences(std::string_view before, std::string_view after) {
  if (before == after) return {};
  const Json a = json_or_null(before), b = json_or_null(after);
  std::vector<std::string> out;
  if (a.is_structured() && b.is_structured()) {
    // A checksum inside differs because the rest does: it is shown where nothing else differs.
    std::vector<std::string> sums;
    for (const JsonDifference& d : json_differences(a, b, kMostPlaces + 1)) {
      const std::string line = d.place + ": " + brief_json(d.before) + " → " + brief_json(d.after);
      (d.place.ends_with("sha256") ? sums : out).push_back(line);
    }
    if (out.size() > kMostPlaces) out.resize(kMostPlaces);
    if (out.empty()) out = sums;
    // The same values in other white space or another order.
    if (!out.empty()) return out;
  }
  // A zero byte does not occur in text.
  const bool binary = before.find('\0') != before.npos || after.find('\0') != after.npos;
  if (binary) return {byte_difference(before, after)};
  return line_differences(split(before, '\n'), split(after, '\n'));
}

}  // namespace armature
