// How an answer moves with its data: the conditions of optimality, differentiated.
//
//   2 Aᵀ(A x − a) + c = Eᵀ ν + Σ mapᵀ Z,   E x = e,   S = B(x) ⪰ 0,   Z ⪰ 0,   S Z = weight · E
//
// Let N span the range of a block's Z (what the constraint holds) and B the rest. As long as nothing changes sides,
//
//   dS_NN = 0                              nothing moves across an active constraint,
//   dZ_BN = −S_BB⁻¹ dS_BN Z_NN             along it the border bends, the more the larger its multiplier,
//   dZ_BB = −weight S_BB⁻¹ dS_BB S_BB⁻¹    inside only a log-det term bends.
//
// So d x minimises ‖A dx − da‖² + ½ ‖border · dx‖² + ½ ‖inner · dx‖² subject to E dx = 0 and held · dx = 0.
#pragma once

#include <vector>

#include "physical/cone/cone.hpp"

namespace armature::cone {

/// The two sides of one block, in units of its variables' scale: an orthonormal basis, B first, N last.
struct Sides {
  Vector unit;   ///< B(x)_ij / (unit_i unit_j) is of order one
  Matrix basis;  ///< size × size
  int held = 0;  ///< columns of N
};

/// S and Z share eigenvectors at the optimum: N belongs to the negative eigenvalues of S − Z. A block with a weight is
/// all B.
[[nodiscard]] std::vector<Sides> split(const Program& program, const Solution& solved);

/// Nothing is held.
[[nodiscard]] std::vector<Sides> all_inside(const Program& program);

/// Rows over d x / scale. All points of one optimal face have the same turn · dx = S_BB⁻¹ dS_BN: N turns as one.
struct Linearised {
  Matrix held, border, turn, inner;
};
[[nodiscard]] Linearised linearise(const Program& program, const std::vector<Sides>& sides,
                                   const std::vector<Vector>& duals, const Vector& x);

/// What has been decided of d x / scale, one column per unit of noise, and the directions that are still open.
struct Movement {
  Matrix moved, open;
};
/// Nothing moves yet; open is what E x = e leaves.
[[nodiscard]] Movement undecided(const Program& program, Eigen::Index columns);
/// Chooses among the open directions: min ‖rows · moved − right‖ per column. Rows without a say leave a direction open.
void decide(Movement& movement, const Matrix& rows, const Matrix& right);
/// The same with each row counted alike.
void demand(Movement& movement, Matrix rows, Matrix right);
/// rows · moved = 0.
void hold(Movement& movement, const Matrix& rows);

}  // namespace armature::cone
