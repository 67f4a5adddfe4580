// A robot's dynamics as source code that needs nothing else.
#pragma once

#include <string>
#include <vector>

#include "armature/base.hpp"

namespace armature {

/// What the code looks like.
struct CodegenOptions {
  enum class Language {
    /// One header for C11 and C++: static inline functions, <math.h> only, no allocation. Compiled with
    /// -DPREFIX_LANES=4 or 8, GCC and clang compute as many samples side by side.
    C,
    Numpy,  ///< one Python module, vectorised over leading dimensions
  };
  Language language = Language::C;
  /// Begins every name in the C header; empty: the robot's name as an identifier.
  std::string prefix;
  /// Friction of the observer's functions: tanh(v / friction_velocity) [rad/s] instead of sign(v), as ObserverOptions
  /// says.
  double friction_velocity = 0.01;
};

/// How much one call of a generated function computes.
struct OperationCount {
  std::string function;
  int multiplications = 0;
  int additions = 0;  ///< and subtractions
  int calls = 0;      ///< sin, cos and the functions of terms
};

struct GeneratedCode {
  std::string text;
  std::string prefix;
  std::vector<OperationCount> counts;
};

/// Customised functions in base parameters, simplified symbolically: no product with zero or one, no expression twice.
///
///   inverse_dynamics(q, v, a, beta) = Y_b(q, v, a) · beta, by Newton–Euler with pi = lift · beta
///   gravity(q, beta), mass_matrix(q, beta), regressor(q, v, a) = Y_b, base_parameters(pi) = projection · pi
///   momentum(q, v, beta) = [M v, Cᵀv − gravity − friction], and in C observer_step: one step of observer.hpp's
///   Observer
///
/// Equal to the library's functions up to rounding. C arrays are row by row, SI units as in the model.
[[nodiscard]] GeneratedCode generate_code(const TorqueModel& model, const BaseMap& map,
                                          const CodegenOptions& options = {});

}  // namespace armature
