// Mapping files.
#include "armature/files.hpp"
#include "armature/recording.hpp"

namespace armature {

Result<Mapping> load_mapping(const std::filesystem::path& path) {
  auto content = read_file(path);
  if (!content) return content.error();
  return parse_mapping(*content, path.filename().string());
}

}  // namespace armature
