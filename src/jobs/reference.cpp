// docs/cli.md and the man pages, from the declarations.
#include <algorithm>

#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/reference_parts.hpp"

namespace armature {
namespace {

// Every occurrence, one after the other.
std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// A bar would end a cell.
std::string in_cell(const std::string& text) { return replaced(text, "|", "\\|"); }

// "--cutoff-hz NUMBER"; a switch or a place is its name alone.
std::string flag_and_value(const OptionText& option) {
  return option.field.positional || option.value.empty() ? option.flag : option.flag + " " + option.value;
}

// A heading, a command that works, and a table of all options.
std::string verb_markdown(Job& job) {
  std::string text = "### " + std::string(job.verb()) + "\n\n" + job.summary() + ".\n\n    " + job.example() + "\n\n";
  text += "`" + synopsis(job) + "`\n\n| option | meaning | default |\n|---|---|---|\n";
  for (const OptionText& option : describe(job)) {
    // A required option has no default.
    const std::string shown = option.field.required         ? "required"
                              : option.default_text.empty() ? ""
                                                            : "`" + option.default_text + "`";
    text += "| `" + in_cell(flag_and_value(option)) + "` | " + in_cell(option_sentence(option)) + " | " +
            in_cell(shown) + " |\n";
  }
  return text + "\n";
}

// roff: backslashes, hyphens that people copy, and lines that begin with a dot or quote.
std::string roff(const std::string& text) {
  std::string out = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
  if (!out.empty() && (out[0] == '.' || out[0] == '\'')) out = "\\&" + out;
  return out;
}

// The title line of a page; its date is empty, so that the page is the same every day.
std::string man_head(const std::string& name) {
  std::string upper;
  // Man pages are titled in capitals.
  for (const char c : name) upper += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return ".\\\" Made from the declarations of the options; see CONTRIBUTING.md.\n.TH " + roff(upper) +
         " 1 \"\" \"Armature " + ARMATURE_VERSION + "\" \"User Commands\"\n";
}

// The same codes on every page.
std::string man_exit_codes() {
  std::string text = ".SH EXIT STATUS\n";
  for (const auto& [code, words] : exit_codes()) text += ".TP\n.B " + std::to_string(code) + "\n" + roff(words) + "\n";
  return text;
}

// One entry per option: flag in bold, value in italics, then the sentence.
std::string man_options(Job& job) {
  std::string text = ".SH OPTIONS\n";
  for (const OptionText& option : describe(job)) {
    text += ".TP\n.B " + roff(option.flag) +
            (option.field.positional || option.value.empty() ? "" : " \\fI" + roff(option.value) + "\\fR") + "\n";
    text += roff(option_sentence(option)) + (option.field.required ? " (required)" : "") +
            (option.default_text.empty() ? "" : " (default: " + roff(option.default_text) + ")") + "\n";
  }
  return text;
}

// armature(1): what it is for, and the verbs by group.
std::string program_page() {
  std::string text = man_head("armature");
  text += ".SH NAME\narmature \\- dynamic models of robot arms that can be trusted\n";
  text += ".SH SYNOPSIS\n.B armature\n.I VERB\n[arguments] [options]\n";
  text +=
      ".SH DESCRIPTION\nArmature turns a robot arm's kinematics and recordings into a dynamic model, with intervals.\n";
  // Every verb has a page, which is named here with what it does.
  for (const auto& [group, title] : job_groups()) {
    text += ".SS " + roff(title) + "\n";
    for (const auto& job : make_all_jobs()) {
      if (job->group() == group)
        text += ".TP\n.BR armature\\-" + std::string(job->verb()) + " (1)\n" + roff(job->summary()) + "\n";
    }
  }
  return text + man_exit_codes();
}

}  // namespace

// docs/cli.md: all verbs by group, then the exit codes.
std::string reference_markdown() {
  std::string text =
      "# Every verb and option\n\nThis page is made from the declarations of the options (`CONTRIBUTING.md` says how). "
      "`armature VERB --help` prints the same. The files in the\nexamples are those of [tutorial.md](tutorial.md).\n\n";
  for (const auto& [group, title] : job_groups()) {
    text += "## " + title + "\n\n";
    for (const auto& job : make_all_jobs()) {
      if (job->group() == group) text += verb_markdown(*job);
    }
  }
  text += "## Exit codes\n\n| code | meaning |\n|---|---|\n";
  for (const auto& [code, words] : exit_codes()) text += "| " + std::to_string(code) + " | " + words + " |\n";
  return text;
}

// One verb's page; the program's where no verb is named.
std::string man_page(const std::string& verb) {
  if (verb.empty()) return program_page();
  const auto jobs = make_all_jobs();
  const auto job = std::find_if(jobs.begin(), jobs.end(), [&](const auto& j) { return verb == j->verb(); });
  if (job == jobs.end()) return "";
  std::string text = man_head("armature-" + verb);
  text += ".SH NAME\narmature\\-" + verb + " \\- " + roff((*job)->summary()) + "\n";
  text += ".SH SYNOPSIS\n" + roff(synopsis(**job)) + "\n";
  text += man_options(**job);
  text += ".SH EXAMPLE\n.nf\n" + roff((*job)->example()) + "\n.fi\n";
  return text + man_exit_codes() + ".SH SEE ALSO\n.BR armature (1)\n";
}

}  // namespace armature
