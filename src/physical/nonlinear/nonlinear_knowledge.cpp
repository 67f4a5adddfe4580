// What is known beforehand, as bounds of μ and as expressions over it.
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "physical/constraints/assembly.hpp"
#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature {
namespace {

using Row = std::vector<std::pair<int, double>>;

// A standard parameter written in μ: I = I_c + m (c·c E − c cᵀ), h = m c. Khalil's order within a body.
std::string in_physical(const TorqueModel& model, int parameter) {
  if (parameter >= model.inertial_count()) return model.parameters()[static_cast<std::size_t>(parameter)].name;
  const std::string n = std::to_string(parameter / 10 + 1);
  const std::string m = "m" + n, x = "cx" + n, y = "cy" + n, z = "cz" + n;
  // Steiner: about the frame's origin, m times the squared distance is added, and m x y is subtracted from products.
  const auto moment = [&](const char* name, const std::string& a, const std::string& b) {
    return "(" + (name + n) + "+" + m + "*(" + a + "^2+" + b + "^2))";
  };
  const auto product = [&](const char* name, const std::string& a, const std::string& b) {
    return "(" + (name + n) + "-" + m + "*" + a + "*" + b + ")";
  };
  switch (parameter % 10) {
    case 0: return moment("Ixx", y, z);
    case 1: return product("Ixy", x, y);
    case 2: return product("Ixz", x, z);
    case 3: return moment("Iyy", x, z);
    case 4: return product("Iyz", y, z);
    case 5: return moment("Izz", x, y);
    case 6: return "(" + m + "*" + x + ")";
    case 7: return "(" + m + "*" + y + ")";
    case 8: return "(" + m + "*" + z + ")";
    default: return m;
  }
}

// A linear range of π as one or two expressions in μ; terms with factor 0 are left out.
void add_row(const TorqueModel& model, const Row& terms, const Bounds& range, NonlinearConstraints& out) {
  std::string sum;
  for (const auto& [parameter, factor] : terms) {
    if (factor != 0) sum += (sum.empty() ? "" : " + ") + ("(" + exact(factor) + ")*" + in_physical(model, parameter));
  }
  if (sum.empty()) return;
  if (range.lower == range.upper) return out.expressions.push_back(sum + " = " + exact(range.lower));
  if (std::isfinite(range.lower)) out.expressions.push_back(sum + " >= " + exact(range.lower));
  if (std::isfinite(range.upper)) out.expressions.push_back(sum + " <= " + exact(range.upper));
}

// Known ends replace those of the set.
void set_range(Eigen::Index at, const Bounds& range, NonlinearConstraints& out) {
  if (std::isfinite(range.lower)) out.lower[at] = range.lower;
  if (std::isfinite(range.upper)) out.upper[at] = range.upper;
  // Where only one side is known and the set's other bound excludes it, that bound moves.
  out.upper[at] = std::max(out.upper[at], out.lower[at]);
  out.lower[at] = std::min(out.lower[at], out.upper[at]);
}

// Mass and centre of mass are entries of μ: their ranges are bounds.
void add_body(const BodyKnowledge& body, NonlinearConstraints& out) {
  set_range(10 * body.body, body.mass, out);
  for (int k = 0; k < 3 && body.com_box; ++k)
    set_range(10 * body.body + 1 + k, {body.com_box->first[k], body.com_box->second[k]}, out);
}

// A known mass or term is a bound of μ; everything else is an equation in it.
void hold(const TorqueModel& model, int parameter, double value, NonlinearConstraints& out) {
  if (parameter >= model.inertial_count()) return set_range(parameter, {value, value}, out);
  if (parameter % 10 == 9) return set_range(parameter - 9, {value, value}, out);
  add_row(model, {{parameter, 1.0}}, {value, value}, out);
}

}  // namespace

Result<void> add_knowledge(const PhysicalConstraints& known, const TorqueModel& model,
                           NonlinearConstraints& constraints) {
  // Shapes without a smooth form here are refused, not dropped.
  for (const BodyKnowledge& body : known.bodies) {
    if (!body.com_hull.empty() || body.com_capsule || body.com_ellipsoid || body.inside)
      return Error{ErrorCode::Unsupported, "hulls, capsules and ellipsoids belong to the convex problem", "constraints",
                   "Use --physical convex, or a box."};
    add_body(body, constraints);
  }
  if (std::isfinite(known.total_mass.lower)) constraints.total_mass.lower = known.total_mass.lower;
  if (std::isfinite(known.total_mass.upper)) constraints.total_mass.upper = known.total_mass.upper;
  // Known values, ties, and mirror images.
  for (const auto& [parameter, value] : known.fixed) hold(model, parameter, value, constraints);
  for (const LinearRow& row : known.rows) add_row(model, row.terms, row.range, constraints);
  for (const Mirror& mirror : known.mirrors) {
    for (const auto& line : physical::mirror_equations(mirror)) add_row(model, line, {0, 0}, constraints);
  }
  return {};
}

}  // namespace armature
