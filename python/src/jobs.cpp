// Jobs of the library run from Python: fields in as JSON, the outcome back, files written where they were asked for.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <csignal>
#include <exception>
#include <mutex>

#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "errors.hpp"
#include "jobs/field_values.hpp"
#include "module.hpp"

namespace armature::python {
namespace {

// Ctrl-C while a job runs. Python's handler only acts between two instructions of the main thread, which waits for
// the job; jobs ask from worker threads.
volatile std::sig_atomic_t interrupted = 0;
extern "C" void note_interrupt(int) { interrupted = 1; }

// Replaces the handler of SIGINT for its lifetime. Wanted in Python's main thread only.
class InterruptWatch {
 public:
  explicit InterruptWatch(bool wanted) : wanted_(wanted) {
    if (!wanted_) return;
    // A press from before this job does not count.
    interrupted = 0;
    struct sigaction action = {};
    action.sa_handler = note_interrupt;
    sigaction(SIGINT, &action, &before_);
  }
  ~InterruptWatch() {
    if (wanted_) sigaction(SIGINT, &before_, nullptr);
  }
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  [[nodiscard]] bool seen() const { return wanted_ && interrupted != 0; }

 private:
  bool wanted_;
  struct sigaction before_ = {};
};

// Calls a Python function with each step; an exception in it stops the job and is raised when the job has ended.
class Listener {
 public:
  explicit Listener(nb::object function) : function_(std::move(function)) {}
  // Called by worker threads: the lock of the interpreter is needed.
  void tell(const ProgressStep& step) {
    nb::gil_scoped_acquire locked;
    // After the first failure the function is not called again.
    if (failure_) return;
    try {
      function_(step.stage, step.share, step.left_s, step.message);
    } catch (...) {
      failure_ = std::current_exception();
    }
  }
  [[nodiscard]] bool failed() {
    nb::gil_scoped_acquire locked;
    return failure_ != nullptr;
  }
  // After the job, with the lock held: the exception goes on as if it had been raised here.
  void rethrow() {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  nb::object function_;
  std::exception_ptr failure_;
};

// KeyError for a verb that does not exist.
std::unique_ptr<Job> job_of(const std::string& verb) {
  auto job = make_job(verb);
  if (!job) throw nb::key_error(("there is no verb \"" + verb + "\"").c_str());
  return job;
}

// The declared kind of each field: what its value cannot tell (a list that is empty, a number that is absent).
class Kinds final : public FieldVisitor {
 public:
  std::vector<std::string> list;
  void visit(const Field&, bool&) override { list.emplace_back("bool"); }
  void visit(const Field&, int&) override { list.emplace_back("int"); }
  void visit(const Field&, std::uint64_t&) override { list.emplace_back("int"); }
  void visit(const Field&, double&) override { list.emplace_back("float"); }
  void visit(const Field&, std::optional<double>&) override { list.emplace_back("float | None"); }
  void visit(const Field&, std::string&) override { list.emplace_back("str"); }
  void visit(const Field&, std::vector<std::string>&) override { list.emplace_back("words"); }
  void visit(const Field&, std::vector<double>&) override { list.emplace_back("numbers"); }
};

// Every verb with its fields, as JSON: what signatures, docstrings and checks are made from.
std::string declarations() {
  // The same declarations from which the command line is made.
  Json out = Json::array();
  for (const auto& job : make_jobs()) {
    Kinds kinds;
    job->declare(kinds);
    Json fields = Json::array();
    std::size_t i = 0;
    // Kinds were visited in the same order as the fields are listed.
    for (const auto& [field, value, raw] : list_fields(*job)) {
      fields.push_back({{"name", json_key(field.name)},
                        {"kind", kinds.list[i++]},
                        {"help", field.help},
                        {"unit", field.unit},
                        {"choices", field.choices},
                        {"positional", field.positional},
                        {"required", field.required},
                        {"input", field.input},
                        {"default", value}});
    }
    out.push_back({{"verb", job->verb()},
                   {"summary", job->summary()},
                   {"example", job->example()},
                   {"writes", job->output() != Job::Output::None},
                   {"fields", fields}});
  }
  return out.dump();
}

/// A job that has run, and what came of it.
class Run {
 public:
  Run(const std::string& verb, const std::string& fields, const std::string& working_directory) : job_(job_of(verb)) {
    // Names, types and ranges are checked here; the error names armature.<verb>.
    take(set_fields(*job_, Json::parse(fields), "armature." + verb));
    job_->working_directory = working_directory;
  }

