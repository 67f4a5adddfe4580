#include "armature/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "armature/term_kinds.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

std::string percent(double share) { return significant(100 * share, 3) + " %"; }

// The words of a joint where its name is written before them.
std::string without_name(std::string words, const std::string& joint) {
  const std::string name = " of " + joint + " ";
  const auto at = words.find(name);
  return at == std::string::npos ? words : words.replace(at, name.size(), " ");
}

// What the statistics say that the model of a joint lacks, or cannot name.
Finding unmodelled(const JointStatistics& s, const std::string& joint) {
  const std::string advice = s.remedy.text();
  return {Severity::Warning, "unmodelled", joint, without_name(s.words, joint), advice.empty() ? "" : advice + ".",
          s.remedy};
}

// What the fit leaves, as a whole and against the noise.
void check_residual(const Identification& found, const JudgementOptions& o, std::vector<Finding>& out) {
  const Estimate& e = found.estimate;
  const double left = e.total_relative_residual;
  // The whole: more than noise and friction models leave on real arms.
  if (left > o.high_residual) {
    Index worst = 0;
    e.relative_residual.maxCoeff(&worst);
    out.push_back({left > o.bad_residual ? Severity::Problem : Severity::Warning, "residual", "fit",
                   "the model leaves " + percent(left) + " of the measured torque unexplained, " +
                       percent(e.relative_residual[worst]) + " in " + e.joints[static_cast<std::size_t>(worst)],
                   "Check units, signs, joint order, mounting and the robot file (armature check)."});
  }
  // Joint by joint: what the statistics say is missing.
  for (std::size_t j = 0; j < found.statistics.of_joint.size(); ++j) {
    const JointStatistics& s = found.statistics.of_joint[j];
    if (s.verdict == JointVerdict::NoiseFloor || s.verdict == JointVerdict::White) continue;
    // It follows a known signal, so it is named at any size.
    if (s.verdict != JointVerdict::Unexplained) {
      out.push_back(unmodelled(s, e.joints[j]));
      continue;
    }
    // It follows nothing simple: named where it is clearly above the noise.
    double floor = s.noise_floor;
    // Thinned rows are means of about keep_every samples.
    if (!std::isfinite(floor) && found.model.noise_model)
      floor = found.model.noise_model->joints[j].sample / std::sqrt(std::max(1, found.keep_every));
    if (!(floor > 0) || s.rms <= o.above_noise * floor) continue;
    out.push_back(unmodelled(s, e.joints[j]));
  }
}

// Problems that the quality check found and that are still there.
void check_recording_quality(const std::vector<JudgedRecording>& recordings, std::vector<Finding>& out) {
  for (const JudgedRecording& r : recordings) {
    if (!r.quality) continue;
    for (const QualityFinding& f : r.quality->findings) {
      if (f.severity != QualitySeverity::Problem) continue;
      out.push_back({Severity::Problem, "quality", r.name + (f.joint.empty() ? "" : ", " + f.joint),
                     std::string(to_string(f.kind)) + ": " + f.message, f.advice});
    }
  }
}

// What a joint did in all recordings together.
struct JointMotion {
  double lowest = kInfinity, highest = -kInfinity, speed = 0;
};

std::vector<JointMotion> motions_of(const std::vector<JudgedRecording>& recordings, int joints) {
  std::vector<JointMotion> out(static_cast<std::size_t>(joints));
  for (const JudgedRecording& r : recordings) {
    if (!r.samples || r.samples->size() == 0) continue;
    const Motion& m = r.samples->motion;
    for (Index j = 0; j < joints; ++j) {
      JointMotion& one = out[static_cast<std::size_t>(j)];
      one.lowest = std::min(one.lowest, m.q.col(j).minCoeff()),
      one.highest = std::max(one.highest, m.q.col(j).maxCoeff());
      one.speed = std::max(one.speed, m.v.col(j).cwiseAbs().maxCoeff());
    }
  }
  return out;
}

