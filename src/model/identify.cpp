#include "armature/identify.hpp"

#include <cmath>

#include "armature/statistics.hpp"

namespace armature {
namespace {

Error no_estimate(const Estimate& estimate) {
  const std::string hint =
      estimate.warnings.empty() ? "Record a motion that moves every joint." : estimate.warnings.front().hint;
  return {ErrorCode::Numerical, estimate.message, "identification", hint};
}

// All samples as one set of stretches, for the pass over the residuals.
Samples joined(const std::vector<Samples>& parts) {
  Samples all = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Samples& part = parts[i];
    const Eigen::Index before = all.size(), added = part.size();
    const auto append = [&](Matrix& to, const Matrix& from) {
      to.conservativeResize(before + added, Eigen::NoChange);
      to.bottomRows(added) = from;
    };
    append(all.motion.q, part.motion.q), append(all.motion.v, part.motion.v), append(all.motion.a, part.motion.a);
    append(all.tau, part.tau);
    all.time.conservativeResize(before + added);
    all.time.tail(added) = part.time;
    for (const Eigen::Index start : part.starts) all.starts.push_back(before + start);
    for (const std::string& line : part.ledger) all.ledger.push_back(line);
  }
  return all;
}

PhysicalSet physical_set(const PhysicalEstimate& estimate) {
  return {estimate.pi, estimate.sigma_released, estimate.standing};
}

EssentialSet essential_set(const Essential& essential) {
  EssentialSet set;
  set.kept = essential.kept;
  const auto count = static_cast<Eigen::Index>(set.kept.size());
  set.values.resize(count);
  set.covariance.resize(count, count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const int at = set.kept[static_cast<std::size_t>(i)];
    set.values[i] = essential.estimate.beta[at];
    for (Eigen::Index j = 0; j < count; ++j) {
      set.covariance(i, j) = essential.estimate.covariance(at, set.kept[static_cast<std::size_t>(j)]);
    }
  }
  return set;
}

IdentifiedModel assemble(const Identification& found) {
  IdentifiedModel model;
  model.robot = found.torque_model.robot();
  model.terms = found.torque_model.terms();
  model.base_names = found.estimate.parameters;
  model.base = found.estimate.beta;
  model.base_covariance = found.estimate.covariance;
  model.residual = found.estimate.residual_rms;
  // Noise between periods where it is known; what the model leaves is an upper bound of it, so it is not used instead.
  if (found.information.noise_variance) model.noise = found.information.noise_variance->cwiseSqrt();
  if (found.essential) model.essential = essential_set(*found.essential);
  if (found.physical && found.physical->usable()) model.physical = physical_set(*found.physical);
  return model;
}

// Essential and physical parameters from the factor, then the model.
Result<Identification> finish(Identification found, const IdentifyOptions& options) {
  if (options.with_essential) {
    EssentialOptions essential = options.essential;
    essential.estimate = options.estimate;
    found.essential = find_essential(found.information, essential);
  }
  if (options.with_physical) {
    const PhysicalProblem problem{found.torque_model, found.base, make_cost(found.information, found.estimate),
                                  options.constraints};
    found.physical = estimate_physical(problem, options.physical);
    if (!found.physical->usable()) {
      return Error{ErrorCode::Numerical, found.physical->message, "physical parameters",
                   "Check the constraints, or identify without physical parameters."};
    }
  }
  found.model = assemble(found);
  return found;
}

}  // namespace

PhysicalOptions default_physical() {
  PhysicalOptions options;
  options.prior_weight = 1;
  return options;
}

Result<Identification> identify_from(const TorqueModel& torque_model, const BaseMap& base,
                                     const Information& information, const IdentifyOptions& options) {
  Identification found{torque_model, base, information, estimate(information, options.estimate), {}, {}, {}};
  if (!found.estimate.usable()) return no_estimate(found.estimate);
  return finish(std::move(found), options);
}

Result<Identification> identify(const Robot& robot, const std::vector<Samples>& samples,
                                const IdentifyOptions& options) {
  if (samples.empty())
    return Error{ErrorCode::Usage, "there are no samples", "identification", "Give at least one recording."};
  auto terms = make_terms(robot, options.terms);
  if (!terms) return terms.error();
  const TorqueModel torque_model(robot, *terms);
  const BaseMap base = compute_base(torque_model);
  std::vector<Information> parts;
  for (const Samples& part : samples) {
    auto information = accumulate(torque_model, base, part, {.threads = options.threads});
    if (!information) return information.error();
    parts.push_back(*std::move(information));
  }
  auto information = merge(parts);
  if (!information) return information.error();
  Identification found{torque_model, base, *std::move(information), {}, {}, {}, {}};
  found.estimate = estimate(found.information, options.estimate);
  if (!found.estimate.usable()) return no_estimate(found.estimate);
  if (options.correct_correlation) {
    const Statistics statistics = compute_statistics(torque_model, base, joined(samples), found.estimate,
                                                     {.bootstrap_runs = 0, .threads = options.threads});
    found.information.inflation = statistics.inflation;
    found.estimate = widened(estimate(found.information, options.estimate), statistics);
  }
  return finish(std::move(found), options);
}

}  // namespace armature
