#include "robot/sdf_reader.hpp"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <map>

#include "armature/text.hpp"
#include "robot/reading.hpp"

namespace armature::reading {
namespace {

// From this number on there is no limit: SDF's default is 1e16.
constexpr double kNoLimit = 1e15;

// Turns an SDF model, whose links have poses in the model, into links and joints of a tree.
class SdfModel {
 public:
  // Links, joints and frames share one set of names: poses refer to any of them.
  SdfModel(UrdfDocument& document, const XmlElement& model) : document_(document), model_(model) {
    for (const char* tag : {"link", "joint", "frame"}) {
      for (const auto* e = model.FirstChildElement(tag); e != nullptr; e = e->NextSiblingElement(tag)) {
        const std::string name = document_.required_text(*e, "name", "Give it a name.");
        if (!elements_.emplace(name, e).second)
          refuse(ErrorCode::Meaning, document_.where(*e), "another element has this name", "Rename one of them.");
      }
    }
    // A nested model would bring its names and poses with it.
    for (const char* tag : {"model", "include"}) {
      if (const auto* e = model.FirstChildElement(tag))
        refuse(ErrorCode::Unsupported, document_.where(*e), std::string("<") + tag + "> inside a model is not read",
               "Write its links and joints out.");
    }
  }

  UrdfModel read() {
    UrdfModel out;
    out.name = document_.required_text(model_, "name", "Give the model a name.");
    check_name(out.name, document_.where(model_));
    // The joint that carries each link.
    std::map<std::string, const XmlElement*> carried;
    for (const auto* e = model_.FirstChildElement("joint"); e != nullptr; e = e->NextSiblingElement("joint"))
      if (!carried.emplace(text(*e, "child"), e).second)
        refuse(ErrorCode::Meaning, document_.where(*e), "its child already hangs on another joint",
               "A link has one parent.");
    // Our link's frame is the frame of the joint that carries it.
    const auto link_frame = [&](const std::string& name) {
      const auto joint = carried.find(name);
      const bool moves = joint != carried.end();
      return moves ? pose_in_model(*joint->second, 0) : pose_in_model(*elements_.at(name), 0);
    };
    bool world = false;
    // Links, with what they hold moved from SDF's link frame to ours.
    for (const auto* e = model_.FirstChildElement("link"); e != nullptr; e = e->NextSiblingElement("link")) {
      const std::string name = e->Attribute("name");
      out.links.push_back(link(*e, link_frame(name).inverse() * pose_in_model(*e, 0)));
    }
    // Joints, placed in the frame of their parent's joint.
    for (const auto* e = model_.FirstChildElement("joint"); e != nullptr; e = e->NextSiblingElement("joint")) {
      const std::string parent = text(*e, "parent"), child = text(*e, "child");
      if (elements_.count(child) == 0 || (parent != "world" && elements_.count(parent) == 0))
        refuse(ErrorCode::NotFound, document_.where(*e), "its parent or child is not a link of the model", "");
      world = world || parent == "world";
      UrdfJoint joint = moving(*e);
      joint.parent = parent;
      joint.child = child;
      const Pose from = parent == "world" ? Pose{} : link_frame(parent);
      joint.parent_from_joint = from.inverse() * pose_in_model(*e, 0);
      out.joints.push_back(joint);
    }
    if (world) fix_to_world(out);
    return out;
  }

  Pose world_from_model() { return own_pose(model_); }
  bool world_is_base = false;

 private:
  // "world" only gives the pose of the base: without other uses it is not a link of the robot.
  void fix_to_world(UrdfModel& out) {
    // How many joints hang on the world, and one of them.
    std::size_t count = 0;
    const UrdfJoint* anchor = nullptr;
    for (const UrdfJoint& joint : out.joints) {
      if (joint.parent == "world") ++count, anchor = &joint;
    }
    // One fixed joint: drop it and remember where it held the base.
    if (count == 1 && anchor->fixed) {
      base_in_model_ = anchor->parent_from_joint;
      const std::string name = anchor->name;
      std::erase_if(out.joints, [&](const UrdfJoint& joint) { return joint.name == name; });
      return;
    }
    // Otherwise the world is the root of the tree, and its frame is the model's.
    UrdfLink root;
    root.name = "world";
    root.element = &model_;
    out.links.insert(out.links.begin(), root);
    world_is_base = true;
  }

