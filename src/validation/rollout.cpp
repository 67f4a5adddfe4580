#include "armature/rollout.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "armature/text.hpp"
#include "dynamics/implicit_step.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// [s] after the start, at which deviations are reported; those beyond the horizon are left out.
constexpr double kTimes_s[] = {0.1, 0.2, 0.5, 1, 2, 5};

/// The upper middle value; 0 for none.
double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// The last row of the stretch that a row is in.
Index stretch_end(const Samples& s, Index row) {
  const auto next = std::upper_bound(s.starts.begin(), s.starts.end(), row);
  return (next == s.starts.end() ? s.size() : *next) - 1;
}

// One step and two half steps; what they differ by is the error of first order and is taken off (Richardson).
template <class Torque>
bool advance_twice(const ImplicitStep& arm, ArmState& state, const Torque& torque, double at, double part, double h) {
  // The torque in the middle of each step. `part` is the step as a share of the time between two samples.
  ArmState whole = state, halves = state;
  if (!arm.advance(whole, torque(at + part / 2), {}, h)) return false;
  if (!arm.advance(halves, torque(at + part / 4), {}, h / 2)) return false;
  if (!arm.advance(halves, torque(at + 3 * part / 4), {}, h / 2)) return false;
  // Twice the finer result minus the coarser one: the error of order h cancels.
  state.q = 2 * halves.q - whole.q, state.v = 2 * halves.v - whole.v, state.a = halves.a;
  return true;
}

// Squares of the deviations at the times of interest, over runs and joints.
struct Spread {
  double square = 0, count = 0;
};

class Runs {
 public:
  Runs(const NamedSamples& motion, const RolloutOptions& options, Rollout& out)
      : s_(motion.samples),
        options_(options),
        out_(out),
        spread_(out.times_s.size()),
        first_(static_cast<std::size_t>(motion.samples.motion.joints()), 0) {}

  /// Compares one run with the recording: `q` are the rows the engine gave, of `wanted`.
  void add(Index first, const Matrix& q, Index wanted) {
    const double begin = s_.time[first];
    // When the first joint is too far away, for both distances, and which joint that is.
    double near = kInfinity, far = kInfinity;
    Index joint = -1;
    std::size_t next = 0;
    for (Index k = 0; k < wanted; ++k) {
      const double t = s_.time[first + k] - begin;
      // Rows that are missing are an arm that ran away.
      Vector apart = Vector::Constant(s_.motion.joints(), kInfinity);
      if (k < q.rows()) apart = (q.row(k) - s_.motion.q.row(first + k)).cwiseAbs().transpose();
      Index worst = 0;
      const double most = apart.maxCoeff(&worst);
      // The first crossing counts; an arm that comes back has left all the same.
      if (most > options_.near_rad && t < near) near = t, joint = worst;
      if (most > options_.far_rad && t < far) far = t;
      // Deviations at the times of interest; runs that are lost no longer count.
      while (next < spread_.size() && t >= out_.times_s[next] - 1e-9) {
        if (far > t)
          spread_[next].square += apart.squaredNorm(), spread_[next].count += static_cast<double>(apart.size());
        ++next;
      }
      if (far < t) break;
    }
    // A run that never leaves counts as the horizon.
    near_.push_back(std::min(near, options_.horizon_s)), far_.push_back(std::min(far, options_.horizon_s));
    if (joint >= 0) ++first_[static_cast<std::size_t>(joint)], ++left_;
  }

  /// Medians over the runs, RMS at the times of interest, and the joint that most runs lose first.
  void finish() {
    out_.runs = static_cast<int>(near_.size());
    out_.near_s = median(near_), out_.far_s = median(far_);
    for (const Spread& s : spread_) out_.rms_rad.push_back(s.count > 0 ? std::sqrt(s.square / s.count) : kInfinity);
    if (left_ == 0) return;
    const auto most = std::max_element(first_.begin(), first_.end());
    out_.leaves_first = s_.joints[static_cast<std::size_t>(most - first_.begin())];
    out_.first_share = static_cast<double>(*most) / left_;
  }

