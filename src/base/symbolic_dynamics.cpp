#include "base/symbolic_dynamics.hpp"

#include <cmath>

#include "dynamics/mechanism.hpp"
#include "dynamics/momentum_recursion.hpp"
#include "dynamics/recursion.hpp"

namespace armature::symbolic {
namespace {

namespace rec = recursion;
using Vec = rec::Vec3<Expr>;

std::string indexed(const char* array, int i) { return std::string(array) + "[" + std::to_string(i) + "]"; }

// Entries this near to 0 or ±1 are the rounding of a right angle's sine and cosine: 4 ulp of 1.
Matrix3 without_noise(Matrix3 m) {
  for (double& x : m.reshaped()) {
    if (std::abs(x - std::round(x)) <= 1e-15) x = std::round(x);
  }
  return m;
}

// Inputs of one function; what it does not take is a constant and folds away.
struct Signals {
  std::vector<Expr> q, v, a;
};

// All functions of one robot, in one graph: they share placements and what else is equal.
class Builder {
 public:
  Builder(Graph& graph, const TorqueModel& model, const BaseMap& map)
      : graph_(graph), model_(model), mechanism_(model.mechanism()), map_(map) {
    for (int j = 0; j < model.joints(); ++j) {
      all_.q.push_back(graph.input(indexed("q", j)));
      all_.v.push_back(graph.input(indexed("v", j)));
      all_.a.push_back(graph.input(indexed("a", j)));
    }
    // pi = lift · beta: beta on the kept columns, eliminated parameters are 0.
    pi_.assign(static_cast<std::size_t>(model.parameter_count()), Expr(0.0));
    for (int i = 0; i < map.size(); ++i) {
      pi_[static_cast<std::size_t>(map.columns[static_cast<std::size_t>(i)])] = graph.input(indexed("beta", i));
    }
    place_bodies();
  }

  // Newton–Euler for the bodies, then parameter · basis for every term.
  [[nodiscard]] Function inverse_dynamics() {
    Function f{"inverse_dynamics", "tau = Y_b(q, v, a) · beta", {"q", "v", "a", "beta"}, "tau", model_.joints(), 1, {}};
    f.values = newton_euler(all_, rec::base_motion<Expr>(mechanism_), pi_);
    for (std::size_t c = 0; c < model_.columns().size(); ++c) {
      const Expr& parameter = pi_[static_cast<std::size_t>(model_.inertial_count()) + c];
      for (const auto& [joint, basis] : model_.columns()[c].rows) {
        Expr& tau = f.values[static_cast<std::size_t>(joint)];
        tau = tau + parameter * value_of(joint, basis);
      }
    }
    return f;
  }

  // The same at rest, without terms.
  [[nodiscard]] Function gravity() {
    Function f{"gravity", "tau of the bodies at rest, without the terms", {"q", "beta"}, "tau", model_.joints(), 1, {}};
    f.values = newton_euler(still(), rec::base_motion<Expr>(mechanism_), pi_);
    return f;
  }

  // Column j is the torque of a unit acceleration of joint j without gravity; the upper half by symmetry.
  [[nodiscard]] Function mass_matrix() {
    const int n = model_.joints();
    Function f{"mass_matrix", "M(q), row by row: tau = M a + …", {"q", "beta"}, "mass", n, n, {}};
    f.values.assign(static_cast<std::size_t>(n) * static_cast<std::size_t>(n), Expr(0.0));
    const auto at = [&](int i, int j) -> Expr& { return f.values[static_cast<std::size_t>(i * n + j)]; };
    for (int j = 0; j < n; ++j) {
      Signals unit = still();
      unit.a[static_cast<std::size_t>(j)] = Expr(1.0);
      const auto column = newton_euler(unit, {}, pi_);
      for (int i = j; i < n; ++i) at(i, j) = at(j, i) = column[static_cast<std::size_t>(i)];
    }
    // Rotor inertia and couplings: what is linear in an acceleration.
    for (std::size_t c = 0; c < model_.columns().size(); ++c) {
      const Expr& parameter = pi_[static_cast<std::size_t>(model_.inertial_count()) + c];
      for (const auto& [joint, basis] : model_.columns()[c].rows) {
        if (!basis.is_linear()) continue;
        for (const SignalPart& part : basis.parts) {
          if (part.kind != SignalPart::Kind::Acceleration) continue;
          at(joint, part.joint) = at(joint, part.joint) + Expr(part.weight) * parameter;
        }
      }
    }
    return f;
  }

