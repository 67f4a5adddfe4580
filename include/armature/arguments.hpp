// Words of a command line become a job, from the declarations of its fields alone.
#pragma once

#include <string>
#include <vector>

#include "armature/job.hpp"

namespace armature {

/// What every verb takes beside its own fields.
struct CommonArguments {
  bool help = false;   ///< --help: say what there is, do nothing
  bool json = false;   ///< --json: one JSON text on stdout
  bool quiet = false;  ///< --quiet: no progress
  bool force = false;  ///< --force: write into a directory that holds other files too; those stay
};

/// Sets the job's fields, and `out`, from the words after the verb. `--name value` and `--name=value`; lists take
/// commas or repeated flags; a flag of several paths takes all words up to the next flag; after `--` every word is a
/// place. Refuses unknown flags with the nearest one, missing values, words that are not numbers, and values out of
/// range.
[[nodiscard]] Result<CommonArguments> read_arguments(Job& job, const std::vector<std::string>& words);

/// `armature --help`: the verbs by purpose, each with one line.
[[nodiscard]] std::string overview_text();
/// `armature VERB --help`: places, options with units, ranges and defaults, an example.
[[nodiscard]] std::string help_text(Job& job);
/// A text as a terminal gets it: lines, tabs and our own colours stay; other control characters, and marks that change
/// the direction of text, become '?'. Names of files, columns and joints may hold any of them.
[[nodiscard]] std::string for_terminal(const std::string& text);
/// "armature 0.2.0".
[[nodiscard]] std::string version_text();

}  // namespace armature
