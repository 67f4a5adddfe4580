#include "physical/uncertainty.hpp"

#include <cmath>

#include "physical/cone/cone_reduction.hpp"

namespace armature::physical {
namespace {

using cone::Linearised;
using cone::Movement;

// Of a parameter's scale: smaller movements per unit of noise are rounding.
constexpr double kMoved = 1e-10;

Matrix scaled(const Matrix& rows, const Vector& scale) { return rows * scale.asDiagonal(); }

// ‖A dx − da‖² + ½ ‖bent dx‖² as one set of rows.
Matrix with_bent(const Matrix& seen, const Matrix& bent) {
  Matrix out(seen.rows() + bent.rows(), seen.cols());
  out.topRows(seen.rows()) = seen;
  out.bottomRows(bent.rows()) = std::sqrt(0.5) * bent;
  return out;
}

// From d x / scale to d π.
Matrix parameters_of(const Assembly& assembly, const Movement& movement) {
  return (assembly.scale.asDiagonal() * movement.moved).topRows(assembly.parameters);
}

// Noise in every row of A and of the prior's log-det terms.
Matrix move_with_prior(const Assembly& assembly, const cone::Program& program, const Linearised& at) {
  // Data and prior decide together; each of their rows has unit noise. The border bends, but has no noise.
  const Matrix prior = with_bent(scaled(program.A, program.scale), at.inner);
  const Matrix rows = with_bent(prior, at.border);
  Movement movement = cone::undecided(program, prior.rows());
  cone::hold(movement, at.held);
  cone::decide(movement, rows, Matrix::Identity(rows.rows(), prior.rows()));
  return parameters_of(assembly, movement);
}

// What the data alone decide.
Movement move_with_data(const cone::Program& program, const Linearised& at) {
  // Noise in the rows of the data alone.
  const Matrix seen = scaled(program.A, program.scale);
  const Matrix rows = with_bent(seen, at.border);
  Movement movement = cone::undecided(program, seen.rows());
  cone::hold(movement, at.held);
  cone::decide(movement, rows, Matrix::Identity(rows.rows(), seen.rows()));
  return movement;
}

// The data's decision at another point of the optimal face: the same d β, and held borders turn alike. What is still
// open follows the divergence, within the constraints that are active there.
Matrix move_in_fibre(const Assembly& assembly, const Movement& decided, const Linearised& from, const Linearised& to,
                     cone::Program fibre, const Matrix& projection, const Linearised& choice) {
  const Eigen::Index columns = decided.moved.cols(), b = projection.rows();
  fibre.E.conservativeResize(fibre.E.rows() - b, Eigen::NoChange);  // all but P x = β
  fibre.e.conservativeResize(fibre.E.rows());
  // First the same d β, and turns of held borders as at the point that was solved.
  Movement movement = cone::undecided(fibre, columns);
  Matrix rows(b + to.held.rows() + to.turn.rows(), fibre.scale.size());
  Matrix right = Matrix::Zero(rows.rows(), columns);
  rows.topRows(b).setZero();
  rows.topLeftCorner(b, assembly.parameters) = scaled(projection, assembly.scale.head(assembly.parameters));
  right.topRows(b) = rows.topRows(b) * decided.moved;
  rows.middleRows(b, to.held.rows()) = to.held;
  rows.bottomRows(to.turn.rows()) = to.turn;
  right.bottomRows(to.turn.rows()) = from.turn * decided.moved;
  cone::demand(movement, rows, right);
  // Then the divergence decides what is left.
  cone::hold(movement, choice.held);
  const Matrix bent = with_bent(with_bent(scaled(fibre.A, fibre.scale), choice.inner), choice.border);
  cone::decide(movement, bent, Matrix::Zero(bent.rows(), columns));
  return parameters_of(assembly, movement);
}

// Parameters that the torques determine alone: their direction has no part in the unseen space.
std::vector<bool> seen_alone(const PhysicalProblem& problem, const Assembly& assembly) {
  const int p = assembly.parameters;
  // Kernel of P in scaled parameters; a row of zeros there means that π_i is determined.
  const cone::Orthogonal factors(scaled(problem.base.projection, assembly.scale.head(p)));
  const Matrix unseen = cone::seen_then_kernel(factors).rightCols(p - factors.rank());
  std::vector<bool> alone;
  for (int i = 0; i < p; ++i) alone.push_back(unseen.cols() == 0 || unseen.row(i).norm() < 1e-8);
  return alone;
}

}  // namespace

Response response_with_prior(const Assembly& assembly, const cone::Program& program, const cone::Solution& best) {
  // Once with the active constraints, once as if there were none.
  Linearised at = linearise(program, cone::split(program, best), best.duals, best.x);
  Response out;
  out.held = move_with_prior(assembly, program, at);
  at.held.resize(0, Eigen::NoChange), at.border.resize(0, Eigen::NoChange);
  out.released = move_with_prior(assembly, program, at);
  return out;
}

Response response_in_fibre(const PhysicalProblem& problem, const Assembly& assembly, const cone::Program& program,
                           const cone::Solution* best, const cone::Program& fibre, const cone::Solution& chosen,
                           const Vector& x) {
  // Sides of the border where something is active, at the solver's point and at the chosen one.
  const Matrix& p = problem.base.projection;
  const Matrix none(0, program.scale.size());
  const Linearised nothing = {none, none, none, none};
  const std::vector<cone::Sides> sides = best != nullptr ? split(program, *best) : all_inside(program);
  const Linearised from = best != nullptr ? linearise(program, sides, best->duals, best->x) : nothing;
  const Linearised to = best != nullptr ? linearise(program, sides, best->duals, x) : nothing;
  Linearised choice = nothing;
  if (!chosen.duals.empty()) {
    // Where the data hold a body at the border, the divergence decides the rest of that body.
    std::vector<cone::Sides> choice_sides = split(fibre, chosen);
    for (std::size_t k = 0; k < sides.size(); ++k) {
      if (fibre.blocks[k].weight > 0) choice_sides[k] = sides[k];
    }
    choice = linearise(fibre, choice_sides, chosen.duals, x);
  }
  Response out;
  // With the active constraints, then without them.
  out.held = move_in_fibre(assembly, move_with_data(program, from), from, to, fibre, p, choice);
  choice.held = choice.border = none;
  out.released = move_in_fibre(assembly, move_with_data(program, nothing), nothing, nothing, fibre, p, choice);
  return out;
}

void fill_standing(const PhysicalProblem& problem, const Assembly& assembly, const Response& response,
                   Eigen::Index data, PhysicalEstimate& out) {
  const std::vector<bool> alone = seen_alone(problem, assembly);
  // Deviations: norms over all sources of noise, and over those in the data.
  out.sigma = response.held.rowwise().norm();
  out.sigma_released = response.released.rowwise().norm();
  const Vector by_data = response.held.leftCols(data).rowwise().norm();
  const Vector free = response.released.leftCols(data).rowwise().norm();
  out.standing.clear();
  for (int i = 0; i < assembly.parameters; ++i) {
    const double least = kMoved * assembly.scale[i];
    // Of all that is known of it, at least half comes from the data: a / (a + k) for information a and prior k.
    const bool mostly_data = by_data[i] * by_data[i] >= 0.5 * out.sigma[i] * out.sigma[i];
    if (alone[static_cast<std::size_t>(i)] && by_data[i] > least && mostly_data) {
      out.standing.push_back(Origin::Measured);
    } else if (free[i] > least) {
      out.standing.push_back(Origin::Prior);
    } else {
      out.standing.push_back(Origin::Fixed);
      out.sigma[i] = out.sigma_released[i] = kInfinity;
    }
  }
  // Parameters held by the caller have no deviation.
  for (const auto& fixed : problem.constraints.fixed) {
    out.standing[static_cast<std::size_t>(fixed.first)] = Origin::Fixed;
    out.sigma[fixed.first] = out.sigma_released[fixed.first] = 0;
  }
}

}  // namespace armature::physical
