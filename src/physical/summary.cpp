#include <cmath>

#include "armature/physical.hpp"
#include "armature/text.hpp"

namespace armature {

const char* to_string(PhysicalStatus status) {
  switch (status) {
    case PhysicalStatus::Optimal: return "optimal";
    case PhysicalStatus::Almost: return "almost";
    case PhysicalStatus::Contradictory: return "contradictory";
    case PhysicalStatus::NotConverged: return "not converged";
  }
  return "unknown";
}

// One line: feasible or not, what that costs, and how well it is proven.
std::string PhysicalEstimate::brief() const {
  if (!usable()) return std::string(to_string(status)) + ": " + message;
  if (unchanged) return "feasible as it was: plain least squares already describes a robot that could exist";
  int active = 0;
  for (const ConstraintStanding& c : constraints) active += c.active ? 1 : 0;
  const std::string text = "feasible at a cost of " + significant(cost - unconstrained_cost, 3) +
                           " noise variances over " + significant(unconstrained_cost, 4) + "; ";
  if (std::isnan(gap)) return text + "a local search: no lower bound is known";
  // With a prior the gap is that of fit and prior together, and the prior keeps every body off its border.
  if (prior_weight_used > 0) return text + "fit and prior together: gap " + significant(gap, 2) + " noise variances";
  return text + "relative gap " + significant(relative_gap, 2) + "; " + std::to_string(active) + " constraints active";
}

// Active constraints and what they cost, then every body with the one that it was kept near to.
std::string PhysicalEstimate::full() const {
  std::string text = brief() + "\n";
  if (!usable()) return text;
  std::vector<std::vector<std::string>> rows = {{"constraint", "slack", "cost [noise variances]"}};
  for (const ConstraintStanding& c : constraints) {
    if (c.active) rows.push_back({c.name, significant(c.slack, 3), significant(c.cost, 3)});
  }
  if (rows.size() > 1) text += "\nactive constraints\n" + format_table(rows);
  rows = {{"body", "smallest eigenvalue of the pseudo-inertia", "kept near to"}};
  for (std::size_t b = 0; b < reference.size(); ++b) {
    rows.push_back({std::to_string(b + 1), significant(smallest_eigenvalue[static_cast<Eigen::Index>(b)], 3),
                    reference_source[b]});
  }
  return text + "\n" + format_table(rows);
}

}  // namespace armature
