// Counts every malloc of a test program. Include in one source of the program only: it replaces malloc.
#pragma once

#include <atomic>
#include <cstddef>

#if defined(__GLIBC__) && !defined(ARMATURE_SANITIZED)
#define ARMATURE_COUNTS_MALLOC 1
namespace {
std::atomic<long> allocations{0};
}

// glibc's own allocator under its second name; operator new and Eigen both end up here.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void* malloc(std::size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
}
#endif