// Ranges and speeds that a robot can have.
void check_motion(const Identification& found, const std::vector<JudgedRecording>& recordings,
                  const JudgementOptions& o, std::vector<Finding>& out) {
  const Robot& robot = found.torque_model.robot();
  const auto limits = robot.limits();
  const auto bodies = robot.coordinates();
  const auto motions = motions_of(recordings, robot.joint_count());
  bool slow = true, moved = false;
  double fastest = 0;
  // Per joint: the range that it used and its top speed, against what it can do.
  for (std::size_t j = 0; j < motions.size(); ++j) {
    const JointMotion& m = motions[j];
    // No samples: nothing can be said.
    if (!(m.highest >= m.lowest)) return;
    const bool slides = robot.bodies[static_cast<std::size_t>(bodies[j])].joint.type == JointType::Prismatic;
    const std::string& name = found.estimate.joints[j];
    const std::string unit = slides ? " m" : " rad";
    // Without limits, one turn or one metre, 10 rad/s or 5 m/s.
    constexpr double kTopSlide = 5, kTopTurn = 10;
    double range = limits[j].upper - limits[j].lower;
    if (!std::isfinite(range) || range <= 0) range = slides ? 1 : 2 * M_PI;
    const double top = std::isfinite(limits[j].velocity) && limits[j].velocity > 0 ? limits[j].velocity
                                                                                   : (slides ? kTopSlide : kTopTurn);
    const double used = m.highest - m.lowest, share = m.speed / top;
    if (used < o.least_range * range)
      out.push_back({Severity::Warning, "hardly-moves", name,
                     "it moves " + significant(used, 2) + unit + ", " + percent(used / range) +
                         " of its range: what its own motion would show, friction first, cannot be told",
                     "Move it through at least a tenth of its range, or hold its parameters (--hold)."});
    if (share > o.most_speed)
      out.push_back({Severity::Problem, "too-fast", name,
                     "it moves at " + significant(m.speed, 3) + unit + "/s, its limit is " + significant(top, 3),
                     "Check the units of time and position: degrees, milliseconds?"});
    // Half a range beyond the limits is another unit or zero, not an overshoot.
    constexpr double kFarBeyond = 0.5;
    const double beyond = std::max(m.highest - limits[j].upper, limits[j].lower - m.lowest);
    if (std::isfinite(beyond) && beyond > kFarBeyond * range)
      out.push_back({Severity::Problem, "outside-limits", name,
                     "its position goes " + significant(beyond, 3) + unit + " beyond its limits",
                     "Check the unit and the zero of the positions."});
    // Only joints that cross a tenth of their range tell whether the time is in seconds.
    constexpr double kCrosses = 0.1;
    if (used >= kCrosses * range) moved = true, slow = slow && share < o.least_speed;
    fastest = std::max(fastest, share);
  }
  if (moved && slow)
    out.push_back({Severity::Problem, "too-slow", "motion",
                   "joints cross a tenth of their range and more, and none is faster than " + percent(fastest) +
                       " of its speed limit",
                   "Check the unit of the time: milliseconds?"});
}

// The gravity torque is what masses do without any motion: too large or too small is another unit, or no gravity.
void check_gravity(const Identification& found, const std::vector<JudgedRecording>& recordings,
                   const JudgementOptions& o, std::vector<Finding>& out) {
  const TorqueModel& model = found.torque_model;
  const auto& bodies = model.robot().bodies;
  // The comparison needs the weight of every body.
  if (!std::all_of(bodies.begin(), bodies.end(), [](const Body& b) { return b.inertia.has_value(); })) return;
  const Vector pi = found.base.to_full(found.estimate.beta), nominal = model.nominal();
  double own = 0, sheet = 0, whole = 0;
  for (const JudgedRecording& r : recordings) {
    if (!r.samples || r.samples->size() == 0) continue;
    // A few hundred postures of a recording are enough for an RMS.
    constexpr Index kPostures = 200;
    const Index step = std::max<Index>(1, r.samples->size() / kPostures);
    const Matrix q = r.samples->motion.q(Eigen::seq(0, r.samples->size() - 1, step), Eigen::all);
    own += gravity_torque(model, pi, q).squaredNorm(), sheet += gravity_torque(model, nominal, q).squaredNorm();
    whole += r.samples->tau(Eigen::seq(0, r.samples->size() - 1, step), Eigen::all).squaredNorm();
  }
  // An arm that gravity loads with less than a hundredth of its torque says nothing here.
  constexpr double kHardly = 1e-4;  // of squares
  if (!(sheet > 0) || std::max(own, sheet) < kHardly * whole) return;
  const double ratio = std::sqrt(own / sheet), size = std::max(ratio, 1 / ratio);
  if (size < o.gravity_warning) return;
  out.push_back({size > o.gravity_problem ? Severity::Problem : Severity::Warning, "gravity", "fit",
                 "its weight loads the arm " + significant(ratio, 3) + " times as much as the robot file says",
                 ratio > 1 ? "Check the unit of the torques (mN·m? motor or joint side?) and the robot file."
                           : "Check the unit of the torques; some controllers log them without gravity."});
}

