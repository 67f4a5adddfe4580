#include "estimate/recordings.hpp"

#include "armature/near_rest.hpp"

namespace armature {

Result<Information> accumulate_all(const TorqueModel& model, const BaseMap& base,
                                   const std::vector<Samples>& recordings, const AccumulateOptions& options,
                                   const std::function<Matrix(std::size_t)>& weights) {
  std::vector<Information> parts;
  for (std::size_t i = 0; i < recordings.size(); ++i) {
    auto part = accumulate(model, base, recordings[i], options, weights ? weights(i) : Matrix());
    if (!part) return part.error();
    parts.push_back(*std::move(part));
  }
  return merge(parts);
}

Result<Information> accumulate_moving(const TorqueModel& model, const BaseMap& base,
                                      const std::vector<Samples>& recordings, const AccumulateOptions& options,
                                      double share) {
  return accumulate_all(model, base, recordings, options,
                        [&](std::size_t i) { return moving_weights(model, recordings[i].motion, share); });
}

// Starts count from the first row of the part.
Samples rows_of(const Samples& samples, Eigen::Index first, Eigen::Index count) {
  Samples part;
  part.joints = samples.joints;
  part.rate = samples.rate;
  part.time = samples.time.segment(first, count);
  part.motion = samples.motion.slice(first, count);
  part.tau = samples.tau.middleRows(first, count);
  for (const Eigen::Index start : samples.starts) {
    if (start > first && start < first + count) part.starts.push_back(start - first);
  }
  return part;
}

}  // namespace armature