  // The kept columns of Y.
  [[nodiscard]] Function regressor() {
    const int n = model_.joints();
    const int b = map_.size();
    Function f{"regressor", "Y_b(q, v, a), row by row: tau = Y_b · beta", {"q", "v", "a"}, "y", n, b, {}};
    f.values.assign(static_cast<std::size_t>(n) * static_cast<std::size_t>(b), Expr(0.0));
    // Base parameter of each kept column; −1: not kept.
    std::vector<int> base_of(static_cast<std::size_t>(model_.parameter_count()), -1);
    for (int i = 0; i < b; ++i) base_of[static_cast<std::size_t>(map_.columns[static_cast<std::size_t>(i)])] = i;
    // Several bodies or rows of a term may add to one entry.
    const auto put = [&](int row, int parameter, const Expr& value) {
      const int column = base_of[static_cast<std::size_t>(parameter)];
      if (column < 0) return;
      Expr& entry = f.values[static_cast<std::size_t>(row * b + column)];
      entry = entry + value;
    };
    body_entries(put);
    for (int c = 0; c < static_cast<int>(model_.columns().size()); ++c) {
      for (const auto& [joint, basis] : model_.columns()[static_cast<std::size_t>(c)].rows) {
        put(joint, model_.inertial_count() + c, value_of(joint, basis));
      }
    }
    return f;
  }

  // What the momentum observer integrates. Friction is that of the observer: smooth around standstill, and the load of
  // a gear is the gravity of these parameters.
  [[nodiscard]] Function momentum(double friction_velocity) {
    const auto n = static_cast<std::size_t>(model_.joints());
    Function f{
        "momentum", "M(q) v, then C(q, v)' v - gravity - friction", {"q", "v", "beta"}, "terms", 2, model_.joints(),
        {}};
    // M v and what drives it: Cᵀ v − g − friction.
    std::vector<rec::MomentumRow<Expr>> rows = momentum_rows();
    std::vector<Expr> drive;
    for (const auto& row : rows) drive.push_back(row.transported - row.gravity);
    for (std::size_t c = 0; c < model_.columns().size(); ++c) {
      const Expr& parameter = pi_[static_cast<std::size_t>(model_.inertial_count()) + c];
      for (const auto& [joint, basis] : model_.columns()[c].rows) {
        const auto j = static_cast<std::size_t>(joint);
        // A rotor's torque is the rate of a momentum; every other torque is part of the drive.
        if (is_inertial(basis)) {
          for (const SignalPart& part : basis.parts)
            rows[j].momentum =
                rows[j].momentum + parameter * Expr(part.weight) * all_.v[static_cast<std::size_t>(part.joint)];
        } else {
          drive[j] = drive[j] - parameter * friction_of(basis.smoothed(friction_velocity), rows[j].gravity);
        }
      }
    }
    for (std::size_t j = 0; j < n; ++j) f.values.push_back(rows[j].momentum);
    f.values.insert(f.values.end(), drive.begin(), drive.end());
    return f;
  }

 private:
  using Motions = std::vector<rec::BodyMotion<Expr>>;

  // One pass out and one back; bodies of one coordinate (mimic) add up.
  [[nodiscard]] std::vector<rec::MomentumRow<Expr>> momentum_rows() const {
    const rec::MomentumBody<Expr> base = rec::momentum_base<Expr>(mechanism_);
    std::vector<rec::MomentumBody<Expr>> bodies(mechanism_.bodies.size());
    for (std::size_t b = 0; b < bodies.size(); ++b) {
      const MechanismBody& body = mechanism_.bodies[b];
      bodies[b].at = at_[b];
      const Expr rate = Expr(body.multiplier) * all_.v[static_cast<std::size_t>(body.coordinate)];
      rec::momentum_outwards(body, body.parent < 0 ? base : bodies[static_cast<std::size_t>(body.parent)], rate,
                             &pi_[10 * b], bodies[b]);
    }
    std::vector<rec::MomentumRow<Expr>> rows(static_cast<std::size_t>(model_.joints()));
    for (std::size_t b = bodies.size(); b-- > 0;) {
      const MechanismBody& body = mechanism_.bodies[b];
      const auto own = rec::momentum_inwards(
          body, bodies[b], body.parent < 0 ? nullptr : &bodies[static_cast<std::size_t>(body.parent)]);
      auto& row = rows[static_cast<std::size_t>(body.coordinate)];
      row.momentum = row.momentum + own.momentum;
      row.transported = row.transported + own.transported;
      row.gravity = row.gravity + own.gravity;
    }
    return rows;
  }

