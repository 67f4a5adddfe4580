// Butterworth filters without phase.
#include <algorithm>
#include <cmath>
#include <complex>
#include <stdexcept>

#include "armature/signal.hpp"
#include "armature/text.hpp"

namespace armature {

// Second-order sections of a low-pass of this order; its gain at the cut-off is 1/√2.
std::vector<Section> make_butterworth(int order, double cutoff_hz, double rate_hz) {
  // Beyond order 20 poles lie so close together that sections lose their digits.
  constexpr int kHighestOrder = 20;
  if (order < 1 || order > kHighestOrder)
    throw std::invalid_argument("order: expected 1 … 20, got " + std::to_string(order));
  if (!(cutoff_hz > 0 && cutoff_hz < rate_hz / 2)) {
    throw std::invalid_argument("cutoff: expected 0 … " + exact(rate_hz / 2) + " Hz, got " + exact(cutoff_hz));
  }
  using Complex = std::complex<double>;
  // Analogue poles on a circle of radius `warped`, moved to z by the bilinear transform with T = 1/2.
  const double warped = 4 * std::tan(M_PI * cutoff_hz / rate_hz);
  std::vector<Complex> poles;  // one of each conjugate pair; the real pole of an odd order last
  Complex denominator = 1;     // Π (4 − p) over all analogue poles
  // Poles evenly on the left half of the circle, moved by z = (4 + p) / (4 − p).
  for (int k = 0; k < order; ++k) {
    const double angle = M_PI * (2 * k - order + 1) / (2.0 * order);
    const Complex p = -warped * std::polar(1.0, angle);
    denominator *= 4.0 - p;
    if (2 * k - order + 1 == 0) {
      poles.emplace_back(((4.0 + p) / (4.0 - p)).real(), 0);
    } else if (2 * k - order + 1 > 0) {
      poles.push_back((4.0 + p) / (4.0 - p));
    }
  }
  // Sections nearest the unit circle last: they ring longest and see an already smooth signal. The gain goes first.
  std::stable_sort(poles.begin(), poles.end(),
                   [](const Complex& x, const Complex& y) { return std::abs(x) < std::abs(y); });
  std::vector<Section> sections;
  // A real pole gives a section of first order, a pair one of second; all zeros are at −1.
  for (const Complex& p : poles) {
    if (p.imag() == 0) {
      sections.push_back({1, 1, 0, -p.real(), 0});
    } else {
      sections.push_back({1, 2, 1, -2 * p.real(), std::norm(p)});
    }
  }
  // Gain 1 at frequency 0.
  const double gain = (std::pow(warped, order) / denominator).real();
  sections.front().b0 *= gain;
  sections.front().b1 *= gain;
  sections.front().b2 *= gain;
  return sections;
}

// Three times the filter's length, as SciPy's sosfiltfilt has it.
Eigen::Index zero_phase_padding(const std::vector<Section>& sections) {
  Eigen::Index taps = 2 * std::ssize(sections) + 1;
  for (const auto& s : sections) taps -= s.b2 == 0 && s.a2 == 0 ? 1 : 0;
  return 3 * taps;
}

namespace {

// In place, transposed direct form II, states as if x[0] had been there forever.
void run(const std::vector<Section>& sections, Vector& x) {
  const double first = x[0];
  double level = 1;
  for (const Section& s : sections) {
    // Steady state for a constant input, so that the filter does not ring at its beginning.
    const double gain = (s.b0 + s.b1 + s.b2) / (1 + s.a1 + s.a2);
    double z1 = level * (gain - s.b0) * first;
    double z2 = level * (s.b2 - s.a2 * gain) * first;
    level *= gain;
    for (double& value : x) {
      const double in = value;
      value = s.b0 * in + z1;
      z1 = s.b1 * in - s.a1 * value + z2;
      z2 = s.b2 * in - s.a2 * value;
    }
  }
}

}  // namespace

Matrix filter_zero_phase(const std::vector<Section>& sections, const Matrix& columns) {
  const Eigen::Index pad = zero_phase_padding(sections);
  const Eigen::Index rows = columns.rows();
  if (rows <= pad) {
    throw std::invalid_argument("rows: expected more than " + std::to_string(pad) + ", got " + std::to_string(rows));
  }
  Matrix out(rows, columns.cols());
  Vector x(rows + 2 * pad);
  // The ends are continued by a point reflection, which keeps level and slope.
  for (Eigen::Index j = 0; j < columns.cols(); ++j) {
    const auto column = columns.col(j);
    for (Eigen::Index k = 0; k < pad; ++k) {
      x[k] = 2 * column[0] - column[pad - k];
      x[pad + rows + k] = 2 * column[rows - 1] - column[rows - 2 - k];
    }
    x.segment(pad, rows) = column;
    // Forwards and backwards: the phases cancel, and |H| becomes |H|².
    run(sections, x);
    x.reverseInPlace();
    run(sections, x);
    x.reverseInPlace();
    out.col(j) = x.segment(pad, rows);
  }
  return out;
}

}  // namespace armature
