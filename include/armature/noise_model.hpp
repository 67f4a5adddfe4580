// What a measured torque does beyond the model: noise of one sample, and what the model lacks. Kept with every model.
//
//   tau_j(t) = model_j(t) + noise_j(t) + unmodelled_j(t)
//
// Noise is new in every repetition of a motion; what is unmodelled repeats, and grows on motions that were not fitted.
// Validation, monitor, payload and report read the same numbers.
#pragma once

#include <string>
#include <vector>

#include "armature/types.hpp"

namespace armature {

/// One joint. Deviations are those of a single raw sample of the log, nothing averaged or filtered.
struct JointNoise {
  double sample = 0;   ///< standard deviation of the noise in one sample [N·m or N]
  Vector colour = {};  ///< noise_t = Σ_i colour_i · noise_(t−i) + white, at NoiseModel::rate_hz; empty: white
  /// RMS of what remains beyond noise on motion that the fit has not seen [N·m or N].
  double unmodelled = 0;
  double memory_s = 0;  ///< correlation time of that: exp(−t / memory_s)
  /// Where it is: RMS of the whole residual in a part of the motion over its RMS in all of it. NaN: no such part.
  double near_reversal = 1;  ///< slower than 5 % of the joint's top speed
  double fast = 1;           ///< faster than 70 % of it
  double loaded = 1;         ///< torque above 70 % of its peak
};

/// How often the observer's residual strayed without a contact, on motion that the fit has not seen:
///   alarms per second above z deviations = events / seconds · exp(−(z² − level²) / scale)
/// An excursion counts once until the residual has been below the level for `kEventHold` seconds. Gaussian residuals
/// have a scale of about 2.
struct ExceedanceTail {
  double seconds = 0;  ///< of motion behind it
  double level = 0;    ///< in deviations of the residual
  double events = 0;   ///< excursions above the level
  double scale = 2;    ///< mean of peak² − level²
  double largest = 0;  ///< the largest peak
};

/// How long a residual has to be back before a new excursion counts as a new event [s].
inline constexpr double kEventHold = 0.2;

/// The noise of all joints.
struct NoiseModel {
  enum class Source {
    Periods,    ///< noise from the scatter between periods
    LeftOut,    ///< noise from the residuals of stretches that were left out of the fit
    Residuals,  ///< noise from the residuals of the fit: too little data to leave any out
  };
  Source source = Source::Residuals;
  double rate_hz = 0;       ///< of the samples that `colour` is about
  double bandwidth_hz = 5;  ///< of the observer behind `tail`
  std::vector<JointNoise> joints;
  ExceedanceTail tail;

  /// Deviation of one sample's noise, all joints [N·m or N].
  [[nodiscard]] Vector sample_deviation() const;
  /// RMS beyond noise, all joints.
  [[nodiscard]] Vector unmodelled() const;
  /// A table: joint, noise, colour, unmodelled, where.
  [[nodiscard]] std::string full(const std::vector<std::string>& joints) const;
};

[[nodiscard]] const char* to_string(NoiseModel::Source source);

}  // namespace armature
