#include "core/dense.hpp"

#include <Eigen/Cholesky>
#include <cstring>

#include "core/instruction_set.hpp"

namespace armature::dense {

// One set per instruction set, each compiled from dense_kernel.inl. The plain one runs everywhere.
namespace dense_plain {
#include "core/dense_kernel.inl"
}
#ifdef ARMATURE_X86_KERNELS
namespace dense_avx2 {
extern const DenseKernels kSet;
}
namespace dense_avx512 {
extern const DenseKernels kSet;
}
#endif

const DenseKernels* find_dense_kernels(const char* name) {
  if (!machine_has(name)) return nullptr;
#ifdef ARMATURE_X86_KERNELS
  if (std::strcmp(name, "avx2") == 0) return &dense_avx2::kSet;
  if (std::strcmp(name, "avx512") == 0) return &dense_avx512::kSet;
#endif
  return std::strcmp(name, "sse2") == 0 ? &dense_plain::kSet : nullptr;
}

namespace {

// Chosen once. A build may lack a set that the machine has.
const DenseKernels& kernels() {
  static const DenseKernels* const chosen = find_dense_kernels(instruction_set());
  return chosen ? *chosen : dense_plain::kSet;
}

}  // namespace

// From here on only sizes and pointers: the sets see no Matrix (dense_kernels.hpp).
void add_gram(const Matrix& F, Matrix& H) { kernels().add_gram(F.data(), F.rows(), F.cols(), H.data()); }

// A sum that starts at 0.
Matrix gram(const Matrix& F) {
  Matrix H = Matrix::Zero(F.cols(), F.cols());
  add_gram(F, H);
  return H;
}

void gram_of(const Matrix& F, const std::vector<int>& columns, Matrix& H) {
  const auto count = static_cast<Eigen::Index>(columns.size());
  H.resize(count, count);
  kernels().gram_of(F.data(), F.rows(), columns.data(), F.rows(), count, H.data());
}

// The leading dimension is the number of rows: columns lie one after another.
void product_of(const Matrix& F, const std::vector<int>& columns, const Matrix& B, Matrix& out) {
  out.resize(F.rows(), F.cols());
  kernels().product_of(F.data(), F.rows(), columns.data(), B.data(), F.rows(), B.rows(), out.data(), out.rows());
}

// The result is allocated here: a kernel never allocates what it returns.
Matrix product(const Matrix& A, const Matrix& B) {
  Matrix C(A.rows(), B.cols());
  kernels().product(A.data(), B.data(), A.rows(), A.cols(), B.cols(), C.data());
  return C;
}

Matrix symmetric_product(const Matrix& A, const Matrix& B) {
  Matrix C;
  symmetric_product(A, B, C);
  return C;
}

void symmetric_product(const Matrix& A, const Matrix& B, Matrix& out) {
  out.resize(A.rows(), A.rows());
  kernels().symmetric_product(A.data(), B.data(), A.rows(), out.data());
}

// Sizes first: a kernel fills what is there.
bool invert(const Matrix& G, Matrix& inverse, Vector& diagonal) {
  inverse.resize(G.rows(), G.cols());
  diagonal.resize(G.rows());
  return kernels().invert(G.data(), G.rows(), inverse.data(), diagonal.data());
}

bool cholesky(Matrix& G) { return kernels().cholesky(G.data(), G.rows()); }

// b is a copy that the kernel overwrites with the solution.
Vector solve_cholesky(const Matrix& L, Vector b) {
  kernels().solve_cholesky(L.data(), L.rows(), b.data());
  return b;
}

// Products with a vector, as the matrix is and transposed.
Vector times(const Matrix& A, const Vector& x) {
  Vector y(A.rows());
  kernels().times(A.data(), A.rows(), A.cols(), x.data(), y.data());
  return y;
}

Vector transposed_times(const Matrix& A, const Vector& x) {
  Vector y(A.cols());
  kernels().transposed_times(A.data(), A.rows(), A.cols(), x.data(), y.data());
  return y;
}

// Ten rows inside larger matrices: the distance of two columns is that of the matrix.
void ten_rows(const Eigen::Matrix<double, 10, 10>& T, const Matrix& A, Eigen::Index first, Matrix& C) {
  kernels().ten_rows(T.data(), A.data() + first, A.rows(), A.cols(), C.data() + first, C.rows());
}

}  // namespace armature::dense
