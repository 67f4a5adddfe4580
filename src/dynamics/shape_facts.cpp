#include "dynamics/shape_facts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "dynamics/kernels.hpp"

namespace armature {
namespace {

using Shape = Basis::Shape;

// One entry per shape, in the order of the enumeration.
const std::array<ShapeFacts, 13> kShapes = {{
    // A constant torque.
    {.shape = Shape::One,
     .name = "one",
     .value = [](const Basis&, double, const Crossing&) { return 1.0; },
     .slope = [](const Basis&, double, const Crossing&) { return 0.0; },
     .dry = {},
     .course = Course::Monotone,
     .c = "1.0",
     .numpy = "np.ones_like({x})"},
    // Viscous friction, rotors and springs: the signal itself.
    {.shape = Shape::Identity,
     .name = "identity",
     .value = [](const Basis&, double x, const Crossing&) { return x; },
     .slope = [](const Basis&, double, const Crossing&) { return 1.0; },
     .dry = {},
     .course = Course::Monotone,
     .c = "{x}",
     .numpy = "{x}"},
    // Dry friction.
    {.shape = Shape::Sign,
     .name = "sign",
     .value = [](const Basis&, double, const Crossing& at) { return at.sign; },
     .slope = [](const Basis&, double, const Crossing& at) { return at.slope; },
     .dry = {-1, 1},
     .course = Course::Monotone,
     .lowest = -1,
     .highest = 1,
     .c = "{sign}",
     .numpy = "{sign}"},
    // Dry friction in one direction. Smoothed it is (1 + sign) / 2, so its slope is half of sign's.
    {.shape = Shape::Positive,
     .name = "positive",
     .value = [](const Basis&, double, const Crossing& at) { return at.above; },
     .slope = [](const Basis&, double, const Crossing& at) { return at.slope / 2; },
     .dry = {0, 1},
     .course = Course::Monotone,
     .lowest = 0,
     .highest = 1,
     .c = "{above}",
     .numpy = "{above}"},
    // The other direction, smoothed −(1 − sign) / 2: the same slope.
    {.shape = Shape::Negative,
     .name = "negative",
     .value = [](const Basis&, double, const Crossing& at) { return -at.below; },
     .slope = [](const Basis&, double, const Crossing& at) { return at.slope / 2; },
     .dry = {-1, 0},
     .course = Course::Monotone,
     .lowest = -1,
     .highest = 0,
     .c = "-{below}",
     .numpy = "-{below}"},
    // Smooth Coulomb friction; p0 is the velocity within which it turns over.
    {.shape = Shape::Tanh,
     .name = "tanh",
     .value = [](const Basis& b, double x, const Crossing&) { return std::tanh(x / b.p0); },
     .slope = [](const Basis& b, double x, const Crossing&) { return (1 - std::pow(std::tanh(x / b.p0), 2)) / b.p0; },
     .dry = {-1, 1},
     .course = Course::Monotone,
     .lowest = -1,
     .highest = 1,
     .needs_scale = true,
     .p0_from = 1e-4,
     .p0_to = 0.3,
     .c = "tanh({x} / {p0})",
     .numpy = "np.tanh({x} / {p0})"},
    // Dry friction at low speed only: sign(x) exp(−r), r = (|x| / p0)^p1.
    {.shape = Shape::Stribeck,
     .name = "stribeck",
     .value = [](const Basis& b, double x,
                 const Crossing& at) { return at.sign * std::exp(-std::pow(std::abs(x) / b.p0, b.p1)); },
     .slope =
         [](const Basis& b, double x, const Crossing& at) {
           // dr/dx = p1 r / x, which has no value at 0.
           if (x == 0) return at.slope;
           const double r = std::pow(std::abs(x) / b.p0, b.p1);
           return (at.slope - at.sign * b.p1 * r / x) * std::exp(-r);
         },
     .dry = {-1, 1},
     .course = Course::Peak,
     .lowest = -1,
     .highest = 1,
     .needs_scale = true,
     .p0_from = 1e-3,
     .p0_to = 1,
     .c = "{sign} * exp(-pow({size} / {p0}, {p1}))",
     .numpy = "{sign} * np.exp(-({size} / {p0}) ** {p1})"},
    // sign(x) |x|^p0: Coulomb for p0 = 0, viscous for 1.
    {.shape = Shape::Power,
     .name = "power",
     .value = [](const Basis& b, double x,
                 const Crossing& at) { return x == 0 ? 0 : at.sign * std::pow(std::abs(x), b.p0); },
     .slope =
         [](const Basis& b, double x, const Crossing& at) {
           // An exponent below 1 has an infinite slope at 0; 0 is returned, as at every jump.
           if (x == 0) return b.p0 == 0 ? at.slope : 0.0;
           return (at.slope + at.sign * b.p0 / x) * std::pow(std::abs(x), b.p0);
         },
     .dry = {},
     .course = Course::Monotone,
     .p0_from = 0.05,
     .p0_to = 3,
     .c = "{sign} * pow({size}, {p0})",
     .numpy = "{sign} * {size} ** {p0}"},
    // With Cos: gravity springs and ripple of any phase.
    {.shape = Shape::Sin,
     .name = "sin",
     .value = [](const Basis&, double x, const Crossing&) { return std::sin(x); },
     .slope = [](const Basis&, double x, const Crossing&) { return std::cos(x); },
     .dry = {},
     .course = Course::Gentle,
     .lowest = -1,
     .highest = 1,
     .c = "sin({x})",
     .numpy = "np.sin({x})",
     .steepest = [](const Basis&) { return 1.0; }},
    {.shape = Shape::Cos,
     .name = "cos",
     .value = [](const Basis&, double x, const Crossing&) { return std::cos(x); },
     .slope = [](const Basis&, double x, const Crossing&) { return -std::sin(x); },
     .dry = {},
     .course = Course::Gentle,
     .lowest = -1,
     .highest = 1,
     .c = "cos({x})",
     .numpy = "np.cos({x})",
     .steepest = [](const Basis&) { return 1.0; }},
    // A spring on a lever; p0 is the ratio of its arms. The slope follows from the quotient rule.
    {.shape = Shape::Lever,
     .name = "lever",
     .value = [](const Basis& b, double x,
                 const Crossing&) { return std::sin(x) / std::sqrt(1 + b.p0 * b.p0 - 2 * b.p0 * std::cos(x)); },
     .slope =
         [](const Basis& b, double x, const Crossing&) {
           const double square = 1 + b.p0 * b.p0 - 2 * b.p0 * std::cos(x);
           return (std::cos(x) * square - b.p0 * std::pow(std::sin(x), 2)) / std::pow(square, 1.5);
         },
     .dry = {},
     .course = Course::Gentle,
     .lowest = -1,
     .highest = 1,
     .p0_from = 0.01,
     .p0_to = 0.99,
     .c = "sin({x}) / sqrt(1.0 + {p0} * {p0} - 2.0 * {p0} * cos({x}))",
     .numpy = "np.sin({x}) / np.sqrt(1.0 + {p0} * {p0} - 2.0 * {p0} * np.cos({x}))",
     // The numerator's slope is at most 1 + |p0| and the root at least |1 − |p0||.
     .steepest = [](const Basis& b) { return (1 + std::abs(b.p0)) / std::abs(1 - std::abs(b.p0)); }},
    // A state has no path: sign(x). Motions with a known path take z from there (presliding.hpp).
    {.shape = Shape::Presliding,
     .name = "presliding",
     .value = [](const Basis&, double, const Crossing& at) { return at.sign; },
     .slope = [](const Basis&, double, const Crossing& at) { return at.slope; },
     .dry = {-1, 1},
     .course = Course::Bounded,  // after a reversal z is anywhere between the two directions
     .lowest = -1,
     .highest = 1,
     .needs_scale = true,
     .p0_from = 1e-5,
     .p0_to = 0.1,
     .c = "{sign}",
     .numpy = "{sign}"},
    // Viscous friction that differs by direction.
    {.shape = Shape::Size,
     .name = "size",
     .value = [](const Basis&, double x, const Crossing& at) { return x * at.sign; },
     .slope = [](const Basis&, double x, const Crossing& at) { return at.sign + x * at.slope; },
     .dry = {},
     .course = Course::Valley,
     .lowest = 0,
     .c = "{x} * {sign}",
     .numpy = "{x} * {sign}"},
}};

// sign(x) and what follows from it: with a width, tanh(x / width).
Crossing crossing(double x, double width) {
  if (width > 0) {
    double s = x;
    kernels().smooth_sign(&s, 1, width);  // as batches compute it
    return {s, (1 + s) / 2, (1 - s) / 2, (1 - s * s) / width};
  }
  const double above = x > 0 ? 1 : 0, below = x < 0 ? 1 : 0;
  return {above - below, above, below, 0};
}

// Goes on behind what it put in, which may contain the key again.
void replace_all(std::string& text, std::string_view key, std::string_view value) {
  for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + value.size()))
    text.replace(at, key.size(), value);
}

}  // namespace

