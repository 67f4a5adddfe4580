#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "physical/nonlinear_model.hpp"

namespace armature {
namespace physical {
namespace {

// Where Ixx, Iyy, Izz and Ixy, Ixz, Iyz stand in a body's μ.
constexpr int kDiagonal[3] = {4, 7, 9};
constexpr int kProduct[3] = {5, 6, 8};
constexpr const char* kMoment[3] = {"Ixx", "Iyy", "Izz"};
constexpr const char* kProductName[3] = {"Ixy", "Ixz", "Iyz"};

class Smoother {
 public:
  Smoother(const TorqueModel& model, const NonlinearConstraints& c) : model_(model), c_(c) {}

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
  void at_least_zero(const std::string& name, std::vector<std::pair<int, double>> terms) {
    out_.linear.push_back({name, std::move(terms), 0, kInfinity});
  }

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
    const int axis =
        static_cast<std::size_t>(b) < c_.slender_axis.size() ? c_.slender_axis[static_cast<std::size_t>(b)] : -1;
    for (int i = 0; i < 3 && axis >= 0 && c_.slender > 0; ++i) {
      if (i == axis) continue;
      at_least_zero(std::string(kMoment[axis]) + n + " smallest (slender)",
                    {{10 * b + kDiagonal[i], 1}, {10 * b + kDiagonal[axis], -c_.slender}});
    }
  }

  void total_mass() {
    if (!std::isfinite(c_.total_mass.lower) && !std::isfinite(c_.total_mass.upper)) return;
    LinearConstraint row{"total mass", {}, c_.total_mass.lower, c_.total_mass.upper};
    for (int b = 0; b < model_.bodies(); ++b) row.terms.push_back({10 * b, 1});
    out_.linear.push_back(row);
  }

  // Σ_c ≻ 0 by its correlations: diagonal > 0, 2 × 2 and 3 × 3 determinants of the correlation matrix > 0, which are
  // numbers of size one whatever the body's.
  void possible(int b, std::vector<std::string>& texts) {
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

// The axis along which a body is long: towards the farthest of its children's joints, else none.
std::vector<int> long_axes(const Robot& robot) {
  std::vector<int> axes;
  for (int b = 0; b < static_cast<int>(robot.bodies.size()); ++b) {
    Vector3 far = Vector3::Zero();
    for (const Body& other : robot.bodies) {
      const Vector3& at = other.joint.parent_from_joint.translation;
      if (other.parent == b && at.norm() > far.norm()) far = at;
    }
    int axis = -1;
    if (far.norm() > 0.05) far.cwiseAbs().maxCoeff(&axis);
    axes.push_back(axis);
  }
  return axes;
}

void set_box(NonlinearConstraints& c, const TorqueModel& model, double lowest_mass, double viscous) {
  const int n = model.parameter_count();
  c.lower = Vector::Constant(n, -1);
  c.upper = Vector::Constant(n, 1);
  for (int b = 0; b < model.bodies(); ++b) {
    c.lower[10 * b] = lowest_mass;
    c.upper[10 * b] = 6;
    c.lower.segment<3>(10 * b + 1).setConstant(-0.4);
    c.upper.segment<3>(10 * b + 1).setConstant(0.4);
    for (int k : {4, 7, 9}) c.lower[10 * b + k] = 1e-4;
  }
  for (int i = model.inertial_count(); i < n; ++i) {
    const Parameter& p = model.parameters()[static_cast<std::size_t>(i)];
    c.lower[i] = std::max(p.lower, -1e3);
    c.upper[i] = std::min(p.upper, 1e3);
    if (viscous > 0 && p.name.rfind("FV", 0) == 0) c.lower[i] = viscous;
  }
}

}  // namespace

Result<NonlinearConstraints> named_constraints(const std::string& name, const TorqueModel& model) {
  NonlinearConstraints c;
  if (name == "xu2020" || name == "sturz2017") {
    set_box(c, model, name == "xu2020" ? 1 : 1e-3, 0.1);
    if (name == "xu2020") c.total_mass = {16, 26};
    c.slender = 3;
    // Xu 2020 (18) and Stürz 2017 (10d): links 1, 3, 5 are long along z, 2 and 4 along y; other arms by their geometry.
    c.slender_axis = model.bodies() == 7 ? std::vector<int>{2, 1, 2, 1, 2, -1, -1} : long_axes(model.robot());
    return c;
  }
  if (name == "gazebo") {
    set_box(c, model, 1e-3, 0);
    return c;
  }
  if (name == "minimal") {
    set_box(c, model, 1e-3, 0);
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
