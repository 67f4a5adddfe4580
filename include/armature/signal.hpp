// From a recording to samples: periods, averages, exact derivatives, zero-phase filters.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/recording.hpp"
#include "armature/samples.hpp"

namespace armature {

/// One second-order section: y = (b0 + b1 z⁻¹ + b2 z⁻²) / (1 + a1 z⁻¹ + a2 z⁻²) x.
struct Section {
  double b0 = 1, b1 = 0, b2 = 0, a1 = 0, a2 = 0;
  bool operator==(const Section&) const = default;
};

/// Low-pass Butterworth filter as second-order sections (bilinear transform, cut-off prewarped).
///   |H(f)|² = 1 / (1 + (tan(π f/rate) / tan(π cutoff/rate))^(2·order))
/// Throws std::invalid_argument unless 1 ≤ order ≤ 20 and 0 < cutoff < rate/2.
[[nodiscard]] std::vector<Section> make_butterworth(int order, double cutoff_hz, double rate_hz);

/// Forwards, then backwards: no phase, magnitude |H|². Each end is extended by its point reflection over three filter
/// lengths and the states start at rest there, as scipy.signal.sosfiltfilt does. Columns are filtered one by one.
/// Throws std::invalid_argument if there are not more rows than zero_phase_padding(sections).
[[nodiscard]] Matrix filter_zero_phase(const std::vector<Section>& sections, const Matrix& columns);
/// Rows of the extension at each end: 3 (order + 1).
[[nodiscard]] Eigen::Index zero_phase_padding(const std::vector<Section>& sections);

/// Central difference with error O(step^accuracy), accuracy 2, 4, 6 or 8; 2 is (x[k+1] − x[k−1]) / (2 step). Near the
/// ends the accuracy falls to what the neighbours allow, and is one-sided of second order at the very ends.
[[nodiscard]] Matrix differentiate_central(const Matrix& columns, double step, int accuracy = 2);
/// Derivative (0, 1 or 2) of the polynomial of `degree` fitted to each point and `half_width` neighbours on each side;
/// at the ends of the polynomial through the first or last full window.
[[nodiscard]] Matrix savitzky_golay(const Matrix& columns, double step, int half_width, int degree, int derivative);

/// q(t) = mean + Σ_l sine_l sin(2π l t/period) + cosine_l cos(2π l t/period), for each column.
struct Multisine {
  double period = 0;  ///< [s]
  Vector mean;        ///< n
  std::vector<int> harmonics;
  Matrix sine;    ///< harmonics × n
  Matrix cosine;  ///< harmonics × n

