// One filter for both sides of the equation.
#include <stdexcept>

#include "armature/signal.hpp"

namespace armature {
namespace {

struct Run {
  Eigen::Index first, count;
};

// Stretches that are long enough for the filter.
std::vector<Run> long_runs(const ParallelFilter& filter, Eigen::Index count, const std::vector<Eigen::Index>& starts) {
  std::vector<Run> out;
  const Eigen::Index least = filter.sections.empty() ? 0 : zero_phase_padding(filter.sections);
  for (std::size_t s = 0; s < starts.size(); ++s) {
    const Eigen::Index end = s + 1 < starts.size() ? starts[s + 1] : count;
    if (end - starts[s] > least) out.push_back({starts[s], end - starts[s]});
  }
  return out;
}

}  // namespace

std::vector<Eigen::Index> ParallelFilter::rows(Eigen::Index count, const std::vector<Eigen::Index>& starts) const {
  std::vector<Eigen::Index> out;
  for (const auto& s : long_runs(*this, count, starts)) {
    // The middle of each group of `factor` rows, so that nothing leans on the ends.
    for (Eigen::Index k = (factor - 1) / 2; k < s.count; k += factor) out.push_back(s.first + k);
  }
  return out;
}

std::vector<Eigen::Index> ParallelFilter::kept_starts(Eigen::Index count,
                                                      const std::vector<Eigen::Index>& starts) const {
  std::vector<Eigen::Index> out;
  Eigen::Index kept = 0;
  for (const auto& s : long_runs(*this, count, starts)) {
    const Eigen::Index from = (factor - 1) / 2;
    if (from >= s.count) continue;
    out.push_back(kept);
    kept += (s.count - from + factor - 1) / factor;
  }
  return out;
}

Matrix ParallelFilter::apply(const Matrix& columns, const std::vector<Eigen::Index>& starts) const {
  const auto kept = rows(columns.rows(), starts);
  Matrix out(std::ssize(kept), columns.cols());
  Eigen::Index at = 0;
  for (const auto& s : long_runs(*this, columns.rows(), starts)) {
    const Matrix part = columns.middleRows(s.first, s.count);
    const Matrix smooth = sections.empty() ? part : filter_zero_phase(sections, part);
    while (at < std::ssize(kept) && kept[static_cast<std::size_t>(at)] < s.first + s.count) {
      out.row(at) = smooth.row(kept[static_cast<std::size_t>(at)] - s.first);
      ++at;
    }
  }
  return out;
}

ParallelFilter make_decimator(double rate_hz, int factor, int order) {
  if (factor < 1) throw std::invalid_argument("factor: expected at least 1, got " + std::to_string(factor));
  ParallelFilter out;
  out.factor = factor;
  out.rate = rate_hz;
  out.order = order;
  if (factor == 1) return out;
  out.cutoff = 0.8 * rate_hz / (2 * factor);
  out.sections = make_butterworth(order, out.cutoff, rate_hz);
  return out;
}

}  // namespace armature
