#include "armature/physical.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "physical/constraints/assembly.hpp"
#include "physical/uncertainty.hpp"

namespace armature {
namespace physical {
namespace {

// The search for the best β keeps this far inside every constraint (relative to its size), so that the fibre above β
// has an interior in which unseen directions can be chosen. What it could be worth, multiplier times tightening, is
// part of the gap: multipliers of a hundred times the cost leave 1e-9 of it.
constexpr double kTighten = 1e-11;
// A robot file's masses are right within this part, where it has any.
constexpr double kMass = 0.2;

// Sizes that do not match are an error of the program.
void check_sizes(const PhysicalProblem& problem, const PhysicalOptions& options) {
  const auto expect = [](const char* what, Eigen::Index got, Eigen::Index wanted) {
    if (got == wanted) return;
    throw std::invalid_argument(std::string("estimate_physical: ") + what + " has size " + std::to_string(got) +
                                ", expected " + std::to_string(wanted));
  };
  expect("base.projection (columns)", problem.base.projection.cols(), problem.model.parameter_count());
  expect("cost.factor (columns)", problem.cost.factor.cols(), problem.base.projection.rows());
  expect("cost.target", problem.cost.target.size(), problem.cost.factor.rows());
  if (problem.target_covariance.size() > 0)
    expect("target_covariance (rows)", problem.target_covariance.rows(), problem.cost.factor.rows());
  if (options.nominal) expect("options.nominal", options.nominal->size(), problem.model.parameter_count());
}

// The convex estimate: search for β, choose π above it, then say how sure both are.
class Estimator {
 public:
  Estimator(const PhysicalProblem& problem, const PhysicalOptions& options)
      : problem_(problem), options_(options), reference_(make_reference(problem.model, options)) {
    assembly_ = assemble(problem.model, problem.constraints, options, reference_, 0.5 * options.margin);
    out_.reference = reference_.bodies;
    out_.reference_source = reference_.source;
    out_.prior_weight_used = options.prior_weight.value_or(0);
  }

  PhysicalEstimate run();

 private:
  [[nodiscard]] cone::Program data_program() const;
  void add_divergence(cone::Program& program, double weight) const;
  void add_masses(cone::Program& program, double weight) const;
  [[nodiscard]] std::optional<Vector> snapped(const Vector& x) const;
  [[nodiscard]] cone::Program fibre_program(const Vector& x) const;
  void choose_in_fibre();
  [[nodiscard]] double price_of_tightening() const;
  void fill_bounds();
  void fill_standings();
  void fill_uncertainty();
  [[nodiscard]] PhysicalEstimate failed();