 public:
  /// Pose of the base in the model, after a joint to the world was removed.
  [[nodiscard]] Pose base_in_model(const UrdfModel& made) {
    // The world's frame is the model's.
    if (world_is_base) return {};
    // The base is the link that no joint carries.
    std::map<std::string, bool> child;
    for (const UrdfJoint& joint : made.joints) child[joint.child] = true;
    for (const UrdfLink& link : made.links) {
      if (!child[link.name]) return base_in_model_ ? *base_in_model_ : pose_in_model(*link.element, 0);
    }
    return {};
  }

 private:
  // Text of a child that must be there.
  std::string text(const XmlElement& e, const char* child) {
    const XmlElement& c = document_.required_child(e, child, std::string("Add <") + child + ">.");
    return c.GetText() == nullptr ? "" : std::string(trim(c.GetText()));
  }
  // Number of a child that may be missing.
  double value(const XmlElement* e, const char* child, double otherwise) {
    const XmlElement* c = e == nullptr ? nullptr : document_.child(*e, child);
    if (c == nullptr || c->GetText() == nullptr) return otherwise;
    return number(trim(c->GetText()), child, "", document_.where(*c));
  }

  // <pose> as written: x y z and roll pitch yaw (or a quaternion), without following relative_to.
  Pose own_pose(const XmlElement& e) {
    const XmlElement* p = document_.child(e, "pose");
    if (p == nullptr || p->GetText() == nullptr) return {};
    const auto words = split_white(p->GetText());
    const char* format = p->Attribute("rotation_format");
    const bool quaternion = format != nullptr && std::string(format) == "quat_xyzw";
    // 7 numbers with a quaternion, 6 without.
    if (words.size() != (quaternion ? 7U : 6U))
      refuse(ErrorCode::Syntax, document_.where(*p), "a pose of " + std::to_string(words.size()) + " numbers",
             "Write x y z roll pitch yaw.");
    std::vector<double> n;
    for (const std::string& word : words) n.push_back(number(word, "pose", "", document_.where(*p)));
    Pose out;
    out.translation = {n[0], n[1], n[2]};
    if (quaternion) {
      // SDF writes x y z w.
      const Eigen::Quaterniond q(n[6], n[3], n[4], n[5]);
      if (!(q.norm() > 0)) refuse(ErrorCode::Meaning, document_.where(*p), "the quaternion is zero", "");
      out.rotation = q.normalized().toRotationMatrix();
    } else {
      const char* degrees = p->Attribute("degrees");
      const double unit = degrees != nullptr && std::string(degrees) == "true" ? M_PI / 180 : 1;
      out.rotation = exact_rotation_from_rpy(unit * Vector3(n[3], n[4], n[5]));
    }
    return out;
  }

  // Poses of links and frames are in the model, those of joints in their child, unless relative_to names another frame.
  Pose pose_in_model(const XmlElement& e, int depth) {
    // Deeper than any model: a circle of relative poses.
    if (depth > 50) refuse(ErrorCode::Meaning, document_.where(e), "poses are relative to each other in a circle", "");
    const XmlElement* p = document_.child(e, "pose");
    std::string other;
    if (p != nullptr && p->Attribute("relative_to") != nullptr) other = p->Attribute("relative_to");
    const std::string tag = e.Name();
    // What a pose is relative to where nothing is said.
    if (other.empty() && tag == "joint") other = text(e, "child");
    if (other.empty() && tag == "frame" && e.Attribute("attached_to") != nullptr) other = e.Attribute("attached_to");
    const Pose own = own_pose(e);
    if (other.empty() || other == "__model__") return own;
    const auto at = elements_.find(other);
    if (at == elements_.end())
      refuse(ErrorCode::NotFound, document_.where(e), "its pose is relative to '" + other + "', which does not exist",
             "");
    // Follow the chain of frames up to the model.
    return pose_in_model(*at->second, depth + 1) * own;
  }

  UrdfLink link(const XmlElement& e, const Pose& ours_from_link) {
    UrdfLink out;
    out.name = e.Attribute("name");
    out.element = &e;
    check_name(out.name, document_.where(e));
    // SDF's defaults: 1 kg, 1 kg·m² about each axis, no products.
    if (const XmlElement* inertial = document_.child(e, "inertial")) {
      const double mass = value(inertial, "mass", 1);
      if (mass < 0) refuse(ErrorCode::Meaning, document_.where(*inertial), "the mass is negative", "Write it in kg.");
      const XmlElement* i = document_.child(*inertial, "inertia");
      Matrix3 about;
      const double xx = value(i, "ixx", 1), yy = value(i, "iyy", 1), zz = value(i, "izz", 1);
      const double xy = value(i, "ixy", 0), xz = value(i, "ixz", 0), yz = value(i, "iyz", 0);
      about << xx, xy, xz, xy, yy, yz, xz, yz, zz;
      // About the centre of mass, in the axes of <inertial>; then in the link's frame, then in ours.
      const Pose at = own_pose(*inertial);
      const LinkInertia own =
          LinkInertia::from_center_of_mass(mass, at.translation, at.rotation * about * at.rotation.transpose());
      out.inertia = ours_from_link == Pose{} ? own : own.moved_to(ours_from_link);
    }
    for (const auto* c = e.FirstChildElement("collision"); c != nullptr; c = c->NextSiblingElement("collision"))
      shape(*c, ours_from_link * own_pose(*c), out);
    return out;
  }

