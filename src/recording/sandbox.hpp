// What a reader process may do, set from inside it before it touches a file.
#pragma once

#include <cstdint>

namespace armature::recording {

/// How much a reader may use.
struct SandboxLimits {
  std::uint64_t bytes = 0;     ///< of memory beyond what the process has when it begins
  std::uint64_t seconds = 60;  ///< of processor time
};

/// The process ends when the one that started it ends, writes no core, creates and changes no file, starts no program
/// and opens no network connection; memory and processor time are limited. Where the kernel has no seccomp, the limits
/// hold and the rest is up to the readers.
void enter_sandbox(const SandboxLimits& limits, int parent);

}  // namespace armature::recording
