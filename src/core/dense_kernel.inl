// The text of the kernels, compiled once per instruction set, each with a separate copy of Eigen.
#include "core/dense_tiles.inl"

namespace {

using Dense = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic>;
using In = Eigen::Map<const Dense>;
using Out = Eigen::Map<Dense>;

// The upper triangle from the lower one, which rankUpdate fills.
void mirror(Out& h) { h.triangularView<Eigen::StrictlyUpper>() = h.transpose(); }

// H += FᵀF as a symmetric update of the lower triangle.
void add_gram(const double* f, long rows, long cols, double* h) {
  Out out(h, cols, cols);
  out.selfadjointView<Eigen::Lower>().rankUpdate(In(f, rows, cols).transpose());
  mirror(out);
}

void product(const double* a, const double* b, long rows, long inner, long cols, double* c) {
  Out(c, rows, cols).noalias() = In(a, rows, inner) * In(b, inner, cols);
}

// Tiles above the diagonal are left out and mirrored.
void symmetric_product(const double* a, const double* b, long n, double* c) {
  Out out(c, n, n);
  symmetric_factor(a, n, nullptr, b, n, n, Part::Lower, c, n);
  mirror(out);
}

bool invert(const double* g, long n, double* inverse, double* diagonal) {
  const Eigen::LLT<Dense> factor(In(g, n, n));
  if (factor.info() != Eigen::Success) return false;
  Eigen::Map<Eigen::VectorXd>(diagonal, n) = factor.matrixLLT().diagonal();
  // G⁻¹ = L⁻ᵀ L⁻¹: the inverse of a triangle costs a third of solving for the unit matrix twice.
  Dense left = Dense::Identity(n, n);
  factor.matrixL().solveInPlace(left);
  Out out(inverse, n, n);
  out.setZero();
  out.selfadjointView<Eigen::Lower>().rankUpdate(left.transpose());
  mirror(out);
  return true;
}

// In place: a factor of a Ref works on the matrix itself.
bool cholesky(double* g, long n) {
  Out in(g, n, n);
  Eigen::LLT<Eigen::Ref<Dense>> factor(in);
  return factor.info() == Eigen::Success;
}

// L y = b, then Lᵀ x = y.
void solve_cholesky(const double* l, long n, double* x) {
  const In factor(l, n, n);
  Eigen::Map<Eigen::VectorXd> out(x, n);
  factor.triangularView<Eigen::Lower>().solveInPlace(out);
  factor.triangularView<Eigen::Lower>().transpose().solveInPlace(out);
}

void times(const double* a, long rows, long cols, const double* x, double* y) {
  Eigen::Map<Eigen::VectorXd>(y, rows).noalias() = In(a, rows, cols) * Eigen::Map<const Eigen::VectorXd>(x, cols);
}

void transposed_times(const double* a, long rows, long cols, const double* x, double* y) {
  Eigen::Map<Eigen::VectorXd>(y, cols).noalias() =
      In(a, rows, cols).transpose() * Eigen::Map<const Eigen::VectorXd>(x, rows);
}

// Sizes that are known when this is compiled: Eigen unrolls the sums.
void ten_rows(const double* t, const double* a, long lda, long cols, double* c, long ldc) {
  using Ten = Eigen::Matrix<double, 10, 10>;
  using Strip = Eigen::Matrix<double, 10, Eigen::Dynamic>;
  const Eigen::Map<const Strip, 0, Eigen::OuterStride<>> in(a, 10, cols, Eigen::OuterStride<>(lda));
  Eigen::Map<Strip, 0, Eigen::OuterStride<>> out(c, 10, cols, Eigen::OuterStride<>(ldc));
  out.noalias() = Eigen::Map<const Ten>(t).lazyProduct(in);
}

}  // namespace

const DenseKernels kSet = {&add_gram, &gram_of,        &product, &product_of,       &symmetric_product, &invert,
                           &cholesky, &solve_cholesky, &times,   &transposed_times, &ten_rows};