const ShapeFacts& facts_of(Shape shape) { return kShapes.at(static_cast<std::size_t>(shape)); }

const ShapeFacts* find_shape(std::string_view name) {
  const auto* at = std::find_if(kShapes.begin(), kShapes.end(), [&](const ShapeFacts& f) { return f.name == name; });
  return at == kShapes.end() ? nullptr : at;
}

std::string write_shape(const Basis& basis, const std::string& x, const ShapeLanguage& language) {
  // The shape's template first, then the band around it: the band's template has further keys.
  const bool smooth = basis.smooth > 0;
  std::string text(facts_of(basis.shape).*language.text);
  if (basis.dead_band > 0) {
    std::string band(language.dead_band);
    replace_all(band, "{value}", text);
    text = band;
  }
  // Outer keys before inner ones: the text of {sign} contains {x}, perhaps {width}.
  replace_all(text, "{sign}", smooth ? language.smooth_sign : language.sign);
  replace_all(text, "{above}", smooth ? language.smooth_above : language.above);
  replace_all(text, "{below}", smooth ? language.smooth_below : language.below);
  replace_all(text, "{size}", language.size);
  replace_all(text, "{p0}", language.number(basis.p0));
  replace_all(text, "{p1}", language.number(basis.p1));
  replace_all(text, "{width}", language.number(basis.smooth));
  replace_all(text, "{band}", language.number(basis.dead_band));
  replace_all(text, "{x}", x);
  return text;
}

