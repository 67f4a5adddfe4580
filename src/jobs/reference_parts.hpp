// The fields of a job in words: what reference page, man page, completion and schema have in common.
#pragma once

#include <string>
#include <vector>

#include "jobs/field_values.hpp"

namespace armature {

/// One place or option of a verb, as people read it.
struct OptionText {
  Field field;
  Json default_value;
  std::string flag;          ///< "--cutoff-hz", or "ROBOT" for a place
  std::string value;         ///< what follows the flag: "NUMBER", "FILE", "A,B,..."; empty: nothing
  std::string range;         ///< "above 0", "1 to 20"; empty: any
  std::string default_text;  ///< empty: none
  bool list = false;         ///< several values, with commas or by repeating the flag
};

/// Places first, then options, then what every verb has (--out, --force, --json, --quiet).
[[nodiscard]] std::vector<OptionText> describe(Job& job);

/// "armature identify ROBOT LOG... [options]".
[[nodiscard]] std::string synopsis(Job& job);

/// Groups of verbs in the order of --help, with their titles.
[[nodiscard]] const std::vector<std::pair<Job::Group, std::string>>& job_groups();

/// "help [unit]; range", without the default.
[[nodiscard]] std::string option_sentence(const OptionText& option);

/// The schema of `result` in a verb's envelope.
[[nodiscard]] Json result_type(const std::string& verb);

/// What the exit codes mean: code and words.
[[nodiscard]] const std::vector<std::pair<int, std::string>>& exit_codes();

}  // namespace armature
