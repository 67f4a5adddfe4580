#include "armature/fields.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// 100000, not 1e+05.
std::string whole_number(double value) {
  return value == std::round(value) && std::abs(value) < 1e15 ? fixed(value, 0) : exact(value);
}

std::string flag_of(const Field& field) { return (field.positional ? "" : "--") + field.name; }

// "between 1 and 20 Hz", "above 0", "at least 0 N·m".
std::string range_text(const Field& field) {
  const std::string unit = field.unit.empty() ? "" : " " + field.unit;
  // Bounds that are infinite are not mentioned.
  const bool below = std::isfinite(field.least), above = std::isfinite(field.most);
  if (below && above && !field.open)
    return "between " + whole_number(field.least) + " and " + whole_number(field.most) + unit;
  if (below && above) return "above " + whole_number(field.least) + " and at most " + whole_number(field.most) + unit;
  if (below) return (field.open ? "above " : "at least ") + whole_number(field.least) + unit;
  return "at most " + whole_number(field.most) + unit;
}

}  // namespace

std::optional<Error> field_problem(const Field& field, double shown) {
  // An open range leaves its lower bound out.
  const bool low = field.open ? shown <= field.least : shown < field.least;
  if (!std::isnan(shown) && !low && shown <= field.most && std::isfinite(shown)) return std::nullopt;
  const bool bounded = std::isfinite(field.least) || std::isfinite(field.most);
  return Error{ErrorCode::Usage, exact(shown) + " is not allowed", flag_of(field),
               bounded ? "Give a number " + range_text(field) + "." : "Give a finite number."};
}

std::optional<Error> field_problem(const Field& field, const std::string& word) {
  if (field.choices.empty()) return std::nullopt;
  for (const std::string& choice : field.choices) {
    if (choice == word) return std::nullopt;
  }
  // A misspelt word is met with the nearest choice.
  const auto near = nearest_name(word, field.choices);
  return Error{ErrorCode::Usage, "\"" + word + "\" is not one of " + join(field.choices, ", "), flag_of(field),
               near ? "Did you mean " + *near + "?" : ""};
}

}  // namespace armature
