#include "armature/lint.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "armature/text.hpp"
#include "robot/urdf_model.hpp"

namespace armature {
namespace {

// Principal moments printed with six digits miss an inequality by this much of the largest at most.
constexpr double kPrinted = 1e-6;
// No link of an arm is heavier, farther from its joint, or wider than this; ten times more is a unit.
constexpr double kHeaviest = 1000;  // [kg]
constexpr double kFarthest = 5;     // [m]
// Below a millimetre of gyration a link would be denser than tungsten: at 0.1 kg a tungsten ball has 6.7 mm.
constexpr double kSmallestGyration = 1e-3;  // [m]

using Findings = std::vector<Finding>;

// How findings name the place of a link or joint.
struct Places {
  std::function<std::string(const std::string&)> link;
  std::function<std::string(const std::string&)> joint;
};

// Links or joints by name, for findings that name a line.
template <class Named>
std::map<std::string, const reading::XmlElement*> elements_by_name(const std::vector<Named>& list) {
  std::map<std::string, const reading::XmlElement*> elements;
  for (const Named& item : list) elements.emplace(item.name, item.element);
  return elements;
}

// Distance from a point to the segment inside the capsule.
double distance_to_axis(const Capsule& c, const Vector3& point) {
  const Vector3 along = c.to - c.from;
  const double length2 = along.squaredNorm();
  const double t = length2 > 0 ? std::clamp((point - c.from).dot(along) / length2, 0.0, 1.0) : 0.0;
  return (point - c.from - t * along).norm();
}

// Principal moments I1 ≤ I2 ≤ I3 about the centre of mass: positive, and I1 + I2 ≥ I3.
void check_moments(const LinkInertia& inertia, const std::string& where, Findings& out) {
  const Vector3 i = Eigen::SelfAdjointEigenSolver<Matrix3>(inertia.inertia_about_com()).eigenvalues();
  const std::string moments =
      significant(i[0], 4) + ", " + significant(i[1], 4) + ", " + significant(i[2], 4) + " kg·m²";
  const double missing = i[2] - i[0] - i[1];
  // Moving the tensor to the centre of mass leaves this much rounding where there is nothing.
  const double nothing = 1e-13 * inertia.inertia_about_origin().norm();
  // Negative beyond rounding: no mass distribution has it.
  if (i[0] < -kPrinted * std::abs(i[2]) - nothing) {
    out.push_back(
        {Severity::Problem, to_string(LintKind::InertiaNotPositive), where,
         "a principal moment of inertia about the centre of mass is negative: " + moments,
         "Check whether the tensor is about the centre of mass, as it should be, and the signs of its products."});
  } else if (missing > kPrinted * i[2] + nothing) {
    // Beyond rounding: impossible.
    out.push_back({Severity::Problem, to_string(LintKind::TriangleInequality), where,
                   "the principal moments " + moments + " break the triangle inequality by " +
                       significant(100 * missing / i[2], 2) + " %",
                   "No body has these moments: check the frame and the signs of the products."});
  } else if (missing > -kPrinted * i[2] || i[2] <= nothing) {
    // Equality to rounding: possible only without thickness.
    const bool point = i[2] <= nothing;
    out.push_back({Severity::Warning, to_string(LintKind::PseudoInertiaSingular), where,
                   point ? "the mass sits in one point: all moments of inertia are zero"
                         : "the principal moments " + moments + " belong to a sheet or rod without thickness",
                   "The pseudo-inertia is singular; give the link its extent."});
  }
}

// Numbers that are right in another unit: grams for kilograms, millimetres for metres.
void check_units(const LinkInertia& inertia, const std::vector<Capsule>& capsules, const std::string& where,
                 Findings& out) {
  const auto suspect = [&](std::string message, std::string hint) {
    out.push_back(
        {Severity::Warning, to_string(LintKind::SuspiciousUnits), where, std::move(message), std::move(hint)});
  };
  // Mass and distance, by their size alone.
  if (inertia.M > kHeaviest) suspect("the mass is " + significant(inertia.M, 4) + " kg", "Is it in grams?");
  const double distance = inertia.center_of_mass().norm();
  if (distance > kFarthest)
    suspect("the centre of mass is " + significant(distance, 4) + " m from the link's origin", "Is it in millimetres?");
  // Radius of gyration k = √(I3/m): the size of the body that the numbers describe.
  const double largest = Eigen::SelfAdjointEigenSolver<Matrix3>(inertia.inertia_about_com()).eigenvalues()[2];
  // A point mass has no radius to judge.
  if (largest <= 1e-13 * inertia.inertia_about_origin().norm()) return;
  const double gyration = std::sqrt(largest / inertia.M);
  double reach = kFarthest;
  if (!capsules.empty()) {
    // No mass is farther from the centre of mass than the farthest point of the geometry; twice that is generous.
    reach = 0;
    for (const Capsule& c : capsules) {
      for (const Vector3& end : {c.from, c.to})
        reach = std::max(reach, 2 * ((end - inertia.center_of_mass()).norm() + c.radius));
    }
  }
  // Larger than the link, or smaller than any material allows.
  if (gyration > reach) {
    suspect("the radius of gyration √(I/m) is " + significant(gyration, 3) + " m, larger than the link",
            "Is the inertia in kg·mm² or g·m², or the mass too small?");
  } else if (gyration < kSmallestGyration && inertia.M > 0.1) {
    suspect("the radius of gyration √(I/m) is " + significant(1000 * gyration, 3) + " mm, denser than any metal",
            "Is the mass in grams, or the inertia a placeholder?");
  }
}

// The centre of mass of a link lies inside its shape, nearly always.
void check_center(const LinkInertia& inertia, const std::vector<Capsule>& capsules, const std::string& where,
                  Findings& out) {
  if (capsules.empty()) return;
  // Distance to the nearest capsule's surface; negative inside.
  double outside = kInfinity;
  for (const Capsule& c : capsules)
    outside = std::min(outside, distance_to_axis(c, inertia.center_of_mass()) - c.radius);
  if (outside <= 0) return;
  out.push_back({Severity::Warning, to_string(LintKind::CenterOfMassOutside), where,
                 "the centre of mass lies " + significant(1000 * outside, 3) + " mm outside the collision geometry",
                 "Check the centre of mass, or complete the geometry."});
}

// Limits that lock a joint, or that are right in degrees.
void check_limits(const Joint& joint, const std::string& where, Findings& out) {
  const JointLimits& l = joint.limits;
  const auto suspect = [&](LintKind kind, std::string message, std::string hint) {
    out.push_back({Severity::Warning, to_string(kind), where, std::move(message), std::move(hint)});
  };
  // A joint that cannot move, or only at zero speed or torque.
  if (l.lower == l.upper)
    suspect(LintKind::LimitSuspicious, "lower and upper limit are the same: the joint is locked",
            "Give its range, or make it fixed.");
  if (l.velocity == 0) suspect(LintKind::LimitSuspicious, "the velocity limit is 0", "Give the data sheet's limit.");
  if (l.effort == 0) suspect(LintKind::LimitSuspicious, "the effort limit is 0", "Give the data sheet's limit.");
  // The limits below are angles; a slide's are in m.
  if (joint.type == JointType::Prismatic) return;
  const auto beyond = [](double value, double limit) { return std::isfinite(value) && std::abs(value) > limit; };
  // Wrists turn ±3 turns at most (19 rad); the fastest joints of arms reach 20 rad/s.
  // About twice the widest range and three times the fastest speed: these are degrees.
  if (beyond(l.lower, 40) || beyond(l.upper, 40))
    suspect(LintKind::SuspiciousUnits,
            "the position limits are " + significant(l.lower, 4) + " … " + significant(l.upper, 4) + " rad",
            "Are they in degrees?");
  if (beyond(l.velocity, 60))
    suspect(LintKind::SuspiciousUnits, "the velocity limit is " + significant(l.velocity, 4) + " rad/s",
            "Is it in degrees per second?");
}

void check_robot(const Robot& robot, const Places& places, Findings& out) {
  // Gravity on earth varies by 0.05 m/s² at most around the standard value.
  const double g = robot.gravity_in_world.norm();
  if (std::abs(g - kStandardGravity) > 0.05) {
    out.push_back({Severity::Note, to_string(LintKind::GravityUnusual), "gravity",
                   "its size is " + significant(g, 4) + " m/s²", "On earth it is 9.76 to 9.83 m/s²."});
  }
  // The home position lies inside the position limits.
  const auto limits = robot.limits();
  const auto names = robot.joint_names();
  for (std::size_t j = 0; j < robot.home.size() && j < limits.size(); ++j) {
    if (robot.home[j] >= limits[j].lower && robot.home[j] <= limits[j].upper) continue;
    out.push_back({Severity::Problem, to_string(LintKind::HomeOutsideLimits), places.joint(names[j]),
                   "its home " + significant(robot.home[j], 4) + " lies outside " + significant(limits[j].lower, 4) +
                       " … " + significant(limits[j].upper, 4),
                   "Move home inside the limits."});
  }
}

// All checks of a robot; `inertias`: also those of each body's mass and moments.
Findings lint_all(const Robot& robot, const Places& places, bool inertias) {
  Findings out;
  for (const Body& body : robot.bodies) {
    const std::string where = places.link(body.name);
    if (!body.inertia) {
      out.push_back({Severity::Note, to_string(LintKind::InertiaMissing), where, "no inertial data",
                     "It can be identified; simulation and torque limits need nominal values."});
    } else if (inertias) {
      const auto found = lint_inertia(*body.inertia, body.capsules, where);
      out.insert(out.end(), found.begin(), found.end());
    }
    check_limits(body.joint, places.joint(body.joint.name), out);
  }
  check_robot(robot, places, out);
  return out;
}

}  // namespace

const char* to_string(LintKind kind) {
  switch (kind) {
    case LintKind::MassNotPositive: return "mass not positive";
    case LintKind::InertiaNotPositive: return "inertia not positive";
    case LintKind::TriangleInequality: return "triangle inequality";
    case LintKind::PseudoInertiaSingular: return "pseudo-inertia singular";
    case LintKind::SuspiciousUnits: return "suspicious units";
    case LintKind::CenterOfMassOutside: return "centre of mass outside";
    case LintKind::InertiaMissing: return "inertia missing";
    case LintKind::RoundedRightAngle: return "rounded right angle";
    case LintKind::LimitSuspicious: return "limit suspicious";
    case LintKind::FileNote: return "file note";
    case LintKind::HomeOutsideLimits: return "home outside limits";
    case LintKind::GravityUnusual: return "gravity unusual";
  }
  return "unknown";
}

std::vector<Finding> lint_inertia(const LinkInertia& inertia, const std::vector<Capsule>& capsules,
                                  const std::string& where) {
  Findings out;
  // Without a positive mass the other checks mean nothing. All zero is a placeholder, not a mistake.
  if (!(inertia.M > 0)) {
    const bool nothing = inertia == LinkInertia{};
    out.push_back({nothing ? Severity::Note : Severity::Problem, to_string(LintKind::MassNotPositive), where,
                   nothing ? "the inertial data are all zero" : "the mass is " + significant(inertia.M, 4) + " kg",
                   nothing ? "Leave <inertial> out, or give the link its mass." : "Write the link's mass in kg."});
    return out;
  }
  check_moments(inertia, where, out);
  check_units(inertia, capsules, where, out);
  check_center(inertia, capsules, where, out);
  return out;
}

std::vector<Finding> lint(const Robot& robot) {
  // Findings about a robot without its file: places are names instead of lines.
  const Places places{[](const std::string& name) { return "link '" + name + "'"; },
                      [](const std::string& name) { return "joint '" + name + "'"; }};
  return lint_all(robot, places, true);
}

Result<RobotReading> reading::checked(RobotReading reading, const UrdfModel& model, const UrdfDocument& document) {
  if (auto error = reading.robot.problem()) {
    error->where = reading.source + ": " + error->where;
    return *error;
  }
  // The file's links first: lumping can hide an impossible one inside a possible sum.
  std::vector<Finding>& all = reading.findings;
  all = document.notes();
  for (const UrdfLink& link : model.links) {
    if (!link.inertia) continue;
    for (Finding& f : lint_inertia(*link.inertia, link.capsules, document.where(*link.element)))
      all.push_back(std::move(f));
  }
  // Then the robot, without the inertias that were looked at link by link. Places are lines of the file.
  const auto links = elements_by_name(model.links);
  const auto joints = elements_by_name(model.joints);
  const Places places{[&](const std::string& name) { return document.where(*links.at(name)); },
                      [&](const std::string& name) { return document.where(*joints.at(name)); }};
  for (Finding& f : lint_all(reading.robot, places, false)) all.push_back(std::move(f));
  return reading;
}

}  // namespace armature
