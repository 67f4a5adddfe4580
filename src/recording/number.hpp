// Decimal text to double, fast where it is exact.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstring>

namespace armature::recording {

/// 10^0 … 10^22 are exact doubles: a mantissa below 2^53 times or divided by one of them is rounded once, so it equals
/// the correctly rounded value (Clinger 1990).
inline constexpr double kPowersOfTen[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                          1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/// The general case: any length, nan, inf; the decimal sign already known.
inline const char* parse_number_slow(const char* p, const char* end, char decimal, double& out) {
  if (p != end && *p == '+') ++p;
  if (decimal == '.') {
    const auto [stop, code] = std::from_chars(p, end, out);
    if (code == std::errc::invalid_argument) return nullptr;
    // Out of range: from_chars leaves the value alone. Too small is 0, too large has no honest value.
    if (code == std::errc::result_out_of_range) {
      const char* e = p;
      while (e != stop && *e != 'e' && *e != 'E') ++e;
      if (e == stop || e + 1 == stop || e[1] != '-') return nullptr;
      out = 0;
    }
    return stop;
  }
  // from_chars knows only the point: copy the number with its decimal comma replaced.
  char copy[64];
  std::size_t n = 0;
  while (p + n != end && n < sizeof copy && p[n] != ' ' && p[n] != '\t' && p[n] != ';') {
    copy[n] = p[n] == decimal ? '.' : p[n];
    ++n;
  }
  const char* stop = parse_number_slow(copy, copy + n, '.', out);
  return stop == nullptr ? nullptr : p + (stop - copy);
}

/// The number at p; where it ends, or nullptr if there is none.
inline const char* parse_number(const char* p, const char* end, char decimal, double& out) {
  const char* const begin = p;
  const bool negative = p != end && *p == '-';
  if (negative) ++p;
  // All digits as one integer; the fraction's digits lower the exponent.
  std::uint64_t mantissa = 0;
  const char* const first = p;
  while (p != end && static_cast<unsigned>(*p - '0') < 10) mantissa = mantissa * 10 + static_cast<unsigned>(*p++ - '0');
  std::ptrdiff_t digits = p - first;
  int exponent = 0;
  if (p != end && *p == decimal) {
    const char* const fraction = ++p;
    while (p != end && static_cast<unsigned>(*p - '0') < 10) {
      mantissa = mantissa * 10 + static_cast<unsigned>(*p++ - '0');
    }
    digits += p - fraction;
    exponent = -static_cast<int>(p - fraction);
  }
  // 18 digits cannot overflow 64 bits; longer numbers and bare signs take the slow road.
  if (digits == 0 || digits > 18) return parse_number_slow(begin, end, decimal, out);
  // from_chars accepts no plus sign.
  if (p != end && (*p == 'e' || *p == 'E')) {
    int power = 0;
    const char* digit = p + 1;
    if (digit != end && *digit == '+') ++digit;
    const auto [stop, code] = std::from_chars(digit, end, power);
    if (code != std::errc{} || power > 400 || power < -400) return parse_number_slow(begin, end, decimal, out);
    exponent += power;
    p = stop;
  }
  // Outside Clinger's range the result would be rounded more than once.
  if (mantissa > (std::uint64_t{1} << 53) || exponent < -22 || exponent > 22) {
    return parse_number_slow(begin, end, decimal, out);
  }
  const auto value = static_cast<double>(mantissa);
  const double magnitude = exponent < 0 ? value / kPowersOfTen[-exponent] : value * kPowersOfTen[exponent];
  out = negative ? -magnitude : magnitude;
  return p;
}

}  // namespace armature::recording
