#include <Eigen/QR>
#include <algorithm>
#include <cctype>
#include <cmath>

#include "armature/presliding.hpp"
#include "armature/shapes.hpp"
#include "armature/text.hpp"
#include "dynamics/shape_facts.hpp"
#include "estimate/blocks.hpp"
#include "estimate/solve.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// Where a shape number lives: term, column, and its range.
struct Slot {
  std::size_t term = 0;
  std::size_t column = 0;
  ShapeParameter rule;
};

// The number that a rule is about.
double& number_in(Basis& basis, ShapeParameter::Field field) {
  switch (field) {
    case ShapeParameter::Field::P0: return basis.p0;
    case ShapeParameter::Field::P1: return basis.p1;
    case ShapeParameter::Field::Shift: break;
  }
  return basis.shift;
}

// "FS3" is one column, "FS" all of them; "FS1" is not FS10.
bool names_column(const std::string& rule, const std::string& name) {
  constexpr const char* kDigits = "0123456789";
  if (name == rule) return true;
  return !rule.empty() && std::isdigit(static_cast<unsigned char>(rule.back())) == 0 && name.rfind(rule, 0) == 0 &&
         name.find_first_not_of(kDigits, rule.size()) == std::string::npos;
}

// Every column that a rule names.
std::vector<Slot> find_slots(const std::vector<Term>& terms, const std::vector<ShapeParameter>& rules) {
  std::vector<Slot> slots;
  for (const ShapeParameter& rule : rules) {
    for (std::size_t t = 0; t < terms.size(); ++t) {
      for (std::size_t c = 0; c < terms[t].columns.size(); ++c) {
        if (names_column(rule.column, terms[t].columns[c].parameter.name)) slots.push_back({t, c, rule});
      }
    }
  }
  return slots;
}

// Writes the numbers p into the terms; a column that acts on several joints has one number for all.
void set_numbers(std::vector<Term>& terms, const std::vector<Slot>& slots, const Vector& p) {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (auto& [joint, basis] : terms[slots[i].term].columns[slots[i].column].rows)
      number_in(basis, slots[i].rule.field) = p[static_cast<Eigen::Index>(i)];
  }
}

// Values of one basis along the samples.
Vector values_along(const Basis& basis, const Samples& s) {
  if (basis.follows_path()) return presliding_state(s.motion.q.col(basis.parts.front().joint), s.starts, basis.p0);
  return argument_of(basis, s.motion).unaryExpr([&](double x) { return basis.value(x); });
}

// ∂ basis / ∂ number by a central difference: error (1e-5)² of the shape's own curvature.
Vector sensitivity(const Basis& basis, const ShapeParameter& rule, const Samples& s) {
  // The same basis with its number a little larger and a little smaller.
  Basis up = basis;
  Basis down = basis;
  constexpr double kStep = 1e-5, kOfLowest = 1e-2;  // lengths and widths stay positive
  double h = kStep * (rule.upper - rule.lower);
  if (rule.lower > 0) h = std::min(h, kOfLowest * rule.lower);
  number_in(up, rule.field) += h;
  number_in(down, rule.field) -= h;
  return (values_along(up, s) - values_along(down, s)) / (2 * h);
}

// One slot's column of the linearised problem, a joint after the other: coefficient · ∂basis/∂p.
struct SlotColumn {
  int joint = 0;
  Vector values;
};

// The torque of this column changes with its number as coefficient · ∂basis/∂p.
std::vector<SlotColumn> slot_columns(const Slot& slot, const TorqueModel& model, const Vector& pi, const Samples& s) {
  const TermColumn& column = model.terms()[slot.term].columns[slot.column];
  const double coefficient = pi[model.find(column.parameter.name)];
  std::vector<SlotColumn> out;
  for (const auto& [joint, basis] : column.rows) out.push_back({joint, coefficient * sensitivity(basis, slot.rule, s)});
  return out;
}

// The state of the search.
struct State {
  std::vector<Term> terms;
  Vector p;
  Information info;
  Estimate estimate;
  BaseMap base;
};

