// A motion as a table with its formula, and the files a design is kept in.
#include <stdexcept>

#include "armature/design.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature {
namespace {

/// Numbers with all their digits.
std::string listed_values(const Vector& values) {
  std::vector<std::string> parts;
  for (const double value : values) parts.push_back(exact(value));
  return "[" + join(parts, ", ") + "]";
}

// The formula of each kind of motion, one line each.
struct Formula {
  const std::vector<std::string>& joints;

  std::string operator()(const Hold& hold) const { return "# q(t) = " + listed_values(hold.q) + ", at rest\n"; }
  std::string operator()(const FourierSeries& s) const {
    // Position, velocity and acceleration, then the numbers of every joint.
    std::string out = "# Fourier series of " + std::to_string(s.harmonics()) +
                      " harmonics, w = 2 pi f, f = " + exact(s.frequency) + " Hz, period " + exact(s.period()) +
                      " s, " + exact(s.periods) + " period(s):\n" +
                      "# q(t) = q0 + sum_l a_l / (w l) sin(w l t) - b_l / (w l) cos(w l t),  l = 1, 2, ...\n"
                      "# v(t) = sum_l a_l cos(w l t) + b_l sin(w l t)\n"
                      "# acceleration(t) = sum_l -a_l w l sin(w l t) + b_l w l cos(w l t)\n";
    for (int j = 0; j < s.joints(); ++j)
      out += "# " + escape_line_comment(joints[static_cast<std::size_t>(j)]) + ": q0 = " + exact(s.offset[j]) +
             ", a = " + listed_values(s.sine.row(j)) + ", b = " + listed_values(s.cosine.row(j)) + "\n";
    return out;
  }
  std::string operator()(const SineSeries& s) const {
    std::string out = "# q(t) = q0 + sum_l A_l sin(r_l t + p_l)\n";
    for (int j = 0; j < s.joints(); ++j)
      out += "# " + escape_line_comment(joints[static_cast<std::size_t>(j)]) + ": q0 = " + exact(s.offset[j]) +
             ", A = " + listed_values(s.amplitude.row(j)) + ", r = " + listed_values(s.rate.row(j)) +
             ", p = " + listed_values(s.phase.row(j)) + "\n";
    return out;
  }
  // The polynomial of a move from rest to rest, or that of any ends, and the waypoints.
  std::string operator()(const QuinticPath& p) const {
    const std::string out =
        "# Between two waypoints, T apart: the polynomial of degree 5 with their q, v and acceleration";
    if (p.velocities.size() == 0 && p.accelerations.size() == 0)
      return out + "; at rest there:\n# q(t) = from + (to - from) (10 u^3 - 15 u^4 + 6 u^5),  u = t / T\n" +
             waypoints(p.waypoints, p.durations);
    // What is not given is rest.
    const Matrix rest = Matrix::Zero(p.waypoints.rows(), p.waypoints.cols());
    return out +
           ", from 0 to 1:\n"
           "# q(t) = q0 + v0 T u + a0 T^2 u^2 / 2 + D (10 u^3 - 15 u^4 + 6 u^5)\n"
           "#        + V (-4 u^3 + 7 u^4 - 3 u^5) + A (u^3 - 2 u^4 + u^5) / 2,  u = t / T\n"
           "# D = q1 - q0 - v0 T - a0 T^2 / 2,  V = (v1 - v0 - a0 T) T,  A = (a1 - a0) T^2\n" +
           waypoints(p.waypoints, p.durations) + rows("v", p.velocities.size() > 0 ? p.velocities : rest) +
           rows("acceleration", p.accelerations.size() > 0 ? p.accelerations : rest);
  }
  std::string operator()(const TrapezoidPath& p) const {
    return "# From waypoint to waypoint in T: constant acceleration for R, constant velocity, constant braking for R; "
           "R = " +
           listed_values(p.ramps) + " s\n" + waypoints(p.waypoints, p.durations);
  }
  std::string operator()(const SplinePath& p) const {
    return "# A clamped uniform B-spline of degree " + std::to_string(p.degree) + " over " + exact(p.seconds) +
           " s; control points:\n" + waypoints(p.control, {});
  }
  // Each part with its own time, counted from where it begins.
  std::string operator()(const Sequence& sequence) const {
    std::string out;
    double start = 0;
    for (const Trajectory& part : sequence.parts) {
      const double end = start + part.duration();
      out += "# From " + exact(start) + " s to " + exact(end) + " s, t counted from its beginning:\n" +
             std::visit(*this, part.kind());
      start = end;
    }
    return out;
  }

 private:
  /// One line per waypoint, and the durations between them.
  static std::string waypoints(const Matrix& points, const Vector& durations) {
    const std::string out = rows("waypoint", points);
    return durations.size() > 0 ? out + "# T = " + listed_values(durations) + " s\n" : out;
  }
  /// One line per row, numbered from 0.
  static std::string rows(const std::string& name, const Matrix& values) {
    std::string out;
    for (Eigen::Index k = 0; k < values.rows(); ++k)
      out += "# " + name + " " + std::to_string(k) + ": " + listed_values(values.row(k)) + "\n";
    return out;
  }
};

}  // namespace

std::string motion_csv(const Trajectory& trajectory, const std::vector<std::string>& joints, double rate_hz) {
  // A name for each joint, or the columns would be mislabelled.
  if (static_cast<int>(joints.size()) != trajectory.joints())
    throw std::invalid_argument("motion_csv: the motion has " + std::to_string(trajectory.joints()) + " joints, " +
                                std::to_string(joints.size()) + " names were given");
  // The formula as comments, so that a reader needs no other file to compute any instant.
  std::string out = "# Angles in rad, lengths in m, time in s. The motion between the rows follows the formula:\n" +
                    std::visit(Formula{joints}, trajectory.kind()) + "time_s";
  for (const char* prefix : {"q_", "v_", "a_"})
    for (const std::string& joint : joints) out += "," + csv_cell(prefix + joint);
  out += "\n";
  // The rows, without rounding.
  const SampledTrajectory s = trajectory.sample(rate_hz);
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    out += exact(s.time[k]);
    for (const Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a})
      for (Eigen::Index j = 0; j < m->cols(); ++j) out += "," + exact((*m)(k, j));
    out += "\n";
  }
  return out;
}

// Pages for people, the rest for programs; design.yaml is the motion that other verbs read.
std::vector<std::pair<std::string, std::string>> design_files(const Design& design, const Robot& robot) {
  return {{"design.html", design_page(design, robot)},
          {"certificate.json", design.certificate.to_json()},
          {"robot.yaml", write_robot_yaml(robot)},
          {"design.json", design_json(design, robot)},
          {"motion.csv", motion_csv(design.trajectory(), robot.joint_names())},
          {"design.yaml", write_trajectory_yaml(make_design_file(design, robot))}};
}

}  // namespace armature
