#include "armature/robot_file.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/mesh.hpp"
#include "armature/text.hpp"
#include "robot/mesh_finder.hpp"
#include "robot/mjcf_parts.hpp"
#include "robot/reading.hpp"
#include "robot/robot_text.hpp"
#include "robot/sdf_reader.hpp"
#include "robot/urdf_model.hpp"
#include "robot/xacro.hpp"

namespace armature {
namespace {

// No description of an arm comes near this; a larger file is something else.
constexpr std::uintmax_t kLargestFile = 64U << 20;

// A name of the catalogue wins over a file of the same name.
bool is_catalogue_name(const std::string& name) {
  const auto names = catalogue_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

// A catalogue or YAML robot lists moving bodies only: checking the robot checks all that the file says.
Result<RobotReading> with_lint(Result<Robot> robot, const std::string& source) {
  if (!robot) return robot.error();
  auto findings = lint(*robot);
  return RobotReading{*std::move(robot), source, std::move(findings)};
}

// Neither a catalogue name nor a file: say which of the two was probably meant.
Error not_found(const std::string& given) {
  // A slash or a point: a path was meant. Otherwise a name, and the catalogue suggests the nearest one.
  if (given.find('/') != std::string::npos || given.find('.') != std::string::npos) {
    return {ErrorCode::FileMissing, "this file does not exist", given, "Check the path."};
  }
  return load_catalogue_robot(given).error();
}

// "arm.urdf.xacro ur_type:=ur5e" as the path and its arguments.
struct PathAndArguments {
  std::string path;
  std::map<std::string, std::string> arguments;
};
PathAndArguments split_arguments(const std::string& given) {
  PathAndArguments out{given, {}};
  // Take words of the form name:=value from the end, until another word comes.
  for (auto space = out.path.find_last_of(' '); space != std::string::npos; space = out.path.find_last_of(' ')) {
    const std::string word = out.path.substr(space + 1);
    const auto sign = word.find(":=");
    if (sign == std::string::npos || sign == 0) break;
    out.arguments.emplace(word.substr(0, sign), word.substr(sign + 2));
    out.path = std::string(trim(out.path.substr(0, space)));
  }
  return out;
}

// The name of the outermost element.
std::string outermost(std::string_view text) {
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    // A comment may hold elements: skip it whole.
    if (text.substr(at, 4) == "<!--") {
      at = text.find("-->", at);
      if (at == std::string_view::npos) break;
      continue;
    }
    // A tag begins with a letter; declarations (<?, <!) do not.
    if (at + 1 < text.size() && std::isalpha(static_cast<unsigned char>(text[at + 1])) != 0)
      return std::string(text.substr(at + 1, text.find_first_of(" \t\r\n/>", at) - at - 1));
  }
  return {};
}

// The URDF that a xacro text expands to; nothing where the text is a URDF already.
Result<std::optional<std::string>> expanded(const std::string& text, const PathAndArguments& given,
                                            const MeshRoots& roots) {
  const std::filesystem::path path(given.path);
  const bool xacro = lower_case(path.extension().string()) == ".xacro";
  // The extension, an argument or a macro in the text: each one asks for xacro.
  if (!xacro && given.arguments.empty() && !reading::uses_macros(text)) return std::optional<std::string>{};
  const auto fetch = [&](const std::string& name) { return reading::read_named_file(name, path, roots); };
  auto urdf = reading::expand_xacro(text, given.path, {given.arguments, fetch});
  if (!urdf) return urdf.error();
  return std::optional<std::string>(*std::move(urdf));
}

// URDF, xacro, MJCF or SDF, by the outermost element. A file that uses xacro is expanded first; lines in messages are
// then those of the expanded text.
Result<RobotReading> read_xml(const std::string& text, const PathAndArguments& given, const MeshRoots& roots) {
  const std::filesystem::path path(given.path);
  const auto meshes = reading::mesh_reader(path, roots);
  const std::string root = outermost(text);
  if (root == "sdf") return reading::read_sdf(text, given.path, meshes);
  // Included files are looked for where meshes are.
  if (root == "mujoco") {
    const auto beside = [&](const std::string& name) { return reading::read_named_file(name, path, roots); };
    try {
      return reading::read_mjcf(reading::mjcf_with_includes(text, given.path, beside), given.path, meshes);
    } catch (const reading::Refusal& refusal) {
      return refusal.error;
    }
  }
  const auto urdf = expanded(text, given, roots);
  if (!urdf) return urdf.error();
  // "(expanded)" tells the reader of a message which text its line counts in.
  const bool same = !urdf->has_value();
  return reading::read_urdf_with_meshes(same ? text : **urdf, given.path + (same ? "" : " (expanded)"), meshes);
}

}  // namespace

Result<reading::RobotText> reading::urdf_text(const std::string& name_or_path) {
  // Only files: catalogue robots have no visual meshes, and a directory is no robot.
  const PathAndArguments given = split_arguments(name_or_path);
  std::error_code failure;
  const std::filesystem::path path(given.path);
  if (is_catalogue_name(given.path) || !std::filesystem::is_regular_file(path, failure) ||
      std::filesystem::file_size(path, failure) > kLargestFile)
    return Error{ErrorCode::Unsupported, "this is no URDF", name_or_path, ""};
  const auto text = read_file(path);
  if (!text) return text.error();
  // MJCF and SDF are not URDF and have no <visual>.
  if (outermost(*text) != "robot") return Error{ErrorCode::Unsupported, "this is no URDF", name_or_path, ""};
  auto urdf = expanded(*text, given, MeshRoots{});
  if (!urdf) return urdf.error();
  return RobotText{path, urdf->has_value() ? **urdf : *text};
}

Result<RobotReading> read_robot(const std::string& name_or_path) { return read_robot(name_or_path, MeshRoots{}); }

Result<RobotReading> read_robot(const std::string& given, const MeshRoots& roots) {
  const PathAndArguments named = split_arguments(given);
  const std::string& name_or_path = named.path;
  // Name, existence, size, kind: the file is read only after these checks.
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
  // The extension chooses between YAML and XML; the outermost element then tells the XML formats apart.
  const std::string extension = lower_case(path.extension().string());
  if (extension == ".yaml" || extension == ".yml")
    return with_lint(parse_robot_yaml(*text, name_or_path), name_or_path);
  if (extension == ".urdf" || extension == ".xml" || extension == ".xacro" || extension == ".sdf" ||
      extension == ".mjcf") {
    auto reading = read_xml(*text, named, roots);
    // The reader names the file after its expansion; the source is the file itself.
    if (reading) reading->source = name_or_path;
    return reading;
  }
  return Error{ErrorCode::Unsupported, "'" + extension + "' is not a robot file's extension", name_or_path,
               "Give a .urdf, .xacro, .xml (MJCF), .sdf, .yaml or a name of the catalogue."};
}

Result<Robot> load_robot(const std::string& name_or_path) {
  auto reading = read_robot(name_or_path);
  if (!reading) return reading.error();
  return std::move(reading->robot);
}

}  // namespace armature
