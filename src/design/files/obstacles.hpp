// What must not be touched, for pages: as JSON for 3D scenes, as outlines for plots of the tool's path.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "armature/collision.hpp"
#include "design/files/svg_plot.hpp"

namespace armature::design {

/// One entry per obstacle: its name and the shape's own keys, lengths in m, in the world. A box has its pose as the
/// nine numbers of the rotation, row by row, and three of the centre.
///
///   {"name": "floor", "normal": [0, 0, 1], "offset_m": 0}
///   {"name": "table", "world_from_box": [1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0, 0.1], "half_m": [0.3, 0.4, 0.1]}
///   {"name": "post", "from_m": [1, 0, 0], "to_m": [1, 0, 2], "radius_m": 0.05}
[[nodiscard]] nlohmann::ordered_json obstacles_json(const std::vector<Obstacle>& obstacles);

/// A rectangle of a plot [m].
struct Window {
  double left = 0, right = 0, bottom = 0, top = 0;
};

/// The obstacles as filled areas, seen along the world's axis that is neither `across` nor `up` (0: x, 1: y, 2: z).
/// What lies outside of the window is cut off. A half-space that would cover all of the plot, as a floor does from
/// above, is left out.
[[nodiscard]] std::vector<Line> obstacle_areas(const std::vector<Obstacle>& obstacles, int across, int up,
                                               const Window& window);

}  // namespace armature::design
