// What Python does with two values, and its functions, as far as robot descriptions use them.
#pragma once

#include "robot/xacro_value.hpp"

namespace armature::reading::xacro {

/// How every mistake in an expression ends: expand_xacro() adds the place.
[[noreturn]] inline void fail(const std::string& message) { throw std::string(message); }

[[nodiscard]] inline XacroValue of(double x) { return {x}; }
[[nodiscard]] inline XacroValue of(bool x) { return {x}; }

/// Whole numbers stay whole where the result is and does not overflow; texts are joined by +.
[[nodiscard]] XacroValue add(const XacroValue& a, const XacroValue& b);
[[nodiscard]] XacroValue subtract(const XacroValue& a, const XacroValue& b);
[[nodiscard]] XacroValue multiply(const XacroValue& a, const XacroValue& b);
/// `how` is /, // or %.
[[nodiscard]] XacroValue divide(const XacroValue& a, const XacroValue& b, const std::string& how);
[[nodiscard]] XacroValue power(const XacroValue& a, const XacroValue& b);
[[nodiscard]] bool equal(const XacroValue& a, const XacroValue& b);
/// `how` is one of == != < <= > >=.
[[nodiscard]] bool compare(const std::string& how, const XacroValue& a, const XacroValue& b);
/// one in all.
[[nodiscard]] bool contains(const XacroValue& all, const XacroValue& one);
/// all[key].
[[nodiscard]] XacroValue subscript(const XacroValue& all, const XacroValue& key);
/// Calls one of the functions that are allowed; there is no other way to do anything.
[[nodiscard]] XacroValue call(const std::string& name, const XacroValue::List& arguments);

}  // namespace armature::reading::xacro
