// A verb is a job: inputs, options, and one function that does the work. The command line, the Python package, the
// studio and the tests call the same function, so all of them give the same answer.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "armature/fields.hpp"
#include "armature/finding.hpp"
#include "armature/progress.hpp"

namespace armature {

/// A file that a job read.
struct JobInput {
  std::string path;      ///< as it was given
  std::string checksum;  ///< SHA-256 of what was read; empty where a name is built in ("iiwa14")
  bool operator==(const JobInput&) const = default;
};

/// A file that a job makes: complete, as bytes. The caller decides where it goes.
struct JobFile {
  std::string name;
  std::string content;
  bool of_this_run = false;  ///< holds times of the machine: `repeat` does not compare it
};

/// What came of a job.
struct Outcome {
  Verdict verdict;
  std::vector<Finding> findings;
  std::string text;    ///< what a person reads: short, the verdict is not in it; may hold terminal colours (plain())
  std::string result;  ///< the same as a JSON value; a number that is not finite is null
  std::vector<JobFile> files;
  /// Files of an earlier job's directory that this one brings up to date, by path; only files that
  /// job.json of that directory lists are touched.
  std::vector<JobFile> refreshed;
  std::vector<JobInput> inputs;
  bool stopped = false;  ///< asked to stop: this is the best so far
};

/// One unit of work. Deriving classes are plain structs of inputs and options (jobs.hpp).
class Job {
 public:
  enum class Group { Window, Pipeline, Use, Runs, Tools };
  enum class Output {
    None,       ///< nothing is written, unless a directory is asked for
    Directory,  ///< a directory, default_out() where none is given
    File,       ///< one file and what belongs beside it
  };

  virtual ~Job() = default;

  std::string out;                          ///< directory or file to write; empty: default_out()
  std::filesystem::path working_directory;  ///< what relative paths start from; empty: the directory of the process
  /// A path of an input as it can be opened from here.
  [[nodiscard]] std::string at(const std::string& path) const;

  [[nodiscard]] virtual const char* verb() const = 0;
  [[nodiscard]] virtual const char* summary() const = 0;  ///< one line for --help
  [[nodiscard]] virtual const char* example() const = 0;  ///< a command that works
  [[nodiscard]] virtual Group group() const = 0;
  [[nodiscard]] virtual Output output() const { return Output::None; }
  [[nodiscard]] virtual std::string default_out() const { return {}; }
  /// Whether it has --out, --json and the other options of every verb that gives a result. The studio does not.
  [[nodiscard]] virtual bool gives_result() const { return true; }
  /// Names of the files it writes, as far as they are known beforehand; for check_output().
  [[nodiscard]] virtual std::vector<std::string> file_names() const { return {}; }
  /// Lists inputs and options: the one declaration that everything else is made from.
  virtual void declare(FieldVisitor& visitor) = 0;
  /// Does the work. An Error where an input cannot be used; a bad verdict where it can and the answer is bad.
  [[nodiscard]] virtual Result<Outcome> run(const Progress& progress = {}) = 0;
};

/// One job of every verb, with default options, in the order of the work.
[[nodiscard]] std::vector<std::unique_ptr<Job>> make_jobs();
/// The same and the verbs that only the program can run (the studio): what help, pages and completion are made from.
[[nodiscard]] std::vector<std::unique_ptr<Job>> make_all_jobs();
/// Null where there is no such verb.
[[nodiscard]] std::unique_ptr<Job> make_job(const std::string& verb);

/// Runs a job after its options were checked against their declared ranges. A job that is asked to stop before it has
/// anything to give ends with an outcome that is marked as stopped and has no files.
[[nodiscard]] Result<Outcome> run_job(Job& job, const Progress& progress = {});

/// Without terminal colours.
[[nodiscard]] std::string plain(const std::string& text);

/// One JSON text for every verb: verb, version, inputs with checksums, job, verdict, findings, result, files
/// (docs/job.schema.json). A number that is not finite is null.
[[nodiscard]] std::string envelope(Job& job, const Outcome& outcome);

/// Where a job's files go: `out`, else the default; empty where nothing is to be written.
[[nodiscard]] std::filesystem::path output_place(const Job& job);
/// Whether they may go there (output.hpp). Call it before long work.
[[nodiscard]] Result<void> check_output(Job& job, bool force = false);
/// Writes the files with job.json beside them, whole or not at all; returns the place, empty where nothing is written.
[[nodiscard]] Result<std::filesystem::path> write_outcome(Job& job, const Outcome& outcome, bool force = false);

/// A job as it was written, and what it made then.
struct SavedJob {
  std::unique_ptr<Job> job;
  std::vector<JobInput> inputs;
  std::vector<std::pair<std::string, std::string>> files;  ///< name, checksum
  std::string version;
  Verdict verdict;
  std::vector<std::string> rewritten;  ///< files that a later job replaced on purpose
  bool stopped = false;                ///< asked to stop: its files are the best it had then
  std::filesystem::path directory;
};
/// Reads job.json, or the directory or file it belongs to. The job's working_directory is where it ran then.
[[nodiscard]] Result<SavedJob> load_job(const std::filesystem::path& path);

/// The command that repeats a job: every option that differs from its default, inputs first. Without the place, it is
/// the same wherever the results go.
[[nodiscard]] std::string command_line(Job& job, bool with_place = true);

}  // namespace armature