// What beta minimises for the same shapes: −2 log likelihood without its constant. At the best sigma this is
// Σ n_j log(residual_j² / n_j), at a given one Σ residual_j² / sigma_j², and Σ residual_j² where all rows count the
// same.
double objective(const Information& info, const Estimate& e) {
  using Weighting = EstimateOptions::Weighting;
  double sum = 0;
  for (int j = 0; j < info.joint_count(); ++j) {
    const auto& joint = info.of_joint[static_cast<std::size_t>(j)];
    const double square = joint.residual_square(e.beta);
    switch (e.weighting_used) {
      case Weighting::FromResiduals: sum += joint.count * std::log(square / std::max(1.0, joint.count) + 1e-300); break;
      case Weighting::None: sum += square; break;
      case Weighting::FromPeriods:
      case Weighting::Given: sum += square / (e.sigma[j] * e.sigma[j]); break;
    }
  }
  return sum;
}

// The best linear parameters for the shapes p.
Result<State> evaluate(const Robot& robot, std::vector<Term> terms, const std::vector<Slot>& slots, const Vector& p,
                       const Samples& s, const ShapeOptions& options, const Matrix& weights) {
  set_numbers(terms, slots, p);
  const TorqueModel model(robot, terms);
  BaseOptions quick;
  quick.check = false;  // the same terms with other numbers: the rank was checked before
  BaseMap base = compute_base(model, quick);
  auto info = accumulate(model, base, s, options.accumulate, weights);
  if (!info) return info.error();
  Estimate e = estimate(*info, options.estimate);
  return State{std::move(terms), p, std::move(*info), std::move(e), std::move(base)};
}

// Gauss–Newton step in the shapes with beta free: least squares on [Y_b | coefficient · ∂basis/∂p].
struct Step {
  Vector change;
  Vector deviation;
  Matrix added;  // to beta's covariance
};

Step make_step(const Robot& robot, const State& state, const std::vector<Slot>& slots, const Samples& s,
               const Matrix& weights) {
  // Sensitivities are computed once for all samples, regressor rows block after block.
  const TorqueModel model(robot, state.terms);
  const auto columns = joint_columns(model, state.base);
  const Vector pi = state.base.to_full(state.estimate.beta);
  const int b = state.base.size();
  const int extra = static_cast<int>(slots.size());
  Triangle triangle(b + extra);
  std::vector<std::vector<SlotColumn>> moved;
  for (const Slot& slot : slots) moved.push_back(slot_columns(slot, model, pi, s));
  const MotionAlongPath path(model, s.motion, s.starts);
  for_each_block(model, path.motion(), [&](Eigen::Index first, const Matrix& values) {
    // Rows [Y_b | sensitivities | residual], each divided by the joint's noise.
    for (std::size_t j = 0; j < columns.size(); ++j) {
      const auto at = static_cast<Eigen::Index>(j);
      const double weight = 1 / state.estimate.sigma[at];
      Matrix rows = Matrix::Zero(values.rows(), b + extra + 1);
      rows(Eigen::all, columns[j].base) = weight * joint_rows(values, columns[j]);
      rows.col(b + extra) = weight * s.tau.col(at).segment(first, values.rows());
      rows.col(b + extra) -= rows.leftCols(b) * state.estimate.beta;
      for (int i = 0; i < extra; ++i) {
        for (const SlotColumn& column : moved[static_cast<std::size_t>(i)]) {
          if (column.joint == static_cast<int>(j))
            rows.col(b + i) += weight * column.values.segment(first, values.rows());
        }
      }
      if (weights.size() > 0) rows.array().colwise() *= weights.col(at).segment(first, rows.rows()).array();
      triangle.absorb(rows);
    }
  });
  // The step in the shapes with beta free, its deviation, and what it adds to beta's covariance.
  const LeastSquaresCost cost{triangle.factor(), triangle.target(), triangle.rest(), 0};
  const Solution solution = solve(cost, {}, {}, 1e-9);
  const Matrix own = solution.covariance.bottomRightCorner(extra, extra);
  const Matrix cross = solution.covariance.topRightCorner(b, extra);
  return {solution.beta.tail(extra), own.diagonal().cwiseMax(0).cwiseSqrt(),
          cross * own.completeOrthogonalDecomposition().solve(cross.transpose())};
}

// A shape stays inside the range of its rule.
Vector clamped(Vector p, const std::vector<Slot>& slots) {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    double& x = p[static_cast<Eigen::Index>(i)];
    x = std::clamp(x, slots[i].rule.lower, slots[i].rule.upper);
  }
  return p;
}

}  // namespace

