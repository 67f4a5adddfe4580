// What a person should know about an input or a result, and the verdict that follows from it.
#pragma once

#include <string>
#include <vector>

namespace armature {

/// How much a finding matters.
enum class Severity {
  Note,     ///< worth knowing; nothing is lost by ignoring it
  Warning,  ///< the result is worse than it could be, or part of it should be doubted
  Problem,  ///< the result would mislead: a verdict with a problem behind it is bad
};

[[nodiscard]] const char* to_string(Severity severity);

/// What can be done about a finding, as a sentence and, where a term of the model would help, as data.
struct Remedy {
  std::string advice;       ///< without the term: "Warm the robot up before recording"; may be empty
  std::string term = {};    ///< for --terms: "stribeck"; empty: no term would help
  bool fit_shapes = false;  ///< together with --fit-shapes
  bool operator==(const Remedy&) const = default;

  /// "Add stribeck to --terms", after the advice if there is one.
  [[nodiscard]] std::string text() const;
  /// The same with other words for adding the term, which follow "Try" or "try".
  [[nodiscard]] std::string text(const std::string& try_what) const;
};

/// One thing that was found, described for a person. The only type for quality, lint and warnings that jobs return.
struct Finding {
  Severity severity = Severity::Note;
  std::string kind;     ///< a stable name for machines: "swapped-joints", "near-rest", …
  std::string where;    ///< file, joint, parameter: the place
  std::string message;  ///< what was found, with numbers
  std::string advice;   ///< what to do next; may be empty
  Remedy remedy = {};   ///< where the advice is to add a term: the same as data
  bool operator==(const Finding&) const = default;

  /// "where: message. advice" in one line, as in Error::text().
  [[nodiscard]] std::string text() const;
};

/// The conclusion of a job.
struct Verdict {
  enum class Level {
    Good,      ///< use the result; exit code 0
    Doubtful,  ///< the work was done and something in it should be looked at; exit code 1
    Bad,       ///< do not use the result; exit code 1
  };
  Level level = Level::Bad;
  std::string text = "nothing was done";  ///< one sentence: the conclusion, then the number it rests on
  std::vector<std::string> reasons;       ///< why it is not good, most serious first; empty where it is
  bool operator==(const Verdict&) const = default;
};

[[nodiscard]] const char* to_string(Verdict::Level level);

/// The worst severity decides: a problem makes a verdict bad, a warning doubtful.
[[nodiscard]] Verdict::Level level_of(const std::vector<Finding>& findings);

/// `text` as the conclusion, at the level that the findings and `least` give together; warnings and problems are its
/// reasons.
[[nodiscard]] Verdict make_verdict(std::string text, const std::vector<Finding>& findings,
                                   Verdict::Level least = Verdict::Level::Good);

}  // namespace armature
