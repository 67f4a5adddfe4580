// New inertial and dynamics elements in a URDF text; every other byte stays.
#include <map>
#include <set>

#include "armature/export.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "model/xml_edit.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

using xml::Edit;
using xml::Element;

// Inertia about the centre of mass, along the axes of the link.
std::string inertial_text(const LinkInertia& inertia, const std::string& indent) {
  const Matrix3 i = inertia.inertia_about_com();
  using xml::attribute;
  return "<inertial>\n" + indent + "  <origin xyz=\"" + xml::numbers(inertia.center_of_mass()) +
         "\" rpy=\"0 0 0\"/>\n" + indent + "  <mass" + attribute("value", inertia.M) + "/>\n" + indent + "  <inertia" +
         attribute("ixx", i(0, 0)) + attribute("ixy", i(0, 1)) + attribute("ixz", i(0, 2)) + attribute("iyy", i(1, 1)) +
         attribute("iyz", i(1, 2)) + attribute("izz", i(2, 2)) + "/>\n" + indent + "</inertial>";
}

// Links that are part of a moving body because only fixed joints lie between.
std::set<std::string> lumped_links(const Element& robot, const std::set<std::string>& bodies) {
  // Each link that hangs on a fixed joint, with the link that carries it.
  std::map<std::string, std::string> fixed_to;
  for (const auto& joint : robot.children) {
    if (joint->name != "joint" || joint->attribute("type") != "fixed") continue;
    const Element* parent = joint->child("parent");
    const Element* child = joint->child("child");
    if (parent != nullptr && child != nullptr) fixed_to[child->attribute("link")] = parent->attribute("link");
  }
  std::set<std::string> lumped;
  // Along the fixed joints towards the base, to the first link that is a body.
  for (const auto& [child, parent] : fixed_to) {
    std::string at = parent;
    while (!bodies.contains(at) && fixed_to.contains(at)) at = fixed_to[at];
    if (bodies.contains(at)) lumped.insert(child);
  }
  return lumped;
}

std::vector<Edit> collect_edits(const std::string& text, const Element& file, const Robot& robot) {
  std::vector<Edit> edits;
  // What the robot knows, by the names of links and joints.
  std::map<std::string, const Body*> by_link, by_joint;
  std::set<std::string> names;
  for (const Body& body : robot.bodies)
    by_link[body.name] = &body, by_joint[body.joint.name] = &body, names.insert(body.name);
  const auto lumped = lumped_links(file, names);
  // Links of bodies get the inertia, links that are part of one lose theirs, joints get friction.
  for (const auto& e : file.children) {
    const std::string name = e->attribute("name");
    if (e->name == "link" && by_link.contains(name) && by_link[name]->inertia) {
      edits.push_back(xml::put(text, *e, e->child("inertial"), [&](const std::string& indent) {
        return inertial_text(*by_link[name]->inertia, indent);
      }));
    } else if (e->name == "link" && lumped.contains(name) && e->child("inertial") != nullptr) {
      edits.push_back(xml::removed(text, *e->child("inertial")));
    } else if (e->name == "joint" && by_joint.contains(name) && by_joint[name]->joint.nominal) {
      const JointNominal& nominal = *by_joint[name]->joint.nominal;
      edits.push_back(xml::put(text, *e, e->child("dynamics"), [&](const std::string&) {
        return "<dynamics" + xml::attribute("damping", nominal.viscous) + xml::attribute("friction", nominal.coulomb) +
               "/>";
      }));
    }
  }
  return edits;
}

}  // namespace

// The text as it was, but for the numbers of the model.
Result<std::string> patch_urdf(const std::string& urdf, const std::string& name, const Robot& robot) {
  const auto original = parse_urdf(urdf, name);
  if (!original) return original.error();
  // The same joints in the same order, or numbers would go to the wrong places.
  if (original->joint_names() != robot.joint_names()) {
    return Error{ErrorCode::Meaning,
                 "its joints are " + join(original->joint_names(), ", ") + ", the model's are " +
                     join(robot.joint_names(), ", "),
                 name, "Give the URDF that the model was identified with; of a part of a robot, leave --urdf out."};
  }
  const auto document = xml::scan_elements(urdf);
  return xml::edited(urdf, collect_edits(urdf, *document->child("robot"), robot));
}

}  // namespace armature
