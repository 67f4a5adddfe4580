#include "core/json_text.hpp"

#include <algorithm>

namespace armature {
namespace {

// No file of ours is deeper than ten levels. Writing and walking a document recurse once per level.
constexpr int kDeepest = 64;

bool too_deep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    // An escaped character does not end a text.
    if (quoted && c == '\\') ++i;
    if (quoted) continue;
    depth += c == '[' || c == '{' ? 1 : (c == ']' || c == '}' ? -1 : 0);
    if (depth > kDeepest) return true;
  }
  return false;
}

}  // namespace

Result<nlohmann::ordered_json> parse_json(std::string_view text, const std::string& name, const std::string& hint) {
  // Checked before the parser: its result is walked by functions that recurse.
  if (too_deep(text)) {
    return Error{ErrorCode::Syntax, "brackets are nested deeper than " + std::to_string(kDeepest), name, hint};
  }
  try {
    return nlohmann::ordered_json::parse(text);
  } catch (const nlohmann::ordered_json::parse_error& error) {
    // The parser tells a byte; a person wants the line.
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
    const auto line = 1 + std::count(text.begin(), end, '\n');
    const bool cut = error.byte >= text.size();
    return Error{ErrorCode::Syntax, cut ? "it is empty or cut off" : "this is not valid JSON",
                 name + ":" + std::to_string(line), hint};
  } catch (const nlohmann::ordered_json::exception&) {
    return Error{ErrorCode::Syntax, "a number in it is too large", name, hint};
  }
}

nlohmann::ordered_json json_or_null(std::string_view text) {
  auto json = parse_json(text, "", "");
  return json ? *std::move(json) : nlohmann::ordered_json();
}

}  // namespace armature
