#include "design/files/svg_plot.hpp"

#include <gtest/gtest.h>

namespace armature::design {
namespace {

// A search that finds nothing better draws one value, 3e10 or 1e-30: a step between ticks that vanishes in the sum made
// ticks until no memory was left.
TEST(SvgPlot, OneValueOfAnySizeHasAFewTicks) {
  for (const double value : {0.0, 1.0, 2.9729e10, -7e17, 1e-30, 1e300}) {
    Plot plot{"title", "x", "y", {{Vector{{value}}, Vector{{value}}, "line"}}};
    const std::string text = svg(plot);
    EXPECT_LT(text.size(), 4000U) << value;
    plot.lines[0].x = plot.lines[0].y = Vector{{value, value * (1 + 1e-15)}};
    EXPECT_LT(svg(plot).size(), 4000U) << value;
  }
}

}  // namespace
}  // namespace armature::design
