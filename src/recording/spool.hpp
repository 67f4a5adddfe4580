// A log that can be read once only, such as a pipe, kept while it is read several times.
#pragma once

#include <filesystem>

#include "armature/error.hpp"

namespace armature::recording {

/// The path itself for files and directories. What comes out of a pipe or device goes to a temporary file of the same
/// name, at most 2 GB, which is removed at the end.
class SpooledFile {
 public:
  [[nodiscard]] static Result<SpooledFile> make(const std::filesystem::path& path);
  SpooledFile(SpooledFile&& other) noexcept;
  SpooledFile(const SpooledFile&) = delete;
  SpooledFile& operator=(const SpooledFile&) = delete;
  SpooledFile& operator=(SpooledFile&&) = delete;
  ~SpooledFile();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  SpooledFile(std::filesystem::path path, std::filesystem::path folder)
      : path_(std::move(path)), folder_(std::move(folder)) {}
  std::filesystem::path path_;
  std::filesystem::path folder_;  // to be removed; empty: nothing was spooled
};

}  // namespace armature::recording
