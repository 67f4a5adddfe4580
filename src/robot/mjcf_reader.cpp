#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "armature/text.hpp"
#include "robot/mjcf_parts.hpp"
#include "robot/reading.hpp"
#include "robot/xml_text.hpp"

namespace armature::reading {
namespace {

// To MuJoCo an empty name is none.
std::string name_of(const XmlElement& e, const std::string& otherwise, const char* key = "name") {
  const char* name = e.Attribute(key);
  return name == nullptr || trim(name).empty() ? otherwise : name;
}

// Deeper nesting comes from a damaged file and would exhaust the stack.
constexpr int kDeepest = 200;
// The tree of bodies as links and joints.
class MjcfTree {
 public:
  MjcfTree(const MjcfSettings& settings, UrdfModel& model) : m_(settings), model_(model) {}

  Pose world_from_base;
  /// Where each link's frame is in the body of its name: at its last joint.
  std::map<std::string, Vector3> body_from_link;

  // The root link is the only fixed body of the world, or the world itself.
  void read(const XmlElement& world) {
    world_ = &world;
    const XmlElement* base = lone_base(world);
    UrdfLink root;
    root.name = base == nullptr ? "world" : name_of(*base, "base");
    root.element = base == nullptr ? &world : base;
    taken_.insert(root.name);
    const std::string childclass = base == nullptr ? "" : class_of(*base, "");
    mjcf_shapes(m_, *root.element, childclass, root);
    if (base != nullptr) world_from_base = m_.placement(*base, "");
    model_.links.push_back(root);
    // Everything below hangs on the root.
    sites(*root.element, root.name, Pose{}, childclass);
    bodies(*root.element, root.name, Pose{}, childclass, 0);
  }

 private:
  // The childclass that applies inside a body.
  static std::string class_of(const XmlElement& body, const std::string& outer) {
    return body.Attribute("childclass") != nullptr ? body.Attribute("childclass") : outer;
  }

  // A world that holds one fixed body and no obstacle only gives the pose of that body.
  const XmlElement* lone_base(const XmlElement& world) const {
    const XmlElement* body = world.FirstChildElement("body");
    if (body == nullptr || body->NextSiblingElement("body") != nullptr) return nullptr;
    if (body->FirstChildElement("joint") != nullptr || body->FirstChildElement("freejoint") != nullptr) return nullptr;
    for (const auto* g = world.FirstChildElement("geom"); g != nullptr; g = g->NextSiblingElement("geom")) {
      const char* type = m_.attribute(*g, "type", "");
      if (type == nullptr || std::string(type) != "plane") return nullptr;
    }
    return body;
  }

  // A name that no link or joint has yet: underscores make it different.
  std::string fresh(std::string name) {
    while (!taken_.insert(name).second) name += "_";
    return name;
  }

  // All bodies directly inside an element.
  void bodies(const XmlElement& outer, const std::string& parent, const Pose& link_from_outer,
              const std::string& childclass, int depth) {
    if (depth > kDeepest) refuse(ErrorCode::Unsupported, m_.document().where(outer), "bodies are nested too deep", "");
    for (const auto* e = outer.FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
      const std::string tag = e->Name();
      // A frame only moves what it holds.
      if (tag == "frame")
        bodies(*e, parent, link_from_outer * m_.placement(*e, childclass), class_of(*e, childclass), depth + 1);
      if (tag == "replicate" || tag == "composite" || tag == "flexcomp")
        refuse(ErrorCode::Unsupported, m_.document().where(*e), "<" + tag + "> is not read", "Write the bodies out.");
      if (tag == "body") body(*e, parent, link_from_outer, childclass, depth);
    }
  }

