// Base parameters from a publication: a CSV with rows name,value[,rsd_percent].
#pragma once

#include <string>

#include "armature/base.hpp"
#include "armature/error.hpp"

namespace armature {

/// The file's values, and 1 / standard deviation where it gives them.
struct BaseTable {
  Vector beta;
  Matrix metric;  ///< empty: unit metric
};

/// Reads every base parameter exactly once. `file` is what messages call it.
[[nodiscard]] Result<BaseTable> read_base_table(const std::string& text, const std::string& file, const BaseMap& base);

}  // namespace armature
