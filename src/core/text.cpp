#include "armature/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace armature {
namespace {

// "-0.00" is shown as "0.00".
std::string without_negative_zero(std::string text) {
  if (!text.empty() && text[0] == '-' && text.find_first_not_of("-0.") == std::string::npos) text.erase(0, 1);
  return text;
}

// Code points: bytes that continue one are not counted.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// A digit, with a sign or a point before it at most: such cells are aligned to the right.
bool looks_numeric(std::string_view text) {
  return !text.empty() && (std::isdigit(static_cast<unsigned char>(text[0])) != 0 ||
                           (text.size() > 1 && (text[0] == '-' || text[0] == '+' || text[0] == '.') &&
                            (std::isdigit(static_cast<unsigned char>(text[1])) != 0 || text[1] == '.')));
}

// Letters to insert, remove or change until both are equal (Levenshtein), one row at a time.
int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      // The letter changed or kept; `diagonal` is the row before at j − 1.
      const int change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
    }
  }
  return row[b.size()];
}

}  // namespace

// to_chars without a precision gives the shortest text that reads back.
std::string exact(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  std::array<char, 40> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return {buffer.data(), end};
}

std::string fixed(double value, int decimals) {
  if (!std::isfinite(value)) return exact(value);
  // The largest double has 309 digits before the point.
  std::array<char, 400> buffer{};
  const auto end =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals).ptr;
  return without_negative_zero({buffer.data(), end});
}

std::string significant(double value, int digits) {
  if (!std::isfinite(value)) return exact(value);
  if (value == 0) return "0";
  const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
  // Plain between 1e-5 and 1e7, where a person reads the size at once.
  if (exponent < -5 || exponent >= 7) {
    std::array<char, 60> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific,
                                   std::max(0, digits - 1))
                         .ptr;
    return {buffer.data(), end};
  }
  // Decimals that make up the digits: none where the digits end before the point.
  return fixed(value, std::max(0, digits - 1 - exponent));
}

std::string grouped(long long value) {
  std::string digits = std::to_string(value < 0 ? -value : value);
  // Commas from the right, every three digits.
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) digits.insert(static_cast<std::size_t>(i), ",");
  return value < 0 ? "-" + digits : digits;
}

std::optional<double> parse_double(std::string_view text) {
  // from_chars knows no plus sign.
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  if (text.empty() || (text.size() > 1 && text[0] == '-' && text[1] == '+')) return std::nullopt;
  double value = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size()) return std::nullopt;
  // Out of range: from_chars leaves the value alone; say what the digits mean, 0 or infinity.
  if (status == std::errc::result_out_of_range) return std::strtod(std::string(text).c_str(), nullptr);
  if (status != std::errc()) return std::nullopt;
  return value;
}

std::optional<long long> parse_integer(std::string_view text) {
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  long long value = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || status != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// White space of ASCII, whatever the locale.
std::string_view trim(std::string_view text) {
  const auto white = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; };
  while (!text.empty() && white(text.front())) text.remove_prefix(1);
  while (!text.empty() && white(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  // An empty piece lies between two separators, and before or after one at an end.
  for (;;) {
    const auto at = text.find(separator);
    parts.emplace_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

// Trimmed before every piece, so that no piece is empty.
std::vector<std::string> split_white(std::string_view text) {
  std::vector<std::string> parts;
  for (text = trim(text); !text.empty(); text = trim(text)) {
    const auto end = text.find_first_of(" \t\n\r\f\v");
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end);
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += separator;
    text += parts[i];
  }
  return text;
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::optional<std::string> nearest_name(std::string_view name, const std::vector<std::string>& candidates) {
  std::optional<std::string> best;
  // Two letters swapped, or a third of the letters, may differ: nearer is a slip, farther another word.
  int limit = std::max<int>(2, static_cast<int>(name.size()) / 3) + 1;
  // The first of the nearest; capital letters do not count.
  for (const auto& candidate : candidates) {
    const int distance = edit_distance(lower_case(name), lower_case(candidate));
    if (distance < limit) limit = distance, best = candidate;
  }
  return best;
}

std::string format_table(const std::vector<std::vector<std::string>>& rows) {
  // The widest cell of each column.
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    if (row.size() > widths.size()) widths.resize(row.size(), 0);
    for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], width_of(row[c]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::string padding(widths[c] - width_of(row[c]), ' ');
      if (c > 0) line += "  ";
      line += looks_numeric(row[c]) ? padding + row[c] : row[c] + padding;
    }
    // Blanks at the end of a line are not shown and would be differences in a comparison.
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

}  // namespace armature
