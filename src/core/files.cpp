#include "armature/files.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace armature {
namespace fs = std::filesystem;
namespace {

// RENAME_EXCHANGE of renameat2(2); spelled out because <linux/fs.h> clashes with <sys/mount.h> on some systems.
constexpr unsigned kRenameExchange = 1U << 1;

std::string host_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

// ".name.host.": what the partials of a file begin with when they were made on this machine.
std::string partial_prefix(const fs::path& path) { return "." + path.filename().string() + "." + host_name() + "."; }

constexpr std::string_view kPartial = ".partial";

// ".name.host.process-count.partial"
fs::path neighbour(const fs::path& path) {
  static std::atomic<unsigned> counter{0};
  const std::string own = std::to_string(getpid()) + "-" + std::to_string(counter++);
  return path.parent_path() / (partial_prefix(path) + own + std::string(kPartial));
}

// Whether a file name is a partial of this machine whose process is gone.
bool abandoned(const std::string& name, const std::string& prefix) {
  if (!name.starts_with(prefix) || !name.ends_with(kPartial)) return false;
  const long process = std::strtol(name.c_str() + prefix.size(), nullptr, 10);
  return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

// What killed commands left of the same output. Failing to remove it harms nobody.
void remove_abandoned(const fs::path& path) {
  const std::string prefix = partial_prefix(path);
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  std::error_code ignored;
  std::vector<fs::path> found;
  for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored)) {
    if (abandoned(at->path().filename().string(), prefix)) found.push_back(at->path());
  }
  for (const fs::path& left : found) fs::remove_all(left, ignored);
}

Error unwritable(const fs::path& path, int reason) {
  const char* hint = reason == ENOSPC   ? "Free some space and run again."
                     : reason == EACCES ? "Choose a directory you may write to."
                                        : "Choose another place.";
  return {ErrorCode::FileUnwritable, "cannot be written: " + std::string(std::strerror(reason)), path.string(), hint};
}

// Writes everything or reports errno.
int write_all(int file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t done = ::write(file, content.data(), content.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return errno;
    content.remove_prefix(static_cast<std::size_t>(done));
  }
  return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

// A file that was not there, with this content, flushed; errno where that fails.
int write_new(const fs::path& path, std::string_view content) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  int reason = write_all(file, content);
  if (::close(file) != 0 && reason == 0) reason = errno;
  return reason;
}

Result<void> make_parent(const fs::path& path) {
  std::error_code failure;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), failure);
  if (failure) return unwritable(path.parent_path(), failure.value());
  return {};
}

}  // namespace

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
  }
  ::close(file);
  return content;
}

Result<void> write_file(const fs::path& path, std::string_view content) {
  return write_files({{path, std::string(content)}});
}

Result<void> write_files(const std::vector<std::pair<fs::path, std::string>>& files) {
  std::vector<fs::path> partials;
  const auto give_up = [&](Error error) {
    for (const fs::path& partial : partials) ::unlink(partial.c_str());
    return error;
  };
  for (const auto& [path, content] : files) {
    if (auto made = make_parent(path); !made) return give_up(made.error());
    partials.push_back(neighbour(path));
    if (const int reason = write_new(partials.back(), content); reason != 0) return give_up(unwritable(path, reason));
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (::rename(partials[i].c_str(), files[i].first.c_str()) != 0) return give_up(unwritable(files[i].first, errno));
    remove_abandoned(files[i].first);
  }
  return {};
}

Result<StagedDirectory> StagedDirectory::make(const fs::path& given) {
  fs::path target = given.lexically_normal();
  if (!target.has_filename()) target = target.parent_path();
  if (auto made = make_parent(target); !made) return made.error();
  const fs::path staging = neighbour(target);
  std::error_code failure;
  fs::create_directory(staging, failure);
  if (failure) return unwritable(target, failure.value());
  return StagedDirectory(target, staging);
}

StagedDirectory::StagedDirectory(StagedDirectory&& other) noexcept
    : target_(std::move(other.target_)), staging_(std::move(other.staging_)) {
  other.staging_.clear();
}

StagedDirectory& StagedDirectory::operator=(StagedDirectory&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(staging_, other.staging_);
  return *this;
}

StagedDirectory::~StagedDirectory() {
  std::error_code ignored;
  if (!staging_.empty()) fs::remove_all(staging_, ignored);
}

Result<void> StagedDirectory::write(const fs::path& name, std::string_view content) const {
  return write_file(staging_ / name, content);
}

Result<void> StagedDirectory::commit() {
  std::error_code failure;
  if (!fs::exists(target_, failure)) {
    fs::rename(staging_, target_, failure);
    if (failure) return unwritable(target_, failure.value());
    staging_.clear();
  } else if (::syscall(SYS_renameat2, AT_FDCWD, staging_.c_str(), AT_FDCWD, target_.c_str(), kRenameExchange) != 0) {
    return unwritable(target_, errno);
  }
  // After a swap the staging name holds the old directory, which the destructor removes.
  remove_abandoned(target_);
  return {};
}

Result<void> write_directory(const fs::path& target, const std::vector<std::pair<std::string, std::string>>& files) {
  auto staged = StagedDirectory::make(target);
  if (!staged) return staged.error();
  for (const auto& [name, content] : files) {
    if (auto written = staged->write(name, content); !written) return written;
  }
  return staged->commit();
}

}  // namespace armature
