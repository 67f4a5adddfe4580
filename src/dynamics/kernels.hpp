// The hot loops, one set per instruction set, chosen when the program runs.
#pragma once

#include <cstddef>

#include "dynamics/plan_view.hpp"

namespace armature {

/// A block of doubles with one joint (or regressor column) every `stride` entries and samples side by side.
struct ConstColumns {
  const double* data = nullptr;
  std::ptrdiff_t stride = 0;
};
struct Columns {
  double* data = nullptr;
  std::ptrdiff_t stride = 0;
};

/// The samples a kernel works on.
struct MotionColumns {
  ConstColumns q, v, a;
  std::ptrdiff_t samples = 0;
};

/// Where a gradient with respect to the motion is added.
struct MotionGradientColumns {
  Columns q, v, a;
};

/// One instruction set's kernels. `workspace` has workspace_bytes(plan) bytes, aligned to 64; nothing else is written
/// but the results. Every sample's result has the same bits at any place in the block.
struct Kernels {
  const char* name = "";
  int width = 1;  ///< samples per pack
  std::size_t (*workspace_bytes)(const PlanView& plan) = nullptr;
  /// values(k, c): inertial columns only.
  void (*regressor)(const PlanView& plan, const MotionColumns& in, Columns values, void* workspace) = nullptr;
  /// Adds the gradient of Σ weights · values with respect to q, v, a: inertial columns only.
  void (*contract)(const PlanView& plan, const MotionColumns& in, ConstColumns weights,
                   const MotionGradientColumns& out, void* workspace) = nullptr;
  /// d values / d q, v or a (direction 0, 1, 2) of one joint: inertial columns only.
  void (*derivative)(const PlanView& plan, const MotionColumns& in, int joint, int direction, Columns values,
                     void* workspace) = nullptr;
  /// tau(k, joint) of the rigid bodies with inertial parameters pi, ten per body in Khalil's order.
  void (*inverse)(const PlanView& plan, const double* pi, const MotionColumns& in, Columns tau,
                  void* workspace) = nullptr;
  /// Column i + n · j is entry (i, j) of the rigid bodies' mass matrix; only in.q is read.
  void (*mass)(const PlanView& plan, const double* pi, const MotionColumns& in, Columns mass,
               void* workspace) = nullptr;
  /// x becomes M⁻¹ x; NaN in a sample whose M is not positive definite. Reads M's lower triangle.
  void (*solve)(const PlanView& plan, std::ptrdiff_t samples, ConstColumns mass, Columns x, void* workspace) = nullptr;
  /// x becomes tanh(x / width).
  void (*smooth_sign)(double* x, std::ptrdiff_t count, double width) = nullptr;
};

/// The set that core/instruction_set.hpp names (the widest of this machine, or what ARMATURE_KERNELS asks for), or that
/// of use_kernels().
[[nodiscard]] const Kernels& kernels();
/// The set of that name; nullptr where the machine or the build has none.
[[nodiscard]] const Kernels* find_kernels(const char* name);
/// For tests: use this set from now on; nullptr returns to the choice above.
void use_kernels(const Kernels* set);

}  // namespace armature
