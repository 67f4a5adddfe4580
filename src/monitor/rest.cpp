#include "monitor/rest.hpp"

#include <algorithm>
#include <cmath>

#include "armature/robot.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// One joint since the arm came to rest.
struct Standing {
  double mean = 0, square = 0;  // of the residual, and of its distance from the mean
  double inside_at = 0;         // the last time at which the change was within its threshold

  // A new rest: the mean starts at the first residual, with no deviation known.
  void begin(double residual, double time) { mean = residual, square = 0, inside_at = time; }

  // See the header: never more than the noise in motion, never less than a share of it.
  [[nodiscard]] double threshold(double noise, double friction, const RestOptions& o) const {
    const double deviation = std::min(noise, std::max(o.margin * std::sqrt(square), o.least * noise));
    return o.quantile * deviation + o.settling * friction;
  }

  // Exponential means whose memory grows with the time at rest, so that the first samples count equally.
  void follow(double residual, double dt, double stood, bool outside, double least, const RestOptions& o) {
    const double change = residual - mean;
    const auto share = [&](double memory) { return std::min(1.0, dt / std::max(dt, std::min(stood, memory))); };
    if (dt <= 0) return;
    mean += share(outside ? o.memory_outside_s : o.memory_s) * change;
    // A contact that begins grows through the noise: beyond three deviations it is not taken for more noise.
    constexpr double kThreeDeviations = 9;  // squared
    const double most = stood < o.settle_s ? kInfinity : kThreeDeviations * std::max(square, least * least);
    if (!outside) square += share(o.deviation_memory_s) * (std::min(change * change, most) - square);
  }
};

}  // namespace

// One pass over the recording; a threshold is infinite, and so never crossed, where the arm is not at rest.
RestWatch watch_rest(const Samples& samples, const Matrix& residual, const Vector& noise, const Vector& friction,
                     const RestOptions& options) {
  const Index n = residual.cols();
  RestWatch out{Matrix::Zero(residual.rows(), n), Matrix::Constant(residual.rows(), n, kInfinity)};
  std::vector<Standing> joints(static_cast<std::size_t>(n));
  double since = 0;
  bool stands = false;
  std::size_t piece = 0;
  for (Index k = 0; k < residual.rows(); ++k) {
    // Rest is not continued over a gap between two pieces.
    const bool first = piece < samples.starts.size() && samples.starts[piece] == k;
    if (first) ++piece, stands = false;
    const double now = samples.time[k], dt = k > 0 && !first ? now - samples.time[k - 1] : 0;
    const bool still = samples.motion.v.row(k).cwiseAbs().maxCoeff() < options.still;
    // The arm has just come to rest: every joint's mean and deviation start again.
    if (still && !stands) {
      since = now;
      for (Index j = 0; j < n; ++j) joints[static_cast<std::size_t>(j)].begin(residual(k, j), now);
    }
    stands = still;
    if (!stands) continue;
    const double stood = now - since;
    // A change counts only once the arm has settled, and in full only once it has lasted for confirm_s.
    for (Index j = 0; j < n; ++j) {
      Standing& joint = joints[static_cast<std::size_t>(j)];
      const double change = residual(k, j) - joint.mean, most = joint.threshold(noise[j], friction[j], options);
      const bool settled = stood >= options.settle_s, outside = settled && std::abs(change) > most;
      // The last time inside the threshold: a contact is what has been outside since for long enough.
      if (!outside) joint.inside_at = now;
      if (settled) {
        const bool confirmed = now - joint.inside_at >= options.confirm_s;
        out.threshold(k, j) = most;
        out.change(k, j) = confirmed ? change : std::clamp(change, -most, most);
      }
      joint.follow(residual(k, j), dt, stood, outside, options.least * noise[j], options);
    }
  }
  return out;
}

}  // namespace armature
