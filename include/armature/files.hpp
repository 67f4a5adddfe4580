// Files that are written whole or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "armature/error.hpp"

namespace armature {

/// The whole content of a file.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// Writes `content` beside `path`, flushes it to the disk and renames it into place: a reader, or a power cut,
/// sees the old file or the new one. Creates missing parent directories.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view content);

/// A directory that appears whole. Files are written into a hidden neighbour; commit() puts them into place, one
/// rename per file, the manifest last. Without commit() nothing is left behind.
class StagedDirectory {
 public:
  [[nodiscard]] static Result<StagedDirectory> make(const std::filesystem::path& target);
  StagedDirectory(StagedDirectory&& other) noexcept;
  StagedDirectory& operator=(StagedDirectory&& other) noexcept;
  StagedDirectory(const StagedDirectory&) = delete;
  StagedDirectory& operator=(const StagedDirectory&) = delete;
  ~StagedDirectory();

  /// Where to write before commit().
  [[nodiscard]] const std::filesystem::path& path() const { return staging_; }
  [[nodiscard]] Result<void> write(const std::filesystem::path& name, std::string_view content) const;
  /// If the target does not exist: one rename. If it does: the old directory is swapped out atomically.
  [[nodiscard]] Result<void> commit();

 private:
  StagedDirectory(std::filesystem::path target, std::filesystem::path staging)
      : target_(std::move(target)), staging_(std::move(staging)) {}
  std::filesystem::path target_;
  std::filesystem::path staging_;
};

/// SHA-256 as 64 hexadecimal digits.
[[nodiscard]] std::string checksum(std::string_view content);

}  // namespace armature