  const PhysicalProblem& problem_;
  const PhysicalOptions& options_;
  Reference reference_;
  Assembly assembly_;
  cone::Program program_;  // what was solved for β
  cone::Solution best_;
  cone::Program fibre_;  // what was solved for π above β
  cone::Solution chosen_;
  Vector x_;
  Vector plain_;  // β of plain least squares
  PhysicalEstimate out_;
};

// ‖factor · P · π − target‖² over everything feasible, a little inside.
cone::Program Estimator::data_program() const {
  cone::Program program = assembly_.program(options_.prior_weight ? 0 : kTighten);
  // With a prior the log-det term itself keeps the pseudo-inertias inside.
  if (!options_.prior_weight) {
    for (int b = 0; b < problem_.model.bodies(); ++b) {
      // The bodies come first: their distance from the border is half the margin instead.
      const auto at = static_cast<std::size_t>(b);
      const double less = 0.5 * options_.margin - kTighten * assembly_.constraints[at].size;
      program.blocks[at].offset -= cone::pack(less * Matrix4::Identity());
    }
  }
  // The data see π through β = P π.
  program.A = Matrix::Zero(problem_.cost.factor.rows(), assembly_.variables);
  program.A.leftCols(assembly_.parameters) = problem_.cost.factor * problem_.base.projection;
  program.a = problem_.cost.target;
  if (options_.prior_weight) {
    add_divergence(program, *options_.prior_weight);
    add_masses(program, *options_.prior_weight);
  }
  return program;
}

// weight · Σ D(J_b − margin E ‖ J₀) for the bodies, weight · ((x − nominal) / scale)² for the terms.
void Estimator::add_divergence(cone::Program& program, double weight) const {
  for (int b = 0; b < problem_.model.bodies(); ++b) {
    // D(J ‖ J₀) = tr(J J₀⁻¹) − log det J + constant: a linear part and the block's weight.
    const double share = weight * reference_.trust[b];
    program.blocks[static_cast<std::size_t>(b)].weight = share;
    const Matrix4 inverse = reference_.bodies[static_cast<std::size_t>(b)].pseudo_inertia().inverse();
    program.c.segment<10>(10 * b) += share * (pseudo_inertia_map().transpose() * cone::pack(inverse));
  }
  // Terms: one more row each.
  const Eigen::Index terms = assembly_.parameters - problem_.model.inertial_count();
  const Eigen::Index had = program.A.rows();
  program.A.conservativeResize(had + terms, assembly_.variables);
  program.A.bottomRows(terms).setZero();
  program.a.conservativeResize(had + terms);
  for (Eigen::Index i = 0; i < terms; ++i) {
    const Eigen::Index at = problem_.model.inertial_count() + i;
    const double root = std::sqrt(weight * reference_.trust[problem_.model.bodies() + i]) / assembly_.scale[at];
    program.A(had + i, at) = root;
    program.a[had + i] = root * reference_.pi[at];
  }
}

// weight · ((m − nominal) / (kMass · nominal))² for the bodies that have a nominal mass. Where first moments are seen
// and second moments come out small, log det (Σ − h hᵀ/m) grows with m, and D alone would let a mass that no torque
// shows grow to many times the nominal one.
void Estimator::add_masses(cone::Program& program, double weight) const {
  for (int b = 0; b < problem_.model.bodies(); ++b) {
    if (reference_.trust[b] < 1) continue;
    const Eigen::Index mass = 10 * b + 9, had = program.A.rows();
    const double root = std::sqrt(weight) / (kMass * reference_.pi[mass]);
    program.A.conservativeResize(had + 1, Eigen::NoChange);
    program.A.row(had).setZero();
    program.a.conservativeResize(had + 1);
    program.A(had, mass) = root;
    program.a[had] = root * reference_.pi[mass];
  }
}

// The nearest x whose β is exactly that of plain least squares, if it is feasible: then nothing needs to change.
std::optional<Vector> Estimator::snapped(const Vector& x) const {
  // Only where plain least squares has one answer.
  const Matrix& factor = problem_.cost.factor;
  if (factor.rows() != factor.cols()) return std::nullopt;
  const Eigen::ColPivHouseholderQR<Matrix> qr(factor);
  if (!qr.isInvertible()) return std::nullopt;
  const Vector wanted = qr.solve(problem_.cost.target);
  // The shortest change, in units of the scales, that moves P x to that β and keeps all equations.
  const cone::Program plain = assembly_.program(0);
  const Eigen::Index b = wanted.size(), n = assembly_.variables;
  Matrix rows = Matrix::Zero(b + plain.E.rows(), n);
  rows.topLeftCorner(b, assembly_.parameters) = problem_.base.projection;
  rows.bottomRows(plain.E.rows()) = plain.E;
  rows = rows * assembly_.scale.asDiagonal();
  Vector change = Vector::Zero(rows.rows());
  change.head(b) = wanted - problem_.base.projection * x.head(assembly_.parameters);
  const Vector step = Eigen::CompleteOrthogonalDecomposition<Matrix>(rows).solve(change);
  // The equations may exclude that β.
  if ((rows * step - change).norm() > 1e-9 * (1 + wanted.norm())) return std::nullopt;
  const Vector moved = x + assembly_.scale.cwiseProduct(step);
  // Every inequality must hold strictly there.
  for (const cone::Block& block : plain.blocks) {
    const Vector value = block.value(moved);
    if (block.size == 1 ? value[0] <= 0 : cone::unpack(value).llt().info() != Eigen::Success) return std::nullopt;
  }
  return moved;
}

// Among all π with this β: the nearest to the reference.
cone::Program Estimator::fibre_program(const Vector& x) const {
  // Half as far inside as x is: what rests on a bound does not end beyond it by rounding.
  cone::Program program = assembly_.program(0.5 * kTighten);
  for (int b = 0; b < problem_.model.bodies(); ++b) {
    const auto at = static_cast<std::size_t>(b);
    program.blocks[at].offset = assembly_.constraints[at].block.offset;  // D keeps the bodies inside
  }
  program.start = x;
  program.A = Matrix(0, assembly_.variables);
  program.a = Vector(0);
  add_divergence(program, 1);
  // P x = β becomes an equation: only unseen directions are left to choose.
  const Eigen::Index b = problem_.base.projection.rows(), had = program.E.rows();
  program.E.conservativeResize(had + b, assembly_.variables);
  program.E.bottomRows(b).setZero();
  program.E.bottomLeftCorner(b, assembly_.parameters) = problem_.base.projection;
  program.e.conservativeResize(had + b);
  program.e.tail(b) = problem_.base.projection * x.head(assembly_.parameters);
  return program;
}

// With a prior there is nothing to choose: it has decided every direction.
void Estimator::choose_in_fibre() {
  if (options_.prior_weight) return;
  fibre_ = fibre_program(x_);
  cone::Options options;
  // D is quadratic near its minimum: half as many digits remain in π.
  options.gap_tolerance = 1e-13;
  options.max_iterations = options_.max_iterations;
  chosen_ = cone::solve(fibre_, options);
  out_.iterations += chosen_.iterations;
  if (chosen_.status == cone::Status::Optimal || chosen_.status == cone::Status::Almost) {
    x_ = chosen_.x;
  } else {
    out_.message = "the directions that no data show could not be chosen nearest to nominal";
  }
}

// What the constraints' last 1e-11 could be worth: multiplier times tightening, so that the lower bound holds without.
double Estimator::price_of_tightening() const {
  if (options_.prior_weight) return 0;
  double price = 0;
  std::size_t k = 0;
  for (const Named& named : assembly_.constraints) {
    if (named.equality()) continue;
    const Vector& dual = best_.duals[k];
    // The bodies come first and are not tightened.
    if (k++ < static_cast<std::size_t>(problem_.model.bodies())) continue;
    price += kTighten * named.size * (dual.size() == 1 ? dual[0] : cone::unpack(dual).trace());
  }
  return price;
}

void Estimator::fill_bounds() {
  // The answer, its cost, and the cost of plain least squares.
  out_.pi = x_.head(assembly_.parameters);
  out_.beta = problem_.base.projection * out_.pi;
  out_.cost = problem_.cost.value(out_.beta);
  plain_ = Eigen::CompleteOrthogonalDecomposition<Matrix>(problem_.cost.factor).solve(problem_.cost.target);
  out_.unconstrained_cost = problem_.cost.value(plain_);
  // An unchanged answer is compared with the minimum itself; otherwise the solver's gap and the price of tightening.
  out_.gap = out_.unchanged ? std::max(0.0, out_.cost - out_.unconstrained_cost) : best_.gap + price_of_tightening();
  out_.objective = options_.prior_weight ? best_.objective + problem_.cost.rest : out_.cost;
  out_.lower_bound = out_.objective - out_.gap;
  out_.relative_gap = out_.gap / std::max(1.0, out_.cost - out_.unconstrained_cost);
  // How far each body is from the border.
  out_.smallest_eigenvalue = Vector(problem_.model.bodies());
  for (int b = 0; b < problem_.model.bodies(); ++b) {
    const Matrix4 j = problem_.model.inertia(out_.pi, b).pseudo_inertia();
    out_.smallest_eigenvalue[b] = Eigen::SelfAdjointEigenSolver<Matrix4>(j).eigenvalues()[0];
  }
}

// Slacks at the answer; multipliers and shares of the cost from the search for β: 2 e = Σ mapᵀ Z and so
// ‖e‖² = ½ Σ ⟨Z, map e⟩, one summand per constraint.
void Estimator::fill_standings() {
  out_.constraints = check_constraints(problem_.model, problem_.constraints, out_.pi);
  const double excess = out_.cost - out_.unconstrained_cost;
  if (out_.unchanged || options_.prior_weight) return;  // nothing was in the way, or a prior shared the cost
  // The way to plain least squares, as short as possible in scaled parameters.
  const auto scale = assembly_.scale.head(assembly_.parameters);
  const Matrix rows = problem_.base.projection * scale.asDiagonal();
  Vector full = Vector::Zero(assembly_.variables);
  full.head(assembly_.parameters) =
      scale.asDiagonal() * Eigen::CompleteOrthogonalDecomposition<Matrix>(rows).solve(plain_ - out_.beta);
  std::size_t k = 0;
  double total = 0;
  for (const Named& named : assembly_.constraints) {
    if (named.equality()) continue;
    const cone::Block& block = program_.blocks[k];
    const Vector& dual = best_.duals[k++];
    // Slack, and how much cost a unit of it would save.
    const double slack = block.size == 1
                             ? block.value(x_)[0]
                             : Eigen::SelfAdjointEigenSolver<Matrix4>(cone::unpack(block.value(x_))).eigenvalues()[0];
    const double multiplier = block.size == 1 ? dual[0] : cone::unpack(dual).trace();
    const bool active = slack < 1e-6 * named.size && multiplier * named.size > 1e-6 * std::max(1.0, excess);
    // A scale bound is listed where it matters: there the data alone would let a body grow without end.
    if (!named.stated && active) {
      out_.constraints.push_back({named.name, named.block.value(x_)[0], 0, 0, false});
      out_.message += "; active: " + named.name + ", as the data alone set no limit (a prior or a mass range would)";
    }
    // The entry of this constraint in the list; blocks of one name share it.
    const auto at = std::find_if(out_.constraints.begin(), out_.constraints.end(),
                                 [&](const ConstraintStanding& c) { return c.name == named.name; });
    if (at == out_.constraints.end()) continue;
    at->multiplier += multiplier;
    at->active = at->active || active;
    // How far beyond the constraint plain least squares is, along its multiplier.
    double along = 0;
    for (std::size_t i = 0; i < block.variables.size(); ++i) {
      along += dual.dot(block.map.col(static_cast<Eigen::Index>(i))) * full[block.variables[i]];
    }
    at->cost += std::max(0.0, -0.5 * along);
    total += std::max(0.0, -0.5 * along);
  }
  // The shares are exact up to the part that unseen directions carry; they are brought to the sum they must have.
  // Where no constraint has a share, all stay 0.
  for (ConstraintStanding& c : out_.constraints) c.cost *= total > 0 ? excess / total : 0;
}

void Estimator::fill_uncertainty() {
  if (!options_.uncertainty) return;
  // How π moves per unit of noise in each row of the data.
  Response response = options_.prior_weight ? response_with_prior(assembly_, program_, best_)
                                            : response_in_fibre(problem_, assembly_, program_,
                                                                out_.unchanged ? nullptr : &best_, fibre_, chosen_, x_);
  const Eigen::Index data = problem_.cost.factor.rows();
  if (problem_.target_covariance.size() > 0) {
    // A root of the noise's covariance: a unit of each independent source.
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(problem_.target_covariance);
    const Matrix root = solver.eigenvectors() * solver.eigenvalues().cwiseMax(0).cwiseSqrt().asDiagonal();
    for (Matrix* r : {&response.held, &response.released}) r->leftCols(data) = (r->leftCols(data) * root).eval();
  }
  // β moves by P times as much.
  const Matrix moved = problem_.base.projection * response.held.leftCols(data);
  out_.beta_covariance = moved * moved.transpose();
  fill_standing(problem_, assembly_, response, data, out_);
}

// No answer: either constraints that exclude each other, or a solver that did not arrive.
PhysicalEstimate Estimator::failed() {
  out_.contradiction = find_contradiction(problem_.model, problem_.constraints, options_);
  if (!out_.contradiction.empty()) {
    out_.status = PhysicalStatus::Contradictory;
    out_.message = "these constraints exclude each other: " + join(out_.contradiction, "; ");
  } else {
    out_.status = PhysicalStatus::NotConverged;
    // −1 iterations: the path could not begin.
    out_.message = best_.iterations < 0
                       ? "the solver cannot start from these numbers"
                       : "the solver stopped after " + std::to_string(best_.iterations) + " iterations";
  }
  return out_;
}

PhysicalEstimate Estimator::run() {
  program_ = data_program();
  // Half of the gap is left for the price of tightening.
  cone::Options options;
  options.gap_tolerance = 0.5 * options_.gap_tolerance;
  options.max_iterations = options_.max_iterations;
  best_ = cone::solve(program_, options);
  out_.iterations = best_.iterations;
  if (best_.status == cone::Status::NotConverged || best_.status == cone::Status::Inconsistent) return failed();
  out_.status = best_.status == cone::Status::Optimal ? PhysicalStatus::Optimal : PhysicalStatus::Almost;
  out_.message = out_.status == PhysicalStatus::Optimal ? "optimal" : "feasible; the gap is larger than asked for";
  // β is found; π above it is chosen next.
  x_ = best_.x;
  // Where plain least squares is feasible, its β is taken exactly, without the solver's last digits.
  if (!options_.prior_weight) {
    if (const auto same = snapped(x_)) {
      x_ = *same;
      out_.unchanged = true;
      out_.status = PhysicalStatus::Optimal;
      out_.message = "plain least squares is feasible already";
    }
  }
  choose_in_fibre();
  fill_bounds();
  fill_standings();
  fill_uncertainty();
  return out_;
}

}  // namespace
}  // namespace physical

// The target's noise is R⁻ᵀ times that of the right-hand side.
Matrix target_covariance_of(const LeastSquaresCost& cost, const Matrix& scores) {
  const Matrix inverse = cost.factor.completeOrthogonalDecomposition().pseudoInverse();
  return inverse.transpose() * scores * inverse;
}

PhysicalEstimate estimate_physical(const PhysicalProblem& problem, const PhysicalOptions& options) {
  physical::check_sizes(problem, options);
  const auto begin = std::chrono::steady_clock::now();
  PhysicalEstimate out = physical::Estimator(problem, options).run();
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

std::vector<ConstraintStanding> check_constraints(const TorqueModel& model, const PhysicalConstraints& constraints,
                                                  const Vector& pi) {
  // The constraints without any margin, at the given parameters.
  PhysicalConstraints linear = constraints;
  const physical::Reference reference = physical::make_reference(model, {});
  const physical::Assembly assembly = physical::assemble(model, linear, {}, reference, 0);
  std::vector<ConstraintStanding> out;
  Vector x = assembly.start;
  x.head(assembly.parameters) = pi;
  // Slack: distance to the bound, or smallest eigenvalue; that of an equation is minus its error.
  for (const physical::Named& named : assembly.constraints) {
    if (!named.stated) continue;
    double slack = 0;
    if (named.equality()) {
      slack = -(named.equations * x - named.right).cwiseAbs().maxCoeff();
    } else if (named.block.size == 1) {
      slack = named.block.value(x)[0];
    } else {
      slack = Eigen::SelfAdjointEigenSolver<Matrix4>(cone::unpack(named.block.value(x))).eigenvalues()[0];
    }
    // Hulls and capsules have auxiliary variables whose best value is not searched here.
    const auto& used = named.block.variables;
    const bool auxiliary =
        std::any_of(used.begin(), used.end(), [&](int v) { return v >= assembly.parameters; }) ||
        (named.equality() && named.equations.rightCols(assembly.variables - assembly.parameters).norm() > 0);
    if (auxiliary) continue;
    out.push_back({named.name, slack, 0, 0, false});
  }
  return out;
}

}  // namespace armature
