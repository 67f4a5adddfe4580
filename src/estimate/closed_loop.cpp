#include "estimate/closed_loop.hpp"

#include <algorithm>
#include <cmath>

#include "dynamics/implicit_step.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Spring and damper of the loop, critically damped for the inertia that each joint has in the first pose.
Pull make_pull(const TorqueModel& model, const Vector& pi, const Vector& q, double bandwidth_hz) {
  // k = w² I and d = 2 w I: a double pole at w. The floor keeps the spring positive where a fit's inertia is not.
  const double w = 2 * M_PI * bandwidth_hz;
  const Vector inertia = mass_matrix(model, pi, q).diagonal().cwiseMax(1e-6);
  return {w * w * inertia, 2 * w * inertia, {}, {}};
}

}  // namespace

Result<Motion> simulate_loop(const TorqueModel& model, const Vector& pi, const Samples& samples,
                             const LoopOptions& options) {
  // An implicit step stays stable where dry friction and the loop are stiff.
  const ImplicitStep arm(model, pi, options.friction_velocity);
  Motion out(samples.size(), model.joints());
  out.temperature = samples.motion.temperature;
  const auto failed = [&](Index k) {
    return Error{ErrorCode::Numerical,
                 "the simulated arm runs away at " + std::to_string(samples.time[k]) +
                     " s: the parameters of this fit "
                     "have no positive mass matrix there",
                 "closed loop", "Use --estimator least-squares, or record a motion that shows all inertias."};
  };
  // Every stretch begins in the recorded state.
  for (std::size_t p = 0; p < samples.starts.size(); ++p) {
    const Index first = samples.starts[p];
    const Index end = p + 1 < samples.starts.size() ? samples.starts[p + 1] : samples.size();
    ArmState state{samples.motion.position(first), samples.motion.velocity(first), samples.motion.acceleration(first)};
    Pull pull = make_pull(model, pi, state.q, options.bandwidth_hz);
    // The state is kept at each sample; between samples the arm moves in steps of at most options.step.
    for (Index k = first; k < end; ++k) {
      out.q.row(k) = state.q, out.v.row(k) = state.v, out.a.row(k) = state.a;
      if (k + 1 == end) break;
      const double dt = samples.time[k + 1] - samples.time[k];
      const auto steps = std::max<Index>(1, static_cast<Index>(std::ceil(dt / options.step)));
      // The reference runs straight from one recorded sample to the next.
      for (Index i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(steps);
        pull.q = (1 - share) * samples.motion.q.row(k) + share * samples.motion.q.row(k + 1);
        pull.v = (1 - share) * samples.motion.v.row(k) + share * samples.motion.v.row(k + 1);
        const Vector gravity = gravity_torque(model, pi, state.q.transpose()).transpose();
        if (!arm.advance(state, gravity, pull, dt / static_cast<double>(steps))) return failed(k);
      }
      // A position of a million radians: the step succeeds but the arm does not follow any more.
      constexpr double kLost = 1e6;
      if (state.q.cwiseAbs().maxCoeff() > kLost) return failed(k);
    }
  }
  return out;
}

// motion(t + seconds), by straight lines between samples; beyond the ends of a stretch its end values hold.
Motion advanced(const Motion& motion, const Samples& samples, double seconds) {
  Motion out = motion;
  for (std::size_t p = 0; p < samples.starts.size(); ++p) {
    const Index first = samples.starts[p];
    const Index last = (p + 1 < samples.starts.size() ? samples.starts[p + 1] : samples.size()) - 1;
    Index at = first;
    for (Index k = first; k <= last; ++k) {
      // Find the sample at or before t; consecutive times are near each other, so the search goes on from the last one.
      const double t = std::clamp(samples.time[k] + seconds, samples.time[first], samples.time[last]);
      while (at + 1 < last && samples.time[at + 1] <= t) ++at;
      while (at > first && samples.time[at] > t) --at;
      const Index next = std::min(at + 1, last);
      // Interpolate position, velocity and acceleration alike.
      const double dt = samples.time[next] - samples.time[at], x = dt > 0 ? (t - samples.time[at]) / dt : 0;
      out.q.row(k) = (1 - x) * motion.q.row(at) + x * motion.q.row(next);
      out.v.row(k) = (1 - x) * motion.v.row(at) + x * motion.v.row(next);
      out.a.row(k) = (1 - x) * motion.a.row(at) + x * motion.a.row(next);
    }
  }
  return out;
}

}  // namespace armature
