#include "armature/identifiability.hpp"

#include <algorithm>
#include <stdexcept>

#include "base/base_with.hpp"

namespace armature {
namespace {

// Entries of the exact map below this are rounding of a change of frame.
constexpr double kZero = 1e-12;

// pi of a body in another frame: pi_new = A · pi, 10 × 10.
Matrix moved_map(const Pose& new_from_body) {
  Matrix map(10, 10);
  for (int k = 0; k < 10; ++k) {
    const LinkInertia unit = LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil);
    map.col(k) = unit.moved_to(new_from_body).to_vector(ParameterOrder::Khalil);
  }
  return map;
}

// Never: no column. Alone: no unseen direction has a part in it.
std::vector<Visibility> classes_of(const Matrix& projection, const Matrix& null_space) {
  std::vector<Visibility> classes;
  for (Eigen::Index c = 0; c < projection.cols(); ++c) {
    const bool shown = projection.rows() > 0 && projection.col(c).cwiseAbs().maxCoeff() > kZero;
    const bool free = null_space.cols() > 0 && null_space.row(c).cwiseAbs().maxCoeff() > kZero;
    classes.push_back(!shown ? Visibility::Never : (free ? Visibility::Combined : Visibility::Alone));
  }
  return classes;
}

// Alone < Combined < Never: a smaller class is the better one.
WhatIf compare(std::string change, const std::vector<Visibility>& now, const std::vector<Visibility>& then, int count) {
  WhatIf out{std::move(change), count, {}, {}, then};
  for (std::size_t c = 0; c < now.size(); ++c) {
    if (then[c] < now[c]) out.better.push_back(static_cast<int>(c));
    if (then[c] > now[c]) out.worse.push_back(static_cast<int>(c));
  }
  return out;
}

// Gravity from a direction that lies in no plane of symmetry: every mounting but a few special ones shows the same.
Robot tilted(Robot robot) {
  const double strength = robot.gravity_in_world.norm();
  robot.world_from_base.rotation.setIdentity();
  robot.gravity_in_world = (strength > 0 ? strength : kStandardGravity) * Vector3(0.48, 0.36, -0.8);
  return robot;
}

// The same arm on six joints that do not move: three that slide, three that turn, so that their torques are the force
// and moment on the base. The bodies between them are not part of the question.
Robot on_force_sensor(const Robot& robot) {
  Robot out = robot;
  out.bodies.clear();
  out.frames.clear();
  out.tool_frame.clear();
  out.home.clear();
  for (int i = 0; i < 6; ++i) {
    Body body;
    body.name = "force sensor " + std::to_string(i + 1);
    body.parent = i - 1;
    body.joint.name = body.name;
    body.joint.type = i < 3 ? JointType::Prismatic : JointType::Revolute;
    body.joint.axis = Vector3::Unit(i % 3);
    out.bodies.push_back(body);
  }
  // The arm on top, its indices six further.
  for (Body body : robot.bodies) {
    body.parent += 6;
    if (body.joint.mimic) body.joint.mimic->joint += 6;
    out.bodies.push_back(std::move(body));
  }
  return out;
}

// Terms of the arm with every joint counted six further.
std::vector<Term> shifted(std::vector<Term> terms) {
  for (Term& term : terms) {
    for (TermColumn& column : term.columns) {
      if (column.parameter.joint >= 0) column.parameter.joint += 6;
      for (auto& [joint, basis] : column.rows) {
        joint += 6;
        for (SignalPart& part : basis.parts) part.joint += 6;
      }
    }
  }
  return terms;
}

// What changes if force and moment under the base are measured as well.
WhatIf with_force_sensor(const TorqueModel& model, const std::vector<Visibility>& now, BaseOptions options,
                         structure::RegionCache& cache) {
  const TorqueModel extended(on_force_sensor(model.robot()), shifted(model.terms()));
  // The six torques of the sensor and those that were measured before.
  std::vector<int> sensors = {0, 1, 2, 3, 4, 5};
  for (int j = 0; j < model.joints(); ++j) {
    const bool moves = std::count(options.locked.begin(), options.locked.end(), j) == 0;
    const bool measured = options.sensors ? std::count(options.sensors->begin(), options.sensors->end(), j) > 0 : moves;
    if (measured) sensors.push_back(j + 6);
  }
  // Joints count six further, parameters sixty; the sensor's joints are locked and its bodies known.
  for (int& j : options.locked) j += 6;
  for (int& c : options.known) c += 60;
  if (!options.lock_position.empty()) options.lock_position.insert(options.lock_position.end(), 6, 0.0);
  for (int j = 0; j < 6; ++j) options.locked.push_back(j);
  for (int c = 0; c < 60; ++c) options.known.push_back(c);
  options.sensors = sensors;
  const BaseMap map = structure::compute_base_with(extended, options, cache);
  const auto then = classify(map);
  return compare("a force sensor under the base", now, {then.begin() + 60, then.end()}, map.size());
}

// Every change of the set-up, one base each.
std::vector<WhatIf> ask(const TorqueModel& model, const IdentifiabilityOptions& options,
                        const std::vector<Visibility>& now, bool intended, structure::RegionCache& cache) {
  std::vector<WhatIf> list;
  BaseOptions base = options.base;
  base.check = false;
  // The description was read one way; the questions are about the same robot.
  base.geometry = intended ? BaseOptions::Geometry::Intended : BaseOptions::Geometry::AsGiven;
  const auto add = [&](const std::string& change, const TorqueModel& changed, const BaseOptions& with) {
    const BaseMap map = structure::compute_base_with(changed, with, cache);
    list.push_back(compare(change, now, classify(map), map.size()));
  };
  add("base tilted", TorqueModel(tilted(model.robot()), model.terms()), base);
  list.push_back(with_force_sensor(model, now, base, cache));
  // Where only some joints have a sensor: what would all of them show?
  if (base.sensors) {
    BaseOptions all = base;
    all.sensors.reset();
    add("every joint's torque measured", model, all);
  }
  // The last body without a child carries the tool.
  BaseOptions known = base;
  const int last = model.bodies() - 1;
  for (int k = 0; k < 10 && last >= 0; ++k) {
    if (std::count(known.known.begin(), known.known.end(), 10 * last + k) == 0) known.known.push_back(10 * last + k);
  }
  const BaseMap map = structure::compute_base_with(model, known, cache);
  auto then = classify(map);
  // The known parameters themselves do not count as a change.
  for (const int c : known.known) then[static_cast<std::size_t>(c)] = now[static_cast<std::size_t>(c)];
  list.push_back(compare("the last body (tool, payload) known", now, then, map.size()));
  const auto names = model.robot().joint_names();
  // One joint more locked, each in turn.
  for (int j = 0; j < model.joints(); ++j) {
    if (std::count(base.locked.begin(), base.locked.end(), j) > 0) continue;
    BaseOptions locked = base;
    locked.locked.push_back(j);
    if (!base.lock_position.empty()) locked.lock_position.push_back(0);
    add(names[static_cast<std::size_t>(j)] + " locked", model, locked);
  }
  return list;
}

}  // namespace