  Vector3 vector(const XmlElement& e, const char* child, const Vector3& otherwise) {
    const XmlElement* c = document_.child(e, child);
    return c == nullptr || c->GetText() == nullptr ? otherwise
                                                   : three_numbers(c->GetText(), child, "", document_.where(*c));
  }

  // A collision as a capsule, in our link's frame.
  void shape(const XmlElement& collision, const Pose& at, UrdfLink& link) {
    const XmlElement& g = document_.required_child(collision, "geometry", "Add <geometry>.");
    const auto along = [&](double half, double radius) {
      link.capsules.push_back({at * Vector3(0, 0, -half), at * Vector3(0, 0, half), radius});
    };
    if (const auto* s = g.FirstChildElement("sphere")) return along(0, value(s, "radius", 1));
    // A capsule's round ends enclose a cylinder of the same length.
    for (const char* name : {"cylinder", "capsule"}) {
      if (const auto* c = g.FirstChildElement(name)) return along(0.5 * value(c, "length", 1), value(c, "radius", 0.5));
    }
    // A box: along its longest edge, as thick as half the diagonal of the cross section.
    if (const auto* b = g.FirstChildElement("box")) {
      const Vector3 half = 0.5 * vector(*b, "size", Vector3::Ones());
      Eigen::Index longest = 0;
      const double length = half.maxCoeff(&longest);
      const Vector3 end = length * Vector3::Unit(longest);
      link.capsules.push_back({at * Vector3(-end), at * end, std::sqrt(half.squaredNorm() - length * length)});
      return;
    }
    // What is left is a mesh, or a geometry without a capsule.
    std::string why = "only boxes, cylinders, capsules, spheres and meshes are read";
    const auto* mesh = g.FirstChildElement("mesh");
    const std::string uri = mesh == nullptr ? "the geometry" : text(*mesh, "uri");
    if (mesh != nullptr && document_.meshes) {
      const auto capsules = document_.meshes(uri, vector(*mesh, "scale", Vector3::Ones()));
      if (capsules) {
        for (const Capsule& c : *capsules) link.capsules.push_back({at * c.from, at * c.to, c.radius});
        return;
      }
      why = capsules.error().message;
    }
    // The link is marked: collisions need all of its shapes or none.
    link.unread.push_back(uri);
    document_.note(LintKind::FileNote, Severity::Warning, collision,
                   uri + " is not read (" + why + "): collisions of this link are not checked",
                   "Put the mesh where the name says, or add a cylinder, sphere or box.");
  }

