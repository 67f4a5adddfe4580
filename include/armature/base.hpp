// Which combinations of parameters can be seen at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/dynamics.hpp"

namespace armature {

/// One base parameter: a standard parameter and what is regrouped onto it.
///   beta_i = pi[column] + Σ coefficient · pi[other]
struct BaseParameter {
  std::string name;  ///< "MYR2" where something is regrouped onto MY2, else "MX2"
  std::string unit;
  int column = 0;                              ///< the standard parameter whose column of Y is kept
  std::vector<std::pair<int, double>> others;  ///< (standard parameter, coefficient), in parameter order
  bool operator==(const BaseParameter&) const = default;
};

/// How sure the base is, and what it was computed from.
struct BaseEvidence {
  int rank = -1;  ///< base parameters by structure (docs/theory/base.md)
  int numeric_rank =
      -1;  ///< singular values of the sampled, column-scaled regressor above the widest gap; −1: not asked
  double smallest_kept = 0;    ///< the numeric_rank-th singular value over the first
  double largest_dropped = 0;  ///< the next one over the first; 0 if there is none
  double null_residual = 0;    ///< max |Y · null_space| over the samples, relative to the largest entry of Y
  bool agree = false;          ///< both ranks are equal and the null space is one at the samples
  int rank_as_given = -1;      ///< with the numbers of the robot file
  int rank_intended = -1;      ///< with angles and offsets that look rounded put right
  bool used_intended = false;  ///< the base is that of the intended geometry
  bool sampled = false;        ///< mimic joints or position terms: correct with probability one instead of by proof
  std::vector<std::string> corrections;  ///< what the intended geometry changes: "joint2: rotated by 3.7e-06 rad"

  /// Rounding in the robot file changes how many parameters can be seen.
  [[nodiscard]] bool ambiguous() const { return rank_as_given != rank_intended; }
  /// One line: "43 base parameters; structure and singular values agree (gap 3.1e+11)".
  [[nodiscard]] std::string brief() const;
};

/// The linear map between standard parameters pi and base parameters beta.
///   Y · pi = Y_b · beta     Y_b = Y(:, columns),  beta = projection · pi
struct BaseMap {
  std::vector<BaseParameter> parameters;
  std::vector<int> columns;  ///< b kept columns, increasing
  Matrix projection;         ///< b × p
  Matrix lift;               ///< p × b: one pi with projection · lift = identity (beta on the kept columns, else 0)
  Matrix null_space;         ///< p × (p − b): directions of pi that no torque shows; projection · null_space = 0
  BaseEvidence evidence;

  [[nodiscard]] int size() const { return static_cast<int>(columns.size()); }
  [[nodiscard]] int full_size() const { return static_cast<int>(projection.cols()); }
  [[nodiscard]] Vector to_base(const Vector& pi) const;
  [[nodiscard]] Vector to_full(const Vector& beta) const;
  /// Index of a base parameter by name ("MYR2") or by its column's name ("MY2"); −1 if there is none.
  [[nodiscard]] int find(const std::string& name) const;
};

/// What moves, what is measured, what is known.
struct BaseOptions {
  enum class Geometry {
    Auto,      ///< as given, unless rounding changes the rank: then intended
    AsGiven,   ///< every digit of the robot file is meant
    Intended,  ///< angles within angle_tolerance of multiples of 45° and offsets below offset_tolerance put right
  };

  /// Joints (coordinates) whose torque is measured; nothing: all that move.
  std::optional<std::vector<int>> sensors;
  /// Joints that do not move: joint i stays at lock_position[i].
  std::vector<int> locked;
  std::vector<double> lock_position;  ///< [rad or m], one per locked joint; empty: 0
  /// Standard parameters whose value is known beforehand: their columns leave the problem
  /// (tau − Y_known · pi_known = Y_b · beta).
  std::vector<int> known;

  Geometry geometry = Geometry::Auto;
  double angle_tolerance = 1e-4;   ///< [rad]: 1.5708 is 90°
  double offset_tolerance = 2e-5;  ///< [m]
  /// A direction counts as seen if what is new in it exceeds rank_tolerance times its length (lengths scaled to the
  /// robot).
  double rank_tolerance = 1e-9;
  /// Compare with the singular values of the regressor at random states.
  bool check = true;
  std::uint64_t seed = 1;

  /// Nothing if usable with this model; otherwise what is wrong, for a person.
  [[nodiscard]] std::optional<Error> problem(const TorqueModel& model) const;
};

/// The base parameters of a robot and its terms, by structure (docs/theory/base.md), compared with the numeric rank.
///
///   Y(q, v, a) · pi = Y(q, v, a)(:, columns) · projection · pi   for every state
///
/// The kept column of a group is the one Khalil and Dombre (2004) regroup onto: a body's parameters go to its ancestors
/// where they can; of a body that turns about z, XX XY XZ YZ ZZ MX MY are kept before YY MZ M; of one that slides, M MX
/// MY MZ before the inertia tensor; terms come last. Throws std::invalid_argument with options.problem()'s text.
[[nodiscard]] BaseMap compute_base(const TorqueModel& model, const BaseOptions& options = {});

/// The map that keeps only these base parameters (indices into map.parameters, increasing), the others taken as zero:
/// the essential parameters of Xu 2020. null_space gains the lifted directions of what was left out.
[[nodiscard]] BaseMap subset(const BaseMap& map, const std::vector<int>& kept);

/// "MYR2 = MY2 + MZ3 + 0.42·(M3 + M4 + M5 + M6 + M7)"; a parameter alone is "MX2 = MX2".
[[nodiscard]] std::string formula(const BaseParameter& parameter, const std::vector<Parameter>& standard);

}  // namespace armature
