#include "uploads.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "guard.hpp"

namespace armature::studio {
namespace fs = std::filesystem;
namespace {

// Collects the body, then parses it.
class JsonSink final : public BodySink {
 public:
  explicit JsonSink(std::function<Response(const Json&)> use) : use_(std::move(use)) {}
  std::string write(const char* data, std::size_t size) override {
    text_.append(data, size);
    return {};
  }
  // The whole body is there.
  void finish(std::function<void(Response)> reply) override {
    // What has the wrong type is the sender's mistake, not a fault of the studio.
    const Json json = parse(text_);
    if (!json.is_object()) return reply(refusal(400, "the body is not a JSON object"));
    try {
      reply(use_(json));
    } catch (const Json::exception&) {
      reply(refusal(400, "an entry of the JSON has the wrong type"));
    }
  }

 private:
  std::function<Response(const Json&)> use_;
  std::string text_;
};

// Size first, then byte by byte.
bool same_content(const fs::path& a, const fs::path& b) {
  std::error_code failed;
  // Files that cannot be read count as different.
  if (fs::file_size(a, failed) != fs::file_size(b, failed) || failed) return false;
  const int first = ::open(a.c_str(), O_RDONLY | O_CLOEXEC), second = ::open(b.c_str(), O_RDONLY | O_CLOEXEC);
  bool same = first >= 0 && second >= 0;
  std::array<char, 65536> x{}, y{};
  // Until both end together.
  while (same) {
    const auto got = ::read(first, x.data(), x.size());
    same = got >= 0 && ::read(second, y.data(), y.size()) == got &&
           std::memcmp(x.data(), y.data(), static_cast<std::size_t>(got)) == 0;
    if (got <= 0) break;
  }
  if (first >= 0) ::close(first);
  if (second >= 0) ::close(second);
  return same;
}

// Writes under a hidden name and renames it at the end; whatever goes wrong, the rest is removed.
class FileSink final : public BodySink {
 public:
  // Folders on the way are made; a failure is told when the first byte arrives.
  FileSink(fs::path place, std::string shown, bool replace, std::function<void()> done)
      : place_(std::move(place)), shown_(std::move(shown)), replace_(replace), done_(std::move(done)) {
    std::error_code failed;
    fs::create_directories(place_.parent_path(), failed);
    // A name that cannot be guessed, made anew.
    partial_ = place_.parent_path() / (".upload-" + random_secret().substr(0, 16));
    file_ = ::open(partial_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (file_ < 0) wrong_ = shown_ + " cannot be written: " + std::strerror(errno);
  }
  ~FileSink() override {
    if (file_ >= 0) ::close(file_);
    std::error_code ignored;
    fs::remove(partial_, ignored);
  }
  FileSink(const FileSink&) = delete;
  FileSink& operator=(const FileSink&) = delete;

  // A write may take a part only, or be interrupted.
  std::string write(const char* data, std::size_t size) override {
    while (wrong_.empty() && size > 0) {
      const auto put = ::write(file_, data, size);
      if (put < 0 && errno == EINTR) continue;
      if (put <= 0) {
        wrong_ = shown_ + " cannot be written: " + std::strerror(errno) + ". Nothing of it was kept.";
        break;
      }
      data += put;
      size -= static_cast<std::size_t>(put);
    }
    return wrong_;
  }

  // The file is complete: check what is there, then give it its name.
  void finish(std::function<void(Response)> reply) override {
    if (!wrong_.empty()) return reply(refusal(507, wrong_));
    // On the disk before it gets its name.
    if (::fsync(file_) != 0) return reply(refusal(507, shown_ + " cannot be written: " + std::strerror(errno)));
    std::error_code failed;
    // A directory or a link is not replaced, and other content only if the caller said so.
    const auto there = fs::symlink_status(place_, failed);
    if (fs::exists(there) && !fs::is_regular_file(there)) return reply(refusal(409, shown_ + " is not a file"));
    if (fs::exists(there) && !replace_ && !same_content(place_, partial_))
      return reply(refusal(409, shown_ + " exists with other content"));
    fs::rename(partial_, place_, failed);
    if (failed) return reply(refusal(507, shown_ + " cannot be written: " + failed.message()));
    // The page learns of it, and the sender gets the name under which it was kept.
    done_();
    Response response;
    response.status = 201;
    response.body = dump({{"path", shown_}});
    reply(std::move(response));
  }

 private:
  fs::path place_, partial_;
  std::string shown_, wrong_;
  bool replace_;
  std::function<void()> done_;
  int file_ = -1;
};

}  // namespace

std::unique_ptr<BodySink> json_sink(std::function<Response(const Json&)> use) {
  return std::make_unique<JsonSink>(std::move(use));
}

std::unique_ptr<BodySink> file_sink(const fs::path& place, const std::string& shown, bool replace,
                                    std::function<void()> done) {
  return std::make_unique<FileSink>(place, shown, replace, std::move(done));
}

}  // namespace armature::studio
