#include "armature/finding.hpp"

#include <algorithm>
#include <cctype>

#include "armature/error.hpp"

namespace armature {

const char* to_string(Severity severity) {
  switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Problem: return "problem";
  }
  return "unknown";
}

const char* to_string(Verdict::Level level) {
  switch (level) {
    case Verdict::Level::Good: return "good";
    case Verdict::Level::Doubtful: return "doubtful";
    case Verdict::Level::Bad: return "bad";
  }
  return "unknown";
}

namespace {

// "Add stribeck to --terms" by itself, "…: add stribeck to --terms" after an advice that ends in a colon or "or".
std::string after_advice(const std::string& advice, std::string words) {
  if (!advice.empty()) words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
  return advice + (advice.empty() ? "" : " ") + words;
}

}  // namespace

std::string Remedy::text() const {
  if (term.empty()) return advice;
  return after_advice(advice, "Add " + term + " to --terms" + (fit_shapes ? " with --fit-shapes" : ""));
}

std::string Remedy::text(const std::string& try_what) const {
  return term.empty() ? advice : after_advice(advice, "Try " + try_what);
}

std::string Finding::text() const { return Error{ErrorCode::Meaning, message, where, advice}.text(); }

// The worst finding decides; notes do not count.
Verdict::Level level_of(const std::vector<Finding>& findings) {
  Verdict::Level level = Verdict::Level::Good;
  for (const Finding& finding : findings) {
    if (finding.severity == Severity::Problem) return Verdict::Level::Bad;
    if (finding.severity == Severity::Warning) level = Verdict::Level::Doubtful;
  }
  return level;
}

Verdict make_verdict(std::string text, const std::vector<Finding>& findings, Verdict::Level least) {
  // Never better than `least`, which the caller knows from elsewhere.
  Verdict verdict{std::max(level_of(findings), least), std::move(text), {}};
  // Reasons are what lowers the verdict, the worst first.
  for (const Severity severity : {Severity::Problem, Severity::Warning}) {
    for (const Finding& finding : findings) {
      if (finding.severity == severity) verdict.reasons.push_back(finding.text());
    }
  }
  return verdict;
}

}  // namespace armature
