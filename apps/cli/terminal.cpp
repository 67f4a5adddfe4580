#include "terminal.hpp"

#include <fcntl.h>

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "armature/text.hpp"

namespace armature::cli {
namespace {

// Escape codes around the text, only where the stream wants colour.
std::string wrapped(const char* code, const std::string& text, int stream) {
  return colour_wanted(stream) ? std::string("\033[") + code + "m" + text + "\033[0m" : text;
}

// "searching  43 %  about 8 s left  condition 61.2"
std::string line_of(const ProgressStep& step) {
  std::string text = step.stage;
  if (step.share >= 0) text += "  " + std::to_string(std::lround(100 * step.share)) + " %";
  if (step.left_s >= 0) text += "  about " + std::to_string(std::lround(std::ceil(step.left_s))) + " s left";
  if (!step.message.empty()) text += "  " + step.message;
  return text;
}

// The same step as one line of JSON.
std::string machine_line(const ProgressStep& step) {
  nlohmann::json json = {
      {"stage", step.stage}, {"share", step.share}, {"left_s", step.left_s}, {"message", step.message}};
  if (!step.data.empty()) json["data"] = nlohmann::json::parse(step.data, nullptr, false);
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace

// NO_COLOR turns colour off where it is set and not empty, whatever its value (no-color.org).
bool colour_wanted(int stream) {
  const char* no_colour = std::getenv("NO_COLOR");
  return ::isatty(stream) == 1 && (no_colour == nullptr || *no_colour == '\0');
}

std::string bold(const std::string& text, int stream) { return wrapped("1", text, stream); }
std::string dim(const std::string& text, int stream) { return wrapped("2", text, stream); }
std::string red(const std::string& text, int stream) { return wrapped("31", text, stream); }
std::string yellow(const std::string& text, int stream) { return wrapped("33", text, stream); }
std::string green(const std::string& text, int stream) { return wrapped("32", text, stream); }

// Descriptors 0 to 2 belong to the terminal; one that is not open is ignored.
int machine_descriptor() {
  const char* text = std::getenv("ARMATURE_PROGRESS_FD");
  const auto number = text == nullptr ? std::nullopt : parse_integer(text);
  if (!number || *number < 3 || *number > 1024) return -1;
  return ::fcntl(static_cast<int>(*number), F_GETFD) < 0 ? -1 : static_cast<int>(*number);
}

void ProgressLine::show(const ProgressStep& step) {
  // A terminal can be rewritten often; a file gets a line per stage, and one every five seconds within it.
  const bool terminal = ::isatty(STDERR_FILENO) == 1;
  const auto now = std::chrono::steady_clock::now();
  const double pause = terminal || machine_ >= 0 ? 0.1 : 5;
  if (step.stage == stage_ && std::chrono::duration<double>(now - last_).count() < pause) return;
  last_ = now, stage_ = step.stage;
  // A program that asked for progress gets it instead of the person.
  if (machine_ >= 0) {
    const std::string line = machine_line(step);
    if (::write(machine_, line.data(), line.size()) < 0) machine_ = -1;  // nobody listens any more
  } else if (terminal)
    std::cerr << "\r\033[K" << line_of(step) << std::flush, shown_ = true;
  else
    std::cerr << line_of(step) << '\n';
}

void ProgressLine::clear() {
  // Only a line that was drawn is removed: a file keeps its lines.
  if (shown_) std::cerr << "\r\033[K" << std::flush;
  shown_ = false;
}

}  // namespace armature::cli
