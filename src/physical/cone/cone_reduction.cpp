#include "physical/cone/cone_reduction.hpp"

#include <cmath>
#include <utility>

#include "core/dense.hpp"

namespace armature::cone {
namespace {

struct Equalities {
  Vector origin;     // scaled, E · origin = e
  Matrix free;       // orthonormal basis of the directions that keep E x = e, scaled
  bool all = false;  // there are no equalities: `free` is the unit matrix

  // rows · free and free · columns.
  [[nodiscard]] Matrix seen_by(Matrix rows) const { return all ? rows : dense::product(rows, free); }
  [[nodiscard]] Matrix along(Matrix columns) const { return all ? columns : dense::product(free, columns); }
};

// Directions left by E x = e, in variables divided by their scale.
std::optional<Equalities> solve_equalities(const Program& program) {
  const Eigen::Index n = program.scale.size();
  if (program.E.rows() == 0) return Equalities{Vector::Zero(n), Matrix::Identity(n, n), true};
  Matrix scaled = program.E * program.scale.asDiagonal();
  Vector right = program.e;
  // Each equation is brought to norm one, so that one tolerance fits all.
  for (Eigen::Index i = 0; i < scaled.rows(); ++i) {
    const double norm = scaled.row(i).norm();
    if (norm > 0) scaled.row(i) /= norm, right[i] /= norm;
  }
  Orthogonal factors;
  factors.setThreshold(1e-12);
  factors.compute(scaled);
  // The particular solution nearest to the start keeps the origin at a sensible size.
  const Vector from = program.start.cwiseQuotient(program.scale);
  const Vector origin = from + factors.solve(right - scaled * from);
  if ((scaled * origin - right).norm() > 1e-8 * (1 + right.norm())) return std::nullopt;
  return Equalities{origin, seen_then_kernel(factors).rightCols(n - factors.rank()), false};
}

// Splits the free directions into those A sees, scaled so that ‖A x‖ = ‖u‖, and the rest.
void split_by_sight(const Program& program, const Equalities& free, double tolerance, Reduction& out) {
  const Eigen::Index d = free.free.cols();
  const Vector origin = program.scale.cwiseProduct(free.origin);
  // What A still has to explain beyond the origin.
  const Vector right = program.a - (program.A.rows() > 0 ? Vector(program.A * origin) : Vector(program.a.size()));
  // Without data every free direction is unseen.
  if (program.A.rows() == 0 || d == 0) {
    out.basis = program.scale.asDiagonal() * free.free;
    out.rest = program.A.rows() == 0 ? 0 : right.squaredNorm();
    return;
  }
  const Matrix scaled = program.A * program.scale.asDiagonal();
  const Matrix seen = free.seen_by(scaled);
  Orthogonal factors;
  factors.setThreshold(tolerance);
  factors.compute(seen);
  // Where the equalities leave nothing to see, what remains is rounding, and its rank means nothing.
  const Eigen::Index r = factors.maxPivot() > tolerance * scaled.norm() ? factors.rank() : 0;
  // In the rotated rows the first r give the target, the rest is what no variable explains.
  const Vector projected = factors.householderQ().adjoint() * right;
  out.target = projected.head(r);
  out.rest = projected.tail(projected.size() - r).squaredNorm();
  Matrix rotated = seen_then_kernel(factors);
  if (r == 0) rotated.setIdentity();
  // Seen directions are divided by T, so that ‖A x‖ = ‖u‖.
  if (r > 0) {
    const auto t = factors.matrixT().topLeftCorner(r, r).triangularView<Eigen::Upper>();
    rotated.leftCols(r) = t.solve<Eigen::OnTheRight>(Matrix(rotated.leftCols(r)));
  }
  out.basis = program.scale.asDiagonal() * free.along(std::move(rotated));
}

// All blocks as one affine map of y.
void stack_blocks(const Program& program, Reduction& out) {
  out.begin.push_back(0);
  for (const Block& block : program.blocks) out.begin.push_back(out.begin.back() + block.rows());
  out.map = Matrix::Zero(out.begin.back(), out.basis.cols());
  out.offset = Vector::Zero(out.begin.back());
  for (std::size_t k = 0; k < program.blocks.size(); ++k) {
    const Block& block = program.blocks[k];
    auto rows = out.map.middleRows(out.begin[k], block.rows());
    for (std::size_t i = 0; i < block.variables.size(); ++i) {
      rows.noalias() += block.map.col(static_cast<Eigen::Index>(i)) * out.basis.row(block.variables[i]);
    }
    out.offset.segment(out.begin[k], block.rows()) = block.value(out.origin);
  }
}

}  // namespace

Matrix seen_then_kernel(const Orthogonal& factors) {
  const Eigen::Index n = factors.cols();
  const Matrix rotation = factors.rank() < n ? Matrix(factors.matrixZ().transpose()) : Matrix(Matrix::Identity(n, n));
  return factors.colsPermutation() * rotation;
}

std::optional<Reduction> reduce(const Program& program, double rank_tolerance) {
  const auto free = solve_equalities(program);
  if (!free) return std::nullopt;
  Reduction out;
  out.origin = program.scale.cwiseProduct(free->origin);
  // Coordinates first, then everything else in them.
  split_by_sight(program, *free, rank_tolerance, out);
  out.linear = out.basis.transpose() * program.c;
  out.constant = program.c.dot(out.origin);
  stack_blocks(program, out);
  // The origin already is the start moved onto the equalities, unless there are none.
  const Vector offset = (program.start - out.origin).cwiseQuotient(program.scale);
  const Matrix scaled = program.scale.cwiseInverse().asDiagonal() * out.basis;
  out.start = offset.norm() == 0 || out.size() == 0 ? Vector(Vector::Zero(out.size()))
                                                    : Vector(scaled.householderQr().solve(offset));
  return out;
}

}  // namespace armature::cone
