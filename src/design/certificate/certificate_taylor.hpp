// Taylor models: a function on an interval of time as a parabola and what it may differ from it.
//
//   f(t) ∈ c0 + c1 s + c2 s² ± e      for all s = (t − centre) / half width in [−1, 1]
//
// Sums and products keep the enclosure (Makino and Berz, 2003), so that a recursion evaluated with them gives proven
// bounds over the whole interval, exact to the third order in its width. Rounding (some 1e-14 of the terms) is not
// tracked: it stays far below the tolerance with which limits are compared.
#pragma once

#include <array>
#include <cmath>

#include "armature/types.hpp"

namespace armature::certificate {

struct Taylor {
  double c0 = 0, c1 = 0, c2 = 0, e = 0;

  Taylor() = default;
  Taylor(double constant) : c0(constant) {}  // NOLINT(google-explicit-constructor)
  Taylor(double constant, double linear, double square, double error)
      : c0(constant), c1(linear), c2(square), e(error) {}

  Taylor& operator+=(const Taylor& o) {
    c0 += o.c0, c1 += o.c1, c2 += o.c2, e += o.e;
    return *this;
  }
  friend Taylor operator+(Taylor a, const Taylor& b) { return a += b; }
  friend Taylor operator-(const Taylor& a) { return {-a.c0, -a.c1, -a.c2, a.e}; }
  friend Taylor operator-(const Taylor& a, const Taylor& b) {
    return {a.c0 - b.c0, a.c1 - b.c1, a.c2 - b.c2, a.e + b.e};
  }
  friend Taylor operator*(double k, const Taylor& a) { return {k * a.c0, k * a.c1, k * a.c2, std::abs(k) * a.e}; }
  /// Terms in s³ and s⁴ go into the error.
  friend Taylor operator*(const Taylor& a, const Taylor& b) {
    // The sizes bound the parabolas over the interval: error times size of the other factor.
    const double size_a = std::abs(a.c0) + std::abs(a.c1) + std::abs(a.c2);
    const double size_b = std::abs(b.c0) + std::abs(b.c1) + std::abs(b.c2);
    return {a.c0 * b.c0, a.c0 * b.c1 + a.c1 * b.c0, a.c0 * b.c2 + a.c1 * b.c1 + a.c2 * b.c0,
            std::abs(a.c1 * b.c2 + a.c2 * b.c1) + std::abs(a.c2 * b.c2) + a.e * (size_b + b.e) + b.e * size_a};
  }

  /// The largest value over the interval cannot exceed this: the parabola's exact maximum plus e.
  [[nodiscard]] double upper() const {
    double top = c0 + std::abs(c1) + c2;
    // A downward parabola whose vertex lies inside the interval.
    if (c2 < 0 && std::abs(c1) < -2 * c2) top = c0 - c1 * c1 / (4 * c2);
    return top + e;
  }
  [[nodiscard]] double lower() const { return -(-*this).upper(); }
  [[nodiscard]] double magnitude() const { return std::max(upper(), -lower()); }
  /// Any value in [low, high], nothing else known.
  [[nodiscard]] static Taylor within(double low, double high) { return {(low + high) / 2, 0, 0, (high - low) / 2}; }
};

/// sin and cos of x by their own Taylor series at c0 with Lagrange's remainder |δ|³/6.
struct SineCosine {
  Taylor sine, cosine;
};
inline SineCosine sine_cosine(const Taylor& x) {
  const double s = std::sin(x.c0), c = std::cos(x.c0);
  // With δ = x − c0: sin x = s + c δ − s δ²/2 ± |δ|³/6, and cos x alike.
  const Taylor delta(0, x.c1, x.c2, x.e);
  const double size = delta.magnitude();
  const Taylor half_square = 0.5 * (delta * delta);
  const Taylor rest(0, 0, 0, size * size * size / 6);
  return {Taylor(s) + c * delta - s * half_square + rest, Taylor(c) - s * delta - c * half_square + rest};
}

struct TaylorVector {
  Taylor x, y, z;
  friend TaylorVector operator+(const TaylorVector& a, const TaylorVector& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
  }
  friend TaylorVector operator*(const Taylor& k, const TaylorVector& a) { return {k * a.x, k * a.y, k * a.z}; }
};
inline TaylorVector constant(const Vector3& v) { return {v.x(), v.y(), v.z()}; }
/// k times a constant direction.
inline TaylorVector along(const Vector3& v, const Taylor& k) { return {v.x() * k, v.y() * k, v.z() * k}; }
inline Taylor dot(const Vector3& a, const TaylorVector& b) { return a.x() * b.x + a.y() * b.y + a.z() * b.z; }
inline Taylor dot(const TaylorVector& a, const TaylorVector& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline TaylorVector cross(const TaylorVector& a, const TaylorVector& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// a × b with a constant: two scalings per component.
inline TaylorVector cross(const Vector3& a, const TaylorVector& b) {
  return {a.y() * b.z - a.z() * b.y, a.z() * b.x - a.x() * b.z, a.x() * b.y - a.y() * b.x};
}
inline TaylorVector operator*(const Matrix3& m, const TaylorVector& v) {
  return {dot(Vector3(m.row(0)), v), dot(Vector3(m.row(1)), v), dot(Vector3(m.row(2)), v)};
}

struct TaylorMatrix {
  std::array<std::array<Taylor, 3>, 3> m;
  friend TaylorVector operator*(const TaylorMatrix& r, const TaylorVector& v) {
    const auto row = [&](std::size_t i) { return r.m[i][0] * v.x + r.m[i][1] * v.y + r.m[i][2] * v.z; };
    return {row(0), row(1), row(2)};
  }
};
inline TaylorVector transposed_times(const TaylorMatrix& r, const TaylorVector& v) {
  const auto column = [&](std::size_t j) { return r.m[0][j] * v.x + r.m[1][j] * v.y + r.m[2][j] * v.z; };
  return {column(0), column(1), column(2)};
}

}  // namespace armature::certificate
