// Numbers to text and back, exactly, whatever the locale.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace armature {

/// The shortest text that reads back as the same double: 0.1, 1e-05, nan, inf.
[[nodiscard]] std::string exact(double value);
/// Fixed number of decimals: fixed(3.14159, 2) = "3.14". Never "-0.00".
[[nodiscard]] std::string fixed(double value, int decimals);
/// Significant digits, plain where readable: significant(0.0123456, 3) = "0.0123".
[[nodiscard]] std::string significant(double value, int digits);
/// Thousands separated: 10000 → "10,000".
[[nodiscard]] std::string grouped(long long value);

/// The whole text as a finite or non-finite double; nothing if anything else remains ("1.5kg", "1,5", "").
[[nodiscard]] std::optional<double> parse_double(std::string_view text);
/// The whole text as an integer; nothing if anything else remains.
[[nodiscard]] std::optional<long long> parse_integer(std::string_view text);

[[nodiscard]] std::string_view trim(std::string_view text);
/// Pieces between separators; empty pieces are kept.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);
/// Pieces between runs of white space; no empty pieces.
[[nodiscard]] std::vector<std::string> split_white(std::string_view text);
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator);
[[nodiscard]] std::string lower_case(std::string_view text);

/// The candidate nearest to a misspelt name, for "did you mean …"; nothing if none is near.
[[nodiscard]] std::optional<std::string> nearest_name(std::string_view name,
                                                      const std::vector<std::string>& candidates);

/// Columns padded to one width; the first row is the head, numbers are right-aligned. Counts UTF-8 code points.
[[nodiscard]] std::string format_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace armature
