#include <cmath>

#include "armature/export.hpp"
#include "armature/text.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

using xml::escaped;
using xml::numbers;

// SDF writes 1e16 for "no limit".
std::string limit(double value) { return std::isfinite(value) ? exact(value) : (value > 0 ? "1e16" : "-1e16"); }

// A pose as position and roll, pitch, yaw, relative to a named frame.
std::string pose(const std::string& relative_to, const Pose& p) {
  return "<pose relative_to=\"" + escaped(relative_to) + "\">" + numbers(p.translation) + ' ' +
         numbers(rpy_from_rotation(p.rotation)) + "</pose>";
}

// Capsules of one link, each at the middle of its segment.
std::string collision(const std::vector<Capsule>& capsules) {
  std::string out;
  for (std::size_t i = 0; i < capsules.size(); ++i) {
    const Capsule& c = capsules[i];
    const Vector3 along = c.to - c.from;
    const double length = along.norm();
    // The capsule's own axis is z: turn z onto the segment.
    Matrix3 r = Matrix3::Identity();
    if (length > 1e-9) {
      const Vector3 d = along / length;
      r = rotation_from_rpy({0, std::atan2(std::hypot(d.x(), d.y()), d.z()), 0});
      r = rotation_from_rpy({0, 0, std::atan2(d.y(), d.x())}) * r;
    }
    out += "      <collision name=\"capsule" + std::to_string(i + 1) + "\"><pose>" + numbers(0.5 * (c.from + c.to)) +
           ' ' + numbers(rpy_from_rotation(r)) + "</pose><geometry><capsule><radius>" + exact(c.radius) +
           "</radius><length>" + exact(length) + "</length></capsule></geometry></collision>\n";
  }
  return out;
}

// Inertia about the centre of mass, along the axes of the link.
std::string inertial(const LinkInertia& inertia) {
  const Matrix3 i = inertia.inertia_about_com();
  return "      <inertial><pose>" + numbers(inertia.center_of_mass()) + " 0 0 0</pose><mass>" + exact(inertia.M) +
         "</mass><inertia><ixx>" + exact(i(0, 0)) + "</ixx><ixy>" + exact(i(0, 1)) + "</ixy><ixz>" + exact(i(0, 2)) +
         "</ixz><iyy>" + exact(i(1, 1)) + "</iyy><iyz>" + exact(i(1, 2)) + "</iyz><izz>" + exact(i(2, 2)) +
         "</izz></inertia></inertial>\n";
}

std::string parent_name(const Robot& robot, int parent) {
  return parent < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(parent)].name;
}

// A continuous joint is a revolute one without limits.
std::string joint(const Robot& robot, const Body& body) {
  const Joint& j = body.joint;
  const bool free = j.type == JointType::Continuous;
  std::string out = "    <joint name=\"" + escaped(j.name) + "\" type=\"" +
                    (j.type == JointType::Prismatic ? "prismatic" : "revolute") + "\">\n";
  out += "      <parent>" + escaped(parent_name(robot, body.parent)) + "</parent><child>" + escaped(body.name) +
         "</child>\n";
  out += "      <axis><xyz>" + numbers(j.axis) + "</xyz><limit><lower>" + limit(free ? -kInfinity : j.limits.lower) +
         "</lower><upper>" + limit(free ? kInfinity : j.limits.upper) + "</upper><effort>" + limit(j.limits.effort) +
         "</effort><velocity>" + limit(j.limits.velocity) + "</velocity></limit>";
  // What SDF has a place for: damping and friction, no rotor inertia and no offset.
  if (j.nominal) {
    out += "<dynamics><damping>" + exact(j.nominal->viscous) + "</damping><friction>" + exact(j.nominal->coulomb) +
           "</friction></dynamics>";
  }
  return out + "</axis>\n    </joint>\n";
}

}  // namespace

std::string write_sdf(const Robot& robot) {
  std::string out = "<?xml version=\"1.0\"?>\n<sdf version=\"1.7\">\n  <model name=\"" + escaped(robot.name) + "\">\n";
  out += "    <pose>" + numbers(robot.world_from_base.translation) + ' ' +
         numbers(rpy_from_rotation(robot.world_from_base.rotation)) + "</pose>\n";
  // A massless base would be dropped with its whole tree by some readers; it is fixed, so its inertia has no effect.
  out += "    <link name=\"" + escaped(robot.base_name) + "\">\n" + collision(robot.base_capsules) + "    </link>\n";
  out += "    <joint name=\"" + escaped(robot.base_name) +
         "_fixed_to_world\" type=\"fixed\"><parent>world</parent><child>" + escaped(robot.base_name) +
         "</child></joint>\n";
  // A link's pose is that of its joint at q = 0, in the parent's frame.
  for (const Body& body : robot.bodies) {
    out += "    <link name=\"" + escaped(body.name) + "\">\n      " +
           pose(parent_name(robot, body.parent), body.joint.parent_from_joint) + "\n";
    if (body.inertia) out += inertial(*body.inertia);
    out += collision(body.capsules) + "    </link>\n" + joint(robot, body);
  }
  return out + "  </model>\n</sdf>\n";
}

}  // namespace armature
