#include "armature/job.hpp"

#include "armature/text.hpp"
#include "jobs/colours.hpp"
#include "jobs/field_values.hpp"
#include "jobs/json_values.hpp"
#include "jobs/registry.hpp"

namespace armature {
namespace {

// A word as a shell takes it.
std::string shell_word(const std::string& word) {
  // Words of these characters mean the same to every shell; all others are put into single quotes.
  const bool simple = !word.empty() && word.find_first_not_of(
                                           "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                           "0123456789_-+=./,:@%") == std::string::npos;
  if (simple) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

// Every digit of a number, so that the repeated command is the same job.
std::string word_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_float()) return exact(value.get<double>());
  return compact(value);
}

// One option as it is typed; what is off or not given is nothing.
std::string flag_text(const FieldValue& item) {
  const std::string flag = " --" + item.field.name;
  if (item.value.is_boolean()) return item.value.get<bool>() ? flag : "";
  if (item.value.is_null()) return "";
  if (!item.value.is_array()) return flag + " " + shell_word(word_of(item.value));
  // Paths may hold commas: one flag each. Other lists are joined.
  std::vector<std::string> words;
  for (const Json& entry : item.value) words.push_back(word_of(entry));
  if (!item.field.input) return words.empty() ? "" : flag + " " + shell_word(join(words, ","));
  std::string text;
  for (const std::string& word : words) text += flag + " " + shell_word(word);
  return text;
}

}  // namespace

// Relative to where the job ran; a file that is not there may still be where the process is.
std::string Job::at(const std::string& path) const {
  if (working_directory.empty() || path.empty() || std::filesystem::path(path).is_absolute()) return path;
  const auto there = working_directory / path;
  std::error_code ignored;
  return std::filesystem::exists(there, ignored) ? there.lexically_normal().string() : path;
}

std::vector<std::unique_ptr<Job>> make_jobs() {
  std::vector<std::unique_ptr<Job>> jobs;
  for (const auto make : job_makers()) jobs.push_back(make());
  return jobs;
}

// A fresh job with the default options of its verb.
std::unique_ptr<Job> make_job(const std::string& verb) {
  for (auto& job : make_jobs()) {
    if (verb == job->verb()) return std::move(job);
  }
  return nullptr;
}

// Ranges are checked and the time that is left is estimated here once, for every caller.
Result<Outcome> run_job(Job& job, const Progress& progress) {
  if (auto wrong = first_problem(job)) return *wrong;
  auto outcome = job.run(progress.paced());
  // An error after a request to stop is taken for the stop.
  if (outcome || !progress.stopping()) return outcome;
  Outcome nothing;
  nothing.stopped = true;
  nothing.verdict = {Verdict::Level::Bad, "stopped before there was a result", {}};
  return nothing;
}

std::string plain(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = colours::end_of_colour(text, at);
    if (end == at)
      out += text[at++];
    else
      at = end;
  }
  return out;
}

// Only what differs from the defaults: short, and the same however the job was made.
std::string command_line(Job& job, bool with_place) {
  const auto fresh = make_job(job.verb());
  const auto defaults = list_fields(*fresh);
  const auto values = list_fields(job);
  std::string places, flags;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const FieldValue& item = values[i];
    // Places before flags: a flag that takes a list of paths would swallow them.
    if (item.field.positional) {
      const Json list = item.value.is_array() ? item.value : Json::array({item.value});
      for (const Json& entry : list) {
        if (entry != "") places += " " + shell_word(word_of(entry));
      }
    } else if (item.value != defaults[i].value) {
      flags += flag_text(item);
    }
  }
  // --out only where the results did not go to their usual place.
  const bool elsewhere = with_place && !job.out.empty() && job.out != job.default_out();
  return std::string("armature ") + job.verb() + places + flags + (elsewhere ? " --out " + shell_word(job.out) : "");
}

}  // namespace armature
