#include "signal/smoother_kernel.hpp"

#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <new>

namespace armature::smoothing {

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
#ifdef ARMATURE_X86_KERNELS
  __builtin_cpu_init();
  const bool wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (std::strcmp(name, "avx2") == 0 && wide) return &avx2::kSet;
  if (std::strcmp(name, "avx512") == 0 && wide && __builtin_cpu_supports("avx512f") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return &avx512::kSet;
#endif
  return std::strcmp(name, "plain") == 0 ? &plain::kSet : nullptr;
}

namespace {

// The widest that this processor has; ARMATURE_KERNELS asks for others, sse2 for the plain ones here.
const SmootherKernels& kernels() {
  static const SmootherKernels& chosen = []() -> const SmootherKernels& {
    const char* wish = std::getenv("ARMATURE_KERNELS");
    for (const char* name : {"avx512", "avx2"}) {
      const SmootherKernels* wide = find_smoother_kernels(name);
      if (wide != nullptr && (wish == nullptr || std::strcmp(wish, name) == 0)) return *wide;
    }
    return plain::kSet;
  }();
  return chosen;
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
