#include "children.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <chrono>
#include <cstring>

namespace armature::studio {
namespace {

constexpr std::size_t kMostOutput = 64u << 20;  // bytes of a result; the largest seen is 2 MB
constexpr std::size_t kMostSaid = 64u << 10;    // last bytes of stderr
constexpr int kProgressFd = 3;                  // where a child tells its progress (apps/cli/terminal.hpp)

double now_s() { return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count(); }

}  // namespace

// One job: waiting, running or ended.
class Child : public std::enable_shared_from_this<Child> {
 public:
  enum class State { Waiting, Running, Ended, Failed, Killed };

  Child(boost::asio::io_context& context, int number, Order asked, std::function<void()> changed)
      : id(number),
        order(std::move(asked)),
        changed_(std::move(changed)),
        out_(context),
        said_(context),
        told_(context) {}

  int id;
  Order order;
  State state = State::Waiting;
  pid_t pid = -1;
  bool asked_to_stop = false;

  [[nodiscard]] bool active() const { return state == State::Waiting || state == State::Running; }
  [[nodiscard]] bool finished() const { return exited_ && open_ == 0; }

  // Fork and exec; the child dies with the studio.
  void launch(const std::string& program, const std::string& folder) {
    // Three pipes: result, messages, progress.
    std::array<int, 2> out{}, said{}, told{};
    if (::pipe2(out.data(), O_CLOEXEC) != 0 || ::pipe2(said.data(), O_CLOEXEC) != 0 ||
        ::pipe2(told.data(), O_CLOEXEC) != 0)
      return fail("no more files can be opened");
    // The same program with the verb and its words.
    std::vector<std::string> words = {program, order.verb, "--json"};
    words.insert(words.end(), order.words.begin(), order.words.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    started_ = now_s();
    pid = ::fork();
    if (pid == 0) run_child(argv, folder, out[1], said[1], told[1]);
    // The child holds the writing ends; the studio keeps the reading ends.
    for (const int end : {out[1], said[1], told[1]}) ::close(end);
    if (pid < 0) return fail("no process can be started: " + std::string(std::strerror(errno)));
    state = State::Running;
    open_ = 3;
    out_.assign(out[0]), said_.assign(said[0]), told_.assign(told[0]);
    read(out_, [this](const char* data, std::size_t size) { keep_output(data, size); });
    read(said_, [this](const char* data, std::size_t size) { keep_said(data, size); });
    read(told_, [this](const char* data, std::size_t size) { keep_progress(data, size); });
  }

  // The exit may come before the last bytes, or after them.
  void on_exit(int status) {
    status_ = status;
    exited_ = true;
    // What it started itself must not hold its pipes open.
    ::kill(-pid, SIGKILL);
    settle();
  }

  // What the page shows of every job; the result itself is in details().
  [[nodiscard]] Json describe() const {
    static constexpr std::array<const char*, 5> kWords = {"waiting", "running", "ended", "failed", "killed"};
    Json json = {{"id", id},
                 {"verb", order.verb},
                 {"command", order.command},
                 {"out", order.out},
                 {"state", kWords[static_cast<std::size_t>(state)]},
                 {"stopping", asked_to_stop}};
    if (started_ > 0) json["started"] = started_;
    if (ended_ > 0) json["ended"] = ended_;
    if (state == State::Running) json["progress"] = progress_;
    if (state == State::Running && motion_.is_object()) json["motion"] = motion_;
    if (!history_.empty()) json["history"] = history_;
    if (!verdict_.is_null()) json["verdict"] = verdict_, json["files"] = files_;
    if (!error_.empty()) json["error"] = error_;
    return json;
  }

  [[nodiscard]] Json details() const {
    Json json = describe();
    json["said"] = stderr_;
    json["envelope"] = active() ? Json() : envelope_;
    return json;
  }

 private:
  // In the child between fork and exec. It dies with the studio, and has a process group so that all it starts can be
  // ended.
  [[noreturn]] static void run_child(std::vector<char*>& argv, const std::string& folder, int out, int said, int told) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::setpgid(0, 0);
    const int nothing = ::open("/dev/null", O_RDONLY);
    ::dup2(nothing, 0);
    // Moved up first, so that none of them is overwritten by the next.
    const int high_out = ::fcntl(out, F_DUPFD, 10), high_said = ::fcntl(said, F_DUPFD, 10),
              high_told = ::fcntl(told, F_DUPFD, 10);
    ::dup2(high_out, 1), ::dup2(high_said, 2), ::dup2(high_told, kProgressFd);
    ::close(high_out), ::close(high_said), ::close(high_told);
    // Sockets of the studio are not the child's business; Beast does not open them close-on-exec.
    ::close_range(kProgressFd + 1, ~0U, 0);
    ::setenv("ARMATURE_PROGRESS_FD", "3", 1);
    // The studio's signal settings are not the job's.
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGINT, SIG_DFL), ::signal(SIGCHLD, SIG_DFL), ::signal(SIGTERM, SIG_DFL);
    if (::chdir(folder.c_str()) == 0) ::execv(argv[0], argv.data());
    constexpr char kSorry[] = "the program cannot be started again\n";
    [[maybe_unused]] const auto ignored = ::write(2, kSorry, sizeof kSorry - 1);
    ::_exit(127);
  }

