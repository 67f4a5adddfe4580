// The text of the kernels, compiled once per instruction set, each with its own copy of Eigen.

namespace {

using Dense = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic>;
using In = Eigen::Map<const Dense>;
using Out = Eigen::Map<Dense>;

void mirror(Out& h) { h.triangularView<Eigen::StrictlyUpper>() = h.transpose(); }

void add_gram(const double* f, long rows, long cols, double* h) {
  Out out(h, cols, cols);
  out.selfadjointView<Eigen::Lower>().rankUpdate(In(f, rows, cols).transpose());
  mirror(out);
}

void product(const double* a, const double* b, long rows, long inner, long cols, double* c) {
  Out(c, rows, cols).noalias() = In(a, rows, inner) * In(b, inner, cols);
}

void symmetric_product(const double* a, const double* b, long n, double* c) {
  Out out(c, n, n);
  out.triangularView<Eigen::Lower>() = In(a, n, n) * In(b, n, n);
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

}  // namespace

const DenseKernels kSet = {&add_gram, &product, &symmetric_product, &invert};
