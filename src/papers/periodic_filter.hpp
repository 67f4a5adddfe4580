// A low-pass for one period of a signal that repeats itself.
#pragma once

#include "armature/signal.hpp"

namespace armature::papers {

/// The period repeated before and after itself, so that a filter with a long memory meets no edge; rows of all three.
[[nodiscard]] inline Matrix filtered_around(const std::vector<Section>& sections, const Matrix& period) {
  return filter_zero_phase(sections, period.replicate(3, 1));
}
/// The middle period of three.
[[nodiscard]] inline Matrix middle_of(const Matrix& three) {
  return three.middleRows(three.rows() / 3, three.rows() / 3);
}

}  // namespace armature::papers
