// A file that exists as long as this object.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace armature::python {

// For readers that take a path and not a text. The destructor removes file and directory.
class TemporaryFile {
 public:
  /// In a new directory that only this user can read.
  TemporaryFile(const std::string& name, std::string_view content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  void remove() const;

  std::filesystem::path path_;
};

}  // namespace armature::python
