// Motions from YAML and JSON, strictly.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "robot/yaml_guard.hpp"

namespace armature {
namespace {

/// Thrown inside this file only; parse_trajectory turns it into an Error.
struct Refusal {
  int line;
  std::string message;
  std::string hint;
};

/// Stops reading with the line of the node that is wrong.
[[noreturn]] void refuse(const YAML::Node& node, std::string message, std::string hint = "") {
  throw Refusal{node.Mark().line + 1, std::move(message), std::move(hint)};
}

/// The value of a key that must be there.
YAML::Node need(const YAML::Node& map, const char* key) {
  const YAML::Node value = map[key];
  if (!value) refuse(map, std::string("key \"") + key + "\" is missing");
  return value;
}

std::string text_of(const YAML::Node& node) {
  if (!node.IsScalar()) refuse(node, "expected text, got a list or a map");
  return node.Scalar();
}

/// A finite number, small enough that later arithmetic stays finite.
double number_of(const YAML::Node& node) {
  const auto value = node.IsScalar() ? parse_double(node.Scalar()) : std::nullopt;
  // Larger numbers leave the range of doubles as soon as they are squared twice.
  if (!value || !(std::abs(*value) <= 1e70)) {
    refuse(node, "expected a finite number" + (node.IsScalar() ? ", got \"" + node.Scalar() + "\"" : std::string()));
  }
  return *value;
}

Vector vector_of(const YAML::Node& node) {
  if (!node.IsSequence()) refuse(node, "expected a list of numbers");
  Vector out(static_cast<Eigen::Index>(node.size()));
  for (std::size_t i = 0; i < node.size(); ++i) out[static_cast<Eigen::Index>(i)] = number_of(node[i]);
  return out;
}

Matrix matrix_of(const YAML::Node& node) {
  if (!node.IsSequence() || node.size() == 0) refuse(node, "expected a list of rows");
  // The first row decides the number of columns; a row that differs is refused with its line.
  const Vector first = vector_of(node[0]);
  Matrix out(static_cast<Eigen::Index>(node.size()), first.size());
  for (std::size_t i = 0; i < node.size(); ++i) {
    const Vector row = vector_of(node[i]);
    if (row.size() != first.size()) {
      refuse(node[i], "row has " + std::to_string(row.size()) + " numbers, the first " + std::to_string(first.size()));
    }
    out.row(static_cast<Eigen::Index>(i)) = row.transpose();
  }
  return out;
}

std::vector<std::string> texts_of(const YAML::Node& node) {
  if (!node.IsSequence()) refuse(node, "expected a list");
  std::vector<std::string> out;
  for (const auto& entry : node) out.push_back(text_of(entry));
  return out;
}

/// Every key of the map is one of `known`, once.
void only_keys(const YAML::Node& map, const std::vector<std::string>& known) {
  if (!map.IsMap()) refuse(map, "expected a map");
  std::vector<std::string> seen;
  for (const auto& entry : map) {
    const std::string key = text_of(entry.first);
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      // A similar key is suggested; where there is none, the keys that exist are listed.
      const auto near = nearest_name(key, known);
      refuse(entry.first, "unknown key \"" + key + "\"",
             near ? "Did you mean " + *near + "?" : "Known: " + join(known, ", "));
    }
    if (std::find(seen.begin(), seen.end(), key) != seen.end())
      refuse(entry.first, "key \"" + key + "\" is given twice");
    seen.push_back(key);
  }
}

Trajectory trajectory_of(const YAML::Node& node, int depth);

/// One motion by its "kind". Each kind accepts its own keys alone, so that a misspelt option is never ignored.
TrajectoryKind kind_of(const YAML::Node& node, int depth) {
  if (!node.IsMap()) refuse(node, "expected a map with a kind");
  const std::string kind = text_of(need(node, "kind"));
  if (kind == "hold") {
    only_keys(node, {"kind", "duration_s", "q"});
    return Hold{vector_of(need(node, "q")), number_of(need(node, "duration_s"))};
  }
  if (kind == "fourier") {
    only_keys(node, {"kind", "frequency_hz", "periods", "offset", "sine", "cosine"});
    return FourierSeries{number_of(need(node, "frequency_hz")), vector_of(need(node, "offset")),
                         matrix_of(need(node, "sine")), matrix_of(need(node, "cosine")),
                         // One period where the file does not say.
                         node["periods"] ? number_of(node["periods"]) : 1.0};
  }
  if (kind == "sines") {
    only_keys(node, {"kind", "duration_s", "offset", "amplitude", "rate_rad_s", "phase_rad"});
    return SineSeries{vector_of(need(node, "offset")), matrix_of(need(node, "amplitude")),
                      matrix_of(need(node, "rate_rad_s")), matrix_of(need(node, "phase_rad")),
                      number_of(need(node, "duration_s"))};
  }
  if (kind == "quintic") {
    only_keys(node, {"kind", "durations_s", "waypoints", "velocities", "accelerations"});
    return QuinticPath{matrix_of(need(node, "waypoints")), vector_of(need(node, "durations_s")),
                       // Left out means rest at every waypoint.
                       node["velocities"] ? matrix_of(node["velocities"]) : Matrix(),
                       node["accelerations"] ? matrix_of(node["accelerations"]) : Matrix()};
  }
  if (kind == "trapezoid") {
    only_keys(node, {"kind", "durations_s", "ramps_s", "waypoints"});
    return TrapezoidPath{matrix_of(need(node, "waypoints")), vector_of(need(node, "durations_s")),
                         vector_of(need(node, "ramps_s"))};
  }
  if (kind == "spline") {
    only_keys(node, {"kind", "duration_s", "degree", "control"});
    const double degree = number_of(need(node, "degree"));
    // The degree is checked before it becomes an int; SplinePath::problem() has the exact range.
    if (degree != std::round(degree) || std::abs(degree) > 100) refuse(node["degree"], "expected a small whole number");
    return SplinePath{matrix_of(need(node, "control")), number_of(need(node, "duration_s")), static_cast<int>(degree)};
  }
  if (kind == "sequence") {
    only_keys(node, {"kind", "parts"});
    // A bound on recursion, so that a damaged file cannot exhaust the stack.
    if (depth > 8) refuse(node, "sequences are nested deeper than 8");
    const YAML::Node parts = need(node, "parts");
    if (!parts.IsSequence()) refuse(parts, "expected a list of motions");
    Sequence sequence;
    for (const auto& part : parts) sequence.parts.push_back(trajectory_of(part, depth + 1));
    return sequence;
  }
  refuse(node["kind"], "unknown kind of motion \"" + kind + "\"",
         "known: hold, fourier, sines, quintic, trapezoid, spline, sequence");
}

/// A motion whose numbers fit together; otherwise refused at the line of its map.
Trajectory trajectory_of(const YAML::Node& node, int depth) {
  auto made = Trajectory::make(kind_of(node, depth));
  if (!made) refuse(node, made.error().where + ": " + made.error().message, made.error().hint);
  return *made;
}

/// All 64 bits, which a double would round; digits only.
std::uint64_t seed_of(const YAML::Node& node) {
  const std::string text = text_of(node);
  std::uint64_t value = 0;
  if (text.empty()) refuse(node, "seed is empty");
  for (const char c : text) {
    const auto digit = static_cast<std::uint64_t>(c - '0');
    // Refused before 10 · value + digit overflows.
    if (c < '0' || c > '9' || value > (UINT64_MAX - digit) / 10)
      refuse(node, "seed \"" + text + "\" is no 64-bit number");
    value = 10 * value + digit;
  }
  return value;
}

TrajectoryFile file_of(const YAML::Node& root) {
  only_keys(root, {"format", "version", "software", "robot", "robot_checksum", "seed", "joints", "options", "comments",
                   "trajectory"});
  // A file of another program, or of a later version, is named as such.
  if (text_of(need(root, "format")) != "armature-trajectory") {
    refuse(root["format"], "format is \"" + text_of(root["format"]) + "\", expected \"armature-trajectory\"");
  }
  if (text_of(need(root, "version")) != "1") {
    refuse(root["version"], "version " + text_of(root["version"]) + " is newer than this program reads (1)",
           "update armature");
  }
  // The motion itself, and names for its joints.
  TrajectoryFile file{
      trajectory_of(need(root, "trajectory"), 0), texts_of(need(root, "joints")), "", "", {}, "", {}, {}};
  // Longer than any experiment; its samples would fill the memory.
  constexpr double kLongest = 86400;
  if (!(file.trajectory.duration() <= kLongest))
    refuse(root["trajectory"], "the motion lasts " + significant(file.trajectory.duration(), 3) + " s, more than a day",
           "Check the frequency, the number of periods and the durations.");
  // Where it came from. All of this may be missing: a motion written by hand has no origin.
  if (root["robot"]) file.robot = text_of(root["robot"]);
  if (root["robot_checksum"]) file.robot_checksum = text_of(root["robot_checksum"]);
  if (root["software"]) file.software = text_of(root["software"]);
  if (root["seed"]) file.seed = seed_of(root["seed"]);
  if (root["options"]) {
    if (!root["options"].IsMap()) refuse(root["options"], "expected a map");
    for (const auto& entry : root["options"]) file.options[text_of(entry.first)] = text_of(entry.second);
  }
  if (root["comments"]) file.comments = texts_of(root["comments"]);
  // Names and motion must agree, because joints are matched to a robot by name.
  if (static_cast<int>(file.joints.size()) != file.trajectory.joints()) {
    refuse(root["joints"], std::to_string(file.joints.size()) + " joint names for a motion of " +
                               std::to_string(file.trajectory.joints()) + " joints");
  }
  return file;
}

}  // namespace

