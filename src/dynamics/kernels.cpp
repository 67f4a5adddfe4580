#include "dynamics/kernels.hpp"

#include <atomic>
#include <cstring>

#include "core/instruction_set.hpp"

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

}  // namespace

const Kernels* find_kernels(const char* name) {
  if (!machine_has(name)) return nullptr;
#ifdef ARMATURE_X86_KERNELS
  if (std::strcmp(name, "avx2") == 0) return &kernels_avx2::kSet;
  if (std::strcmp(name, "avx512") == 0) return &kernels_avx512::kSet;
#endif
  return std::strcmp(name, "sse2") == 0 ? &kernels_sse2::kSet : nullptr;
}

const Kernels& kernels() {
  // The environment is read once.
  static const Kernels* const automatic = find_kernels(instruction_set());
  const Kernels* set = chosen.load(std::memory_order_relaxed);
  // A build may lack a set that the machine has.
  return set ? *set : automatic ? *automatic : kernels_sse2::kSet;
}

// Relaxed: a set is a constant, so nothing else must be seen together with the pointer.
void use_kernels(const Kernels* set) { chosen.store(set, std::memory_order_relaxed); }

}  // namespace armature
