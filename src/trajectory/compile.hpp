// From a kind of motion to its pieces, and what the kinds share.
#pragma once

#include <string>

#include "armature/trajectory.hpp"
#include "trajectory/pieces.hpp"

namespace armature {

/// One overload per kind; the kind's problem() must be empty.
[[nodiscard]] CompiledTrajectory compile(const Hold& hold);
[[nodiscard]] CompiledTrajectory compile(const FourierSeries& series);
[[nodiscard]] CompiledTrajectory compile(const SineSeries& series);
[[nodiscard]] CompiledTrajectory compile(const QuinticPath& path);
[[nodiscard]] CompiledTrajectory compile(const TrapezoidPath& path);
[[nodiscard]] CompiledTrajectory compile(const SplinePath& path);
[[nodiscard]] CompiledTrajectory compile(const Sequence& sequence);

/// Same size and same numbers.
[[nodiscard]] inline bool same(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}
/// "3 × 2"
[[nodiscard]] inline std::string size_text(const Matrix& m) {
  return std::to_string(m.rows()) + " × " + std::to_string(m.cols());
}
/// Nothing if durations are finite and > 0 and waypoints are finite, one row more than durations.
[[nodiscard]] std::optional<Error> waypoint_problem(const Matrix& waypoints, const Vector& durations,
                                                    const std::string& kind);

}  // namespace armature
