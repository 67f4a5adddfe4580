// Files that are written whole or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "armature/error.hpp"

namespace armature {

/// The whole content of a file.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// Writes `content` beside `path`, flushes it to the disk and renames it into place: a reader, or a power cut,
/// sees the old file or the new one. Creates missing parent directories. A killed writer leaves a hidden `.partial`
/// beside the file; the next one that succeeds removes what processes of this machine that are gone have left.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view content);

/// Files that belong together: all are written beside their places and flushed before the first is renamed, in the
/// order given. A full disk leaves all old; a kill between two renames leaves the later files old, so the one that is
/// read first stands last.
[[nodiscard]] Result<void> write_files(const std::vector<std::pair<std::filesystem::path, std::string>>& files);

/// A directory that appears whole. Files are written into a hidden neighbour; commit() puts it into place in one step.
/// Without commit() nothing is left behind.
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

/// A directory with these files (name, content) that appears whole.
[[nodiscard]] Result<void> write_directory(const std::filesystem::path& target,
                                           const std::vector<std::pair<std::string, std::string>>& files);

/// SHA-256 as 64 hexadecimal digits.
[[nodiscard]] std::string checksum(std::string_view content);

}  // namespace armature
