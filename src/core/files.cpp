#include "armature/files.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "core/atomic.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// The extension of a file that is still being written.
constexpr std::string_view kPartial = ".partial";
constexpr std::size_t kLargestFile = std::size_t{4} << 30;

// A process number means something on one machine only.
std::string host_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

// ".name.host.": what the partials of a file begin with when they were made on this machine. A name near the limit of
// 255 bytes is cut, and told apart by its checksum.
std::string partial_prefix(const fs::path& path) {
  constexpr std::size_t kLongest = 100;
  std::string name = path.filename().string();
  if (name.size() > kLongest) name = name.substr(0, kLongest) + "~" + checksum(name).substr(0, 8);
  return "." + name + "." + host_name().substr(0, 64) + ".";
}

// Whether "process-count.partial" was left by a process that is gone.
bool left_by_the_dead(std::string_view rest) {
  if (!rest.ends_with(kPartial)) return false;
  const long process = std::strtol(std::string(rest).c_str(), nullptr, 10);
  // Signal 0 only asks whether the process exists.
  return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

// Writes everything or reports errno.
int write_all(int file, std::string_view content) {
  while (!content.empty()) {
    // A write may take a part, or be interrupted by a signal.
    const ssize_t done = ::write(file, content.data(), content.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return errno;
    content.remove_prefix(static_cast<std::size_t>(done));
  }
  // Some file systems and devices do not know fsync: they say EINVAL or EROFS.
  return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

// Follows a link to the file that is meant. What exists must be a regular file: a device or a pipe is not replaced.
Result<fs::path> replaceable(const fs::path& path) {
  std::error_code failure;
  // The status of the link itself, then that of what it points to.
  const bool link = fs::is_symlink(fs::symlink_status(path, failure));
  const fs::file_status status = fs::status(path, failure);
  if (status.type() == fs::file_type::not_found) {
    if (!link) return path;
    return Error{ErrorCode::FileUnwritable, "is a link to nothing", path.string(),
                 "Remove it, or choose another name."};
  }
  if (status.type() == fs::file_type::directory) return unwritable(path, EISDIR);
  if (status.type() != fs::file_type::regular && status.type() != fs::file_type::none) {
    return Error{ErrorCode::FileUnwritable, "is not a regular file", path.string(), "Choose the name of a file."};
  }
  if (!link) return path;
  const fs::path resolved = fs::canonical(path, failure);
  if (failure) return unwritable(path, failure.value());
  return resolved;
}

}  // namespace

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

fs::path neighbour(const fs::path& path) {
  static std::atomic<unsigned> counter{0};
  // Process and counter: no other file of this machine has the name.
  const std::string own = std::to_string(getpid()) + "-" + std::to_string(counter++);
  return path.parent_path() / (partial_prefix(path) + own + std::string(kPartial));
}

bool is_abandoned(const std::string& file_name) {
  const std::string host = "." + host_name().substr(0, 64) + ".";
  // The last such part: a file's name may contain the host's too.
  const std::size_t at = file_name.rfind(host);
  return file_name.starts_with('.') && at != std::string::npos &&
         left_by_the_dead(std::string_view(file_name).substr(at + host.size()));
}

void remove_abandoned(const fs::path& path) {
  const std::string prefix = partial_prefix(path);
  std::error_code ignored;
  // Collected first: what a listing shows while its entries are removed is not specified.
  std::vector<fs::path> found;
  for (fs::directory_iterator at(folder_of(path), ignored), end; !ignored && at != end; at.increment(ignored)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with(prefix) && left_by_the_dead(std::string_view(name).substr(prefix.size())))
      found.push_back(at->path());
  }
  for (const fs::path& left : found) fs::remove_all(left, ignored);
}

// The system's reason, with what to do about it.
Error unwritable(const fs::path& path, int reason) {
  const char* hint = reason == ENOSPC   ? "Free some space and run again."
                     : reason == EACCES ? "Choose a directory you may write to."
                                        : "Choose another place.";
  return {ErrorCode::FileUnwritable, "cannot be written: " + std::string(std::strerror(reason)), path.string(), hint};
}

Error unflushed(const fs::path& path, int reason) {
  return {
      ErrorCode::FileUnwritable,
      "is written, but the disk did not confirm it, so a power cut may lose it: " + std::string(std::strerror(reason)),
      path.string(), "Check the disk and run again."};
}

int write_new(const fs::path& path, std::string_view content) {
  // O_EXCL: never an existing file, and never through a link.
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  int reason = write_all(file, content);
  // Some file systems report a failed write only here.
  if (::close(file) != 0 && reason == 0) reason = errno;
  return reason;
}

int sync_directory(const fs::path& directory) {
  const int folder = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  // A directory that may be written and not read cannot be flushed; its files were.
  if (folder < 0) return errno == EACCES ? 0 : errno;
  const int reason = ::fsync(folder) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
  ::close(folder);
  return reason;
}

Result<void> make_parent(const fs::path& path) {
  std::error_code failure;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), failure);
  if (failure) return unwritable(path.parent_path(), failure.value());
  return {};
}

// Read to the end, whatever size the file claims to have.
Result<std::string> read_file(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    return Error{ErrorCode::FileMissing, "cannot be opened: " + std::string(std::strerror(errno)), path.string(),
                 "Check the path."};
  }
  std::string content;
  std::string buffer(1 << 16, '\0');
  for (;;) {
    const ssize_t got = ::read(file, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      const int reason = errno;
      ::close(file);
      const char* hint = reason == EISDIR ? "A file was expected, this is a directory." : "Check the disk.";
      return Error{ErrorCode::FileUnreadable, "cannot be read: " + std::string(std::strerror(reason)), path.string(),
                   hint};
    }
    if (got == 0) break;
    content.append(buffer.data(), static_cast<std::size_t>(got));
    // A device such as /dev/zero never ends.
    if (content.size() > kLargestFile) {
      ::close(file);
      return Error{ErrorCode::FileUnreadable, "is larger than 4 GB", path.string(), "Give a smaller file."};
    }
  }
  ::close(file);
  return content;
}

Result<void> write_file(const fs::path& path, std::string_view content) {
  return write_files({{path, std::string(content)}});
}

Result<void> write_files(const std::vector<std::pair<fs::path, std::string>>& files) {
  std::vector<fs::path> partials, targets;
  // Without success nothing stays behind.
  const auto give_up = [&](Error error) {
    for (const fs::path& partial : partials) ::unlink(partial.c_str());
    return error;
  };

  // Everything is on the disk before the first name changes.
  for (const auto& [path, content] : files) {
    auto target = replaceable(path);
    if (!target) return give_up(target.error());
    if (auto made = make_parent(*target); !made) return give_up(made.error());
    partials.push_back(neighbour(*target));
    targets.push_back(*std::move(target));
    if (const int reason = write_new(partials.back(), content); reason != 0) return give_up(unwritable(path, reason));
  }

  // The names change in the order given, and stay changed after a power cut. A directory that cannot be flushed is
  // told at the end: the files belong together, and stopping would leave some of them old.
  Result<void> done;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (::rename(partials[i].c_str(), targets[i].c_str()) != 0) return give_up(unwritable(files[i].first, errno));
    if (const int reason = sync_directory(folder_of(targets[i])); reason != 0 && done)
      done = unflushed(files[i].first, reason);
    // What killed commands have left beside this file.
    remove_abandoned(targets[i]);
  }
  return done;
}

}  // namespace armature
