// Colour and progress for people; plain text for files and pipes.
#pragma once

#include <unistd.h>

#include <chrono>
#include <string>

#include "armature/progress.hpp"

namespace armature::cli {

/// Whether a stream wants colour: a terminal, and NO_COLOR is not set or empty.
bool colour_wanted(int stream = STDOUT_FILENO);

/// Wraps text in terminal colours where the stream wants them; else returns it unchanged.
std::string bold(const std::string& text, int stream = STDOUT_FILENO);
std::string dim(const std::string& text, int stream = STDOUT_FILENO);
std::string red(const std::string& text, int stream = STDOUT_FILENO);
std::string yellow(const std::string& text, int stream = STDOUT_FILENO);
std::string green(const std::string& text, int stream = STDOUT_FILENO);

/// The descriptor that ARMATURE_PROGRESS_FD names; −1: none.
int machine_descriptor();

/// Progress of long work: one line on a terminal that is rewritten, a line every few seconds elsewhere. Where the
/// environment names a descriptor in ARMATURE_PROGRESS_FD, one JSON object per line goes there instead, ten a second at
/// most: {"stage", "share", "left_s", "message"}; −1 is "not known".
class ProgressLine {
 public:
  void show(const ProgressStep& step);
  /// Removes the line before results are printed.
  void clear();

 private:
  int machine_ = machine_descriptor();
  std::chrono::steady_clock::time_point last_ = {};
  std::string stage_;
  bool shown_ = false;
};

}  // namespace armature::cli