  // A term's value without accelerations, as an observer sees it: it knows the load and no temperature.
  [[nodiscard]] Expr friction_of(Basis basis, const Expr& gravity) {
    std::erase_if(basis.parts, [](const SignalPart& part) { return part.kind == SignalPart::Kind::Acceleration; });
    const Basis::Factor factor = basis.factor;
    basis.factor = Basis::Factor::None, basis.load.clear();
    if (factor == Basis::Factor::None) return graph_.call(basis, input_of(basis));
    if (factor != Basis::Factor::Load) return {0.0};
    // shape(v) · |g|.
    Basis size;
    size.shape = Basis::Shape::Size;
    return graph_.call(basis, input_of(basis)) * graph_.call(size, gravity);
  }

  // q as it is, v = a = 0.
  [[nodiscard]] Signals still() const {
    const auto n = static_cast<std::size_t>(model_.joints());
    return {all_.q, std::vector<Expr>(n, Expr(0.0)), std::vector<Expr>(n, Expr(0.0))};
  }

  // Every placement with sin and cos of its joint, once for all functions.
  void place_bodies() {
    Basis sine, cosine;
    sine.shape = Basis::Shape::Sin;
    cosine.shape = Basis::Shape::Cos;
    for (const MechanismBody& given : mechanism_.bodies) {
      MechanismBody body = given;
      // Zeros and ones must be exact to vanish.
      for (Matrix3* part : {&body.still, &body.sine, &body.cosine}) *part = without_noise(*part);
      const Expr x = Expr(body.multiplier) * all_.q[static_cast<std::size_t>(body.coordinate)] + Expr(body.offset);
      const Expr s = body.revolute ? graph_.call(sine, x) : Expr(0.0);
      const Expr c = body.revolute ? graph_.call(cosine, x) : Expr(1.0);
      at_.push_back(rec::place<Expr>(body, s, c, x));
    }
  }

  // x = Σ weight · signal + shift.
  [[nodiscard]] Expr input_of(const Basis& basis) const {
    Expr x(basis.shift);
    for (const SignalPart& part : basis.parts) {
      const auto& source = part.of(all_.q, all_.v, all_.a);
      x = x + Expr(part.weight) * source[static_cast<std::size_t>(part.joint)];
    }
    return x;
  }

  // shape · factor. Code that sees one state knows its load and no temperature.
  [[nodiscard]] Expr value_of(int joint, const Basis& basis) {
    if (basis.factor == Basis::Factor::None) return graph_.call(basis, input_of(basis));
    if (basis.factor != Basis::Factor::Load) return {0.0};
    Basis plain = basis, size;
    plain.factor = Basis::Factor::None, plain.load.clear();
    size.shape = Basis::Shape::Size;
    // The load's bodies are numbers, so only q remains in their gravity torque.
    const std::vector<Expr> bodies(basis.load.begin(), basis.load.end());
    const auto gravity = newton_euler(still(), rec::base_motion<Expr>(mechanism_), bodies);
    return graph_.call(plain, input_of(plain)) * graph_.call(size, gravity[static_cast<std::size_t>(joint)]);
  }

  // Outwards with the matrix B = α× + ω×ω× of the parent (Khalil and Kleinfinger, 1987): the acceleration of the next
  // origin is a + B o, and the products in B serve the parent's own wrench too.
  [[nodiscard]] Motions outwards(const Signals& signals, const rec::BodyMotion<Expr>& base) const {
    Motions motions;
    for (std::size_t b = 0; b < mechanism_.bodies.size(); ++b) {
      const MechanismBody& body = mechanism_.bodies[b];
      const auto& parent = body.parent < 0 ? base : motions[static_cast<std::size_t>(body.parent)];
      const auto c = static_cast<std::size_t>(body.coordinate);
      const Expr rate = Expr(body.multiplier) * signals.v[c];
      const Expr acceleration = Expr(body.multiplier) * signals.a[c];
      const Vec axis = rec::constant<Expr>(body.axis);
      rec::BodyMotion<Expr> m;
      m.omega = rec::transposed_times(at_[b].rotation, parent.omega);
      m.alpha = rec::transposed_times(at_[b].rotation, parent.alpha);
      // Acceleration of the origin as a point of the parent.
      const Vec lever = parent.acceleration + rec::wrench_table(parent).b * at_[b].origin;
      m.acceleration = rec::transposed_times(at_[b].rotation, lever);
      const Vec turned = rec::cross(m.omega, axis * rate);
      if (body.revolute) {
        m.omega = m.omega + axis * rate;
        m.alpha = m.alpha + axis * acceleration + turned;
      } else {
        m.acceleration = m.acceleration + axis * acceleration + turned * Expr(2.0);
      }
      motions.push_back(m);
    }
    return motions;
  }

