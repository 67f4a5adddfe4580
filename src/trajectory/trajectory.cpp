#include "armature/trajectory.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {

const char* to_string(Quantity quantity) {
  switch (quantity) {
    case Quantity::Position: return "position";
    case Quantity::Velocity: return "velocity";
    case Quantity::Acceleration: return "acceleration";
    case Quantity::Jerk: return "jerk";
  }
  return "?";
}

// A rest of zero seconds is allowed.
std::optional<Error> Hold::problem() const {
  const auto bad = [](std::string message) { return Error{ErrorCode::Meaning, std::move(message), "hold", ""}; };
  if (q.size() == 0) return bad("no joints");
  if (!q.allFinite()) return bad("a position is not finite");
  if (!(seconds >= 0) || !std::isfinite(seconds)) return bad("duration " + exact(seconds) + " s is not ≥ 0");
  return std::nullopt;
}

// A rest is a polynomial of degree 0 per joint.
CompiledTrajectory compile(const Hold& hold) {
  CompiledTrajectory compiled;
  compiled.duration = hold.seconds;
  for (const double q : hold.q) compiled.joints.push_back({Piece(0, hold.seconds, {{q}, {}})});
  return compiled;
}

// A motion with a problem is refused here, so that whatever is compiled is usable.
Trajectory::Trajectory(std::shared_ptr<const TrajectoryKind> kind) : kind_(std::move(kind)) {
  // The problem is asked for first: compiling may assume sizes that agree.
  const auto problem = std::visit([](const auto& k) { return k.problem(); }, *kind_);
  if (problem) throw std::invalid_argument(problem->text());
  compiled_ = std::make_shared<const CompiledTrajectory>(std::visit([](const auto& k) { return compile(k); }, *kind_));
}

// The same check without an exception, for motions that come from a file or a user.
Result<Trajectory> Trajectory::make(TrajectoryKind kind) {
  if (auto problem = std::visit([](const auto& k) { return k.problem(); }, kind)) return *problem;
  return Trajectory(std::move(kind));
}

int Trajectory::joints() const { return static_cast<int>(compiled_->joints.size()); }

double Trajectory::duration() const { return compiled_->duration; }

// Only Fourier series are periodic by construction; a sum of sines with free rates need not be.
std::optional<double> Trajectory::period() const {
  const FourierSeries* series = fourier();
  return series ? std::optional(series->period()) : std::nullopt;
}

// Derivatives are formulas of their own, so a velocity is never a difference of positions.
double Trajectory::evaluate(Quantity quantity, int joint, double t) const {
  const double inside = std::clamp(t, 0.0, compiled_->duration);
  const Piece& piece = compiled_->at(joint, inside);
  return piece.derivatives[static_cast<std::size_t>(quantity)].value(inside - piece.start);
}

// The piece is found once per joint for all four quantities.
TrajectoryPoint Trajectory::evaluate(double t) const {
  const int n = joints();
  const double inside = std::clamp(t, 0.0, compiled_->duration);
  TrajectoryPoint point{Vector(n), Vector(n), Vector(n), Vector(n)};
  for (int j = 0; j < n; ++j) {
    const Piece& piece = compiled_->at(j, inside);
    const double u = inside - piece.start;
    point.q[j] = piece.derivatives[0].value(u);
    point.v[j] = piece.derivatives[1].value(u);
    point.a[j] = piece.derivatives[2].value(u);
    point.jerk[j] = piece.derivatives[3].value(u);
  }
  return point;
}

// One row per instant; instants outside the motion give its nearer end.
SampledTrajectory Trajectory::sample_at(const Vector& times) const {
  const auto rows = times.size();
  SampledTrajectory out{0, times, Motion(rows, joints()), Matrix(rows, joints())};
  for (Eigen::Index k = 0; k < rows; ++k) {
    const TrajectoryPoint point = evaluate(times[k]);
    out.motion.q.row(k) = point.q.transpose();
    out.motion.v.row(k) = point.v.transpose();
    out.motion.a.row(k) = point.a.transpose();
    out.jerk.row(k) = point.jerk.transpose();
  }
  return out;
}

SampledTrajectory Trajectory::sample(double rate_hz, bool include_end) const {
  if (!(rate_hz > 0) || !std::isfinite(rate_hz)) {
    throw std::invalid_argument("Trajectory::sample: rate " + exact(rate_hz) + " Hz is not > 0");
  }
  // A last sample that misses the end by rounding only (1e-9 of a step) still counts as the end.
  const double steps = duration() * rate_hz;
  const double whole = std::floor(steps + 1e-9);
  const bool ends_on_sample = std::abs(steps - whole) <= 1e-9;
  // Without the end, repeated periods have no sample twice.
  const auto count = static_cast<Eigen::Index>(whole) + (ends_on_sample && !include_end ? 0 : 1);
  Vector times(count);
  // k / rate and not a running sum, so that rounding does not add up over a long motion.
  for (Eigen::Index k = 0; k < count; ++k) times[k] = static_cast<double>(k) / rate_hz;
  SampledTrajectory out = sample_at(times);
  out.rate = rate_hz;
  return out;
}

}  // namespace armature
