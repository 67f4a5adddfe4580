#include "physical/constraints/assembly.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"

namespace armature::physical {
namespace {

using Terms = std::vector<std::pair<int, double>>;

constexpr const char* kAxisName[3] = {"x", "y", "z"};

// Adds constraints one by one; auxiliary variables are added behind the parameters.
class Builder {
 public:
  Builder(const TorqueModel& model, const PhysicalConstraints& constraints, const PhysicalOptions& options,
          const Reference& reference)
      : model_(model), constraints_(constraints), options_(options), reference_(reference) {
    out_.parameters = out_.variables = model.parameter_count();
    set_scale();
  }

  // The bodies' own constraints come first: callers count on their order.
  Assembly build(double margin) {
    for (int b = 0; b < model_.bodies(); ++b) pseudo_inertia(b, margin);
    for (int b = 0; b < model_.bodies(); ++b) scale_bounds(b);
    for (const BodyKnowledge& known : constraints_.bodies) body(known);
    // Then the robot as a whole, the terms, what is held, ties, and mirror images.
    total_mass();
    term_bounds();
    for (const auto& [parameter, value] : constraints_.fixed) {
      row(name(parameter) + " = " + exact(value), {{parameter, 1}}, {value, value});
    }
    for (const LinearRow& r : constraints_.rows) row(r.name, r.terms, r.range);
    for (const Mirror& m : constraints_.mirrors) mirror(m);
    // Equations were made while variables were still being added.
    for (Named& named : out_.constraints) {
      const Eigen::Index had = named.equations.cols();
      if (!named.equality() || had == out_.variables) continue;
      named.equations.conservativeResize(Eigen::NoChange, out_.variables);
      named.equations.rightCols(out_.variables - had).setZero();
    }
    return out_;
  }

 private:
  [[nodiscard]] const std::string& name(int parameter) const {
    return model_.parameters()[static_cast<std::size_t>(parameter)].name;
  }
  [[nodiscard]] std::string body_name(int b) const { return model_.robot().bodies[static_cast<std::size_t>(b)].name; }

  // Typical size, start and farthest value of every parameter, from the reference bodies.
  void set_scale() {
    out_.start = reference_.pi;
    out_.scale = Vector::Ones(out_.parameters);
    out_.far = Vector::Zero(out_.parameters);
    for (int b = 0; b < model_.bodies(); ++b) {
      // Moments of inertia scale with m l², first moments with m l, the mass with m.
      const double m = reference_.bodies[static_cast<std::size_t>(b)].M;
      const double l = reference_.length[static_cast<std::size_t>(b)];
      for (int k = 0; k < 10; ++k) out_.scale[10 * b + k] = k < 6 ? m * l * l : (k < 9 ? m * l : m);
    }
    for (int i = model_.inertial_count(); i < out_.parameters; ++i) {
      out_.scale[i] = std::max(0.1, std::abs(reference_.pi[i]));
      // The search begins inside the bounds: friction of 0 is on one.
      const Parameter& p = model_.parameters()[static_cast<std::size_t>(i)];
      const double room = std::min(0.2 * out_.scale[i], 0.4 * (p.upper - p.lower));
      if (room > 0) out_.start[i] = std::clamp(out_.start[i], p.lower + room, p.upper - room);
    }
  }

  // Between 0 and the mass of the body whose parameters begin at `first`.
  int share_of_mass(double start, int first) {
    const Eigen::Index n = out_.variables++;
    for (Vector* v : {&out_.scale, &out_.start, &out_.far}) v->conservativeResize(n + 1);
    out_.scale[n] = out_.scale[first + 9];
    out_.start[n] = start;
    out_.far[n] = out_.far[first + 9];
    return static_cast<int>(n);
  }

