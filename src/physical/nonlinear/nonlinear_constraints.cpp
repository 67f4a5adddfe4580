#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature {
namespace physical {
namespace {

// Indices of Ixx, Iyy, Izz and Ixy, Ixz, Iyz in a body's μ.
constexpr int kDiagonal[3] = {4, 7, 9};
constexpr int kProduct[3] = {5, 6, 8};
constexpr const char* kMoment[3] = {"Ixx", "Iyy", "Izz"};
constexpr const char* kProductName[3] = {"Ixy", "Ixz", "Iyz"};

class Smoother {
 public:
  Smoother(const TorqueModel& model, const NonlinearConstraints& c) : model_(model), c_(c) {}

  // Box, linear rows, and expressions: the set's own and the user's.
  Result<SmoothConstraints> make() {
    out_.lower = c_.lower.size() > 0 ? c_.lower : Vector(Vector::Constant(model_.parameter_count(), -1e3));
    out_.upper = c_.upper.size() > 0 ? c_.upper : Vector(Vector::Constant(model_.parameter_count(), 1e3));
    for (int b = 0; b < model_.bodies(); ++b) body(b);
    total_mass();
    std::vector<std::string> texts = c_.expressions;
    if (c_.possible) {
      for (int b = 0; b < model_.bodies(); ++b) possible(b, texts);
    }
    const auto names = physical_names(model_);
    for (const std::string& text : texts) {
      auto parsed = Expression::parse(text, names);
      if (!parsed) return parsed.error();
      out_.expressions.push_back(*parsed);
    }
    return out_;
  }

 private:
  // Σ coefficient · μ ≥ 0.
  void at_least_zero(const std::string& name, std::vector<std::pair<int, double>> terms) {
    out_.linear.push_back({name, std::move(terms), 0, kInfinity});
  }

  // Moments and products of inertia of one body. min and max are split into one row per pair.
  void body(int b) {
    const std::string n = std::to_string(b + 1);
    for (int i = 0; i < 3; ++i) {
      const int at = 10 * b + kDiagonal[i];
      const int j = 10 * b + kDiagonal[(i + 1) % 3], k = 10 * b + kDiagonal[(i + 2) % 3];
      if (c_.triangle) {
        at_least_zero(std::string(kMoment[i]) + n + " within the triangle inequality", {{j, 1}, {k, 1}, {at, -1}});
      }
      // max ≤ ratio · min: every pair.
      for (int other : {j, k}) {
        if (c_.ratio > 0) at_least_zero("ratio of moments of body " + n, {{other, c_.ratio}, {at, -1}});
      }
      // max |product| ≤ products · min: every product with every moment, both signs.
      for (int p = 0; p < 3 && c_.products > 0; ++p) {
        const std::string name = std::string(kProductName[p]) + n + " small against " + kMoment[i] + n;
        for (double sign : {1.0, -1.0}) at_least_zero(name, {{at, c_.products}, {10 * b + kProduct[p], sign}});
      }
    }
    // The moment about a slender body's axis is much smaller than the other two.
    const int axis =
        static_cast<std::size_t>(b) < c_.slender_axis.size() ? c_.slender_axis[static_cast<std::size_t>(b)] : -1;
    for (int i = 0; i < 3 && axis >= 0 && c_.slender > 0; ++i) {
      if (i == axis) continue;
      at_least_zero(std::string(kMoment[axis]) + n + " smallest (slender)",
                    {{10 * b + kDiagonal[i], 1}, {10 * b + kDiagonal[axis], -c_.slender}});
    }
  }

  // One row over all masses.
  void total_mass() {
    if (!std::isfinite(c_.total_mass.lower) && !std::isfinite(c_.total_mass.upper)) return;
    LinearConstraint row{"total mass", {}, c_.total_mass.lower, c_.total_mass.upper};
    for (int b = 0; b < model_.bodies(); ++b) row.terms.push_back({10 * b, 1});
    out_.linear.push_back(row);
  }

