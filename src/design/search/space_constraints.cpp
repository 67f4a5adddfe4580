// Collisions, frames and tool speed for the optimiser. Written apart from the certificate's own distances on purpose.
#include <algorithm>
#include <cmath>

#include "design/certificate/arm_kinematics.hpp"
#include "design/search/path_constraints.hpp"

namespace armature::design {
namespace {

// Lengths are divided by this, so that slacks are of order one [m].
constexpr double kReach = 0.3;

struct Nearest {
  double distance = kInfinity;  // of the surfaces
  Vector3 first, second;        // nearest points of the axes
  Vector3 normal;               // from second to first
  int first_body = -1, second_body = -1;
};

// Nearest points of two segments: the smooth part by clamped coordinate descent, exact after at most a few passes
// because the distance is convex and piecewise quadratic in (s, t).
Nearest between(const Vector3& a0, const Vector3& a1, double ra, const Vector3& b0, const Vector3& b1, double rb) {
  // Points a0 + s u and b0 + t w with s and t in [0, 1].
  const Vector3 u = a1 - a0, w = b1 - b0;
  const double uu = u.squaredNorm(), ww = w.squaredNorm();
  Nearest best;
  // The minimum lies at the unclamped pair or on an edge of the unit square: try all five.
  const auto consider = [&](double s, double t) {
    const Vector3 p = a0 + s * u, q = b0 + t * w;
    const double d = (p - q).norm() - ra - rb;
    if (d < best.distance) best = {d, p, q, (p - q).normalized(), -1, -1};
  };
  const auto clamp = [](double x) { return std::clamp(x, 0.0, 1.0); };
  // The nearest parameter to a point; a segment of no length is a point.
  const auto on_b = [&](const Vector3& p) { return ww > 0 ? clamp(w.dot(p - b0) / ww) : 0.0; };
  const auto on_a = [&](const Vector3& p) { return uu > 0 ? clamp(u.dot(p - a0) / uu) : 0.0; };
  consider(0, on_b(a0));
  consider(1, on_b(a1));
  consider(on_a(b0), 0);
  consider(on_a(b1), 1);
  // The unclamped pair, unless the segments are parallel: then an edge holds a minimum as well.
  const double uw = u.dot(w), determinant = uu * ww - uw * uw;
  if (determinant > 1e-12 * uu * ww) {
    const Vector3 r = a0 - b0;
    const double s = (uw * w.dot(r) - ww * u.dot(r)) / determinant;
    const double t = (uu * w.dot(r) - uw * u.dot(r)) / determinant;
    if (s >= 0 && s <= 1 && t >= 0 && t <= 1) consider(s, t);
  }
  return best;
}

// Segment against box: the derivative of the squared distance along the segment never falls, so bisection finds its
// zero to the last bit. Inside the box the distance is flat and has no direction.
Nearest between(const Vector3& a0, const Vector3& a1, double ra, const Box& box) {
  // In the box's frame the nearest point is the point clamped to the half edges.
  const Pose box_from_world = box.world_from_box.inverse();
  const Vector3 p0 = box_from_world * a0, u = box_from_world * a1 - p0;
  const auto inside = [&](double s) -> Vector3 { return (p0 + s * u).cwiseMax(-box.half).cwiseMin(box.half); };
  const auto slope = [&](double s) { return u.dot(p0 + s * u - inside(s)); };
  double low = 0, high = 1;
  // The nearest point can be an end of the segment.
  if (slope(0) >= 0) high = 0;
  if (slope(1) <= 0) low = 1;
  for (int pass = 0; pass < 60 && low < high; ++pass) {
    const double middle = 0.5 * (low + high);
    (slope(middle) < 0 ? low : high) = middle;
  }
  const double s = slope(0) >= 0 ? 0 : (slope(1) <= 0 ? 1 : 0.5 * (low + high));
  // Back to the world.
  const Vector3 p = box.world_from_box * (p0 + s * u), q = box.world_from_box * inside(s);
  const double d = (p - q).norm();
  return {d - ra, p, q, d > 1e-9 ? Vector3((p - q) / d) : Vector3(Vector3::Zero()), -1, -1};
}

/// One row per watched pair: how much more than its clearance and margin it has.
class CollisionFunction : public PathFunction {
 public:
  CollisionFunction(const TorqueModel& model, const CertificateSpec& spec, double margin)
      : model_(model),
        watched_(model, spec.obstacles, spec.home.size() > 0 ? spec.home : model.robot().home_position(),
                 spec.clearance, spec.self_collision),
        keep_(spec.clearance + margin) {
    // Where the home pose itself is closer than the margin, half of what it has must do.
    ArmKinematics arm(model);
    const Vector home = spec.home.size() > 0 ? spec.home : model.robot().home_position();
    arm.place(home);
    for (std::size_t i = 0; i < watched_.pairs().size(); ++i) {
      const double now = nearest(arm, watched_.pairs()[i]).distance, least = watched_.clearances()[i];
      room_.push_back(std::min(keep_, least + 0.5 * (now - least)));
    }
  }
  [[nodiscard]] int rows() const override { return static_cast<int>(watched_.pairs().size()); }
  [[nodiscard]] std::string describe(int row) const override {
    return "distance of " + watched_.name(watched_.pairs()[static_cast<std::size_t>(row)]);
  }

