// What dense.hpp calls; free of Eigen, because every instruction set has a separate copy of it.
#pragma once

namespace armature::dense {

/// Matrices column after column without gaps, but for those with a leading dimension: `ldf` numbers lie between two
/// columns of F, and `columns` says which of them are meant.
struct DenseKernels {
  void (*add_gram)(const double* f, long rows, long cols, double* h);
  void (*gram_of)(const double* f, long ldf, const int* columns, long rows, long cols, double* h);
  void (*product)(const double* a, const double* b, long rows, long inner, long cols, double* c);
  void (*product_of)(const double* f, long ldf, const int* columns, const double* b, long rows, long inner, double* out,
                     long ldo);
  void (*symmetric_product)(const double* a, const double* b, long n, double* c);
  bool (*invert)(const double* g, long n, double* inverse, double* diagonal);
  bool (*cholesky)(double* g, long n);
  void (*solve_cholesky)(const double* l, long n, double* x);
  void (*times)(const double* a, long rows, long cols, const double* x, double* y);
  void (*transposed_times)(const double* a, long rows, long cols, const double* x, double* y);
  void (*ten_rows)(const double* t, const double* a, long lda, long cols, double* c, long ldc);
};
/// "avx512", "avx2" or "plain"; nullptr where this processor or build does not have it.
[[nodiscard]] const DenseKernels* find_dense_kernels(const char* name);

}  // namespace armature::dense
