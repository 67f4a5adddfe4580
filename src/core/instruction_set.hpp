// Which instruction set the kernels use: one rule for all of them.
#pragma once

namespace armature {

/// Whether this processor runs what is compiled for "avx512", "avx2" or "sse2", the plain code that every machine runs.
[[nodiscard]] bool machine_has(const char* set);
/// The set that `wish` names, where this processor has it; otherwise the widest that it has. A wish may be nullptr.
[[nodiscard]] const char* instruction_set(const char* wish);
/// The set of this run: the environment variable ARMATURE_KERNELS is the wish.
[[nodiscard]] const char* instruction_set();

}  // namespace armature
