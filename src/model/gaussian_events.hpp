// How often a residual leaves its band by chance: events, not crossings.
//
// A sample above z ends an event if no other within the next `hold` seconds is above z. With X_0, X_1, … the residual
// over its deviation (Leadbetter, Lindgren and Rootzén 1983, section 3.7):
//   events per sample = P(X_0 > z) · P(X_1, …, X_m ≤ z | X_0 > z)
// The second factor is small: white noise through a slow filter crosses a high line many times in one excursion. It is
// found by simulating paths with the residual's own autocorrelation from X_0 on.
#pragma once

#include <vector>

#include "armature/noise_model.hpp"

namespace armature {

/// One joint's residual: independent parts with these shares of its variance, 1 in total.
struct ResidualProcess {
  Vector colour = {};     ///< of the noise, as in JointNoise, at the samples' rate
  double noise = 1;       ///< share of filtered noise
  double unmodelled = 0;  ///< share of a process with correlation exp(−t / memory_s)
  double memory_s = 0.1;
  double constant = 0;  ///< share of what does not change during a run: the parameters' error
  bool operator==(const ResidualProcess& other) const;
};

/// Events of all joints together, residuals Gaussian.
class GaussianEvents {
 public:
  GaussianEvents(const std::vector<ResidualProcess>& joints, double rate_hz, double bandwidth_hz);

  /// Events per second above ±z deviations.
  [[nodiscard]] double per_second(double z) const;
  /// z at which that many happen.
  [[nodiscard]] double level(double per_second) const;
  /// d(z²) / d(−log rate) at z: the scale of ExceedanceTail that Gaussian residuals have.
  [[nodiscard]] double scale(double z) const;

 private:
  double rate_;
  Vector ends_;  ///< Σ_j of the second factor on the grid of levels
};

/// An excursion of a score above a level.
struct Excursion {
  Eigen::Index first = 0, last = 0, peak = 0;
};

/// Excursions above `level`; one is over when the score has been below `release` for `hold` seconds, or at the end of a
/// stretch.
[[nodiscard]] std::vector<Excursion> find_excursions(const Vector& score, const Vector& time,
                                                     const std::vector<Eigen::Index>& starts, double level,
                                                     double release, double hold);

/// Scores of quiet motion; −infinity where they do not count.
struct QuietScores {
  Vector time, score;
  std::vector<Eigen::Index> starts;
  double rate = 0;
};
/// The tail of quiet scores: level with about 40 events above it, and the mean excess of their squared peaks.
[[nodiscard]] ExceedanceTail fit_tail(const std::vector<QuietScores>& quiet);

/// Where the line is drawn for a rate of false alarms.
struct AlarmLevel {
  double z = 0;          ///< deviations
  bool gaussian = true;  ///< the quiet motion agrees with Gaussian residuals; false: its own tail decides
  double supported_per_hour =
      0;  ///< the lowest rate that the quiet motion itself can show: 3 per its length; inf: none
};
/// Gaussian residuals unless the quiet motion contradicts them at 99 %: by the number of its events, or by their scale.
[[nodiscard]] AlarmLevel alarm_level(const GaussianEvents& events, const ExceedanceTail& tail, double per_hour);

}  // namespace armature
