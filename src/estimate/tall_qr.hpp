// The kernel of one-pass estimation: a triangle takes in a block of rows by Householder reflections.
//
//   Q [R; A] = [R'; 0]      R: c × c upper triangular,  A: m × c
//
// Reflections act on one row of R and on all rows of A, so R's zeros cost nothing: 2 m c² operations. Columns are
// eliminated in panels of kPanel with the compact WY form (Schreiber and Van Loan 1989): I − V T Vᵀ.
#pragma once

namespace armature::tall_qr {

inline constexpr int kPanel = 8;  ///< columns per panel: V of 256 rows (16 kB) stays in the first-level cache
inline constexpr int kRowStep =
    32;  ///< m is a multiple of this (pad with zero rows): rows of X that one tile holds in registers

/// Replaces R by R' and destroys A. Column-major with leading dimensions ldr and lda; m a multiple of kRowStep.
/// R's diagonal may have any sign.
void absorb(double* r, int ldr, double* a, int lda, int m, int c);

namespace baseline {
void absorb(double* r, int ldr, double* a, int lda, int m, int c);
}
namespace avx2 {
void absorb(double* r, int ldr, double* a, int lda, int m, int c);
}
namespace avx512 {
void absorb(double* r, int ldr, double* a, int lda, int m, int c);
}

}  // namespace armature::tall_qr