  // Σ_c ≻ 0 by its correlations: diagonal > 0, 2 × 2 and 3 × 3 determinants of the correlation matrix > 0, which are
  // numbers of size one whatever the body's.
  void possible(int b, std::vector<std::string>& texts) {
    // sx = 2 Σ_xx and so on; xy, xz and yz are squared correlations.
    const std::string n = std::to_string(b + 1);
    const std::string sx = "(Iyy" + n + "+Izz" + n + "-Ixx" + n + ")", sy = "(Ixx" + n + "+Izz" + n + "-Iyy" + n + ")",
                      sz = "(Ixx" + n + "+Iyy" + n + "-Izz" + n + ")";
    const std::string xy = "4*Ixy" + n + "^2/(" + sx + "*" + sy + ")", xz = "4*Ixz" + n + "^2/(" + sx + "*" + sz + ")",
                      yz = "4*Iyz" + n + "^2/(" + sy + "*" + sz + ")";
    for (const std::string& s : {sx, sy, sz}) texts.push_back(s + " >= 1e-7");
    texts.push_back(xy + " <= 0.999");
    // Σ_xy = −Ixy: the product of the three correlations changes sign.
    texts.push_back("1 - " + xy + " - " + xz + " - " + yz + " - 16*Ixy" + n + "*Ixz" + n + "*Iyz" + n + "/(" + sx +
                    "*" + sy + "*" + sz + ") >= 1e-4");
  }

  const TorqueModel& model_;
  const NonlinearConstraints& c_;
  SmoothConstraints out_;
};

}  // namespace

double LinearConstraint::value(const Vector& mu) const {
  double sum = 0;
  for (const auto& [at, coefficient] : terms) sum += coefficient * mu[at];
  return sum;
}

// An expression that has no value counts as violated without limit.
double SmoothConstraints::violation(const Vector& mu) const {
  double worst = std::max((lower - mu).maxCoeff(), (mu - upper).maxCoeff());
  for (const LinearConstraint& row : linear) {
    const double value = row.value(mu);
    worst = std::max({worst, row.lower - value, value - row.upper});
  }
  for (const Expression& expression : expressions) {
    const double value = expression.evaluate(mu).value;
    worst = std::max({worst, expression.lower() - value, value - expression.upper()});
    if (std::isnan(value)) return kInfinity;
  }
  return std::max(worst, 0.0);
}

Result<SmoothConstraints> smooth(const TorqueModel& model, const NonlinearConstraints& constraints) {
  return Smoother(model, constraints).make();
}

}  // namespace physical

