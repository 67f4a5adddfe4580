// Names, checks and words of a design.
#include <algorithm>
#include <array>
#include <cmath>

#include "armature/design.hpp"
#include "armature/text.hpp"
#include "armature/units.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

// In the order of the enum.
constexpr std::array<const char*, 12> kObjectiveNames = {
    "condition", "sigma-min",       "weighted-sum", "scaled-condition", "d-optimal",           "a-optimal",
    "e-optimal", "goal-attainment", "embedded",     "v-optimal",        "condition-and-range", "hadamard"};

Error usage(const std::string& message, const std::string& where, const std::string& hint) {
  return {ErrorCode::Usage, message, where, hint};
}

/// The first list with the wrong number of entries; an empty list means the robot's values.
std::optional<Error> size_problem(const DesignSpec& spec, int joints) {
  const std::pair<const char*, const Vector*> lists[] = {{"home", &spec.home},
                                                         {"lower", &spec.lower},
                                                         {"upper", &spec.upper},
                                                         {"velocity", &spec.velocity},
                                                         {"acceleration", &spec.acceleration},
                                                         {"jerk", &spec.jerk},
                                                         {"effort", &spec.effort},
                                                         {"noise variance", &spec.noise_variance}};
  for (const auto& [name, list] : lists) {
    if (list->size() == 0 || list->size() == joints) continue;
    return usage(std::string(name) + " has " + std::to_string(list->size()) + " entries, the robot " +
                     std::to_string(joints) + " joints",
                 "spec " + spec.name, "give one entry per joint");
  }
  if (spec.noise_variance.size() > 0 && !(spec.noise_variance.minCoeff() > 0))
    return usage("noise variances must be positive", "spec " + spec.name, "");
  return std::nullopt;
}

/// Why these joints cannot be held with this spec.
std::optional<Error> held_problem(const DesignSpec& spec, int joints) {
  const std::string where = "spec " + spec.name;
  for (const int joint : spec.held) {
    if (joint < 0 || joint >= joints)
      return usage("held joint " + std::to_string(joint + 1) + " is none of the robot's " + std::to_string(joints),
                   where, "joints are counted from 1");
  }
  // Their scale is 0, so the rounded amplitude would be 0 and its derivative would divide by it.
  if (!spec.held.empty() && spec.limit_form == DesignSpec::LimitForm::Amplitudes)
    return usage("a held joint has no amplitude", where, "use limits of the form exact");
  // The information would be singular, and no motion would have a finite criterion.
  if (!spec.held.empty() && spec.observed == Observed::Base)
    return usage("the base parameters of held joints cannot be seen", where, "observe payload or listed parameters");
  return std::nullopt;
}

