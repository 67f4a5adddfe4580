#include "armature/robot_file.hpp"

#include <algorithm>
#include <filesystem>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/mesh.hpp"
#include "armature/text.hpp"
#include "robot/mesh_finder.hpp"
#include "robot/urdf_model.hpp"

namespace armature {
namespace {

// No description of an arm comes near this; a larger file is something else.
constexpr std::uintmax_t kLargestFile = 64U << 20;

bool is_catalogue_name(const std::string& name) {
  const auto names = catalogue_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

Result<RobotReading> with_lint(Result<Robot> robot, const std::string& source) {
  if (!robot) return robot.error();
  auto findings = lint(*robot);
  return RobotReading{*std::move(robot), source, std::move(findings)};
}

// Neither a catalogue name nor a file: say which of the two was probably meant.
Error not_found(const std::string& given) {
  if (given.find('/') != std::string::npos || given.find('.') != std::string::npos) {
    return {ErrorCode::FileMissing, "this file does not exist", given, "Check the path."};
  }
  return load_catalogue_robot(given).error();
}

}  // namespace

Result<RobotReading> read_robot(const std::string& name_or_path) { return read_robot(name_or_path, MeshRoots{}); }

Result<RobotReading> read_robot(const std::string& name_or_path, const MeshRoots& roots) {
  if (is_catalogue_name(name_or_path)) return with_lint(load_catalogue_robot(name_or_path), "catalogue");
  std::error_code failure;
  const std::filesystem::path path(name_or_path);
  if (!std::filesystem::exists(path, failure)) return not_found(name_or_path);
  if (std::filesystem::is_regular_file(path, failure) && std::filesystem::file_size(path, failure) > kLargestFile) {
    return Error{ErrorCode::Unsupported, "the file is larger than 64 MB", name_or_path,
                 "Give the robot's description only."};
  }
  if (std::filesystem::is_directory(path, failure)) {
    return Error{ErrorCode::Meaning, "a robot was expected, and this is a directory", name_or_path,
                 "Give a .urdf, a .yaml or a name of the catalogue (armature inspect --list)."};
  }
  const auto text = read_file(path);
  if (!text) return text.error();
  const std::string extension = lower_case(path.extension().string());
  if (extension == ".yaml" || extension == ".yml")
    return with_lint(parse_robot_yaml(*text, name_or_path), name_or_path);
  if (extension == ".urdf" || extension == ".xml")
    return reading::read_urdf_with_meshes(*text, name_or_path, reading::mesh_reader(path, roots));
  const bool xacro = extension == ".xacro";
  return Error{
      ErrorCode::Unsupported, "'" + extension + "' is not a robot file's extension", name_or_path,
      xacro ? "Run xacro first and give its output as .urdf." : "Give a .urdf, a .yaml or a name of the catalogue."};
}

Result<Robot> load_robot(const std::string& name_or_path) {
  auto reading = read_robot(name_or_path);
  if (!reading) return reading.error();
  return std::move(reading->robot);
}

}  // namespace armature
