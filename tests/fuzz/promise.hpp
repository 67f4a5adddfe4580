// What a target does when a promise is broken.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace armature::fuzz {

/// Ends the process where `holds` is false; libFuzzer then keeps the bytes.
inline void promise(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", what.c_str());
  std::abort();
}

/// The bytes of the input at hand: what they say, a message may repeat.
inline std::string_view current_input;

/// Every refusal has words for a person, and no library speaks through it.
template <class T>
bool accepted(const T& result) {
  if (result) return true;
  promise(!result.error().message.empty(), "an error without a message");
  const std::string_view library = "[json.exception";
  promise(result.error().text().find(library) == std::string::npos || current_input.find(library) != std::string::npos,
          "a library's words: " + result.error().text());
  return false;
}

}  // namespace armature::fuzz
