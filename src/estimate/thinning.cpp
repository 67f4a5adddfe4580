#include "estimate/thinning.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

namespace armature {
namespace {

using Index = Eigen::Index;

// Half the filter's length in kept rows: between pass band and stop band (−53 dB, Hamming's) lies a third of the new
// Nyquist frequency.
constexpr int kHalfWidth = 10;
// The middle of that third (half the amplitude) as a share of the new Nyquist frequency: it ends just below 1.
constexpr double kEdge = 0.8;
// Samples whose regressor is made at once, beside those that the filter reaches over.
constexpr Index kRun = 8192;

// A windowed sinc of gain 1 at frequency 0.
Vector low_pass(int keep) {
  if (keep < 1) throw std::invalid_argument("Thinning: one row in " + std::to_string(keep) + " cannot be kept");
  if (keep == 1) return Vector::Ones(1);
  const int half = kHalfWidth * keep;
  // Ideal low-pass times Hamming's window, normalised to gain 1.
  Vector taps(2 * half + 1);
  for (int i = -half; i <= half; ++i) {
    const double x = M_PI * kEdge * i / keep;
    const double sinc = i == 0 ? 1 : std::sin(x) / x;
    taps[i + half] = sinc * (0.54 + 0.46 * std::cos(M_PI * i / half));
  }
  return taps / taps.sum();
}

}  // namespace

Thinning::Thinning(Index samples, const std::vector<Index>& starts, int keep) : keep_(keep), taps_(low_pass(keep)) {
  // Kept rows have the whole filter inside their stretch; shorter stretches give none.
  const Index half = taps_.size() / 2;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Index end = i + 1 < starts.size() ? starts[i + 1] : samples;
    if (end - starts[i] < taps_.size()) continue;
    starts_.push_back(size());
    for (Index k = starts[i] + half; k + half < end; k += keep) centres_.push_back(k);
  }
}

// Only kept rows are computed.
Matrix Thinning::filtered(const Matrix& signal) const {
  const Index half = taps_.size() / 2;
  Matrix out(size(), signal.cols());
  for (Index i = 0; i < size(); ++i) {
    const Index from = centres_[static_cast<std::size_t>(i)] - half;
    out.row(i).noalias() = taps_.transpose() * signal.middleRows(from, taps_.size());
  }
  return out;
}

void Thinning::regressor_into(const TorqueModel& model, const Motion& motion, Index first,
                              Eigen::Ref<Matrix> values) const {
  const Index half = taps_.size() / 2;
  for (Index done = 0; done < values.rows();) {
    // A run of kept rows of one stretch.
    const Index from = centres_[static_cast<std::size_t>(first + done)] - half;
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), first + done);
    const Index end = next == starts_.end() ? size() : *next;
    // A limited number of rows at once, so that memory does not grow with the recording.
    const Index most = std::max<Index>(1, kRun / keep_);
    const Index count = std::min({values.rows() - done, most, end - first - done});
    const Index last = centres_[static_cast<std::size_t>(first + done + count - 1)] + half;
    Matrix all(last - from + 1, values.cols());
    compute_regressor_into(model, motion.slice(from, all.rows()), all);
    // Filter the run's regressor row by row.
    for (Index i = 0; i < count; ++i) {
      const Index at = centres_[static_cast<std::size_t>(first + done + i)] - half - from;
      values.row(done + i).noalias() = taps_.transpose() * all.middleRows(at, taps_.size());
    }
    done += count;
  }
}

}  // namespace armature
