#include "robot/reading.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature::reading {
namespace {

// sin and cos of one angle.
struct SineCosine {
  double sine;
  double cosine;
};

// Exactly 0 and ±1 within 1e-9 rad of a right angle; see exact_rotation_from_rpy.
SineCosine sine_cosine(double angle) {
  // The nearest multiple of 90°. Above 1e6 quarter turns rounding alone comes near 1e-9 rad.
  constexpr double kRightAngle = M_PI / 2;
  const double quarter = std::round(angle / kRightAngle);
  if (std::abs(quarter) > 1e6 || std::abs(angle - quarter * kRightAngle) > 1e-9) {
    return {std::sin(angle), std::cos(angle)};
  }
  // The remainder is made positive: −90° is 270°.
  switch (((static_cast<int>(quarter) % 4) + 4) % 4) {
    case 0: return {0, 1};
    case 1: return {1, 0};
    case 2: return {0, -1};
    default: return {-1, 0};
  }
}

// "1.5kg" → "1.5": the longest prefix that is a number, empty if there is none.
std::string leading_number(std::string_view text) {
  for (std::size_t size = text.size(); size > 0; --size) {
    const auto value = parse_double(text.substr(0, size));
    if (value && std::isfinite(*value)) return std::string(text.substr(0, size));
  }
  return {};
}

std::string with_unit(const std::string& unit) { return unit.empty() ? "" : " in " + unit; }

// What to do about text that is no number: macro, empty, decimal comma, hexadecimal, unit behind the number.
std::string remedy_for(std::string_view text, const std::string& unit) {
  if (text.find("${") != std::string_view::npos || text.find("$(") != std::string_view::npos) {
    return "This is a xacro macro: run xacro first and give its output.";
  }
  if (text.empty()) return "Write a number" + with_unit(unit) + ".";
  // "1,5": only suggested if it is a number with a point.
  if (const auto comma = text.find(','); comma != std::string_view::npos) {
    std::string pointed(text);
    pointed[comma] = '.';
    if (parse_double(pointed)) return "Write a decimal point: " + pointed + ".";
  }
  const std::string lead = leading_number(text);
  if (lower_case(text).find("0x") != std::string::npos) return "Write decimal digits" + with_unit(unit) + ".";
  if (!lead.empty()) return "Write the number alone" + with_unit(unit) + ", for example " + lead + ".";
  return "Write a plain number" + with_unit(unit) + ".";
}

}  // namespace

void refuse(ErrorCode code, std::string where, std::string message, std::string hint) {
  throw Refusal{{code, std::move(message), std::move(where), std::move(hint)}};
}

double number(std::string_view text, const std::string& what, const std::string& unit, const std::string& where) {
  // nan and inf are numbers to the parser, but not to a robot.
  const std::string_view trimmed = trim(text);
  const auto value = parse_double(trimmed);
  if (value && std::isfinite(*value)) return *value;
  // At most 40 characters of a damaged file go into a message.
  const std::string shown = what + " is \"" + std::string(trimmed.substr(0, 40)) + "\"";
  if (value) refuse(ErrorCode::Meaning, where, shown, "Write a finite number" + with_unit(unit) + ".");
  refuse(ErrorCode::Syntax, where, shown + ", which is not a number", remedy_for(trimmed, unit));
}

Vector3 three_numbers(std::string_view text, const std::string& what, const std::string& unit,
                      const std::string& where) {
  const auto parts = split_white(text);
  // Commas between the numbers are the usual mistake.
  if (parts.size() != 3) {
    const bool commas = split(text, ',').size() == 3;
    refuse(ErrorCode::Syntax, where,
           what + " is \"" + std::string(trim(text).substr(0, 60)) + "\": " + std::to_string(parts.size()) +
               (parts.size() == 1 ? " number" : " numbers") + ", expected 3",
           commas ? "Separate the numbers by spaces, not by commas."
                  : "Write three numbers" + with_unit(unit) + ", separated by spaces.");
  }
  return {number(parts[0], what, unit, where), number(parts[1], what, unit, where),
          number(parts[2], what, unit, where)};
}

Matrix3 exact_rotation_from_rpy(const Vector3& rpy) {
  // Rz(yaw) Ry(pitch) Rx(roll), multiplied out.
  const auto [sr, cr] = sine_cosine(rpy.x());
  const auto [sp, cp] = sine_cosine(rpy.y());
  const auto [sy, cy] = sine_cosine(rpy.z());
  Matrix3 r;
  r << cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr,  //
      sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr,   //
      -sp, cp * sr, cp * cr;
  // No −0: a placement compares and prints the same whichever way a zero was reached.
  return r.array() + 0.0;
}

Matrix3 exact_rotation_about_x(double angle) { return exact_rotation_from_rpy({angle, 0, 0}); }
Matrix3 exact_rotation_about_z(double angle) { return exact_rotation_from_rpy({0, 0, angle}); }

std::string quoted_list(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += "'" + names[i] + "'";
  }
  return text;
}

std::string suggestion(std::string_view name, const std::vector<std::string>& candidates) {
  if (const auto near = nearest_name(name, candidates)) return "Did you mean '" + *near + "'?";
  // A long list does not help.
  if (candidates.size() > 20) return "Check the spelling.";
  return "Possible here: " + join(candidates, ", ") + ".";
}

// Axes of length 1 to rounding keep their digits.
Vector3 unit_axis(const Vector3& axis, const std::string& where) {
  const double length = axis.norm();
  if (!(length > 1e-6)) {
    refuse(ErrorCode::Meaning, where, "the axis has no direction: its length is " + significant(length, 3),
           "Write a unit vector, for example 0 0 1.");
  }
  return std::abs(length - 1) < 1e-15 ? axis : Vector3(axis / length);
}

// Lower below upper; the other limits are magnitudes.
void check_limits(const JointLimits& limits, JointType type, const std::string& where) {
  const bool slides = type == JointType::Prismatic;
  if (limits.lower > limits.upper) {
    refuse(ErrorCode::Meaning, where,
           "the lower limit " + significant(limits.lower, 6) + " is above the upper limit " +
               significant(limits.upper, 6) + (slides ? " m" : " rad"),
           "Swap or correct the limits.");
  }
  const std::pair<const char*, double> positive[] = {{"velocity", limits.velocity},
                                                     {"acceleration", limits.acceleration},
                                                     {"jerk", limits.jerk},
                                                     {"effort", limits.effort}};
  for (const auto& [name, value] : positive) {
    if (value < 0) {
      refuse(ErrorCode::Meaning, where, std::string("the ") + name + " limit " + exact(value) + " is negative",
             "Limits are magnitudes: write a positive number.");
    }
  }
}

// Names appear in messages, tables and generated code: no empty ones, no control characters.
void check_name(const std::string& name, const std::string& where) {
  if (trim(name).empty()) refuse(ErrorCode::Meaning, where, "its name is empty", "Give it a name of its own.");
  for (const char c : name) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
      refuse(ErrorCode::Meaning, where, "its name contains a control character", "Use letters, digits and _.");
    }
  }
}

}  // namespace armature::reading
