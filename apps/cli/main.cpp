// The command line binds, prints and exits. Everything else is a job of the library.
#include <cxxabi.h>

#include <atomic>
#include <csignal>
#include <exception>
#include <iostream>
#include <map>
#include <new>
#include <typeinfo>

#include "armature/arguments.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "terminal.hpp"
#ifdef ARMATURE_WITH_STUDIO
#include "studio_job.hpp"
#endif

namespace armature::cli {
namespace {

/// 0 good · 1 finished, and the verdict is not good · 2 usage · 3 input · 4 numerical failure.
enum class ExitCode { Good = 0, NotGood = 1, Usage = 2, Input = 3, Numerical = 4 };

// Set by Ctrl-C: long work ends with the best so far. A second Ctrl-C ends the process at once, and so does a second of
// time where there is no best so far. Files are written whole or not at all, so that nothing is left behind.
volatile std::sig_atomic_t interrupted = 0;
volatile std::sig_atomic_t has_best = 0;
constexpr int kInterruptedCode = 130;  // what shells say of a process that Ctrl-C ended

// The second Ctrl-C finds the default handler again.
void on_interrupt(int) {
  interrupted = 1;
  std::signal(SIGINT, SIG_DFL);
  if (has_best == 0) ::alarm(1);
}

// Called from a signal handler too: only write and _exit are allowed there.
[[noreturn]] void end_with_nothing() {
  constexpr char kWords[] = "\narmature: stopped, nothing is written\n";
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kWords, sizeof kWords - 1);
  ::_exit(kInterruptedCode);
}

void on_alarm(int) { end_with_nothing(); }

constexpr char kNoMemory[] = "armature: not enough memory. Give shorter logs, or fewer at a time.\n";

// Memory may end where no exception can leave: in a noexcept function of another library, or before main. Output files
// are replaced whole, so that the process can end anywhere. An exception that such a function stops has no type here;
// that it is in flight after memory ended says enough.
std::atomic<bool> memory_ended = false;

void on_no_memory() {
  memory_ended = true;
  throw std::bad_alloc();
}

// Out of memory ends with a sentence; anything else is a fault of the program and aborts.
[[noreturn]] void on_terminate() {
  const std::type_info* problem = abi::__cxa_current_exception_type();
  const bool memory = problem == nullptr
                          ? memory_ended && std::uncaught_exceptions() > 0
                          : *problem == typeid(std::bad_alloc) || *problem == typeid(std::bad_array_new_length);
  if (!memory) std::abort();
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kNoMemory, sizeof kNoMemory - 1);
  ::_exit(static_cast<int>(ExitCode::Numerical));
}

// Before any object of this program is made.
[[gnu::constructor(101)]] void watch_memory() {
  std::set_new_handler(on_no_memory);
  std::set_terminate(on_terminate);
}

// Prints an error and gives the exit code of its kind.
ExitCode fail(const Error& error) {
  // "armature identify: …" says already who speaks.
  const bool named = error.where.rfind("armature ", 0) == 0;
  std::cerr << red(named ? "" : "armature: ", STDERR_FILENO) << error.text() << '\n';
  switch (error.code) {
    case ErrorCode::Usage: return ExitCode::Usage;
    case ErrorCode::Numerical: return ExitCode::Numerical;
    default: return ExitCode::Input;
  }
}

// A job reports its progress here, and learns here of Ctrl-C. Text is made safe for a terminal.
Progress progress_of(const CommonArguments& common, ProgressLine& line) {
  Progress progress;
  progress.stop_requested = [] { return interrupted != 0; };
  progress.best_so_far = [] { has_best = 1; };
  if (!common.quiet)
    progress.report = [&line](ProgressStep step) {
      step.stage = for_terminal(step.stage), step.message = for_terminal(step.message);
      line.show(step);
    };
  return progress;
}

// Green, yellow or red.
std::string coloured(Verdict::Level level, const std::string& text) {
  switch (level) {
    case Verdict::Level::Good: return green(text);
    case Verdict::Level::Doubtful: return yellow(text);
    case Verdict::Level::Bad: break;
  }
  return red(text);
}

// Problems and warnings before the verdict; notes only where nothing is more important. Notes of one kind with one
// advice, such as a mesh missing in every link, are one line.
void print_findings(const std::vector<Finding>& findings) {
  constexpr int kMost = 12;  // what a person reads; the rest is in job.json
  int left = kMost, more = 0;
  for (const Severity severity : {Severity::Problem, Severity::Warning, Severity::Note}) {
    // Notes that share kind and advice are counted first.
    std::map<std::pair<std::string, std::string>, int> alike;
    if (severity == Severity::Note) {
      for (const Finding& f : findings) alike[{f.kind, f.advice}] += f.severity == severity && !f.advice.empty();
    }
    for (const Finding& f : findings) {
      if (f.severity != severity) continue;
      int& same = alike[{f.kind, f.advice}];
      if (same < 0) continue;  // said with the first of its kind
      // Beyond what a person reads, findings are counted only.
      if (left-- <= 0) {
        ++more;
        continue;
      }
      const std::string mark = severity == Severity::Problem   ? red("problem: ")
                               : severity == Severity::Warning ? yellow("warning: ")
                                                               : dim("note: ");
      std::cout << mark << for_terminal(f.text());
      if (same > 1) std::cout << " (" << same - 1 << " more of this kind, in job.json or with --json)", same = -1;
      std::cout << '\n';
    }
  }
  if (more > 0) std::cout << dim("and " + std::to_string(more) + " more, in job.json or with --json") << '\n';
}

