// One envelope for every verb: printed by --json, and kept as job.json beside what a job wrote.
#include <algorithm>
#include <new>

#include "armature/files.hpp"
#include "armature/job.hpp"
#include "armature/text.hpp"
#include "core/json_text.hpp"
#include "jobs/field_values.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// Readers ask for both; a change of meaning needs a new version.
constexpr const char* kFormat = "armature job";
constexpr int kVersion = 1;

Json verdict_json(const Verdict& v) {
  return {{"level", to_string(v.level)}, {"text", v.text}, {"reasons", v.reasons}};
}

// Findings whole, so that a program need not read sentences.
Json findings_json(const std::vector<Finding>& findings) {
  Json list = Json::array();
  for (const Finding& f : findings) {
    list.push_back({{"severity", to_string(f.severity)},
                    {"kind", f.kind},
                    {"where", f.where},
                    {"message", f.message},
                    {"advice", f.advice}});
  }
  return list;
}

// Every option, also those at their default: a later version may have other defaults.
Json fields_json(Job& job) {
  Json out = Json::object();
  for (const auto& [field, value, raw] : list_fields(job)) out[json_key(field.name)] = value;
  return out;
}

// What the envelope and job.json share.
Json head(Job& job, const Outcome& outcome) {
  Json inputs = Json::array();
  for (const JobInput& input : outcome.inputs) inputs.push_back({{"path", input.path}, {"checksum", input.checksum}});
  return {{"format", kFormat},
          {"format_version", kVersion},
          {"version", ARMATURE_VERSION},
          {"verb", job.verb()},
          {"command", command_line(job)},
          {"inputs", inputs},
          {"job", fields_json(job)},
          {"verdict", verdict_json(outcome.verdict)},
          {"findings", findings_json(outcome.findings)},
          {"stopped", outcome.stopped}};
}

// One entry per line, so that people can read it; it begins as output.hpp asks of the mark.
std::string job_text(const Json& json) {
  std::string text = "{";
  bool first = true;
  for (const auto& [key, value] : json.items()) {
    text += std::string(first ? "" : ",\n ") + compact(Json(key)) + ":" + compact(value);
    first = false;
  }
  return text + "}\n";
}

// A directory holds job.json; beside a single file NAME it is NAME.job.json.
fs::path job_file_of(const fs::path& path) {
  if (fs::is_directory(path)) return path / kJobFile;
  if (path.filename() == kJobFile || path.string().ends_with(".job.json")) return path;
  return path.string() + ".job.json";
}

// An unknown level reads as bad.
Verdict verdict_from(const Json& json) {
  Verdict v;
  const std::string level = json.at("level").get<std::string>();
  v.level = level == "good"       ? Verdict::Level::Good
            : level == "doubtful" ? Verdict::Level::Doubtful
                                  : Verdict::Level::Bad;
  v.text = json.at("text").get<std::string>();
  v.reasons = json.at("reasons").get<std::vector<std::string>>();
  return v;
}

// Options by their present names: `--physical none` was `--no-physical` once.
Json renamed(Json job) {
  if (!job.is_object() || !job.contains("no_physical")) return job;
  if (job["no_physical"] == Json(true)) job["physical"] = "none";
  job.erase("no_physical");
  return job;
}

// Rebuilds a job from its file; whatever is not understood is refused, not guessed.
Result<SavedJob> saved_from(const Json& json, const fs::path& file) {
  const auto refuse = [&](const std::string& message, const char* hint) {
    return Error{ErrorCode::Meaning, message, file.string(), hint};
  };
  // Three files that look alike: saved without a job, of another version, or a mark without a job.
  if (json.value("format", "") == kFormat && !json.contains("format_version") && json.contains("files"))
    return refuse("it was saved without its job, so that nobody knows how it was made",
                  "In Python, give out= to the verb instead of calling save().");
  if (json.value("format", "") != kFormat || json.value("format_version", Json()) != Json(kVersion))
    return refuse("this is not a job file of this version", "Run the command again to make a new one.");
  // The job with its options, able to find its inputs from where it ran.
  SavedJob saved;
  saved.directory = file.parent_path();
  saved.version = json.value("version", "");
  if (!json.contains("verb"))
    return refuse("it marks a directory of Armature and holds no job", "Run the command again.");
  saved.job = make_job(json.at("verb").get<std::string>());
  if (!saved.job) return refuse("there is no verb \"" + json.at("verb").get<std::string>() + "\"", "");
  if (auto set = set_fields(*saved.job, renamed(json.at("job")), file.string()); !set) return set.error();
  saved.job->working_directory = saved.directory / json.value("ran_in", ".");
  saved.job->out = json.value("out", "");
  // What it read and made then, by checksum, and how it ended.
  for (const Json& input : json.at("inputs"))
    saved.inputs.push_back({input.at("path").get<std::string>(), input.at("checksum").get<std::string>()});
  for (const auto& [name, sum] : json.at("checksums").items()) saved.files.emplace_back(name, sum.get<std::string>());
  if (json.contains("rewritten")) saved.rewritten = json.at("rewritten").get<std::vector<std::string>>();
  saved.stopped = json.at("stopped").get<bool>();
  saved.verdict = verdict_from(json.at("verdict"));
  return saved;
}

