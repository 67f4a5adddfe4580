// armature completion SHELL: what a shell completes after `armature`.
#include "armature/catalogue.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/json_values.hpp"
#include "jobs/reference_parts.hpp"

namespace armature {
namespace {

std::vector<std::string> verbs_of(const std::vector<std::unique_ptr<Job>>& jobs) {
  std::vector<std::string> verbs;
  for (const auto& job : jobs) verbs.push_back(job->verb());
  return verbs;
}

// Completions of a value: choices, and names of built-in robots where a robot is expected.
std::vector<std::string> words_for(const OptionText& option) {
  if (!option.field.choices.empty()) return option.field.choices;
  // The help text says where a catalogue name may be given; there is no other mark.
  const bool robot = option.field.help.find("catalogue name") != std::string::npos;
  return robot ? catalogue_names() : std::vector<std::string>{};
}

// Inputs are files, and --out is a place to write.
bool takes_path(const OptionText& option) { return option.field.input || option.field.name == "out"; }

// Completions of a positional argument of the verb.
std::vector<std::string> place_words(Job& job) {
  std::vector<std::string> words;
  for (const OptionText& option : describe(job)) {
    if (!option.field.positional) continue;
    for (const std::string& word : words_for(option)) words.push_back(word);
  }
  return words;
}

// Whether the verb's positional words may be files.
bool places_take_paths(Job& job) {
  for (const OptionText& option : describe(job)) {
    if (option.field.positional && takes_path(option)) return true;
  }
  return false;
}

// In single quotes for any of the three shells.
std::string quoted(const std::string& text, const char* escaped_quote) {
  // Each shell has its own way to write a quote inside quotes.
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string(escaped_quote) : std::string(1, c);
  return out + "'";
}

// bash: the word before decides whether a value is expected, the verb which flags there are.
std::string bash_verb(Job& job) {
  // The flags of the verb, and what each of them takes.
  std::vector<std::string> flags;
  std::string values;
  // Per flag: its choices, files, or both; a switch has no case, because nothing follows it.
  for (const OptionText& option : describe(job)) {
    if (option.field.positional) continue;
    flags.push_back(option.flag);
    if (option.value.empty()) continue;
    const auto words = words_for(option);
    values += "        " + option.flag + ") ";
    if (!words.empty()) values += "COMPREPLY+=($(compgen -W '" + join(words, " ") + "' -- \"$word\")); ";
    if (takes_path(option)) values += "COMPREPLY+=($(compgen -f -- \"$word\")); ";
    values += "return ;;\n";
  }
  // First the value of the flag before, then flags, then the words of the places.
  std::string text = std::string("    ") + job.verb() + ")\n      case \"$before\" in\n" + values + "      esac\n";
  // A word that begins with - is a flag.
  text += "      if [[ $word == -* ]]; then\n        COMPREPLY=($(compgen -W '" + join(flags, " ") +
          " --help' -- \"$word\"))\n        return\n      fi\n";
  const auto words = place_words(job);
  if (!words.empty()) text += "      COMPREPLY+=($(compgen -W '" + join(words, " ") + "' -- \"$word\"))\n";
  if (places_take_paths(job)) text += "      COMPREPLY+=($(compgen -f -- \"$word\"))\n";
  return text + "      ;;\n";
}

// The function for complete -F: the first word is a verb, the others depend on it.
std::string bash_script() {
  const auto jobs = make_all_jobs();
  std::string text =
      "# bash completion for armature\n_armature() {\n"
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n  COMPREPLY=()\n"
      "  compopt -o filenames 2>/dev/null\n"
      "  if (( COMP_CWORD == 1 )); then\n    COMPREPLY=($(compgen -W '" +
      join(verbs_of(jobs), " ") +
      " --help --version' -- \"$word\"))\n    return\n  fi\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const auto& job : jobs) text += bash_verb(*job);
  return text + "  esac\n}\ncomplete -F _armature armature\n";
}

// zsh: _arguments knows values, files and descriptions.
std::string zsh_text(const std::string& text) {
  // Brackets, colons and backslashes have a meaning in a spec.
  std::string out;
  for (const char c : text)
    out += (c == '[' || c == ']' || c == ':' || c == '\\') ? std::string("\\") + c : std::string(1, c);
  return out;
}

// What completes a value: words, files, or both.
std::string zsh_action(const OptionText& option) {
  const auto words = words_for(option);
  if (!words.empty() && takes_path(option)) return "{_files; compadd " + join(words, " ") + "}";
  if (!words.empty()) return "(" + join(words, " ") + ")";
  return takes_path(option) ? "_files" : "";
}

// One spec per option: *--flag[help]:message:action; the star lets a list be given again.
std::string zsh_verb(Job& job) {
  std::string text = std::string("    ") + job.verb() + ")\n      _arguments";
  for (const OptionText& option : describe(job)) {
    const std::string message = zsh_text(option.field.positional ? option.flag : option.value);
    std::string spec;
    if (option.field.positional) {
      spec = std::string(option.list ? "*" : "") + ":" + message + ":" + zsh_action(option);
    } else {
      spec = std::string(option.list ? "*" : "") + option.flag + "[" + zsh_text(option.field.help) + "]";
      if (!option.value.empty()) spec += ":" + message + ":" + zsh_action(option);
    }
    text += " \\\n        " + quoted(spec, "'\\''");
  }
  return text + "\n      ;;\n";
}

// Works both as a file in fpath, where it is the function itself, and when it is sourced.
std::string zsh_script() {
  std::string text = "#compdef armature\n_armature() {\n  if (( CURRENT == 2 )); then\n    local -a verbs=(\n";
  const auto jobs = make_all_jobs();
  for (const auto& job : jobs)
    text += "      " + quoted(std::string(job->verb()) + ":" + zsh_text(job->summary()), "'\\''") + "\n";
  // Below the verb words are counted from it, as _arguments expects.
  text +=
      "    )\n    _describe verb verbs\n    return\n  fi\n  local verb=$words[2]\n  shift words\n  (( CURRENT-- ))\n  "
      "case $verb in\n";
  for (const auto& job : jobs) text += zsh_verb(*job);
  return text +
         "  esac\n}\nif [[ $funcstack[1] == _armature ]]; then\n  _armature\nelse\n  compdef _armature armature\nfi\n";
}

// fish: one line per verb, place and flag.
std::string fish_script() {
  const auto jobs = make_all_jobs();
  std::string text = "# fish completion for armature\ncomplete -c armature -f\n";
  // Verbs are offered as long as none has been typed.
  const std::string none = "not __fish_seen_subcommand_from " + join(verbs_of(jobs), " ");
  for (const auto& job : jobs)
    text += "complete -c armature -n '" + none + "' -a " + job->verb() + " -d " + quoted(job->summary(), "\\'") + "\n";
  // Then places and flags of the verb that was typed.
  for (const auto& job : jobs) {
    const std::string verb = std::string("complete -c armature -n '__fish_seen_subcommand_from ") + job->verb() + "'";
    if (places_take_paths(*job)) text += verb + " -F\n";
    if (const auto words = place_words(*job); !words.empty()) text += verb + " -a '" + join(words, " ") + "'\n";
    for (const OptionText& option : describe(*job)) {
      if (option.field.positional) continue;
      text += verb + " -l " + option.field.name + " -d " + quoted(option.field.help, "\\'");
      // -r -F: a value that may be a file; -x: a value that is none.
      if (!option.value.empty()) text += takes_path(option) ? " -r -F" : " -x";
      if (const auto words = words_for(option); !words.empty()) text += " -a '" + join(words, " ") + "'";
      text += "\n";
    }
  }
  return text;
}

}  // namespace

std::string completion_script(const std::string& shell) {
  if (shell == "bash") return bash_script();
  if (shell == "zsh") return zsh_script();
  return shell == "fish" ? fish_script() : "";
}

void CompletionJob::declare(FieldVisitor& visitor) {
  visitor.visit(Field{.name = "SHELL",
                      .help = "the shell that reads the script (source armature.bash): bash, zsh or fish",
                      .choices = {"bash", "zsh", "fish"},
                      .positional = true,
                      .required = true},
                shell);
}

Result<Outcome> CompletionJob::run(const Progress& /*progress*/) {
  Outcome outcome;
  outcome.text = completion_script(shell);
  outcome.result = compact(Json{{"shell", shell}, {"script", outcome.text}});
  outcome.files = {{"armature." + shell, outcome.text}};
  outcome.verdict = make_verdict("", {});  // a shell reads the text: nothing may follow it
  return outcome;
}

}  // namespace armature
