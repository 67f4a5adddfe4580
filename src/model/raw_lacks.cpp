#include "model/raw_lacks.hpp"

#include <algorithm>

#include "armature/near_rest.hpp"
#include "estimate/verdict.hpp"

namespace armature {

void add_raw_lacks(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                   const Estimate& estimate, double standstill, double minimum_speed, Statistics& statistics) {
  const StatisticsOptions options{.bootstrap_runs = 0};
  for (const Samples& part : samples) {
    // Only a mean or a filtered torque can hide something.
    if (!part.raw || !(part.noise_gain < 1)) continue;
    const Samples& raw = *part.raw;
    const Statistics own = compute_statistics(model, base, raw, estimate, options,
                                              moving_weights(model, raw.motion, standstill, minimum_speed));
    for (std::size_t j = 0; j < statistics.of_joint.size(); ++j) {
      JointStatistics& joint = statistics.of_joint[j];
      // Added to what the averaged samples showed, each signal once.
      for (const Lack& lack : own.of_joint[j].lacks) {
        const bool known = std::any_of(joint.lacks.begin(), joint.lacks.end(),
                                       [&](const Lack& other) { return other.first == lack.first; });
        if (!known) joint.lacks.push_back(lack);
      }
      std::stable_sort(joint.lacks.begin(), joint.lacks.end(),
                       [](const Lack& a, const Lack& b) { return a.rms > b.rms; });
      // The joint's verdict may change by what was added.
      judge(joint, estimate.joints[j], options);
    }
  }
}

}  // namespace armature
