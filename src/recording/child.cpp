// A forked reader and the pipe back from it.
#include "recording/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <new>

#include "recording/bytes.hpp"
#include "recording/sandbox.hpp"

namespace armature::recording {
namespace {

// Numbers go through the pipe as their bytes: both ends are one program. Texts have a 32-bit length before them.
template <class T>
void put(std::string& out, T value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}
void put(std::string& out, const std::string& text) {
  put(out, static_cast<std::uint32_t>(text.size()));
  out += text;
}

// 1 and a table, or 0 and an error, as bytes.
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
  // Names, conversions, origin of the time, ledger, then the numbers by rows.
  list(result->names);
  list(result->conversions);
  put(out, result->epoch_ns);
  put(out, static_cast<std::int64_t>(result->ledger.rows_read));
  put(out, static_cast<std::int64_t>(result->ledger.rows_used));
  put(out, static_cast<std::uint32_t>(result->ledger.entries.size()));
  for (const auto& entry : result->ledger.entries) {
    put(out, entry.what);
    put(out, static_cast<std::int64_t>(entry.count));
    put(out, entry.place);
  }
  put(out, static_cast<std::int64_t>(result->values.rows()));
  out.append(reinterpret_cast<const char*>(result->values.data()),
             static_cast<std::size_t>(result->values.size()) * sizeof(double));
  return out;
}

}  // namespace

