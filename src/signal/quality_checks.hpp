// The parts of the quality report.
#pragma once

#include <cmath>

#include "armature/quality.hpp"

namespace armature::signal {

/// Stamp of the first row that has one: times in messages count from it.
[[nodiscard]] inline double start_of(const Recording& r) {
  for (Eigen::Index k = 0; k < r.size(); ++k) {
    if (std::isfinite(r.time[k])) return r.time[k];
  }
  return 0;
}

/// Stamps: rate, jitter, drops, repeats, order, gaps, drift, coarseness.
void check_time(const Recording& recording, QualityReport& report);
/// Numbers: missing, stuck, spikes, saturation, steps of the converter, wraps, limits, velocity against position.
void check_values(const Recording& recording, const Robot& robot, QualityReport& report);
/// The robot's own dynamics against the data.
void check_dynamics(const Recording& recording, const Robot& robot, const QualityOptions& options,
                    QualityReport& report, const Progress& progress);

inline void add(QualityReport& report, QualityKind kind, QualitySeverity severity, const std::string& joint,
                const std::string& message, const std::string& advice, double value = 0) {
  report.findings.push_back({kind, severity, joint, message, advice, value});
}

}  // namespace armature::signal
