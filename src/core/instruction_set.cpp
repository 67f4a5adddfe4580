#include "core/instruction_set.hpp"

#include <cstdlib>
#include <cstring>

namespace armature {

// Every extension that the sources of a set are compiled with must be there (module.cmake).
bool machine_has(const char* set) {
#ifdef __x86_64__
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512vl");
  if (std::strcmp(set, "avx2") == 0) return avx2;
  if (std::strcmp(set, "avx512") == 0) return avx512;
#endif
  return std::strcmp(set, "sse2") == 0;
}

const char* instruction_set(const char* wish) {
  const char* const sets[] = {"avx512", "avx2", "sse2"};
  for (const char* set : sets) {
    if (wish != nullptr && std::strcmp(set, wish) == 0 && machine_has(set)) return set;
  }
  // No wish, or one that cannot be met.
  for (const char* set : sets) {
    if (machine_has(set)) return set;
  }
  return "sse2";
}

const char* instruction_set() {
  // The environment is read once.
  static const char* const chosen = instruction_set(std::getenv("ARMATURE_KERNELS"));
  return chosen;
}

}  // namespace armature
