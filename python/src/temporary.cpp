#include "temporary.hpp"

#include <cstdlib>

#include "armature/files.hpp"
#include "errors.hpp"

namespace armature::python {

TemporaryFile::TemporaryFile(const std::string& name, std::string_view content) {
  // mkdtemp makes a new directory with mode 0700 in place of XXXXXX.
  std::string folder = (std::filesystem::temp_directory_path() / "armature-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr)
    raise({ErrorCode::FileUnwritable, "no temporary directory can be made", folder, "Set TMPDIR."});
  path_ = std::filesystem::path(folder) / name;
  // No object, no destructor: the directory must not stay.
  if (const auto written = write_file(path_, content); !written) {
    remove();
    raise(written.error());
  }
}

TemporaryFile::~TemporaryFile() { remove(); }

void TemporaryFile::remove() const {
  // A destructor must not throw: what cannot be removed stays in the temporary directory.
  std::error_code ignored;
  std::filesystem::remove_all(path_.parent_path(), ignored);
}

}  // namespace armature::python
