// Names and matrices of the constraints, ready for the cone solver.
#pragma once

#include <string>
#include <vector>

#include "armature/physical.hpp"
#include "physical/cone/cone.hpp"

namespace armature::physical {

/// The bodies that unseen directions stay near to.
struct Reference {
  std::vector<LinkInertia> bodies;
  std::vector<std::string> source;
  std::vector<double> length;  ///< a typical size of each body [m]
  Vector pi;                   ///< with the terms' nominal values
  Vector trust;                ///< per body, then per term: its share of the prior's weight
};

[[nodiscard]] Reference make_reference(const TorqueModel& model, const PhysicalOptions& options);

/// One constraint by name: either a block or a set of equations.
struct Named {
  std::string name;
  cone::Block block;  ///< used when equations has no rows
  Matrix equations;   ///< rows over all variables
  Vector right;
  double size = 1;     ///< of the block's values: what "tiny" means
  bool stated = true;  ///< false: a scale bound that only keeps the search finite
  [[nodiscard]] bool equality() const { return equations.rows() > 0; }
};

struct Assembly {
  int parameters = 0;              ///< π comes first
  int variables = 0;               ///< then auxiliary ones (weights of hulls and segments)
  std::vector<Named> constraints;  ///< the bodies' pseudo-inertias first, in body order
  Vector scale;
  Vector start;
  Vector far;  ///< no feasible |x_i| is larger, by the scale bounds

  /// The blocks, made tighter by `tighten` · size; equalities stacked. Fills everything but A, a and c.
  [[nodiscard]] cone::Program program(double tighten) const;
};

[[nodiscard]] Assembly assemble(const TorqueModel& model, const PhysicalConstraints& constraints,
                                const PhysicalOptions& options, const Reference& reference, double margin);

/// J_right = H J_left Hᵀ with H the reflection: ten rows (parameter, coefficient) whose sums are zero.
[[nodiscard]] std::vector<std::vector<std::pair<int, double>>> mirror_equations(const Mirror& mirror);

/// Packed change of J per Khalil parameter, 10 × 10.
[[nodiscard]] const Matrix& pseudo_inertia_map();

}  // namespace armature::physical
