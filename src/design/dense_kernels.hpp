// What dense.hpp calls; free of Eigen, because every instruction set brings its own.
#pragma once

namespace armature::design {

/// Matrices column after column without gaps.
struct DenseKernels {
  void (*add_gram)(const double* f, long rows, long cols, double* h);
  void (*product)(const double* a, const double* b, long rows, long inner, long cols, double* c);
  void (*symmetric_product)(const double* a, const double* b, long n, double* c);
  bool (*invert)(const double* g, long n, double* inverse, double* diagonal);
};
/// "avx512", "avx2" or "plain"; nullptr where this processor or build does not have it.
[[nodiscard]] const DenseKernels* find_dense_kernels(const char* name);

}  // namespace armature::design
