#include "armature/progress.hpp"

#include <algorithm>

#include "core/pace.hpp"

namespace armature {

Progress Progress::part(double begin, double end) const {
  Progress out{{}, stop_requested, best_so_far};
  if (!report) return out;
  // A copy of the function: the part may live longer than this object.
  out.report = [whole = report, begin, end](ProgressStep step) {
    step.share = begin + (end - begin) * std::clamp(step.share, 0.0, 1.0);
    step.left_s = -1;
    whole(step);
  };
  return out;
}

Progress Progress::paced() const {
  Progress out = *this;
  if (!report) return out;
  out.report = [told = report, pace = Pace()](ProgressStep step) {
    if (step.left_s < 0 && step.share < 1) step.left_s = pace.left_s(step.share);
    told(step);
  };
  return out;
}

}  // namespace armature
