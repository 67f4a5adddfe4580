#pragma once

namespace armature::testing {

// Where this clone and its build are. In a source of their own (places.cpp.in), so that the compiler cache serves every
// other source of the tests in any clone.
extern const char* const kSourceDirectory;
extern const char* const kBinaryDirectory;

}  // namespace armature::testing
