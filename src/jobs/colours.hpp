// Terminal colours in texts for people; plain() (job.hpp) removes them.
#pragma once

#include <string>
#include <string_view>

namespace armature::colours {

inline std::string wrapped(const char* code, const std::string& text) {
  return std::string("\033[") + code + "m" + text + "\033[0m";
}
// Where the colour that begins at `at`, ESC [ numbers m, ends; `at` where none begins there.
inline std::size_t end_of_colour(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) != "\033[") return at;
  const std::size_t end = text.find_first_not_of("0123456789;", at + 2);
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : at;
}

inline std::string bold(const std::string& text) { return wrapped("1", text); }
inline std::string dim(const std::string& text) { return wrapped("2", text); }
inline std::string red(const std::string& text) { return wrapped("31", text); }
inline std::string yellow(const std::string& text) { return wrapped("33", text); }
inline std::string green(const std::string& text) { return wrapped("32", text); }

}  // namespace armature::colours
