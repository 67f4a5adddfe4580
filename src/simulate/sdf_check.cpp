// Our own reading of an SDF model, kept apart from the writer: the parts that torques depend on, and nothing else.
#include <tinyxml2.h>

#include <map>
#include <sstream>

#include "armature/text.hpp"
#include "simulate/reimport.hpp"

namespace armature {
namespace {

using tinyxml2::XMLElement;

Error broken(const std::string& what) {
  return {ErrorCode::Meaning, what, "SDF export", "This is a bug of the exporter."};
}

// All numbers of an element's text; empty if it is missing or holds anything else.
std::vector<double> numbers(const XMLElement* element) {
  if (element == nullptr || element->GetText() == nullptr) return {};
  std::istringstream words(element->GetText());
  std::vector<double> list;
  for (std::string word; words >> word;) {
    const auto value = parse_double(word);
    if (!value) return {};
    list.push_back(*value);
  }
  return list;
}

/// One number of a child element, or `missing`.
double number(const XMLElement* parent, const char* name, double missing = 0) {
  const auto list = numbers(parent == nullptr ? nullptr : parent->FirstChildElement(name));
  return list.size() == 1 ? list[0] : missing;
}

/// x y z roll pitch yaw, in m and rad.
std::optional<Pose> pose_of(const XMLElement* parent) {
  const auto x = numbers(parent->FirstChildElement("pose"));
  if (x.size() != 6) return std::nullopt;
  return Pose{rotation_from_rpy({x[3], x[4], x[5]}), {x[0], x[1], x[2]}};
}

/// Mass, centre of mass and the tensor about it, turned into the link's axes.
std::optional<LinkInertia> inertia_of(const XMLElement* link) {
  const XMLElement* inertial = link->FirstChildElement("inertial");
  const auto at = inertial == nullptr ? std::nullopt : pose_of(inertial);
  if (!at) return std::nullopt;
  // SDF gives the tensor in the axes of the inertial's pose.
  const XMLElement* moments = inertial->FirstChildElement("inertia");
  const double xy = number(moments, "ixy"), xz = number(moments, "ixz"), yz = number(moments, "iyz");
  Matrix3 tensor;
  tensor << number(moments, "ixx"), xy, xz, xy, number(moments, "iyy"), yz, xz, yz, number(moments, "izz");
  tensor = at->rotation * tensor * at->rotation.transpose();
  return LinkInertia::from_center_of_mass(number(inertial, "mass"), at->translation, tensor);
}

// The joint whose child is this link.
const XMLElement* joint_above(const XMLElement* model, const std::string& link) {
  for (const XMLElement* j = model->FirstChildElement("joint"); j != nullptr; j = j->NextSiblingElement("joint")) {
    const XMLElement* child = j->FirstChildElement("child");
    if (child != nullptr && child->GetText() != nullptr && link == child->GetText()) return j;
  }
  return nullptr;
}

/// A link with the joint above it, as a body of the robot. Links must come after their parents.
Result<Body> body_of(const XMLElement* model, const XMLElement* link, const std::map<std::string, int>& known) {
  Body body;
  body.name = link->Attribute("name");
  // Which link it hangs on, by the joint that names it as child.
  const XMLElement* joint = joint_above(model, body.name);
  const XMLElement* parent = joint == nullptr ? nullptr : joint->FirstChildElement("parent");
  if (parent == nullptr || parent->GetText() == nullptr) return broken("link '" + body.name + "' hangs on nothing");
  const auto above = known.find(parent->GetText());
  // The pose must be given relative to that same parent: then it is the joint's placement.
  const XMLElement* pose = link->FirstChildElement("pose");
  const char* relative = pose == nullptr ? nullptr : pose->Attribute("relative_to");
  if (above == known.end() || relative == nullptr || above->first != relative)
    return broken("link '" + body.name + "' is not placed on its parent");
  body.parent = above->second;
  const auto placed = pose_of(link);
  // The axis in the joint's frame, which is the link's frame.
  const auto axis =
      numbers(joint->FirstChildElement("axis") == nullptr ? nullptr
                                                          : joint->FirstChildElement("axis")->FirstChildElement("xyz"));
  if (!placed || axis.size() != 3) return broken("link '" + body.name + "' has no pose or its joint no axis");
  body.joint.name = joint->Attribute("name");
  body.joint.type = std::string(joint->Attribute("type")) == "prismatic" ? JointType::Prismatic : JointType::Revolute;
  body.joint.parent_from_joint = *placed;
  body.joint.axis = Vector3(axis[0], axis[1], axis[2]).normalized();
  // Damping and friction only: SDF has no rotor and no offset.
  const XMLElement* dynamics = joint->FirstChildElement("axis")->FirstChildElement("dynamics");
  body.joint.nominal = JointNominal{number(dynamics, "damping"), number(dynamics, "friction"), 0, 0};
  body.inertia = inertia_of(link);
  return body;
}

}  // namespace

Result<Robot> read_back_sdf(const std::string& sdf, const Robot& original) {
  tinyxml2::XMLDocument document;
  if (document.Parse(sdf.c_str()) != tinyxml2::XML_SUCCESS) return broken("it is not XML");
  const XMLElement* root = document.FirstChildElement("sdf");
  const XMLElement* model = root == nullptr ? nullptr : root->FirstChildElement("model");
  if (model == nullptr) return broken("it has no model");
  // The model's pose is that of the base in the world; gravity is not in the file.
  Robot robot;
  robot.name = original.name, robot.gravity_in_world = original.gravity_in_world;
  const auto placed = pose_of(model);
  if (!placed) return broken("the model has no pose");
  robot.world_from_base = *placed;
  // The first link is the base, every other a body.
  std::map<std::string, int> known;
  for (const XMLElement* link = model->FirstChildElement("link"); link != nullptr;
       link = link->NextSiblingElement("link")) {
    const char* name = link->Attribute("name");
    if (name == nullptr) return broken("a link has no name");
    if (known.empty()) {
      robot.base_name = name, known[name] = -1;
      continue;
    }
    auto body = body_of(model, link, known);
    if (!body) return body.error();
    known[name] = static_cast<int>(robot.bodies.size());
    robot.bodies.push_back(*std::move(body));
  }
  // SDF 1.7 has no mimic joints: which joint follows which is not compared.
  for (std::size_t b = 0; b < robot.bodies.size() && b < original.bodies.size(); ++b)
    robot.bodies[b].joint.mimic = original.bodies[b].joint.mimic;
  if (const auto problem = robot.problem()) return broken(problem->message);
  return robot;
}

}  // namespace armature
