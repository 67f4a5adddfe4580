#include "robot/mesh_finder.hpp"

#include <algorithm>

#include "armature/files.hpp"
#include "armature/text.hpp"

namespace armature::reading {
namespace {

namespace fs = std::filesystem;

// A mesh larger than this is not a collision mesh.
constexpr std::uintmax_t kLargestMesh = 64U << 20;
// Slices of a mesh; more of them fit better, and each costs time in every distance.
constexpr int kMostCapsules = 6;
// How far above the robot file a package may be: robots/arm/urdf/arm.urdf is usual.
constexpr int kLevelsAbove = 4;

// Directories that may hold packages, the nearest first.
std::vector<fs::path> search_path(const fs::path& robot_file, const MeshRoots& roots) {
  std::vector<fs::path> out = roots.directories;
  std::error_code failure;
  // The robot file's directory and those above it, but never the root of the file system.
  fs::path above = fs::weakly_canonical(robot_file, failure).parent_path();
  for (int k = 0; k <= kLevelsAbove && !above.empty(); ++k, above = above.parent_path()) {
    if (above == above.root_path()) break;
    out.push_back(above);
  }
  return out;
}

// True when `file` lies below `directory`, links followed.
bool lies_in(const fs::path& file, const fs::path& directory) {
  std::error_code failure;
  // `inner` begins with all parts of `outer`.
  const fs::path inner = fs::weakly_canonical(file, failure), outer = fs::weakly_canonical(directory, failure);
  const auto [end, unused] = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end());
  return end == outer.end();
}

// package/rest below a directory, or rest in a directory that is the package itself.
std::optional<fs::path> find_in_packages(const std::string& name, const std::vector<fs::path>& directories) {
  const auto slash = name.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const std::string package = name.substr(0, slash), rest = name.substr(slash + 1);
  std::error_code failure;
  for (const fs::path& directory : directories) {
    for (const fs::path& at : {directory / package / rest, directory / rest}) {
      const bool own = at == directory / rest;
      if (own && directory.filename() != package) continue;
      // A link or ".." that leads out of the directory is not followed.
      if (fs::is_regular_file(at, failure) && lies_in(at, directory)) return at;
    }
  }
  return std::nullopt;
}

std::optional<fs::path> find_mesh(std::string name, const fs::path& robot_file,
                                  const std::vector<fs::path>& directories) {
  // Removes a prefix of the name, and says whether it was there.
  const auto drop = [&](const char* prefix) {
    const bool there = name.rfind(prefix, 0) == 0;
    if (there) name = name.substr(std::string(prefix).size());
    return there;
  };
  // ROS and Gazebo name a package first; other names are paths beside the robot file.
  if (drop("package://") || drop("model://")) return find_in_packages(name, directories);
  drop("file://");
  const fs::path at = fs::path(name).is_absolute() ? fs::path(name) : robot_file.parent_path() / name;
  std::error_code failure;
  if (!fs::is_regular_file(at, failure)) return std::nullopt;
  // A path may be read only inside one of the allowed directories.
  for (const fs::path& directory : directories) {
    if (lies_in(at, directory)) return at;
  }
  return std::nullopt;
}

}  // namespace

Result<std::string> read_named_file(const std::string& name, const fs::path& robot_file, const MeshRoots& roots) {
  if (!roots.read) return Error{ErrorCode::Unsupported, "other files are not read here", name, ""};
  // A path that is spelled out already begins where the robot's file does.
  const bool package = name.rfind("package://", 0) == 0;
  const std::string absolute = package ? name : fs::absolute(name).string();
  const auto at = find_mesh(absolute, robot_file, search_path(robot_file, roots));
  if (!at) return Error{ErrorCode::FileMissing, "it was not found", name, "Name the directory of its package."};
  return read_file(*at);
}

Result<Mesh> read_named_mesh(const std::string& name, const Vector3& scale, const fs::path& robot_file,
                             const MeshRoots& roots) {
  const auto at = find_mesh(name, robot_file, search_path(robot_file, roots));
  if (!at) return Error{ErrorCode::FileMissing, "it was not found", name, "Name the directory of its package."};
  std::error_code failure;
  // Refuse by size before the file is read.
  if (fs::file_size(*at, failure) > kLargestMesh)
    return Error{ErrorCode::Unsupported, "it is larger than 64 MB", name, "Give a coarser mesh."};
  const auto bytes = read_file(*at);
  if (!bytes) return bytes.error();
  auto mesh = parse_mesh(*bytes, at->extension().string(), at->string());
  if (!mesh) return mesh.error();
  // <mesh scale>, along each axis.
  for (auto& triangle : *mesh)
    for (Vector3& point : triangle) point = point.cwiseProduct(scale);
  return mesh;
}

MeshReader mesh_reader(const fs::path& robot_file, const MeshRoots& roots) {
  // An empty reader: shapes made of meshes stay unknown.
  if (!roots.read) return {};
  return [robot_file, roots](const std::string& name, const Vector3& scale) -> Result<std::vector<Capsule>> {
    const auto mesh = read_named_mesh(name, scale, robot_file, roots);
    if (!mesh) return mesh.error();
    return enclosing_capsules(*mesh, kMostCapsules);
  };
}

}  // namespace armature::reading
