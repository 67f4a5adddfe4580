#include <stdexcept>

#include "armature/trajectory_file.hpp"

namespace armature {
namespace {

/// Joints by rows, by columns, or nested.
struct Reorder {
  const std::vector<int>& order;

  // One number per joint.
  Vector pick(const Vector& v) const {
    Vector out(static_cast<Eigen::Index>(order.size()));
    for (std::size_t j = 0; j < order.size(); ++j) out[static_cast<Eigen::Index>(j)] = v[order[j]];
    return out;
  }
  // One row per joint.
  Matrix pick_rows(const Matrix& m) const {
    Matrix out(static_cast<Eigen::Index>(order.size()), m.cols());
    for (std::size_t j = 0; j < order.size(); ++j) out.row(static_cast<Eigen::Index>(j)) = m.row(order[j]);
    return out;
  }
  // One column per joint; matrices that were left out stay empty.
  Matrix pick_columns(const Matrix& m) const { return m.size() ? Matrix(pick_rows(m.transpose()).transpose()) : m; }

  // Each kind: what belongs to a joint is reordered; times and degrees are common to all.
  TrajectoryKind operator()(const Hold& k) const { return Hold{pick(k.q), k.seconds}; }
  TrajectoryKind operator()(const FourierSeries& k) const {
    return FourierSeries{k.frequency, pick(k.offset), pick_rows(k.sine), pick_rows(k.cosine), k.periods};
  }
  TrajectoryKind operator()(const SineSeries& k) const {
    return SineSeries{pick(k.offset), pick_rows(k.amplitude), pick_rows(k.rate), pick_rows(k.phase), k.seconds};
  }
  TrajectoryKind operator()(const QuinticPath& k) const {
    return QuinticPath{pick_columns(k.waypoints), k.durations, pick_columns(k.velocities),
                       pick_columns(k.accelerations)};
  }
  TrajectoryKind operator()(const TrapezoidPath& k) const {
    return TrapezoidPath{pick_columns(k.waypoints), k.durations, k.ramps};
  }
  TrajectoryKind operator()(const SplinePath& k) const {
    return SplinePath{pick_columns(k.control), k.seconds, k.degree};
  }
  TrajectoryKind operator()(const Sequence& k) const {
    Sequence out;
    for (const Trajectory& part : k.parts) out.parts.push_back(reordered(part, order));
    return out;
  }
};

}  // namespace

Trajectory reordered(const Trajectory& trajectory, const std::vector<int>& order) {
  // Every entry must be a joint of this motion.
  for (const int j : order) {
    if (j < 0 || j >= trajectory.joints()) throw std::invalid_argument("reordered: joint out of range");
  }
  return Trajectory(std::visit(Reorder{order}, trajectory.kind()));
}

}  // namespace armature
