// What `armature --help` and `armature VERB --help` print.
#include "armature/arguments.hpp"
#include "armature/text.hpp"
#include "core/escape.hpp"
#include "jobs/colours.hpp"
#include "jobs/reference_parts.hpp"

namespace armature {
namespace {

constexpr std::size_t kHelpWidth = 100;  // columns: what a terminal beside an editor shows

// Words wrapped at kHelpWidth, every line indented.
std::string wrapped(const std::string& text, std::size_t indent) {
  std::string out, line(indent, ' ');
  std::size_t used = indent;
  for (const std::string& word : split(text, ' ')) {
    // A word that does not fit begins a new line; one that is longer than a line stays whole.
    if (used > indent && used + 1 + word.size() > kHelpWidth) {
      out += line + "\n";
      line.assign(indent, ' ');
      used = indent;
    }
    if (used > indent) line += ' ', ++used;
    line += word, used += word.size();
  }
  return out + line + "\n";
}

}  // namespace

std::string version_text() { return std::string("armature ") + ARMATURE_VERSION; }

std::string overview_text() {
  std::string text =
      "Armature turns a robot arm's kinematics into a dynamic model that can be trusted.\n\n"
      "usage: armature VERB [words and options]\n";
  // Verbs in groups, in the order of the work, each with a command that works.
  const auto jobs = make_all_jobs();
  for (const auto& [group, title] : job_groups()) {
    text += "\n" + colours::bold(title) + "\n";
    for (const auto& job : jobs) {
      if (job->group() != group) continue;
      // A column of twelve holds the longest verb.
      std::string verb = job->verb();
      verb.resize(12, ' ');
      text += "  " + verb + job->summary() + "\n              " + colours::dim(job->example()) + "\n";
    }
  }
  return text + "\n" +
         "armature VERB --help says what a verb takes. docs/tutorial.md goes from a URDF and a log to a model.\n";
}

// Usage, then places, then options, an example and the exit codes.
std::string help_text(Job& job) {
  std::string text = "usage: " + synopsis(job) + "\n\n" + wrapped(job.summary(), 0);
  std::string places, options;
  // Made from the declaration: flag, value, sentence with unit and range, default.
  for (const OptionText& option : describe(job)) {
    std::string& out = option.field.positional ? places : options;
    out += "  " + colours::bold(option.flag) +
           (option.value.empty() || option.field.positional ? "" : " " + option.value) + "\n";
    std::string sentence = option_sentence(option);
    if (!option.default_text.empty()) sentence += " (default: " + option.default_text + ")";
    out += wrapped(sentence, 8);
  }
  if (!places.empty()) text += "\n" + places;
  text += "\n" + options + "\nexample: " + job.example() + "\nexit code:";
  // With semicolons between them; the last one gives way to the end of the line.
  for (const auto& [code, words] : exit_codes()) text += " " + std::to_string(code) + " " + words + ";";
  text.back() = '\n';
  return text;
}

// Keeps colours, line ends and tabs; all other control characters become '?'.
std::string for_terminal(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    // Everything up to the next colour, line end or tab is what anybody may have written.
    if (const std::size_t end = colours::end_of_colour(text, at); end > at) {
      out += text.substr(at, end - at);
      at = end;
      continue;
    }
    // Line ends and tabs give the text its form.
    if (text[at] == '\n' || text[at] == '\t') {
      out += text[at++];
      continue;
    }
    // All else, up to the next of these, is made safe to print.
    const std::size_t end = std::min(text.find_first_of("\n\t\033", at + 1), text.size());
    out += plain_line(std::string_view(text).substr(at, end - at));
    at = end;
  }
  return out;
}

}  // namespace armature
