#include "physical/cone/cone_response.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <cmath>

#include "physical/cone/cone_reduction.hpp"

namespace armature::cone {
namespace {

// A packed block as a matrix of its size.
Matrix as_matrix(const Vector& packed) { return packed.size() == 1 ? Matrix(packed) : Matrix(unpack(packed)); }

// The square root of how much the variables change each diagonal entry: kg is beside kg·m².
Vector unit_of(const Block& block, const Vector& scale) {
  Vector size = Vector::Zero(block.size);
  for (std::size_t i = 0; i < block.variables.size(); ++i) {
    const Matrix change = as_matrix(block.map.col(static_cast<Eigen::Index>(i)));
    size = size.cwiseMax(scale[block.variables[i]] * change.diagonal().cwiseAbs());
  }
  for (double& entry : size) entry = entry > 0 ? std::sqrt(entry) : 1;
  return size;
}

// A block that holds nothing: all of it is B.
Sides inside(const Block& block, const Vector& scale) {
  return {unit_of(block, scale), Matrix::Identity(block.size, block.size), 0};
}

Sides split(const Block& block, const Vector& scale, const Vector& s, const Vector& z) {
  Sides out = inside(block, scale);
  if (block.weight > 0) return out;
  // S − Z in units in which all entries are of order one; its negative side is what Z holds.
  const Vector less = out.unit.cwiseInverse();
  const Matrix apart = less.asDiagonal() * as_matrix(s) * less.asDiagonal() -
                       out.unit.asDiagonal() * as_matrix(z) * out.unit.asDiagonal();
  const Eigen::SelfAdjointEigenSolver<Matrix> eigen(apart);
  // Eigenvalues increase: reversed, B is first and N last.
  out.basis = eigen.eigenvectors().rowwise().reverse();
  out.held = static_cast<int>((eigen.eigenvalues().array() < 0).count());
  return out;
}

// One row: d x / scale ↦ uᵀ dS v in the block's units.
Vector row_of(const Block& block, const Vector& scale, const Vector& u, const Vector& v) {
  Vector row = Vector::Zero(scale.size());
  for (std::size_t i = 0; i < block.variables.size(); ++i) {
    const int at = block.variables[i];
    row[at] += scale[at] * u.dot(as_matrix(block.map.col(static_cast<Eigen::Index>(i))) * v);
  }
  return row;
}

// Rows of a list as a matrix.
Matrix stacked(const std::vector<Vector>& rows, Eigen::Index columns) {
  Matrix out(static_cast<Eigen::Index>(rows.size()), columns);
  for (std::size_t i = 0; i < rows.size(); ++i) out.row(static_cast<Eigen::Index>(i)) = rows[i].transpose();
  return out;
}

struct Axes {
  Matrix vectors;
  Vector values;
};

// Eigenvectors and values of a matrix seen in a subspace.
Axes axes(const Matrix& of, const Matrix& subspace) {
  if (subspace.cols() == 0) return {subspace, Vector(0)};
  const Eigen::SelfAdjointEigenSolver<Matrix> eigen(subspace.transpose() * of * subspace);
  return {subspace * eigen.eigenvectors(), eigen.eigenvalues()};
}

// Rows of all blocks, collected.
class Rows {
 public:
  explicit Rows(const Vector& scale) : scale_(scale) {}

  void add(const Block& block, const Sides& sides, const Vector& s, const Vector& z) {
    // Value and dual in the block's units.
    const Vector less = sides.unit.cwiseInverse();
    const Matrix value = less.asDiagonal() * as_matrix(s) * less.asDiagonal();
    const Matrix dual = sides.unit.asDiagonal() * as_matrix(z) * sides.unit.asDiagonal();
    // B along the eigenvectors of S_BB, N along those of Z_NN: then every pair of them is one row.
    const Axes b = axes(value, sides.basis.leftCols(block.size - sides.held));
    const Axes n = axes(dual, sides.basis.rightCols(sides.held));
    // A log-det term bends everywhere inside.
    if (block.weight > 0) return add_inner(block, less.asDiagonal() * b.vectors, b.values);
    const Matrix to_b = less.asDiagonal() * b.vectors, to_n = less.asDiagonal() * n.vectors;
    // Held pairs of N give equations, pairs of B and N the bending of the border.
    if (n.values.size() > 0 && b.values.size() > 0) add_turn(block, sides, value, less);
    for (Eigen::Index j = 0; j < to_n.cols(); ++j) {
      for (Eigen::Index i = 0; i <= j; ++i) held_.push_back(row_of(block, scale_, to_n.col(i), to_n.col(j)));
      for (Eigen::Index i = 0; i < to_b.cols(); ++i) {
        const double bend = std::max(0.0, n.values[j]) / b.values[i];
        border_.push_back(std::sqrt(2 * bend) * row_of(block, scale_, to_b.col(i), to_n.col(j)));
      }
    }
  }