// job.json: the envelope without its result, and the checksum of every file that the same job makes again. Times of the
// machine have none: two runs of one job write the same job.json.
std::string saved_text(Job& job, const Outcome& outcome, const fs::path& directory) {
  Json json = head(job, outcome);
  // Where it ran, relative to where its files are: a directory that is moved as a whole still works.
  std::error_code no_place, unrelated;
  const fs::path here = fs::proximate(fs::current_path(no_place), fs::absolute(directory), unrelated);
  // A directory that is gone has no name; one that was not found for lack of memory would be a wrong one.
  if (no_place == std::errc::not_enough_memory || unrelated == std::errc::not_enough_memory) throw std::bad_alloc();
  json["ran_in"] = here.empty() ? "." : here.string();
  json["out"] = job.out;
  json["checksums"] = Json::object();
  json["files"] = Json::array();
  // Files with times of the machine are listed without a checksum.
  for (const JobFile& file : outcome.files) {
    json["files"].push_back(file.name);
    if (file.of_this_run)
      json["of_this_run"].push_back(file.name);
    else
      json["checksums"][file.name] = checksum(file.content);
  }
  return job_text(json);
}

// Inputs are never written over.
OutputOptions output_options(Job& job, bool force) {
  OutputOptions options;
  options.force = force;
  for (const std::string& path : input_paths(job)) options.inputs.emplace_back(job.at(path));
  return options;
}

// Replaces one file of an earlier job, and notes in that job's file that it is no longer its own.
Result<void> refresh(const JobFile& file) {
  const fs::path path(file.name);
  const fs::path note = path.parent_path() / kJobFile;
  const auto text = read_file(note);
  if (!text) return text.error();
  // Only a file that the earlier job lists may be replaced.
  Json json = json_or_null(*text);
  const std::string name = path.filename().string();
  if (!json.is_object() || !json.contains("checksums") || !json["checksums"].contains(name))
    return Error{ErrorCode::FileUnwritable, "it was not written by Armature and is left as it is", path.string(), ""};
  // The note and the file are written together, or neither is.
  Json rewritten = json.value("rewritten", Json::array());
  if (!rewritten.is_array()) rewritten = Json::array();
  if (std::find(rewritten.begin(), rewritten.end(), Json(name)) == rewritten.end()) rewritten.push_back(name);
  json["rewritten"] = rewritten;
  return write_files({{note, job_text(json)}, {path, file.content}});
}

}  // namespace

std::string envelope(Job& job, const Outcome& outcome) {
  // What --json prints: the result in place of checksums.
  Json json = head(job, outcome);
  json["result"] = outcome.result.empty() ? Json() : Json::parse(outcome.result);
  json["files"] = Json::array();
  for (const JobFile& file : outcome.files) json["files"].push_back(file.name);
  return pretty(json);
}

fs::path output_place(const Job& job) { return job.out.empty() ? job.default_out() : job.out; }

// Before long work: whether the results could be written at all. "-" is standard output.
Result<void> check_output(Job& job, bool force) {
  const fs::path place = output_place(job);
  if (place.empty() || place == "-") return {};
  if (job.output() == Job::Output::File) return check_output_file(place, {""}, output_options(job, force));
  return check_output(place, job.file_names(), output_options(job, force));
}

Result<fs::path> write_outcome(Job& job, const Outcome& outcome, bool force) {
  // Files of earlier jobs that this one brings up to date.
  for (const JobFile& file : outcome.refreshed) {
    if (auto done = refresh(file); !done) return done.error();
  }
  fs::path place = output_place(job);
  if (outcome.files.empty() || place == "-") return fs::path();
  const OutputOptions options = output_options(job, force);
  if (job.output() == Job::Output::File) {
    if (place.empty()) place = safe_file_name(outcome.files.front().name);
    // The main file is the last to be written: a program that finds it finds the rest too.
    const fs::path folder = place.has_parent_path() ? place.parent_path() : fs::path(".");
    const std::string note = saved_text(job, outcome, folder);
    std::vector<std::pair<std::string, std::string>> files;
    for (std::size_t i = outcome.files.size(); i-- > 1;)
      files.emplace_back(outcome.files[i].name, outcome.files[i].content);
    files.emplace_back("." + std::string(kJobFile), note);
    files.emplace_back("", outcome.files.front().content);
    if (auto done = write_output_files(place, files, options); !done) return done.error();
    return place;
  }
  // A directory: all files at once, with job.json as the last.
  if (place.empty()) return fs::path();
  std::vector<std::pair<std::string, std::string>> files;
  for (const JobFile& file : outcome.files) files.emplace_back(file.name, file.content);
  files.emplace_back(std::string(kJobFile), saved_text(job, outcome, place));
  if (auto done = write_directory(place, files, options); !done) return done.error();
  return place;
}

Result<SavedJob> load_job(const fs::path& path) {
  const fs::path file = job_file_of(path);
  // The file may be missing, no JSON, or JSON with other entries than ours.
  const auto text = read_file(file);
  if (!text)
    return Error{ErrorCode::FileMissing, "there is no job to be found", file.string(),
                 "Give a directory that an Armature command wrote."};
  const Json json = json_or_null(*text);
  if (!json.is_object())
    return Error{ErrorCode::Syntax, "this is not JSON", file.string(), "Run the command again to make a new one."};
  try {
    return saved_from(json, file);
  } catch (const Json::exception&) {
    return Error{ErrorCode::Meaning, "an entry is missing or of the wrong type", file.string(),
                 "Run the command again to make a new one."};
  }
}

}  // namespace armature
