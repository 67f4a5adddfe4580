// Rows in which the direction of every joint's dry friction is known.
#include "armature/signal.hpp"
#include "armature/text.hpp"

namespace armature {

Samples moving_rows(const Samples& samples, double share) {
  const Eigen::Index count = samples.size();
  std::vector<Eigen::Index> kept;
  const Vector slowest = share * samples.motion.v.cwiseAbs().colwise().maxCoeff().transpose();
  for (Eigen::Index k = 0; k < count; ++k) {
    if ((samples.motion.v.row(k).cwiseAbs().transpose().array() > slowest.array()).all()) kept.push_back(k);
  }
  Samples out = samples;
  const auto rows = static_cast<Eigen::Index>(kept.size());
  out.time = samples.time(kept);
  out.motion = {samples.motion.q(kept, Eigen::all), samples.motion.v(kept, Eigen::all),
                samples.motion.a(kept, Eigen::all)};
  out.tau = samples.tau(kept, Eigen::all);
  // A stretch begins wherever a row is missing.
  out.starts.clear();
  for (Eigen::Index i = 0; i < rows; ++i) {
    const Eigen::Index at = kept[static_cast<std::size_t>(i)];
    bool begins = i == 0 || kept[static_cast<std::size_t>(i - 1)] + 1 != at;
    for (const Eigen::Index start : samples.starts) begins = begins || start == at;
    if (begins) out.starts.push_back(i);
  }
  if (rows < count) {
    out.ledger.push_back(grouped(count - rows) + " of " + grouped(count) +
                         " rows left out: a joint nearly stands, and its friction has no direction");
  }
  return out;
}

}  // namespace armature