/// The first number of the spec that no design can have.
std::optional<Error> number_problem(const DesignSpec& spec) {
  const std::string where = "spec " + spec.name;
  // Rest at the ends takes one harmonic away.
  const int least = spec.rest_to_rest ? 2 : 1;
  if (spec.harmonics < least)
    return usage(std::to_string(spec.harmonics) + " harmonics cannot start at rest, " + std::to_string(least) +
                     " or more are needed",
                 where, "");
  if (!(spec.frequency > 0) || !std::isfinite(spec.frequency))
    return usage("frequency " + exact(spec.frequency) + " Hz is not positive", where, "");
  // Sampling theorem: more than two samples per period of the highest harmonic.
  const int fewest = 2 * spec.harmonics + 1;
  for (const int samples : {spec.samples, spec.criterion_samples}) {
    if (samples >= fewest) continue;
    return usage(std::to_string(spec.harmonics) + " harmonics need " + std::to_string(fewest) +
                     " samples per period or more, " + std::to_string(samples) + " were asked for",
                 where, "ask for more samples or fewer harmonics");
  }
  // The highest harmonic must stay below the first resonance.
  const double highest = spec.harmonics * spec.frequency;
  if (highest > spec.highest_frequency)
    return usage("the highest harmonic is " + significant(highest, 4) + " Hz, " +
                     significant(highest - spec.highest_frequency, 3) + " Hz above the allowed " +
                     significant(spec.highest_frequency, 4) + " Hz",
                 where, "fewer harmonics or a lower base frequency");
  // More would be asked for by accident only, and fill the memory.
  if (spec.harmonics > 1000 || std::max(spec.samples, spec.criterion_samples) > 100000 || spec.starts > 100000)
    return usage("more than 1000 harmonics, 100000 samples or 100000 starts", where, "ask for fewer");
  // Ranges of the search, of shares and of margins; negated comparisons refuse NaN too.
  if (spec.starts < 1) return usage("starts must be 1 or more", where, "");
  if (spec.generations < 0 || spec.generations > 10000) return usage("generations must be 0 … 10000", where, "");
  if (!(spec.share > 0) || spec.share > 1) return usage("share must be in (0, 1]", where, "");
  if (!(spec.position_margin >= 0) || !(spec.slide_margin >= 0))
    return usage("margins of position must be 0 or more", where, "");
  if (!(spec.noise_share >= 0) || !std::isfinite(spec.noise_share))
    return usage("the noise's share of the effort limit must be 0 or more", where, "");
  if (!(spec.budget_s >= 0)) return usage("the budget must be 0 s or more", where, "");
  if (!(spec.effort_scale > 0)) return usage("effort scale must be positive", where, "");
  if (!(spec.objective.condition_slack > 0) || !(spec.objective.log_det_slack > 0))
    return usage("slacks of goal attainment must be positive", where, "");
  return std::nullopt;
}

}  // namespace

const char* to_string(Objective::Kind kind) { return kObjectiveNames[static_cast<std::size_t>(kind)]; }

// A typing error is answered with the nearest name.
Result<Objective::Kind> objective_from(const std::string& name) {
  for (std::size_t i = 0; i < kObjectiveNames.size(); ++i)
    if (name == kObjectiveNames[i]) return static_cast<Objective::Kind>(i);
  const std::vector<std::string> known(kObjectiveNames.begin(), kObjectiveNames.end());
  const auto near = nearest_name(name, known);
  return Error{ErrorCode::NotFound, "no criterion is called \"" + name + "\"", "criterion",
               near ? "Did you mean " + *near + "?" : "Use one of " + join(known, ", ")};
}

const char* to_string(Observed observed) {
  switch (observed) {
    case Observed::Base: return "base";
    case Observed::Listed: return "listed";
    case Observed::Payload: return "payload";
    case Observed::Jia2019: return "jia2019";
  }
  return "?";
}

const char* to_string(DesignStatus status) {
  switch (status) {
    case DesignStatus::Converged: return "converged";
    case DesignStatus::StoppedByBudget: return "stopped by budget";
    case DesignStatus::Trivial: return "trivial";
    case DesignStatus::Stopped: return "stopped";
  }
  return "?";
}

std::string DesignSpec::margins() const {
  // Rounded as people write it: 80, not 80.0 or 80.00000000000001.
  const auto number = [](double value) { return exact(std::round(1000 * value) / 1000); };
  const auto percent = [&](double part) { return number(100 * part) + " %"; };
  // The full limits, without any margin.
  if (share >= 1 && position_margin <= 0 && slide_margin <= 0)
    return "limits: all of the robot's velocity, acceleration and torque, no margin to the ends of its ranges";
  std::string out = "limits: " + percent(share) + " of the robot's velocity, acceleration and torque, " +
                    number(position_margin / kDegree) + "° (sliding joints " + number(1000 * slide_margin) +
                    " mm) from the ends of its ranges";
  // The box of robots is checked against the whole torque, see certificate_spec().
  if (torque && (inertia_box > 0 || friction_box > 0))
    out += "; the whole torque for links " + percent(inertia_box) + " heavier or lighter and friction up to " +
           percent(friction_box) + " of it more";
  return out;
}