Result<TrajectoryFile> parse_trajectory(std::string_view text, const std::string& name_for_messages) {
  // Sequences nest eight deep, two levels each, around motions of four.
  if (auto wrong = yaml_problem(text, name_for_messages, 24)) return *wrong;
  // An error of meaning and an error of syntax have different codes; both name file and line.
  try {
    return file_of(YAML::Load(std::string(text)));
  } catch (const Refusal& refusal) {
    return Error{ErrorCode::Meaning, refusal.message, name_for_messages + ":" + std::to_string(refusal.line),
                 refusal.hint};
  } catch (const YAML::Exception& e) {
    return Error{ErrorCode::Syntax, e.msg, name_for_messages + ":" + std::to_string(e.mark.line + 1), ""};
  }
}

Result<TrajectoryFile> load_trajectory(const std::filesystem::path& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  return parse_trajectory(*text, path.filename().string());
}

Result<void> save_trajectory(const std::filesystem::path& path, const TrajectoryFile& file) {
  return write_file(path, path.extension() == ".json" ? write_trajectory_json(file) : write_trajectory_yaml(file));
}

// A joint that is missing on either side is an error: neither is guessed nor held still.
Result<Trajectory> match_joints(const TrajectoryFile& file, const Robot& robot) {
  const std::vector<std::string> names = robot.joint_names();
  std::vector<int> order;
  // Every joint of the robot is found in the file …
  for (const std::string& name : names) {
    const auto found = std::find(file.joints.begin(), file.joints.end(), name);
    if (found == file.joints.end()) {
      return Error{ErrorCode::NotFound, "the motion has no joint \"" + name + "\" of robot " + robot.name, "trajectory",
                   "Its joints are " + join(file.joints, ", ")};
    }
    order.push_back(static_cast<int>(found - file.joints.begin()));
  }
  // … every joint of the file in the robot …
  for (const std::string& name : file.joints) {
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    return Error{ErrorCode::NotFound, "robot " + robot.name + " has no joint \"" + name + "\" of the motion",
                 "trajectory", "Its joints are " + join(names, ", ")};
  }
  // … and none of them twice.
  if (order.size() != file.joints.size()) {
    return Error{ErrorCode::Meaning, "a joint of the motion is named twice", "trajectory", ""};
  }
  return reordered(file.trajectory, order);
}

}  // namespace armature
