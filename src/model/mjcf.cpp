#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "armature/export.hpp"
#include "armature/text.hpp"
#include "model/mjcf_names.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

// Damping of a gear's spring as a share of its stiffness [s]: a few percent of critical for arms of usual size.
constexpr double kSpringDamping = 1e-3;

// MuJoCo softens dry friction: by default it brakes a slow joint like a damper of 20 ms, and the full frictionloss is
// only reached at speeds that a light wrist never has. These stop a joint within one step where the friction suffices;
// MuJoCo raises the time constant to twice the time step, whatever that is.
constexpr const char* kDryFriction = " solreffriction=\"1e-6 1\" solimpfriction=\"0.9999 0.9999 0.001 0.5 2\"";

using xml::attribute;
using xml::escaped;
using xml::numbers;

// Position and unit quaternion, w first.
std::string placement(const Pose& pose) {
  const Eigen::Quaterniond q(pose.rotation);
  return " pos=\"" + numbers(pose.translation) + "\" quat=\"" + exact(q.w()) + ' ' + numbers(q.vec()) + '"';
}

// Writes the tree; `children` lists the bodies that hang on each body, index 0 being the base.
class MjcfWriter {
 public:
  MjcfWriter(const Robot& robot, const MjcfOptions& options) : robot_(robot), options_(options) {}

  std::string write() {
    out_ = "<mujoco model=\"" + escaped(robot_.name) + "\">\n";
    // boundmass and balanceinertia stay off: the numbers are the identified ones or an error, never silently changed.
    out_ += "  <compiler angle=\"radian\" inertiafromgeom=\"false\" autolimits=\"true\"/>\n";
    out_ += "  <option gravity=\"" + numbers(robot_.gravity_in_world) + "\"" +
            attribute("timestep", options_.timestep) + " integrator=\"implicit\"/>\n";
    out_ += "  <worldbody>\n    <body name=\"" + escaped(robot_.base_name) + "\"" + placement(robot_.world_from_base) +
            ">\n";
    // The tree from the base out; each body writes its children inside itself.
    capsules(robot_.base_capsules, robot_.base_name, "      ");
    children(-1, "      ");
    out_ += "    </body>\n";
    if (options_.floor)
      out_ += "    <geom name=\"floor\" type=\"plane\" size=\"0 0 1\" pos=\"0 0 " + exact(*options_.floor) + "\"/>\n";
    out_ += "  </worldbody>\n";
    // What concerns pairs of bodies and joints comes after the tree.
    ignored();
    mimics();
    motors();
    return out_ + "</mujoco>\n";
  }

