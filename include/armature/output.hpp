// Where results go, and what may be replaced there: only what Armature wrote.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "armature/error.hpp"

namespace armature {

/// What an output may replace.
struct OutputOptions {
  /// Replace files of Armature in a directory that holds others too. Those others always stay. A single file is
  /// replaced although it is not ours.
  bool force = false;
  /// What the same command reads: files and directories that are never replaced.
  std::vector<std::filesystem::path> inputs;
};

/// The name of the file that marks a directory as ours. It begins with {"format":"armature job" and lists, as "files",
/// what Armature wrote beside it.
inline constexpr std::string_view kJobFile = "job.json";

/// Whether results may go to `target`. Call it before long work; writing asks again.
///
///   new or empty                                yes
///   marked by job.json, nothing else in it      yes, and its files are replaced
///   marked, and `names` share none of its files only with `force`: another command wrote it
///   holds anything that job.json does not list  only with `force`, and that stays; refused if a name of ours is taken
///   a file, a device, a link to nothing         no
///   something of it is an input                 no
///
/// `names` are the files to be written, as far as they are known.
[[nodiscard]] Result<void> check_output(const std::filesystem::path& target, const std::vector<std::string>& names = {},
                                        const OutputOptions& options = {});

/// A directory that appears whole. Files are written into a hidden neighbour; commit() puts it into place in one step.
/// Without commit() nothing is left behind.
class StagedDirectory {
 public:
  /// Refuses what check_output() refuses.
  [[nodiscard]] static Result<StagedDirectory> make(const std::filesystem::path& target, OutputOptions options = {});
  StagedDirectory(StagedDirectory&& other) noexcept;
  StagedDirectory& operator=(StagedDirectory&& other) noexcept;
  StagedDirectory(const StagedDirectory&) = delete;
  StagedDirectory& operator=(const StagedDirectory&) = delete;
  ~StagedDirectory();

  /// `name` is relative and stays below the directory; a name that was written before is refused.
  [[nodiscard]] Result<void> write(const std::filesystem::path& name, std::string_view content);
  /// Writes job.json where the caller did not, and completes its list of files. A new target takes one rename; one that
  /// is ours is swapped out in one step; where others' files stay (force), or a swap is not possible (working
  /// directory, mount point), file by file, each whole.
  [[nodiscard]] Result<void> commit();

 private:
  StagedDirectory(std::filesystem::path target, std::filesystem::path staging, OutputOptions options)
      : target_(std::move(target)), staging_(std::move(staging)), options_(std::move(options)) {}
  std::filesystem::path target_;
  std::filesystem::path staging_;
  OutputOptions options_;
  std::vector<std::string> names_;
};

/// A directory with these files (name, content) that appears whole; see StagedDirectory.
[[nodiscard]] Result<void> write_directory(const std::filesystem::path& target,
                                           const std::vector<std::pair<std::string, std::string>>& files,
                                           const OutputOptions& options = {});

/// Whether `path` and what is called path + suffix may be written. An existing file is ours if path.job.json beside it
/// is a note of ours; another one is replaced only with `force`, an input never.
[[nodiscard]] Result<void> check_output_file(const std::filesystem::path& path,
                                             const std::vector<std::string>& suffixes = {""},
                                             const OutputOptions& options = {});

/// Files (suffix, content) that belong together and are called path + suffix, in the order given: the file that is read
/// first is the last. Refuses what check_output_file() refuses; replaces regular files only; with a link, what it
/// points to.
[[nodiscard]] Result<void> write_output_files(const std::filesystem::path& path,
                                              const std::vector<std::pair<std::string, std::string>>& files,
                                              const OutputOptions& options = {});

/// Any text as the name of a file in the directory at hand: separators, control and invisible characters, quotes and
/// shell characters become '_', a leading '.' or '-' too; at most 100 bytes, "unnamed" if nothing is left.
[[nodiscard]] std::string safe_file_name(std::string_view text);

/// Safe names that differ from each other: the second "log" becomes "log-2".
[[nodiscard]] std::vector<std::string> distinct_file_names(const std::vector<std::string>& texts);

/// Flushes a stream such as stdout; an error if anything written to it was lost. `name` is for the message.
[[nodiscard]] Result<void> check_stream(std::ostream& stream, std::string_view name);

}  // namespace armature
