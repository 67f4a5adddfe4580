#include <set>

#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/urdf_model.hpp"

namespace armature {
namespace reading {
namespace {

// A milligram at 30 µm. Programs that turn tensors leave −5e-20 where there is nothing, and no link is that small.
constexpr double kNoMoment = 1e-15;  // [kg·m²]

// <inertial>: mass, pose of the axes at the centre of mass, tensor in those axes; about the link's origin then.
LinkInertia read_inertial(UrdfDocument& document, const XmlElement& inertial) {
  document.expect(inertial, {}, {"origin", "mass", "inertia"});
  const XmlElement& mass_at = document.required_child(inertial, "mass", "Add <mass value=\"…\"/> in kg.");
  document.expect(mass_at, {"value"}, {});
  const double mass = document.required_number(mass_at, "value", "kg");
  if (mass < 0) {
    refuse(ErrorCode::Meaning, document.where(mass_at), "the mass " + exact(mass) + " kg is negative",
           "Write the link's mass in kg.");
  }
  // All six entries must be there: a missing one would be guessed.
  const XmlElement& tensor = document.required_child(inertial, "inertia", "Add <inertia ixx=… /> in kg·m².");
  const std::vector<std::string> names = {"ixx", "ixy", "ixz", "iyy", "iyz", "izz"};
  document.expect(tensor, names, {});
  std::vector<double> i;
  for (const auto& name : names) {
    i.push_back(document.required_number(tensor, name.c_str(), "kg·m²"));
    // Only diagonal entries (ixx, iyy, izz) cannot be negative.
    if (name[1] != name[2] || i.back() >= 0 || i.back() <= -kNoMoment) continue;
    document.note(LintKind::FileNote, Severity::Note, tensor,
                  "the moment of inertia " + name + " = " + exact(i.back()) + " kg·m² is taken as 0",
                  "It is the rounding of a program; write 0.");
    i.back() = 0;
  }
  Matrix3 about_com;
  about_com << i[0], i[1], i[2], i[1], i[3], i[4], i[2], i[4], i[5];
  // Turn the tensor into the link's axes: R I Rᵀ.
  const Pose at = document.origin(inertial);
  const Matrix3 turned = at.rotation * about_com * at.rotation.transpose();
  return LinkInertia::from_center_of_mass(mass, at.translation, turned);
}

// Capsules around a collision mesh, in the link's frame. What cannot be read is remembered and noted.
void read_mesh(UrdfDocument& document, const XmlElement& collision, UrdfLink& link) {
  const XmlElement& mesh = document.required_child(*document.child(collision, "geometry"), "mesh", "");
  const std::string name = document.required_text(mesh, "filename", "Name the mesh's file.");
  Vector3 scale = Vector3::Ones();
  if (const char* text = mesh.Attribute("scale")) scale = three_numbers(text, "scale", "1", document.where(mesh));
  // Without a mesh reader the name is remembered, and the finding says why.
  std::string why = "files are not looked for here";
  if (document.meshes) {
    const auto capsules = document.meshes(name, scale);
    if (capsules) {
      const Pose at = document.origin(collision);
      for (const Capsule& c : *capsules) link.capsules.push_back({at * c.from, at * c.to, c.radius});
      return;
    }
    why = capsules.error().message;
  }
  link.unread.push_back(name);
  document.note(LintKind::FileNote, Severity::Warning, collision,
                "the collision mesh " + name + " is not read (" + why + "): collisions of this link are not checked",
                "Put the mesh where the name says, or add a cylinder, sphere or box.");
}

// A <link>: inertia and collision shapes; what is only drawn is skipped.
UrdfLink read_link(UrdfDocument& document, const XmlElement& element) {
  document.expect(
      element, {"name", "type"},
      {"inertial", "visual", "collision", "self_collision_checking", "contact", "sensor", "gazebo", "verbose"});
  UrdfLink link;
  link.element = &element;
  link.name = document.required_text(element, "name", "Give every link a name.");
  check_name(link.name, document.where(element));
  if (const XmlElement* inertial = document.child(element, "inertial"))
    link.inertia = read_inertial(document, *inertial);
  // Primitives are covered by a capsule at once, meshes need their file.
  for (const auto* c = element.FirstChildElement("collision"); c != nullptr; c = c->NextSiblingElement("collision")) {
    const auto capsule = covering_capsule(document, *c);
    if (capsule)
      link.capsules.push_back(*capsule);
    else
      read_mesh(document, *c, link);
  }
  return link;
}

// Joints of one degree of freedom; others are refused with what to write instead.
JointType read_moving_type(UrdfDocument& document, const XmlElement& element, const std::string& type) {
  if (type == "revolute") return JointType::Revolute;
  if (type == "continuous") return JointType::Continuous;
  if (type == "prismatic") return JointType::Prismatic;
  if (type == "floating" || type == "planar") {
    refuse(ErrorCode::Unsupported, document.where(element),
           "joints of type '" + type + "' are not supported: the base of an arm stands still",
           "Make the joint fixed, or split it into prismatic and revolute joints.");
  }
  refuse(ErrorCode::Unsupported, document.where(element), "the joint type '" + type + "' is not known",
         suggestion(type, {"revolute", "continuous", "prismatic", "fixed"}));
}

// Numbers of 1e9 and more are written for "no limit".
double or_unlimited(double value) { return std::abs(value) >= kUnlimited ? std::copysign(kInfinity, value) : value; }

// A wheel written as revolute, without stops: URDF's default of 0 to 0 would lock it, which is never meant.
bool turns_without_stops(UrdfDocument& document, const XmlElement& element) {
  const XmlElement* limit = element.FirstChildElement("limit");
  if (limit == nullptr || limit->Attribute("lower") != nullptr || limit->Attribute("upper") != nullptr) return false;
  document.note(LintKind::LimitSuspicious, Severity::Warning, *limit,
                "neither 'lower' nor 'upper' is given: the joint is read as continuous, without stops",
                "Add both in rad if it has stops.");
  return true;
}

// <limit>: required for joints with stops; optional for continuous joints and followers.
JointLimits read_joint_limits(UrdfDocument& document, const XmlElement& element, JointType type, bool mimics) {
  JointLimits limits;
  const std::string unit = type == JointType::Prismatic ? "m" : "rad";
  const XmlElement* limit = document.child(element, "limit");
  const bool optional = type == JointType::Continuous || mimics;
  if (limit == nullptr && optional) return limits;
  if (limit == nullptr) {
    refuse(ErrorCode::Meaning, document.where(element), std::string("a ") + to_string(type) + " joint needs <limit>",
           "Add <limit lower=\"…\" upper=\"…\" velocity=\"…\" effort=\"…\"/>, or make it continuous.");
  }
  document.expect(*limit, {"lower", "upper", "velocity", "effort"}, {});
  // Position limits, where the joint has stops.
  if (type != JointType::Continuous) {
    const bool none = limit->Attribute("lower") == nullptr && limit->Attribute("upper") == nullptr;
    if (none && !mimics) {
      refuse(ErrorCode::Meaning, document.where(*limit),
             "neither 'lower' nor 'upper' is given; URDF's default of 0 would lock the joint",
             "Add both in " + unit + ".");
    }
    // One of the two alone: the other is 0, as URDF says.
    if (!none) limits.lower = or_unlimited(document.number_or(*limit, "lower", unit, 0));
    if (!none) limits.upper = or_unlimited(document.number_or(*limit, "upper", unit, 0));
  }
  // Speed and torque are always required by URDF.
  limits.velocity = or_unlimited(document.required_number(*limit, "velocity", unit + "/s"));
  limits.effort = or_unlimited(document.required_number(*limit, "effort", type == JointType::Prismatic ? "N" : "N·m"));
  check_limits(limits, type, document.where(*limit));
  return limits;
}

// <dynamics>: viscous and Coulomb friction; a spring is not read.
std::optional<JointNominal> read_dynamics(UrdfDocument& document, const XmlElement& element) {
  const XmlElement* dynamics = document.child(element, "dynamics");
  if (dynamics == nullptr) return std::nullopt;
  document.expect(*dynamics, {"damping", "friction", "spring_reference", "spring_stiffness"}, {});
  JointNominal nominal;
  nominal.viscous = document.number_or(*dynamics, "damping", "N·m·s/rad", 0);
  nominal.coulomb = document.number_or(*dynamics, "friction", "N·m", 0);
  if (nominal.viscous < 0 || nominal.coulomb < 0) {
    refuse(ErrorCode::Meaning, document.where(*dynamics), "friction is negative",
           "Friction takes energy away: write a positive number or 0.");
  }
  return nominal;
}

// The link that <parent> or <child> names.
std::string read_end(UrdfDocument& document, const XmlElement& element, const char* which) {
  const XmlElement& end = document.required_child(element, which, std::string("Add <") + which + " link=\"…\"/>.");
  document.expect(end, {"link"}, {});
  return document.required_text(end, "link", "Name the link.");
}

// All that a fixed joint does not have: axis, follower, limits, friction.
void read_motion(UrdfDocument& document, const XmlElement& element, UrdfJoint& joint) {
  // URDF's default axis is x.
  if (const XmlElement* axis = document.child(element, "axis")) {
    document.expect(*axis, {"xyz"}, {});
    const std::string text = document.required_text(*axis, "xyz", "Add xyz=\"0 0 1\".");
    joint.axis = unit_axis(three_numbers(text, "xyz", "", document.where(*axis)), document.where(*axis));
  }
  if (const XmlElement* mimic = document.child(element, "mimic")) {
    document.expect(*mimic, {"joint", "multiplier", "offset"}, {});
    joint.mimic = UrdfJoint::Follows{document.required_text(*mimic, "joint", "Name the joint to follow."),
                                     document.number_or(*mimic, "multiplier", "", 1),
                                     document.number_or(*mimic, "offset", "rad or m", 0), mimic};
  }
  // A follower's range is its leader's: missing limits mean nothing there.
  if (joint.type == JointType::Revolute && !joint.mimic && turns_without_stops(document, element))
    joint.type = JointType::Continuous;
  joint.limits = read_joint_limits(document, element, joint.type, joint.mimic.has_value());
  joint.nominal = read_dynamics(document, element);
}

// One <joint>, still by the names of its links.
UrdfJoint read_urdf_joint(UrdfDocument& document, const XmlElement& element) {
  document.expect(element, {"name", "type"},
                  {"origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "safety_controller",
                   "calibration", "hardwareInterface", "property"});
  UrdfJoint joint;
  joint.element = &element;
  joint.name = document.required_text(element, "name", "Give every joint a name.");
  check_name(joint.name, document.where(element));
  const std::string type =
      document.required_text(element, "type", "Write type=\"revolute\", \"continuous\", \"prismatic\" or \"fixed\".");
  joint.fixed = type == "fixed";
  if (!joint.fixed) joint.type = read_moving_type(document, element, type);
  joint.parent = read_end(document, element, "parent");
  joint.child = read_end(document, element, "child");
  joint.parent_from_joint = document.origin(element);
  if (!joint.fixed) read_motion(document, element, joint);
  return joint;
}

// Two links or two joints of one name cannot be told apart by those who refer to them.
template <class Named>
void refuse_duplicates(const UrdfDocument& document, const std::vector<Named>& list, const char* what) {
  std::set<std::string> seen;
  for (const Named& item : list) {
    if (seen.insert(item.name).second) continue;
    refuse(ErrorCode::Meaning, document.where(*item.element), std::string("another ") + what + " has this name",
           "Rename one of them.");
  }
}

}  // namespace

UrdfModel read_urdf_model(UrdfDocument& document) {
  const XmlElement& robot = document.robot();
  document.expect(robot, {"name", "version", "xmlns"},
                  {"link", "joint", "material", "transmission", "gazebo", "armature", "ros2_control", "sensor",
                   "plugin", "group", "mujoco", "drake", "safety_controller"});
  UrdfModel model;
  model.name = document.required_text(robot, "name", "Give the robot a name.");
  check_name(model.name, document.where(robot));
  // Links and joints in the file's order, which breaks ties when the tree is ordered.
  for (const auto* e = robot.FirstChildElement("link"); e != nullptr; e = e->NextSiblingElement("link")) {
    model.links.push_back(read_link(document, *e));
  }
  for (const auto* e = robot.FirstChildElement("joint"); e != nullptr; e = e->NextSiblingElement("joint")) {
    model.joints.push_back(read_urdf_joint(document, *e));
  }
  if (model.links.empty())
    refuse(ErrorCode::Meaning, document.where(robot), "it has no links", "Give a complete URDF.");
  refuse_duplicates(document, model.links, "link");
  refuse_duplicates(document, model.joints, "joint");
  return model;
}

}  // namespace reading

Result<RobotReading> read_urdf(std::string_view text, const std::string& name_for_messages) {
  return reading::read_urdf_with_meshes(text, name_for_messages, {});
}

Result<RobotReading> reading::read_urdf_with_meshes(std::string_view text, const std::string& name_for_messages,
                                                    const MeshReader& meshes) {
  try {
    // From text to tree to robot; each step throws what it refuses.
    reading::UrdfDocument document(text, name_for_messages);
    document.meshes = meshes;
    const reading::UrdfModel model = reading::read_urdf_model(document);
    RobotReading result{reading::assemble_robot(model, document), name_for_messages, {}};
    reading::apply_extension(result.robot, document);
    return reading::checked(std::move(result), model, document);
  } catch (const reading::Refusal& refusal) {
    return refusal.error;
  }
}

Result<Robot> parse_urdf(std::string_view text, const std::string& name_for_messages) {
  auto result = read_urdf(text, name_for_messages);
  if (!result) return result.error();
  return std::move(result->robot);
}

}  // namespace armature
