// What every verb of the command line shares.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "armature/error.hpp"

namespace armature::cli {

/// 0 done · 1 finished but a verdict is bad · 2 usage · 3 input · 4 numerical failure.
enum class ExitCode { Done = 0, BadVerdict = 1, Usage = 2, Input = 3, Numerical = 4 };

/// Prints the error to stderr and returns the exit code that belongs to it.
ExitCode report(const Error& error);

/// Adds one verb to the app. Its callback stores what happened in `exit`.
#define ARMATURE_VERB(verb) void add_##verb(CLI::App& app, ExitCode& exit);
#include "verbs.inc"
#undef ARMATURE_VERB

}  // namespace armature::cli
