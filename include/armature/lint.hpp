// Checks the description of a robot for mistakes: what a careful colleague would find on reading it.
#pragma once

#include <string>
#include <vector>

#include "armature/finding.hpp"
#include "armature/robot.hpp"

namespace armature {

/// What kind of doubt a finding raises; to_string() of it is Finding::kind. docs/robot_file.md lists them.
enum class LintKind {
  MassNotPositive = 1,        ///< a link has inertial data, and its mass is zero or negative
  InertiaNotPositive = 2,     ///< a principal moment about the centre of mass is not positive
  TriangleInequality = 3,     ///< I1 + I2 < I3: no mass distribution has these principal moments
  PseudoInertiaSingular = 4,  ///< J = ∫ [r;1][r;1]ᵀ dm is not positive definite: a sheet, a rod or a point
  SuspiciousUnits = 5,        ///< radius of gyration or mass out of proportion: grams, millimetres, kg·mm²
  CenterOfMassOutside = 6,    ///< the centre of mass lies outside the collision geometry
  InertiaMissing = 7,         ///< a moving body has no inertial data
  RoundedRightAngle = 8,      ///< an angle is a right angle printed with few digits (1.5708)
  LimitSuspicious = 9,        ///< a limit is zero, or far from what joints do
  FileNote = 10,              ///< something in the file was not used or is given twice
  HomeOutsideLimits = 11,     ///< the home position violates a position limit
  GravityUnusual = 12,        ///< |g| is not near 9.8 m/s²
};

[[nodiscard]] const char* to_string(LintKind kind);

/// Findings about the bodies as they move (fixed links already lumped), the limits, home and gravity, in body order.
/// A description without a finding is not proven right; one with a Problem cannot be a real machine.
[[nodiscard]] std::vector<Finding> lint(const Robot& robot);

/// Findings about one set of ten numbers; `capsules` (same frame) may be empty.
[[nodiscard]] std::vector<Finding> lint_inertia(const LinkInertia& inertia, const std::vector<Capsule>& capsules,
                                                const std::string& where);

}  // namespace armature
