// Armature's robot file. The format is described in docs/robot_file.md.
#include <algorithm>
#include <cmath>
#include <map>

#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/yaml_parts.hpp"
#include "robot/yaml_units.hpp"

namespace armature {
namespace {

using reading::read_capsules;
using reading::read_dh_row;
using reading::read_inertia;
using reading::read_pose;
using reading::refuse;
using reading::YamlValue;

// The version of the format, in the file's first key.
constexpr int kVersion = 1;

// How joints are placed: by poses only, or also by standard or modified DH rows.
enum class Convention { Frames, Standard, Modified };

// What the reader carries from joint to joint.
struct Builder {
  Robot robot;
  Convention convention = Convention::Frames;
  bool link_data_in_dh = false;
  std::vector<Pose> dh_from_body;           // where a standard DH row ends, in its body's frame
  std::map<std::string, int> link_of;       // link name → body
  std::map<std::string, std::string> used;  // every frame, link and joint name → what it is
  std::vector<std::pair<int, YamlValue>> mimics;
  std::vector<std::optional<double>> home;  // per body
};

// ---- placements ----

// Places joint `body` by its DH row: its pose in the parent, and the pose of the row's frame in the body.
void place_by_dh(Builder& builder, Body& body, const DhRow& row) {
  // Rx(alpha) Tx(a); right angles are exact.
  const Pose x{reading::exact_rotation_about_x(row.alpha), {row.a, 0, 0}};
  const Matrix3 turn = reading::exact_rotation_about_z(row.theta);
  // Modified: Rx(alpha) Tx(a) Rz(theta + q) Tz(d); the row ends in the body's frame.
  if (builder.convention == Convention::Modified) {
    body.joint.parent_from_joint = x * Pose{turn, {0, 0, row.d}};
    builder.dh_from_body.emplace_back();
    return;
  }
  // Rz(theta + q) Tz(d) Tx(a) Rx(alpha): the joint is fixed to frame i − 1 of the table, which moves with the parent.
  const Pose parent_from_row =
      body.parent < 0 ? Pose{} : builder.dh_from_body[static_cast<std::size_t>(body.parent)].inverse();
  body.joint.parent_from_joint = parent_from_row * Pose{turn, Vector3::Zero()};
  builder.dh_from_body.push_back((Pose{Matrix3::Identity(), {0, 0, row.d}} * x).inverse());
}

// A joint has a DH row or a pose, not both.
void read_placement(Builder& builder, const YamlValue& value, Body& body) {
  const auto dh = value.find("dh");
  const auto frame = value.find("frame");
  if (dh.has_value() == frame.has_value()) {
    refuse(ErrorCode::Meaning, value.where(),
           dh ? "both 'dh' and 'frame' are given" : "it has neither 'dh' nor 'frame'",
           "Give the joint's pose in its parent once.");
  }
  // By a pose in the parent, and an axis other than z where one is given.
  if (frame) {
    body.joint.parent_from_joint = read_pose(*frame, {"axis"});
    if (const auto axis = frame->find("axis")) body.joint.axis = reading::unit_axis(axis->vector3(""), axis->where());
    builder.dh_from_body.emplace_back();
    return;
  }
  if (builder.convention == Convention::Frames) {
    refuse(ErrorCode::Meaning, dh->where(), "the DH convention is not stated",
           "Write 'dh_convention: modified' (Craig, Khalil) or 'dh_convention: standard' (Spong) at the top.");
  }
  place_by_dh(builder, body, read_dh_row(*dh));
}

// ---- what a joint may do, and its drive ----

// Joints of a robot file move; links fixed to others are frames.
JointType read_type(const YamlValue& value) {
  const std::string type = value.text();
  if (type == "revolute") return JointType::Revolute;
  if (type == "continuous") return JointType::Continuous;
  if (type == "prismatic") return JointType::Prismatic;
  if (type == "fixed") {
    refuse(ErrorCode::Unsupported, value.where(), "a joint of a robot file moves; 'fixed' does not",
           "List what is fixed under 'frames', and add its inertia to the link that carries it.");
  }
  refuse(ErrorCode::Unsupported, value.where(), "the joint type '" + type + "' is not known",
         reading::suggestion(type, {"revolute", "continuous", "prismatic"}));
}

// Limits in SI units, infinite where none is given.
JointLimits read_limits(const YamlValue& value, JointType type) {
  JointLimits limits;
  if (const auto range = reading::find_quantity(value, reading::position_keys(), type)) {
    const auto ends = range->value.items();
    if (ends.size() != 2)
      refuse(ErrorCode::Syntax, range->value.where(), "two numbers are expected: lower and upper",
             "Write [lower, upper].");
    if (type == JointType::Continuous) {
      refuse(ErrorCode::Meaning, range->value.where(), "a continuous joint has no position limits",
             "Make it revolute, or remove the limits.");
    }
    // "none" leaves one side open.
    const auto end = [&](const YamlValue& at, double none) {
      return at.text() == "none" ? none : at.number(range->unit.unit) * range->unit.scale;
    };
    limits.lower = end(ends[0], -kInfinity);
    limits.upper = end(ends[1], kInfinity);
  }
  // The key says the unit, so that degrees and radians are not confused.
  limits.velocity = reading::read_quantity(value, reading::velocity_keys(), type, kInfinity);
  limits.acceleration = reading::read_quantity(value, reading::acceleration_keys(), type, kInfinity);
  limits.jerk = reading::read_quantity(value, reading::jerk_keys(), type, kInfinity);
  limits.effort = reading::read_quantity(value, reading::effort_keys(), type, kInfinity);
  reading::check_limits(limits, type, value.where());
  return limits;
}

// Friction and rotor inertia cannot give energy to the robot.
double not_negative(double value, const char* what, const YamlValue& at) {
  if (value < 0) {
    refuse(ErrorCode::Meaning, at.where(), std::string(what) + " " + exact(value) + " is negative",
           "Friction and rotor inertia take energy away: write a positive number or 0.");
  }
  return value;
}

// Friction, offset and rotor inertia before any identification.
JointNominal read_drive(const YamlValue& value, JointType type) {
  using namespace reading;
  value.expect_map(keys_of({&viscous_keys(), &coulomb_keys(), &drive_offset_keys(), &rotor_keys()}));
  JointNominal drive;
  drive.viscous = not_negative(read_quantity(value, viscous_keys(), type, 0), "viscous friction", value);
  drive.coulomb = not_negative(read_quantity(value, coulomb_keys(), type, 0), "Coulomb friction", value);
  drive.offset = read_quantity(value, drive_offset_keys(), type, 0);
  drive.rotor_inertia = not_negative(read_quantity(value, rotor_keys(), type, 0), "rotor inertia", value);
  return drive;
}

// ---- what a link weighs and where it is solid ----

// Inertia and shape, moved to the body's frame if they are given in the frame of the DH row.
void read_link_data(const Builder& builder, const YamlValue& value, Body& body) {
  const auto inertia = value.find("inertia");
  const auto capsules = value.find("capsules");
  if (inertia) body.inertia = read_inertia(*inertia);
  if (capsules) body.capsules = read_capsules(*capsules);
  if (!builder.link_data_in_dh) return;
  const Pose body_from_dh = builder.dh_from_body.back().inverse();
  if (body.inertia) body.inertia = body.inertia->moved_to(body_from_dh);
  for (Capsule& capsule : body.capsules) {
    capsule.from = body_from_dh * capsule.from;
    capsule.to = body_from_dh * capsule.to;
  }
}

// ---- the whole ----

// Links, frames and the base share one set of names, so that a name finds one thing.
void claim_name(Builder& builder, const std::string& name, const std::string& kind, const std::string& where) {
  reading::check_name(name, where);
  const auto [at, fresh] = builder.used.emplace(name, kind);
  if (!fresh)
    refuse(ErrorCode::Meaning, where, "the name '" + name + "' already belongs to a " + at->second,
           "Give it a name of its own.");
}

// Without `parent` a joint continues the chain; otherwise it hangs on the base or an earlier link.
int find_parent(const Builder& builder, const YamlValue& value) {
  const auto parent = value.find("parent");
  if (!parent) return static_cast<int>(builder.robot.bodies.size()) - 1;
  const std::string name = parent->text();
  if (name == builder.robot.base_name) return -1;
  if (const auto at = builder.link_of.find(name); at != builder.link_of.end()) return at->second;
  std::vector<std::string> names = {builder.robot.base_name};
  for (const Body& body : builder.robot.bodies) names.push_back(body.name);
  refuse(ErrorCode::NotFound, parent->where(),
         "the parent '" + name + "' is neither the base nor a link of an earlier joint",
         reading::suggestion(name, names));
}

// Every key that a joint may have, in all of its units.
std::vector<std::string> joint_keys() {
  using namespace reading;
  auto keys =
      keys_of({&position_keys(), &velocity_keys(), &acceleration_keys(), &jerk_keys(), &effort_keys(), &home_keys()});
  for (const char* key : {"name", "link", "parent", "type", "dh", "frame", "drive", "inertia", "capsules", "mimic"})
    keys.emplace_back(key);
  return keys;
}

void read_joint(Builder& builder, const YamlValue& value) {
  value.expect_map(joint_keys());
  // Links without a name are numbered from 1.
  const std::string number = std::to_string(builder.robot.bodies.size() + 1);
  Body body;
  body.joint.name = value.at("name", "Give every joint a name.").text();
  body.name = value.has("link") ? value.find("link")->text() : "link" + number;
  reading::check_name(body.joint.name, value.where());
  // Joint names are compared with those of joints only: a link may have the same name.
  for (const Body& other : builder.robot.bodies) {
    if (other.joint.name == body.joint.name)
      refuse(ErrorCode::Meaning, value.where(), "two joints are named '" + body.joint.name + "'",
             "Rename one of them.");
  }
  claim_name(builder, body.name, "link", value.where());
  body.parent = find_parent(builder, value);
  body.joint.type = read_type(value.at("type", "Write 'type: revolute', 'continuous' or 'prismatic'."));
  read_placement(builder, value, body);
  // What the joint may do, its drive, and what it carries.
  body.joint.limits = read_limits(value, body.joint.type);
  if (const auto drive = value.find("drive")) body.joint.nominal = read_drive(*drive, body.joint.type);
  read_link_data(builder, value, body);
  const int index = static_cast<int>(builder.robot.bodies.size());
  // Leaders may come later in the file: followers are resolved at the end.
  if (const auto mimic = value.find("mimic")) builder.mimics.emplace_back(index, *mimic);
  // The home position, in the unit of its key.
  std::optional<double> home;
  if (const auto given = reading::find_quantity(value, reading::home_keys(), body.joint.type))
    home = given->value.number(given->unit.unit) * given->unit.scale;
  builder.home.push_back(home);
  builder.link_of.emplace(body.name, index);
  builder.robot.bodies.push_back(std::move(body));
}

// q = multiplier · q_leader + offset; the leader has a coordinate.
void read_mimic(Builder& builder, int index, const YamlValue& value) {
  Body& body = builder.robot.bodies[static_cast<std::size_t>(index)];
  auto keys = reading::keys_of({&reading::mimic_offset_keys()});
  keys.insert(keys.end(), {"joint", "multiplier"});
  value.expect_map(keys);
  const auto leader = value.at("joint", "Name the joint to follow.");
  // The leader, by its joint's name.
  std::vector<std::string> names;
  for (const Body& other : builder.robot.bodies) names.push_back(other.joint.name);
  const auto at = std::find(names.begin(), names.end(), leader.text());
  if (at == names.end())
    refuse(ErrorCode::NotFound, leader.where(), "no joint is named '" + leader.text() + "'",
           reading::suggestion(leader.text(), names));
  Mimic mimic;
  mimic.joint = static_cast<int>(at - names.begin());
  if (const auto multiplier = value.find("multiplier")) mimic.multiplier = multiplier->number("");
  mimic.offset = reading::read_quantity(value, reading::mimic_offset_keys(), body.joint.type, 0);
  // A leader that follows another one has no coordinate.
  for (const auto& [other, _] : builder.mimics) {
    if (other != mimic.joint) continue;
    refuse(ErrorCode::Meaning, value.where(),
           mimic.joint == index ? "the joint mimics itself"
                                : "it mimics '" + leader.text() + "', which itself mimics another joint",
           "Follow a joint that moves on its own.");
  }
  body.joint.mimic = mimic;
}

// Complete or absent; followers have none.
void read_home(Builder& builder, const YamlValue& root) {
  std::vector<double> home;
  std::vector<std::string> missing;
  int given = 0;
  for (std::size_t i = 0; i < builder.home.size(); ++i) {
    const Joint& joint = builder.robot.bodies[i].joint;
    if (joint.mimic && builder.home[i])
      refuse(ErrorCode::Meaning, root.where(), "joint '" + joint.name + "' mimics another and has a home of its own",
             "Remove its home.");
    if (joint.mimic) continue;
    if (builder.home[i])
      ++given;
    else
      missing.push_back(joint.name);
    home.push_back(builder.home[i].value_or(0));
  }
  if (given == 0) return;
  if (!missing.empty())
    refuse(ErrorCode::Meaning, root.where(),
           "home is given for some joints and not for " + reading::quoted_list(missing),
           "Give it for every joint or for none.");
  builder.robot.home = home;
}

// Frames on the base, a link, or a frame that was listed before.
void read_frames(Builder& builder, const YamlValue& value) {
  for (const auto& item : value.items()) {
    item.expect_map({"name", "on", "xyz_m", "rpy_deg", "rpy_rad", "rotation"});
    const std::string name = item.at("name", "Give every frame a name.").text();
    const auto on = item.at("on", "Name the link or frame that it is fixed to.");
    const auto carrier = builder.robot.find_frame(on.text());
    if (!carrier)
      refuse(ErrorCode::NotFound, on.where(), "nothing is named '" + on.text() + "'",
             "Name the base, a link or an earlier frame.");
    claim_name(builder, name, "frame", item.where());
    const Pose pose = carrier->body_from_frame * read_pose(item, {"name", "on"});
    builder.robot.frames.push_back({name, carrier->body, pose});
  }
}

// Name, mounting and shape of what does not move.
void read_base(Builder& builder, const YamlValue& value) {
  value.expect_map({"name", "pose", "capsules"});
  if (const auto name = value.find("name")) builder.robot.base_name = name->text();
  if (const auto pose = value.find("pose")) builder.robot.world_from_base = read_pose(*pose);
  if (const auto capsules = value.find("capsules")) builder.robot.base_capsules = read_capsules(*capsules);
}

// How DH rows are meant, and which frame the links' data are in.
void read_convention(Builder& builder, const YamlValue& root) {
  if (const auto convention = root.find("dh_convention")) {
    const std::string said = convention->text();
    if (said != "standard" && said != "modified")
      refuse(ErrorCode::Meaning, convention->where(), "'" + said + "' is not a DH convention",
             "Write modified (Craig, Khalil) or standard (Spong).");
    builder.convention = said == "standard" ? Convention::Standard : Convention::Modified;
  }
  const auto in = root.find("link_data_in");
  if (in && in->text() != "body" && in->text() != "dh")
    refuse(ErrorCode::Meaning, in->where(), "'" + in->text() + "' is not a frame of a link",
           "Write body (at the joint) or dh (the frame of the DH row).");
  builder.link_data_in_dh = in && in->text() == "dh";
  // Without link_data_in standard DH is ambiguous, where a link has data.
  if (in || builder.convention != Convention::Standard) return;
  for (const auto& joint : root.at("joints", "List the joints, from the base outwards.").items()) {
    if (!joint.has("inertia") && !joint.has("capsules")) continue;
    refuse(ErrorCode::Meaning, joint.where(),
           "with standard DH a link has two frames, and the file does not say which one its data are in",
           "Write 'link_data_in: dh' (the frame of the DH row) or 'link_data_in: body' (at the joint) at the top.");
  }
}

// Frames "dh1" … where standard rows end, as make_robot_from_standard_dh has them.
void add_dh_frames(Builder& builder) {
  if (builder.convention != Convention::Standard) return;
  for (std::size_t i = 0; i < builder.robot.bodies.size(); ++i) {
    const std::string name = "dh" + std::to_string(i + 1);
    // A name of the file wins over ours.
    if (!builder.used.emplace(name, "frame").second) continue;
    builder.robot.frames.push_back({name, static_cast<int>(i), builder.dh_from_body[i].inverse()});
  }
}

void read_version(const YamlValue& root) {
  const auto version = root.at("armature_robot", "Begin the file with 'armature_robot: 1'.");
  const auto said = parse_integer(version.text());
  if (said != kVersion) {
    refuse(ErrorCode::Unsupported, version.where(), "version '" + version.text() + "' of the robot file is not known",
           "This Armature reads version 1.");
  }
}

Robot read_root(const YamlValue& root) {
  root.expect_map({"armature_robot", "name", "comments", "base", "gravity_m_s2", "dh_convention", "link_data_in",
                   "joints", "frames", "tool"});
  read_version(root);
  Builder builder;
  builder.robot.name = root.at("name", "Give the robot a name.").text();
  reading::check_name(builder.robot.name, root.where());
  // The base comes before the joints, because they may name it as parent.
  if (const auto comments = root.find("comments")) {
    for (const auto& line : comments->items()) builder.robot.comments.push_back(line.text());
  }
  if (const auto base = root.find("base")) read_base(builder, *base);
  claim_name(builder, builder.robot.base_name, "base", root.where());
  if (const auto gravity = root.find("gravity_m_s2")) builder.robot.gravity_in_world = gravity->vector3("m/s²");
  // Then the joints in order, and what refers to them.
  read_convention(builder, root);
  const auto joints = root.at("joints", "List the joints, from the base outwards.");
  for (const auto& joint : joints.items()) read_joint(builder, joint);
  if (builder.robot.bodies.empty())
    refuse(ErrorCode::Meaning, joints.where(), "no joint moves", "List at least one joint.");
  for (const auto& [index, mimic] : builder.mimics) read_mimic(builder, index, mimic);
  read_home(builder, root);
  add_dh_frames(builder);
  if (const auto frames = root.find("frames")) read_frames(builder, *frames);
  // The tool is a frame, so frames come before it.
  if (const auto tool = root.find("tool")) {
    if (!builder.robot.find_frame(tool->text()))
      refuse(ErrorCode::NotFound, tool->where(), "no frame or link is named '" + tool->text() + "'",
             "List it under 'frames'.");
    builder.robot.tool_frame = tool->text();
  }
  return builder.robot;
}

}  // namespace

Result<Robot> parse_robot_yaml(std::string_view text, const std::string& name_for_messages) {
  try {
    Robot robot = read_root(reading::parse_yaml_document(text, name_for_messages));
    if (auto error = robot.problem()) {
      error->where = name_for_messages + ": " + error->where;
      return *error;
    }
    return robot;
  } catch (const reading::Refusal& refusal) {
    return refusal.error;
  }
}

}  // namespace armature
