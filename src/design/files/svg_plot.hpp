// Small plots as SVG text: lines with axes, nothing else.
#pragma once

#include <string>
#include <vector>

#include "armature/types.hpp"

namespace armature::design {

struct Line {
  Vector x, y;
  std::string label;
  int color = 0;
  bool dashed = false;
  bool points = false;
  bool area = false;  ///< a filled polygon with its label inside
};

struct Plot {
  std::string title, x_label, y_label;
  std::vector<Line> lines;
  double width = 560, height = 260;
  bool equal_scales = false;  ///< one metre is as long in x as in y
};

/// `text` with <, >, & and quotes made harmless.
[[nodiscard]] std::string escaped(const std::string& text);
/// One <svg> element. Lines without finite values are left out.
[[nodiscard]] std::string svg(const Plot& plot);

}  // namespace armature::design
