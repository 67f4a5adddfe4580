#include "armature/error.hpp"

#include "core/escape.hpp"

namespace armature {

const char* to_string(ErrorCode code) {
  switch (code) {
    case ErrorCode::FileMissing: return "file missing";
    case ErrorCode::FileUnreadable: return "file unreadable";
    case ErrorCode::FileUnwritable: return "file unwritable";
    case ErrorCode::Syntax: return "syntax";
    case ErrorCode::Meaning: return "meaning";
    case ErrorCode::Unsupported: return "unsupported";
    case ErrorCode::Usage: return "usage";
    case ErrorCode::NotFound: return "not found";
    case ErrorCode::Numerical: return "numerical";
  }
  return "unknown";
}

std::string Error::text() const {
  std::string line = where.empty() ? message : where + ": " + message;
  if (!line.empty() && line.back() != '.' && line.back() != '?') line += '.';
  if (!hint.empty()) line += ' ' + hint;
  // Names in it come from files; none may move a terminal's cursor.
  return plain_line(line);
}

}  // namespace armature
