#include "armature/motion_error.hpp"

#include <cmath>

#include "armature/text.hpp"
#include "estimate/recordings.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// The estimate from motions moved by `side` times their error.
std::optional<Vector> moved_estimate(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                                     const std::vector<Matrix>& weights, double side,
                                     const AccumulateOptions& accumulate_options, const EstimateOptions& options) {
  // Only what accumulation reads is copied; the error moves position, velocity and acceleration together.
  std::vector<Samples> moved(samples.size());
  for (std::size_t i = 0; i < samples.size(); ++i) {
    moved[i].joints = samples[i].joints;
    moved[i].rate = samples[i].rate;
    moved[i].starts = samples[i].starts;
    moved[i].tau = samples[i].tau;
    moved[i].motion = samples[i].motion;
    moved[i].motion.q += side * samples[i].error.q;
    moved[i].motion.v += side * samples[i].error.v;
    moved[i].motion.a += side * samples[i].error.a;
  }
  // The same accumulation and the same options as the estimate itself.
  const auto all = accumulate_all(model, base, moved, accumulate_options, [&](std::size_t i) { return weights[i]; });
  if (!all) return std::nullopt;
  const Estimate found = estimate(*all, options);
  return found.usable() ? std::optional(found.beta) : std::nullopt;
}

}  // namespace

std::optional<MotionBias> motion_bias(const TorqueModel& model, const BaseMap& base,
                                      const std::vector<Samples>& samples, const std::vector<Matrix>& weights,
                                      const Estimate& e, const AccumulateOptions& accumulate_options,
                                      const EstimateOptions& options) {
  // Without a known error of every motion there is nothing to add.
  for (const Samples& s : samples) {
    if (s.error.samples() != s.size() || s.size() == 0) return std::nullopt;
  }
  if ((e.sigma.array() <= 0).any() || !e.sigma.allFinite()) return std::nullopt;
  // All fits use the estimate's noise, so that they differ by the motion alone.
  EstimateOptions same = options;
  same.weighting = EstimateOptions::Weighting::Given;
  same.sigma = e.sigma;
  // The estimate with one and two times as much noise added, what is linear in it cancelled.
  Vector with[2];
  for (int times = 1; times <= 2; ++times) {
    const double side = std::sqrt(times);
    const auto plus = moved_estimate(model, base, samples, weights, side, accumulate_options, same);
    const auto minus = moved_estimate(model, base, samples, weights, -side, accumulate_options, same);
    if (!plus || !minus || plus->size() != e.beta.size()) return std::nullopt;
    with[times - 1] = 0.5 * (*plus + *minus);
  }
  // The parabola of motion_error.hpp through 0, 1 and 2 times the noise.
  MotionBias out;
  out.bias = 3 * with[0] - with[1] - 2 * e.beta;
  // The largest bias in deviations; parameters that nothing determines are passed over.
  for (Index i = 0; i < out.bias.size(); ++i) {
    if (!(e.deviation[i] > 0) || !std::isfinite(e.deviation[i])) continue;
    const double share = std::abs(out.bias[i]) / e.deviation[i];
    if (share <= out.largest) continue;
    out.largest = share;
    out.parameter = static_cast<int>(i);
  }
  return out;
}

// One line for the report.
std::string MotionBias::brief(const Estimate& e) const {
  if (parameter < 0) return "noise of the positions biases nothing";
  const std::string& name = e.parameters[static_cast<std::size_t>(parameter)];
  return "noise of the positions biases the estimate by up to " + significant(largest, 2) + " deviations (" + name +
         "): " + (matters() ? "corrected" : "left as it is");
}

// factor · (beta − bias) = target becomes a target that is moved by factor · bias.
void move_solution(Information& information, const Vector& bias) {
  for (JointInformation& joint : information.of_joint) {
    Vector own(static_cast<Index>(joint.columns.size()));
    for (std::size_t i = 0; i < joint.columns.size(); ++i) own[static_cast<Index>(i)] = bias[joint.columns[i]];
    joint.target -= joint.factor.triangularView<Eigen::Upper>() * own;
  }
}

}  // namespace armature