  // Distances depend on positions only; velocities and accelerations have empty derivatives.
  [[nodiscard]] PathRows evaluate(const Motion& motion, bool with_gradient) const override {
    PathRows out;
    out.values.resize(motion.samples(), rows());
    out.d_v.resize(static_cast<std::size_t>(rows()));
    out.d_a.resize(static_cast<std::size_t>(rows()));
    out.d_q.resize(static_cast<std::size_t>(rows()));
    if (with_gradient)
      for (Matrix& slope : out.d_q) slope = Matrix::Zero(motion.samples(), motion.joints());
    ArmKinematics arm(model_);
    for (Eigen::Index k = 0; k < motion.samples(); ++k) {
      arm.place(motion.position(k));
      for (std::size_t r = 0; r < watched_.pairs().size(); ++r) {
        const Nearest at = nearest(arm, watched_.pairs()[r]);
        out.values(k, static_cast<Eigen::Index>(r)) = (at.distance - room_[r]) / kReach;
        if (!with_gradient) continue;
        // A distance changes with the motion of both nearest points along the normal between them.
        Vector slope = Vector::Zero(motion.joints());
        arm.add_gradient(at.first_body, at.first, at.normal, 1 / kReach, slope);
        arm.add_gradient(at.second_body, at.second, at.normal, -1 / kReach, slope);
        out.d_q[r].row(k) = slope.transpose();
      }
    }
    return out;
  }

 private:
  [[nodiscard]] const std::vector<Capsule>& capsules(int body) const { return watched_.capsules(body); }

  /// The nearest pair of capsules of two bodies, or of a body and an obstacle.
  [[nodiscard]] Nearest nearest(const ArmKinematics& arm, const CollisionPair& pair) const {
    Nearest best;
    const auto keep = [&](Nearest found, int second) {
      if (found.distance >= best.distance) return;
      best = found;
      best.first_body = pair.first;
      best.second_body = second;
    };
    for (const Capsule& a : capsules(pair.first)) {
      const Vector3 a0 = arm.point(pair.first, a.from), a1 = arm.point(pair.first, a.to);
      if (pair.obstacle >= 0) {
        keep(against(watched_.obstacles()[static_cast<std::size_t>(pair.obstacle)], a0, a1, a.radius), -1);
        continue;
      }
      for (const Capsule& b : capsules(pair.second))
        keep(between(a0, a1, a.radius, arm.point(pair.second, b.from), arm.point(pair.second, b.to), b.radius),
             pair.second);
    }
    return best;
  }

  /// A capsule against an obstacle in the world. A half-space is nearest to the lower end.
  static Nearest against(const Obstacle& obstacle, const Vector3& a0, const Vector3& a1, double radius) {
    if (const auto* capsule = std::get_if<Capsule>(&obstacle.shape))
      return between(a0, a1, radius, capsule->from, capsule->to, capsule->radius);
    if (const auto* box = std::get_if<Box>(&obstacle.shape)) return between(a0, a1, radius, *box);
    const auto& plane = std::get<HalfSpace>(obstacle.shape);
    // The end that is deeper along the normal decides.
    const double d0 = plane.normal.dot(a0), d1 = plane.normal.dot(a1);
    const Vector3& low = d0 < d1 ? a0 : a1;
    return {std::min(d0, d1) - plane.offset - radius, low, low, plane.normal, -1, -1};
  }