  // One body: a joint per <joint>, or a fixed one, then its link, sites and children.
  void body(const XmlElement& e, const std::string& parent, const Pose& link_from_outer, const std::string& outer_class,
            int depth) {
    const std::string childclass = class_of(e, outer_class);
    const std::string name = fresh(name_of(e, "body" + std::to_string(model_.links.size())));
    // The body's pose is looked up with the class outside of it, its contents with its childclass.
    Pose parent_from_body = link_from_outer * m_.placement(e, outer_class);
    // Joints of one body act one after another, in the order of the file.
    std::vector<const XmlElement*> joints;
    for (const auto* c = e.FirstChildElement(); c != nullptr; c = c->NextSiblingElement()) {
      const std::string tag = c->Name();
      if (tag == "freejoint" || (tag == "joint" && type_of(*c, childclass) == "free"))
        refuse(ErrorCode::Unsupported, m_.document().where(*c), "a free joint: the base of an arm stands still",
               "Remove it: the body is then fixed to the world.");
      if (tag == "joint") joints.push_back(c);
    }
    // The link's frame is the body's frame, moved to the place of the last joint.
    Vector3 offset = Vector3::Zero();
    std::string at = parent;
    for (std::size_t k = 0; k < joints.size(); ++k) {
      const bool last = k + 1 == joints.size();
      const Vector3 place = place_of(*joints[k], childclass);
      UrdfJoint joint = moving_joint(*joints[k], childclass);
      joint.parent = at;
      joint.child = last ? name : fresh(name + "_" + joint.name);
      // From the previous joint (or the body's origin) to this one; the body's pose comes before the first.
      Pose to_joint;
      to_joint.translation = place - offset;
      joint.parent_from_joint = (k == 0 ? parent_from_body : Pose{}) * to_joint * joint.parent_from_joint;
      offset = place;
      // Between two joints of a body: a link without mass.
      if (!last) {
        UrdfLink between;
        between.name = joint.child;
        between.element = joints[k];
        between.inertia = LinkInertia{};
        model_.links.push_back(between);
      }
      at = joint.child;
      model_.joints.push_back(joint);
    }
    // No joint: the body is welded to its parent.
    if (joints.empty()) {
      UrdfJoint fixed;
      fixed.name = fresh(name + "_fixed");
      fixed.element = &e;
      fixed.fixed = true;
      fixed.parent = parent;
      fixed.child = name;
      fixed.parent_from_joint = parent_from_body;
      model_.joints.push_back(fixed);
    }
    // What the body holds is given in its MJCF frame and needed in the frame of the last joint.
    Pose link_from_body;
    link_from_body.translation = -offset;
    body_from_link[name] = offset;
    link(e, name, link_from_body, childclass);
    sites(e, name, link_from_body, childclass);
    bodies(e, name, link_from_body, childclass, depth + 1);
  }

  // Inertia and shapes of a body, moved to the link's frame.
  void link(const XmlElement& e, const std::string& name, const Pose& link_from_body, const std::string& childclass) {
    UrdfLink out;
    out.name = name;
    out.element = &e;
    check_name(name, m_.document().where(e));
    const auto inertia = mjcf_inertia(m_, e, childclass);
    if (inertia) out.inertia = link_from_body == Pose{} ? *inertia : inertia->moved_to(link_from_body);
    mjcf_shapes(m_, e, childclass, out);
    for (Capsule& c : out.capsules) c = {link_from_body * c.from, link_from_body * c.to, c.radius};
    model_.links.push_back(out);
  }

  // Sites are named places: links of no weight.
  void sites(const XmlElement& e, const std::string& parent, const Pose& link_from_body,
             const std::string& childclass) {
    for (const auto* s = e.FirstChildElement("site"); s != nullptr; s = s->NextSiblingElement("site")) {
      // Sites without a name, or with a name that is taken, cannot be addressed.
      if (name_of(*s, "").empty() || !taken_.insert(s->Attribute("name")).second) continue;
      UrdfLink place;
      place.name = s->Attribute("name");
      check_name(place.name, m_.document().where(*s));
      place.element = s;
      UrdfJoint joint;
      joint.name = fresh(place.name + "_site");
      joint.element = s;
      joint.fixed = true;
      joint.parent = parent;
      joint.child = place.name;
      joint.parent_from_joint = link_from_body * m_.placement(*s, childclass);
      model_.links.push_back(place);
      model_.joints.push_back(joint);
    }
  }

  std::string type_of(const XmlElement& e, const std::string& childclass) const {
    const char* type = m_.attribute(e, "type", childclass);
    return type == nullptr ? "hinge" : type;
  }
  // The joint's point in the body's frame; the body's origin by default.
  Vector3 place_of(const XmlElement& e, const std::string& childclass) const {
    const char* pos = m_.attribute(e, "pos", childclass);
    return pos == nullptr ? Vector3(Vector3::Zero()) : three_numbers(pos, "pos", "m", m_.document().where(e));
  }

