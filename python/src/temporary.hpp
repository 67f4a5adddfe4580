// A file that exists as long as somebody reads it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace armature::python {

class TemporaryFile {
 public:
  /// In a directory of its own that only this user can read.
  TemporaryFile(const std::string& name, std::string_view content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace armature::python
