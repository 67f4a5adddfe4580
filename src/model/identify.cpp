#include "armature/identify.hpp"

#include <algorithm>
#include <cmath>

#include "armature/motion_error.hpp"
#include "armature/presliding.hpp"
#include "armature/statistics.hpp"
#include "armature/text.hpp"
#include "core/stopped.hpp"
#include "estimate/recordings.hpp"
#include "estimate/solve.hpp"
#include "model/friction_load.hpp"
#include "model/gain_error.hpp"
#include "model/identify_choices.hpp"
#include "model/measure_noise.hpp"
#include "model/raw_lacks.hpp"
#include "model/thin_rows.hpp"

namespace armature {
namespace {

// Which parameters suffer, and every motion that would help.
Error no_estimate(const Estimate& estimate, double equations) {
  std::string message = estimate.message;
  // Nothing at all is determined: a list of every name would not help.
  if (!estimate.parameters.empty() && estimate.unseen.size() == estimate.parameters.size()) {
    return {ErrorCode::Numerical,
            grouped(std::llround(equations)) + " equations determine none of the " +
                std::to_string(estimate.parameters.size()) + " parameters",
            "identification", "Record a longer motion that moves every joint, or leave out fewer rows."};
  }
  if (!estimate.unseen.empty()) {
    std::vector<std::string> names;
    for (const int i : estimate.unseen) names.push_back(estimate.parameters[static_cast<std::size_t>(i)]);
    message = "these data do not determine " + join(names, ", ") + " (" + std::to_string(names.size()) + " of " +
              std::to_string(estimate.parameters.size()) + " parameters)";
  }
  // Each advice once: many parameters need the same motion.
  std::vector<std::string> hints;
  for (const Warning& w : estimate.warnings) {
    if (!w.hint.empty() && std::find(hints.begin(), hints.end(), w.hint) == hints.end()) hints.push_back(w.hint);
  }
  return {ErrorCode::Numerical, message, "identification",
          hints.empty() ? "Record a motion that moves every joint." : join(hints, "; ")};
}

// All samples as one set of stretches, for the pass over the residuals.
Samples joined(const std::vector<Samples>& parts) {
  Samples all = parts.front();
  // Rows below those that are there, with the starts of stretches and what was done to each recording.
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Samples& part = parts[i];
    const Eigen::Index before = all.size(), added = part.size();
    const auto append = [&](Matrix& to, const Matrix& from) {
      to.conservativeResize(before + added, Eigen::NoChange);
      to.bottomRows(added) = from;
    };
    append(all.motion.q, part.motion.q), append(all.motion.v, part.motion.v), append(all.motion.a, part.motion.a);
    append(all.tau, part.tau);
    // Temperatures are known of all rows or of none.
    if (all.motion.temperature.size() > 0 && part.motion.temperature.size() > 0)
      append(all.motion.temperature, part.motion.temperature);
    else
      all.motion.temperature.resize(0, 0);
    all.time.conservativeResize(before + added);
    all.time.tail(added) = part.time;
    for (const Eigen::Index start : part.starts) all.starts.push_back(before + start);
    for (const std::string& line : part.ledger) all.ledger.push_back(line);
  }
  return all;
}

// A friction that the torques alone cannot tell is no better known as part of a body that can exist.
PhysicalSet physical_set(const Identification& found) {
  const PhysicalEstimate& physical = *found.physical;
  PhysicalSet set{physical.pi, physical.sigma_released, physical.standing};
  const Estimate& e = found.estimate;
  for (std::size_t i = 0; i < e.parameters.size(); ++i) {
    const int at = found.torque_model.find(e.parameters[i]);
    // Only parameters of terms, and only those that the data did not determine.
    if (at < found.torque_model.inertial_count() || e.standing[i] != Origin::Prior) continue;
    set.sigma[at] = std::max(set.sigma[at], e.deviation[static_cast<Eigen::Index>(i)]);
    set.origin[static_cast<std::size_t>(at)] = Origin::Prior;
  }
  return set;
}

// Values and covariance of the parameters that were kept.
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

// What of an identification is saved; noise and gains are added later.
IdentifiedModel assemble(const Identification& found) {
  IdentifiedModel model;
  model.robot = found.torque_model.robot();
  model.terms = found.torque_model.terms();
  model.base_names = found.estimate.parameters;
  model.base = found.estimate.beta;
  // A prediction's error by what the model lacks is measured on left-out motion (measure_noise.hpp), not twice.
  model.base_covariance = found.estimate.covariance;
  if (found.statistics.model_error.size() > 0) model.base_covariance -= found.statistics.model_error;
  model.residual = found.estimate.residual_rms;
  if (found.essential) model.essential = essential_set(*found.essential);
  if (found.physical && found.physical->usable()) model.physical = physical_set(found);
  return model;
}

// The terms with the numbers inside them fitted to the data: velocities, lengths, exponents.
Result<ShapeFit> fitted_terms(const TorqueModel& model, const Samples& all, const AccumulateOptions& gather,
                              const EstimateOptions& options, const Matrix& weights) {
  const auto shapes = free_shapes(model.terms());
  if (shapes.empty())
    return Error{ErrorCode::Usage, "no term has a number inside that could be fitted", "identification",
                 "Add one of stribeck, smooth, presliding or power:1 to the terms."};
  return fit_shapes(model, all, {.shapes = shapes, .estimate = options, .accumulate = gather}, weights);
}

// The rows that are fitted, for all recordings one after the other: each by the top speeds in it. Empty: all.
Matrix fitted_rows(const TorqueModel& model, const std::vector<Samples>& samples, const Refinement& refinement,
                   double standstill) {
  Eigen::Index rows = 0;
  for (const Samples& part : samples) rows += part.size();
  Matrix weights = Matrix::Ones(rows, model.joints());
  rows = 0;
  for (const Samples& part : samples) {
    // A recording of another robot: accumulate() refuses it with a message.
    if (part.motion.joints() != model.joints()) return {};
    const Matrix moving = moving_weights(model, part.motion, standstill, refinement.minimum_speed);
    if (moving.size() > 0) weights.middleRows(rows, part.size()) = moving;
    rows += part.size();
  }
  return (weights.array() == 0).any() ? weights : Matrix();
}

// The same recordings with other rows: their noise between periods stays known.
void replace_information(Identification& found, Information information) {
  information.noise_variance = found.information.noise_variance;
  information.noise_degrees_of_freedom = found.information.noise_degrees_of_freedom;
  found.information = std::move(information);
}

// Rows that are not kept get weight 0.
Result<void> select(Identification& found, const Samples& all, const Matrix& moving, const AccumulateOptions& gather,
                    const IdentifyOptions& options) {
  // Samples that add enough to log det of the information, judged with the noise of the first fit.
  const MotionAlongPath path(found.torque_model, all.motion, all.starts);
  const Selection selection = select_samples(found.torque_model, found.base, path.motion(), found.estimate.sigma,
                                             options.refinement.selection_gain);
  Matrix weights = Matrix::Zero(all.tau.rows(), all.tau.cols());
  for (const Eigen::Index k : selection.kept) weights.row(k).setOnes();
  if (moving.size() != 0) weights.array() *= moving.array();
  // The same fit with these rows only.
  auto information = accumulate(found.torque_model, found.base, all, gather, weights);
  if (!information) return information.error();
  replace_information(found, *std::move(information));
  found.estimate = estimate(found.information, options.estimate);
  found.refined.push_back("of " + grouped(all.size()) + " samples, " + selection.brief());
  if (!found.estimate.usable()) return no_estimate(found.estimate, found.information.count());
  return {};
}

// Iteratively reweighted least squares with the loss that was asked for.
Result<void> weigh_outliers(Identification& found, const Samples& all, const Matrix& moving,
                            const AccumulateOptions& gather, const IdentifyOptions& options) {
  auto robust =
      estimate_robust(found.torque_model, found.base, all,
                      {.loss = *options.refinement.loss, .estimate = options.estimate, .accumulate = gather}, moving);
  if (!robust) return robust.error();
  replace_information(found, std::move(robust->information));
  found.estimate = std::move(robust->estimate);
  // How much of each joint was treated as outliers, for the report.
  std::string shares;
  for (const double share : robust->downweighted) shares += (shares.empty() ? "" : ", ") + significant(100 * share, 2);
  const bool huber = *options.refinement.loss == RobustOptions::Loss::Huber;
  found.refined.push_back(std::string(huber ? "Huber's" : "bisquare") + " loss: " + shares +
                          " % of the rows of each joint count less than half" +
                          (robust->converged ? "" : "; the weights had not settled"));
  return {};
}

// A joint that hardly moves shows no friction of its own: whatever else its torque holds would be taken for it. The
// deviation is that of a friction that makes all of the joint's torque.
void doubt_still_joints(Identification& found, const Samples& all) {
  constexpr double kLeastRange = 0.01;  // of the joint's range
  const Robot& robot = found.torque_model.robot();
  const auto limits = robot.limits();
  for (const TermColumn& column : found.torque_model.columns()) {
    const auto name =
        std::find(found.estimate.parameters.begin(), found.estimate.parameters.end(), column.parameter.name);
    if (name == found.estimate.parameters.end()) continue;
    for (const auto& [joint, basis] : column.rows) {
      // Functions of the joint's own velocity alone: its friction.
      if (basis.parts.size() != 1 || basis.parts[0].kind != SignalPart::Kind::Velocity || basis.parts[0].joint != joint)
        continue;
      // The range that the joint could use; a turn where it has no limits.
      double range = limits[static_cast<std::size_t>(joint)].upper - limits[static_cast<std::size_t>(joint)].lower;
      if (!std::isfinite(range) || range <= 0) range = 2 * M_PI;
      const Vector q = all.motion.q.col(joint), v = all.motion.v.col(joint);
      const double used = q.maxCoeff() - q.minCoeff();
      if (used >= kLeastRange * range) continue;
      // The function's column of the regressor, and the parameter with which it makes all of the torque.
      const double size = v.unaryExpr([&b = basis](double x) { return b.value(x); }).norm();
      if (!(size > 0)) continue;
      const double open = all.tau.col(joint).norm() / size;
      const auto at = static_cast<Eigen::Index>(name - found.estimate.parameters.begin());
      found.estimate.covariance(at, at) += open * open;
      found.estimate.standing[static_cast<std::size_t>(at)] = Origin::Prior;
      found.estimate.warnings.push_back({"it cannot be told: its joint moves " + significant(used, 2) + " rad or m, " +
                                             significant(100 * used / range, 2) + " % of its range",
                                         column.parameter.name, "Move the joint through a tenth of its range."});
    }
  }
  fill_intervals(found.estimate);
}

// Noise in the motion biases the estimate: measured, and taken off where it matters (motion_error.hpp).
void correct_motion_bias(Identification& found, const std::vector<Samples>& samples, const AccumulateOptions& gather,
                         const IdentifyOptions& options) {
  std::vector<Matrix> weights;
  // The rows that the fit used.
  for (const Samples& part : samples)
    weights.push_back(
        moving_weights(found.torque_model, part.motion, options.standstill, options.refinement.minimum_speed));
  const auto bias =
      motion_bias(found.torque_model, found.base, samples, weights, found.estimate, gather, options.estimate);
  if (!bias) return;
  found.refined.push_back(bias->brief(found.estimate));
  // A bias that is small against every interval is reported, not corrected.
  if (!bias->matters()) return;
  move_solution(found.information, bias->bias);
  found.estimate.beta -= bias->bias;
  fill_intervals(found.estimate);
}

// Drive gains are known to a covariance only: the parameters inherit it.
std::optional<GainError> widen_for_gains(Identification& found, const std::vector<Samples>& samples,
                                         const IdentifyOptions& options) {
  // All recordings share the drives, so the first one's gains are those of all.
  const Matrix& gains = samples.front().gain_covariance;
  if (gains.size() == 0) return std::nullopt;
  GainError error = gain_error_of(found.information, found.estimate, options.estimate, gains);
  found.estimate.covariance += error.sensitivity * gains * error.sensitivity.transpose();
  fill_intervals(found.estimate);
  found.refined.push_back("intervals hold the errors of the drive gains, " +
                          significant(100 * std::sqrt(gains.diagonal().minCoeff()), 2) + " … " +
                          significant(100 * std::sqrt(gains.diagonal().maxCoeff()), 2) + " % per joint");
  return error;
}

// "… off by about 2 % each, that of wrist_3 by about 45 %": joints that are off for a reason of their own are named.
std::string words_of_scales(const Statistics& statistics) {
  std::string text = "the joints' torques do not agree on the links they share: their scales are off by about " +
                     significant(100 * statistics.scale_deviation, 2) + " % each";
  for (Eigen::Index j = 0; j < statistics.odd_scale.size(); ++j) {
    if (statistics.odd_scale[j] < 0.5) continue;
    text += ", that of " + statistics.joints[static_cast<std::size_t>(j)] + " by about " +
            significant(100 * std::sqrt(statistics.scale_square(j, j)), 2) + " %";
  }
  return text + ", and the intervals hold that";
}

// A model says what the residual of the samples is, not that of filtered rows.
void restore_samples_residual(Identification& found, const Samples& all, const Matrix& weights) {
  Matrix residual = compute_residuals(found.torque_model, found.base, found.estimate.beta, all);
  // Mean square over the rows that were fitted.
  Vector count = Vector::Constant(residual.cols(), static_cast<double>(residual.rows()));
  if (weights.size() > 0) residual.array() *= weights.array(), count = weights.colwise().sum().transpose();
  found.model.residual = (residual.colwise().squaredNorm().transpose().array() / count.array().max(1)).sqrt().matrix();
}

// Essential and physical parameters from the factor, then the model.
Result<Identification> finish(Identification found, const IdentifyOptions& options) {
  if (options.with_essential) {
    EssentialOptions essential = options.essential;
    essential.estimate = options.estimate;
    found.essential = with_selection_error(find_essential(found.information, essential), found.estimate);
  }
  if (options.with_physical) {
    // The least squares problem with the condition that real bodies have these parameters.
    PhysicalProblem problem{found.torque_model, found.base, make_cost(found.information, found.estimate),
                            options.constraints};
    // With correlated residuals the intervals of the physical parameters widen as well.
    if (found.statistics.scores.size() > 0)
      problem.target_covariance = target_covariance_of(problem.cost, found.statistics.scores);
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
  // No samples, so nothing can be refined or tested: the estimate as it is.
  Identification found{torque_model, base, information, estimate(information, options.estimate), {}, {}, {}, {}, 1,
                       {},           {}};
  if (!found.estimate.usable()) return no_estimate(found.estimate, found.information.count());
  return finish(std::move(found), options);
}

Result<Identification> identify(const Robot& robot, const std::vector<Samples>& samples, const IdentifyOptions& options,
                                const Progress& progress) {
  if (samples.empty())
    return Error{ErrorCode::Usage, "there are no samples", "identification", "Give at least one recording."};
  const Refinement& refinement = options.refinement;
  // What contradicts itself is refused before any work.
  if (refinement.loss && refinement.selection_gain > 0)
    return Error{ErrorCode::Usage, "a robust loss and a selection of samples were both asked for", "identification",
                 "Choose one: an outlier adds more to the information than any good sample."};
  if (refinement.keep_every > 1 && (refinement.loss || refinement.selection_gain > 0 || refinement.fit_shapes))
    return Error{ErrorCode::Usage,
                 "rows are to be thinned, and a robust loss, a selection or fitted shapes look at each sample",
                 "identification", "Choose one, or low-pass the recording instead."};
  // Terms that the data choose: this function is called again with what was chosen.
  if (std::find(options.terms.begin(), options.terms.end(), kChooseTerms) != options.terms.end())
    return with_chosen_terms(robot, samples, options, progress);
  auto terms = make_terms(robot, options.terms);
  if (!terms) return terms.error();
  // As many rows as can be left out for nothing; what looks at single samples needs all of them.
  if (refinement.keep_every == 0) {
    IdentifyOptions chosen = options;
    const bool each = refinement.loss || refinement.selection_gain > 0 || refinement.fit_shapes;
    const TorqueModel model(robot, *terms);
    chosen.refinement.keep_every = each ? 1
                                        : choose_keep_every(model, compute_base(model), samples, options.standstill,
                                                            refinement.minimum_speed, options.threads);
    return identify(robot, samples, chosen, progress);
  }
  progress.tell({"fitting", 0, -1, ""});
  // What depends on the data before the fit: the load that friction feels, then shapes of terms.
  const Samples all = joined(samples);
  const AccumulateOptions gather{
      .threads = options.threads, .minimum_speed = refinement.minimum_speed, .keep_every = refinement.keep_every};
  std::vector<std::string> refined;
  Matrix shapes_error;
  auto settled = settle_load(robot, *terms, samples, gather, options);
  if (!settled) return settled.error();
  if (!settled->words.empty()) refined.push_back(settled->words);
  *terms = std::move(settled->terms);
  if (refinement.fit_shapes) {
    const TorqueModel start(robot, *terms);
    auto fit =
        fitted_terms(start, all, gather, options.estimate, fitted_rows(start, samples, refinement, options.standstill));
    if (!fit) return fit.error();
    refined.push_back(fit->brief());
    shapes_error = fit->added_covariance;
    *terms = std::move(fit->terms);
  }
  // The first fit: weighted least squares on the base parameters.
  const TorqueModel torque_model(robot, *terms);
  Identification found{torque_model, compute_base(torque_model), {}, {}, std::move(refined), {}, {}, {}, 1, {}, {}};
  if (progress.stopping()) return stopped_error();
  auto information = accumulate_moving(found.torque_model, found.base, samples, gather, options.standstill);
  if (!information) return information.error();
  found.information = *std::move(information);
  found.keep_every = refinement.keep_every;
  found.estimate = estimate(found.information, options.estimate);
  if (!found.estimate.usable()) return no_estimate(found.estimate, found.information.count());
  if (progress.stopping()) return stopped_error();
  // Refinements of the rows, each followed by another fit.
  const Matrix weights = fitted_rows(torque_model, samples, refinement, options.standstill);
  if (refinement.selection_gain > 0) {
    if (auto done = select(found, all, weights, gather, options); !done) return done.error();
  }
  if (refinement.loss) {
    if (auto done = weigh_outliers(found, all, weights, gather, options); !done) return done.error();
  }
  progress.tell({"looking at the residuals", 0.05, -1, ""});
  // Selected samples are far apart in time, so the correlation of the full recording does not apply to them.
  if (options.correct_correlation && refinement.selection_gain == 0) {
    found.statistics = compute_statistics(
        torque_model, found.base, all, found.estimate,
        {.bootstrap_runs = 0, .keep_every = refinement.keep_every, .threads = options.threads}, weights);
    add_raw_lacks(torque_model, found.base, samples, found.estimate, options.standstill, refinement.minimum_speed,
                  found.statistics);
    // Residuals that remember each other are fewer independent ones: the covariance widens.
    found.information.inflation = found.statistics.inflation;
    if (!refinement.loss) found.estimate = estimate(found.information, options.estimate);
    // The shapes' error comes from the same residuals: as correlated as the worst joint's.
    if (shapes_error.size() > 0) found.statistics.covariance += found.statistics.inflation.maxCoeff() * shapes_error;
    found.estimate = widened(std::move(found.estimate), found.statistics);
    if (found.statistics.scales.size() > 0) found.refined.push_back(words_of_scales(found.statistics));
  }
  if (progress.stopping()) return stopped_error();
  // Another estimator; for plain least squares, the bias that noise in the motion causes.
  if (auto done = estimate_again(found, samples, options); !done) return done.error();
  const bool plain = options.estimator == Estimator::LeastSquares;
  if (plain && !refinement.loss && refinement.selection_gain == 0) correct_motion_bias(found, samples, gather, options);
  if (progress.stopping()) return stopped_error();
  progress.tell({"finding parameters that a body can have", 0.8, -1, ""});
  // What the data cannot tell, however small its deviation came out.
  doubt_still_joints(found, all);
  if (refinement.keep_every > 1)
    found.refined.push_back("one row in " + std::to_string(refinement.keep_every) +
                            " kept after the same filter on torque and regressor: " +
                            grouped(std::llround(found.information.count())) + " equations");
  // Errors that all recordings share: the drives' gains, or without them the torque scales.
  auto gain_error = widen_for_gains(found, samples, options);
  auto finished = finish(std::move(found), options);
  if (!finished) return finished;
  finished->model.gain_error = std::move(gain_error);
  if (!finished->model.gain_error) finished->model.scale_covariance = finished->statistics.scale_square;
  if (progress.stopping()) return stopped_error();
  if (refinement.keep_every > 1) restore_samples_residual(*finished, all, weights);
  IdentifiedModel& model = finished->model;
  progress.tell({"measuring the noise", 0.82, -1, ""});
  // Last, with the finished parameters: what is noise and what the model lacks.
  model.noise_model = measure_noise(
      {finished->torque_model, finished->base, model, finished->estimate, options.estimate, gather, options.standstill},
      samples);
  model.noise = model.noise_model->sample_deviation();
  return finished;
}

}  // namespace armature