  // parent_from_joint holds only the turn that `ref` asks for.
  UrdfJoint moving_joint(const XmlElement& e, const std::string& childclass) {
    UrdfJoint out;
    const std::string where = m_.document().where(e), type = type_of(e, childclass);
    const auto text = [&](const char* name) { return m_.attribute(e, name, childclass); };
    const auto value = [&](const char* name, double otherwise) {
      return text(name) == nullptr ? otherwise : number(text(name), name, "", where);
    };
    // A ball joint has three coordinates at one place.
    if (type != "hinge" && type != "slide")
      refuse(ErrorCode::Unsupported, where, "joints of type '" + type + "' are not supported",
             "Write three hinges instead of a ball.");
    const bool slides = type == "slide";
    out.name = fresh(name_of(e, "joint" + std::to_string(model_.joints.size() + 1)));
    check_name(out.name, where);
    out.element = &e;
    out.axis = unit_axis(
        text("axis") == nullptr ? Vector3(Vector3::UnitZ()) : three_numbers(text("axis"), "axis", "", where), where);
    // limited="auto": limited if a range is given and the compiler has autolimits.
    const char* limited = text("limited");
    const bool limits = limited == nullptr || std::string(limited) == "auto"
                            ? m_.autolimits() && text("range") != nullptr
                            : std::string(limited) == "true";
    if (limits && text("range") != nullptr) {
      const auto range = m_.numbers(e, text("range"), "range", 2, 2);
      out.limits.lower = slides ? range[0] : m_.angle(range[0]);
      out.limits.upper = slides ? range[1] : m_.angle(range[1]);
    }
    // A hinge without limits turns without end.
    out.type = slides ? JointType::Prismatic : limits ? JointType::Revolute : JointType::Continuous;
    // Torque limit of all actuators of this joint together; the larger side counts.
    if (const char* force = text("actuatorfrcrange")) {
      const auto range = m_.numbers(e, force, "actuatorfrcrange", 2, 2);
      out.limits.effort = std::max(std::abs(range[0]), std::abs(range[1]));
    }
    // Viscous, Coulomb, and the rotor's inertia on the joint's side.
    JointNominal nominal;
    nominal.viscous = value("damping", 0), nominal.coulomb = value("frictionloss", 0);
    nominal.rotor_inertia = value("armature", 0);
    if (nominal.viscous < 0 || nominal.coulomb < 0 || nominal.rotor_inertia < 0)
      refuse(ErrorCode::Meaning, where, "damping, frictionloss or armature is negative", "Write 0 or more.");
    if (!(nominal == JointNominal{})) out.nominal = nominal;
    if (value("stiffness", 0) != 0)
      m_.document().note(LintKind::FileNote, Severity::Warning, e, "the joint's spring is not part of the robot here",
                         "Add a spring among --terms.");
    // In the file's configuration the joint's coordinate is `ref`; at q = 0 it is turned or moved back by it.
    const double ref = slides ? value("ref", 0) : m_.angle(value("ref", 0));
    if (ref != 0 && slides) out.parent_from_joint.translation = -ref * out.axis;
    if (ref != 0 && !slides) out.parent_from_joint.rotation = rotation_about(out.axis, -ref);
    check_limits(out.limits, out.type, where);
    return out;
  }

