// The band of a motion, and what a model leaves of the torque inside it.
//
// A torque log holds more than the motion: ripple, noise and the drive's control loop, mostly at frequencies at which
// the arm does not move. No model of the arm predicts them, and two logs of one arm are compared by them only if they
// are left out.
//
//   band:      the least f with  Σ_{|g| > f} |T(g)|² ≤ 0.01 Σ |T(g)|²,   T: spectrum of the predicted torque, without
//   its mean relative:  ‖h * (tau − tau_hat)‖ / ‖h * tau‖,   h: low-pass at f, fourth order, forwards and backwards
#pragma once

#include <vector>

#include "armature/types.hpp"

namespace armature {

/// [Hz] All columns together. `starts`: first rows of stretches that are continuous in time. 0 where nothing moves;
/// half the rate where the torque fills the whole spectrum.
[[nodiscard]] double torque_band(const Matrix& predicted, const std::vector<Eigen::Index>& starts, double rate_hz);

/// Zero-phase low-pass of every stretch; as it is where the band is the whole spectrum. Stretches that are too short
/// for the filter are zero.
[[nodiscard]] Matrix in_band(const Matrix& columns, const std::vector<Eigen::Index>& starts, double rate_hz,
                             double band_hz);

}  // namespace armature
