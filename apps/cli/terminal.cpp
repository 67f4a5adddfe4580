#include "terminal.hpp"

#include <unistd.h>

#include <cstdlib>

namespace armature::cli {
namespace {

std::string wrapped(const char* code, const std::string& text) {
  return colour_wanted() ? std::string("\033[") + code + "m" + text + "\033[0m" : text;
}

}  // namespace

bool colour_wanted() {
  static const bool wanted = ::isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted;
}

std::string bold(const std::string& text) { return wrapped("1", text); }
std::string dim(const std::string& text) { return wrapped("2", text); }
std::string red(const std::string& text) { return wrapped("31", text); }
std::string yellow(const std::string& text) { return wrapped("33", text); }
std::string green(const std::string& text) { return wrapped("32", text); }

}  // namespace armature::cli