// 0 inside the dead band. The factor is multiplied elsewhere (term_batch.cpp).
double Basis::value(double x) const {
  if (std::abs(x) < dead_band) return 0;
  return facts_of(shape).value(*this, x, crossing(x, smooth));
}

double Basis::slope(double x) const {
  if (std::abs(x) < dead_band) return 0;
  return facts_of(shape).slope(*this, x, crossing(x, smooth));
}

bool Basis::depends_on(SignalPart::Kind kind) const {
  return std::any_of(parts.begin(), parts.end(), [&](const SignalPart& part) { return part.kind == kind; });
}

bool Basis::depends_only_on(SignalPart::Kind kind) const {
  return std::all_of(parts.begin(), parts.end(), [&](const SignalPart& part) { return part.kind == kind; });
}

// Only a function of velocity brakes.
Basis::Sides Basis::dry() const {
  if (!depends_on(SignalPart::Kind::Velocity)) return {};
  // |x|⁰ is 1: a power of 0 is Coulomb friction.
  if (shape == Shape::Power && p0 == 0) return {-1, 1};
  return facts_of(shape).dry;
}

// Equal sides are no friction: nothing to hold with.
bool Basis::holds_at_rest() const {
  const Sides sides = dry();
  return sides.backwards != sides.forwards;
}

bool Basis::jumps_at_rest() const { return holds_at_rest() && smooth == 0 && shape != Shape::Tanh && !follows_path(); }

// Friction along a path is smoothed too, for states without a path.
Basis Basis::smoothed(double width) const {
  Basis out = *this;
  if (!jumps_at_rest() && !follows_path()) return out;
  out.smooth = width, out.dead_band = 0;
  return out;
}

// The load is the inertial part of pi, ten numbers per body.
std::vector<Term> with_load(std::vector<Term> terms, const Vector& pi, int bodies) {
  for (Term& term : terms) {
    for (TermColumn& column : term.columns) {
      for (auto& [joint, basis] : column.rows) {
        if (basis.factor == Basis::Factor::Load) basis.load.assign(pi.data(), pi.data() + 10 * bodies);
      }
    }
  }
  return terms;
}

std::vector<Term> smoothed(std::vector<Term> terms, double width) {
  for (Term& term : terms) {
    for (TermColumn& column : term.columns) {
      for (auto& [joint, basis] : column.rows) basis = basis.smoothed(width);
    }
  }
  return terms;
}

}  // namespace armature
