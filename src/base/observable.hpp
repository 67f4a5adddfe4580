// The functionals of pi that some torque shows: docs/theory/base.md.
#pragma once

#include <functional>
#include <vector>

#include "base/span.hpp"
#include "base/tree.hpp"

namespace armature::structure {

/// What is asked of a tree whose tied and locked joints are already held.
struct Question {
  std::vector<bool> measured;  ///< by coordinate: its torque is measured
  std::vector<bool> moving;    ///< by coordinate: it has motion
  std::vector<bool> tied;      ///< by coordinate: several bodies follow it
  Real tolerance = 1e-9L;
  Eigen::Index parameters = 0;
};

/// Receives one functional on the inertial parameters that is part of torque `row`: the factor of a[other], or of 1 for
/// other = −1, in the constant harmonic; row −1: of some other harmonic, which no term shares.
using Emit = std::function<void(const VectorR& inertial, int row, int other)>;

/// The same as a functional w on the composite body of `body`, constant harmonics only.
using EmitBody = std::function<void(std::size_t body, const Mat4& w, int row, int other)>;

/// A functional on a composite body as coefficients of every body's parameters.
[[nodiscard]] VectorR spread(const Tree& tree, std::size_t body, const Mat4& w);

/// Walks the tree once and emits functionals that together span everything torques show of the inertial parameters.
/// Pairs of joints of which one is tied are left to walk_tied.
void walk_observable(const Tree& tree, const Question& question, const EmitBody& emit);

/// The same for pairs with a tied joint. Needs all moving joints measured.
void walk_tied(const Tree& tree, const Question& question, const Emit& emit);

/// The same within a part of a tree, whose root moves by any of `twists` (6 × count): pairs of its own joints of which
/// one is tied, and each tied one with every twist.
void walk_tied_within(const Tree& part, const Question& question, const MatrixR& twists, const Emit& emit);

/// What reaches a body in all harmonics.
struct Reach {
  MatrixR functionals;  ///< 16 × count: on its composite body, constant harmonics; orthonormal columns
  MatrixR twists;       ///< 6 × count: of earlier joints and gravity; orthonormal columns
};
/// One for each of `bodies`, −1 for the base.
[[nodiscard]] std::vector<Reach> reaches_of(const Tree& tree, const Question& question, const std::vector<int>& bodies);

}  // namespace armature::structure
