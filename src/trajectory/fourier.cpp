#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {
namespace {

// The coefficients of the files and papers are those of the velocity; amplitudes of the position differ by ω l.
/// ω l of every harmonic.
Eigen::RowVectorXd harmonic_rates(const FourierSeries& series) {
  return series.omega() * Eigen::RowVectorXd::LinSpaced(series.harmonics(), 1, series.harmonics());
}

}  // namespace

double FourierSeries::omega() const { return 2 * M_PI * frequency; }

// a_l = s_l · ω l and b_l = −c_l · ω l: from amplitudes of the position to coefficients of the velocity.
FourierSeries FourierSeries::from_amplitudes(double frequency, const Vector& offset, const Matrix& sine,
                                             const Matrix& cosine, double periods) {
  FourierSeries series{frequency, offset, sine, cosine, periods};
  const Eigen::RowVectorXd rates = harmonic_rates(series);
  series.sine = sine * rates.asDiagonal();
  series.cosine = -(cosine * rates.asDiagonal());
  return series;
}

Matrix FourierSeries::sine_amplitudes() const { return sine * harmonic_rates(*this).cwiseInverse().asDiagonal(); }

Matrix FourierSeries::cosine_amplitudes() const {
  return -(cosine * harmonic_rates(*this).cwiseInverse().asDiagonal());
}

// At t = 0 all sines are 0 and all cosines 1.
Vector FourierSeries::start_position() const { return offset + cosine_amplitudes().rowwise().sum(); }

// The last harmonic cancels velocity (Σ a_l = 0) and acceleration (Σ l·b_l = 0) at t = 0.
FourierSeries FourierSeries::at_rest() const {
  const int last = harmonics() - 1;
  if (last < 1)
    throw std::invalid_argument("FourierSeries::at_rest: needs 2 harmonics or more, got " +
                                std::to_string(harmonics()));
  FourierSeries rest = *this;
  rest.sine.col(last) = -sine.leftCols(last).rowwise().sum();
  rest.cosine.col(last) = -(cosine.leftCols(last) * Vector::LinSpaced(last, 1, last)) / (last + 1);
  return rest;
}

FourierSeries FourierSeries::starting_at(const Vector& start) const {
  FourierSeries moved = *this;
  moved.offset += start - start_position();
  return moved;
}

// A negated comparison also refuses NaN.
std::optional<Error> FourierSeries::problem() const {
  const auto bad = [](std::string message) {
    return Error{ErrorCode::Meaning, std::move(message), "Fourier series", ""};
  };
  if (!(frequency > 0) || !std::isfinite(frequency))
    return bad("base frequency " + exact(frequency) + " Hz is not > 0");
  if (!(periods > 0) || !std::isfinite(periods)) return bad("number of periods " + exact(periods) + " is not > 0");
  if (offset.size() == 0) return bad("no joints");
  // One row per joint and one column per harmonic, the same for both matrices.
  if (sine.rows() != offset.size() || cosine.rows() != offset.size() || sine.cols() != cosine.cols()) {
    return bad("sizes differ: " + std::to_string(offset.size()) + " offsets, sine " + std::to_string(sine.rows()) +
               " × " + std::to_string(sine.cols()) + ", cosine " + std::to_string(cosine.rows()) + " × " +
               std::to_string(cosine.cols()));
  }
  if (!offset.allFinite() || !sine.allFinite() || !cosine.allFinite()) return bad("a coefficient is not finite");
  return std::nullopt;
}

bool FourierSeries::operator==(const FourierSeries& other) const {
  return frequency == other.frequency && periods == other.periods && same(offset, other.offset) &&
         same(sine, other.sine) && same(cosine, other.cosine);
}

// One piece over all periods. Its period is passed on, so that extrema are searched in the first period only.
CompiledTrajectory compile(const FourierSeries& series) {
  CompiledTrajectory compiled;
  compiled.duration = series.duration();
  for (int j = 0; j < series.joints(); ++j) {
    // The integral of the velocity series: a/(ω l) sin − b/(ω l) cos around q0.
    ScalarFunction f;
    f.polynomial = {series.offset[j]};
    for (int l = 0; l < series.harmonics(); ++l) {
      const double rate = series.omega() * (l + 1);
      f.harmonics.push_back({rate, series.sine(j, l) / rate, -series.cosine(j, l) / rate});
    }
    compiled.joints.push_back({Piece(0, compiled.duration, std::move(f), series.period())});
  }
  return compiled;
}

}  // namespace armature
