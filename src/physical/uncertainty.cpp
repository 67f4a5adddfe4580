#include "physical/uncertainty.hpp"

#include <Eigen/Cholesky>
#include <cmath>

#include "physical/cone_reduction.hpp"
#include "physical/cone_scaling.hpp"

namespace armature::physical {
namespace {

// Second derivative of the barrier the solution ended on, in scaled variables.
Matrix curvature(const cone::Program& program, const cone::Solution& at) {
  const Eigen::Index n = program.scale.size();
  Matrix h = Matrix::Zero(n, n);
  for (std::size_t k = 0; k < program.blocks.size(); ++k) {
    const cone::Block& block = program.blocks[k];
    const auto scaling = cone::Scaling::make(block.size, block.value(at.x), at.duals[k]);
    if (!scaling) continue;
    const double number = scaling->r_inverse(0, 0) * scaling->r_inverse(0, 0);
    const Matrix map = block.size == 1 ? Matrix(number * block.map) : Matrix(scaling->to_scaled() * block.map);
    const Matrix local = map.transpose() * map;
    for (std::size_t i = 0; i < block.variables.size(); ++i) {
      for (std::size_t j = 0; j < block.variables.size(); ++j) {
        h(block.variables[i], block.variables[j]) += local(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
      }
    }
  }
  if (program.A.rows() > 0) h += 2 * program.A.transpose() * program.A;
  return program.scale.asDiagonal() * h * program.scale.asDiagonal();
}

// Parameters that the torques determine alone: their direction has no part in the unseen space.
std::vector<bool> seen_alone(const PhysicalProblem& problem, const Assembly& assembly) {
  const int p = assembly.parameters;
  const Matrix scaled = problem.base.projection * assembly.scale.head(p).asDiagonal();
  const cone::Orthogonal factors(scaled);
  const Matrix unseen = cone::seen_then_kernel(factors).rightCols(p - factors.rank());
  std::vector<bool> alone;
  for (int i = 0; i < p; ++i) alone.push_back(unseen.cols() == 0 || unseen.row(i).norm() < 1e-8);
  return alone;
}

// A parameter that noise does not move (relative to its scale) was not seen.
Spread classify(const PhysicalProblem& problem, const Assembly& assembly, const Matrix& response) {
  Spread out;
  const std::vector<bool> alone = seen_alone(problem, assembly);
  out.sigma = response.rowwise().norm();
  for (int i = 0; i < assembly.parameters; ++i) {
    const bool moved = out.sigma[i] > 1e-12 * assembly.scale[i];
    if (alone[static_cast<std::size_t>(i)]) {
      // Held by an active constraint: the value follows from it, not from the data.
      out.standing.push_back(moved ? Standing::Seen : Standing::Inferred);
    } else if (moved) {
      out.standing.push_back(Standing::Inferred);
    } else {
      out.standing.push_back(Standing::Set);
      out.sigma[i] = kInfinity;
    }
  }
  return out;
}

}  // namespace

Spread spread_in_fibre(const PhysicalProblem& problem, const Assembly& assembly, const cone::Program& fibre,
                       const cone::Solution& chosen, const Matrix& response) {
  const Eigen::Index n = assembly.variables, b = problem.base.projection.rows();
  Matrix equations = fibre.E * fibre.scale.asDiagonal();
  const cone::Orthogonal factors(equations);
  const Matrix free = cone::seen_then_kernel(factors).rightCols(n - factors.rank());
  // A change of β lifted with the least norm, then slid along the fibre until the divergence is stationary again.
  Matrix right = Matrix::Zero(equations.rows(), response.cols());
  right.bottomRows(b) = response;
  Matrix moved = factors.solve(right);
  if (free.cols() > 0 && !chosen.duals.empty()) {
    const Matrix h = curvature(fibre, chosen);
    const Matrix along = free.transpose() * h * free;
    moved -= free * along.ldlt().solve(free.transpose() * (h * moved));
  }
  return classify(problem, assembly, (fibre.scale.asDiagonal() * moved).topRows(assembly.parameters));
}

Spread spread_with_prior(const PhysicalProblem& problem, const Assembly& assembly, const Matrix& response) {
  return classify(problem, assembly, response);
}

}  // namespace armature::physical