 private:
  // A capsule without length is a sphere: MuJoCo refuses the former.
  void capsules(const std::vector<Capsule>& list, const std::string& body, const std::string& indent) {
    if (!options_.contacts) return;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string name = " name=\"" + escaped(body) + "_capsule" + std::to_string(i + 1) + "\"";
      const Capsule& c = list[i];
      if ((c.to - c.from).norm() < 1e-9) {
        out_ += indent + "<geom type=\"sphere\"" + name + " pos=\"" + numbers(c.from) + "\"" +
                attribute("size", c.radius) + "/>\n";
      } else {
        out_ += indent + "<geom type=\"capsule\"" + name + " fromto=\"" + numbers(c.from) + ' ' + numbers(c.to) + "\"" +
                attribute("size", c.radius) + "/>\n";
      }
    }
  }

  void children(int parent, const std::string& indent) {
    for (std::size_t b = 0; b < robot_.bodies.size(); ++b) {
      if (robot_.bodies[b].parent == parent) body(static_cast<int>(b), indent);
    }
  }

  // Inertia, joint, shapes and frames of a body, then its children.
  void body(int index, const std::string& indent) {
    const Body& b = robot_.bodies[static_cast<std::size_t>(index)];
    out_ += indent + "<body name=\"" + escaped(b.name) + "\"" + placement(b.joint.parent_from_joint) + ">\n";
    inertial(b, indent + "  ");
    joint(b, indent + "  ");
    capsules(b.capsules, b.name, indent + "  ");
    for (const Frame& frame : robot_.frames) {
      if (frame.body == index)
        out_ += indent + "  <site name=\"" + escaped(frame.name) + "\"" + placement(frame.body_from_frame) +
                " size=\"0.001\"/>\n";
    }
    children(index, indent + "  ");
    out_ += indent + "</body>\n";
  }

  // Principal axes rather than fullinertia: MuJoCo diagonalises the latter to eight digits only.
  void inertial(const Body& b, const std::string& indent) {
    if (!b.inertia) return;
    const Eigen::SelfAdjointEigenSolver<Matrix3> principal(b.inertia->inertia_about_com());
    Matrix3 axes = principal.eigenvectors();
    // Eigenvectors may form a mirror image; a quaternion needs a rotation.
    if (axes.determinant() < 0) axes.col(2) *= -1;
    out_ += indent + "<inertial" + placement({axes, b.inertia->center_of_mass()}) + attribute("mass", b.inertia->M) +
            " diaginertia=\"" + numbers(principal.eigenvalues()) + "\"/>\n";
  }

  // The joint with what the options ask for: range, rotor inertia, friction.
  void joint(const Body& b, const std::string& indent) {
    const Joint& j = b.joint;
    out_ += indent + "<joint name=\"" + escaped(j.name) + "\" type=\"" +
            (j.type == JointType::Prismatic ? "slide" : "hinge") + "\" axis=\"" + numbers(j.axis) + "\"";
    if (options_.limits && std::isfinite(j.limits.lower) && std::isfinite(j.limits.upper) &&
        j.type != JointType::Continuous) {
      out_ += " range=\"" + exact(j.limits.lower) + ' ' + exact(j.limits.upper) + "\"";
    }
    if (j.nominal && options_.rotor && j.nominal->rotor_inertia != 0)
      out_ += attribute("armature", j.nominal->rotor_inertia);
    if (j.nominal && options_.friction && j.nominal->viscous != 0) out_ += attribute("damping", j.nominal->viscous);
    if (j.nominal && options_.friction && j.nominal->coulomb != 0)
      out_ += attribute("frictionloss", j.nominal->coulomb) + kDryFriction;
    out_ += "/>\n";
    if (options_.stiffness <= 0 || j.mimic) return;
    // The link turns by the motor's angle plus the spring's: a second joint about the same axis.
    out_ += indent + "<joint name=\"" + escaped(j.name) + "_spring\" type=\"" +
            (j.type == JointType::Prismatic ? "slide" : "hinge") + "\" axis=\"" + numbers(j.axis) + "\"" +
            attribute("stiffness", options_.stiffness) + attribute("damping", kSpringDamping * options_.stiffness) +
            "/>\n";
  }

  // Pairs of bodies whose contact is ignored.
  void ignored() {
    if (options_.ignored_contacts.empty()) return;
    out_ += "  <contact>\n";
    for (const auto& [first, second] : options_.ignored_contacts) {
      out_ += "    <exclude body1=\"" + escaped(first) + "\" body2=\"" + escaped(second) + "\"/>\n";
    }
    out_ += "  </contact>\n";
  }

  // q = offset + multiplier · q_leader, as a polynomial of MuJoCo's equality constraint.
  void mimics() {
    std::string rows;
    for (const Body& b : robot_.bodies) {
      if (!b.joint.mimic) continue;
      const Joint& leader = robot_.bodies[static_cast<std::size_t>(b.joint.mimic->joint)].joint;
      rows += "    <joint joint1=\"" + escaped(b.joint.name) + "\" joint2=\"" + escaped(leader.name) +
              "\" polycoef=\"" + exact(b.joint.mimic->offset) + ' ' + exact(b.joint.mimic->multiplier) + " 0 0 0\"/>\n";
    }
    if (!rows.empty()) out_ += "  <equality>\n" + rows + "  </equality>\n";
  }

  // One motor per coordinate; a mimic joint has none.
  void motors() {
    if (!options_.motors) return;
    out_ += "  <actuator>\n";
    for (const Body& b : robot_.bodies) {
      if (b.joint.mimic) continue;
      out_ += "    <motor name=\"" + escaped(b.joint.name) + "_motor\" joint=\"" + escaped(b.joint.name) + "\"";
      if (std::isfinite(b.joint.limits.effort)) {
        out_ += " ctrlrange=\"" + exact(-b.joint.limits.effort) + ' ' + exact(b.joint.limits.effort) + "\"";
      }
      out_ += "/>\n";
    }
    out_ += "  </actuator>\n";
  }

  const Robot& robot_;
  const MjcfOptions& options_;
  std::string out_;
};

}  // namespace

Robot with_base_name_for_mujoco(const Robot& robot) {
  Robot out = robot;
  const auto taken = [&](const std::string& name) {
    return std::any_of(robot.bodies.begin(), robot.bodies.end(), [&](const Body& b) { return b.name == name; });
  };
  // "world" is MuJoCo's ground. The new name must be free.
  if (out.base_name == "world") out.base_name = "world_link";
  while (taken(out.base_name)) out.base_name += "_";
  return out;
}

std::string write_mjcf(const Robot& robot, const MjcfOptions& options) {
  const Robot named = with_base_name_for_mujoco(robot);
  return MjcfWriter(named, options).write();
}

}  // namespace armature
