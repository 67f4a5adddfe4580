// Regressor rows of one joint, block after block of samples.
#pragma once

#include <functional>

#include "armature/base.hpp"

namespace armature {

/// Samples per block: one joint's block (256 × 46 doubles, 94 kB) stays in the second-level cache.
inline constexpr Eigen::Index kBlock = 256;

/// Which columns of Regressor::values a joint contributes, and the base parameters they belong to.
struct JointColumns {
  std::vector<int> value;
  std::vector<int> base;
};

[[nodiscard]] std::vector<JointColumns> joint_columns(const TorqueModel& model, const BaseMap& base);

/// Calls use(first row, values) for every block of `rows` rows in order, with the values that `fill` gives.
void for_each_block(const TorqueModel& model, Eigen::Index rows,
                    const std::function<void(Eigen::Index, Eigen::Ref<Matrix>)>& fill,
                    const std::function<void(Eigen::Index, const Matrix&)>& use);
/// Calls use(first sample, Y values of the block) for every block in order.
void for_each_block(const TorqueModel& model, const Motion& motion,
                    const std::function<void(Eigen::Index, const Matrix&)>& use);

/// Y_b,j of a block: rows × columns.base.size().
[[nodiscard]] inline Matrix joint_rows(const Matrix& values, const JointColumns& columns) {
  return values(Eigen::all, columns.value);
}

}  // namespace armature
