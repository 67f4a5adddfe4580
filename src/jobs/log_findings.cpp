#include "jobs/log_findings.hpp"

#include <algorithm>
#include <string>

namespace armature {
namespace {

bool is_one_of(const std::string& kind, const std::vector<std::string>& kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// A joint at rest, and coarse steps of what little motion it makes, are no fault beside a model: the joint may be
// held on purpose. A sensor that sticks half way is a fault.
void allow_standing(Finding& f) {
  const bool still = is_one_of(f.kind, {"still-joint", "no-motion", "quantisation"});
  if (still && f.severity == Severity::Warning) f.severity = Severity::Note, f.advice.clear();
}

}  // namespace

std::vector<Finding> findings_beside_model(const std::vector<Finding>& findings) {
  std::vector<Finding> out;
  for (Finding f : findings) {
    // About fitting, or compared with the robot file's numbers, which the model has replaced.
    if (is_one_of(f.kind, {"torque-scale", "torque-offset", "period", "wrong-tool"})) continue;
    allow_standing(f);
    out.push_back(std::move(f));
  }
  return out;
}

const Finding* first_problem(const std::vector<Finding>& findings) {
  const auto found =
      std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::Problem; });
  return found == findings.end() ? nullptr : &*found;
}

std::vector<Finding> findings_for_monitor(const std::vector<Finding>& findings) {
  std::vector<Finding> out;
  for (Finding f : findings) {
    // Lost rows, and faults of sensors, stamps and columns; every other check fits a model, which a contact disturbs.
    const bool lost = is_one_of(f.kind, {"missing-values", "dropped-samples", "gap"});
    if (!lost && !is_one_of(f.kind, {"stuck-sensor", "still-joint", "saturation", "repeated-stamps", "backward-stamps",
                                     "coarse-stamps", "low-rate", "jitter", "swapped-joints", "wrap-around", "degrees",
                                     "missing-joint", "missing-torque", "preparation", "repeated-log"}))
      continue;
    allow_standing(f);
    // A fit can do without some rows, a monitor cannot.
    if (lost && f.severity == Severity::Note) f.severity = Severity::Warning;
    if (lost) f.advice = "A contact in these rows cannot be seen.";
    out.push_back(std::move(f));
  }
  return out;
}

}  // namespace armature
