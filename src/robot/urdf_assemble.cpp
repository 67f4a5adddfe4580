#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

#include "robot/reading.hpp"
#include "robot/urdf_model.hpp"

namespace armature::reading {
namespace {

// The tree by index: who hangs on whom.
struct Tree {
  std::map<std::string, int> link_of;
  std::vector<int> parent, child;         // per joint: link index
  std::vector<int> carried_by;            // per link: joint index, −1 for the root
  std::vector<std::vector<int>> carries;  // per link: joint indices in the file's order
  int root = -1;
};

// Index of a link that a joint names; an unknown name is refused with the nearest one.
int link_index(const UrdfModel& model, const Tree& tree, const std::string& name, const UrdfJoint& joint,
               const char* end, const UrdfDocument& document) {
  if (const auto at = tree.link_of.find(name); at != tree.link_of.end()) return at->second;
  std::vector<std::string> names;
  for (const auto& link : model.links) names.push_back(link.name);
  refuse(ErrorCode::NotFound, document.where(*joint.element),
         std::string("its ") + end + " link '" + name + "' does not exist", suggestion(name, names));
}

std::string line_of(const UrdfJoint& joint) { return "line " + std::to_string(joint.element->GetLineNum()); }

// Follows parents from a link until one repeats, and names the joints of that circle.
void refuse_loop(const UrdfModel& model, const Tree& tree, int link, const UrdfDocument& document) {
  std::vector<bool> visited(model.links.size(), false);
  int at = link;
  // First into the circle: a link that is visited twice lies on it.
  while (!visited[static_cast<std::size_t>(at)]) {
    visited[static_cast<std::size_t>(at)] = true;
    at = tree.parent[static_cast<std::size_t>(tree.carried_by[static_cast<std::size_t>(at)])];
  }
  std::vector<std::string> names;
  const int start = at;
  // Then once around; the joint that comes first in the file gives the line. 20 names are enough for a message.
  int first = tree.carried_by[static_cast<std::size_t>(start)];
  do {
    const int joint = tree.carried_by[static_cast<std::size_t>(at)];
    names.insert(names.begin(), model.joints[static_cast<std::size_t>(joint)].name);
    first = std::min(first, joint);
    at = tree.parent[static_cast<std::size_t>(joint)];
  } while (at != start && names.size() < 20);
  refuse(ErrorCode::Meaning, document.where(*model.joints[static_cast<std::size_t>(first)].element),
         (names.size() == 1 ? "joint " : "joints ") + quoted_list(names) + (names.size() == 1 ? " closes" : " close") +
             " a loop",
         "Remove the joint that closes it: a URDF is a tree.");
}

Tree make_tree(const UrdfModel& model, const UrdfDocument& document) {
  Tree tree;
  // Links by name; joints then connect them by index.
  for (std::size_t i = 0; i < model.links.size(); ++i) tree.link_of.emplace(model.links[i].name, static_cast<int>(i));
  tree.carried_by.assign(model.links.size(), -1);
  tree.carries.resize(model.links.size());
  for (std::size_t j = 0; j < model.joints.size(); ++j) {
    const UrdfJoint& joint = model.joints[j];
    const int parent = link_index(model, tree, joint.parent, joint, "parent", document);
    const int child = link_index(model, tree, joint.child, joint, "child", document);
    // A link can hang on one joint only.
    const int other = tree.carried_by[static_cast<std::size_t>(child)];
    if (other >= 0) {
      const UrdfJoint& first = model.joints[static_cast<std::size_t>(other)];
      refuse(
          ErrorCode::Meaning, document.where(*joint.element),
          "its child link '" + joint.child + "' already hangs on joint '" + first.name + "' (" + line_of(first) + ")",
          "A link has one parent: remove one of the joints, or rename a link.");
    }
    tree.parent.push_back(parent);
    tree.child.push_back(child);
    tree.carried_by[static_cast<std::size_t>(child)] = static_cast<int>(j);
    tree.carries[static_cast<std::size_t>(parent)].push_back(static_cast<int>(j));
  }
  return tree;
}

// The root is the one link that no joint carries.
void find_root(const UrdfModel& model, Tree& tree, const UrdfDocument& document) {
  std::vector<int> roots;
  for (std::size_t i = 0; i < model.links.size(); ++i) {
    if (tree.carried_by[i] < 0) roots.push_back(static_cast<int>(i));
  }
  // Every link has a parent, so following parents never ends: there is a circle.
  if (roots.empty()) refuse_loop(model, tree, 0, document);
  if (roots.size() > 1) {
    std::vector<std::string> names;
    for (const int root : roots) names.push_back(model.links[static_cast<std::size_t>(root)].name);
    // Enough names to see what is loose.
    if (names.size() > 6) names.resize(6);
    refuse(ErrorCode::Meaning, document.where(*model.links[static_cast<std::size_t>(roots[1])].element),
           std::to_string(roots.size()) + " links have no parent: " + quoted_list(names),
           "Join them by fixed joints: a URDF has one root.");
  }
  tree.root = roots[0];
}

// Where a link ended up: on which body (−1: the base), and where on it.
struct Place {
  int body = -1;
  Pose body_from_link;
  bool placed = false;
};

// What no link has: numbers that are none, or so large that sums of them lose the rest.
void check_size(const UrdfLink& link) {
  constexpr double kFarthest = 1e6, kHeaviest = 1e9, kLargestInertia = 1e15;  // m, kg, kg·m²
  // Limits are far beyond any machine: sums stay finite, and units are wrong long before.
  const auto wrong = [&](const std::string& what) {
    refuse(ErrorCode::Meaning, "link '" + link.name + "'", what, "Write lengths in m and masses in kg.");
  };
  for (const Capsule& c : link.capsules) {
    // Comparisons are written so that nan is refused too.
    const bool near = c.from.norm() <= kFarthest && c.to.norm() <= kFarthest && c.radius <= kFarthest;
    if (!near) wrong("a shape is larger or farther away than 1e6 m");
    if (!(c.radius >= 0)) wrong("a shape has a negative size");
  }
  if (!link.inertia) return;
  if (!(std::abs(link.inertia->M) <= kHeaviest)) wrong("the mass is beyond 1e9 kg");
  if (!(link.inertia->inertia_about_origin().cwiseAbs().maxCoeff() <= kLargestInertia))
    wrong("a moment of inertia about the joint is beyond 1e15 kg·m²");
}

// Adds a link's shape and inertia to the body it is fixed to.
void lump(const UrdfLink& link, const Place& place, Robot& robot) {
  check_size(link);
  constexpr double kThinnest = 1e-6;  // m; a plate without thickness can be touched too
  // Shapes, in the body's frame.
  std::vector<Capsule>& capsules =
      place.body < 0 ? robot.base_capsules : robot.bodies[static_cast<std::size_t>(place.body)].capsules;
  for (const Capsule& c : link.capsules) {
    capsules.push_back({place.body_from_link * c.from, place.body_from_link * c.to, std::max(c.radius, kThinnest)});
  }
  // Inertia; the base needs none.
  if (place.body < 0 || !link.inertia) return;
  std::optional<LinkInertia>& sum = robot.bodies[static_cast<std::size_t>(place.body)].inertia;
  // The link that carries the body's frame is taken without a change of frame, digit for digit.
  const bool own = place.body_from_link == Pose{};
  const LinkInertia moved = own ? *link.inertia : link.inertia->moved_to(place.body_from_link);
  sum = sum ? *sum + moved : moved;
}

// A body of which a mesh was not read has no known shape: half of one would be taken for the whole.
void forget_half_known_shapes(const UrdfModel& model, const std::vector<Place>& places, Robot& robot) {
  for (std::size_t i = 0; i < model.links.size(); ++i) {
    if (model.links[i].unread.empty() || places[i].body < 0) continue;
    robot.bodies[static_cast<std::size_t>(places[i].body)].capsules.clear();
  }
}

// A moving joint starts a body, placed in the body that carries it.
Body make_body(const UrdfJoint& joint, const UrdfLink& link, const Place& parent) {
  Body body;
  body.name = link.name;
  body.parent = parent.body;
  body.joint.name = joint.name;
  body.joint.type = joint.type;
  body.joint.parent_from_joint = parent.body_from_link * joint.parent_from_joint;
  body.joint.axis = joint.axis;
  body.joint.limits = joint.limits;
  body.joint.nominal = joint.nominal;
  return body;
}

// Visits joints parent first, otherwise in the file's order; iterative, so that no chain is too long.
std::vector<int> place_links(const UrdfModel& model, const Tree& tree, Robot& robot, const UrdfDocument& document) {
  std::vector<Place> places(model.links.size());
  std::vector<int> body_of_joint(model.joints.size(), -1);
  std::priority_queue<int, std::vector<int>, std::greater<>> ready;
  // Fixes where a link is, and makes the joints that it carries ready.
  const auto settle = [&](int link, const Place& place) {
    places[static_cast<std::size_t>(link)] = place;
    lump(model.links[static_cast<std::size_t>(link)], place, robot);
    for (const int joint : tree.carries[static_cast<std::size_t>(link)]) ready.push(joint);
  };
  // The root is the base.
  settle(tree.root, {-1, {}, true});
  while (!ready.empty()) {
    const auto j = static_cast<std::size_t>(ready.top());
    ready.pop();
    const UrdfJoint& joint = model.joints[j];
    const Place& parent = places[static_cast<std::size_t>(tree.parent[j])];
    const int link = tree.child[j];
    // A fixed link stays findable as a frame; a moving one starts a body.
    if (joint.fixed) {
      const Place here{parent.body, parent.body_from_link * joint.parent_from_joint, true};
      robot.frames.push_back({joint.child, here.body, here.body_from_link});
      settle(link, here);
    } else {
      body_of_joint[j] = static_cast<int>(robot.bodies.size());
      robot.bodies.push_back(make_body(joint, model.links[static_cast<std::size_t>(link)], parent));
      settle(link, {body_of_joint[j], {}, true});
    }
  }
  forget_half_known_shapes(model, places, robot);
  // A link that was not reached is part of a circle.
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!places[i].placed) refuse_loop(model, tree, static_cast<int>(i), document);
  }
  return body_of_joint;
}

