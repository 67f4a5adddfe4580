// The quality report: order of the checks, and its words.
#include "armature/quality.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "signal/quality_checks.hpp"
#include "signal/repair.hpp"

namespace armature {

const char* to_string(FindingKind kind) {
  switch (kind) {
    case FindingKind::MissingValues: return "missing values";
    case FindingKind::Stuck: return "stuck sensor";
    case FindingKind::Spikes: return "spikes";
    case FindingKind::Saturation: return "saturation";
    case FindingKind::Quantisation: return "quantisation";
    case FindingKind::Jitter: return "jitter";
    case FindingKind::DroppedSamples: return "dropped samples";
    case FindingKind::RepeatedStamps: return "repeated stamps";
    case FindingKind::BackwardStamps: return "backward stamps";
    case FindingKind::Gap: return "gap";
    case FindingKind::ClockDrift: return "clock drift";
    case FindingKind::CoarseStamps: return "coarse stamps";
    case FindingKind::Delay: return "delay";
    case FindingKind::LowRate: return "low rate";
    case FindingKind::SwappedJoints: return "swapped joints";
    case FindingKind::WrapAround: return "wrap-around";
    case FindingKind::Degrees: return "degrees";
    case FindingKind::ReversedJoint: return "reversed joint";
    case FindingKind::GravityRemoved: return "gravity removed";
    case FindingKind::TorqueScale: return "torque scale";
    case FindingKind::TorqueOffset: return "torque offset";
    case FindingKind::PositionOffset: return "position offset";
    case FindingKind::CurrentForTorque: return "current for torque";
    case FindingKind::MissingJoint: return "missing joint";
    case FindingKind::MissingTorque: return "missing torque";
    case FindingKind::WrongMounting: return "wrong mounting";
    case FindingKind::WrongRobot: return "wrong robot";
    case FindingKind::OutsideLimits: return "outside limits";
    case FindingKind::VelocityMismatch: return "velocity mismatch";
    case FindingKind::PeriodFound: return "period";
    case FindingKind::Transient: return "transient";
    case FindingKind::NoMotion: return "no motion";
  }
  return "unknown";
}

const char* to_string(Severity severity) {
  switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Problem: return "problem";
  }
  return "unknown";
}

bool QualityReport::usable() const {
  return std::none_of(findings.begin(), findings.end(),
                      [](const Finding& f) { return f.severity == Severity::Problem; });
}

bool QualityReport::has(FindingKind kind) const {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

std::string QualityReport::brief() const {
  int counts[3] = {0, 0, 0};
  for (const auto& finding : findings) ++counts[static_cast<int>(finding.severity)];
  std::string out = source + ": " + fixed(duration, 1) + " s at " + significant(rate, 4) + " Hz, " +
                    std::to_string(counts[2]) + " problems, " + std::to_string(counts[1]) + " warnings";
  if (residual >= 0) out += "; the robot's model leaves " + significant(100 * residual, 3) + " % of the torque";
  return out;
}

std::string QualityReport::full() const {
  std::string out = brief() + "\n" + ledger + "\n";
  for (const auto& f : findings) {
    out += std::string("  ") + to_string(f.severity) + ": " + to_string(f.kind);
    if (!f.joint.empty()) out += " (" + f.joint + ")";
    out += ": " + f.message + "." + (f.advice.empty() ? "" : " " + f.advice) + "\n";
  }
  return out;
}

namespace {

void check_period(const Recording& recording, QualityReport& report) {
  const double step = recording.median_step();
  if (step <= 0 || recording.starts.size() > 1 || !recording.q.allFinite()) return;
  report.period = find_period(recording.q, 1 / step);
  if (!report.period.found) return;
  signal::add(report, FindingKind::PeriodFound, Severity::Note, "",
              "the motion repeats every " + significant(report.period.seconds, 6) + " s, " +
                  significant(report.period.count, 3) + " times",
              "");
  const double before = static_cast<double>(report.period.first) * step;
  if (before > 0.02 * report.period.seconds) {
    signal::add(report, FindingKind::Transient, Severity::Note, "",
                "the first " + significant(before, 3) + " s do not repeat", "They are left out of the averages.",
                before);
  }
}

}  // namespace

QualityReport check_quality(const Recording& recording, const Robot& robot, const QualityOptions& options) {
  QualityReport report;
  report.source = recording.source;
  report.ledger = recording.ledger.text();
  if (auto wrong = recording.problem()) {
    signal::add(report, FindingKind::MissingValues, Severity::Problem, "", wrong->message, "");
    return report;
  }
  signal::check_time(recording, report);
  auto matched = match_joints(recording, robot);
  if (!matched) {
    signal::add(report, FindingKind::MissingJoint, Severity::Problem, "", matched.error().message,
                matched.error().hint);
  } else {
    signal::check_values(*matched, robot, report);
    check_period(*matched, report);
    if (options.check_dynamics && matched->tau) signal::check_dynamics(*matched, robot, options, report);
  }
  std::stable_sort(report.findings.begin(), report.findings.end(),
                   [](const Finding& x, const Finding& y) { return x.severity > y.severity; });
  return report;
}

}  // namespace armature
