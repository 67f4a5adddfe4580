#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {
namespace {

constexpr double kPositionGap = 1e-9;  // [rad or m]: rounding of the parts' formulas, far below any encoder

/// The same path run `speed` times as fast, kind by kind.
struct Scale {
  double speed;

  TrajectoryKind operator()(Hold kind) const {
    kind.seconds /= speed;
    return kind;
  }
  TrajectoryKind operator()(FourierSeries kind) const {
    // The coefficients are those of the velocity, so they grow with the speed; the position's amplitudes stay.
    kind.frequency *= speed;
    kind.sine *= speed;
    kind.cosine *= speed;
    return kind;
  }
  TrajectoryKind operator()(SineSeries kind) const {
    kind.seconds /= speed;
    kind.rate *= speed;
    return kind;
  }
  TrajectoryKind operator()(QuinticPath kind) const {
    // Times over speed, velocities times speed, accelerations times speed².
    kind.durations /= speed;
    kind.velocities *= speed;
    kind.accelerations *= speed * speed;
    return kind;
  }
  TrajectoryKind operator()(TrapezoidPath kind) const {
    kind.durations /= speed;
    kind.ramps /= speed;
    return kind;
  }
  // A spline's shape depends on time over duration only: its control points stay.
  TrajectoryKind operator()(SplinePath kind) const {
    kind.seconds /= speed;
    return kind;
  }
  TrajectoryKind operator()(Sequence kind) const {
    // Every part at the same factor, so that the parts still fit.
    for (Trajectory& part : kind.parts) part = part.scaled(speed);
    return kind;
  }
};

}  // namespace

int Sequence::joints() const { return parts.empty() ? 0 : parts.front().joints(); }

std::optional<Error> Sequence::problem() const {
  const auto bad = [](std::string message) { return Error{ErrorCode::Meaning, std::move(message), "sequence", ""}; };
  if (parts.empty()) return bad("no parts");
  // Parts must move the same joints and meet in position. Velocities may jump; the extrema notice that.
  for (std::size_t k = 1; k < parts.size(); ++k) {
    if (parts[k].joints() != joints()) {
      return bad("part " + std::to_string(k + 1) + " moves " + std::to_string(parts[k].joints()) +
                 " joints, the first part " + std::to_string(joints()));
    }
    // The widest gap of any joint, so that the message names the worst one.
    const Vector gap = parts[k].evaluate(0).q - parts[k - 1].evaluate(parts[k - 1].duration()).q;
    Eigen::Index joint = 0;
    const double widest = gap.cwiseAbs().maxCoeff(&joint);
    if (widest > kPositionGap) {
      return bad("part " + std::to_string(k + 1) + " starts " + significant(widest, 3) + " away from where part " +
                 std::to_string(k) + " ends, in joint " + std::to_string(joint + 1));
    }
  }
  return std::nullopt;
}

bool Sequence::operator==(const Sequence& other) const { return parts == other.parts; }

CompiledTrajectory compile(const Sequence& sequence) {
  CompiledTrajectory compiled;
  compiled.joints.resize(static_cast<std::size_t>(sequence.joints()));
  // Each part begins where the duration so far ends.
  for (const Trajectory& part : sequence.parts) {
    for (std::size_t j = 0; j < compiled.joints.size(); ++j) {
      // The parts' own pieces, moved to where the part begins. Their periods stay valid inside a piece.
      for (Piece piece : part.compiled().joints[j]) {
        piece.start += compiled.duration;
        piece.end += compiled.duration;
        compiled.joints[j].push_back(std::move(piece));
      }
    }
    compiled.duration += part.duration();
  }
  return compiled;
}

// Formulas are scaled, not samples: the new motion is as exact as the old one.
Trajectory Trajectory::scaled(double speed) const {
  if (!(speed > 0) || !std::isfinite(speed)) {
    throw std::invalid_argument("Trajectory::scaled: speed " + exact(speed) + " is not > 0");
  }
  return Trajectory(std::visit(Scale{speed}, *kind_));
}

Result<Trajectory> path_through(const Vector& time, const Motion& motion) {
  // Velocities and accelerations are checked by QuinticPath::problem().
  if (time.size() < 2 || time.size() != motion.samples()) {
    return Error{ErrorCode::Meaning,
                 "a path needs 2 samples or more and one instant per sample, got " + std::to_string(time.size()) +
                     " instants and " + std::to_string(motion.samples()) + " samples",
                 "path", ""};
  }
  // Samples become the waypoints of quintics, with their velocities and accelerations.
  const Vector steps = time.tail(time.size() - 1) - time.head(time.size() - 1);
  return Trajectory::make(QuinticPath{motion.q, steps, motion.v, motion.a});
}

}  // namespace armature
