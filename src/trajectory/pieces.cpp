#include "trajectory/pieces.hpp"

#include <algorithm>
#include <cmath>

namespace armature {

double ScalarFunction::value(double u) const {
  // Horner's scheme from the highest power down, then the harmonics.
  double sum = 0;
  for (std::size_t k = polynomial.size(); k-- > 0;) sum = sum * u + polynomial[k];
  for (const Harmonic& h : harmonics) sum += h.sine * std::sin(h.omega * u) + h.cosine * std::cos(h.omega * u);
  return sum;
}

ScalarFunction ScalarFunction::derivative() const {
  // d/du of c_k u^k is k c_k u^(k−1); of s sin ωu + c cos ωu it is −c ω sin ωu + s ω cos ωu.
  ScalarFunction d;
  for (std::size_t k = 1; k < polynomial.size(); ++k) d.polynomial.push_back(static_cast<double>(k) * polynomial[k]);
  for (const Harmonic& h : harmonics) d.harmonics.push_back({h.omega, -h.cosine * h.omega, h.sine * h.omega});
  return d;
}

double ScalarFunction::magnitude(double reach) const {
  // The triangle inequality term by term; one harmonic reaches sqrt(s² + c²) at most.
  double sum = 0;
  for (std::size_t k = polynomial.size(); k-- > 0;) sum = sum * reach + std::abs(polynomial[k]);
  for (const Harmonic& h : harmonics) sum += std::hypot(h.sine, h.cosine);
  return sum;
}

Piece::Piece(double from, double to, ScalarFunction function, double repeats) : start(from), end(to), period(repeats) {
  derivatives[0] = std::move(function);
  // All derivatives and their bounds are prepared here, because extrema ask for them many times.
  for (std::size_t k = 1; k < derivatives.size(); ++k) derivatives[k] = derivatives[k - 1].derivative();
  for (std::size_t k = 0; k < derivatives.size(); ++k) magnitudes[k] = derivatives[k].magnitude(to - from);
}

const Piece& CompiledTrajectory::at(int joint, double t) const {
  const auto& pieces = joints[static_cast<std::size_t>(joint)];
  // The last piece that starts at t or before; t before the first piece gives the first.
  const auto later = std::upper_bound(pieces.begin(), pieces.end(), t,
                                      [](double time, const Piece& piece) { return time < piece.start; });
  return later == pieces.begin() ? pieces.front() : *std::prev(later);
}

}  // namespace armature