  /// Values, or the exact first or second derivative, at any times.
  [[nodiscard]] Matrix evaluate(const Vector& time, int derivative = 0) const;
};
/// Least squares fit at these harmonics; the times may be any. With whole periods of equidistant samples this is the
/// discrete Fourier transform at those lines.
[[nodiscard]] Multisine fit_multisine(const Vector& time, const Matrix& columns, double period,
                                      const std::vector<int>& harmonics);

/// A repetition in the data.
struct Period {
  bool found = false;
  double seconds = 0;
  double mismatch = 1;     ///< mean square of x(t + period) − x(t) over twice the variance; 0: exact repetition
  Eigen::Index first = 0;  ///< the repeating stretch: rows first … first + rows − 1 of what was searched
  Eigen::Index rows = 0;
  double count = 0;  ///< periods in it
};
/// The smallest lag after which all joints repeat. Needs at least two periods. `given` [s] fixes the period and looks
/// for its stretch only.
[[nodiscard]] Period find_period(const Matrix& q, double rate_hz, std::optional<double> given = std::nullopt);

/// Averages over M periods of K samples, and the noise they reveal.
struct PeriodStatistics {
  int periods = 0;           ///< M
  Eigen::Index samples = 0;  ///< K
  Matrix mean;               ///< K × n
  /// Σ (x − mean)² / (K (M − 1)) per column: unbiased, because K means were fitted.
  Vector variance;
  double degrees_of_freedom = 0;  ///< K (M − 1)
  Matrix deviation_by_period;     ///< M × n: mean of each period minus the overall mean
  Vector drift;                   ///< slope of those [unit per period]
  Vector drift_significance;      ///< |drift| over its standard deviation
  Vector frequency;               ///< [Hz] of the noise spectrum
  Matrix spectrum;                ///< [unit²/Hz], one-sided, of the deviations; columns as above
};
/// Rows are M·K samples, period after period. Needs M ≥ 2.
[[nodiscard]] PeriodStatistics average_periods(const Matrix& columns, int periods, double rate_hz);
/// Autocovariance of the scatter between periods at lags 0 … lags − 1 samples, lags × n, from its spectrum:
///   gamma_l = Σ_f spectrum_f cos(2π f l / rate) · rate / K
[[nodiscard]] Matrix noise_autocovariance(const PeriodStatistics& statistics, Eigen::Index lags);

/// Where to put a low-pass filter, and why.
struct CutoffChoice {
  double cutoff = 0;     ///< [Hz]
  double bandwidth = 0;  ///< [Hz]: the motion is above the noise up to here
  double noise = 0;      ///< [rad²/Hz] floor of the position's spectrum, largest over the joints
  std::string reason;
};
[[nodiscard]] CutoffChoice choose_cutoff(const Matrix& q, double rate_hz);

/// How a recording becomes samples.
struct SignalOptions {
  enum class Method {
    Auto,      ///< Periodic where stamps are even and a period is found, else Smoother (LowPass with a cut-off)
    Periodic,  ///< average periods, differentiate exactly at the harmonics
    LowPass,   ///< zero-phase Butterworth, then differences
    Recorded,  ///< take q, v and a as they are in the log
    Smoother,  ///< the motion's mean given all positions (smoother.hpp); the torque stays raw
  };
  enum class Derivative { Central, SavitzkyGolay };
  enum class Velocity {
    Auto,          ///< from the position, unless the log is too slow for it and has a velocity
    FromPosition,  ///< derivative of the position
    Recorded,      ///< the log's velocity
  };

  Method method = Method::Auto;
  std::optional<double> period;  ///< [s]; nothing: found
  std::vector<int> harmonics;    ///< empty: found, those above the noise
  int skip_periods = 0;          ///< periods left out at the start beyond the transient that is found
  double transient_factor = 4;   ///< a period counts as transient while its RMS difference > factor · noise
  double cutoff = 0;             ///< [Hz] low-pass; 0: none, or chosen where the method is LowPass
  int order = 4;                 ///< of the Butterworth filter, 1 … 20; forwards and backwards doubles it
  Derivative derivative = Derivative::Central;
  int accuracy = 8;    ///< of the central differences: error O(step^accuracy), 2, 4, 6 or 8
  int half_width = 5;  ///< of the Savitzky–Golay window [samples]
  int degree = 4;      ///< of its polynomial
  Velocity velocity = Velocity::Auto;
  bool filter_torque = true;  ///< low-pass tau like q; false: leave tau raw, for keep_every later
  int decimate = 0;           ///< keep one sample in so many; 0: as the cut-off allows, 1: all
  double rate = 0;            ///< [Hz] to resample to when stamps are uneven; 0: the median rate
  double gap_steps = 5;       ///< a step longer than this many median steps splits the recording
  bool drop_rest = true;      ///< leave out standstill before and after the motion
  /// [s] by which torques come later than positions; nothing: found, and corrected where it is beyond doubt
  std::optional<double> delay;

  [[nodiscard]] std::optional<Error> problem() const;
};

/// Motion and torque, ready for estimation. Joints are matched to the robot by name; repeated stamps are merged, rows
/// with NaN and stale rows dropped, wraps undone, uneven stamps explained: each counted in `ledger`. Only averages of
/// periods, low-passed and recorded motions need an even grid: there, gaps are split and uneven stamps resampled.
/// Needs the whole recording in memory, because periods and smoothers look at the future; only Method::Recorded
/// can be applied to the blocks of a RecordingStream one by one (cannot_stream: why the others cannot).
/// tau of averaged periods has noise_variance σ²/M.
[[nodiscard]] Result<Samples> prepare(const Recording& recording, const Robot& robot,
                                      const SignalOptions& options = {});

/// Options that keep every sample with its torque as measured: what a monitor looks at.
[[nodiscard]] SignalOptions sample_by_sample(SignalOptions options = {});

/// Why a method cannot run on a stream; nothing if it can.
[[nodiscard]] std::optional<std::string> cannot_stream(const SignalOptions& options);

}  // namespace armature
