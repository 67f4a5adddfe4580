#include "jobs/identify_physical.hpp"

#include <algorithm>

#include "armature/near_rest.hpp"
#include "armature/nonlinear.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

constexpr Eigen::Index kParts = 5;

// One block of consecutive rows of every recording.
Samples block_of(const Samples& all, Eigen::Index part) {
  const Eigen::Index first = all.size() * part / kParts, count = all.size() * (part + 1) / kParts - first;
  Samples out;
  out.joints = all.joints;
  out.rate = all.rate;
  out.time = all.time.segment(first, count);
  out.motion = all.motion.slice(first, count);
  out.tau = all.tau.middleRows(first, count);
  return out;
}

LeastSquaresCost columns_of(const LeastSquaresCost& cost, const std::vector<int>& kept) {
  LeastSquaresCost out = cost;
  out.factor = Matrix(cost.factor(Eigen::all, kept));
  return out;
}

}  // namespace

Result<double> validated_prior_weight(const TorqueModel& model, const BaseMap& base,
                                      const std::vector<Samples>& samples, const IdentifyOptions& options) {
  std::vector<Information> parts;
  for (Eigen::Index part = 0; part < kParts; ++part) {
    std::vector<Information> pieces;
    for (const Samples& one : samples) {
      const Samples block = block_of(one, part);
      auto piece = accumulate(model, base, block, {}, moving_weights(model, block.motion, options.standstill));
      if (!piece) return piece.error();
      pieces.push_back(*std::move(piece));
    }
    auto merged = merge(pieces);
    if (!merged) return merged.error();
    parts.push_back(*std::move(merged));
  }
  auto whole = merge(parts);
  if (!whole) return whole.error();
  const Estimate fit = estimate(*whole, options.estimate);
  if (!fit.usable()) return options.physical.prior_weight.value_or(1);
  std::vector<LeastSquaresCost> folds;
  for (const Information& part : parts) folds.push_back(make_cost(part, fit.sigma));
  const PhysicalProblem problem{model, base, make_cost(*whole, fit), options.constraints};
  return choose_prior_weight(problem, folds, options.physical).weight;
}

Result<void> search_physical(const std::string& method, Identification& found) {
  if ((method != "sturz" && method != "xu") || !found.physical || !found.model.physical) return {};
  const bool xu = method == "xu";
  auto constraints = named_constraints(xu ? "xu2020" : "sturz2017", found.torque_model);
  if (!constraints) return constraints.error();
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
  if (!searched->usable())
    return Error{ErrorCode::Numerical, searched->message, "--physical " + method, "Use --physical convex."};
  found.physical->pi = searched->pi;
  found.physical->beta = found.base.to_base(searched->pi);
  found.physical->cost = cost.value(found.physical->beta);
  found.model.physical->pi = searched->pi;
  found.refined.push_back("physical parameters by the constrained search of " +
                          std::string(xu ? "Xu 2020" : "Stürz 2017") + ": cost " +
                          significant(found.physical->cost, 6) + ", convex " +
                          significant(cost.value(found.base.to_base(options.from[0])), 6));
  return {};
}

}  // namespace armature
