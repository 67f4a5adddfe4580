// The base by composite bodies, for trees whose joints are all expanded in harmonics.
//
// z_b = J_b + Σ C_h z_h over the children h of body b, with the constant harmonic C_h of joint h: the mean composite
// body. A functional that torques show of the body b and all that it carries is ⟨w, z_b⟩ + t · terms. So in z every
// functional has ten columns and those of its terms, and elimination goes body by body: its cost grows with the number
// of bodies, not with its fourth power.
#pragma once

#include <optional>

#include "base/echelon.hpp"
#include "base/observable.hpp"

namespace armature::structure {

/// Functionals (b, w, t), collected body by body: what is already spanned is dropped.
class CompositeRows {
 public:
  /// Bodies in `known` have known parameters and carry nothing: their functionals show terms only.
  CompositeRows(const Tree& tree, Eigen::Index terms, std::vector<bool> known, Real tolerance);

  void add(std::size_t body, const Mat4& w, const VectorR& terms);
  /// A functional of the terms alone.
  void add_terms(const VectorR& terms) { terms_.add(terms); }

  /// The kept columns, in the order of preference, and all others expressed in them. Nothing if a body's functionals
  /// are so nearly dependent that its own columns do not carry them.
  [[nodiscard]] std::optional<Echelon> echelon(const TorqueModel& model, Real length) const;

 private:
  struct Body {
    Span span;                  // of w, ten coefficients each
    std::vector<VectorR> term;  // by basis vector of the span
  };
  const Tree& tree_;
  std::vector<bool> known_;
  std::vector<Body> bodies_;
  Span terms_;
  Eigen::Index count_;
  Real tolerance_;
};

}  // namespace armature::structure
