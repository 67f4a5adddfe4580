// What a robot's description draws: its visual meshes, thinned so that a page stays small.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "armature/mesh.hpp"

namespace armature {

/// A surface to look at, in a body's frame (−1: the base's) [m].
struct DrawnSurface {
  int body = -1;
  std::vector<Vector3> points;
  std::vector<std::array<int, 3>> triangles;  ///< corners, as indices of points
};

/// Points within one cell of a cubic grid become their mean; triangles that lose a corner go (Rossignac and Borrel
/// 1993). No point moves by more than cell · √3.
[[nodiscard]] DrawnSurface thinned(const Mesh& mesh, double cell);

/// The visual meshes of a URDF or xacro file, on the bodies of the robot that was read from it, all together in
/// `most_triangles` or less. What cannot be read is left out: a picture proves nothing. Empty for other files.
[[nodiscard]] std::vector<DrawnSurface> drawn_surfaces(const std::string& path, const Robot& robot,
                                                       std::size_t most_triangles = 15000);

}  // namespace armature
