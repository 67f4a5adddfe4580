// Fourier transforms through Eigen's kissfft.
#include "signal/spectrum.hpp"

#include <unsupported/Eigen/FFT>

namespace armature::signal {

Spectrum transform(const Vector& x) {
  Eigen::FFT<double> fft;
  Spectrum out;
  fft.fwd(out, x);
  return out;
}

// Wiener–Khinchin; zeros behind the signal keep its end from meeting its beginning.
Vector autocorrelation(const Vector& x) {
  Eigen::Index length = 1;
  while (length < 2 * x.size()) length *= 2;
  Vector padded = Vector::Zero(length);
  padded.head(x.size()) = x;
  Eigen::FFT<double> fft;
  Spectrum lines;
  fft.fwd(lines, padded);
  Spectrum power = lines.cwiseAbs2().cast<std::complex<double>>();
  Vector out(length);
  fft.inv(out, power, length);
  return out.head(x.size());
}

}  // namespace armature::signal
