#include "design/dense.hpp"

#include <Eigen/Cholesky>
#include <cstdlib>
#include <cstring>

namespace armature::design {

namespace dense_plain {
#include "design/dense_kernel.inl"
}
#ifdef ARMATURE_HAS_AVX2_KERNEL
namespace dense_avx2 {
extern const DenseKernels kSet;
}
#endif

const DenseKernels* find_dense_kernels(const char* name) {
#ifdef ARMATURE_HAS_AVX2_KERNEL
  __builtin_cpu_init();
  if (std::strcmp(name, "avx2") == 0 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return &dense_avx2::kSet;
#endif
  return std::strcmp(name, "plain") == 0 ? &dense_plain::kSet : nullptr;
}

namespace {

// ARMATURE_KERNELS=sse2 asks for the plain ones here too.
const DenseKernels& kernels() {
  static const DenseKernels& chosen = [&]() -> const DenseKernels& {
    const char* wish = std::getenv("ARMATURE_KERNELS");
    const DenseKernels* wide = find_dense_kernels("avx2");
    const bool plain = wide == nullptr || (wish != nullptr && std::strcmp(wish, "sse2") == 0);
    return plain ? dense_plain::kSet : *wide;
  }();
  return chosen;
}

}  // namespace

void add_gram(const Matrix& F, Matrix& H) { kernels().add_gram(F.data(), F.rows(), F.cols(), H.data()); }

Matrix gram(const Matrix& F) {
  Matrix H = Matrix::Zero(F.cols(), F.cols());
  add_gram(F, H);
  return H;
}

Matrix product(const Matrix& A, const Matrix& B) {
  Matrix C(A.rows(), B.cols());
  kernels().product(A.data(), B.data(), A.rows(), A.cols(), B.cols(), C.data());
  return C;
}

Matrix symmetric_product(const Matrix& A, const Matrix& B) {
  Matrix C(A.rows(), A.rows());
  kernels().symmetric_product(A.data(), B.data(), A.rows(), C.data());
  return C;
}

bool invert(const Matrix& G, Matrix& inverse, Vector& diagonal) {
  inverse.resize(G.rows(), G.cols());
  diagonal.resize(G.rows());
  return kernels().invert(G.data(), G.rows(), inverse.data(), diagonal.data());
}

}  // namespace armature::design