  // Σ coefficient · x + offset ≥ 0.
  void at_least_zero(const std::string& text, const Terms& terms, double offset, bool stated = true) {
    Named named;
    named.name = text;
    named.stated = stated;
    named.block.map = Matrix(1, static_cast<Eigen::Index>(terms.size()));
    named.block.offset = Vector::Constant(1, offset);
    double size = std::abs(offset);
    for (std::size_t i = 0; i < terms.size(); ++i) {
      // The size of a constraint is that of its largest term: what "tiny" means for it.
      named.block.variables.push_back(terms[i].first);
      named.block.map(0, static_cast<Eigen::Index>(i)) = terms[i].second;
      size = std::max(size, std::abs(terms[i].second) * out_.scale[terms[i].first]);
    }
    named.size = std::max(size, 1e-6);
    out_.constraints.push_back(named);
  }

  // Several linear equations under one name.
  void equation(const std::string& text, const std::vector<Terms>& lines, const std::vector<double>& right) {
    Named named;
    named.name = text;
    named.equations = Matrix::Zero(static_cast<Eigen::Index>(lines.size()), out_.variables);
    named.right = Eigen::Map<const Vector>(right.data(), static_cast<Eigen::Index>(right.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      for (const auto& [at, value] : lines[i]) named.equations(static_cast<Eigen::Index>(i), at) += value;
    }
    out_.constraints.push_back(named);
  }

  static Terms negated(Terms terms) {
    for (auto& term : terms) term.second = -term.second;
    return terms;
  }

  // A linear range: an equation where both ends are the same, else one constraint per finite end.
  void row(const std::string& text, const Terms& terms, const Bounds& range) {
    for (const auto& term : terms) {
      if (term.first < 0 || term.first >= out_.variables) {
        throw std::invalid_argument("constraint \"" + text + "\" names parameter " + std::to_string(term.first) +
                                    " of " + std::to_string(out_.parameters));
      }
    }
    if (range.lower == range.upper) return equation(text, {terms}, {range.lower});
    if (std::isfinite(range.lower)) at_least_zero(text + " (lower)", terms, -range.lower);
    if (std::isfinite(range.upper)) at_least_zero(text + " (upper)", negated(terms), range.upper);
  }

  // J_b − margin · E ⪰ 0.
  void pseudo_inertia(int b, double margin) {
    Named named;
    named.name = "pseudo-inertia of " + body_name(b);
    named.block.size = 4;
    for (int k = 0; k < 10; ++k) named.block.variables.push_back(10 * b + k);
    named.block.map = pseudo_inertia_map();
    named.block.offset = cone::pack(-margin * Matrix4::Identity());
    named.size = reference_.bodies[static_cast<std::size_t>(b)].M;
    out_.constraints.push_back(named);
  }

  // Keeps what no torque shows finite: mass ≤ limit and tr Σ = ½ (XX + YY + ZZ) ≤ limit · extent².
  void scale_bounds(int b) {
    const double m = reference_.bodies[static_cast<std::size_t>(b)].M;
    const double l = reference_.length[static_cast<std::size_t>(b)];
    const double mass = options_.mass_limit > 0 ? options_.mass_limit : std::max(200.0, 50 * m);
    const double extent = options_.extent_limit > 0 ? options_.extent_limit : std::max(2.0, 10 * l);
    const std::string of = " of " + body_name(b) + " ≤ ";
    at_least_zero("scale: mass" + of + exact(mass) + " kg", {{10 * b + 9, -1.0}}, mass, false);
    at_least_zero("scale: second moment" + of + exact(mass * extent * extent) + " kg·m²",
                  {{10 * b, -0.5}, {10 * b + 3, -0.5}, {10 * b + 5, -0.5}}, mass * extent * extent, false);
    // J ⪰ 0 bounds the rest: no moment of inertia is above tr Σ, no product above half of it, ‖h‖² ≤ m tr Σ.
    const double second = mass * extent * extent;
    for (int k = 0; k < 10; ++k) {
      const bool product = k == 1 || k == 2 || k == 4;
      out_.far[10 * b + k] = k < 6 ? (product ? 0.5 : 1) * second : (k < 9 ? std::sqrt(mass * second) : mass);
    }
  }

  // What is stated about one body: its mass, where its centre of mass is, and where its mass is.
  void body(const BodyKnowledge& known) {
    if (known.body < 0 || known.body >= model_.bodies()) {
      throw std::invalid_argument("constraints name body " + std::to_string(known.body) + " of " +
                                  std::to_string(model_.bodies()));
    }
    const int m = 10 * known.body + 9;
    const std::string of = " of " + body_name(known.body);
    if (known.mass.lower == known.mass.upper) {
      row("mass" + of + " = " + exact(known.mass.lower) + " kg", {{m, 1.0}}, known.mass);
    } else {
      if (std::isfinite(known.mass.lower)) {
        at_least_zero("mass" + of + " ≥ " + exact(known.mass.lower) + " kg", {{m, 1.0}}, -known.mass.lower);
      }
      if (std::isfinite(known.mass.upper)) {
        at_least_zero("mass" + of + " ≤ " + exact(known.mass.upper) + " kg", {{m, -1.0}}, known.mass.upper);
      }
    }
    if (known.com_box) com_box(known);
    if (!known.com_hull.empty()) com_hull(known);
    if (known.com_capsule) com_capsule(known);
    if (known.com_ellipsoid) com_ellipsoid(known);
    if (known.inside) inside(known);
  }

  // m·lower ≤ h ≤ m·upper.
  void com_box(const BodyKnowledge& known) {
    const int m = 10 * known.body + 9;
    for (int axis = 0; axis < 3; ++axis) {
      // Per axis: an equation where both corners agree, else one constraint per finite side.
      const std::string text = "centre of mass of " + body_name(known.body) + ": " + kAxisName[axis];
      const double low = known.com_box->first[axis], high = known.com_box->second[axis];
      const int h = 10 * known.body + 6 + axis;
      if (low == high) {
        equation(text + " = " + exact(low) + " m", {{{h, 1.0}, {m, -low}}}, {0});
        continue;
      }
      if (std::isfinite(low)) at_least_zero(text + " ≥ " + exact(low) + " m", {{h, 1.0}, {m, -low}}, 0);
      if (std::isfinite(high)) at_least_zero(text + " ≤ " + exact(high) + " m", {{h, -1.0}, {m, high}}, 0);
    }
  }

  // h = Σ w_i p_i, w ≥ 0, Σ w_i = m.
  void com_hull(const BodyKnowledge& known) {
    const int first = 10 * known.body;
    const std::string text = "centre of mass of " + body_name(known.body) + " in its convex hull";
    // Equal shares of the mass to begin with; each point gets a weight as a new variable.
    const double share = out_.start[first + 9] / static_cast<double>(known.com_hull.size());
    std::vector<Terms> lines = {{{first + 6, -1.0}}, {{first + 7, -1.0}}, {{first + 8, -1.0}}, {{first + 9, -1.0}}};
    for (const Vector3& point : known.com_hull) {
      const int w = share_of_mass(share, first);
      at_least_zero(text, {{w, 1.0}}, 0);
      for (int axis = 0; axis < 3; ++axis) lines[static_cast<std::size_t>(axis)].push_back({w, point[axis]});
      lines[3].push_back({w, 1.0});
    }
    equation(text, lines, {0, 0, 0, 0});
  }

  // [m r E, v; vᵀ, m r] ⪰ 0 ⇔ ‖v‖ ≤ m r with v = W (h − m from − l (to − from)) and 0 ≤ l ≤ m.
  void com_cone(const std::string& text, int first, const Matrix3& whiten, const Vector3& from, const Vector3& along,
                double radius) {
    Named named;
    named.name = text;
    named.block.size = 4;
    named.block.offset = Vector::Zero(10);
    named.size = out_.scale[first + 9] * radius;
    std::vector<Vector> columns;
    // One variable's part of the matrix: v in the last row and column, `diagonal` on the diagonal.
    const auto entry = [&](int parameter, const Vector3& v, double diagonal) {
      Matrix4 m = diagonal * Matrix4::Identity();
      m.topRightCorner<3, 1>() = v;
      m.bottomLeftCorner<1, 3>() = v.transpose();
      named.block.variables.push_back(parameter);
      columns.emplace_back(cone::pack(m));
    };
    // h whitened, and the mass with the centre and the radius.
    for (int axis = 0; axis < 3; ++axis) entry(first + 6 + axis, whiten.col(axis), 0);
    entry(first + 9, -(whiten * from), radius);
    // A capsule has a point on its axis: l is the mass times how far along it that point is.
    if (along.norm() > 0) {
      const int l = share_of_mass(0.5 * out_.start[first + 9], first);
      entry(l, -(whiten * along), 0);
      at_least_zero(text, {{l, 1.0}}, 0);
      at_least_zero(text, {{first + 9, 1.0}, {l, -1.0}}, 0);
    }
    named.block.map = Matrix(10, static_cast<Eigen::Index>(columns.size()));
    for (std::size_t i = 0; i < columns.size(); ++i) named.block.map.col(static_cast<Eigen::Index>(i)) = columns[i];
    out_.constraints.push_back(named);
  }

  // A ball that moves along a segment.
  void com_capsule(const BodyKnowledge& known) {
    const Capsule& c = *known.com_capsule;
    com_cone("centre of mass of " + body_name(known.body) + " in its capsule", 10 * known.body, Matrix3::Identity(),
             c.from, c.to - c.from, c.radius);
  }

  // Whitened by shape^−½ the ellipsoid is a unit ball.
  void com_ellipsoid(const BodyKnowledge& known) {
    const Eigen::SelfAdjointEigenSolver<Matrix3> axes(known.com_ellipsoid->shape);
    com_cone("centre of mass of " + body_name(known.body) + " in its ellipsoid", 10 * known.body,
             axes.operatorInverseSqrt(), known.com_ellipsoid->center, Vector3::Zero(), 1.0);
  }

  // ∫ (1 − (x − c)ᵀ Q⁻¹ (x − c)) dm ≥ 0.
  void inside(const BodyKnowledge& known) {
    // tr(J Q) with Q = [−A, A c; cᵀ A, 1 − cᵀ A c] and A = shape⁻¹.
    const Matrix3 inverse = known.inside->shape.inverse();
    const Vector3 qc = inverse * known.inside->center;
    Matrix4 q;
    q << -inverse, qc, qc.transpose(), 1 - known.inside->center.dot(qc);
    // Linear in J, and so in the ten parameters.
    const Vector weights = pseudo_inertia_map().transpose() * cone::pack(q);
    Terms terms;
    for (int k = 0; k < 10; ++k) terms.push_back({10 * known.body + k, weights[k]});
    at_least_zero("mass of " + body_name(known.body) + " inside its ellipsoid", terms, 0);
  }

  // Σ of all masses within its range.
  void total_mass() {
    Terms terms;
    for (int b = 0; b < model_.bodies(); ++b) terms.push_back({10 * b + 9, 1.0});
    const Bounds& range = constraints_.total_mass;
    if (range.lower == range.upper) return row("total mass = " + exact(range.lower) + " kg", terms, range);
    if (std::isfinite(range.lower)) {
      at_least_zero("total mass ≥ " + exact(range.lower) + " kg", terms, -range.lower);
    }
    if (std::isfinite(range.upper)) {
      at_least_zero("total mass ≤ " + exact(range.upper) + " kg", negated(terms), range.upper);
    }
  }

  // Friction and drive terms. A side without a stated bound gets a far one, so that the search stays finite.
  void term_bounds() {
    for (int i = model_.inertial_count(); i < out_.parameters; ++i) {
      const Parameter& p = model_.parameters()[static_cast<std::size_t>(i)];
      const double far = 1e4 * out_.scale[i];
      const bool low = constraints_.parameter_bounds && std::isfinite(p.lower);
      const bool high = constraints_.parameter_bounds && std::isfinite(p.upper);
      out_.far[i] = std::max(low ? std::abs(p.lower) : far, high ? std::abs(p.upper) : far);
      at_least_zero(p.name + " ≥ " + exact(low ? p.lower : -far), {{i, 1.0}}, low ? -p.lower : far, low);
      at_least_zero(p.name + " ≤ " + exact(high ? p.upper : far), {{i, -1.0}}, high ? p.upper : far, high);
    }
  }

  void mirror(const Mirror& m) {
    equation(body_name(m.right) + " is the mirror image of " + body_name(m.left), mirror_equations(m),
             std::vector<double>(10, 0.0));
  }

  const TorqueModel& model_;
  const PhysicalConstraints& constraints_;
  const PhysicalOptions& options_;
  const Reference& reference_;
  Assembly out_;
};

}  // namespace

std::vector<std::vector<std::pair<int, double>>> mirror_equations(const Mirror& m) {
  // H = E − 2 n nᵀ on the three axes, 1 on the mass.
  Matrix4 reflect = Matrix4::Identity();
  const Vector3 n = m.normal.normalized();
  reflect.topLeftCorner<3, 3>() -= 2 * n * n.transpose();
  std::vector<std::vector<std::pair<int, double>>> lines(10);
  // Column k: the mirror image of the left body's parameter k, less the right body's.
  for (int k = 0; k < 10; ++k) {
    const Matrix4 unit = cone::unpack(pseudo_inertia_map().col(k));
    const LinkInertia image = LinkInertia::from_pseudo_inertia(reflect * unit * reflect.transpose());
    const Vector10 column = image.to_vector(ParameterOrder::Khalil);
    for (int i = 0; i < 10; ++i) lines[static_cast<std::size_t>(i)].push_back({10 * m.left + k, column[i]});
    lines[static_cast<std::size_t>(k)].push_back({10 * m.right + k, -1.0});
  }
  return lines;
}

const Matrix& pseudo_inertia_map() {
  // J is linear in the parameters: column k is J of the k-th unit vector.
  static const Matrix map = [] {
    Matrix m(10, 10);
    for (int k = 0; k < 10; ++k) {
      m.col(k) = cone::pack(LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil).pseudo_inertia());
    }
    return m;
  }();
  return map;
}

Assembly assemble(const TorqueModel& model, const PhysicalConstraints& constraints, const PhysicalOptions& options,
                  const Reference& reference, double margin) {
  return Builder(model, constraints, options, reference).build(margin);
}

// Equations are stacked, blocks made tighter; the cost is left to the caller.
cone::Program Assembly::program(double tighten) const {
  cone::Program out;
  out.scale = scale;
  out.start = start;
  out.far = far;
  out.c = Vector::Zero(variables);
  Eigen::Index equations = 0;
  for (const Named& named : constraints) equations += named.equations.rows();
  out.E = Matrix::Zero(equations, variables);
  out.e = Vector::Zero(equations);
  Eigen::Index at = 0;
  for (const Named& named : constraints) {
    if (named.equality()) {
      out.E.middleRows(at, named.equations.rows()) = named.equations;
      out.e.segment(at, named.right.size()) = named.right;
      at += named.right.size();
      continue;
    }
    cone::Block block = named.block;
    // The block must stay `tighten` times its size inside.
    const Vector less = block.size == 1 ? Vector(Vector::Ones(1)) : Vector(cone::pack(Matrix4::Identity()));
    block.offset -= tighten * named.size * less;
    out.blocks.push_back(block);
  }
  return out;
}

}  // namespace armature::physical
