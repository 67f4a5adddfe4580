#include "recording/spool.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "armature/output.hpp"

namespace armature::recording {
namespace fs = std::filesystem;
namespace {

// 2 GB: a pipe may never end, and the copy lies on the temporary disk.
constexpr std::size_t kMost = std::size_t{2} << 30;

// Copies everything; what went wrong in words, empty if nothing did.
std::string copy_all(int from, int to) {
  std::string block(1 << 16, '\0');
  std::size_t total = 0;
  for (;;) {
    const ssize_t got = ::read(from, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::strerror(errno);
    if (got == 0) return "";
    total += static_cast<std::size_t>(got);
    if (total > kMost) return "more than 2 GB came out of it";
    // write may take less than it is given; go on until the block is written.
    for (ssize_t done = 0; done < got;) {
      const ssize_t wrote = ::write(to, block.data() + done, static_cast<std::size_t>(got - done));
      if (wrote < 0 && errno == EINTR) continue;
      if (wrote < 0) return "the temporary directory cannot hold it: " + std::string(std::strerror(errno));
      done += wrote;
    }
  }
}

}  // namespace

Result<SpooledFile> SpooledFile::make(const fs::path& path) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  // These give their bytes once only; a regular file can be opened as often as needed.
  const bool once = fs::is_fifo(status) || fs::is_character_file(status) || fs::is_socket(status);
  if (!once) return SpooledFile(path, {});
  // The user can always make a file of it first.
  const auto refuse = [&](const std::string& what) {
    return Error{ErrorCode::FileUnreadable, what, path.string(), "Write it to a file and name that."};
  };
  // A directory of its own, so that the copy keeps the file name that messages show.
  std::string pattern = (fs::temp_directory_path(failure) / "armature-XXXXXX").string();
  if (failure || ::mkdtemp(pattern.data()) == nullptr) return refuse("no temporary directory can be made");
  SpooledFile spooled(fs::path(pattern) / safe_file_name(path.filename().string()), pattern);
  // Only this user can read the copy (0600).
  const int from = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (from < 0) return refuse("cannot be opened: " + std::string(std::strerror(errno)));
  const int to = ::open(spooled.path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  const std::string wrong = to < 0 ? std::strerror(errno) : copy_all(from, to);
  ::close(from);
  if (to >= 0) ::close(to);
  if (!wrong.empty()) return refuse(wrong);
  return spooled;
}

// The moved-from object owns nothing any more, so it removes nothing.
SpooledFile::SpooledFile(SpooledFile&& other) noexcept
    : path_(std::move(other.path_)), folder_(std::move(other.folder_)) {
  other.folder_.clear();
}

// A failure to remove is ignored: a destructor cannot report it.
SpooledFile::~SpooledFile() {
  std::error_code ignored;
  if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

}  // namespace armature::recording
