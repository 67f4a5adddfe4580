// New inertials and joint numbers in an MJCF text; every other byte stays.
#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <map>
#include <set>

#include "armature/export.hpp"
#include "armature/text.hpp"
#include "model/xml_edit.hpp"
#include "robot/mjcf_parts.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

using xml::Edit;
using xml::Element;

// Principal axes rather than fullinertia: MuJoCo diagonalises the latter to eight digits only.
std::string inertial_text(const LinkInertia& inertia) {
  const Eigen::SelfAdjointEigenSolver<Matrix3> principal(inertia.inertia_about_com());
  Matrix3 axes = principal.eigenvectors();
  // Eigenvectors may form a mirror image; a quaternion needs a rotation.
  if (axes.determinant() < 0) axes.col(2) *= -1;
  const Eigen::Quaterniond q(axes);
  return "<inertial pos=\"" + xml::numbers(inertia.center_of_mass()) + "\" quat=\"" + exact(q.w()) + ' ' +
         xml::numbers(q.vec()) + "\"" + xml::attribute("mass", inertia.M) + " diaginertia=\"" +
         xml::numbers(principal.eigenvalues()) + "\"/>";
}

// For bodies whose mass is part of the body that carries them.
constexpr const char* kWeightless = "<inertial pos=\"0 0 0\" mass=\"0\" diaginertia=\"0 0 0\"/>";

// Collects the edits of a tree of bodies.
class Patch {
 public:
  Patch(const std::string& text, const Robot& robot, const std::map<std::string, Vector3>& origins)
      : text_(text), origins_(origins) {
    for (const Body& body : robot.bodies) by_body_[body.name] = &body, by_joint_[body.joint.name] = &body;
  }

  std::vector<Edit> edits;
  std::set<std::string> bodies_found, joints_found;

  // `carried`: a body above moves.
  void tree(const Element& outer, bool carried) {
    for (const auto& e : outer.children) {
      // Bodies inside a frame element belong to the body around it.
      if (e->name == "frame") tree(*e, carried);
      if (e->name == "body") body(*e, carried);
    }
  }

 private:
  void body(const Element& e, bool carried) {
    const std::string name = e.attribute("name");
    const auto mine = by_body_.find(name);
    const Element* old = e.child("inertial");
    // A body of the robot takes its whole inertia.
    if (!name.empty() && mine != by_body_.end()) {
      bodies_found.insert(name);
      carried = true;
      if (mine->second->inertia) put(e, old, inertial_text(in_body(name, *mine->second->inertia)));
    } else if (carried) {
      put(e, old, kWeightless);
    }
    // Joints get their damping, friction and rotor inertia.
    for (const auto& child : e.children) {
      if (child->name == "joint") joint(*child);
    }
    tree(e, carried);
  }

  // From the joint's frame to that of the MJCF's body.
  LinkInertia in_body(const std::string& name, const LinkInertia& inertia) const {
    Pose body_from_link;
    body_from_link.translation = origins_.at(name);
    return body_from_link == Pose{} ? inertia : inertia.moved_to(body_from_link);
  }

  void put(const Element& parent, const Element* old, const std::string& inertial) {
    edits.push_back(xml::put(text_, parent, old, [&](const std::string&) { return inertial; }));
  }

  // Attributes that are there change their value, others are added.
  void joint(const Element& e) {
    const auto mine = by_joint_.find(e.attribute("name"));
    if (mine == by_joint_.end()) return;
    joints_found.insert(mine->first);
    if (!mine->second->joint.nominal) return;
    const JointNominal& nominal = *mine->second->joint.nominal;
    for (const auto& [key, value] : {std::pair("damping", nominal.viscous), std::pair("frictionloss", nominal.coulomb),
                                     std::pair("armature", nominal.rotor_inertia)})
      edits.push_back(xml::set_attribute(text_, e, key, exact(value)));
  }

  const std::string& text_;
  const std::map<std::string, Vector3>& origins_;
  std::map<std::string, const Body*> by_body_, by_joint_;
};

// <inertial> elements only count where the compiler does not overrule them.
std::optional<Error> overruled(const Element& file, const std::string& name) {
  for (const auto& e : file.children) {
    if (e->name != "compiler") continue;
    if (e->attribute("inertiafromgeom") == "true")
      return Error{ErrorCode::Meaning, "inertiafromgeom=\"true\" makes MuJoCo ignore every <inertial>", name,
                   "Remove it, or write \"auto\"."};
    for (const char* key : {"settotalmass", "boundmass", "boundinertia", "balanceinertia"}) {
      const std::string value = e->attribute(key);
      if (!value.empty() && value != "0" && value != "-1" && value != "false")
        return Error{ErrorCode::Meaning, std::string(key) + " changes inertias when MuJoCo compiles the model", name,
                     "Remove it from <compiler>."};
    }
  }
  return std::nullopt;
}

// Whether every body and joint of the robot was found in this text.
std::optional<Error> not_reached(const Patch& patch, const Robot& robot, const std::string& name) {
  for (const Body& body : robot.bodies) {
    if (patch.bodies_found.contains(body.name) && patch.joints_found.contains(body.joint.name)) continue;
    return Error{
        ErrorCode::NotFound,
        "it has no body '" + body.name + "' with a joint '" + body.joint.name + "' by these names in its own text",
        name, "Give names to the bodies and joints; where they are in an included file, patch that file."};
  }
  return std::nullopt;
}

}  // namespace

Result<Robot> parse_mjcf(const std::string& mjcf, const std::string& name) {
  auto read = reading::read_mjcf(mjcf, name, {});
  if (!read) return read.error();
  return std::move(read->robot);
}

Result<std::string> patch_mjcf(const std::string& mjcf, const std::string& name, const Robot& robot) {
  const auto original = parse_mjcf(mjcf, name);
  if (!original) return original.error();
  // The same joints in the same order, or numbers would go to the wrong places.
  if (original->joint_names() != robot.joint_names()) {
    return Error{ErrorCode::Meaning,
                 "its joints are " + join(original->joint_names(), ", ") + ", the model's are " +
                     join(robot.joint_names(), ", "),
                 name, "Give the MJCF that the model was identified with; of a part of a robot, leave --mjcf out."};
  }
  const auto origins = reading::mjcf_link_origins(mjcf, name);
  if (!origins) return origins.error();
  // The text was read without an error, so it has these elements.
  const auto document = xml::scan_elements(mjcf);
  const Element& file = *document->child("mujoco");
  if (const auto bad = overruled(file, name)) return *bad;
  Patch patch(mjcf, robot, *origins);
  patch.tree(*file.child("worldbody"), false);
  if (const auto bad = not_reached(patch, robot, name)) return *bad;
  return xml::edited(mjcf, std::move(patch.edits));
}

}  // namespace armature
