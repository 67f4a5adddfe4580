#include "studio_job.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/posix/stream_descriptor.hpp>
#include <cstdlib>
#include <iostream>

#include "app.hpp"

namespace armature::studio {
namespace fs = std::filesystem;
namespace {

// A page that only this user can read and that leads to the address. The address itself would be in the list of
// processes, where every user of the machine sees it.
class Doorstep {
 public:
  explicit Doorstep(const std::string& address) {
    std::error_code failed;
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    // The user's own runtime directory where there is one.
    const fs::path folder = runtime != nullptr ? fs::path(runtime) : fs::temp_directory_path(failed);
    path_ = folder / ("armature-studio-" + random_secret().substr(0, 16) + ".html");
    // Made anew and never through a link, so that it cannot be prepared for us.
    const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0) return;
    const std::string text =
        "<!doctype html><meta charset=utf-8><title>Armature</title><meta http-equiv=refresh content=\"0;url=" +
        address + "\"><a href=\"" + address + "\">Open the studio</a>\n";
    ready_ = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(file);
  }
  ~Doorstep() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove(path_, ignored);
  }
  Doorstep(const Doorstep&) = delete;
  Doorstep& operator=(const Doorstep&) = delete;

  [[nodiscard]] bool ready() const { return ready_; }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
  bool ready_ = false;
};

// Forks twice, so that the browser is not a child of the studio and outlives it.
void open_browser(const fs::path& page) {
  const pid_t first = ::fork();
  if (first == 0) {
    if (::fork() == 0) {
      const int nothing = ::open("/dev/null", O_RDWR);
      // Its words are not the studio's, and it inherits no descriptor and no terminal.
      ::dup2(nothing, 0), ::dup2(nothing, 1), ::dup2(nothing, 2);
      ::close_range(3, ~0U, 0);
      ::setsid();
      ::execlp("xdg-open", "xdg-open", page.c_str(), static_cast<char*>(nullptr));
      ::_exit(127);
    }
    ::_exit(0);
  }
  if (first > 0) ::waitpid(first, nullptr, 0);
}

// Says what it means to listen on more than this machine.
void warn(const std::string& listen) {
  std::cerr << "Warning: the studio can be reached from the network of " << listen << ", and nothing is encrypted.\n"
            << "Who listens there can read the session, your logs and your models, and start jobs as you. Use it in a "
               "network you trust,\n"
            << "or leave --listen out and carry the port with ssh -L (docs/studio.md)." << std::endl;
}

// Each call makes a new token: the address printed before is no longer good.
void print_address(App& app) {
  std::cout << "The studio is at " << app.new_address() << "\n"
            << "This address is good for one browser. Press Enter for a new one, Ctrl-C to end." << std::endl;
}

// Enter prints a new address.
void watch_keyboard(boost::asio::posix::stream_descriptor& keyboard, App& app) {
  auto line = std::make_shared<std::array<char, 256>>();
  keyboard.async_read_some(boost::asio::buffer(*line), [&, line](boost::system::error_code failed, std::size_t got) {
    if (failed || got == 0) return;
    print_address(app);
    watch_keyboard(keyboard, app);
  });
}

}  // namespace

Result<Outcome> ServedStudio::run(const Progress&) {
  // Jobs run the very program that serves.
  std::error_code failed;
  AppOptions options{at(folder), fs::read_symlink("/proc/self/exe", failed).string(), listen, port, {}};
  boost::asio::io_context context(1);
  auto app = App::make(context, options);
  if (!app) return app.error();
  // Ctrl-C and SIGTERM end it in order.
  boost::asio::signal_set ends(context, SIGINT, SIGTERM);
  ends.async_wait([&](boost::system::error_code, int) { (*app)->stop(); });
  if (!is_loopback(listen)) warn(listen);
  // The page that leads to the address is removed when the studio ends.
  std::unique_ptr<Doorstep> doorstep;
  if (no_browser) {
    print_address(**app);
  } else {
    const std::string address = (*app)->new_address();
    doorstep = std::make_unique<Doorstep>(address);
    std::cout << "The studio is at " << address << "\n"
              << "This address is good for one browser. Press Enter for a new one, Ctrl-C to end." << std::endl;
    if (doorstep->ready()) open_browser(doorstep->path());
  }
  // Without a terminal there is no keyboard to watch.
  boost::asio::posix::stream_descriptor keyboard(context);
  if (::isatty(STDIN_FILENO) == 1) {
    keyboard.assign(::dup(STDIN_FILENO));
    watch_keyboard(keyboard, **app);
  }
  (*app)->start();
  context.run();
  Outcome outcome;
  outcome.verdict = make_verdict("the studio was closed", {});
  return outcome;
}

}  // namespace armature::studio