Result<Table> unpack_answer(const std::string& bytes, const std::string& file) {
  Bytes in(bytes);
  // Bytes gives zeros after its end, so one test at the end of each part is enough.
  const Error lost{ErrorCode::FileUnreadable, "the reader's answer was cut off", file, ""};
  if (in.take<std::uint8_t>() == 0) {
    // An error without a message shows a child that did not send pack's bytes.
    Error error{static_cast<ErrorCode>(in.take<std::int32_t>()), "", file, ""};
    error.message = std::string(in.take_string());
    error.hint = std::string(in.take_string());
    if (error.message.empty()) error.message = "cannot be read, and its reader does not say why";
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
  out.epoch_ns = in.take<std::int64_t>();
  out.ledger.rows_read = in.take<std::int64_t>();
  out.ledger.rows_used = in.take<std::int64_t>();
  const auto entries = in.take<std::uint32_t>();
  for (std::uint32_t i = 0; i < entries && in.good(); ++i) {
    Ledger::Entry entry;
    entry.what = std::string(in.take_string());
    entry.count = in.take<std::int64_t>();
    entry.place = std::string(in.take_string());
    out.ledger.entries.push_back(std::move(entry));
  }
  const auto rows = in.take<std::int64_t>();
  const auto columns = std::ssize(out.names);
  // The child is not trusted either: the sizes must be those of the bytes that came.
  if (!in.good() || rows < 0 || columns == 0 || in.left() % (static_cast<std::size_t>(columns) * sizeof(double)) != 0 ||
      in.left() / (static_cast<std::size_t>(columns) * sizeof(double)) != static_cast<std::size_t>(rows)) {
    return lost;
  }
  out.values.resize(rows, columns);
  const auto data = in.take(in.left());
  if (!data.empty()) std::memcpy(out.values.data(), data.data(), data.size());
  return out;
}

namespace {

// Memory and time grow with the file up to what the options allow: a small file that wants much is a bomb.
SandboxLimits limits_of(const std::filesystem::path& path, const ReadOptions& options) {
  std::error_code failure;
  const auto size = std::filesystem::file_size(path, failure);
  // A file whose size is not known counts as 1 MB.
  const double megabytes = failure ? 1 : static_cast<double>(size) / 1e6;
  // The program itself takes 150 MB and starts within 6 s on a busy machine; packed data grow a hundredfold at most
  // before they are numbers, and a megabyte is read in a second.
  constexpr double kProgram = 150e6, kPerMegabyte = 100e6, kStart_s = 6;
  const double most = std::min(options.child_gigabytes * 1e9, kProgram + kPerMegabyte * megabytes);
  const double seconds = std::min(options.child_seconds, kStart_s + megabytes);
  return {static_cast<std::uint64_t>(most), static_cast<std::uint64_t>(std::ceil(seconds))};
}

// The child: enters the sandbox, reads, sends the answer and ends without running the parent's destructors.
[[noreturn]] void run_child(int pipe, pid_t parent, const SandboxLimits& limits,
                            const std::function<Result<Table>()>& work) {
  // The libraries inside print their complaints; ours never does.
  const int null = open("/dev/null", O_WRONLY);
  dup2(null, STDOUT_FILENO);
  dup2(null, STDERR_FILENO);
  enter_sandbox(limits, parent);
  // A handler that the parent has set must not run here; a crash is to end the child.
  for (const int crash : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) signal(crash, SIG_DFL);
  // Whatever is thrown becomes an answer, so that the user hears the reason.
  std::string answer;
  try {
    answer = pack(work());
  } catch (const std::bad_alloc&) {
    answer = pack(Error{ErrorCode::FileUnreadable,
                        "reading it needs more than " + std::to_string(limits.bytes / 1000000) + " MB of memory", "",
                        "A file of its size should not: it is damaged, or made to fill the memory."});
  } catch (const std::exception& problem) {
    answer = pack(Error{ErrorCode::FileUnreadable, problem.what(), "", ""});
  }
  // write may take less than it is given.
  std::size_t at = 0;
  while (at < answer.size()) {
    const auto wrote = write(pipe, answer.data() + at, answer.size() - at);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) break;
    at += static_cast<std::size_t>(wrote);
  }
  _exit(at == answer.size() ? 0 : 1);
}

// Everything the child sends until it closes the pipe; false when time runs out or it sends more than it may use.
bool collect(int pipe, double seconds, std::uint64_t most, std::string& out) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  std::string block(1 << 16, '\0');
  for (;;) {
    // The deadline holds for the whole answer: a child that sends byte by byte gets no more time.
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd wait{pipe, POLLIN, 0};
    const int ready = poll(&wait, 1, static_cast<int>(left.count()));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    const auto got = read(pipe, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    // The end of the pipe; whether the answer is whole is seen when it is unpacked.
    if (got <= 0) return true;
    if (out.size() + static_cast<std::size_t>(got) > most) return false;
    out.append(block.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace

Result<Table> read_in_child(const std::filesystem::path& path, const ReadOptions& options,
                            const std::function<Result<Table>()>& work) {
  // A pipe and a fork. Close-on-exec keeps the pipe out of other programs that this process may start.
  const std::string file = path.filename().string();
  const SandboxLimits limits = limits_of(path, options);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Error{ErrorCode::FileUnreadable, "no pipe for a reader process", file, ""};
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return Error{ErrorCode::FileUnreadable, "no process for a reader", file, ""};
  }
  // run_child does not return.
  if (child == 0) {
    close(ends[0]);
    run_child(ends[1], parent, limits, work);
  }
  // The child has the only writing end now, so the pipe ends when it does.
  close(ends[1]);
  std::string answer;
  const bool in_time = collect(ends[0], options.child_seconds, limits.bytes, answer);
  close(ends[0]);
  // Collect the child in every case, so that no zombie is left.
  if (!in_time) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const std::string hint = "The file is probably damaged; export it again, or as CSV.";
  // SIGXCPU comes from the limit of processor time.
  const bool spent = WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
  if (!in_time || spent) {
    return Error{
        ErrorCode::FileUnreadable,
        "reading took more than " + std::to_string(limits.seconds) + " s or more memory than such a file needs", file,
        hint};
  }
  if (WIFSIGNALED(status)) {
    return Error{ErrorCode::FileUnreadable, std::string("its reader crashed (") + strsignal(WTERMSIG(status)) + ")",
                 file, hint};
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return Error{ErrorCode::FileUnreadable, "its reader stopped without an answer", file, hint};
  }
  return unpack_answer(answer, file);
}

}  // namespace armature::recording
