// Stamps.
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <vector>

#include "armature/text.hpp"
#include "signal/quality_checks.hpp"
#include "signal/repair.hpp"

namespace armature::signal {
namespace {

// A step this many medians long is a gap; from one and a half medians on, samples between two others are missing.
constexpr double kGap = 5, kMissing = 1.5;
// Below these shares of the rows nothing is lost that a person should look at.
constexpr double kFewRepeats = 0.02, kFewMissing = 0.05;
// Steps that vary less than this are a good clock's.
constexpr double kSteady = 0.01;
// A log is cut into this many parts to see its rate change; fewer steps than this in a part do not tell that from
// jitter.
constexpr std::size_t kParts = 20, kFewestSteps = 10;
// A rate that changes by less, or by less than this many standard errors of the line through the parts, is no drift.
constexpr double kDrift = 0.003, kSurprising = 5;

// All steps of a recording, sorted by kind.
struct Steps {
  long long repeats = 0, backward = 0, gaps = 0, missing = 0, bad = 0;
  double longest = 0, longest_at = 0, first_backward = 0;  ///< [s], since the first row
  double covered = 0;                                      ///< [s] sum of all steps
  std::vector<double> regular;                             ///< positive steps under 1.5 medians
};

// Each piece begins afresh: time between pieces is no step.
Steps classify(const Recording& r, double median) {
  Steps out;
  std::size_t piece = 1;
  double latest = -kInfinity;
  for (Eigen::Index k = 0; k < r.size(); ++k) {
    if (piece < r.starts.size() && r.starts[piece] == k) {
      latest = -kInfinity;
      ++piece;
    }
    if (!std::isfinite(r.time[k])) {
      ++out.bad;
      continue;
    }
    // A backward stamp is counted and passed over; the next is compared with the latest before it.
    const double step = r.time[k] - latest;
    if (step < 0) {
      if (out.backward++ == 0) out.first_backward = r.time[k] - start_of(r);
      continue;
    }
    latest = r.time[k];
    if (!std::isfinite(step)) continue;
    out.covered += step;
    if (step == 0) {
      ++out.repeats;
    } else if (step > kGap * median) {
      ++out.gaps;
      if (step > out.longest) out.longest_at = r.time[k] - step - start_of(r);
      out.longest = std::max(out.longest, step);
    } else if (step > kMissing * median) {
      // A step of about k medians lacks k − 1 samples.
      out.missing += std::llround(step / median) - 1;
    } else {
      out.regular.push_back(step);
    }
  }
  return out;
}

// A clock that runs faster or slower over the recording: the change of its rate along a straight line through the mean
// steps of the parts, and the standard error of that. Jitter of single stamps cancels in a mean, so that the scatter
// about the line says more than the jitter does.
struct Drift {
  double change = 0, error = kInfinity;
};
Drift drift(const std::vector<double>& steps) {
  const std::size_t part = steps.size() / kParts;
  if (part < kFewestSteps) return {};
  const auto parts = static_cast<Eigen::Index>(kParts);
  Eigen::MatrixX2d line(parts, 2);
  Vector mean(parts);
  for (Eigen::Index i = 0; i < parts; ++i) {
    mean[i] =
        Eigen::Map<const Vector>(steps.data() + static_cast<std::size_t>(i) * part, static_cast<Eigen::Index>(part))
            .mean();
    // From −1/2 to 1/2 over the recording, in the middle of each part.
    line.row(i) << 1, (static_cast<double>(i) + 0.5) / static_cast<double>(kParts) - 0.5;
  }
  const Matrix inverse = (line.transpose() * line).inverse();
  const Vector found = inverse * (line.transpose() * mean);
  const double scatter = (mean - line * found).squaredNorm() / static_cast<double>(parts - 2);
  return {found[1] / found[0], std::sqrt(scatter * inverse(1, 1)) / found[0]};
}

}  // namespace

void check_time(const Recording& r, QualityReport& report) {
  // Without two different stamps nothing can be said.
  const double median = r.median_step();
  if (median <= 0) {
    add(report, QualityKind::LowRate, QualitySeverity::Problem, "", "fewer than two different stamps",
        "Check the time column.");
    return;
  }
  const auto rows = static_cast<double>(r.size());
  report.rate = 1 / median;
  report.duration = rows * median;
  const Steps steps = classify(r, median);
  const bool coarse = static_cast<double>(steps.repeats) > kCoarseClock * rows;
  // The step of a coarse clock is not the samples': they share the time that its ticks cover.
  if (coarse) {
    report.duration = steps.covered;
    report.rate = rows / steps.covered;
  }
  if (steps.bad > 0) {
    add(report, QualityKind::MissingValues, QualitySeverity::Warning, "", grouped(steps.bad) + " rows without a time",
        "They are dropped.");
  }
  if (coarse) {
    add(report, QualityKind::CoarseStamps, QualitySeverity::Warning, "",
        "the clock is coarser than the sampling: " + grouped(steps.repeats) + " of " + grouped(r.size()) +
            " stamps repeat, steps of " + significant(median, 3) + " s",
        "The samples are spread evenly; record the controller's clock.", median);
  } else if (steps.repeats > 0) {
    add(report, QualityKind::RepeatedStamps,
        steps.repeats > kFewRepeats * rows ? QualitySeverity::Warning : QualitySeverity::Note, "",
        grouped(steps.repeats) + " repeated stamps", "Rows of one stamp are averaged.",
        static_cast<double>(steps.repeats));
  }
  if (steps.backward > 0) {
    add(report, QualityKind::BackwardStamps, QualitySeverity::Warning, "",
        grouped(steps.backward) + " stamps go backwards, first at " + significant(steps.first_backward, 6) + " s",
        "Those rows are dropped; was the file sorted or joined wrongly?", static_cast<double>(steps.backward));
  }
  if (steps.gaps > 0) {
    add(report, QualityKind::Gap, QualitySeverity::Warning, "",
        grouped(steps.gaps) + " gaps, the longest " + significant(steps.longest, 3) + " s after " +
            significant(steps.longest_at, 6) + " s",
        "The motion is carried over where the samples allow it, and left out elsewhere.", steps.longest);
  }
  if (steps.missing > 0) {
    add(report, QualityKind::DroppedSamples,
        steps.missing > kFewMissing * rows ? QualitySeverity::Warning : QualitySeverity::Note, "",
        "about " + grouped(steps.missing) + " samples are missing between others",
        "The motion is estimated without them.", static_cast<double>(steps.missing));
  }
  // Jitter: RMS of the regular steps' distance from the median, in medians.
  if (steps.regular.empty() || coarse) return;
  double square = 0;
  for (const double step : steps.regular) square += (step - median) * (step - median);
  report.jitter = std::sqrt(square / static_cast<double>(steps.regular.size())) / median;
  if (report.jitter > kSteady) {
    // No doubt remains: stamps are measured, and the smoother takes them as they are.
    add(report, QualityKind::Jitter, QualitySeverity::Note, "",
        "steps vary by " + significant(100 * report.jitter, 3) + " % of " + significant(1000 * median, 3) + " ms",
        "The motion is estimated at the stamps that explain the positions best.", report.jitter);
  }
  const auto [change, error] = drift(steps.regular);
  if (std::abs(change) > std::max(kDrift, kSurprising * error)) {
    add(report, QualityKind::ClockDrift, QualitySeverity::Warning, "",
        "the rate changes by " + significant(100 * change, 3) + " % from beginning to end",
        "Derivatives scale with it: record the controller's clock.", change);
  }
}

}  // namespace armature::signal