  // The job never ran.
  void fail(const std::string& why) {
    state = State::Failed;
    error_ = why;
    ended_ = now_s();
    changed_();
  }

  // Reads a pipe until it closes and hands every part to `keep`.
  template <class Keep>
  void read(boost::asio::posix::stream_descriptor& from, Keep keep) {
    auto buffer = std::make_shared<std::array<char, 16384>>();
    from.async_read_some(boost::asio::buffer(*buffer), [self = shared_from_this(), &from, keep, buffer](
                                                           boost::system::error_code failed, std::size_t got) {
      if (failed) {
        --self->open_;
        return self->settle();
      }
      keep(buffer->data(), got);
      self->read(from, keep);
    });
  }

  // A result beyond the limit is cut off there, cannot be parsed any more, and so counts as failed.
  void keep_output(const char* data, std::size_t size) {
    output_.append(data, std::min(size, kMostOutput - output_.size()));
  }
  // Only the last part matters: an error is at the end.
  void keep_said(const char* data, std::size_t size) {
    stderr_.append(data, size);
    if (stderr_.size() > kMostSaid) stderr_.erase(0, stderr_.size() - kMostSaid);
  }
  // One JSON object per line.
  void keep_progress(const char* data, std::size_t size) {
    line_.append(data, size);
    if (line_.size() > 65536) line_.clear();
    for (auto end = line_.find('\n'); end != std::string::npos; end = line_.find('\n')) {
      Json step = Json::parse(line_.substr(0, end), nullptr, false);
      line_.erase(0, end + 1);
      if (step.is_object()) note(std::move(step));
    }
    changed_();
  }
  // The first number of the message over time; thinned by half when it grows long.
  void note(Json step) {
    // "condition 61.2": the first word that is a number.
    const std::string message = step.value("message", "");
    std::size_t at = message.find_first_of("0123456789");
    while (at != std::string::npos && at > 0 && message[at - 1] != ' ')
      at = message.find_first_of("0123456789", at + 1);
    if (at != std::string::npos) {
      const double value = std::strtod(message.c_str() + at, nullptr);
      history_.push_back({now_s() - started_, value});
      if (history_.size() > 240) {
        Json thin = Json::array();
        for (std::size_t i = 0; i < history_.size(); i += 2) thin.push_back(history_[i]);
        history_ = std::move(thin);
      }
    }
    // Data of a step, such as a motion so far, is kept apart from the words.
    if (step.contains("data")) {
      motion_ = std::move(step["data"]);
      step.erase("data");
    }
    progress_ = std::move(step);
  }

