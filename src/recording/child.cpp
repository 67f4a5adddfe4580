// A forked reader and the pipe back from it.
#include "recording/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>

#include "armature/text.hpp"
#include "recording/bytes.hpp"

namespace armature::recording {
namespace {

template <class T>
void put(std::string& out, T value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}
void put(std::string& out, const std::string& text) {
  put(out, static_cast<std::uint32_t>(text.size()));
  out += text;
}

std::string pack(const Result<Table>& result) {
  std::string out;
  put(out, static_cast<std::uint8_t>(result.has_value() ? 1 : 0));
  if (!result) {
    put(out, static_cast<std::int32_t>(result.error().code));
    put(out, result.error().message);
    put(out, result.error().hint);
    return out;
  }
  const auto list = [&](const std::vector<std::string>& texts) {
    put(out, static_cast<std::uint32_t>(texts.size()));
    for (const auto& text : texts) put(out, text);
  };
  list(result->names);
  list(result->conversions);
  put(out, static_cast<std::int64_t>(result->values.rows()));
  out.append(reinterpret_cast<const char*>(result->values.data()),
             static_cast<std::size_t>(result->values.size()) * sizeof(double));
  return out;
}

Result<Table> unpack(const std::string& bytes, const std::string& file) {
  Bytes in(bytes);
  const Error lost{ErrorCode::FileUnreadable, "the reader's answer was cut off", file, ""};
  if (in.take<std::uint8_t>() == 0) {
    Error error{static_cast<ErrorCode>(in.take<std::int32_t>()), "", file, ""};
    error.message = std::string(in.take_string());
    error.hint = std::string(in.take_string());
    return in.good() ? error : lost;
  }
  Table out;
  out.file = file;
  const auto list = [&](std::vector<std::string>& texts) {
    const auto count = in.take<std::uint32_t>();
    for (std::uint32_t i = 0; i < count && in.good(); ++i) texts.emplace_back(in.take_string());
  };
  list(out.names);
  list(out.conversions);
  const auto rows = in.take<std::int64_t>();
  const auto columns = std::ssize(out.names);
  if (!in.good() || rows < 0 || in.left() != static_cast<std::size_t>(rows * columns) * sizeof(double)) return lost;
  out.values.resize(rows, columns);
  const auto data = in.take(in.left());
  std::memcpy(out.values.data(), data.data(), data.size());
  out.ledger.rows_read = out.ledger.rows_used = rows;
  return out;
}

[[noreturn]] void run_child(int pipe, const ReadOptions& options, const std::function<Result<Table>()>& work) {
  // The libraries inside print their complaints; ours never does.
  const int null = open("/dev/null", O_WRONLY);
  dup2(null, STDOUT_FILENO);
  dup2(null, STDERR_FILENO);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
#if !defined(ARMATURE_SANITIZED)
  // The address sanitizer reserves terabytes, so it cannot live under this limit.
  const auto most = static_cast<rlim_t>(options.child_gigabytes * 1e9);
  const rlimit memory{most, most};
  setrlimit(RLIMIT_AS, &memory);
#else
  (void)options;
#endif
  for (const int crash : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) signal(crash, SIG_DFL);
  std::string answer;
  try {
    answer = pack(work());
  } catch (const std::exception& problem) {
    answer = pack(Error{ErrorCode::FileUnreadable, problem.what(), "", ""});
  }
  std::size_t at = 0;
  while (at < answer.size()) {
    const auto wrote = write(pipe, answer.data() + at, answer.size() - at);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) break;
    at += static_cast<std::size_t>(wrote);
  }
  _exit(at == answer.size() ? 0 : 1);
}

// Everything the child sends until it closes the pipe; false when time runs out.
bool collect(int pipe, double seconds, std::string& out) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  std::string block(1 << 16, '\0');
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd wait{pipe, POLLIN, 0};
    const int ready = poll(&wait, 1, static_cast<int>(left.count()));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    const auto got = read(pipe, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return true;
    out.append(block.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace

Result<Table> read_in_child(const std::string& file, const ReadOptions& options,
                            const std::function<Result<Table>()>& work) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Error{ErrorCode::FileUnreadable, "no pipe for a reader process", file, ""};
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return Error{ErrorCode::FileUnreadable, "no process for a reader", file, ""};
  }
  if (child == 0) {
    close(ends[0]);
    run_child(ends[1], options, work);
  }
  close(ends[1]);
  std::string answer;
  const bool in_time = collect(ends[0], options.child_seconds, answer);
  close(ends[0]);
  if (!in_time) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const std::string hint = "The file is probably damaged; export it again, or as CSV.";
  if (!in_time) {
    return Error{ErrorCode::FileUnreadable, "reading took more than " + significant(options.child_seconds, 3) + " s",
                 file, hint};
  }
  if (WIFSIGNALED(status)) {
    return Error{ErrorCode::FileUnreadable, std::string("its reader crashed (") + strsignal(WTERMSIG(status)) + ")",
                 file, hint};
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return Error{ErrorCode::FileUnreadable, "its reader stopped without an answer", file, hint};
  }
  return unpack(answer, file);
}

}  // namespace armature::recording
