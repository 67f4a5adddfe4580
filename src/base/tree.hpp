// The robot as exact harmonics: what the structural base is computed from.
//
// A joint's placement is T(x) = T0 + sin(x) Ts + cos(x) Tc (revolute) or T0 + x T1 (prismatic). Two things travel from
// a parent to a child: a twist u = (ω, v), u' = Ad(T)⁻¹ u, and a linear functional on inertias, written as a symmetric
// 4 × 4 matrix W so that its value is ⟨W, J⟩ with the pseudo-inertia J; W' = Tᵀ W T. Both are polynomials in sin, cos
// or x, and their coefficients in a basis {1, s, c, sc, c²} or {1, x, x²} are linear maps with constant matrices.
#pragma once

#include <array>
#include <vector>

#include "armature/dynamics.hpp"
#include "armature/types.hpp"

namespace armature::structure {

/// 64 bits of mantissa: coefficients come out exact to the last digit of a double.
using Real = long double;
using Mat4 = Eigen::Matrix<Real, 4, 4>;
using Twist = Eigen::Matrix<Real, 6, 1>;  ///< (ω, v)
using Map6 = Eigen::Matrix<Real, 6, 6>;
using MatrixR = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic>;
using VectorR = Eigen::Matrix<Real, Eigen::Dynamic, 1>;

/// One joint with its harmonics. Index 0 is the constant.
struct TreeJoint {
  int parent = -1;
  int coordinate = 0;
  bool revolute = true;
  Real multiplier = 1;
  Twist axis = Twist::Zero();     ///< own motion, in the body's frame
  std::array<Mat4, 3> placement;  ///< T0, Ts, Tc  or  T0, T1
  std::array<Map6, 3> twist;      ///< constant, s, c  or  constant, x
  int twist_count = 3;            ///< 3 revolute, 2 prismatic, 1 locked
  [[nodiscard]] int functional_count() const { return twist_count == 3 ? 5 : (twist_count == 2 ? 3 : 1); }
  /// The m-th coefficient of W' = T(x)ᵀ W T(x).
  [[nodiscard]] Mat4 carry(const Mat4& w, int m) const;
};

struct Tree {
  std::vector<TreeJoint> joints;  ///< one per body, parents first
  int coordinates = 0;
  Eigen::Matrix<Real, 3, 1> gravity;  ///< what the base feels: −g, in the base frame
  Real length = 1;                    ///< the power of two that lengths were divided by
};

/// Lengths divided by a power of two near the robot's size, so that tolerances are relative and no digit is lost.
[[nodiscard]] Tree make_tree(const TorqueModel& model);

/// The same joint held at x: only the constant coefficient is left.
[[nodiscard]] TreeJoint hold(const TreeJoint& joint, Real x);

/// The symmetric matrix W with ⟨W, J⟩ = uᵀ Φ v for the spatial inertia Φ of pseudo-inertia J.
[[nodiscard]] Mat4 functional(const Twist& u, const Twist& v);

/// ⟨W, J⟩ as coefficients of XX XY XZ YY YZ ZZ MX MY MZ M.
[[nodiscard]] Eigen::Matrix<Real, 10, 1> coefficients(const Mat4& w);

}  // namespace armature::structure
