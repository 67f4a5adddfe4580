#include "jobs/identify_physical.hpp"

#include <algorithm>
#include <cmath>

#include "armature/near_rest.hpp"
#include "armature/nonlinear.hpp"
#include "armature/text.hpp"
#include "estimate/recordings.hpp"

namespace armature {
namespace {

// Five parts: each fit is judged on the fifth of the data that it has not seen.
constexpr Eigen::Index kParts = 5;

// One block of consecutive rows of every recording.
Samples block_of(const Samples& all, Eigen::Index part) {
  const Eigen::Index first = all.size() * part / kParts, count = all.size() * (part + 1) / kParts - first;
  return rows_of(all, first, count);
}

// The same cost with some of the parameters at zero: their columns are left out.
LeastSquaresCost columns_of(const LeastSquaresCost& cost, const std::vector<int>& kept) {
  LeastSquaresCost out = cost;
  out.factor = Matrix(cost.factor(Eigen::all, kept));
  return out;
}

}  // namespace

Result<double> validated_prior_weight(const TorqueModel& model, const BaseMap& base,
                                      const std::vector<Samples>& samples, const IdentifyOptions& options) {
  // Blocks in time, not rows at random: a random row has neighbours in the fit that are almost the same.
  std::vector<Information> parts;
  for (Eigen::Index part = 0; part < kParts; ++part) {
    std::vector<Samples> blocks;
    for (const Samples& one : samples) blocks.push_back(block_of(one, part));
    auto merged =
        accumulate_moving(model, base, blocks, {.minimum_speed = options.refinement.minimum_speed}, options.standstill);
    if (!merged) return merged.error();
    parts.push_back(*std::move(merged));
  }
  // Without a usable fit there is nothing to compare weights with: the weight stays as it is.
  auto whole = merge(parts);
  if (!whole) return whole.error();
  const Estimate fit = estimate(*whole, options.estimate);
  if (!fit.usable()) return options.physical.prior_weight.value_or(1);
  // All folds are weighted by the noise of the whole fit, so that their costs can be compared.
  std::vector<LeastSquaresCost> folds;
  for (const Information& part : parts) folds.push_back(make_cost(part, fit.sigma));
  const PhysicalProblem problem{model, base, make_cost(*whole, fit), options.constraints};
  return choose_prior_weight(problem, folds, options.physical).weight;
}

namespace {

// Bounds of the answer that hold it back, a few of them.
std::string held_back(const NonlinearEstimate& searched) {
  std::vector<std::string> names;
  for (const ConstraintStanding& one : searched.margins) {
    const bool bound = one.name.find("≤") != std::string::npos || one.name.find("≥") != std::string::npos;
    if (one.active && bound && names.size() < 5) names.push_back(one.name);
  }
  return names.empty() ? "" : " It ends on " + join(names, ", ") + ".";
}

// A fit that is this much worse is no matter of chance: 5 % of the error, of thousands of samples.
constexpr double kWorse = 1.05;

std::vector<Finding> compare_fits(const std::string& method, const NonlinearEstimate& searched, double convex,
                                  double found) {
  // Costs are squares: the root of their ratio compares errors.
  const double factor = std::sqrt(found / convex);
  if (!(factor > kWorse)) return {};
  const std::string why = method == "xu"
                              ? "its objective leaves parameters free that are not essential, and its bounds "
                                "may exclude this robot."
                              : "its bounds exclude what the data say.";
  return {{Severity::Warning, "physical-search", "--physical " + method,
           "the constrained search leaves an error " + fixed(factor, 2) + " times that of the convex problem: " + why +
               held_back(searched),
           "Use --physical convex, or give what is known of the links by --constraints FILE."}};
}

// The answer in the place of the convex one. Intervals are widened so that they hold both.
void replace_physical(const Vector& pi, double cost, Identification& found) {
  // How far the answer is from the convex one counts as a deviation of each parameter.
  const Vector moved = (pi - found.physical->pi).cwiseAbs();
  found.physical->sigma = found.physical->sigma.cwiseMax(moved);
  found.physical->sigma_released = found.physical->sigma_released.cwiseMax(moved);
  found.physical->pi = pi;
  found.physical->beta = found.base.to_base(pi);
  found.physical->cost = cost;
  found.physical->objective = cost;
  // The convex bound and gap say nothing about this answer.
  found.physical->lower_bound = found.physical->gap = found.physical->relative_gap = NAN;
  found.physical->unchanged = false;
  found.model.physical->pi = pi;
  found.model.physical->sigma = found.model.physical->sigma.cwiseMax(moved);
}

}  // namespace

Result<std::vector<Finding>> search_physical(const std::string& method, const PhysicalConstraints& known,
                                             Identification& found) {
  if ((method != "sturz" && method != "xu") || !found.physical || !found.model.physical) return std::vector<Finding>{};
  // The paper's constraints, and with them what is known of this robot.
  const bool xu = method == "xu";
  auto constraints = named_constraints(xu ? "xu2020" : "sturz2017", found.torque_model);
  if (!constraints) return constraints.error();
  if (auto added = add_knowledge(known, found.torque_model, *constraints); !added) return added.error();
  // Both searches start at the convex optimum; Xu's has more starts, and searches essential parameters only.
  const LeastSquaresCost cost = make_cost(found.information, found.estimate);
  NonlinearOptions options;
  options.starts = xu ? 5 : 0;
  options.from = {found.physical->pi};
  const bool reduced = xu && found.essential.has_value();
  const auto searched =
      estimate_nonlinear({found.torque_model, reduced ? subset(found.base, found.essential->kept) : found.base,
                          reduced ? columns_of(cost, found.essential->kept) : cost, *constraints},
                         options);
  if (!searched) return searched.error();
  // A search that ends without an answer is an error: the convex set must not pass for it.
  if (!searched->usable())
    return Error{ErrorCode::Numerical, searched->message, "--physical " + method, "Use --physical convex."};
  // Both answers by the same cost over all base parameters.
  const double convex = cost.value(found.base.to_base(found.physical->pi));
  const double reached = cost.value(found.base.to_base(searched->pi));
  replace_physical(searched->pi, reached, found);
  // One line for the report: where the search started, and what it reached.
  const std::size_t count = searched->optima.size();
  const std::string starts = count == 1 ? "from the convex optimum"
                                        : "the best of " + std::to_string(count) + " starts, whose optima have " +
                                              std::to_string(searched->distinct) + " different costs";
  found.refined.push_back("physical parameters by the constrained search of " +
                          std::string(xu ? "Xu 2020" : "Stürz 2017") + ", " + starts + ": cost " +
                          significant(reached, 6) + ", of the convex problem " + significant(convex, 6));
  return compare_fits(method, *searched, convex, reached);
}

}  // namespace armature
