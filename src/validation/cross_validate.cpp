// Scores on data that the fit has not seen, from information factors alone.
#include <algorithm>

#include "armature/estimate.hpp"
#include "armature/validate.hpp"
#include "estimate/recordings.hpp"

namespace armature {
namespace {

// A part of a recording has the recording's noise.
Samples part_of(const Samples& samples, Eigen::Index first, Eigen::Index count) {
  Samples part = rows_of(samples, first, count);
  part.noise_variance = samples.noise_variance;
  part.noise_degrees_of_freedom = samples.noise_degrees_of_freedom;
  return part;
}

// Fits everything but part i, scores part i, for every i.
Result<std::vector<MotionScore>> held_out(const TorqueModel& model, const std::vector<NamedSamples>& parts) {
  const BaseMap base = compute_base(model);
  // One information factor per part. Merging factors is the same as fitting the data together, so each part is read
  // only once.
  std::vector<Information> known;
  for (const NamedSamples& part : parts) {
    auto information = accumulate(model, base, part.samples, {.source = part.name});
    if (!information) return information.error();
    known.push_back(*std::move(information));
  }
  std::vector<MotionScore> scores;
  // The fit has everything but part i; the score is of part i alone.
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::vector<Information> others = known;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const auto merged = merge(others);
    if (!merged) return merged.error();
    scores.push_back(score(model, base.to_full(estimate(*merged).beta), parts[i].name, parts[i].samples));
  }
  return scores;
}

}  // namespace

Result<std::vector<MotionScore>> leave_one_out(const TorqueModel& model, const std::vector<NamedSamples>& motions) {
  // With one motion there is nothing left to fit.
  if (motions.size() < 2) {
    return Error{ErrorCode::Usage, "leaving one motion out needs at least two", "validate",
                 "Give more recordings, or use k-fold cross-validation."};
  }
  return held_out(model, motions);
}

Result<std::vector<MotionScore>> cross_validate(const TorqueModel& model, const std::vector<NamedSamples>& motions,
                                                int folds) {
  if (folds < 2) return Error{ErrorCode::Usage, "cross-validation needs at least two folds", "validate", "Use 5."};
  // Blocks of consecutive samples: neighbours in time are alike, so random samples would not be unseen data.
  std::vector<NamedSamples> parts;
  for (const NamedSamples& motion : motions) {
    const Eigen::Index size = motion.samples.size() / folds;
    if (size < 1) return Error{ErrorCode::Meaning, "it has fewer samples than folds", motion.name, "Use fewer folds."};
    for (int k = 0; k < folds; ++k) {
      const Eigen::Index first = k * size;
      // The last block takes the remainder.
      const Eigen::Index count = k + 1 == folds ? motion.samples.size() - first : size;
      parts.push_back({motion.name + " " + std::to_string(k + 1) + "/" + std::to_string(folds),
                       part_of(motion.samples, first, count)});
    }
  }
  return held_out(model, parts);
}

}  // namespace armature
