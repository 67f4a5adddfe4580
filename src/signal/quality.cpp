// The quality report: order of the checks, and its words.
#include "armature/quality.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "recording/commanded.hpp"
#include "signal/quality_checks.hpp"
#include "signal/repair.hpp"

namespace armature {
namespace {

// "no warnings", "1 warning", "2 warnings".
std::string count_of(int count, const char* what) {
  return (count == 0 ? "no" : std::to_string(count)) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace

// The names that reports and files use.
const char* to_string(QualityKind kind) {
  switch (kind) {
    case QualityKind::MissingValues: return "missing values";
    case QualityKind::Stuck: return "stuck sensor";
    case QualityKind::StillJoint: return "still joint";
    case QualityKind::Spikes: return "spikes";
    case QualityKind::Saturation: return "saturation";
    case QualityKind::Quantisation: return "quantisation";
    case QualityKind::Jitter: return "jitter";
    case QualityKind::DroppedSamples: return "dropped samples";
    case QualityKind::RepeatedStamps: return "repeated stamps";
    case QualityKind::BackwardStamps: return "backward stamps";
    case QualityKind::Gap: return "gap";
    case QualityKind::ClockDrift: return "clock drift";
    case QualityKind::CoarseStamps: return "coarse stamps";
    case QualityKind::Delay: return "delay";
    case QualityKind::LowRate: return "low rate";
    case QualityKind::SwappedJoints: return "swapped joints";
    case QualityKind::WrapAround: return "wrap-around";
    case QualityKind::Degrees: return "degrees";
    case QualityKind::ReversedJoint: return "reversed joint";
    case QualityKind::GravityRemoved: return "gravity removed";
    case QualityKind::TorqueScale: return "torque scale";
    case QualityKind::TorqueOffset: return "torque offset";
    case QualityKind::PositionOffset: return "position offset";
    case QualityKind::CurrentForTorque: return "current for torque";
    case QualityKind::MissingJoint: return "missing joint";
    case QualityKind::MissingTorque: return "missing torque";
    case QualityKind::WrongMounting: return "wrong mounting";
    case QualityKind::WrongTool: return "wrong tool";
    case QualityKind::UnclearCause: return "unclear cause";
    case QualityKind::WrongRobot: return "wrong robot";
    case QualityKind::OutsideLimits: return "outside limits";
    case QualityKind::VelocityMismatch: return "velocity mismatch";
    case QualityKind::CommandedMotion: return "commanded motion";
    case QualityKind::PeriodFound: return "period";
    case QualityKind::Transient: return "transient";
    case QualityKind::NoMotion: return "no motion";
  }
  return "unknown";
}

const char* to_string(QualitySeverity severity) {
  switch (severity) {
    case QualitySeverity::Note: return "note";
    case QualitySeverity::Warning: return "warning";
    case QualitySeverity::Problem: return "problem";
  }
  return "unknown";
}

// A warning does not stop a fit, a problem does.
bool QualityReport::usable() const {
  return std::none_of(findings.begin(), findings.end(),
                      [](const QualityFinding& f) { return f.severity == QualitySeverity::Problem; });
}

bool QualityReport::has(QualityKind kind) const {
  return std::any_of(findings.begin(), findings.end(), [&](const QualityFinding& f) { return f.kind == kind; });
}

// One line: the log, how many problems and warnings, and what the model leaves.
std::string QualityReport::brief() const {
  int counts[3] = {0, 0, 0};
  for (const auto& finding : findings) ++counts[static_cast<int>(finding.severity)];
  std::string out = source + ": " + fixed(duration, 1) + " s at " + significant(rate, 4) + " Hz, " +
                    count_of(counts[2], "problem") + ", " + count_of(counts[1], "warning");
  if (residual >= 0) out += "; the robot's model leaves " + significant(100 * residual, 3) + " % of the torque";
  return out;
}

// The line above, what happened to the rows, then each finding with its advice.
std::string QualityReport::full() const {
  std::string out = brief() + "\n" + ledger + "\n";
  // "  warning: gap (joint2): 3 gaps, … . Advice."
  for (const auto& f : findings) {
    out += std::string("  ") + to_string(f.severity) + ": " + to_string(f.kind);
    if (!f.joint.empty()) out += " (" + f.joint + ")";
    out += ": " + f.message + "." + (f.advice.empty() ? "" : " " + f.advice) + "\n";
  }
  return out;
}

namespace {

// Whether the motion repeats, and what comes before it does.
void check_period(const Recording& recording, QualityReport& report) {
  const double step = recording.median_step();
  // Several pieces, or missing positions, have no common period.
  if (step <= 0 || recording.starts.size() > 1 || !recording.q.allFinite()) return;
  report.period = find_period(recording.q, 1 / step);
  if (!report.period.found) return;
  signal::add(report, QualityKind::PeriodFound, QualitySeverity::Note, "",
              "the motion repeats every " + significant(report.period.seconds, 6) + " s, " +
                  significant(report.period.count, 3) + " times",
              "");
  // Less than a fiftieth of a period is not worth a line.
  constexpr double kWorthALine = 0.02;
  const double before = static_cast<double>(report.period.first) * step;
  if (before > kWorthALine * report.period.seconds) {
    signal::add(report, QualityKind::Transient, QualitySeverity::Note, "",
                "the first " + significant(before, 3) + " s do not repeat", "They are left out of the averages.",
                before);
  }
}

}  // namespace

QualityReport check_quality(const Recording& recording, const Robot& robot, const QualityOptions& options,
                            const Progress& progress) {
  QualityReport report;
  // A report has its source and its ledger, whatever the checks say.
  report.source = recording.source;
  report.ledger = recording.ledger.text();
  // A recording whose shapes do not fit together cannot be looked at.
  if (auto wrong = recording.problem()) {
    signal::add(report, QualityKind::MissingValues, QualitySeverity::Problem, "", wrong->message, "");
    return report;
  }
  // Commanded positions are smooth and say nothing of the motion that the arm made.
  const auto& done = recording.conversions;
  if (std::find(done.begin(), done.end(), recording::kCommandedMotion) != done.end()) {
    signal::add(report, QualityKind::CommandedMotion, QualitySeverity::Warning, "",
                "the positions were commanded, not measured", "Record /joint_states while the robot moves.");
  }
  // Time needs no joints; all else needs them in the robot's order.
  signal::check_time(recording, report);
  auto matched = match_joints(recording, robot);
  if (!matched) {
    signal::add(report, QualityKind::MissingJoint, QualitySeverity::Problem, "", matched.error().message,
                matched.error().hint);
  } else {
    // Step by step, since each takes seconds where a recording is long.
    if (!progress.stopping()) signal::check_values(*matched, robot, report);
    if (!progress.stopping()) check_period(*matched, report);
    if (options.check_dynamics && matched->tau) signal::check_dynamics(*matched, robot, options, report, progress);
  }
  // Problems first, and within one severity in the order of the checks.
  std::stable_sort(report.findings.begin(), report.findings.end(),
                   [](const QualityFinding& x, const QualityFinding& y) { return x.severity > y.severity; });
  return report;
}

}  // namespace armature
