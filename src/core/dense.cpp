#include "core/dense.hpp"

#include <Eigen/Cholesky>
#include <cstdlib>
#include <cstring>

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
#ifdef ARMATURE_X86_KERNELS
  // Every extension that a source is compiled with must be there.
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (std::strcmp(name, "avx2") == 0 && avx2) return &dense_avx2::kSet;
  if (std::strcmp(name, "avx512") == 0 && avx2 && __builtin_cpu_supports("avx512f") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return &dense_avx512::kSet;
#endif
  return std::strcmp(name, "plain") == 0 ? &dense_plain::kSet : nullptr;
}

namespace {

// The widest that this processor has; ARMATURE_KERNELS asks for others, sse2 for the plain ones here.
const DenseKernels& kernels() {
  static const DenseKernels& chosen = [&]() -> const DenseKernels& {
    const char* wish = std::getenv("ARMATURE_KERNELS");
    for (const char* name : {"avx512", "avx2"}) {
      const DenseKernels* wide = find_dense_kernels(name);
      if (wide != nullptr && (wish == nullptr || std::strcmp(wish, name) == 0)) return *wide;
    }
    return dense_plain::kSet;
  }();
  return chosen;
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