 private:
  const Samples& s_;
  const RolloutOptions& options_;
  Rollout& out_;
  std::vector<Spread> spread_;
  std::vector<double> near_, far_;
  std::vector<int> first_;
  int left_ = 0;
};

}  // namespace

Driver our_driver(const Predictor& predictor, const RolloutOptions& options) {
  // The integrator is shared by all runs; each run keeps its state.
  const auto arm =
      std::make_shared<const ImplicitStep>(predictor.torque_model(), predictor.parameters(), options.friction_velocity);
  return [arm, longest = options.step](const Samples& s, Index first, Index count) {
    Matrix q(count, s.motion.joints());
    // From the recording's state, including its acceleration.
    ArmState state{s.motion.position(first), s.motion.velocity(first), s.motion.acceleration(first)};
    for (Index k = 0; k < count; ++k) {
      q.row(k) = state.q;
      if (k + 1 == count) break;
      // Equal steps between two samples, none longer than the option allows.
      const double dt = s.time[first + k + 1] - s.time[first + k];
      const auto steps = std::max<Index>(1, static_cast<Index>(std::ceil(dt / longest)));
      // Between two samples the measured torque is a straight line.
      const auto torque = [&](double share) {
        return Vector(((1 - share) * s.tau.row(first + k) + share * s.tau.row(first + k + 1)).transpose());
      };
      const double h = dt / static_cast<double>(steps), part = 1 / static_cast<double>(steps);
      for (Index i = 0; i < steps; ++i) {
        // The arm ran away: the rows so far are returned.
        if (!advance_twice(*arm, state, torque, static_cast<double>(i) * part, part, h))
          return Matrix(q.topRows(k + 1));
      }
    }
    return q;
  };
}

Rollout roll_out(const NamedSamples& motion, const std::string& engine, const Driver& driver,
                 const RolloutOptions& options) {
  const Samples& s = motion.samples;
  Rollout out;
  out.motion = motion.name, out.engine = engine, out.horizon_s = options.horizon_s;
  // Times beyond the horizon cannot be reported.
  for (const double t : kTimes_s) {
    if (t <= options.horizon_s) out.times_s.push_back(t);
  }
  Runs runs(motion, options, out);
  for (int r = 0; r < options.runs; ++r) {
    // Starts are spread evenly over the samples. A run must not cross a gap in the recording.
    const Index first = s.size() * r / options.runs;
    const Index last = stretch_end(s, first);
    Index end = first;
    while (end < last && s.time[end] - s.time[first] < options.horizon_s) ++end;
    // Runs that the recording cuts short would count as runs that stayed.
    constexpr double kRounding = 1e-6;  // of the stamps
    if (s.time[end] - s.time[first] < options.horizon_s * (1 - kRounding)) continue;
    const Index count = end - first + 1;
    runs.add(first, driver(s, first, count), count);
  }
  runs.finish();
  return out;
}

std::string Rollout::words(const RolloutOptions& options) const {
  if (runs == 0)
    return motion + ", " + engine + ": the recording is shorter than " + significant(options.horizon_s, 3) + " s";
  // A median at the horizon is a lower bound only.
  const auto time = [&](double t) {
    return t >= horizon_s ? "longer than " + significant(horizon_s, 3) + " s" : significant(t, 2) + " s";
  };
  std::vector<std::string> apart;
  for (std::size_t i = 0; i < times_s.size(); ++i)
    apart.push_back((std::isfinite(rms_rad[i]) ? significant(rms_rad[i], 2) + " rad" : "none left") + " after " +
                    significant(times_s[i], 2) + " s");
  std::string text = motion + ", " + engine + ", " + std::to_string(runs) + " runs: within " +
                     significant(options.near_rad, 2) + " rad for " + time(near_s) + ", within " +
                     significant(options.far_rad, 2) + " rad for " + time(far_s) + " (medians); RMS of runs not lost " +
                     join(apart, ", ");
  if (!leaves_first.empty())
    text += "; " + leaves_first + " leaves first in " + fixed(100 * first_share, 0) + " % of the runs that leave";
  return text;
}

}  // namespace armature