std::vector<ShapeParameter> free_shapes(const std::vector<Term>& terms) {
  std::vector<ShapeParameter> list;
  for (const Term& term : terms) {
    for (const TermColumn& column : term.columns) {
      // Shapes without a free number have an empty range.
      if (column.rows.empty()) continue;
      const ShapeFacts& facts = facts_of(column.rows.front().second.shape);
      if (facts.p0_from == facts.p0_to) continue;
      list.push_back({column.parameter.name, ShapeParameter::Field::P0, facts.p0_from, facts.p0_to});
    }
  }
  return list;
}

Result<ShapeFit> fit_shapes(const TorqueModel& model, const Samples& s, const ShapeOptions& options,
                            const Matrix& weights) {
  const std::vector<Slot> slots = find_slots(model.terms(), options.shapes);
  if (slots.empty())
    return Error{ErrorCode::NotFound, "no term column is named like the shapes asked for", "fit_shapes",
                 "add the term first, e.g. --terms viscous,coulomb,stribeck"};
  if (options.accumulate.keep_every != 1)
    return Error{ErrorCode::Usage, "shapes are fitted to each sample, and rows were to be thinned", "fit_shapes",
                 "Keep every row, or low-pass the recording instead."};
  // Start from the numbers in the terms.
  Vector p(static_cast<Eigen::Index>(slots.size()));
  std::vector<Term> terms = model.terms();
  for (std::size_t i = 0; i < slots.size(); ++i)
    p[static_cast<Eigen::Index>(i)] =
        number_in(terms[slots[i].term].columns[slots[i].column].rows.front().second, slots[i].rule.field);
  const Vector start = p;
  auto state = evaluate(model.robot(), terms, slots, clamped(p, slots), s, options, weights);
  if (!state) return state.error();

  // A step per round until no shape moves by more than its tolerance.
  ShapeFit fit;
  fit.rms_before = state->estimate.rms;
  Step step;
  for (fit.iterations = 0; fit.iterations < options.max_iterations && !fit.converged; ++fit.iterations) {
    step = make_step(model.robot(), *state, slots, s, weights);
    const double now = objective(state->info, state->estimate);
    bool better = false;
    // Halve the step until the likelihood grows; twelve halvings are below the tolerance of any useful shape.
    constexpr double kShortest = 1.0 / 4096;
    for (double length = 1; length > kShortest && !better; length /= 2) {
      const Vector next = clamped(state->p + length * step.change, slots);
      auto trial = evaluate(model.robot(), terms, slots, next, s, options, weights);
      if (!trial) return trial.error();
      better = objective(trial->info, trial->estimate) < now;
      if (!better) continue;
      double largest = 0;
      for (std::size_t i = 0; i < slots.size(); ++i)
        largest =
            std::max(largest, std::abs(next[static_cast<Eigen::Index>(i)] - state->p[static_cast<Eigen::Index>(i)]) /
                                  (slots[i].rule.upper - slots[i].rule.lower));
      fit.converged = largest <= options.step_tolerance;
      *state = std::move(*trial);
    }
    // No step helps: this is the optimum.
    if (!better) fit.converged = true;
  }
  // Each number with its start and deviation; at its bound it may not be what the data ask for.
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    const double value = state->p[at];
    fit.shapes.push_back({terms[slots[i].term].columns[slots[i].column].parameter.name, slots[i].rule.field, start[at],
                          value, step.deviation.size() > at ? step.deviation[at] : 0,
                          value <= slots[i].rule.lower || value >= slots[i].rule.upper});
  }
  fit.added_covariance = step.added;
  fit.terms = std::move(state->terms);
  fit.estimate = std::move(state->estimate);
  return fit;
}

// One line: the residual before and after, and every shape.
std::string ShapeFit::brief() const {
  std::string text = "residual " + significant(rms_before, 4) + " → " + significant(estimate.rms, 4) + " N·m rms;";
  for (const FoundShape& s : shapes)
    text += " " + s.column + " " + significant(s.value, 3) + " ± " + significant(s.deviation, 2) +
            (s.at_bound ? " (at its bound)" : "");
  return text;
}

}  // namespace armature
