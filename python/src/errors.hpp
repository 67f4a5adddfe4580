// Errors of the library as exceptions: the same code, place and hint.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <utility>

#include "armature/error.hpp"

namespace armature::python {

/// Raises armature.Error. Needs the GIL.
[[noreturn]] void raise(const Error& error);

/// The value, or the error as an exception.
template <class T>
T take(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}
inline void take(const Result<void>& result) {
  if (!result) raise(result.error());
}

/// The same for work that is done without the GIL.
template <class Work>
auto take_unlocked(const Work& work) {
  auto result = [&] {
    nanobind::gil_scoped_release released;
    return work();
  }();
  return take(std::move(result));
}

}  // namespace armature::python
