// Terminal colours in texts for people; plain() (job.hpp) removes them.
#pragma once

#include <string>

namespace armature::colours {

inline std::string wrapped(const char* code, const std::string& text) {
  return std::string("\033[") + code + "m" + text + "\033[0m";
}
inline std::string bold(const std::string& text) { return wrapped("1", text); }
inline std::string dim(const std::string& text) { return wrapped("2", text); }
inline std::string red(const std::string& text) { return wrapped("31", text); }
inline std::string yellow(const std::string& text) { return wrapped("33", text); }
inline std::string green(const std::string& text) { return wrapped("32", text); }

}  // namespace armature::colours
