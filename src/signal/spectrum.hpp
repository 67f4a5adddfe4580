// Fourier transforms of real signals, any length.
#pragma once

#include <complex>

#include "armature/types.hpp"

namespace armature::signal {

using Spectrum = Eigen::VectorXcd;

/// X[l] = Σ_k x[k] exp(−2πi l k / N), all N lines.
[[nodiscard]] Spectrum transform(const Vector& x);

/// r[L] = Σ_k x[k] x[k + L] for L = 0 … N − 1.
[[nodiscard]] Vector autocorrelation(const Vector& x);

}  // namespace armature::signal
