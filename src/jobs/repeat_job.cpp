// armature repeat DIR: run a job again and say what differs.
#include <algorithm>

#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/difference.hpp"
#include "jobs/json_values.hpp"
#include "model/json.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// What became of a file of the job.
enum class State { Same, Differs, Missing, New, Rewritten, OfTheRun };

const char* to_string(State state) {
  switch (state) {
    case State::Same: return "same";
    case State::Differs: return "differs";
    case State::Missing: return "missing";
    case State::New: return "new";
    case State::Rewritten: return "rewritten since";
    case State::OfTheRun: return "not compared: times of the machine";
  }
  return "differs";
}

/// One file of the job: what became of it.
struct Compared {
  std::string name;
  State state = State::Same;
  std::vector<std::string> excerpt;  ///< where it differs
};

// Where a file of the job is: in its directory, or named after the one file it wrote.
fs::path place_of(const SavedJob& saved, const std::string& name) {
  if (saved.job->output() != Job::Output::File) return saved.directory / name;
  // The first file has the name that was asked for; the others append theirs to it.
  const bool first = !saved.files.empty() && saved.files.front().first == name;
  const std::string main =
      saved.job->out.empty() ? safe_file_name(saved.files.front().first) : fs::path(saved.job->out).filename().string();
  return saved.directory / (first ? main : main + name);
}

Finding input_finding(Severity severity, const std::string& path, const std::string& message,
                      const std::string& advice) {
  return {severity, "input-changed", path, message, advice};
}

// Inputs that are one file can be compared before anything runs; what a directory holds is known to the job alone.
std::vector<Finding> check_inputs(const SavedJob& saved, bool& missing) {
  std::vector<Finding> findings;
  // Built-in names have no checksum and cannot change.
  for (const JobInput& input : saved.inputs) {
    if (input.checksum.empty()) continue;
    const fs::path path = saved.job->at(input.path);
    std::error_code ignored;
    // An input may be gone, unreadable, or another file by now.
    if (!fs::exists(path, ignored)) {
      missing = true;
      findings.push_back(
          input_finding(Severity::Problem, input.path, "the input is not there any more",
                        "Put it back where the job ran: " + saved.job->working_directory.string() + "."));
    } else if (fs::is_regular_file(path, ignored)) {
      // A file that cannot be read counts as missing.
      const auto content = read_file(path);
      if (!content) {
        missing = true;
        findings.push_back(input_finding(Severity::Problem, input.path, content.error().message, content.error().hint));
      } else if (checksum(*content) != input.checksum) {
        findings.push_back(input_finding(Severity::Problem, input.path, "the input has changed since the job ran",
                                         "Differences below follow from it; restore the file to repeat the job."));
      }
    }
  }
  return findings;
}

// The job's own checksums, for inputs that are directories.
void compare_inputs(const SavedJob& saved, const Outcome& now, std::vector<Finding>& findings) {
  for (const JobInput& before : saved.inputs) {
    const auto same_path = [&](const JobInput& input) { return input.path == before.path; };
    const auto at = std::find_if(now.inputs.begin(), now.inputs.end(), same_path);
    // An input that has been told about already is not told twice.
    const bool told =
        std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.where == before.path; });
    if (told || (at != now.inputs.end() && at->checksum == before.checksum)) continue;
    findings.push_back(input_finding(Severity::Problem, before.path, "the input has changed since the job ran",
                                     "Differences below follow from it; restore it to repeat the job."));
  }
}

// By checksum of the bytes; where they differ, an excerpt shows how.
Compared compare_file(const SavedJob& saved, const std::string& name, const std::string& sum, const Outcome& now) {
  if (std::find(saved.rewritten.begin(), saved.rewritten.end(), name) != saved.rewritten.end())
    return {name, State::Rewritten, {}};
  const auto made = std::find_if(now.files.begin(), now.files.end(), [&](const JobFile& f) { return f.name == name; });
  if (made == now.files.end()) return {name, State::Missing, {}};
  if (made->of_this_run) return {name, State::OfTheRun, {}};
  if (checksum(made->content) == sum) return {name, State::Same, {}};
  // The old bytes are on the disk, unless they were changed since.
  const auto old = read_file(place_of(saved, name));
  if (!old || checksum(*old) != sum)
    return {name, State::Differs, {"no excerpt: the file on the disk is not the one that the job wrote"}};
  return {name, State::Differs, content_differences(*old, made->content)};
}

// All files of then, and those that only this run made.
std::vector<Compared> compare_files(const SavedJob& saved, const Outcome& now) {
  std::vector<Compared> out;
  for (const auto& [name, sum] : saved.files) out.push_back(compare_file(saved, name, sum, now));
  for (const JobFile& file : now.files) {
    const bool known =
        std::any_of(saved.files.begin(), saved.files.end(), [&](const auto& old) { return old.first == file.name; });
    if (!known) out.push_back({file.name, file.of_this_run ? State::OfTheRun : State::New, {}});
  }
  return out;
}

// Files on the disk that were changed after the job: a repetition says nothing about them.
void edited_files(const SavedJob& saved, const std::vector<Compared>& files, std::vector<Finding>& findings) {
  for (const auto& [name, sum] : saved.files) {
    const auto at = std::find_if(files.begin(), files.end(), [&](const Compared& c) { return c.name == name; });
    if (at->state == State::Rewritten) continue;
    // Gone, or with other bytes than the job wrote.
    const auto content = read_file(place_of(saved, name));
    if (content && checksum(*content) == sum) continue;
    findings.push_back({Severity::Warning, "file-edited", name,
                        content ? "the file on the disk is not the one that the job wrote" : "the file is gone",
                        "Run the command again with --out to have it back."});
  }
}