// Friction that drives the joint: at least one sign is wrong.
void check_friction(const Identification& found, std::vector<Finding>& out) {
  const Estimate& e = found.estimate;
  for (std::size_t i = 0; i < e.parameters.size(); ++i) {
    const std::string& name = e.parameters[i];
    const TermSymbol* symbol = find_term_symbol(name);
    // Only parameters that always brake.
    if (symbol == nullptr || !symbol->brakes) continue;
    const auto at = static_cast<Index>(i);
    // The whole interval below 0, and by four deviations: no chance.
    constexpr double kNoChance = 4;
    if (!(e.upper[at] < 0) || !(e.beta[at] < -kNoChance * e.deviation[at])) continue;
    out.push_back({Severity::Warning, "negative-friction", name,
                   "friction of " + significant(e.beta[at], 3) + " " + e.units[i] + " would drive the joint",
                   "Check the signs of this joint's torque and position, and a delay between them."});
  }
}

// Same rows, without a checksum to compare.
bool same_content(const Samples& one, const Samples& other) {
  return one.size() == other.size() && one.tau == other.tau && one.motion.q == other.motion.q;
}

// A recording that was given twice, under whatever name.
void check_repeated(const std::vector<JudgedRecording>& recordings, std::vector<Finding>& out) {
  for (std::size_t i = 0; i < recordings.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const JudgedRecording &one = recordings[k], &other = recordings[i];
      const bool same = !one.checksum.empty() && one.checksum == other.checksum;
      if (!same && !(one.samples && other.samples && same_content(*one.samples, *other.samples))) continue;
      out.push_back({Severity::Problem, "repeated-log", other.name,
                     "it holds the same data as " + one.name + ": counted twice, they make every interval too narrow",
                     "Give each recording once."});
      break;
    }
  }
}

// What the fit itself says: parameters not determined, iterations, physical consistency, warnings.
void check_fit(const Identification& found, std::vector<Finding>& out) {
  const Estimate& e = found.estimate;
  if (!e.unseen.empty()) {
    std::vector<std::string> names;
    for (const int i : e.unseen) names.push_back(e.parameters[static_cast<std::size_t>(i)]);
    out.push_back({Severity::Warning, "not-determined", join(names, ", "), "these data do not determine them",
                   "Record a motion that shows them, or hold them (--hold)."});
  }
  if (e.status == EstimateStatus::IterationLimit)
    out.push_back({Severity::Warning, "not-settled", "fit", e.message, "Look at the residuals of each joint."});
  if (found.physical && !found.physical->usable())
    out.push_back({Severity::Problem, "physical", "physical parameters", found.physical->message, ""});
  for (const Warning& w : e.warnings) {
    // Said above, for all parameters together.
    if (w.message.rfind("not determined", 0) == 0) continue;
    const bool prior = w.where == "prior";
    out.push_back({Severity::Warning, prior ? "prior-conflict" : "few-data", w.where, w.message, w.hint});
  }
}

}  // namespace

std::vector<Finding> check_identification(const Identification& found, const std::vector<JudgedRecording>& recordings,
                                          const JudgementOptions& options) {
  std::vector<Finding> out;
  // The data first, then the fit; the worst at the top.
  check_recording_quality(recordings, out);
  check_repeated(recordings, out);
  check_residual(found, options, out);
  check_motion(found, recordings, options, out);
  check_gravity(found, recordings, options, out);
  check_friction(found, out);
  check_fit(found, out);
  std::stable_sort(out.begin(), out.end(), [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
  return out;
}

}  // namespace armature
