#include "dynamics/kernels.hpp"

#include <atomic>
#include <cstdlib>
#include <cstring>

namespace armature {

// One set per instruction set (kernel.inl). The first needs nothing special: every machine has it.
namespace kernels_sse2 {
extern const Kernels kSet;
}
#ifdef ARMATURE_X86_KERNELS
namespace kernels_avx2 {
extern const Kernels kSet;
}
namespace kernels_avx512 {
extern const Kernels kSet;
}
#endif

namespace {

// What use_kernels() asked for; null: the automatic choice.
std::atomic<const Kernels*> chosen{nullptr};

// The set that the environment names, if this machine has it, else the widest that it has.
const Kernels& best() {
  if (const char* wish = std::getenv("ARMATURE_KERNELS")) {
    if (const Kernels* set = find_kernels(wish)) return *set;
  }
  for (const char* name : {"avx512", "avx2"}) {
    if (const Kernels* set = find_kernels(name)) return *set;
  }
  return kernels_sse2::kSet;
}

}  // namespace

const Kernels* find_kernels(const char* name) {
#ifdef ARMATURE_X86_KERNELS
  // These must name every instruction set that module.cmake compiles the sources with.
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512vl");
  if (avx2 && std::strcmp(name, "avx2") == 0) return &kernels_avx2::kSet;
  if (avx512 && std::strcmp(name, "avx512") == 0) return &kernels_avx512::kSet;
#endif
  return std::strcmp(name, "sse2") == 0 ? &kernels_sse2::kSet : nullptr;
}

const Kernels& kernels() {
  // The environment is read once.
  static const Kernels& automatic = best();
  const Kernels* set = chosen.load(std::memory_order_relaxed);
  return set ? *set : automatic;
}

// Relaxed: a set is a constant, so nothing else must be seen together with the pointer.
void use_kernels(const Kernels* set) { chosen.store(set, std::memory_order_relaxed); }

}  // namespace armature