  void run(const std::string& out, bool force, const nb::object& progress, bool watch_interrupt) {
    // Without `out` nothing is written; with it, an existing place is refused before the work.
    job_->out = out.empty() ? "-" : out;
    if (!out.empty()) take(check_output(*job_, force));
    // The job reports progress and asks whether to stop, from its threads.
    Listener listener(progress);
    InterruptWatch watch(watch_interrupt);
    const bool listens = !progress.is_none();
    Progress work;
    work.stop_requested = [&] { return watch.seen() || (listens && listener.failed()); };
    if (listens) work.report = [&](const ProgressStep& step) { listener.tell(step); };
    // The job runs without the lock, so that other Python threads go on.
    auto result = [&] {
      nb::gil_scoped_release released;
      return run_job(*job_, work);
    }();
    // The caller's exception first, then Ctrl-C, then the job's error.
    listener.rethrow();
    if (watch.seen()) {
      PyErr_SetNone(PyExc_KeyboardInterrupt);
      throw nb::python_error();
    }
    outcome_ = take(std::move(result));
    if (!out.empty()) write(out, force);
  }

  // Writes the outcome that is there; for results that were asked for in memory.
  std::string write(const std::string& out, bool force) {
    job_->out = out;
    return take(write_outcome(*job_, outcome_, force)).string();
  }

  [[nodiscard]] std::string verb() const { return job_->verb(); }
  [[nodiscard]] std::string envelope() { return armature::envelope(*job_, outcome_); }
  [[nodiscard]] std::string command() { return command_line(*job_, false); }
  [[nodiscard]] const Outcome& outcome() const { return outcome_; }

 private:
  std::unique_ptr<Job> job_;
  Outcome outcome_;
};

// Files made in Python, written like those of a job: all of them or none.
void write_files_to(const std::string& directory, const std::vector<std::pair<std::string, nb::bytes>>& files) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const auto& [name, content] : files) list.emplace_back(name, std::string(content.c_str(), content.size()));
  take(write_directory(directory, list));
}

// Contents as bytes by name.
nb::dict files_of(const Run& run) {
  nb::dict files;
  for (const JobFile& file : run.outcome().files)
    files[file.name.c_str()] = nb::bytes(file.content.data(), file.content.size());
  return files;
}

}  // namespace

// The Python package wraps these in one function per verb.
void bind_jobs(nb::module_& module) {
  module.def("write_files", &write_files_to, nb::arg("directory"), nb::arg("files"),
             "A directory with these files that appears whole.");
  module.def("declarations", &declarations, "Every verb and its fields as JSON.");
  nb::class_<Run>(module, "Run", "A job that has run, and what came of it.")
      .def(nb::init<const std::string&, const std::string&, const std::string&>(), nb::arg("verb"), nb::arg("fields"),
           nb::arg("working_directory"))
      .def("run", &Run::run, nb::arg("out"), nb::arg("force"), nb::arg("progress").none(), nb::arg("watch_interrupt"))
      .def("write", &Run::write, nb::arg("out"), nb::arg("force"))
      .def_prop_ro("verb", &Run::verb)
      .def_prop_ro("text", [](const Run& self) { return plain(self.outcome().text); })
      .def_prop_ro("stopped", [](const Run& self) { return self.outcome().stopped; })
      .def_prop_ro("command", &Run::command)
      .def_prop_ro("files", &files_of, nb::sig("def files(self) -> dict[str, bytes]"))
      .def("envelope", &Run::envelope);
}

}  // namespace armature::python
