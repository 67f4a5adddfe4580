#include "design/files/svg_plot.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "design/files/obstacles.hpp"

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

double area_of(const Line& line) {
  double twice = 0;
  const Eigen::Index n = line.x.size();
  for (Eigen::Index i = 0; i < n; ++i) {
    const Eigen::Index k = (i + 1) % n;
    twice += line.x[i] * line.y[k] - line.x[k] * line.y[i];
  }
  return std::abs(twice) / 2;
}

// Areas that a person can compute: what is inside of the window counts, and a floor is not seen from above.
TEST(Obstacles, CoverWhatIsInTheWindow) {
  const Window window{-1, 1, -1, 1};
  Pose turned;
  turned.rotation << std::sqrt(0.5), -std::sqrt(0.5), 0, std::sqrt(0.5), std::sqrt(0.5), 0, 0, 0, 1;
  const std::vector<Obstacle> list = {{"floor", HalfSpace{Vector3::UnitZ(), -0.5}},
                                      {"wall", HalfSpace{Vector3::UnitX(), -0.5}},
                                      {"box", Box{{Matrix3::Identity(), {1, 0, 0}}, {0.5, 0.25, 3}}},
                                      {"turned", Box{turned, {0.2, 0.2, 0.1}}},
                                      {"far", Box{{Matrix3::Identity(), {5, 0, 0}}, {0.5, 0.5, 0.5}}},
                                      {"post", Capsule{{0, 0, 0}, {0, 0, 3}, 0.1}}};
  const auto above = obstacle_areas(list, 0, 1, window);
  ASSERT_EQ(above.size(), 4U);
  EXPECT_EQ(above[0].label, "wall");
  EXPECT_NEAR(area_of(above[0]), 1, 1e-12);
  EXPECT_NEAR(area_of(above[1]), 0.25, 1e-12);
  EXPECT_NEAR(area_of(above[2]), 0.16, 1e-12);
  EXPECT_NEAR(area_of(above[3]), 3.1415927 * 0.01, 3e-4);
  const auto side = obstacle_areas(list, 0, 2, window);
  ASSERT_EQ(side.size(), 5U);
  EXPECT_EQ(side[0].label, "floor");
  EXPECT_NEAR(area_of(side[0]), 1, 1e-12);
  EXPECT_NEAR(area_of(side[2]), 1, 1e-12);
}

TEST(SvgPlot, AnAreaIsFilledAndNamed) {
  Line area{Vector{{0, 1, 1}}, Vector{{0, 0, 1}}, "table <1>"};
  area.area = true;
  const std::string text = svg({"title", "x", "y", {area}});
  EXPECT_NE(text.find("fill-opacity"), std::string::npos);
  EXPECT_NE(text.find(">table &lt;1&gt;</text>"), std::string::npos) << text;
}

}  // namespace
}  // namespace armature::design
