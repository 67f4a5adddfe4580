#include "armature/output.hpp"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <ostream>

#include "armature/files.hpp"
#include "core/atomic.hpp"
#include "core/output_place.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// Flags of renameat2(2); spelled out because <linux/fs.h> clashes with <sys/mount.h> on some systems.
constexpr unsigned kRenameNoReplace = 1U << 0;
constexpr unsigned kRenameExchange = 1U << 1;

// rename(2) that can refuse to replace or exchange two names in one step.
int rename_with(const fs::path& from, const fs::path& to, unsigned flags) {
  return ::syscall(SYS_renameat2, AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) == 0 ? 0 : errno;
}

// File systems that know renameat2 and not its flags, directories that are mount points.
bool cannot_swap(int reason) {
  return reason == EINVAL || reason == ENOSYS || reason == EXDEV || reason == EBUSY || reason == EPERM;
}

// Whether a file begins as every job.json does.
bool is_marked(const fs::path& note) {
  constexpr std::string_view kMark = R"({"format":"armature job")";
  std::string start(kMark.size(), '\0');
  std::error_code failure;
  if (!fs::is_regular_file(fs::symlink_status(note, failure))) return false;
  std::ifstream file(note, std::ios::binary);
  return file.read(start.data(), static_cast<std::streamsize>(start.size())) && start == kMark;
}

// Removes our files from a directory that was swapped out. What appeared in it since it was looked at goes back.
void clear_old(const fs::path& old, const fs::path& target, const std::vector<std::string>& ours) {
  std::error_code ignored;
  for (const std::string& name : ours) fs::remove(old / name, ignored);
  std::vector<fs::path> left;
  for (fs::directory_iterator at(old, ignored), end; !ignored && at != end; at.increment(ignored))
    left.push_back(at->path());
  for (const fs::path& path : left) {
    // A file of ours that could not be removed is no part of the new output.
    if (std::find(ours.begin(), ours.end(), path.filename().string()) != ours.end()) continue;
    // Folders that Armature made are empty by now; one that is not holds a user's file.
    if (fs::is_directory(fs::symlink_status(path, ignored)) && fs::is_empty(path, ignored))
      fs::remove(path, ignored);
    else if (!is_abandoned(path.filename().string()))
      rename_with(path, target / path.filename(), kRenameNoReplace);
    else
      fs::remove_all(path, ignored);
  }
  fs::remove(old, ignored);
}

// Old names that the new output no longer has.
std::vector<std::string> stale(const std::vector<std::string>& ours, const std::vector<std::string>& names) {
  std::vector<std::string> left;
  for (const std::string& name : ours) {
    if (std::find(names.begin(), names.end(), name) == names.end()) left.push_back(name);
  }
  return left;
}

// File by file into a directory that stays. A mark that knows old and new goes first, the final one last, so that a
// killed command can be run again.
Result<void> merge(const fs::path& staging, const OutputPlace& place, const std::vector<std::string>& names) {
  // All names that the directory may hold while files are replaced, each once.
  std::vector<std::string> both = place.ours;
  both.insert(both.end(), names.begin(), names.end());
  std::sort(both.begin(), both.end());
  both.erase(std::unique(both.begin(), both.end()), both.end());
  auto unfinished = job_text(R"({"format":"armature job","unfinished":true})", both);
  if (!unfinished) return unfinished.error();
  // First the unfinished mark, then the results, then the mark of the finished job.
  std::vector<std::pair<fs::path, std::string>> files = {{place.path / kJobFile, *std::move(unfinished)}};
  const auto add = [&](const std::string& name) -> Result<void> {
    auto content = read_file(staging / name);
    if (!content) return content.error();
    files.emplace_back(place.path / name, *std::move(content));
    return {};
  };
  for (const std::string& name : names) {
    if (name == kJobFile) continue;
    if (auto added = add(name); !added) return added;
  }
  if (auto added = add(std::string(kJobFile)); !added) return added;
  if (auto written = write_files(files); !written) return written;
  std::error_code ignored;
  // Old files go when the new output is complete.
  for (const std::string& name : stale(place.ours, names)) fs::remove(place.path / name, ignored);
  return {};
}

}  // namespace

// The place is decided before any work, then a hidden directory beside it takes the files.
Result<StagedDirectory> StagedDirectory::make(const fs::path& target, OutputOptions options) {
  const auto place = decide_place(target, {}, options);
  if (!place) return place.error();
  if (auto made = make_parent(place->path); !made) return made.error();
  const fs::path staging = neighbour(place->path);
  std::error_code failure;
  fs::create_directory(staging, failure);
  if (failure) return unwritable(place->path, failure.value());
  return StagedDirectory(target, staging, std::move(options));
}

StagedDirectory::StagedDirectory(StagedDirectory&& other) noexcept
    : target_(std::move(other.target_)),
      staging_(std::move(other.staging_)),
      options_(std::move(other.options_)),
      names_(std::move(other.names_)) {
  // The one that was moved from removes nothing.
  other.staging_.clear();
}

StagedDirectory& StagedDirectory::operator=(StagedDirectory&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(staging_, other.staging_);
  std::swap(options_, other.options_);
  std::swap(names_, other.names_);
  return *this;
}

// Without commit(), all that was written is removed.
StagedDirectory::~StagedDirectory() {
  std::error_code ignored;
  if (!staging_.empty()) fs::remove_all(staging_, ignored);
}

