// A small convex solver: least squares over variables that keep 4 × 4 matrices positive semidefinite.
//
//   minimise    ‖A x − a‖² + cᵀ x − Σ_k weight_k log det B_k(x)
//   subject to  E x = e,   B_k(x) = offset_k + map_k · x  ⪰ 0      (1 × 1 or symmetric 4 × 4)
//
// Primal–dual path following with Nesterov–Todd scaling, Mehrotra's corrector (Andersen, Dahl, Liu and Vandenberghe,
// 2011) and centrality corrections (Gondzio, 1996). A block with a weight ends on B · Z = weight · E instead of B · Z =
// 0, so a log-det term costs nothing extra. docs/theory/physical.md §3 gives the steps.
#pragma once

#include <vector>

#include "armature/types.hpp"

namespace armature::cone {

/// Symmetric matrices as vectors whose inner product is the matrices' inner product: the off-diagonal entries are
/// multiplied by √2. Order: (0,0) (0,1) (1,1) (0,2) (1,2) (2,2) … for 4 × 4: ten entries.
[[nodiscard]] Vector10 pack(const Matrix4& symmetric);
[[nodiscard]] Matrix4 unpack(const Vector10& packed);

/// One matrix (or number) that must stay positive semidefinite.
struct Block {
  int size = 1;                ///< 1 or 4
  std::vector<int> variables;  ///< entries of x it depends on
  Matrix map;                  ///< (1 or 10) × variables.size(): packed change per variable
  Vector offset;               ///< packed, 1 or 10
  double weight = 0;           ///< of −log det in the objective; ≥ 0

  [[nodiscard]] int rows() const { return size == 1 ? 1 : 10; }
  /// B(x), packed.
  [[nodiscard]] Vector value(const Vector& x) const;
};

struct Program {
  Matrix A;  ///< rows × n; may have no rows
  Vector a;
  Vector c;  ///< n
  Matrix E;  ///< equalities; may have no rows
  Vector e;
  std::vector<Block> blocks;
  Vector scale;  ///< n, > 0: a typical size of each variable
  Vector far;    ///< n: |x_i| ≤ far_i wherever all blocks are positive; empty: 100 · scale, a guess
  Vector start;  ///< n: where to begin; best where every block is well inside
};

struct Options {
  double gap_tolerance = 1e-9;    ///< stop when gap ≤ gap_tolerance · max(1, |objective|)
  double rank_tolerance = 1e-11;  ///< directions with |A direction| below this times the largest are not seen
  int max_iterations = 80;
  double enough = -1e300;    ///< stop as soon as a feasible point's objective is below
  bool search_start = true;  ///< where Program::start is outside, first find a point inside
};

enum class Status {
  Optimal,       ///< gap and residuals are within tolerance
  Almost,        ///< no further progress; gap says how far
  Inconsistent,  ///< the equalities contradict each other
  NotConverged,  ///< no feasible point was reached: perhaps there is none
};

struct Solution {
  Status status = Status::NotConverged;
  Vector x;
  std::vector<Vector> duals;   ///< Z_k packed, one per block
  double objective = 0;        ///< ‖A x − a‖² + cᵀ x − Σ weight log det
  double gap = 0;              ///< objective − lower bound, what the dual residual could be worth included
  double dual_residual = 0;    ///< what is left of the gradient in unseen directions, in scaled variables
  double primal_residual = 0;  ///< largest |B_k(x) − S_k|
  int iterations = -1;
  int rank = 0;  ///< of A on E x = e
};

[[nodiscard]] Solution solve(const Program& program, const Options& options = {});

}  // namespace armature::cone
