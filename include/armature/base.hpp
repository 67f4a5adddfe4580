// Which combinations of parameters can be seen at all.
#pragma once

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

/// The linear map between standard parameters pi and base parameters beta.
///   Y · pi = Y_b · beta     Y_b = Y(:, columns),  beta = projection · pi
struct BaseMap {
  std::vector<BaseParameter> parameters;
  std::vector<int> columns;  ///< b kept columns, increasing
  Matrix projection;         ///< b × p
  Matrix lift;               ///< p × b: one pi with projection · lift = identity (beta on the kept columns, else 0)
  Matrix null_space;         ///< p × (p − b): directions of pi that no torque shows; projection · null_space = 0

  [[nodiscard]] int size() const { return static_cast<int>(columns.size()); }
  [[nodiscard]] int full_size() const { return static_cast<int>(projection.cols()); }
  [[nodiscard]] Vector to_base(const Vector& pi) const { return projection * pi; }
  [[nodiscard]] Vector to_full(const Vector& beta) const { return lift * beta; }
};

}  // namespace armature
