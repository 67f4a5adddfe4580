#include "estimate/blocks.hpp"

#include <algorithm>

namespace armature {

// Of a joint's regressor columns, those of the standard parameters that were kept as base columns.
std::vector<JointColumns> joint_columns(const TorqueModel& model, const BaseMap& base) {
  const RegressorLayout layout = regressor_layout(model);
  std::vector<JointColumns> all(static_cast<std::size_t>(layout.joints()));
  for (std::size_t j = 0; j < all.size(); ++j) {
    for (int c = layout.begin[j]; c < layout.begin[j + 1]; ++c) {
      const int parameter = layout.parameter[static_cast<std::size_t>(c)];
      const auto at = std::lower_bound(base.columns.begin(), base.columns.end(), parameter);
      if (at == base.columns.end() || *at != parameter) continue;
      all[j].value.push_back(c);
      all[j].base.push_back(static_cast<int>(at - base.columns.begin()));
    }
  }
  return all;
}

void for_each_block(const TorqueModel& model, Eigen::Index rows,
                    const std::function<void(Eigen::Index, Eigen::Ref<Matrix>)>& fill,
                    const std::function<void(Eigen::Index, const Matrix&)>& use) {
  const int columns = regressor_layout(model).columns();
  // One buffer for all blocks; only the last block is shorter.
  Matrix values(std::min(kBlock, rows), columns);
  for (Eigen::Index first = 0; first < rows; first += kBlock) {
    const Eigen::Index count = std::min(kBlock, rows - first);
    if (count != values.rows()) values.resize(count, columns);
    fill(first, values);
    use(first, values);
  }
}

void for_each_block(const TorqueModel& model, const Motion& motion,
                    const std::function<void(Eigen::Index, const Matrix&)>& use) {
  for_each_block(
      model, motion.samples(),
      [&](Eigen::Index first, Eigen::Ref<Matrix> values) {
        compute_regressor_into(model, motion.slice(first, values.rows()), values);
      },
      use);
}

}  // namespace armature
