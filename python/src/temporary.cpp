#include "temporary.hpp"

#include <cstdlib>

#include "armature/files.hpp"
#include "errors.hpp"

namespace armature::python {

TemporaryFile::TemporaryFile(const std::string& name, std::string_view content) {
  std::string folder = (std::filesystem::temp_directory_path() / "armature-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr)
    raise({ErrorCode::FileUnwritable, "no temporary directory can be made", folder, "Set TMPDIR."});
  path_ = std::filesystem::path(folder) / name;
  take(write_file(path_, content));
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  std::filesystem::remove_all(path_.parent_path(), ignored);
}

}  // namespace armature::python