Result<void> StagedDirectory::write(const fs::path& name, std::string_view content) {
  if (auto good = check_name(name); !good) return good;
  const std::string plain = name.generic_string();
  // Two inputs may give their results one name; neither may be lost.
  if (std::find(names_.begin(), names_.end(), plain) != names_.end()) {
    return Error{ErrorCode::FileUnwritable, "two results have this name", (target_ / name).string(),
                 "Rename one of the inputs that they are called after."};
  }
  if (auto written = write_file(staging_ / name, content); !written) return written;
  names_.push_back(plain);
  return {};
}

Result<void> StagedDirectory::commit() {
  // The mark, with the list of what is beside it.
  std::string given;
  const bool has_job = std::find(names_.begin(), names_.end(), kJobFile) != names_.end();
  if (has_job) {
    auto text = read_file(staging_ / kJobFile);
    if (!text) return text.error();
    given = *std::move(text);
  }
  auto job = job_text(given, names_);
  if (!job) return job.error();
  if (*job != given) {
    if (auto written = write_file(staging_ / kJobFile, *job); !written) return written;
  }
  if (!has_job) names_.emplace_back(kJobFile);

  // Into place. The place is looked at again: the work in between may have taken hours.
  auto place = decide_place(target_, names_, options_);
  if (!place) return place.error();
  // A rename is safe once the directory above is on the disk.
  const auto flush = [&] { return sync_directory(folder_of(place->path)); };
  const auto finish = [&](int reason) -> Result<void> {
    remove_abandoned(place->path);
    if (reason != 0) return unflushed(place->path, reason);
    return {};
  };
  if (const int reason = sync_directory(staging_); reason != 0) return unwritable(target_, reason);
  // Nothing is there: one rename that does not replace what has appeared meanwhile.
  if (place->way == OutputPlace::Way::New) {
    int reason = rename_with(staging_, place->path, kRenameNoReplace);
    if (cannot_swap(reason)) reason = ::rename(staging_.c_str(), place->path.c_str()) == 0 ? 0 : errno;
    if (reason != 0) return unwritable(target_, reason);
    staging_.clear();
    return finish(flush());
  }
  // Ours alone: old and new directory change names in one step.
  if (place->way == OutputPlace::Way::Swap) {
    const int reason = rename_with(staging_, place->path, kRenameExchange);
    if (reason != 0 && !cannot_swap(reason)) return unwritable(target_, reason);
    if (reason == 0) {
      // The new name is on the disk before the old files go: a power cut in between leaves one of the two.
      const int confirmed = flush();
      clear_old(staging_, place->path, place->ours);
      staging_.clear();
      return finish(confirmed);
    }
  }
  // Others' files stay, or the system cannot swap: file by file.
  if (auto merged = merge(staging_, *place, names_); !merged) return merged;
  return finish(flush());
}

// Asked with all names before the first file is written.
Result<void> write_directory(const fs::path& target, const std::vector<std::pair<std::string, std::string>>& files,
                             const OutputOptions& options) {
  std::vector<std::string> names;
  for (const auto& [name, content] : files) names.push_back(name);
  if (auto good = check_output(target, names, options); !good) return good;
  auto staged = StagedDirectory::make(target, options);
  if (!staged) return staged.error();
  for (const auto& [name, content] : files) {
    if (auto written = staged->write(name, content); !written) return written;
  }
  return staged->commit();
}

Result<void> check_output_file(const fs::path& path, const std::vector<std::string>& suffixes,
                               const OutputOptions& options) {
  // The note beside a file says that it, and what else begins with its name, is ours.
  const bool ours = is_marked(path.string() + "." + std::string(kJobFile));
  std::error_code failure;
  for (const std::string& suffix : suffixes) {
    const fs::path place = path.string() + suffix;
    for (const fs::path& input : options.inputs) {
      // Two names may mean one file, through links or another spelling.
      if (fs::equivalent(place, input, failure)) {
        return Error{ErrorCode::FileUnwritable, "is read by this command and would be replaced by its result",
                     place.string(), "Choose another name."};
      }
    }
    if (!options.force && !ours && fs::is_regular_file(place, failure)) {
      return Error{ErrorCode::FileUnwritable, "exists and was not written by Armature", place.string(),
                   "Give --out another name, or --force to replace it."};
    }
  }
  return {};
}

Result<void> write_output_files(const fs::path& path, const std::vector<std::pair<std::string, std::string>>& files,
                                const OutputOptions& options) {
  std::vector<std::pair<fs::path, std::string>> places;
  std::vector<std::string> suffixes;
  for (const auto& [suffix, content] : files) {
    places.emplace_back(path.string() + suffix, content);
    suffixes.push_back(suffix);
  }
  if (auto good = check_output_file(path, suffixes, options); !good) return good;
  return write_files(places);
}

Result<void> check_stream(std::ostream& stream, std::string_view name) {
  // A stream does not say why it failed; errno often does.
  errno = 0;
  stream.flush();
  if (stream.good()) return {};
  return Error{ErrorCode::FileUnwritable,
               "cannot be written" + (errno != 0 ? ": " + std::string(std::strerror(errno)) : std::string()),
               std::string(name), "Free some space, or send the output elsewhere."};
}

}  // namespace armature
