#include "armature/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <system_error>

namespace armature {
namespace fs = std::filesystem;
namespace {

// RENAME_EXCHANGE of renameat2(2); spelled out because <linux/fs.h> clashes with <sys/mount.h> on some systems.
constexpr unsigned kRenameExchange = 1U << 1;

fs::path neighbour(const fs::path& path) {
  static std::atomic<unsigned> counter{0};
  const auto name = "." + path.filename().string() + "." + std::to_string(getpid()) + "-" + std::to_string(counter++);
  return path.parent_path() / (name + ".partial");
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
  if (auto made = make_parent(path); !made) return made.error();
  const fs::path partial = neighbour(path);
  const int file = ::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return unwritable(path, errno);
  int reason = write_all(file, content);
  if (::close(file) != 0 && reason == 0) reason = errno;
  if (reason == 0 && ::rename(partial.c_str(), path.c_str()) != 0) reason = errno;
  if (reason == 0) return {};
  ::unlink(partial.c_str());
  return unwritable(path, reason);
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
    return {};
  }
  // Swap old and new in one step; the destructor then removes the old one, which is now the staging name.
  if (::syscall(SYS_renameat2, AT_FDCWD, staging_.c_str(), AT_FDCWD, target_.c_str(), kRenameExchange) != 0) {
    return unwritable(target_, errno);
  }
  return {};
}

}  // namespace armature