  // Everything but its pose.
  UrdfJoint moving(const XmlElement& e) {
    UrdfJoint out;
    out.name = e.Attribute("name");
    out.element = &e;
    check_name(out.name, document_.where(e));
    const std::string type = document_.required_text(e, "type", "Add type=\"revolute\".");
    // A fixed joint has no axis and no limits.
    out.fixed = type == "fixed";
    if (out.fixed) return out;
    if (type != "revolute" && type != "prismatic" && type != "continuous")
      refuse(ErrorCode::Unsupported, document_.where(e), "joints of type '" + type + "' are not supported",
             "Write them as revolute and prismatic joints.");
    // The axis is in the joint's frame, unless it says otherwise.
    const XmlElement& axis = document_.required_child(e, "axis", "Add <axis>.");
    Vector3 direction = vector(axis, "xyz", Vector3::UnitZ());
    const XmlElement* xyz = document_.child(axis, "xyz");
    const char* expressed = xyz == nullptr ? nullptr : xyz->Attribute("expressed_in");
    // Versions before 1.7 have use_parent_model_frame for "in the model".
    const XmlElement* old = document_.child(axis, "use_parent_model_frame");
    const bool in_model = (expressed != nullptr && std::string(expressed) == "__model__") ||
                          (old != nullptr && old->GetText() != nullptr && std::string(old->GetText()) == "1");
    if (in_model)
      direction = pose_in_model(e, 0).rotation.transpose() * direction;
    else if (expressed != nullptr && *expressed != '\0') {
      // In another frame: first to the model, then to the joint.
      const auto other = elements_.find(expressed);
      if (other == elements_.end())
        refuse(ErrorCode::NotFound, document_.where(e),
               std::string("its axis is in '") + expressed + "', which does not exist", "");
      direction = pose_in_model(e, 0).rotation.transpose() * pose_in_model(*other->second, 0).rotation * direction;
    }
    out.axis = unit_axis(direction, document_.where(e));
    // Huge numbers mean "no limit".
    const XmlElement* limit = document_.child(axis, "limit");
    const auto bound = [&](const char* name, double none) {
      const double v = value(limit, name, none);
      return std::abs(v) >= kNoLimit ? std::copysign(kInfinity, v) : v;
    };
    out.limits.lower = bound("lower", -kInfinity), out.limits.upper = bound("upper", kInfinity);
    // −1 was "no limit" in older versions.
    const double effort = bound("effort", kInfinity), velocity = bound("velocity", kInfinity);
    if (effort > 0) out.limits.effort = effort;
    if (velocity > 0) out.limits.velocity = velocity;
    // A revolute joint without limits turns without end.
    const bool bounded = std::isfinite(out.limits.lower) || std::isfinite(out.limits.upper);
    out.type = type == "prismatic"               ? JointType::Prismatic
               : bounded && type != "continuous" ? JointType::Revolute
                                                 : JointType::Continuous;
    if (out.type == JointType::Continuous) out.limits.lower = -kInfinity, out.limits.upper = kInfinity;
    // Nominal friction: viscous and Coulomb.
    if (const XmlElement* dynamics = document_.child(axis, "dynamics")) {
      JointNominal nominal;
      nominal.viscous = value(dynamics, "damping", 0), nominal.coulomb = value(dynamics, "friction", 0);
      if (nominal.viscous < 0 || nominal.coulomb < 0)
        refuse(ErrorCode::Meaning, document_.where(*dynamics), "friction is negative", "Write 0 or more.");
      out.nominal = nominal;
    }
    // A follower: q = multiplier · q_leader + offset.
    if (const XmlElement* mimic = document_.child(axis, "mimic")) {
      out.mimic = UrdfJoint::Follows{document_.required_text(*mimic, "joint", "Name the leader."),
                                     value(mimic, "multiplier", 1), value(mimic, "offset", 0), mimic};
    }
    check_limits(out.limits, out.type, document_.where(e));
    return out;
  }

  UrdfDocument& document_;
  const XmlElement& model_;
  std::map<std::string, const XmlElement*> elements_;
  std::optional<Pose> base_in_model_;
};

// The one model that can be a robot; also reads gravity where there is a <world>.
const XmlElement& only_model(UrdfDocument& document, Vector3& gravity) {
  const XmlElement* holder = &document.robot();
  if (const XmlElement* world = holder->FirstChildElement("world")) {
    holder = world;
    if (const XmlElement* g = world->FirstChildElement("gravity"); g != nullptr && g->GetText() != nullptr)
      gravity = three_numbers(g->GetText(), "gravity", "m/s²", document.where(*g));
  }
  const XmlElement* found = nullptr;
  for (const auto* e = holder->FirstChildElement("model"); e != nullptr; e = e->NextSiblingElement("model")) {
    // Floors and tables have no joints.
    if (e->FirstChildElement("joint") == nullptr) continue;
    if (found != nullptr)
      refuse(ErrorCode::Meaning, document.where(*e), "there is more than one model with joints", "Keep one of them.");
    found = e;
  }
  if (found == nullptr)
    refuse(ErrorCode::Syntax, document.where(document.robot()), "there is no model with joints", "Give one <model>.");
  return *found;
}

}  // namespace

Result<RobotReading> read_sdf(std::string_view text, const std::string& file, const MeshReader& meshes) {
  try {
    UrdfDocument document(text, file, "sdf");
    document.meshes = meshes;
    Vector3 gravity(0, 0, -9.8);  // SDF's default
    // Read, lump, then mount: world ← model ← base.
    SdfModel sdf(document, only_model(document, gravity));
    const UrdfModel model = sdf.read();
    RobotReading out{assemble_robot(model, document), file, {}};
    out.robot.world_from_base = sdf.world_from_model() * sdf.base_in_model(model);
    out.robot.gravity_in_world = gravity;
    return checked(std::move(out), model, document);
  } catch (const Refusal& refusal) {
    return refusal.error;
  }
}

}  // namespace armature::reading
