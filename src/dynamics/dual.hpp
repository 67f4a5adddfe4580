// A number and its derivative in one direction: the recursion with duals gives exact derivatives of everything it
// computes.
#pragma once

namespace armature::recursion {

/// value + slope · ε with ε² = 0.
template <class S>
struct Dual {
  S value, slope;

  Dual() = default;
  Dual(double x) : value(x), slope(0.0) {}  // NOLINT(google-explicit-constructor)
  Dual(const S& v, const S& d) : value(v), slope(d) {}

  friend Dual operator+(const Dual& a, const Dual& b) { return {a.value + b.value, a.slope + b.slope}; }
  friend Dual operator-(const Dual& a, const Dual& b) { return {a.value - b.value, a.slope - b.slope}; }
  friend Dual operator*(const Dual& a, const Dual& b) {
    return {a.value * b.value, a.value * b.slope + a.slope * b.value};
  }
  friend Dual operator-(const Dual& a) { return {-a.value, -a.slope}; }
};

}  // namespace armature::recursion