  // Four sets of rows over d x / scale.
  [[nodiscard]] Linearised result() const {
    const Eigen::Index n = scale_.size();
    return {stacked(held_, n), stacked(border_, n), stacked(turn_, n), stacked(inner_, n)};
  }

 private:
  // √(weight / (s_i s_j)) for each pair of B; off-diagonal pairs count twice.
  void add_inner(const Block& block, const Matrix& b, const Vector& s) {
    for (Eigen::Index j = 0; j < b.cols(); ++j) {
      for (Eigen::Index i = 0; i <= j; ++i) {
        const double bend = block.weight * (i == j ? 1 : 2) / (s[i] * s[j]);
        inner_.push_back(std::sqrt(bend) * row_of(block, scale_, b.col(i), b.col(j)));
      }
    }
  }

  // In the sides' own basis, so that two points of one face give rows that can be compared.
  void add_turn(const Block& block, const Sides& sides, const Matrix& value, const Vector& less) {
    // S_BB⁻¹ dS_BN, one row per entry.
    const Eigen::Index free = block.size - sides.held;
    const Matrix inverse = (sides.basis.leftCols(free).transpose() * value * sides.basis.leftCols(free)).inverse();
    const Matrix b = less.asDiagonal() * sides.basis.leftCols(free) * inverse;
    const Matrix n = less.asDiagonal() * sides.basis.rightCols(sides.held);
    for (Eigen::Index j = 0; j < n.cols(); ++j) {
      for (Eigen::Index i = 0; i < b.cols(); ++i) turn_.push_back(row_of(block, scale_, b.col(i), n.col(j)));
    }
  }

  const Vector& scale_;
  std::vector<Vector> held_, border_, turn_, inner_;
};

}  // namespace

// Block after block, at the answer and its multipliers.
std::vector<Sides> split(const Program& program, const Solution& solved) {
  std::vector<Sides> out;
  for (std::size_t k = 0; k < program.blocks.size(); ++k) {
    const Block& block = program.blocks[k];
    out.push_back(split(block, program.scale, block.value(solved.x), solved.duals[k]));
  }
  return out;
}

std::vector<Sides> all_inside(const Program& program) {
  std::vector<Sides> out;
  for (const Block& block : program.blocks) out.push_back(inside(block, program.scale));
  return out;
}

Linearised linearise(const Program& program, const std::vector<Sides>& sides, const std::vector<Vector>& duals,
                     const Vector& x) {
  Rows rows(program.scale);
  for (std::size_t k = 0; k < program.blocks.size(); ++k) {
    rows.add(program.blocks[k], sides[k], program.blocks[k].value(x), duals[k]);
  }
  return rows.result();
}

Movement undecided(const Program& program, Eigen::Index columns) {
  // In the coordinates of the reduction the data see every direction alike, or not at all.
  const auto reduced = reduce(program, Options().rank_tolerance);
  const Matrix open =
      program.scale.cwiseInverse().asDiagonal() * (reduced ? reduced->basis : Matrix(program.scale.size(), 0));
  return {Matrix::Zero(program.scale.size(), columns), open};
}

void decide(Movement& movement, const Matrix& rows, const Matrix& right) {
  if (rows.rows() == 0 || movement.open.cols() == 0) return;
  // What the rows say about the open directions; rows that say nothing but rounding leave them open.
  const Matrix say = rows * movement.open;
  Orthogonal factors;
  // N is known to about gap / (z s), 1e-9: what rows say below this is not meant.
  factors.setThreshold(1e-7);
  factors.compute(say);
  if (!(factors.maxPivot() > 1e-7 * rows.norm())) return;
  // Least squares in the open directions; what the rows cannot see stays open.
  movement.moved += movement.open * factors.solve(right - rows * movement.moved);
  movement.open = movement.open * seen_then_kernel(factors).rightCols(say.cols() - factors.rank());
}

void demand(Movement& movement, Matrix rows, Matrix right) {
  for (Eigen::Index i = 0; i < rows.rows(); ++i) {
    const double norm = rows.row(i).norm();
    if (norm > 0) rows.row(i) /= norm, right.row(i) /= norm;
  }
  decide(movement, rows, right);
}

void hold(Movement& movement, const Matrix& rows) {
  demand(movement, rows, Matrix::Zero(rows.rows(), movement.moved.cols()));
}

}  // namespace armature::cone
