// Collision meshes, enclosed by capsules.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "armature/robot_file.hpp"

namespace armature {

/// Triangles [m]. A vertex cloud without known triangles is kept as triangles of one point each.
using Mesh = std::vector<std::array<Vector3, 3>>;

/// STL (binary and text), OBJ, or COLLADA (.dae): recognised by `extension`, which includes the dot. Of a COLLADA file
/// the nodes' transformations and the unit are used and the up axis is not, as ROS does; a geometry made of anything
/// but triangles and polygon lists comes as a cloud.
[[nodiscard]] Result<Mesh> parse_mesh(std::string_view bytes, const std::string& extension,
                                      const std::string& name_for_messages);

/// Capsules that hold the mesh and everything inside it: every triangle lies in their union, and so does every point
/// between two of its points at the same height along the cut. The mesh is cut across its longest axis into up to
/// `most` slices, as long as another slice saves a tenth of the volume.
[[nodiscard]] std::vector<Capsule> enclosing_capsules(const Mesh& mesh, int most = 3);

/// Where a robot's meshes may be read from.
struct MeshRoots {
  bool read = true;  ///< false: no mesh is read
  /// Directories that hold ROS packages, or are one: package://name/… is looked for in them, in the directory of
  /// the robot file and in those above it. Nothing outside of them is read.
  std::vector<std::filesystem::path> directories;
};

/// read_robot with meshes from other directories. read_robot(name) looks beside the file and above it.
[[nodiscard]] Result<RobotReading> read_robot(const std::string& name_or_path, const MeshRoots& roots);

}  // namespace armature