  // After the exit and the last byte: what came of it.
  void settle() {
    if (!finished() || !active()) return;
    ended_ = now_s();
    Json envelope = Json::parse(output_, nullptr, false);
    output_ = {};
    // Killed, finished with a result, or failed with what it said. Codes 0 and 1 both have a result.
    if (WIFSIGNALED(status_)) {
      state = State::Killed;
      error_ = std::string(::strsignal(WTERMSIG(status_)));
    } else if (WEXITSTATUS(status_) <= 1 && envelope.is_object()) {
      state = State::Ended;
      verdict_ = envelope.value("verdict", Json());
      files_ = envelope.value("files", Json::array()).size();
      envelope_ = std::move(envelope);
    } else {
      state = State::Failed;
      error_ = stderr_.empty() ? "it ended with code " + std::to_string(WEXITSTATUS(status_)) : stderr_;
    }
    changed_();
  }

  std::function<void()> changed_;
  boost::asio::posix::stream_descriptor out_, said_, told_;
  int open_ = 0, status_ = 0;
  bool exited_ = false;
  double started_ = 0, ended_ = 0;
  std::size_t files_ = 0;  // that it made
  std::string output_, stderr_, line_, error_;
  Json progress_ = Json::object(), motion_, history_ = Json::array(), verdict_, envelope_;
};

Children::Children(boost::asio::io_context& context, std::string program, std::string folder,
                   std::function<void()> changed)
    : context_(context), program_(std::move(program)), folder_(std::move(folder)), changed_(std::move(changed)) {}

Children::~Children() { kill_all(); }

std::shared_ptr<Child> Children::find(int id) const {
  for (const auto& child : children_) {
    if (child->id == id) return child;
  }
  return nullptr;
}

// Two jobs must not write to one place.
Result<int> Children::start(const Order& order) {
  std::size_t waiting = 0;
  for (const auto& child : children_) {
    waiting += child->state == Child::State::Waiting ? 1 : 0;
    if (child->active() && !order.out.empty() && child->order.out == order.out)
      return Error{ErrorCode::Usage, "another job writes there", order.out,
                   "Wait for it, stop it, or choose another name."};
  }
  if (waiting >= kWaiting)
    return Error{ErrorCode::Usage, "too many jobs are waiting", order.verb, "Wait until one of them has ended."};
  // When a job changes, another one may have room to start.
  children_.push_back(std::make_shared<Child>(context_, ++last_, order, [this] {
    start_waiting();
    changed_();
  }));
  // The oldest that have ended are forgotten.
  while (children_.size() > kKept && !children_.front()->active()) children_.pop_front();
  start_waiting();
  changed_();
  return last_;
}

// The oldest first, at most kAtATime together.
void Children::start_waiting() {
  std::size_t running = 0;
  for (const auto& child : children_) running += child->state == Child::State::Running ? 1 : 0;
  for (const auto& child : children_) {
    if (running >= kAtATime) return;
    if (child->state != Child::State::Waiting) continue;
    child->launch(program_, folder_);
    ++running;
  }
}

Result<void> Children::stop(int id, bool now) {
  const auto child = find(id);
  if (!child || !child->active())
    return Error{ErrorCode::NotFound, "this job is not running", std::to_string(id), "It may have ended just now."};
  // One that has not started is only crossed off; a running one gets Ctrl-C first.
  if (child->state == Child::State::Waiting) {
    child->state = Child::State::Killed;
  } else {
    ::kill(child->pid, now || child->asked_to_stop ? SIGKILL : SIGINT);
    child->asked_to_stop = true;
  }
  changed_();
  return {};
}

// A copy of the list: what ends can start others and change it.
void Children::reap() {
  for (const auto& child : std::deque(children_)) {
    if (child->state != Child::State::Running) continue;
    int status = 0;
    if (::waitpid(child->pid, &status, WNOHANG) == child->pid) child->on_exit(status);
  }
}

// Whole process groups.
void Children::kill_all() {
  for (const auto& child : children_) {
    if (child->state == Child::State::Running) ::kill(-child->pid, SIGKILL);
  }
}

Json Children::describe() const {
  Json list = Json::array();
  for (const auto& child : children_) list.push_back(child->describe());
  return list;
}

Json Children::details(int id) const {
  const auto child = find(id);
  return child ? child->details() : Json();
}

}  // namespace armature::studio
