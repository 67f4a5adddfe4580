// Can this identification be used? Findings from the fit, its data, and the limits of real robots.
//
// A verdict is a function of findings (finding.hpp): one problem makes it bad, one warning doubtful. Nothing here looks
// at the truth; a good verdict means that every check below was made and passed.
#pragma once

#include <string>
#include <vector>

#include "armature/finding.hpp"
#include "armature/identify.hpp"
#include "armature/quality.hpp"

namespace armature {

/// When a number becomes a finding.
struct JudgementOptions {
  /// ‖tau − tau_hat‖ / ‖tau‖ above this is a problem: the model does not explain the data.
  double bad_residual = 0.40;
  /// … a warning. Real arms with plain friction leave 2 to 10 %.
  double high_residual = 0.20;
  /// A joint's residual above this many deviations of its noise is named with what it follows.
  double above_noise = 1.5;
  /// A joint that uses less of its range than this (of 2π rad or 1 m without limits) hardly moves.
  double least_range = 0.02;
  /// Top speed over the joint's limit (10 rad/s or 5 m/s without one): above is no motion of this robot.
  double most_speed = 3;
  /// All moving joints below this share of their speed limits: the time is probably not in seconds.
  double least_speed = 0.005;
  /// RMS of the identified gravity torque over the nominal one, or its inverse: a warning, a problem.
  double gravity_warning = 3;
  double gravity_problem = 8;
};

/// A recording behind the identification.
struct JudgedRecording {
  std::string name;
  std::string checksum;                    ///< SHA-256; empty: content is compared
  const Samples* samples = nullptr;        ///< as it was given to identify()
  const QualityReport* quality = nullptr;  ///< null: not checked
};

/// Kinds of finding: "residual", "unmodelled", "quality", "hardly-moves", "too-fast", "too-slow", "outside-limits",
/// "gravity", "negative-friction", "repeated-log", "not-determined", "not-settled", "physical", "prior-conflict",
/// "few-data".
[[nodiscard]] std::vector<Finding> check_identification(const Identification& found,
                                                        const std::vector<JudgedRecording>& recordings,
                                                        const JudgementOptions& options = {});

}  // namespace armature