// What a person sees: text, findings, the place of the files, and the verdict last.
void print(Job& job, const Outcome& outcome, const std::filesystem::path& place) {
  const std::string text = colour_wanted() ? outcome.text : plain(outcome.text);
  // A text that was asked for instead of a file stays as it is.
  const bool document = (job.out == "-" && job.output() == Job::Output::File) || outcome.verdict.text.empty();
  std::cout << (document ? text : for_terminal(text));
  if (!outcome.text.empty() && outcome.text.back() != '\n') std::cout << '\n';
  if (document) return;
  print_findings(outcome.findings);
  if (!place.empty()) std::cout << "written: " << for_terminal(place.string()) << '\n';
  std::cout << bold(coloured(outcome.verdict.level, std::string(to_string(outcome.verdict.level)) + ": "))
            << for_terminal(outcome.verdict.text) << (outcome.stopped ? " (stopped: this is the best so far)" : "")
            << '\n';
}

// Arguments, checks of the place, the job, its files, and what is printed.
ExitCode run_verb(Job& job, const std::vector<std::string>& words) {
  const auto common = read_arguments(job, words);
  if (!common) return fail(common.error());
  if (common->help) {
    std::cout << (colour_wanted() ? help_text(job) : plain(help_text(job)));
    return ExitCode::Good;
  }
  // The place of the results is checked before the work, not after it.
  if (auto allowed = check_output(job, common->force); !allowed) return fail(allowed.error());
  ProgressLine line;
  const auto outcome = run_job(job, progress_of(*common, line));
  // The work is done: an alarm that Ctrl-C has set must not end the writing of files.
  ::alarm(0);
  line.clear();
  if (!outcome) return fail(outcome.error());
  if (outcome->stopped && outcome->files.empty()) end_with_nothing();
  const auto place = write_outcome(job, *outcome, common->force);
  if (!place) return fail(place.error());
  // One JSON document for programs, text for people.
  if (common->json)
    std::cout << envelope(job, *outcome);
  else
    print(job, *outcome, *place);
  if (auto flushed = check_stream(std::cout, "standard output"); !flushed) return fail(flushed.error());
  return outcome->verdict.level == Verdict::Level::Good ? ExitCode::Good : ExitCode::NotGood;
}

#ifdef ARMATURE_WITH_STUDIO
using Studio = studio::ServedStudio;
#else
using Studio = StudioJob;  // says that this build has none
#endif

// The studio writes nothing itself: there is no place to check and no envelope.
ExitCode run_studio(const std::vector<std::string>& words) {
  Studio job;
  const auto common = read_arguments(job, words);
  if (!common) return fail(common.error());
  if (common->help) {
    std::cout << (colour_wanted() ? help_text(job) : plain(help_text(job)));
    return ExitCode::Good;
  }
  const auto outcome = job.run({});
  return outcome ? ExitCode::Good : fail(outcome.error());
}

// Verbs that are written in Python: the command of the wheel has them.
bool is_of_the_wheel(const std::string& word) { return word == "fleet" || word == "study"; }

// A verb of the Python package, or a word that may be misspelt.
Error unknown_verb(const std::string& word) {
  if (is_of_the_wheel(word))
    return {ErrorCode::Usage, "the verb \"" + word + "\" comes with the Python package", "",
            "pip install armature-dynamics[fleet], then python -m armature " + word + "; docs/fleet.md."};
  std::vector<std::string> verbs;
  for (const auto& job : make_all_jobs()) verbs.emplace_back(job->verb());
  const auto near = nearest_name(word, verbs);
  return {ErrorCode::Usage, "there is no verb \"" + word + "\"", "",
          near ? "Did you mean armature " + *near + "?" : "armature --help lists the verbs."};
}

ExitCode run(const std::vector<std::string>& words) {
  const auto overview = [](int where) { return colour_wanted(where) ? overview_text() : plain(overview_text()); };
  if (words.empty()) {
    std::cerr << overview(STDERR_FILENO);
    return ExitCode::Usage;
  }
  // Questions about the program itself.
  if (words[0] == "--version") return std::cout << version_text() << '\n', ExitCode::Good;
  if (words[0] == "--help" || words[0] == "-h" || (words[0] == "help" && words.size() == 1))
    return std::cout << overview(STDOUT_FILENO), ExitCode::Good;
  // "armature help design" is "armature design --help".
  const bool asks = words[0] == "help";
  const std::vector<std::string> rest =
      asks ? std::vector<std::string>{"--help"} : std::vector<std::string>(words.begin() + 1, words.end());
  if (words[asks ? 1 : 0] == "studio") return run_studio(rest);
  const auto job = make_job(asks ? words[1] : words[0]);
  if (!job) return fail(unknown_verb(asks ? words[1] : words[0]));
  // Handlers are set only once there is a job that can be stopped.
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGALRM, on_alarm);
  return run_verb(*job, rest);
}

}  // namespace
}  // namespace armature::cli

int main(int argc, char** argv) {
  using namespace armature::cli;
  try {
    return static_cast<int>(run({argv + 1, argv + argc}));
  } catch (const std::bad_alloc&) {
    std::cerr << kNoMemory;
  } catch (const std::exception& error) {
    std::cerr << "armature: " << error.what() << ". Please report this, with the command.\n";
  }
  return static_cast<int>(ExitCode::Numerical);
}