const char* to_string(Visibility visibility) {
  switch (visibility) {
    case Visibility::Alone: return "alone";
    case Visibility::Combined: return "combined";
    case Visibility::Never: return "never";
  }
  return "unknown";
}

std::array<int, 3> Identifiability::counts() const {
  std::array<int, 3> sums{};
  for (const Visibility v : classes) ++sums[static_cast<std::size_t>(v)];
  return sums;
}

std::vector<Visibility> classify(const BaseMap& map) { return classes_of(map.projection, map.null_space); }

std::vector<Visibility> classify_in_frames(const TorqueModel& model, const BaseMap& map,
                                           const std::vector<Pose>& new_from_body) {
  if (static_cast<int>(new_from_body.size()) != model.bodies()) {
    throw std::invalid_argument("classify_in_frames: expected " + std::to_string(model.bodies()) + " poses, got " +
                                std::to_string(new_from_body.size()));
  }
  // pi_new = A pi: unseen directions move with A, functionals with its inverse, body by body.
  Matrix projection = map.projection;
  Matrix null_space = map.null_space;
  for (int b = 0; b < model.bodies(); ++b) {
    const Pose& pose = new_from_body[static_cast<std::size_t>(b)];
    // null_new = A · null,  projection_new = projection · A⁻¹.
    null_space.middleRows(10 * b, 10) = moved_map(pose) * map.null_space.middleRows(10 * b, 10);
    projection.middleCols(10 * b, 10) = map.projection.middleCols(10 * b, 10) * moved_map(pose.inverse());
  }
  return classes_of(projection, null_space);
}

Identifiability analyse_identifiability(const TorqueModel& model, const IdentifiabilityOptions& options) {
  Identifiability out;
  structure::RegionCache cache;
  out.map = structure::compute_base_with(model, options.base, cache);
  out.classes = classify(out.map);
  if (options.what_if) out.what_if = ask(model, options, out.classes, out.map.evidence.used_intended, cache);
  return out;
}

}  // namespace armature
