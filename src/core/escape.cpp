#include "core/escape.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace armature {
namespace {

// U+FFFD in UTF-8.
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// Control characters of ASCII and of Latin 1.
bool is_control(std::uint32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// Line and paragraph separators: some readers end a comment there.
bool ends_line(std::uint32_t c) { return c == 0x2028 || c == 0x2029 || c == 0x85; }

// Marks that turn the direction of the text around them.
bool turns(std::uint32_t c) {
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

// Calls visit(code point, its bytes) for every character; bytes that are no UTF-8 come as U+FFFD.
template <class Visit>
void for_each_character(std::string_view text, const Visit& visit) {
  for (std::size_t at = 0; at < text.size();) {
    const auto [value, length] = code_point(text, at);
    if (length == 0) {
      visit(std::uint32_t{0xFFFD}, kReplacement);
      ++at;
    } else {
      visit(value, text.substr(at, length));
      at += length;
    }
  }
}

// A code point by printf's format.
std::string hexadecimal(const char* format, std::uint32_t value) {
  std::array<char, 16> buffer{};
  std::snprintf(buffer.data(), buffer.size(), format, value);
  return buffer.data();
}

}  // namespace

std::pair<std::uint32_t, std::size_t> code_point(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at + i])); };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  // C0, C1 and what follows F4 begin no character.
  std::size_t length = 0;
  if (first >= 0xC2 && first < 0xE0) length = 2;
  if (first >= 0xE0 && first < 0xF0) length = 3;
  if (first >= 0xF0 && first < 0xF5) length = 4;
  if (length == 0 || at + length > text.size()) return {0, 0};
  // The first byte's bits, then six of every following one, which begins with the bits 10.
  std::uint32_t value = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {0, 0};
    value = (value << 6U) | (byte(i) & 0x3FU);
  }
  // Overlong forms and halves of surrogate pairs are not text.
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  if (overlong || (value >= 0xD800 && value < 0xE000) || value > 0x10FFFF) return {0, 0};
  return {value, length};
}

std::string valid_utf8(std::string_view text) {
  std::string out;
  for_each_character(text, [&](std::uint32_t, std::string_view bytes) { out += bytes; });
  return out;
}

// Code points that end in FFFE or FFFF, and FDD0 … FDEF, are no characters.
bool is_text(std::string_view name) {
  for (std::size_t at = 0; at < name.size();) {
    const auto [c, length] = code_point(name, at);
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
    if (length == 0 || control || (c & 0xFFFEU) == 0xFFFEU || (c >= 0xFDD0 && c <= 0xFDEF)) return false;
    at += length;
  }
  return true;
}

// Quotes too: the same text may be an attribute.
std::string escape_xml(std::string_view text) {
  std::string out;
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    switch (c) {
      case '&': out += "&amp;"; return;
      case '<': out += "&lt;"; return;
      case '>': out += "&gt;"; return;
      case '"': out += "&quot;"; return;
      case '\'': out += "&#39;"; return;
      case '\t': out += "&#9;"; return;
      case '\n': out += "&#10;"; return;
      case '\r': out += "&#13;"; return;
      default: break;
    }
    // What XML 1.0 cannot hold.
    if (c < 0x20 || c == 0x7F || c == 0xFFFE || c == 0xFFFF)
      out += kReplacement;
    else
      out += bytes;
  });
  return out;
}

// Two hyphens, or one at the end, would end the comment.
std::string escape_xml_comment(std::string_view text) {
  std::string out;
  for (const char c : escape_line_comment(text)) {
    if (c == '-' && out.ends_with('-')) out += ' ';
    out += c;
  }
  return out.ends_with('-') ? out + ' ' : out;
}

std::string escape_c_comment(std::string_view text) {
  std::string out;
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    if (is_control(c) || ends_line(c) || turns(c)) {
      out += ' ';
      return;
    }
    // "*/" ends a comment, "/*" and "//" begin one, a backslash or trigraph at the end of a line joins it to the next.
    const std::uint32_t shown = c == '\\' ? '/' : c;
    const char last = out.empty() ? '\0' : out.back();
    const bool pair = (shown == '/' && (last == '*' || last == '/')) || (shown == '*' && last == '/') ||
                      (shown == '?' && last == '?');
    if (pair) out += ' ';
    if (c == '\\')
      out += '/';
    else
      out += bytes;
  });
  return out;
}

// Every byte that is not printable ASCII is written by its number, and '?', which could begin a trigraph.
std::string c_string(std::string_view text) {
  std::string out = "\"";
  for (const char raw : text) {
    const auto c = static_cast<unsigned char>(raw);
    // Three octal digits end by themselves; a hexadecimal escape would swallow what follows.
    if (c == '"' || c == '\\')
      out += std::string("\\") + raw;
    else if (c == '?' || c < 0x20 || c >= 0x7F)
      out += hexadecimal("\\%03o", c);
    else
      out += raw;
  }
  return out + "\"";
}

// Whatever could end the line becomes a blank.
std::string escape_line_comment(std::string_view text) {
  std::string out;
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    if (is_control(c) || ends_line(c) || turns(c))
      out += ' ';
    else
      out += bytes;
  });
  return out;
}

// Characters that end a line or turn text around are written by their numbers.
std::string python_string(std::string_view text) {
  std::string out = "\"";
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    if (c == '"' || c == '\\')
      out += '\\' + std::string(bytes);
    else if (is_control(c))
      out += hexadecimal("\\x%02x", c);
    else if (ends_line(c) || turns(c))
      out += hexadecimal("\\u%04x", c);
    else
      out += bytes;
  });
  return out + "\"";
}

std::string csv_cell(std::string_view text) {
  std::string out;
  // Blanks at the ends would be trimmed; # and % begin a comment in some readers.
  bool quoted =
      !text.empty() && (text.front() == ' ' || text.back() == ' ' || text.front() == '#' || text.front() == '%');
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    if (is_control(c) || ends_line(c)) {
      out += ' ';
      quoted = true;
      return;
    }
    // Any separator that some reader may expect.
    quoted = quoted || c == ',' || c == ';' || c == '"' || c == '|';
    out += bytes;
    // A quote inside quotes is written twice.
    if (c == '"') out += '"';
  });
  return quoted ? "\"" + out + "\"" : out;
}

std::string json_in_script(std::string json) {
  std::string out;
  out.reserve(json.size() + json.size() / 64);
  // In JSON a '<' only occurs inside strings, where its number means the same.
  for (const char c : json) {
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  }
  return out;
}

std::string plain_line(std::string_view text) {
  std::string out;
  for_each_character(text, [&](std::uint32_t c, std::string_view bytes) {
    if (is_control(c) || ends_line(c) || turns(c))
      out += '?';
    else
      out += bytes;
  });
  return out;
}

}  // namespace armature
