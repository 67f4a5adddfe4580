#include "dynamics/term_check.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "dynamics/shape_facts.hpp"

namespace armature {
namespace {

// Longer names and more columns are damage: a robot has tens of each.
constexpr std::size_t kLongestName = 200;
constexpr std::size_t kMostParts = 1000;

// The error with the place where it was found. Names may be damaged, so they are cut.
Error misfit(const Term& term, const TermColumn& column, const std::string& what) {
  return {ErrorCode::Meaning, what, "term '" + term.kind + "', parameter '" + column.parameter.name.substr(0, 60) + "'",
          "The file was edited or damaged."};
}

// A name that may be shown: not empty, not too long, no control characters.
bool printable(const std::string& name) {
  return !name.empty() && name.size() <= kLongestName && std::none_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
  });
}

std::string range_of(int joints) { return ", expected 0 … " + std::to_string(joints - 1); }

// What is wrong with what multiplies the shape; empty if nothing is.
std::string factor_problem(const Basis& basis, int bodies) {
  const bool loaded = basis.factor == Basis::Factor::Load;
  // A load has the ten parameters of every body, and only a function of the load has one.
  if (basis.load.size() != (loaded ? 10 * static_cast<std::size_t>(bodies) : 0))
    return "a load of " + std::to_string(basis.load.size()) + " numbers, expected ten for each of " +
           std::to_string(bodies) + " bodies";
  for (const double value : basis.load) {
    if (!std::isfinite(value)) return "a load with the number " + exact(value);
  }
  if (basis.factor == Basis::Factor::WarmUp && !(basis.warm_path > 0 && std::isfinite(basis.warm_path)))
    return "a warm-up along a path of " + exact(basis.warm_path);
  if (basis.factor == Basis::Factor::Temperature && !(basis.warm_path >= 0 && std::isfinite(basis.warm_path)))
    return "an exponential of temperature over " + exact(basis.warm_path) + " K";
  return {};
}

// What is wrong with one function of the motion; empty if nothing is.
std::string basis_problem(const Basis& basis, int joints, int bodies) {
  if (basis.parts.size() > kMostParts) return "a function of more than " + std::to_string(kMostParts) + " signals";
  // Each signal must belong to a joint that exists.
  for (const SignalPart& part : basis.parts) {
    if (part.joint < 0 || part.joint >= joints)
      return "a signal of joint " + std::to_string(part.joint) + range_of(joints);
    if (!std::isfinite(part.weight)) return "a weight of " + exact(part.weight);
  }
  for (const double value : {basis.shift, basis.p0, basis.p1, basis.dead_band}) {
    if (!std::isfinite(value)) return "a shape with the number " + exact(value);
  }
  // A scale divides the argument.
  if (facts_of(basis.shape).needs_scale && !(basis.p0 > 0))
    return "a shape whose scale is " + exact(basis.p0) + ", expected a positive number";
  // Presliding follows one joint; its signal is that joint's velocity.
  if (basis.follows_path() && !(basis.parts.size() == 1 && basis.depends_on(SignalPart::Kind::Velocity)))
    return "friction along a path that is not the path of one joint";
  if (basis.dead_band < 0) return "a dead band of " + exact(basis.dead_band);
  return factor_problem(basis, bodies);
}

// What is wrong with a column: its parameter, then every row of it.
std::string column_problem(const TermColumn& column, int joints, int bodies) {
  const Parameter& p = column.parameter;
  if (!printable(p.name)) return "a name that is empty, long or has control characters";
  if (!p.unit.empty() && !printable(p.unit)) return "a unit that is long or has control characters";
  if (p.joint < -1 || p.joint >= joints) return "joint " + std::to_string(p.joint) + range_of(joints);
  // False for NaN as well.
  if (!(p.lower <= p.upper)) return "bounds of " + exact(p.lower) + " and " + exact(p.upper);
  if (p.nominal && !std::isfinite(*p.nominal)) return "a nominal value of " + exact(*p.nominal);
  if (column.rows.size() > kMostParts) return "more than " + std::to_string(kMostParts) + " rows";
  for (const auto& [joint, basis] : column.rows) {
    if (joint < 0 || joint >= joints) return "it acts on joint " + std::to_string(joint) + range_of(joints);
    if (std::string wrong = basis_problem(basis, joints, bodies); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace

std::optional<Error> terms_problem(const std::vector<Term>& terms, const Robot& robot) {
  const int joints = robot.joint_count(), bodies = static_cast<int>(robot.bodies.size());
  for (const Term& term : terms) {
    for (const TermColumn& column : term.columns) {
      if (const std::string wrong = column_problem(column, joints, bodies); !wrong.empty())
        return misfit(term, column, wrong);
    }
  }
  return std::nullopt;
}

}  // namespace armature
