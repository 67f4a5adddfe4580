// Motions to YAML and JSON, and their fingerprint.
#include <nlohmann/json.hpp>

#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "trajectory/compile.hpp"

namespace armature {
namespace {

using Tree = nlohmann::ordered_json;

/// Numbers as a flat list.
Tree list(const Vector& v) {
  Tree out = Tree::array();
  for (const double x : v) out.push_back(x);
  return out;
}

Tree rows(const Matrix& m) {
  Tree out = Tree::array();
  for (Eigen::Index i = 0; i < m.rows(); ++i) out.push_back(list(m.row(i).transpose()));
  return out;
}

/// The keys of each kind, as trajectory_read.cpp expects them. Units are in the keys.
struct ToTree {
  Tree operator()(const Hold& k) const { return {{"kind", "hold"}, {"duration_s", k.seconds}, {"q", list(k.q)}}; }
  Tree operator()(const FourierSeries& k) const {
    return {{"kind", "fourier"},        {"frequency_hz", k.frequency}, {"periods", k.periods},
            {"offset", list(k.offset)}, {"sine", rows(k.sine)},        {"cosine", rows(k.cosine)}};
  }
  Tree operator()(const SineSeries& k) const {
    return {{"kind", "sines"},
            {"duration_s", k.seconds},
            {"offset", list(k.offset)},
            {"amplitude", rows(k.amplitude)},
            {"rate_rad_s", rows(k.rate)},
            {"phase_rad", rows(k.phase)}};
  }
  Tree operator()(const QuinticPath& k) const {
    Tree tree = {{"kind", "quintic"}, {"durations_s", list(k.durations)}, {"waypoints", rows(k.waypoints)}};
    // Left out where the path rests, so that what is read is what was written.
    if (k.velocities.size()) tree["velocities"] = rows(k.velocities);
    if (k.accelerations.size()) tree["accelerations"] = rows(k.accelerations);
    return tree;
  }
  Tree operator()(const TrapezoidPath& k) const {
    return {{"kind", "trapezoid"},
            {"durations_s", list(k.durations)},
            {"ramps_s", list(k.ramps)},
            {"waypoints", rows(k.waypoints)}};
  }
  Tree operator()(const SplinePath& k) const {
    return {{"kind", "spline"}, {"duration_s", k.seconds}, {"degree", k.degree}, {"control", rows(k.control)}};
  }
  Tree operator()(const Sequence& k) const {
    Tree parts = Tree::array();
    for (const Trajectory& part : k.parts) parts.push_back(std::visit(ToTree{}, part.kind()));
    return {{"kind", "sequence"}, {"parts", parts}};
  }
};

/// Where the motion comes from, then the motion; empty entries are left out.
Tree to_tree(const TrajectoryFile& file) {
  Tree tree = {{"format", "armature-trajectory"}, {"version", 1}, {"software", file.software}, {"robot", file.robot}};
  if (!file.robot_checksum.empty()) tree["robot_checksum"] = file.robot_checksum;
  // As text: a 64-bit seed does not fit into a JSON number everywhere.
  if (file.seed) tree["seed"] = std::to_string(*file.seed);
  tree["joints"] = file.joints;
  if (!file.options.empty()) tree["options"] = file.options;
  if (!file.comments.empty()) tree["comments"] = file.comments;
  tree["trajectory"] = std::visit(ToTree{}, file.trajectory.kind());
  return tree;
}

/// Nothing nested: it fits on one line of YAML.
bool is_flat(const Tree& tree) {
  for (const Tree& entry : tree) {
    if (entry.is_structured()) return false;
  }
  return true;
}

/// Doubles with the digits that give the same bits back.
std::string scalar(const Tree& tree) { return tree.is_number_float() ? exact(tree.get<double>()) : tree.dump(); }

/// A flat list in brackets.
std::string flow(const Tree& tree) {
  std::vector<std::string> parts;
  for (const Tree& entry : tree) parts.push_back(scalar(entry));
  return "[" + join(parts, ", ") + "]";
}

/// Block style, flat lists in one line. Strings are quoted as JSON does, which YAML reads alike.
void write_yaml(const Tree& tree, const std::string& indent, std::string& out) {
  for (const auto& [key, value] : tree.items()) {
    // List entries begin with a dash; keys are quoted, which protects names that YAML would read as something else.
    out += indent + (tree.is_array() ? "-" : Tree(key).dump() + ":");
    if (!value.is_structured()) {
      out += " " + scalar(value) + "\n";
    } else if (value.is_array() && is_flat(value)) {
      out += " " + flow(value) + "\n";
    } else {
      out += "\n";
      write_yaml(value, indent + "  ", out);
    }
  }
}

}  // namespace

// The checksum ties the motion to the exact description of the robot, not only to its name.
TrajectoryFile make_trajectory_file(const Trajectory& trajectory, const Robot& robot) {
  return {trajectory,   robot.joint_names(),          robot.name, checksum(write_robot_yaml(robot)),
          std::nullopt, "armature " ARMATURE_VERSION, {},         {}};
}

std::string write_trajectory_json(const TrajectoryFile& file) { return to_tree(file).dump(1) + "\n"; }

std::string write_trajectory_yaml(const TrajectoryFile& file) {
  std::string out = "# A motion of a robot: positions in rad or m, times in s.\n";
  write_yaml(to_tree(file), "", out);
  return out;
}

// Only the motion's numbers enter, so that comments and names do not change it.
std::string fingerprint(const Trajectory& trajectory) {
  return checksum(std::visit(ToTree{}, trajectory.kind()).dump());
}

}  // namespace armature
