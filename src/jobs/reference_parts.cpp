#include "jobs/reference_parts.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// 100000, not 1e+05.
std::string number_words(double value) {
  return value == std::round(value) && std::abs(value) < 1e15 ? fixed(value, 0) : exact(value);
}

// Several files take several words or flags; other lists are joined by commas.
std::string value_text(const FieldValue& item) {
  if (item.value.is_boolean()) return "";
  const bool list = item.value.is_array();
  if (item.field.input) return "FILE";
  if (!item.field.choices.empty()) return join(item.field.choices, list ? "," : "|");
  // A list that is empty by default does not say what it holds; a unit or a range says that it holds numbers.
  const bool numbers = !item.field.unit.empty() || std::isfinite(item.field.least) || std::isfinite(item.field.most);
  // A number without a default is null.
  if (item.value.is_number() || item.value.is_null()) return "NUMBER";
  if (!list) return "TEXT";
  return (item.value.empty() ? numbers : item.value.front().is_number()) ? "NUMBER,..." : "TEXT,...";
}

// "above 0, at most 1", "1 to 20", "0 or more"; empty where there is no limit.
std::string range_text(const Field& field) {
  const bool below = std::isfinite(field.least), above = std::isfinite(field.most);
  const std::string least = number_words(field.least), most = number_words(field.most);
  if (below && above) return field.open ? "above " + least + ", at most " + most : least + " to " + most;
  if (below) return field.open ? "above " + least : least + " or more";
  return above ? "at most " + most : "";
}

// A value without quotes.
std::string plain_value(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_number_float() ? number_words(value.get<double>()) : value.dump();
}

// What counts if the option is not given; switches are off, which needs no words.
std::string default_of(const FieldValue& item) {
  if (item.field.positional || item.value.is_null() || item.value.is_boolean()) return "";
  if (!item.value.is_array()) return plain_value(item.value);
  std::vector<std::string> words;
  for (const Json& entry : item.value) words.push_back(plain_value(entry));
  return join(words, ",");
}

// An option that no job declares.
OptionText common(const char* flag, const char* value, const std::string& help, const std::string& default_text = "") {
  OptionText option;
  option.field.name = std::string(flag).substr(2);
  option.field.help = help;
  option.flag = flag, option.value = value, option.default_text = default_text;
  option.default_value = *value == '\0' ? Json(false) : Json("");
  return option;
}

// What the command line adds to every verb that gives a result.
void add_common(const Job& job, std::vector<OptionText>& out) {
  if (!job.gives_result()) return;
  // A verb that makes one file takes its name, any other a directory.
  const bool file = job.output() == Job::Output::File;
  out.push_back(common("--out", file ? "FILE" : "DIR",
                       file ? "file to write; - for the terminal" : "directory to write into; - for nothing",
                       job.default_out()));
  out.push_back(common("--force", "",
                       "write into a directory that holds other files too, which stay. Replace a single file that "
                       "Armature did not write"));
  out.push_back(common("--json", "", "print one JSON object for machines (docs/job.schema.json)"));
  out.push_back(common("--quiet", "", "no progress on the terminal"));
}

}  // namespace

std::vector<OptionText> describe(Job& job) {
  std::vector<OptionText> places, flags;
  for (const FieldValue& item : list_fields(job)) {
    // Everything about an option comes from its one declaration.
    OptionText option{item.field,       item.value,           "", value_text(item), range_text(item.field),
                      default_of(item), item.value.is_array()};
    option.flag = item.field.positional ? item.field.name : "--" + item.field.name;
    (item.field.positional ? places : flags).push_back(option);
  }
  // In the order of the command line.
  places.insert(places.end(), flags.begin(), flags.end());
  add_common(job, places);
  return places;
}

std::string synopsis(Job& job) {
  std::string text = std::string("armature ") + job.verb();
  for (const OptionText& option : describe(job)) {
    if (!option.field.positional) continue;
    // "LOG..." where several may be given, "[FOLDER]" where none may.
    const std::string name = option.flag + (option.list ? "..." : "");
    text += option.field.required ? " " + name : " [" + name + "]";
  }
  return text + " [options]";
}

// The order of help, reference page and man page.
const std::vector<std::pair<Job::Group, std::string>>& job_groups() {
  static const std::vector<std::pair<Job::Group, std::string>> groups = {{Job::Group::Window, "All of it in a window"},
                                                                         {Job::Group::Pipeline, "From robot to model"},
                                                                         {Job::Group::Use, "What a model is for"},
                                                                         {Job::Group::Runs, "Many runs"},
                                                                         {Job::Group::Tools, "Tools"}};
  return groups;
}

std::string option_sentence(const OptionText& option) {
  std::string text = option.field.help;
  if (!option.field.unit.empty()) text += " [" + option.field.unit + "]";
  if (!option.range.empty()) text += "; " + option.range;
  return text;
}

// What scripts may rely on.
const std::vector<std::pair<int, std::string>>& exit_codes() {
  static const std::vector<std::pair<int, std::string>> codes = {
      {0, "done, and the verdict is good"},
      {1, "done, and the verdict is doubtful or bad: read its reasons"},
      {2, "the command cannot be understood, or an option is out of range"},
      {3, "an input cannot be used"},
      {4, "the mathematics gave no answer"},
      {130, "ended by Ctrl-C, nothing is written"}};
  return codes;
}

}  // namespace armature