namespace {

// The axis along which a body is long, −1: none. By the longest capsule where there is one: 1.45 times as long as wide,
// which gives the axes that Xu 2020 (18) and Stürz 2017 (10d) print for the iiwa. Else towards the farthest child.
int long_axis(const Robot& robot, int b) {
  Vector3 along = Vector3::Zero();
  const Body& body = robot.bodies[static_cast<std::size_t>(b)];
  // Segment above 0.9 radii: with its two caps a capsule is then 1.45 times as long as wide.
  for (const Capsule& capsule : body.capsules) {
    const Vector3 segment = capsule.to - capsule.from;
    if (segment.norm() > std::max(0.9 * capsule.radius, along.norm())) along = segment;
  }
  for (const Body& other : robot.bodies) {
    const Vector3& at = other.joint.parent_from_joint.translation;
    if (body.capsules.empty() && other.parent == b && at.norm() > std::max(0.05, along.norm())) along = at;
  }
  int axis = -1;
  if (along.norm() > 0) along.cwiseAbs().maxCoeff(&axis);
  return axis;
}

// How much heavier and longer than the papers' arm a robot is.
struct Size {
  double mass = 1, length = 1;
};

// From the shoulder to the farthest joint.
double reach_of(const Robot& robot) {
  double farthest = 0;
  std::vector<double> reach;
  // Length of the path from the base, joint by joint; the base itself is not counted.
  for (const Body& body : robot.bodies) {
    const bool root = body.parent < 0;
    reach.push_back(
        root ? 0 : reach[static_cast<std::size_t>(body.parent)] + body.joint.parent_from_joint.translation.norm());
    farthest = std::max(farthest, reach.back());
  }
  return farthest;
}

Size size_of(const TorqueModel& model, const Vector& mu) {
  // Sum of the masses of Stürz 2017 Table 3, and rl3 + rl5 of its Table 1.
  constexpr double kPapersMass = 20.66958, kPapersReach = 0.82;
  // A long body counts too: twice the distance to its centre of mass is about its length.
  double mass = 0, extent = reach_of(model.robot());
  for (int b = 0; b < model.bodies(); ++b) {
    mass += mu[10 * b];
    extent = std::max(extent, 2 * mu.segment<3>(10 * b + 1).norm());
  }
  return {mass / kPapersMass, std::max(extent, 0.05) / kPapersReach};
}

// The papers' bounds in proportion to the robot, and wide enough for its nominal bodies (mu; empty: none are known).
void set_box(NonlinearConstraints& c, const TorqueModel& model, const Vector& mu, double lowest_mass) {
  const Size size = mu.size() > 0 ? size_of(model, mu) : Size{};
  const double reach = 0.4 * size.length, moment = size.mass * size.length * size.length;
  const int n = model.parameter_count();
  // Products of inertia within ± one moment; the other entries follow.
  c.lower = Vector::Constant(n, -moment);
  c.upper = Vector::Constant(n, moment);
  // The papers' arm has masses up to 6 kg, centres of mass within 0.4 m, and moments from 1e-4 kg·m².
  for (int b = 0; b < model.bodies(); ++b) {
    auto low = c.lower.segment<10>(10 * b), high = c.upper.segment<10>(10 * b);
    low[0] = lowest_mass * size.mass, high[0] = 6 * size.mass;
    low.segment<3>(1).setConstant(-reach), high.segment<3>(1).setConstant(reach);
    for (int k : {4, 7, 9}) low[k] = 1e-4 * moment;
    if (mu.size() == 0) continue;
    const auto known = mu.segment<10>(10 * b);
    // Room for the nominal body: 0.8 to 1.25 times its mass, a quarter of the reach around its centre of mass.
    low[0] = std::min(low[0], 0.8 * known[0]), high[0] = std::max(high[0], 1.25 * known[0]);
    for (int k : {1, 2, 3}) {
      low[k] = std::min(low[k], known[k] - 0.25 * reach);
      high[k] = std::max(high[k], known[k] + 0.25 * reach);
    }
    for (int k : {4, 7, 9}) low[k] = std::min(low[k], known[k]), high[k] = std::max(high[k], 1.25 * known[k]);
    const double widest = std::max({high[4], high[7], high[9]});
    for (int k : {5, 6, 8}) low[k] = -widest, high[k] = widest;
  }
  // Terms keep their own bounds.
  for (int i = model.inertial_count(); i < n; ++i) {
    const Parameter& p = model.parameters()[static_cast<std::size_t>(i)];
    c.lower[i] = std::max(p.lower, -1e3);
    c.upper[i] = std::min(p.upper, 1e3);
  }
}

// Stürz 2017 (10d), F_v ≥ 0.1, unless the joint is known to have less.
void set_viscous(NonlinearConstraints& c, const TorqueModel& model) {
  for (int i = model.inertial_count(); i < model.parameter_count(); ++i) {
    const Parameter& p = model.parameters()[static_cast<std::size_t>(i)];
    if (p.name.rfind("FV", 0) != 0) continue;
    const double known = p.nominal.value_or(0);
    c.lower[i] = known >= 0.1 ? 0.1 : std::max(0.8 * known, 0.0);
  }
}

Result<NonlinearConstraints> papers_constraints(const std::string& name, const TorqueModel& model) {
  // Scaling needs masses.
  const auto bodies = model.robot().inertias();
  const auto real = [](const LinkInertia& body) { return body.M > 0; };
  if (!bodies || !std::all_of(bodies->begin(), bodies->end(), real))
    return Error{ErrorCode::Meaning, "the papers' bounds are scaled by the nominal masses, and a link has none", name,
                 "Give the robot nominal inertials, or use --physical convex."};
  // Both papers: box, viscous friction, slender links. Xu 2020 bounds the total mass too.
  const Vector mu = to_physical(model, model.stack(*bodies));
  const bool xu = name == "xu2020";
  NonlinearConstraints c;
  set_box(c, model, mu, xu ? 1 : 1e-3);
  set_viscous(c, model);
  const double mass = size_of(model, mu).mass;
  if (xu) c.total_mass = {16 * mass, 26 * mass};
  c.slender = 3;
  for (int b = 0; b < model.bodies(); ++b) c.slender_axis.push_back(long_axis(model.robot(), b));
  return c;
}

}  // namespace

// The simulator's set keeps the defaults of the structure; the minimal one only asks for a possible body.
Result<NonlinearConstraints> named_constraints(const std::string& name, const TorqueModel& model) {
  if (name == "xu2020" || name == "sturz2017") return papers_constraints(name, model);
  NonlinearConstraints c;
  if (name == "gazebo") {
    set_box(c, model, {}, 1e-3);
    return c;
  }
  if (name == "minimal") {
    set_box(c, model, {}, 1e-3);
    c.ratio = c.products = 0;
    c.triangle = false;
    c.possible = true;
    for (int b = 0; b < model.bodies(); ++b) c.upper[10 * b] = 200;
    for (int b = 0; b < model.bodies(); ++b) {
      for (int k : {4, 7, 9}) c.lower[10 * b + k] = 1e-6, c.upper[10 * b + k] = 100;
    }
    return c;
  }
  return Error{ErrorCode::NotFound, "no constraint set is named \"" + name + "\"", "constraint set",
               "Choose xu2020, sturz2017, gazebo or minimal."};
}

}  // namespace armature
