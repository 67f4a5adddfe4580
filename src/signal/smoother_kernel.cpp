#include "signal/smoother_kernel.hpp"

#include <cstring>
#include <new>

#include "core/instruction_set.hpp"

namespace armature::smoothing {

// The same source for any processor, for those with AVX2 and FMA, and for those with AVX-512.
namespace plain {
constexpr int kLanes = 4;
#include "signal/smoother_columns.inl"
#include "signal/smoother_kernel.inl"
}  // namespace plain

#ifdef ARMATURE_X86_KERNELS
namespace avx2 {
extern const SmootherKernels kSet;
}
namespace avx512 {
extern const SmootherKernels kSet;
}
#endif

const SmootherKernels* find_smoother_kernels(const char* name) {
  if (!machine_has(name)) return nullptr;
#ifdef ARMATURE_X86_KERNELS
  if (std::strcmp(name, "avx2") == 0) return &avx2::kSet;
  if (std::strcmp(name, "avx512") == 0) return &avx512::kSet;
#endif
  return std::strcmp(name, "sse2") == 0 ? &plain::kSet : nullptr;
}

namespace {

// Chosen once. A build may lack a set that the machine has.
const SmootherKernels& kernels() {
  static const SmootherKernels* const chosen = find_smoother_kernels(instruction_set());
  return chosen != nullptr ? *chosen : plain::kSet;
}

}  // namespace

int lanes() { return kernels().lanes; }

void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first) {
  kernels().evidence(order, batch, marked, all, first);
}

void smooth(int order, const Batch& batch, const Sink& sink, double* drive) {
  kernels().smooth(order, batch, sink, drive);
}

}  // namespace armature::smoothing
