// Design specs in YAML. Strict: an unknown key, a wrong type or a wrong size is an Error with its line.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "armature/design.hpp"
#include "armature/files.hpp"
#include "armature/text.hpp"
#include "armature/units.hpp"
#include "design/spec/spec_catalogue.hpp"
#include "robot/yaml_guard.hpp"

namespace armature {
namespace {

/// Thrown inside this file only; parse_design_spec() turns it into an Error.
struct SpecError {
  Error error;
};

// One mapping of the file: hands out typed values and remembers which keys were asked for.
class Section {
 public:
  Section(YAML::Node node, std::string file, std::string name)
      : node_(std::move(node)), file_(std::move(file)), name_(std::move(name)) {
    if (node_ && !node_.IsNull() && !node_.IsMap()) fail(node_, "is not a mapping");
  }
  /// Whether the file has this key. Asking makes it a known one.
  [[nodiscard]] bool has(const std::string& key) {
    known_.insert(key);
    return node_ && node_.IsMap() && node_[key];
  }
  /// A mapping inside this one; empty where the file has none, so that all its values keep their defaults.
  [[nodiscard]] Section section(const std::string& key) {
    return {has(key) ? node_[key] : YAML::Node(), file_, name_.empty() ? key : name_ + "." + key};
  }
  /// The value of a key, of the type of `out`; unchanged where the file does not have it.
  template <class T>
  void read(const std::string& key, T& out) {
    if (!has(key)) return;
    try {
      out = node_[key].as<T>();
    } catch (const YAML::Exception&) {
      fail(node_[key], key + " has a value of the wrong type");
    }
    // YAML knows .inf and .nan; no value of a spec can be either.
    if (!is_finite(out)) fail(node_[key], key + " is not a finite number");
  }
  /// `key` in SI, or `key_in_degrees` in degrees.
  void read_list(const std::string& key, const std::string& key_in_degrees, Vector& out) {
    // Where a file gives both, the one in degrees counts.
    for (const auto& [name, unit] : {std::pair(key, 1.0), std::pair(key_in_degrees, kDegree)}) {
      std::vector<double> values;
      if (name.empty() || !has(name)) continue;
      read(name, values);
      out = unit * Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
    }
  }
  /// Exactly three numbers.
  void read_vector(const std::string& key, Vector3& out) {
    if (!has(key)) return;
    std::vector<double> values;
    read(key, values);
    if (values.size() != 3) fail(node_[key], key + " needs three numbers");
    out = Vector3(values[0], values[1], values[2]);
  }
  /// One of the names; the index.
  int choose(const std::string& key, const std::vector<std::string>& names, int otherwise) {
    if (!has(key)) return otherwise;
    std::string text;
    read(key, text);
    // The message lists the names that exist.
    const auto at = std::find(names.begin(), names.end(), text);
    if (at == names.end()) fail(node_[key], key + " is \"" + text + "\", expected " + join(names, ", "));
    return static_cast<int>(at - names.begin());
  }
  /// The entries of a list, each a mapping.
  [[nodiscard]] std::vector<Section> list(const std::string& key) {
    std::vector<Section> out;
    if (!has(key)) return out;
    if (!node_[key].IsSequence()) fail(node_[key], key + " is not a list");
    for (const auto& entry : node_[key]) out.emplace_back(entry, file_, key);
    return out;
  }
  /// Call last: whatever was not asked for is a mistake.
  void finish() const {
    if (!node_ || !node_.IsMap()) return;
    for (const auto& entry : node_) {
      const auto key = entry.first.as<std::string>();
      if (known_.count(key) > 0) continue;
      // A misspelt key is an error, because its value would be ignored otherwise.
      const auto near = nearest_name(key, {known_.begin(), known_.end()});
      throw SpecError{{ErrorCode::Syntax, "unknown key \"" + key + "\"" + (name_.empty() ? "" : " in " + name_),
                       place(entry.first),
                       near ? "Did you mean " + *near + "?" : "docs/theory/design.md lists the keys"}};
    }
  }
  /// Ends the reading with the section, the reason and the line.
  [[noreturn]] void fail(const YAML::Node& at, const std::string& what) const {
    throw SpecError{{ErrorCode::Syntax, (name_.empty() ? "" : name_ + ": ") + what, place(at), ""}};
  }
  [[nodiscard]] YAML::Node node(const std::string& key) const { return node_[key]; }

