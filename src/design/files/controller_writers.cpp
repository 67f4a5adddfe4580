#include "design/files/controller_writers.hpp"

#include <cmath>

#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature::controllers {
namespace {

/// Numbers with nine decimals: 1e-9 rad is below any encoder.
std::string cell(double value) { return fixed(value, 9); }

/// One row as a comma-separated list.
std::string numbers(const Matrix& m, Eigen::Index row) {
  std::vector<std::string> parts;
  for (Eigen::Index j = 0; j < m.cols(); ++j) parts.push_back(cell(m(row, j)));
  return join(parts, ", ");
}

/// A name in YAML: quoted, because a joint may be called "on" or "1".
std::string quoted(const std::string& name) {
  std::string out = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string quoted_names(const Robot& robot) {
  std::vector<std::string> names;
  for (const std::string& name : robot.joint_names()) names.push_back(quoted(name));
  return "[" + join(names, ", ") + "]";
}

/// The points of a JointTrajectory message, each line after `indent`.
std::string ros_points(const SampledTrajectory& s, const std::string& indent) {
  std::string out = indent + "points:\n";
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    // Seconds and nanoseconds of the same rounding, so that 0.9999999999 s does not become 0 s.
    const auto nanoseconds = static_cast<long long>(std::llround(s.time[k] * 1e9));
    out += indent + "  - positions: [" + numbers(s.motion.q, k) + "]\n" + indent + "    velocities: [" +
           numbers(s.motion.v, k) + "]\n" + indent + "    accelerations: [" + numbers(s.motion.a, k) + "]\n" + indent +
           "    time_from_start: {sec: " + std::to_string(nanoseconds / 1000000000) +
           ", nanosec: " + std::to_string(nanoseconds % 1000000000) + "}\n";
  }
  return out;
}

/// Degrees for turning joints, millimetres for sliding ones.
std::vector<double> kuka_units(const Robot& robot) {
  std::vector<double> scale;
  for (const int body : robot.coordinates()) {
    const bool slides = robot.bodies[static_cast<std::size_t>(body)].joint.type == JointType::Prismatic;
    scale.push_back(slides ? 1000 : 180 / M_PI);
  }
  return scale;
}

/// To nine decimals, as the files carry them, so that what is certified is what is written.
double rounded(double value) { return std::round(value * 1e9) / 1e9; }

// time, q, v, a: one line per sample.
std::string csv_rows(const SampledTrajectory& s) {
  std::string out;
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    out += cell(s.time[k]);
    for (const Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a}) {
      for (Eigen::Index j = 0; j < m->cols(); ++j) out += "," + cell((*m)(k, j));
    }
    out += "\n";
  }
  return out;
}

}  // namespace

SampledTrajectory sample_whole(const Trajectory& program, double rate) {
  SampledTrajectory s = program.sample(rate);
  // A last step shorter than the others, where the end is no multiple of the step.
  if (program.duration() - s.time[s.time.size() - 1] >= 1e-9) {
    Vector times(s.time.size() + 1);
    times << s.time, program.duration();
    s = program.sample_at(times);
    s.rate = rate;
  }
  // Rounded before the certificate sees them.
  for (Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a}) *m = m->unaryExpr(&rounded);
  s.time = s.time.unaryExpr(&rounded);
  return s;
}

std::string write_csv(const Robot& robot, const SampledTrajectory& s) {
  // Positions of all joints, then velocities, then accelerations.
  std::string out = "time_s";
  const auto names = robot.joint_names();
  for (const char* prefix : {"q_", "v_", "a_"}) {
    for (const auto& name : names) out += "," + csv_cell(prefix + name);
  }
  return out + "\n" + csv_rows(s);
}

std::string write_ros(const Robot& robot, const SampledTrajectory& s) {
  return "joint_names: " + quoted_names(robot) + "\n" + ros_points(s, "");
}

std::string write_moveit(const Robot& robot, const SampledTrajectory& s) {
  // The arm moves by its joints alone: the list of free bodies is empty.
  return "joint_trajectory:\n  header: {stamp: {sec: 0, nanosec: 0}, frame_id: " + quoted(robot.base_name) +
         "}\n  joint_names: " + quoted_names(robot) + "\n" + ros_points(s, "  ") +
         "multi_dof_joint_trajectory: {header: {stamp: {sec: 0, nanosec: 0}, frame_id: \"\"}, joint_names: [], points: "
         "[]}\n";
}

