// A log's meaning, guessed from its column names and doubted by its numbers.
#include <algorithm>
#include <cmath>

#include "armature/mapping.hpp"
#include "armature/text.hpp"
#include "recording/presets.hpp"
#include "recording/unnamed.hpp"

namespace armature {
namespace recording {
namespace {

// What the names say by themselves, every column written out.
std::optional<PresetFit> fit_header(const Table& table) {
  // An empty mapping leaves everything to the names.
  const auto plan = make_plan(table.names, {}, table.file);
  if (!plan) return std::nullopt;
  PresetFit out;
  out.mapping.joints = plan->joints;
  // The unit in the name goes into the mapping, so that the file is read the same way later.
  if (plan->time >= 0) {
    out.mapping.time_column = table.names[static_cast<std::size_t>(plan->time)];
    const std::string unit = parse_header_name(out.mapping.time_column).unit;
    if (!unit.empty()) out.mapping.time_unit = unit;
  }
  const auto write_out = [&](const Plan::Channel& from, ChannelMapping& to) {
    for (const Plan::Column& column : from.columns)
      to.columns.emplace_back(trim(table.names[static_cast<std::size_t>(column.index)]));
    if (!from.columns.empty()) ++out.signals;
  };
  write_out(plan->q, out.mapping.q), write_out(plan->v, out.mapping.v), write_out(plan->a, out.mapping.a);
  write_out(plan->tau, out.mapping.tau), write_out(plan->current, out.mapping.current);
  write_out(plan->temperature, out.mapping.temperature);
  return out;
}

// Joint names that only one maker uses.
std::string maker_of(const std::vector<std::string>& joints) {
  // Whether a joint's name contains one of the parts.
  const auto any = [&](const std::vector<const char*>& parts) {
    return std::any_of(joints.begin(), joints.end(), [&](const std::string& joint) {
      return std::any_of(parts.begin(), parts.end(),
                         [&](const char* part) { return joint.find(part) != std::string::npos; });
    });
  };
  // Both are needed: other arms have a shoulder_pan_joint, too.
  if (any({"shoulder_pan_joint"}) && any({"wrist_3_joint"})) return "ur-ros2";
  if (any({"panda_joint", "fer_joint", "fr3_joint", "fp3_joint"})) return "franka";
  if (any({"lbr_A1", "lbr_joint_1", "iiwa_joint_1", "lbr_iiwa"})) return "kuka-fri";
  return {};
}

// The middle value: a few gaps in the time do not move it.
double median(std::vector<double> values) {
  if (values.empty()) return std::nan("");
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The largest magnitude among the finite values.
double largest(const Matrix& m) {
  double out = 0;
  for (const double x : m.reshaped()) {
    if (std::isfinite(x)) out = std::max(out, std::abs(x));
  }
  return out;
}

// How well the stated velocity is the derivative of the position: Σ Δq v Δt / Σ (v Δt)², 1 where units agree.
double velocity_ratio(const Recording& r) {
  double above = 0, below = 0;
  for (Eigen::Index k = 1; k < r.size(); ++k) {
    const double step = r.time[k] - r.time[k - 1];
    // A gap of more than a second says nothing about the motion in it.
    if (!(step > 0) || step > 1) continue;
    for (Eigen::Index j = 0; j < r.q.cols(); ++j) {
      // Both ways to the same step: the change of q, and the mean of two velocities times Δt.
      const double dq = r.q(k, j) - r.q(k - 1, j), dv = 0.5 * ((*r.v)(k, j) + (*r.v)(k - 1, j)) * step;
      // More than 1 rad or m between two rows is a jump, not a motion.
      if (!std::isfinite(dq) || !std::isfinite(dv) || std::abs(dq) > 1) continue;
      above += dq * dv, below += dv * dv;
    }
  }
  return below > 0 ? above / below : std::nan("");
}

// Whether the clock advances, and whether its steps are plausible as seconds.
void doubt_time(const Recording& r, std::vector<Finding>& out) {
  std::vector<double> steps;
  for (Eigen::Index k = 1; k < r.size(); ++k) {
    const double step = r.time[k] - r.time[k - 1];
    if (std::isfinite(step) && step > 0) steps.push_back(step);
  }
  const double step = median(steps);
  if (steps.empty() && r.size() > 1)
    out.push_back({Severity::Problem, "time", r.source, "the time does not advance", "Name another column."});
  // Robots are logged at 10 Hz to 10 kHz; rows five times as far apart or as close together speak for another unit.
  constexpr double kSlowest_s = 0.5, kFastest_s = 2e-5;
  if (step > kSlowest_s)
    out.push_back({Severity::Warning, "time-unit", r.source,
                   "a row every " + significant(step, 3) + " s: the time is probably not in seconds",
                   "Write unit: ms, us or ns at time."});
  if (step < kFastest_s)
    out.push_back({Severity::Warning, "time-unit", r.source,
                   "a row every " + significant(1e6 * step, 3) + " µs: the time's unit is probably larger",
                   "Write the right unit at time."});
}

// Whether the positions are plausible as radians and agree with the velocities.
void doubt_angles(const Recording& r, std::vector<Finding>& out) {
  const bool turning = std::any_of(r.position_units.begin(), r.position_units.end(),
                                   [](const std::string& unit) { return unit == "rad"; });
  const double most = largest(r.q);
  // A little more than two turns.
  constexpr double kTwoTurns = 13;
  if (turning && most > kTwoTurns)
    out.push_back({Severity::Warning, "degrees", r.source,
                   "positions reach " + significant(most, 4) + " rad, " + significant(most / (2 * M_PI), 2) +
                       " turns: they are probably degrees",
                   "Write unit: deg at q."});
  // Radians taken for degrees shrink by π/180: a motion of π rad would look like 0.055 rad.
  constexpr double kShrunk = 0.06;
  const bool converted = std::any_of(r.conversions.begin(), r.conversions.end(), [](const std::string& what) {
    return what.starts_with("q: ") && what.ends_with(" to SI");
  });
  if (turning && converted && most < kShrunk && most > 0)
    out.push_back({Severity::Warning, "degrees", r.source,
                   "positions stay within " + significant(most, 2) + " rad: they may have been radians already",
                   "Write unit: rad at q."});
  if (!r.v) return;
  // A mistaken unit makes the ratio 57, 1000 or the like; noise and filters leave it near 1.
  constexpr double kLeastRatio = 0.7, kMostRatio = 1.4;
  const double ratio = velocity_ratio(r);
  if (std::isfinite(ratio) && (ratio < kLeastRatio || ratio > kMostRatio))
    out.push_back({Severity::Warning, "velocity-unit", r.source,
                   "positions change " + significant(ratio, 3) + " times as fast as the velocities say",
                   "Check the units of time, q and v."});
}

// Whether there is something to identify from: torques or currents that are not all 0.
void doubt_torques(const Recording& r, std::vector<Finding>& out) {
  if (!r.tau && !r.current) {
    out.push_back({Severity::Problem, "missing-torque", r.source, "no torque and no current was found",
                   "Record torques, or name their columns as tau."});
    return;
  }
  const Matrix& m = r.tau ? *r.tau : *r.current;
  for (Eigen::Index j = 0; j < m.cols(); ++j) {
    if (largest(m.col(j)) > 0) continue;
    out.push_back({Severity::Warning, "no-torque", r.source + ", joint " + r.joints[static_cast<std::size_t>(j)],
                   std::string("its ") + (r.tau ? "torque" : "current") + " is 0 throughout",
                   "Name another column, or leave the joint out."});
  }
}

// The best explanation of the columns, and the name of its preset; no name if the header or the numbers were enough.
Result<std::pair<PresetFit, std::string>> best_fit(const Table& table, const std::string& preset) {
  // The preset that was asked for, or its error.
  if (!preset.empty()) {
    auto fit = fit_preset(preset, table.names, table.file);
    if (!fit) return fit.error();
    return std::pair(*std::move(fit), preset);
  }
  // No header: only the numbers can tell.
  if (has_no_names(table)) {
    auto fit = fit_numbers(table);
    if (!fit) return fit.error();
    return std::pair(*std::move(fit), std::string());
  }
  // Next, the header as it is, and a maker that the joints' names give away.
  auto best = fit_header(table);
  std::string name = best ? maker_of(best->mapping.joints) : "";
  if (!name.empty()) {
    auto fit = fit_preset(name, table.names, table.file);
    if (fit) return std::pair(*std::move(fit), name);
    name.clear();
  }
  // Last, every preset: the one that finds the most signals.
  for (const std::string& candidate : mapping_presets()) {
    auto fit = fit_preset(candidate, table.names, table.file);
    // The header wins a tie: it needs no assumption.
    if (!fit || (best && fit->signals <= best->signals)) continue;
    best = *std::move(fit);
    name = candidate;
  }
  if (best) return std::pair(*std::move(best), name);
  constexpr std::ptrdiff_t kShown = 8;
  const std::vector<std::string> shown(table.names.begin(),
                                       table.names.begin() + std::min(kShown, std::ssize(table.names)));
  return Error{
      ErrorCode::NotFound,
      "no positions were recognised among " + join(shown, ", ") + (table.names.size() > shown.size() ? ", …" : ""),
      table.file, "Write a mapping file: docs/recordings.md has an example."};
}

}  // namespace
}  // namespace recording

Result<MappingGuess> guess_mapping(const std::filesystem::path& log, const std::string& preset,
                                   const ReadOptions& options) {
  // The preset goes along because a bag's topic may depend on it.
  Mapping asked;
  asked.preset = preset;
  auto table = recording::read_log_table(log, asked, options);
  if (!table) return table.error();
  auto fit = recording::best_fit(*table, preset);
  if (!fit) return fit.error();
  // What the columns mean, by their names.
  MappingGuess out;
  out.mapping = fit->first.mapping;
  out.preset = fit->second;
  out.doubts = fit->first.doubts;
  if (out.mapping.time_column.empty())
    out.doubts.push_back({Severity::Problem, "time", table->file, "no time column was recognised",
                          "Write time: COLUMN, or rate_hz: … for a log without one."});
  // Doubts by numbers need a recording; a log without a clock gets one row per second for that.
  Mapping trial = out.mapping;
  if (trial.time_column.empty()) trial.rate = 1;
  const auto recording = recording::make_recording(*table, trial);
  if (!recording) return recording.error();
  out.rows = recording->size();
  if (!out.mapping.time_column.empty()) recording::doubt_time(*recording, out.doubts);
  recording::doubt_angles(*recording, out.doubts);
  recording::doubt_torques(*recording, out.doubts);
  return out;
}

}  // namespace armature