  // Torques of bodies with the parameters pi, which may be numbers or expressions.
  [[nodiscard]] std::vector<Expr> newton_euler(const Signals& signals, const rec::BodyMotion<Expr>& base,
                                               const std::vector<Expr>& pi) const {
    const Motions motions = outwards(signals, base);
    const std::size_t count = mechanism_.bodies.size();
    // f = M a + B h,   n = Σ I_k t_k + h × a about the body's origin.
    std::vector<Vec> force(count), moment(count);
    for (std::size_t b = 0; b < count; ++b) {
      const Expr* p = &pi[10 * b];
      const auto t = rec::wrench_table(motions[b]);
      const Vec h{p[6], p[7], p[8]};
      force[b] = t.a * p[9] + t.b * h;
      moment[b] =
          t.xx * p[0] + t.xy * p[1] + t.xz * p[2] + t.yy * p[3] + t.yz * p[4] + t.zz * p[5] + rec::cross(h, t.a);
    }
    std::vector<Expr> tau(static_cast<std::size_t>(model_.joints()), Expr(0.0));
    // From the tips in: a joint takes its part of the wrench, the parent all of it.
    for (std::size_t b = count; b-- > 0;) {
      const MechanismBody& body = mechanism_.bodies[b];
      Expr& own = tau[static_cast<std::size_t>(body.coordinate)];
      own =
          own + Expr(body.multiplier) * rec::dot(rec::constant<Expr>(body.axis), body.revolute ? moment[b] : force[b]);
      if (body.parent < 0) continue;
      const auto p = static_cast<std::size_t>(body.parent);
      const Vec carried = at_[b].rotation * force[b];
      force[p] = force[p] + carried;
      moment[p] = moment[p] + at_[b].rotation * moment[b] + rec::cross(at_[b].origin, carried);
    }
    return tau;
  }

  // put(joint, parameter, entry) for every entry of the bodies' regressor that can be nonzero.
  template <class Put>
  void body_entries(const Put& put) const {
    const Motions motions = outwards(all_, rec::base_motion<Expr>(mechanism_));
    const auto n = static_cast<std::size_t>(model_.joints());
    std::vector<std::vector<rec::MotionAxis<Expr>>> axes(mechanism_.bodies.size(),
                                                         std::vector<rec::MotionAxis<Expr>>(n));
    for (std::size_t b = 0; b < mechanism_.bodies.size(); ++b) {
      const MechanismBody& body = mechanism_.bodies[b];
      if (body.parent >= 0) {
        const auto p = static_cast<std::size_t>(body.parent);
        // The axes of joints further in, carried out to this body.
        for (const int j : mechanism_.bodies[p].movers) {
          axes[b][static_cast<std::size_t>(j)] = rec::carry(at_[b], axes[p][static_cast<std::size_t>(j)]);
        }
      }
      // The body's own joint.
      auto& own = axes[b][static_cast<std::size_t>(body.coordinate)];
      auto& part = body.revolute ? own.angular : own.linear;
      part = part + rec::constant<Expr>(body.axis) * Expr(body.multiplier);
      const auto table = rec::wrench_table(motions[b]);
      for (const int j : body.movers) {
        std::array<Expr, 10> entry;
        rec::regressor_entry<Expr>(table, axes[b][static_cast<std::size_t>(j)], entry);
        for (int k = 0; k < 10; ++k) put(j, 10 * static_cast<int>(b) + k, entry[static_cast<std::size_t>(k)]);
      }
    }
  }

  Graph& graph_;
  const TorqueModel& model_;
  const Mechanism& mechanism_;
  const BaseMap& map_;
  Signals all_;
  std::vector<Expr> pi_;  // beta on the kept columns, 0 else
  std::vector<rec::Placement<Expr>> at_;
};

}  // namespace

std::vector<Function> make_functions(Graph& graph, const TorqueModel& model, const BaseMap& map,
                                     double friction_velocity) {
  Builder builder(graph, model, map);
  return {builder.inverse_dynamics(), builder.gravity(), builder.mass_matrix(), builder.regressor(),
          builder.momentum(friction_velocity)};
}

}  // namespace armature::symbolic