// The script refuses to start away from its first point: the ramp was proven from there, and an arm of fewer joints
// stops there too. The register holds the number of the point that is being served, so that a log recorded beside it
// (RTDE) can be aligned.
std::string write_ur(const Robot& robot, const SampledTrajectory& s) {
  // The start is compared joint by joint, 0.01 rad or m at most.
  const std::string step = exact(1 / s.rate);
  std::string out = "# " + robot.name + ": " + std::to_string(s.time.size()) + " points, " + step +
                    " s apart. Output integer register 24 counts them.\ndef armature_motion():\n  local start = [" +
                    numbers(s.motion.q, 0) +
                    "]\n  local here = get_actual_joint_positions()\n  local i = 0\n  while i < " +
                    std::to_string(s.motion.q.cols()) +
                    ":\n"
                    "    if norm(here[i] - start[i]) > 0.01:\n"
                    "      popup(\"The robot is not where the motion begins.\", \"armature\", False, True, True)\n"
                    "      halt\n    end\n    i = i + 1\n  end\n";
  // One servoj per point; the first point is where the robot is already.
  for (Eigen::Index k = 1; k < s.time.size(); ++k) {
    out += "  write_output_integer_register(24, " + std::to_string(k) + ")\n  servoj([" + numbers(s.motion.q, k) +
           "], t=" + step + ", lookahead_time=0.03, gain=300)\n";
  }
  return out + "  stopj(1.0)\n  write_output_integer_register(24, 0)\nend\n";
}

std::string write_kuka(const Robot& robot, const SampledTrajectory& s) {
  // A comment with robot, cycle and joints, then one line per cycle.
  const std::vector<double> scale = kuka_units(robot);
  std::string out = "; " + escape_line_comment(robot.name) + ", cycle " + exact(1000 / s.rate) +
                    " ms, A1.. in deg (mm)\n; t_s " + escape_line_comment(join(robot.joint_names(), " ")) + "\n";
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    out += fixed(s.time[k], 6);
    for (std::size_t j = 0; j < scale.size(); ++j) {
      out += " " + fixed(scale[j] * s.motion.q(k, static_cast<Eigen::Index>(j)), 7);
    }
    out += "\n";
  }
  return out;
}

// Axes beyond the sixth are external: E1 and so on. Every point names all of them and its part of the block's time.
std::string write_krl(const Robot& robot, const SampledTrajectory& s) {
  const std::vector<double> scale = kuka_units(robot);
  // One point with all axes, in degrees or millimetres.
  const auto point = [&](Eigen::Index k) {
    std::vector<std::string> axes;
    for (std::size_t j = 0; j < scale.size(); ++j) {
      const std::string axis = j < 6 ? "A" + std::to_string(j + 1) : "E" + std::to_string(j - 5);
      axes.push_back(axis + " " + fixed(scale[j] * s.motion.q(k, static_cast<Eigen::Index>(j)), 7));
    }
    return "{" + join(axes, ", ") + "}";
  };
  std::string out =
      "&ACCESS RVP\nDEF armature_motion()\n; " + escape_line_comment(robot.name) + ", " +
      std::to_string(s.time.size()) +
      " points, A1.. in deg (mm)\n; PTP to the first point by hand at low speed: the ramp begins there\nPTP " +
      point(0) + "\nPTP_SPLINE\n  TIME_BLOCK START\n";
  // Each part is its share of the block's time in percent.
  const double whole = s.time[s.time.size() - 1];
  for (Eigen::Index k = 1; k < s.time.size(); ++k) {
    out += "  SPTP " + point(k) + "\n";
    if (k + 1 < s.time.size())
      out += "  TIME_BLOCK PART = " + fixed(100 * (s.time[k] - s.time[k - 1]) / whole, 9) + "\n";
  }
  return out + "  TIME_BLOCK END = " + fixed(whole, 9) + "\nENDSPLINE\nEND\n";
}

std::string write_franka(const SampledTrajectory& s) {
  // Columns are named q1, dq1, ddq1, …, whatever the joints are called.
  std::string out = "time";
  for (const char* prefix : {"q", "dq", "ddq"}) {
    for (Eigen::Index j = 0; j < s.motion.q.cols(); ++j) out += std::string(",") + prefix + std::to_string(j + 1);
  }
  return out + "\n" + csv_rows(s);
}

}  // namespace armature::controllers