 private:
  template <class T>
  static bool is_finite(const T& value) {
    if constexpr (std::is_same_v<T, double>) return std::isfinite(value);
    if constexpr (std::is_same_v<T, std::vector<double>>)
      return std::all_of(value.begin(), value.end(), [](double x) { return std::isfinite(x); });
    return true;
  }
  [[nodiscard]] std::string place(const YAML::Node& at) const {
    return file_ + ":" + std::to_string(at.Mark().line + 1);
  }
  YAML::Node node_;
  std::string file_, name_;
  std::set<std::string> known_;
};

/// motion: the family of motions, where they start, and which joints stay.
void read_motion(Section s, DesignSpec& spec) {
  s.read("harmonics", spec.harmonics);
  s.read("frequency_hz", spec.frequency);
  s.read("rest_to_rest", spec.rest_to_rest);
  spec.start_at_home = s.choose("start", {"home", "free"}, spec.start_at_home ? 0 : 1) == 0;
  s.read_list("home_rad", "home_deg", spec.home);
  s.read("held_joints", spec.held);
  for (int& joint : spec.held) --joint;  // people count from 1
  s.finish();
}

/// model: the terms, and which columns the criterion is about.
void read_model(Section s, DesignSpec& spec) {
  s.read("terms", spec.terms);
  spec.observed = static_cast<Observed>(
      s.choose("observed", {"base", "listed", "payload", "jia2019"}, static_cast<int>(spec.observed)));
  s.read("parameters", spec.parameters);
  s.finish();
}

/// limits: what replaces the robot's limits, and the shares and margins that are kept.
void read_limits(Section s, DesignSpec& spec) {
  const int form = spec.limit_form == DesignSpec::LimitForm::Exact ? 0 : 1;
  spec.limit_form = s.choose("form", {"exact", "amplitudes"}, form) == 0 ? DesignSpec::LimitForm::Exact
                                                                         : DesignSpec::LimitForm::Amplitudes;
  s.read_list("lower_rad", "lower_deg", spec.lower);
  s.read_list("upper_rad", "upper_deg", spec.upper);
  s.read_list("velocity_rad_s", "velocity_deg_s", spec.velocity);
  s.read_list("acceleration_rad_s2", "acceleration_deg_s2", spec.acceleration);
  s.read_list("jerk_rad_s3", "jerk_deg_s3", spec.jerk);
  s.read_list("effort_nm", "", spec.effort);
  s.read("share", spec.share);
  // In degrees in the file, in rad inside; only a value that was read is converted.
  if (s.has("position_margin_deg")) {
    s.read("position_margin_deg", spec.position_margin);
    spec.position_margin *= kDegree;
  }
  s.read("position_margin_m", spec.slide_margin);
  s.finish();
}

/// criterion: what is minimised, with its weights, goals and the torques' noise.
void read_criterion(Section s, DesignSpec& spec) {
  std::string name;
  s.read("minimize", name);
  // objective_from() names the nearest criterion.
  if (!name.empty()) {
    const auto kind = objective_from(name);
    if (!kind) throw SpecError{kind.error()};
    spec.objective.kind = *kind;
  }
  s.read("condition_weight", spec.objective.condition_weight);
  s.read("inverse_sigma_weight", spec.objective.inverse_sigma_weight);
  s.read("condition_goal", spec.objective.condition_goal);
  s.read("condition_slack", spec.objective.condition_slack);
  s.read("log_det_goal", spec.objective.log_det_goal);
  s.read("log_det_slack", spec.objective.log_det_slack);
  s.read("log_det_bound", spec.objective.log_det_bound);
  s.read("range_weight", spec.objective.range_weight);
  s.read_list("noise_variance_n2m2", "", spec.noise_variance);
  s.read("noise_share", spec.noise_share);
  s.finish();
}

/// normal · x ≥ offset, the normal of any length; free on the normal's side.
HalfSpace read_half_space(Section s) {
  HalfSpace out;
  s.read_vector("normal", out.normal);
  s.read("offset_m", out.offset);
  if (!(out.normal.norm() > 0)) s.fail(YAML::Node(), "normal must not be zero");
  out.normal.normalize();
  s.finish();
  return out;
}

/// A box by its centre, half edges and roll, pitch, yaw.
Box read_box(Section s) {
  Box out;
  s.read_vector("center_m", out.world_from_box.translation);
  s.read_vector("half_m", out.half);
  Vector3 rpy = Vector3::Zero();
  s.read_vector("rpy_deg", rpy);
  out.world_from_box.rotation = rotation_from_rpy(kDegree * rpy);
  s.finish();
  return out;
}

/// A capsule in the world.
Capsule read_capsule(Section s) {
  Capsule out;
  s.read_vector("from_m", out.from);
  s.read_vector("to_m", out.to);
  s.read("radius_m", out.radius);
  s.finish();
  return out;
}

// A height, or none: it takes the place of the floor that the default spec has.
void read_floor(Section& s, DesignSpec& spec) {
  if (!s.has("floor_m")) return;
  // The default's floor goes, whatever comes in its place.
  const auto is_floor = [](const Obstacle& obstacle) { return obstacle.name == "floor"; };
  spec.obstacles.erase(std::remove_if(spec.obstacles.begin(), spec.obstacles.end(), is_floor), spec.obstacles.end());
  const YAML::Node node = s.node("floor_m");
  if (node.IsScalar() && node.Scalar() == "none") return;
  HalfSpace floor;
  s.read("floor_m", floor.offset);
  spec.obstacles.push_back({"floor", floor});
}

/// safety: what a certificate checks, with obstacles and frames.
void read_safety(Section s, DesignSpec& spec) {
  s.read("torque", spec.torque);
  s.read("inertia_box", spec.inertia_box);
  s.read("friction_box", spec.friction_box);
  s.read("accept_unchecked", spec.accept_unchecked);
  s.read("total_power_w", spec.total_power);
  s.read("tool_speed_m_s", spec.tool_speed);
  s.read("tool_frame", spec.tool_frame);
  s.read("self_collision", spec.self_collision);
  s.read("clearance_m", spec.clearance);
  s.read("highest_frequency_hz", spec.highest_frequency);
  read_floor(s, spec);
  // Obstacles are added to those that are there already.
  for (Section& entry : s.list("obstacles")) {
    Obstacle obstacle;
    entry.read("name", obstacle.name);
    if (entry.has("half_space")) obstacle.shape = read_half_space(entry.section("half_space"));
    if (entry.has("box")) obstacle.shape = read_box(entry.section("box"));
    if (entry.has("capsule")) obstacle.shape = read_capsule(entry.section("capsule"));
    entry.finish();
    spec.obstacles.push_back(obstacle);
  }
  // Frames with the region that they must stay in.
  for (Section& entry : s.list("frames")) {
    FrameLimit limit;
    entry.read("frame", limit.frame);
    entry.read("name", limit.name);
    if (entry.has("half_space")) limit.stay_in = read_half_space(entry.section("half_space"));
    if (entry.has("box")) limit.stay_in = read_box(entry.section("box"));
    entry.finish();
    spec.frames.push_back(limit);
  }
  s.finish();
}

/// search: how long and how widely is searched. All of it may change the answer, so it is in the file.
void read_search(Section s, DesignSpec& spec) {
  s.read("seed", spec.seed);
  s.read("starts", spec.starts);
  s.read("generations", spec.generations);
  s.read("samples", spec.samples);
  s.read("criterion_samples", spec.criterion_samples);
  s.read("effort", spec.effort_scale);
  s.read("budget_s", spec.budget_s);
  s.finish();
}

DesignSpec read_spec(const YAML::Node& root, const std::string& file) {
  // The version comes first: it decides what is meant by a key that is left out.
  Section top(root, file, "");
  int version = 0;
  top.read("armature_design", version);
  if (version != 1 && version != 2)
    throw SpecError{
        {ErrorCode::Syntax, "not a design spec of version 1 or 2", file, "begin it with armature_design: 2"}};
  // What a file leaves out: the default spec with its margins, or, in version 1, nothing of the kind.
  DesignSpec spec;
  if (version == 2) {
    spec = load_design_spec("default").value();
    spec.name = "cell", spec.comment = "";
  }
  // Section by section; each refuses keys that it does not know.
  top.read("name", spec.name);
  top.read("comment", spec.comment);
  read_motion(top.section("motion"), spec);
  read_model(top.section("model"), spec);
  read_limits(top.section("limits"), spec);
  read_criterion(top.section("criterion"), spec);
  read_safety(top.section("safety"), spec);
  read_search(top.section("search"), spec);
  top.finish();
  return spec;
}

}  // namespace

Result<DesignSpec> parse_design_spec(std::string_view text, const std::string& name_for_messages) {
  // 12 levels of nesting are more than any spec has.
  if (auto wrong = yaml_problem(text, name_for_messages, 12)) return *wrong;
  try {
    return read_spec(YAML::Load(std::string(text)), name_for_messages);
  } catch (const SpecError& error) {
    return error.error;
  } catch (const YAML::Exception& error) {
    return Error{ErrorCode::Syntax, error.msg, name_for_messages + ":" + std::to_string(error.mark.line + 1), ""};
  }
}

Result<DesignSpec> load_design_spec(const std::string& name_or_path) {
  // Embedded specs go before files of the same name.
  for (const auto& [name, text] : design::spec_catalogue())
    if (name == name_or_path) return parse_design_spec(text, std::string(name));
  // A name without a dot or slash is a spec's name: a typing error gets the nearest one, not "file not found".
  const bool looks_like_file = name_or_path.find_first_of("./") != std::string::npos;
  if (!looks_like_file) {
    const auto near = nearest_name(name_or_path, design_spec_names());
    return Error{
        ErrorCode::NotFound, "no spec is called \"" + name_or_path + "\"", "--spec",
        near ? "Did you mean " + *near + "?" : "Use one of " + join(design_spec_names(), ", ") + ", or a file"};
  }
  const auto text = read_file(name_or_path);
  if (!text) return text.error();
  return parse_design_spec(*text, name_or_path);
}

std::string design_spec_text(const std::string& wanted) {
  for (const auto& [name, text] : design::spec_catalogue())
    if (name == wanted) return std::string(text);
  return "";
}

std::vector<std::string> design_spec_names() {
  std::vector<std::string> names;
  for (const auto& entry : design::spec_catalogue()) names.emplace_back(entry.name);
  return names;
}

}  // namespace armature
