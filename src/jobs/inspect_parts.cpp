#include "jobs/inspect_parts.hpp"

#include <cmath>

#include "armature/text.hpp"
#include "armature/units.hpp"
#include "jobs/colours.hpp"

namespace armature {
namespace {

using namespace colours;

// Significant digits without trailing zeros; a dash for what is not given.
std::string number(double value, int digits) {
  if (!std::isfinite(value)) return "–";
  std::string text = significant(value, digits);
  // 120.0 → 120, 1.500 → 1.5; leave 1e-07 alone.
  if (text.find('.') != std::string::npos && text.find('e') == std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return text;
}

// "±170", "-10 … 120", or "any" where there is no limit.
std::string range(double lower, double upper, double unit) {
  if (!std::isfinite(lower) && !std::isfinite(upper)) return "any";
  if (lower == -upper) return "±" + number(upper / unit, 4);
  return number(lower / unit, 4) + " … " + number(upper / unit, 4);
}

// "= 2·finger1 + 0.1": what a mimic joint follows.
std::string followed(const Robot& robot, const Joint& joint) {
  const Mimic& mimic = *joint.mimic;
  const std::string leader = robot.bodies[static_cast<std::size_t>(mimic.joint)].joint.name;
  std::string text = number(mimic.multiplier, 4) + "·" + leader;
  if (mimic.offset != 0) text += (mimic.offset > 0 ? " + " : " − ") + number(std::abs(mimic.offset), 4);
  return "= " + text;
}

// "↻ joint1 ── link1  340 mm on  3.4 kg"
std::string drawn_body(const Body& body) {
  // Signs by the kind of joint: sliding, turning without end, turning.
  const char* sign = body.joint.type == JointType::Prismatic    ? "⇕"
                     : body.joint.type == JointType::Continuous ? "⟳"
                                                                : "↻";
  std::string text =
      std::string(sign) + " " + body.joint.name + (body.joint.mimic ? " (mimic)" : "") + " ── " + body.name;
  // How far its joint is from its parent's, and its mass where the file has one.
  const double reach = body.joint.parent_from_joint.translation.norm();
  if (reach > 0) text += dim("  " + number(1000 * reach, 4) + " mm on");
  if (body.inertia) text += dim("  " + number(body.inertia->M, 4) + " kg");
  return text;
}

// Bodies first, then frames; the tool is marked.
void draw_children(std::ostream& out, const Robot& robot, int parent, const std::string& indent) {
  std::vector<std::string> lines;
  std::vector<int> bodies;
  for (std::size_t i = 0; i < robot.bodies.size(); ++i) {
    if (robot.bodies[i].parent == parent)
      lines.push_back(drawn_body(robot.bodies[i])), bodies.push_back(static_cast<int>(i));
  }
  // A frame has no children: −2 is no body.
  for (const Frame& frame : robot.frames) {
    if (frame.body != parent) continue;
    const std::string tool = frame.name == robot.tool_frame ? bold(" tool") : "";
    lines.push_back("◦ " + frame.name + tool);
    bodies.push_back(-2);
  }
  // Every level is indented; a line connects a branch with the next one. 400 columns bound the depth of a bad file.
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool last = i + 1 == lines.size();
    out << indent << (last ? "└─ " : "├─ ") << lines[i] << '\n';
    if (bodies[i] >= 0 && indent.size() < 400) draw_children(out, robot, bodies[i], indent + (last ? "   " : "│  "));
  }
}

// Joints, mass and gravity in one line.
std::string heading(const Robot& robot) {
  double mass = 0;
  bool all = true;
  for (const Body& body : robot.bodies) {
    if (body.inertia)
      mass += body.inertia->M;
    else
      all = false;
  }
  // The moving mass is told only where every link has one.
  std::string text = std::to_string(robot.joint_count()) + (robot.joint_count() == 1 ? " joint" : " joints");
  // With mimic joints there are more bodies than joints.
  if (robot.bodies.size() != static_cast<std::size_t>(robot.joint_count()))
    text += ", " + std::to_string(robot.bodies.size()) + " moving bodies";
  if (all) text += ", " + number(mass, 4) + " kg moving";
  const Vector3 g = robot.gravity_in_base();
  return text + ", gravity in the base (" + number(g.x(), 4) + ", " + number(g.y(), 4) + ", " + number(g.z(), 4) +
         ") m/s²";
}

Json finite_or_null(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

// One joint and the link that it moves; a limit that is not given is null.
Json joint_json(const Robot& robot, const Body& body) {
  const Joint& j = body.joint;
  Json out = {{"name", j.name},
              {"type", to_string(j.type)},
              {"link", body.name},
              {"parent", body.parent < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(body.parent)].name},
              {"lower", finite_or_null(j.limits.lower)},
              {"upper", finite_or_null(j.limits.upper)},
              {"velocity", finite_or_null(j.limits.velocity)},
              {"acceleration", finite_or_null(j.limits.acceleration)},
              {"jerk", finite_or_null(j.limits.jerk)},
              {"effort", finite_or_null(j.limits.effort)}};
  if (j.mimic)
    out["mimic"] = {{"joint", robot.bodies[static_cast<std::size_t>(j.mimic->joint)].joint.name},
                    {"multiplier", j.mimic->multiplier},
                    {"offset", j.mimic->offset}};
  // Ten inertial parameters in Khalil's order, about the link's frame.
  if (body.inertia) {
    const auto values = body.inertia->to_vector(ParameterOrder::Khalil);
    for (std::size_t k = 0; k < kInertiaNames.size(); ++k)
      out["inertia"][kInertiaNames[k]] = values[static_cast<Eigen::Index>(k)];
  }
  // Friction and rotor inertia as the robot's file gives them.
  if (j.nominal)
    out["drive"] = {{"FV", j.nominal->viscous},
                    {"FC", j.nominal->coulomb},
                    {"offset", j.nominal->offset},
                    {"IA", j.nominal->rotor_inertia}};
  return out;
}

}  // namespace

void print_drawing(std::ostream& out, const Robot& robot) {
  out << bold(robot.name) << "  " << heading(robot) << "\n\n"
      << "▣ " << robot.base_name << '\n';
  draw_children(out, robot, -1, "");
}

void print_joints(std::ostream& out, const Robot& robot) {
  // Angles in degrees for people and in rad for files; lengths carry their unit in the cell.
  std::vector<std::vector<std::string>> table = {
      {"", "joint", "type", "position", "", "velocity", "", "acceleration", "effort", "", "FV", "FC", "IA", "home"},
      {"", "", "", "deg", "rad", "deg/s", "rad/s", "rad/s²", "N·m", "", "", "", "", "deg"}};
  std::size_t coordinate = 0;
  for (const Body& body : robot.bodies) {
    const Joint& j = body.joint;
    const bool slides = j.type == JointType::Prismatic;
    const double unit = slides ? 1 : kDegree;
    // Mimic joints have no number: they add no coordinate.
    std::vector<std::string> row = {j.mimic ? "" : std::to_string(coordinate + 1), j.name, to_string(j.type)};
    if (j.mimic) {
      row.push_back(followed(robot, j));
    } else {
      // Limits, then friction and rotor inertia, then home.
      row.insert(
          row.end(),
          {range(j.limits.lower, j.limits.upper, unit) + (slides ? " m" : ""),
           slides ? "" : range(j.limits.lower, j.limits.upper, 1),
           number(j.limits.velocity / unit, 4) + (slides ? " m/s" : ""), slides ? "" : number(j.limits.velocity, 4),
           number(j.limits.acceleration, 4) + (slides && std::isfinite(j.limits.acceleration) ? " m/s²" : ""),
           number(j.limits.effort, 4), slides ? "N" : ""});
      const bool known = j.nominal.has_value();
      row.insert(row.end(), {known ? number(j.nominal->viscous, 3) : "–", known ? number(j.nominal->coulomb, 3) : "–",
                             known ? number(j.nominal->rotor_inertia, 3) : "–"});
      row.push_back((robot.home.empty() ? "0" : number(robot.home[coordinate] / unit, 4)) + (slides ? " m" : ""));
      ++coordinate;
    }
    table.push_back(row);
  }
  // The two lines of the head are dimmed.
  const std::string text = format_table(table);
  const auto head_end = text.find('\n', text.find('\n') + 1) + 1;
  out << dim(text.substr(0, head_end)) << text.substr(head_end);
}

// The robot in SI units, for programs.
Json robot_json(const Robot& robot, const std::string& source) {
  Json out = {{"robot", robot.name},
              {"source", source},
              {"joint_count", robot.joint_count()},
              {"base", robot.base_name},
              {"tool", robot.tool_frame}};
  out["gravity_in_base_m_s2"] = {robot.gravity_in_base().x(), robot.gravity_in_base().y(), robot.gravity_in_base().z()};
  out["units"] = "rad, m, s, N·m, N, kg, kg·m²";
  for (const Body& body : robot.bodies) out["joints"].push_back(joint_json(robot, body));
  const Vector home = robot.home_position();
  out["home"] = std::vector<double>(home.begin(), home.end());
  out["comments"] = robot.comments;
  return out;
}

}  // namespace armature