  const MjcfSettings& m_;
  UrdfModel& model_;
  const XmlElement* world_ = nullptr;
  std::set<std::string> taken_;
};

// nullptr where there is none, or for actuators that do not drive a joint.
UrdfJoint* joint_named(UrdfModel& model, const char* name) {
  for (UrdfJoint& joint : model.joints) {
    if (name != nullptr && joint.name == name) return &joint;
  }
  return nullptr;
}

// The largest torque an actuator can give: |force| · |gear|.
void limit_by_actuators(const MjcfSettings& m, UrdfModel& model) {
  for (const auto* group = m.document().robot().FirstChildElement("actuator"); group != nullptr;
       group = group->NextSiblingElement("actuator")) {
    for (const auto* e = group->FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
      UrdfJoint* joint = joint_named(model, m.attribute(*e, "joint", ""));
      if (joint == nullptr) continue;
      // A motor's control is its force; for other actuators only forcerange limits the force.
      const bool motor = std::string(e->Name()) == "motor";
      const char* range = m.attribute(*e, "forcerange", "");
      if (range == nullptr && motor) range = m.attribute(*e, "ctrlrange", "");
      if (range == nullptr) continue;
      const auto force = m.numbers(*e, range, "forcerange", 2, 2);
      double gear = 1;
      if (const char* text = m.attribute(*e, "gear", "")) gear = std::abs(m.numbers(*e, text, "gear", 1, 6)[0]);
      const double most = gear * std::max(std::abs(force[0]), std::abs(force[1]));
      // Several limits for one joint: the smallest holds.
      if (most > 0) joint->limits.effort = std::min(joint->limits.effort, most);
    }
  }
}

// <joint joint1 joint2 polycoef>: joint1 = a0 + a1 · joint2.
void couple_joints(const MjcfSettings& m, UrdfModel& model) {
  UrdfDocument& document = m.document();
  for (const auto* group = document.robot().FirstChildElement("equality"); group != nullptr;
       group = group->NextSiblingElement("equality")) {
    for (const auto* e = group->FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
      // Constraints that are switched off do not count.
      const char* active = m.attribute(*e, "active", "");
      if (active != nullptr && std::string(active) == "false") continue;
      if (std::string(e->Name()) != "joint")
        refuse(ErrorCode::Unsupported, document.where(*e), "<" + std::string(e->Name()) + "> closes a loop",
               "Loops are not supported: leave it out, or hold the joints behind it.");
      // Both joints must exist.
      UrdfJoint* follower = joint_named(model, e->Attribute("joint1"));
      UrdfJoint* leader = joint_named(model, e->Attribute("joint2"));
      if (follower == nullptr || leader == nullptr)
        refuse(ErrorCode::NotFound, document.where(*e), "its joints do not exist", "Name two joints.");
      // Coefficients of a quartic in q2; MuJoCo's default is q1 = q2.
      std::vector<double> c = {0, 1, 0, 0, 0};
      if (const char* text = e->Attribute("polycoef")) c = m.numbers(*e, text, "polycoef", 1, 5);
      c.resize(5, 0);
      if (c[2] != 0 || c[3] != 0 || c[4] != 0)
        refuse(ErrorCode::Unsupported, document.where(*e), "the joints are coupled by a curve", "Only a line is read.");
      follower->mimic = UrdfJoint::Follows{leader->name, c[1], c[0], e};
    }
  }
}

// The keyframe called home, or the first one.
void take_home(const MjcfSettings& m, const UrdfModel& model, Robot& robot) {
  const XmlElement* group = m.document().robot().FirstChildElement("keyframe");
  const XmlElement* key = group == nullptr ? nullptr : group->FirstChildElement("key");
  for (const auto* e = key; e != nullptr; e = e->NextSiblingElement("key")) {
    if (e->Attribute("name") != nullptr && std::string(e->Attribute("name")) == "home") key = e;
  }
  if (key == nullptr || key->Attribute("qpos") == nullptr) return;
  // qpos has one entry per joint in the file's order, followers included.
  std::vector<std::string> moving;
  for (const UrdfJoint& joint : model.joints) {
    if (!joint.fixed) moving.push_back(joint.name);
  }
  const auto q = m.numbers(*key, key->Attribute("qpos"), "qpos", 0, 100000);
  // A keyframe with another number of positions does not fit: no home.
  if (q.size() != moving.size()) return;
  std::vector<double> home;
  // Pick the entries of the joints that have a coordinate.
  for (const std::string& name : robot.joint_names())
    home.push_back(q[static_cast<std::size_t>(std::find(moving.begin(), moving.end(), name) - moving.begin())]);
  robot.home = home;
}

}  // namespace

std::string mjcf_with_includes(std::string_view text, const std::string& file,
                               const std::function<Result<std::string>(const std::string&)>& fetch) {
  // Without includes the text stays as it is. Text that cannot be parsed is refused later, with its line.
  if (text.find("<include") == std::string_view::npos || xml::crowded_tag(text)) return std::string(text);
  tinyxml2::XMLDocument out;
  if (out.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) return std::string(text);
  int included = 0;
  std::set<std::string> seen;
  // Replaces each <include> by the contents of the named file, at the same place.
  const std::function<void(tinyxml2::XMLElement&)> expand = [&](tinyxml2::XMLElement& e) {
    for (auto* c = e.FirstChildElement(); c != nullptr;) {
      auto* next = c->NextSiblingElement();
      if (std::string(c->Name()) == "include" && c->Attribute("file") != nullptr) {
        const std::string name = c->Attribute("file");
        const std::string where = file + ":" + std::to_string(c->GetLineNum());
        // MuJoCo includes a file once.
        if (!seen.insert(name).second || ++included > 100)
          refuse(ErrorCode::Meaning, where, name + " is included twice", "MuJoCo allows it once.");
        // Paths are relative to the main file.
        const auto content = fetch(file.substr(0, file.find_last_of('/') + 1) + name);
        if (!content) refuse(content.error().code, where, name + ": " + content.error().message, content.error().hint);
        // The included file passes the same strict checks; its outermost element is dropped.
        const UrdfDocument strict(*content, name,
                                  content->find("<mujocoinclude") != std::string::npos ? "mujocoinclude" : "mujoco");
        tinyxml2::XMLNode* after = c;
        for (const auto* node = strict.robot().FirstChildElement(); node != nullptr; node = node->NextSiblingElement())
          after = e.InsertAfterChild(after, node->DeepClone(&out));
        // Continue with what was put in: it may include further files.
        next = c->NextSiblingElement();
        e.DeleteChild(c);
      } else {
        expand(*c);
      }
      c = next;
    }
  };
  // Print the document again: the readers take text.
  if (out.RootElement() != nullptr) expand(*out.RootElement());
  tinyxml2::XMLPrinter printer;
  out.Print(&printer);
  return printer.CStr();
}

Result<std::map<std::string, Vector3>> mjcf_link_origins(std::string_view text, const std::string& file) {
  try {
    // Reads the tree only, without meshes, actuators and checks of the whole.
    UrdfDocument document(text, file, "mujoco");
    const MjcfSettings settings(document);
    UrdfModel model;
    MjcfTree tree(settings, model);
    if (const XmlElement* world = document.robot().FirstChildElement("worldbody")) tree.read(*world);
    return tree.body_from_link;
  } catch (const Refusal& refusal) {
    return refusal.error;
  }
}

Result<RobotReading> read_mjcf(std::string_view text, const std::string& file, const MeshReader& meshes) {
  try {
    // Settings first: everything below is looked up with their defaults.
    UrdfDocument document(text, file, "mujoco");
    document.meshes = meshes;
    const MjcfSettings settings(document);
    UrdfModel model;
    model.name = name_of(document.robot(), "robot", "model");
    check_name(model.name, document.where(document.robot()));
    // Exactly one tree of bodies.
    const XmlElement* world = document.robot().FirstChildElement("worldbody");
    if (world == nullptr)
      refuse(ErrorCode::Syntax, document.where(document.robot()), "it has no <worldbody>", "Give a complete model.");
    if (world->NextSiblingElement("worldbody") != nullptr)
      refuse(ErrorCode::Unsupported, document.where(*world), "there is more than one <worldbody>", "Join them.");
    // Bodies, then what other sections say about the joints.
    MjcfTree tree(settings, model);
    tree.read(*world);
    limit_by_actuators(settings, model);
    couple_joints(settings, model);
    // Lump fixed bodies; the pose of the base and gravity are the file's.
    RobotReading out{assemble_robot(model, document), file, {}};
    out.robot.world_from_base = tree.world_from_base;
    out.robot.gravity_in_world = {0, 0, -9.81};  // MuJoCo's default
    for (const auto* o = document.robot().FirstChildElement("option"); o != nullptr;
         o = o->NextSiblingElement("option")) {
      if (const char* gravity = o->Attribute("gravity"))
        out.robot.gravity_in_world = three_numbers(gravity, "gravity", "m/s²", document.where(*o));
    }
    take_home(settings, model, out.robot);
    // A body without <inertial> is no finding: MuJoCo computes its inertia from the geoms.
    for (UrdfLink& link : model.links) {
      if (link.inertia == LinkInertia{}) link.inertia.reset();
    }
    return checked(std::move(out), model, document);
  } catch (const Refusal& refusal) {
    return refusal.error;
  }
}

}  // namespace armature::reading