// Sizes first, because everything after them takes one entry per joint for granted.
std::optional<Error> DesignSpec::problem(const Robot& robot) const {
  if (auto bad = robot.problem()) return bad;
  if (auto bad = size_problem(*this, robot.joint_count())) return bad;
  if (auto bad = held_problem(*this, robot.joint_count())) return bad;
  if (auto bad = number_problem(*this)) return bad;
  // Limits as the search will have them, with shares and margins.
  const std::vector<JointLimits> limits = design::effective_limits(robot, *this);
  const Vector start = design::effective_home(robot, *this);
  const std::vector<std::string> names = robot.joint_names();
  for (std::size_t j = 0; j < limits.size(); ++j) {
    const double at = start[static_cast<Eigen::Index>(j)];
    // The message names the joint, the limit, and by how much home misses it.
    const auto outside = [&](double by, const char* side, double limit) {
      return Error{ErrorCode::Meaning,
                   "home of " + names[j] + " is " + significant(at, 4) + ", " + significant(by, 3) + " " + side +
                       " its limit " + significant(limit, 4),
                   "spec " + name, "choose a home inside the limits"};
    };
    if (limits[j].lower >= limits[j].upper)
      return Error{ErrorCode::Meaning, "limits of " + names[j] + " leave no room", "spec " + name, ""};
    // A home exactly on a limit leaves no way to start in one direction.
    if (at == limits[j].lower || at == limits[j].upper)
      return Error{ErrorCode::Meaning,
                   "home of " + names[j] + " is on its limit " + significant(at, 4) + ": no motion can start there",
                   "spec " + name, "choose a home inside the limits"};
    if (at < limits[j].lower) return outside(limits[j].lower - at, "below", limits[j].lower);
    if (at > limits[j].upper) return outside(at - limits[j].upper, "above", limits[j].upper);
    // A limit of 0 would divide by zero in the search.
    if (!(limits[j].velocity > 0) || !(limits[j].acceleration > 0) || !(limits[j].jerk > 0))
      return Error{ErrorCode::Meaning, names[j] + " may not move at all: a limit of speed is 0", "spec " + name, ""};
  }
  return std::nullopt;
}

std::string Design::brief() const {
  std::string text =
      std::string(to_string(status)) + ": " + to_string(spec.objective.kind) + " " + significant(value, 5);
  // The condition number is what readers compare, whatever was minimised.
  if (spec.objective.kind != Objective::Kind::ConditionNumber)
    text += ", condition number " + significant(criterion.condition_number, 5);
  // The criterion once, not again in the certificate's words.
  Certificate proof = certificate;
  proof.criterion.reset();
  return text + ", σ_min " + significant(criterion.smallest_singular_value, 4) + ", log det " +
         significant(criterion.log_det, 6) + "; " + proof.brief();
}

std::string Design::full() const {
  std::string out = brief() + "\n" + message + "\n\n";
  // All numbers of the criterion, then how they were found.
  std::vector<std::vector<std::string>> rows = {{"quantity", "value"}};
  rows.push_back({"criterion", std::string(to_string(spec.objective.kind)) + " of " + to_string(spec.observed)});
  rows.push_back({"objective", significant(value, 6)});
  rows.push_back({"condition number", significant(criterion.condition_number, 6)});
  rows.push_back({"condition number, columns scaled", significant(criterion.scaled_condition_number, 6)});
  rows.push_back({"smallest singular value", significant(criterion.smallest_singular_value, 6)});
  rows.push_back({"log det", significant(criterion.log_det, 7)});
  rows.push_back({"columns", std::to_string(criterion.columns)});
  rows.push_back({"samples per period", std::to_string(criterion.samples)});
  rows.push_back({"seed, starts", std::to_string(spec.seed) + ", " + std::to_string(spec.starts)});
  rows.push_back({"time", significant(seconds, 3) + " s"});
  if (bound) {
    rows.push_back({"log det no motion can beat", significant(bound->log_det, 7)});
    rows.push_back({"D-efficiency", significant(100 * bound->efficiency, 3) + " %"});
  }
  // What it will tell and the whole certificate follow.
  return out + format_table(rows) + "\n" + (delivery ? delivery->text() + "\n" : "") + certificate.full();
}

}  // namespace armature