// Every difference is a problem, except where a later command replaced the file on purpose.
void file_findings(const std::vector<Compared>& files, std::vector<Finding>& findings) {
  for (const Compared& file : files) {
    if (file.state == State::Rewritten)
      findings.push_back(
          {Severity::Note, "file-rewritten", file.name, "a later command replaced it on purpose; not compared", ""});
    // The first difference of JSON or of bytes fits in a line; that of a text is an excerpt below.
    if (file.state == State::Differs)
      findings.push_back({Severity::Problem, "file-differs", file.name, "it has other bytes now",
                          file.excerpt.empty() || file.excerpt.front().starts_with("@@")
                              ? ""
                              : "The first difference: " + file.excerpt.front() + "."});
    if (file.state == State::Missing)
      findings.push_back({Severity::Problem, "file-missing", file.name, "the job does not make it any more", ""});
    if (file.state == State::New)
      findings.push_back({Severity::Problem, "file-new", file.name, "the job did not make it then", ""});
  }
}

// The command, a table of the files, and the places where they differ.
std::string text_of(const SavedJob& saved, const std::vector<Compared>& files) {
  std::string text = command_line(*saved.job) + "\n\n";
  std::vector<std::vector<std::string>> rows = {{"file", "again"}};
  for (const Compared& file : files) rows.push_back({file.name, to_string(file.state)});
  text += format_table(rows);
  for (const Compared& file : files) {
    if (!file.excerpt.empty()) text += "\n" + file.name + "\n  " + join(file.excerpt, "\n  ") + "\n";
  }
  return text;
}

// The same for programs, with both verdicts.
Json result_of(const SavedJob& saved, const std::vector<Compared>& files, const Outcome& now) {
  Json list = Json::array();
  for (const Compared& file : files)
    list.push_back({{"name", file.name}, {"state", to_string(file.state)}, {"excerpt", file.excerpt}});
  return {{"verb", saved.job->verb()},          {"command", command_line(*saved.job)}, {"version_then", saved.version},
          {"verdict_then", saved.verdict.text}, {"verdict_now", now.verdict.text},     {"files", list}};
}

// How many of the files that were compared are the same.
std::string sentence(const SavedJob& saved, const std::vector<Compared>& files, bool good) {
  const auto count = [&](State state) {
    return std::count_if(files.begin(), files.end(), [&](const Compared& c) { return c.state == state; });
  };
  const std::string job = std::string("armature ") + saved.job->verb();
  // Files that were not compared count neither as same nor as different.
  const auto compared = static_cast<long>(files.size()) - count(State::Rewritten) - count(State::OfTheRun);
  if (good)
    return job + " repeats: " + std::to_string(compared) + " of " + std::to_string(compared) +
           " files have the same bytes";
  return job + " does not repeat: " + std::to_string(compared - count(State::Same)) + " of " +
         std::to_string(compared) + " files differ";
}

}  // namespace

void RepeatJob::declare(FieldVisitor& visitor) {
  visitor.visit(Field{.name = "DIR",
                      .help = "directory or file that an Armature command wrote; job.json beside it says how",
                      .positional = true,
                      .required = true,
                      .input = true},
                directory);
}

Result<Outcome> RepeatJob::run(const Progress& progress) {
  // The job with the options that it had.
  const auto saved = load_job(at(directory));
  if (!saved) return saved.error();
  Outcome outcome;
  outcome.inputs = saved->inputs;

  // A job cannot run without its inputs, and one that was stopped ended at a moment that does not come again.
  bool missing = false;
  outcome.findings = check_inputs(*saved, missing);
  if (saved->stopped)
    outcome.findings.push_back({Severity::Problem, "was-stopped", directory,
                                "the job was stopped before its end; what it had by then depends on the moment",
                                "Run its command again and let it finish: " + command_line(*saved->job)});
  if (missing || saved->stopped) {
    outcome.verdict =
        make_verdict(std::string("the job cannot be repeated: ") + (missing ? "an input is missing" : "it was stopped"),
                     outcome.findings);
    outcome.text = command_line(*saved->job) + "\n";
    outcome.result =
        compact(Json{{"verb", saved->job->verb()}, {"command", command_line(*saved->job)}, {"files", Json::array()}});
    return outcome;
  }
  // Another version may compute other bytes.
  if (saved->version != ARMATURE_VERSION)
    outcome.findings.push_back({Severity::Note, "another-version", directory,
                                "it was written by Armature " + saved->version + ", this is " + ARMATURE_VERSION,
                                "A difference may come from there."});

  // Run, then compare what was read and what was made.
  const auto now = run_job(*saved->job, progress);
  if (!now) return now.error();
  if (now->stopped)
    return Error{ErrorCode::Usage, "the repetition was stopped before its end", directory,
                 "Run it again and let it finish."};
  compare_inputs(*saved, *now, outcome.findings);
  const auto files = compare_files(*saved, *now);
  file_findings(files, outcome.findings);
  edited_files(*saved, files, outcome.findings);
  // The verdict is compared too: it may change although every file is the same.
  if (now->verdict != saved->verdict)
    outcome.findings.push_back(
        {Severity::Problem, "verdict-differs", directory,
         "the verdict was \"" + saved->verdict.text + "\" and is \"" + now->verdict.text + "\" now", ""});
  const bool good = level_of(outcome.findings) != Verdict::Level::Bad;
  outcome.verdict = make_verdict(sentence(*saved, files, good), outcome.findings);
  outcome.text = text_of(*saved, files);
  const Json result = result_of(*saved, files, *now);
  outcome.result = compact(result);
  outcome.files = {{"repeat.json", pretty(result)}};
  return outcome;
}

}  // namespace armature