// Follows the leaders up to a joint that follows no other: x = m₁ (m₂ q + o₂) + o₁.
Mimic resolve_mimic(const UrdfModel& model, const std::map<std::string, int>& joint_of, int start,
                    const std::vector<int>& body_of_joint, const UrdfDocument& document) {
  Mimic mimic;
  std::vector<std::string> passed;
  int at = start;
  while (const auto& follows = model.joints[static_cast<std::size_t>(at)].mimic) {
    const UrdfJoint& joint = model.joints[static_cast<std::size_t>(at)];
    // Substitute the leader, x = m (m₂ q + o₂) + o: the offset becomes o + m o₂, the multiplier m m₂.
    passed.push_back(joint.name);
    mimic.offset += mimic.multiplier * follows->offset;
    mimic.multiplier *= follows->multiplier;
    const auto leader = joint_of.find(follows->joint);
    if (leader == joint_of.end()) {
      std::vector<std::string> names;
      for (const auto& other : model.joints) names.push_back(other.name);
      refuse(ErrorCode::NotFound, document.where(*follows->element),
             "the joint '" + follows->joint + "' does not exist", suggestion(follows->joint, names));
    }
    at = leader->second;
    // Back at a joint already passed: none of them moves freely.
    if (std::find(passed.begin(), passed.end(), model.joints[static_cast<std::size_t>(at)].name) != passed.end()) {
      refuse(ErrorCode::Meaning, document.where(*follows->element),
             passed.size() == 1 ? "the joint mimics itself"
                                : "joints " + quoted_list(passed) + " mimic each other in a circle",
             "Let one of them move on its own: remove its <mimic>.");
    }
    // A fixed joint has no position to follow.
    if (model.joints[static_cast<std::size_t>(at)].fixed) {
      refuse(ErrorCode::Meaning, document.where(*follows->element),
             "the joint '" + follows->joint + "' is fixed and cannot be followed", "Follow a joint that moves.");
    }
  }
  mimic.joint = body_of_joint[static_cast<std::size_t>(at)];
  return mimic;
}

}  // namespace

Robot assemble_robot(const UrdfModel& model, UrdfDocument& document) {
  // First the structure, then places, then who follows whom.
  Tree tree = make_tree(model, document);
  find_root(model, tree, document);
  Robot robot;
  robot.name = model.name;
  robot.base_name = model.links[static_cast<std::size_t>(tree.root)].name;
  const std::vector<int> body_of_joint = place_links(model, tree, robot, document);
  if (robot.bodies.empty()) {
    refuse(ErrorCode::Meaning, document.where(document.robot()), "no joint moves",
           "Give at least one revolute, continuous or prismatic joint.");
  }
  // Followers, once all bodies have their numbers.
  std::map<std::string, int> joint_of;
  for (std::size_t j = 0; j < model.joints.size(); ++j) joint_of.emplace(model.joints[j].name, static_cast<int>(j));
  for (std::size_t j = 0; j < model.joints.size(); ++j) {
    if (!model.joints[j].mimic) continue;
    robot.bodies[static_cast<std::size_t>(body_of_joint[j])].joint.mimic =
        resolve_mimic(model, joint_of, static_cast<int>(j), body_of_joint, document);
  }
  return robot;
}

}  // namespace armature::reading
