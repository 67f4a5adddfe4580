// Everything that is known about a shape, at one place.
#pragma once

#include <string>
#include <string_view>

#include "armature/terms.hpp"

namespace armature {

/// The sign of x as a shape sees it: −1, 0, 1, or a smooth form of it.
struct Crossing {
  double sign = 0;
  double above = 0;  ///< 1 for x > 0, else 0
  double below = 0;  ///< 1 for x < 0, else 0
  double slope = 0;  ///< of sign; that of `above` is half of it
};

/// How the values of a shape lie between the ends of an interval, for proofs.
enum class Course {
  Monotone,  ///< between the values at the ends
  Peak,      ///< monotone on either side of 0, both bounds are reached there
  Valley,    ///< monotone on either side of 0, the lower bound is reached there
  Bounded,   ///< anywhere between the bounds
  Gentle,    ///< no steeper than `steepest`, between the bounds
};

struct ShapeFacts {
  Basis::Shape shape;
  std::string_view name;  ///< in files
  double (*value)(const Basis& basis, double x, const Crossing& at);
  double (*slope)(const Basis& basis, double x, const Crossing& at);
  Basis::Sides dry;  ///< as Basis::dry(), where it depends on no number
  Course course;
  double lowest = -kInfinity;
  double highest = kInfinity;
  bool needs_scale = false;  ///< p0 divides: it must be positive
  /// Where a fit looks for p0; equal: it is not looked for.
  double p0_from = 0;
  double p0_to = 0;
  /// The value in C and in numpy: {x}, {sign}, {above}, {below}, {size} = |x|, {p0}, {p1}.
  std::string_view c;
  std::string_view numpy;
  double (*steepest)(const Basis& basis) = nullptr;
};

[[nodiscard]] const ShapeFacts& facts_of(Basis::Shape shape);
/// Null for a name that no shape has.
[[nodiscard]] const ShapeFacts* find_shape(std::string_view name);

/// How one language writes what the templates above need.
struct ShapeLanguage {
  std::string_view ShapeFacts::*text;
  std::string (*number)(double value);
  std::string_view sign, above, below, size;                 ///< of {x}
  std::string_view smooth_sign, smooth_above, smooth_below;  ///< the same with {width}
  std::string_view dead_band;                                ///< 0 while {size} < {band}, else {value}
};

/// basis.value(x) in a language, x being the name of a variable.
[[nodiscard]] std::string write_shape(const Basis& basis, const std::string& x, const ShapeLanguage& language);

}  // namespace armature
