// The band in which the model's torque lies, and signals cut to it.
#include "armature/torque_band.hpp"

#include <algorithm>
#include <cmath>

#include "armature/signal.hpp"
#include "signal/spectrum.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr double kOutside = 0.01;  // share of the power that may lie above the band
constexpr int kBins = 4096;        // of the spectrum from 0 to half the rate
constexpr int kOrder = 4;
// Beyond, a low-pass takes nothing away that counts.
constexpr double kWhole = 0.45;

// One behind the last row of stretch i.
Index end_of(const std::vector<Index>& starts, std::size_t i, Index rows) {
  return i + 1 < starts.size() ? starts[i + 1] : rows;
}

// Power of one stretch, with Hann's window: its ends would look like steps.
void add_power(const Vector& x, Vector& bins) {
  const Index rows = x.size();
  // A power of two, so that the transform is fast.
  Index length = 1;
  while (length < rows) length *= 2;
  Vector padded = Vector::Zero(length);
  const double mean = x.mean();
  for (Index k = 0; k < rows; ++k) {
    const double window = 0.5 - 0.5 * std::cos(2 * M_PI * (static_cast<double>(k) + 0.5) / static_cast<double>(rows));
    padded[k] = window * (x[k] - mean);
  }
  const signal::Spectrum lines = signal::transform(padded);
  // The lines of a longer stretch are denser: energy in seconds.
  // Lines become bins of equal width from 0 to half the rate.
  for (Index l = 0; l <= length / 2; ++l) {
    const auto bin = std::min<Index>(kBins - 1, l * 2 * kBins / length);
    bins[bin] += std::norm(lines[l]) / static_cast<double>(length);
  }
}

}  // namespace

double torque_band(const Matrix& predicted, const std::vector<Index>& starts, double rate_hz) {
  constexpr Index kLeastRows = 16;
  Vector bins = Vector::Zero(kBins);
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Index from = starts[i], count = end_of(starts, i, predicted.rows()) - from;
    if (count < kLeastRows) continue;
    for (Index j = 0; j < predicted.cols(); ++j) add_power(predicted.col(j).segment(from, count), bins);
  }
  const double all = bins.sum();
  if (!(all > 0)) return 0;
  // From the top down until a hundredth of the power is above.
  double above = 0;
  Index bin = kBins;
  while (bin > 1 && above + bins[bin - 1] <= kOutside * all) above += bins[--bin];
  return 0.5 * rate_hz * static_cast<double>(bin) / kBins;
}

Matrix in_band(const Matrix& columns, const std::vector<Index>& starts, double rate_hz, double band_hz) {
  // Nothing to cut.
  if (!(band_hz > 0) || band_hz >= kWhole * rate_hz) return columns;
  const auto filter = make_butterworth(kOrder, band_hz, rate_hz);
  Matrix out = Matrix::Zero(columns.rows(), columns.cols());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Index from = starts[i], count = end_of(starts, i, columns.rows()) - from;
    // Near an end the filter knows one side only, and carries the last sample's noise far.
    const auto reach = static_cast<Index>(std::ceil(rate_hz / band_hz));
    if (count <= std::max(2 * reach, zero_phase_padding(filter))) continue;
    const Matrix filtered = filter_zero_phase(filter, columns.middleRows(from, count));
    out.middleRows(from + reach, count - 2 * reach) = filtered.middleRows(reach, count - 2 * reach);
  }
  return out;
}

}  // namespace armature