  TorqueModel model_;
  CollisionModel watched_;
  double keep_;
  std::vector<double> room_;
};

// The frame a limit is about: by name, else the tool frame, else the last body.
Frame frame_of(const Robot& robot, const std::string& name) {
  const std::string wanted = name.empty() ? robot.tool_frame : name;
  if (const auto found = robot.find_frame(wanted); found && !wanted.empty()) return *found;
  return {robot.bodies.back().name, static_cast<int>(robot.bodies.size()) - 1, {}};
}

/// One row per plane that a frame must not cross, and one for the tool's speed.
class SpaceFunction : public PathFunction {
 public:
  SpaceFunction(const TorqueModel& model, const CertificateSpec& spec, double margin)
      : model_(model), margin_(margin), speed_(spec.tool_speed), tool_(frame_of(model.robot(), spec.tool_frame)) {
    // A box is six planes, each with its row.
    for (const FrameLimit& limit : spec.frames) {
      const Frame frame = frame_of(model.robot(), limit.frame);
      const std::string name = frame.name + (limit.name.empty() ? "" : " in " + limit.name);
      if (const auto* plane = std::get_if<HalfSpace>(&limit.stay_in)) planes_.push_back({frame, *plane, name});
      if (const auto* box = std::get_if<Box>(&limit.stay_in)) add_box(frame, *box, name);
    }
  }
  [[nodiscard]] int rows() const override { return static_cast<int>(planes_.size()) + (std::isfinite(speed_) ? 1 : 0); }
  [[nodiscard]] std::string describe(int row) const override {
    const auto r = static_cast<std::size_t>(row);
    return r < planes_.size() ? planes_[r].name : "tool speed";
  }

  [[nodiscard]] PathRows evaluate(const Motion& motion, bool with_gradient) const override {
    PathRows out;
    // Frames depend on positions; the tool's speed on positions and velocities.
    const auto count = static_cast<std::size_t>(rows());
    out.values.resize(motion.samples(), rows());
    out.d_q.resize(count);
    out.d_v.resize(count);
    out.d_a.resize(count);
    if (with_gradient)
      for (Matrix& slope : out.d_q) slope = Matrix::Zero(motion.samples(), motion.joints());
    if (with_gradient && std::isfinite(speed_)) out.d_v.back() = Matrix::Zero(motion.samples(), motion.joints());
    ArmKinematics arm(model_);
    for (Eigen::Index k = 0; k < motion.samples(); ++k) {
      arm.place(motion.position(k));
      for (std::size_t r = 0; r < planes_.size(); ++r) add_plane(arm, k, r, with_gradient, out);
      if (std::isfinite(speed_)) add_speed(arm, motion, k, with_gradient, out);
    }
    return out;
  }

 private:
  struct Plane {
    Frame frame;
    HalfSpace side;
    std::string name;
  };
  /// The six half-spaces of a box, with normals pointing inwards.
  void add_box(const Frame& frame, const Box& box, const std::string& name) {
    for (int axis = 0; axis < 3; ++axis)
      for (const double sign : {1.0, -1.0}) {
        const Vector3 normal = -sign * box.world_from_box.rotation.col(axis);
        const double offset = normal.dot(box.world_from_box.translation) - box.half[axis];
        planes_.push_back({frame, {normal, offset}, name});
      }
  }
  /// Height of the frame's origin over the plane, less the margin, in units of the reach.
  void add_plane(const ArmKinematics& arm, Eigen::Index k, std::size_t r, bool with_gradient, PathRows& out) const {
    const Plane& plane = planes_[r];
    const Vector3 p = arm.point(plane.frame.body, plane.frame.body_from_frame.translation);
    out.values(k, static_cast<Eigen::Index>(r)) = (plane.side.normal.dot(p) - plane.side.offset - margin_) / kReach;
    if (!with_gradient) return;
    Vector slope = Vector::Zero(out.d_q[r].cols());
    arm.add_gradient(plane.frame.body, p, plane.side.normal, 1 / kReach, slope);
    out.d_q[r].row(k) = slope.transpose();
  }
  /// 1 − (speed / limit)²: smooth where the tool rests.
  void add_speed(const ArmKinematics& arm, const Motion& motion, Eigen::Index k, bool with_gradient,
                 PathRows& out) const {
    const Vector3 p = arm.point(tool_.body, tool_.body_from_frame.translation);
    const ArmKinematics::Speed speed = arm.speed(tool_.body, p, motion.velocity(k));
    // 2 % are left for what happens between samples.
    const double limit = 0.98 * speed_;
    out.values(k, rows() - 1) = 1 - speed.velocity.squaredNorm() / (limit * limit);
    if (!with_gradient) return;
    out.d_q.back().row(k) = -2 / (limit * limit) * speed.d_q.transpose();
    out.d_v.back().row(k) = -2 / (limit * limit) * speed.d_v.transpose();
  }

  TorqueModel model_;
  double margin_;
  double speed_;
  Frame tool_;
  std::vector<Plane> planes_;
};

}  // namespace

std::unique_ptr<PathFunction> make_collision_function(const TorqueModel& model, const CertificateSpec& spec,
                                                      double margin) {
  return std::make_unique<CollisionFunction>(model, spec, margin);
}

std::unique_ptr<PathFunction> make_space_function(const TorqueModel& model, const CertificateSpec& spec,
                                                  double margin) {
  return std::make_unique<SpaceFunction>(model, spec, margin);
}

}  // namespace armature::design
