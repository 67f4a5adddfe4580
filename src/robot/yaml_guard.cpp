#include "robot/yaml_guard.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <sstream>

#include "core/escape.hpp"

namespace armature {
namespace {

// A value costs yaml-cpp some hundred bytes; the largest file of ours has ten thousand.
constexpr long kMostValues = 1000000;

// Thrown by the guard inside yaml-cpp's parser, caught in yaml_problem.
struct Refused {
  Error error;
};

// file:line; yaml-cpp counts lines from 0.
std::string line_of(const std::string& file, const YAML::Mark& mark) {
  return mark.is_null() ? file : file + ":" + std::to_string(mark.line + 1);
}

// Receives the parser's events and refuses what could grow: aliases, deep nesting, too many values.
class Guard : public YAML::EventHandler {
 public:
  Guard(const std::string& file, int deepest) : file_(file), deepest_(deepest) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (++documents_ > 1) refuse(ErrorCode::Syntax, mark, "a second document begins here", "Keep one per file.");
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { check(mark, "", anchor); }
  // An alias repeats a part of the file: a few of them, nested, fill the memory.
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuse_anchor(mark); }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string&) override {
    check(mark, tag, anchor);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    check(mark, tag, anchor);
    deeper(mark);
  }
  void OnSequenceEnd() override { --depth_; }
  // Keys and values of a map are counted one by one, the map itself as one more.
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    check(mark, tag, anchor);
    deeper(mark);
  }
  void OnMapEnd() override { --depth_; }

 private:
  [[noreturn]] void refuse(ErrorCode code, const YAML::Mark& mark, std::string message, std::string hint) const {
    throw Refused{{code, std::move(message), line_of(file_, mark), std::move(hint)}};
  }
  [[noreturn]] void refuse_anchor(const YAML::Mark& mark) const {
    refuse(ErrorCode::Unsupported, mark, "anchors (&) and aliases (*) are not allowed", "Write the values out.");
  }
  // One value: no anchor, no tag, and not too many of them.
  void check(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    if (anchor != YAML::NullAnchor) refuse_anchor(mark);
    // "?" and "!" are yaml-cpp's marks of plain and quoted values.
    if (!tag.empty() && tag != "?" && tag != "!")
      refuse(ErrorCode::Unsupported, mark, "the tag " + tag + " is not allowed", "Remove the tag.");
    if (++values_ > kMostValues)
      refuse(ErrorCode::Unsupported, mark, "more than a million values", "This is not a file for Armature.");
  }
  // A list or a map begins inside another.
  void deeper(const YAML::Mark& mark) {
    if (++depth_ > deepest_) {
      refuse(ErrorCode::Syntax, mark, "nesting is deeper than " + std::to_string(deepest_) + " levels",
             "No file of this kind needs more.");
    }
  }

  const std::string& file_;
  int deepest_;
  int depth_ = 0;
  int documents_ = 0;
  long values_ = 0;
};

}  // namespace

std::optional<Error> yaml_problem(std::string_view text, const std::string& file, int deepest) {
  // yaml-cpp reads UTF-16 too and stops at a zero byte; our files are plain text.
  if (const auto zero = text.find('\0'); zero != std::string_view::npos) {
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(zero), '\n');
    return Error{ErrorCode::Syntax, "a zero byte: this is not a text file", file + ":" + std::to_string(line),
                 "Give the file as UTF-8 text."};
  }
  // All of it is UTF-8; the line of the first byte that is not.
  for (std::size_t at = 0, line = 1; at < text.size();) {
    const auto [value, length] = code_point(text, at);
    if (length == 0)
      return Error{ErrorCode::Syntax, "a byte that is no UTF-8", file + ":" + std::to_string(line),
                   "Save the file as UTF-8."};
    line += value == '\n' ? 1 : 0;
    at += length;
  }
  // Events only: nothing is built before the whole document has passed.
  try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    Guard guard(file, deepest);
    while (parser.HandleNextDocument(guard)) {
    }
  } catch (const Refused& refused) {
    return refused.error;
  } catch (const YAML::Exception& problem) {
    return Error{ErrorCode::Syntax, "not valid YAML: " + problem.msg, line_of(file, problem.mark),
                 "Check indentation, brackets and quotes near this line."};
  }
  return std::nullopt;
}

}  // namespace armature
