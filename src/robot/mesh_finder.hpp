// From the name of a mesh in a URDF to its file.
#pragma once

#include <filesystem>

#include "armature/mesh.hpp"
#include "robot/urdf_model.hpp"

namespace armature::reading {

/// Reads the meshes of one robot file. `package://name/…` is looked for under the roots, under the robot file's
/// directory and under those above it; other names are relative to the robot file. A name that leads out of all of them
/// is refused.
[[nodiscard]] MeshReader mesh_reader(const std::filesystem::path& robot_file, const MeshRoots& roots);

/// The triangles of one mesh, found by the same rules, scaled.
[[nodiscard]] Result<Mesh> read_named_mesh(const std::string& name, const Vector3& scale,
                                           const std::filesystem::path& robot_file, const MeshRoots& roots);

/// The content of a file that a robot's description names, found by the same rules.
[[nodiscard]] Result<std::string> read_named_file(const std::string& name, const std::filesystem::path& robot_file,
                                                  const MeshRoots& roots);

}  // namespace armature::reading
