#include "physical/cone/cone.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <optional>

#include "physical/cone/cone_path.hpp"

namespace armature::cone {

// Unseen directions are orthonormal in variables over their scale. With w the dual residual there, no feasible x* is
// better by more than Σ |w_i| (|x_i| + far_i) / scale_i.
double Path::worth_of_unseen() const {
  // The gradient in unseen directions, put back into the program's variables.
  const Eigen::Index r = reduced_.rank(), open = dual_residual_.size() - r;
  if (open == 0) return 0;
  const Vector x = reduced_.origin + reduced_.basis * at_.y;
  const Vector& scale = program_.scale;
  const Vector w = scale.cwiseInverse().asDiagonal() * (reduced_.basis.rightCols(open) * dual_residual_.tail(open));
  const Vector far = program_.far.size() > 0 ? program_.far : Vector(100 * scale);
  return w.cwiseAbs().dot((x.cwiseAbs() + far).cwiseQuotient(scale));
}

// Small enough, or as small as rounding lets it be.
bool Path::done() const {
  const int r = reduced_.rank();
  const double enough = options_.gap_tolerance * std::max(1.0, std::abs(objective_));
  if (!(gap_ <= enough) || !(primal_residual_.norm() <= 1e-11 * (1 + at_.s.norm()))) return false;
  if (0.25 * dual_residual_.head(r).squaredNorm() + worth_of_unseen() <= enough) return true;
  // The dual residual is a difference of these terms: it cannot be smaller than their rounding.
  const Vector terms = reduced_.map.cwiseAbs().transpose() * at_.z.cwiseAbs() + gradient_.cwiseAbs();
  return dual_residual_.norm() <= 1e-15 * terms.norm();
}

// The answer in the program's own variables, with a gap that includes what the dual residual could be worth.
Solution Path::result(Status status) const {
  Solution out;
  out.status = status;
  out.x = reduced_.origin + reduced_.basis * at_.y;
  for (int k = 0; k < blocks(); ++k) out.duals.emplace_back(rows(at_.z, k));
  out.objective = objective_;
  const int r = reduced_.rank();
  out.dual_residual = dual_residual_.tail(dual_residual_.size() - r).norm();
  out.gap = std::max(0.0, gap_) + 0.25 * dual_residual_.head(r).squaredNorm() + worth_of_unseen();
  out.primal_residual = primal_residual_.cwiseAbs().maxCoeff();
  out.iterations = iterations_;
  out.rank = r;
  return out;
}

// Follows the path until the gap closes; keeps the best point seen in case rounding ends the search earlier.
Solution Path::follow() {
  if (!begin()) return {};
  Solution best;
  double best_score = 1e300;
  int stalled = 0;
  for (iterations_ = 0; iterations_ < options_.max_iterations; ++iterations_) {
    if (done()) return result(Status::Optimal);
    // The caller needs no more than this objective, and the point is feasible.
    if (objective_ < options_.enough && primal_residual_.norm() <= 1e-9 * (1 + at_.s.norm())) {
      return result(Status::Optimal);
    }
    // One number for progress: gap, infeasibility and dual residual together.
    const double score = std::abs(gap_) + primal_residual_.norm() * 1e3 + dual_residual_.norm();
    ++stalled;
    if (score < best_score) {
      if (score < 0.5 * best_score) stalled = 0;
      best_score = score;
      best = result(Status::Almost);
    }
    // Rounding limits what can be reached: stop after ten steps near the end that do not halve what is left.
    const bool near = best.gap <= 1e-6 * std::max(1.0, std::abs(best.objective));
    if (stalled > 10 && near && best.primal_residual <= 1e-9 * (1 + at_.s.norm())) break;
    // One step: factor, choose a direction, move, and measure where that leads.
    if (!factorise()) break;
    const double step = choose_direction();
    if (!(step > 1e-10) || !step_y_.allFinite()) break;
    if (!advance(step)) break;
    measure();
  }
  // What is neither feasible nor near the optimum is no answer.
  const bool feasible = best.primal_residual <= 1e-7 * (1 + at_.s.norm());
  if (!feasible || !(best.gap <= 1e-4 * std::max(1.0, std::abs(best.objective)))) best.status = Status::NotConverged;
  return best;
}

namespace {

// Of a number the number itself.
double smallest_eigenvalue(const Block& block, const Vector& packed) {
  if (block.size == 1) return packed[0];
  return Eigen::SelfAdjointEigenSolver<Matrix4>(unpack(packed), Eigen::EigenvaluesOnly).eigenvalues()[0];
}

// A point inside every block: min t with B_k(x) + t · size_k · E ⪰ 0, stopped well below zero. It begins inside by its
// own construction. Nothing if t does not get below zero.
std::optional<Vector> find_inside(const Program& program, const Vector& start, const Options& options) {
  const Eigen::Index n = program.scale.size();
  Program search = program;
  const auto grow = [&](Vector& v, double value) { v.conservativeResize(n + 1), v[n] = value; };
  double outside = 0;
  // Every block gets t as one more variable, in its own size, and loses its weight.
  for (Block& block : search.blocks) {
    const double size = natural_size(block, program.scale, block.value(start));
    outside = std::max(outside, -smallest_eigenvalue(block, block.value(start)) / size);
    block.weight = 0;
    block.variables.push_back(static_cast<int>(n));
    block.map.conservativeResize(Eigen::NoChange, block.map.cols() + 1);
    block.map.rightCols(1) = size * (block.size == 1 ? Matrix(Matrix::Ones(1, 1)) : Matrix(pack(Matrix4::Identity())));
  }
  // t ≥ −1 bounds the search below.
  Block floor;
  floor.variables = {static_cast<int>(n)};
  floor.map = Matrix::Ones(1, 1);
  floor.offset = Vector::Ones(1);
  search.blocks.push_back(floor);
  // The objective is t alone; the equations do not contain it.
  search.A = Matrix(0, n + 1);
  search.a = Vector(0);
  search.c = Vector::Unit(n + 1, n);
  search.E.conservativeResize(Eigen::NoChange, n + 1);
  search.E.rightCols(1).setZero();
  search.start = start;
  // It begins half as far again outside as the worst block, so that every block is inside.
  grow(search.scale, 1);
  if (search.far.size() > 0) grow(search.far, 1e3);
  grow(search.start, 1.5 * outside + 0.1);
  // Stop once t is clearly negative: any interior point will do.
  Options how;
  how.rank_tolerance = options.rank_tolerance;
  how.max_iterations = options.max_iterations;
  how.search_start = false;
  how.enough = -0.01;
  const Solution found = solve(search, how);
  if (found.x.size() == 0 || !(found.x[n] < -1e-12)) return std::nullopt;
  return Vector(found.x.head(n));
}

}  // namespace

Solution solve(const Program& program, const Options& options) {
  // Contradictory equations leave nothing to search.
  auto reduced = reduce(program, options.rank_tolerance);
  if (!reduced) {
    Solution out;
    out.status = Status::Inconsistent;
    return out;
  }
  // Is the start inside every block?
  const Vector start = reduced->origin + reduced->basis * reduced->start;
  bool inside = true;
  for (const Block& block : program.blocks) {
    const Vector value = block.value(start);
    const double least = kInside * natural_size(block, program.scale, value);
    inside = inside && smallest_eigenvalue(block, value) > least;
  }
  if (inside || !options.search_start) return Path(program, *std::move(reduced), options).follow();
  // Otherwise begin at a point inside, or, where none is found, with infeasible slacks.
  const auto better = find_inside(program, start, options);
  if (!better) return Path(program, *std::move(reduced), options).follow();
  Program moved = program;
  moved.start = *better;
  return Path(moved, *reduce(moved, options.rank_tolerance), options).follow();
}

}  // namespace armature::cone
