#include "signal/smoother_kernel.hpp"

#include <new>

namespace armature::smoothing {

// The same source twice: for any processor, and for those with AVX2 and FMA.
namespace baseline {
#include "signal/smoother_kernel.inl"
}

#ifdef ARMATURE_HAS_AVX2_KERNEL
namespace avx2 {
void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first);
void smooth(int order, const Batch& batch, double* mean, double* variance, double* drive);
}  // namespace avx2

namespace {
// Asked once.
bool wide() {
  static const bool answer = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
  return answer;
}
}  // namespace

void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first) {
  wide() ? avx2::evidence(order, batch, marked, all, first) : baseline::evidence(order, batch, marked, all, first);
}
void smooth(int order, const Batch& batch, double* mean, double* variance, double* drive) {
  wide() ? avx2::smooth(order, batch, mean, variance, drive) : baseline::smooth(order, batch, mean, variance, drive);
}
#else
void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first) {
  baseline::evidence(order, batch, marked, all, first);
}
void smooth(int order, const Batch& batch, double* mean, double* variance, double* drive) {
  baseline::smooth(order, batch, mean, variance, drive);
}
#endif

}  // namespace armature::smoothing
