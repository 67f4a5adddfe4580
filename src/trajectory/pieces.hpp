// What every motion is made of: per joint, pieces of a polynomial plus harmonics.
#pragma once

#include <array>
#include <vector>

#include "armature/types.hpp"

namespace armature {

/// sine · sin(ω u) + cosine · cos(ω u)
struct Harmonic {
  double omega = 0;
  double sine = 0;
  double cosine = 0;
};

/// A scalar function f(u) = Σ_k polynomial[k] u^k + Σ harmonics, u counted from the piece's start.
struct ScalarFunction {
  std::vector<double> polynomial;
  std::vector<Harmonic> harmonics;

  [[nodiscard]] double value(double u) const;
  [[nodiscard]] ScalarFunction derivative() const;
  /// max |f| over |u| ≤ reach cannot exceed this: Σ |c_k| reach^k + Σ sqrt(s² + c²).
  [[nodiscard]] double magnitude(double reach) const;
};

/// f on [start, end], in trajectory time; u = t − start. derivatives[k] is the k-th derivative, up to the sixth: a
/// bound of the jerk needs the jerk's third derivative.
struct Piece {
  static constexpr int kDerivatives = 7;
  double start = 0;
  double end = 0;
  double period = 0;  ///< > 0: f repeats itself, extrema need one period only
  std::array<ScalarFunction, kDerivatives> derivatives;
  std::array<double, kDerivatives> magnitudes{};  ///< an upper bound of |derivatives[k]| over the piece

  Piece(double from, double to, ScalarFunction function, double repeats = 0);
};

/// All joints' pieces, in order of time.
class CompiledTrajectory {
 public:
  double duration = 0;
  std::vector<std::vector<Piece>> joints;

  /// The piece that holds t; at a boundary the later one.
  [[nodiscard]] const Piece& at(int joint, double t) const;
};

}  // namespace armature
