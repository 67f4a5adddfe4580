#include "model/raw_lacks.hpp"

#include <algorithm>

#include "armature/near_rest.hpp"
#include "estimate/verdict.hpp"

namespace armature {

namespace {

// Rows are averaged down to about this rate for what changes slowly: beside the noise of single samples it is not seen.
constexpr double kSlowRate_hz = 25;

// Signals that one look at the raw samples shows, added to what is known, each once.
void add_lacks(const Statistics& seen, Statistics& statistics) {
  for (std::size_t j = 0; j < statistics.of_joint.size(); ++j) {
    std::vector<Lack>& lacks = statistics.of_joint[j].lacks;
    for (const Lack& lack : seen.of_joint[j].lacks) {
      const bool known =
          std::any_of(lacks.begin(), lacks.end(), [&](const Lack& other) { return other.first == lack.first; });
      if (!known) lacks.push_back(lack);
    }
    std::stable_sort(lacks.begin(), lacks.end(), [](const Lack& a, const Lack& b) { return a.rms > b.rms; });
  }
}

}  // namespace

void add_raw_lacks(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                   const Estimate& estimate, double standstill, double minimum_speed, Statistics& statistics) {
  StatisticsOptions options{.bootstrap_runs = 0};
  bool looked = false;
  for (const Samples& part : samples) {
    // Only a mean or a filtered torque can hide something.
    if (!part.raw || !(part.noise_gain < 1)) continue;
    const Samples& raw = *part.raw;
    looked = true;
    const Matrix weights = moving_weights(model, raw.motion, standstill, minimum_speed);
    // Every sample for what is quick, as after a reversal, then means of some for what is slow, as a drift.
    options.keep_every = 1;
    add_lacks(compute_statistics(model, base, raw, estimate, options, weights), statistics);
    options.keep_every = static_cast<int>(raw.rate / kSlowRate_hz);
    if (options.keep_every > 1) add_lacks(compute_statistics(model, base, raw, estimate, options, weights), statistics);
  }
  // Verdicts may change by what was added.
  for (std::size_t j = 0; looked && j < statistics.of_joint.size(); ++j)
    judge(statistics.of_joint[j], estimate.joints[j], options);
}

}  // namespace armature
