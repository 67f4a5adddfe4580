#include "armature/payload.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/estimate.hpp"
#include "armature/near_rest.hpp"
#include "armature/text.hpp"
#include "base/load_columns.hpp"
#include "model/gain_error.hpp"
#include "payload/consistent_load.hpp"
#include "payload/load_fit.hpp"
#include "payload/load_values.hpp"

namespace armature {
namespace {

// Added to the diagonal of a correlation matrix: rounding may have made it indefinite.
constexpr double kOnTheDiagonal = 1e-12;

using Index = Eigen::Index;

// A joint moves if its RMS velocity is above the limit in at least one recording.
std::vector<bool> moving_joints(const std::vector<Samples>& samples, int joints, double speed) {
  std::vector<bool> moving(static_cast<std::size_t>(joints), false);
  for (const Samples& part : samples) {
    for (Index j = 0; j < joints; ++j) {
      const double rms = std::sqrt(part.motion.v.col(j).squaredNorm() / static_cast<double>(part.size()));
      if (rms > speed) moving[static_cast<std::size_t>(j)] = true;
    }
  }
  return moving;
}

// Only what depends on a velocity changes with the load; springs and offsets do not.
bool is_friction(const Basis& basis) { return basis.depends_on(SignalPart::Kind::Velocity); }

// The columns of F: friction terms of the moving joints, as they act on the base parameters.
void collect_friction(LoadProblem& p, const std::vector<bool>& moving) {
  std::vector<Vector> columns;
  for (std::size_t c = 0; c < p.model.columns().size(); ++c) {
    const TermColumn& column = p.model.columns()[c];
    bool free = false;
    for (const auto& [joint, basis] : column.rows)
      free |= is_friction(basis) && moving[static_cast<std::size_t>(joint)];
    if (!free) continue;
    columns.push_back(p.base.projection.col(p.model.inertial_count() + static_cast<Index>(c)));
    p.friction_names.push_back(column.parameter.name);
  }
  p.f.resize(p.base.size(), static_cast<Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) p.f.col(static_cast<Index>(i)) = columns[i];
}

// The equations of robot, load and friction for these recordings.
Result<LoadProblem> make_problem(const IdentifiedModel& model, const std::vector<Samples>& samples,
                                 const PayloadOptions& options) {
  auto frame = load_frame(model.robot, options.frame);
  if (!frame) return frame.error();
  LoadProblem p{TorqueModel(model.robot, model.terms), {}, *frame, {}, {}, {}, {}};
  p.base = compute_base(p.model);
  for (const Samples& part : samples) {
    if (part.joints != model.robot.joint_names()) {
      return Error{ErrorCode::Meaning, "its joints are " + join(part.joints, ", "), "loaded recording",
                   "Record the robot that the model is of."};
    }
  }
  p.a = load_columns(p.base, *frame);
  const std::vector<bool> moving = moving_joints(samples, p.model.joints(), options.moving_speed);
  for (const bool moves : moving) p.standing.push_back(!moves);
  if (options.free_friction)
    collect_friction(p, moving);
  else
    p.f.resize(p.base.size(), 0);
  return p;
}

// A square root of the inverse covariance: rows · (beta − mean) have unit variance. Parameters that the identification
// did not determine (no finite variance) get no row.
Matrix whitening(const Matrix& covariance) {
  std::vector<Index> known;
  for (Index i = 0; i < covariance.rows(); ++i) {
    if (std::isfinite(covariance(i, i)) && covariance.row(i).allFinite()) known.push_back(i);
  }
  // By the correlation matrix, since the parameters have different units.
  const Matrix part = covariance(known, known);
  const Vector inverse = part.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  // A covariance that rounding has made indefinite still has a root.
  const Matrix correlation = inverse.asDiagonal() * part * inverse.asDiagonal();
  const Eigen::LLT<Matrix> factor(correlation + kOnTheDiagonal * Matrix::Identity(part.rows(), part.cols()));
  Matrix rows = Matrix::Zero(part.rows(), covariance.cols());
  const Matrix root = factor.matrixL().solve(Matrix(inverse.asDiagonal()));
  for (std::size_t i = 0; i < known.size(); ++i) rows.col(known[i]) = root.col(static_cast<Index>(i));
  return rows;
}

// The most that a joint's dry friction holds, by the base parameters [N·m].
double dry_friction(const IdentifiedModel& model, Index joint) {
  double backwards = 0, forwards = 0;
  for (const Term& term : model.terms) {
    for (const TermColumn& column : term.columns) {
      const auto at = std::find(model.base_names.begin(), model.base_names.end(), column.parameter.name);
      if (at == model.base_names.end()) continue;
      const double parameter = std::abs(model.base[at - model.base_names.begin()]);
      for (const auto& [row, basis] : column.rows) {
        if (row != joint) continue;
        // The torques that dry terms of this joint can hold, each way, add up.
        backwards -= parameter * basis.dry().backwards;
        forwards += parameter * basis.dry().forwards;
      }
    }
  }
  return std::max(backwards, forwards);
}

// A joint at rest holds any torque that its dry friction allows, and the shoulder rests while the wrist moves: so much
// of its torque cannot be predicted [N·m, rms over the rows].
double held_by_friction(const IdentifiedModel& model, const std::vector<Samples>& loaded, Index joint) {
  const double slow = kNearRest * model.robot.limits()[static_cast<std::size_t>(joint)].velocity;
  const double held = dry_friction(model, joint);
  if (held == 0 || !std::isfinite(slow)) return 0;
  double standing = 0, rows = 0;
  // The share of rows in which the joint is near rest.
  for (const Samples& part : loaded) {
    standing += static_cast<double>((part.motion.v.col(joint).array().abs() < slow).count());
    rows += static_cast<double>(part.size());
  }
  return rows > 0 ? held * std::sqrt(standing / rows) : 0;
}

// What the fit leaves, and whether anything that hangs on this arm could be such a load.
void check_fit(PayloadEstimate& e, const IdentifiedModel& model, const std::vector<Samples>& loaded,
               const PayloadOptions& options) {
  double torque = 0, left = 0, rows = 0;
  for (const Samples& part : loaded) torque += part.tau.squaredNorm(), rows += static_cast<double>(part.size());
  left = rows * e.residual.squaredNorm();
  e.relative_residual = torque > 0 ? std::sqrt(left / torque) : 0;
  if (e.relative_residual > options.bad_residual)
    e.findings.push_back(
        {Severity::Problem, "residual", "loaded recording",
         "robot and load together leave " + fixed(100 * e.relative_residual, 0) + " % of the torque unexplained",
         "Check the torques' unit and scale, and that the model is of this robot."});
  // More than twice the arm's own mass is a mistake of units rather than a load.
  constexpr double kOwnMasses = 2;
  double arm = 0;
  for (const Body& body : model.robot.bodies) arm += body.inertia ? body.inertia->M : 0;
  if (arm > 0 && e.load.M > kOwnMasses * arm)
    e.findings.push_back({Severity::Problem, "implausible-mass", "load",
                          "it would weigh " + fixed(e.load.M, 1) + " kg, the arm itself " + fixed(arm, 1) + " kg",
                          "Check the torques' unit."});
  // Nothing that hangs on an arm makes it lighter: six deviations below zero are no chance.
  constexpr double kBelow = 6;
  if (e.least_squares.M < -kBelow * std::sqrt(e.covariance(9, 9)))
    e.findings.push_back({Severity::Problem, "negative-load", "load",
                          "the recording asks for a load of " + significant(e.least_squares.M, 3) + " kg",
                          "Check that the model is of this robot, and that it was identified without a tool."});
  if (!model.noise_model) return;
  // Against what the identification itself left on motion that it had not seen: a load, another temperature or another
  // mounting are in the fit, so what remains is of that size. Six times as much, and a share of the torque that cannot
  // be noise, is another arm, another unit or another joint order.
  constexpr double kForeign = 6, kShare = 0.05;
  double allowed = 0;
  for (const JointNoise& noise : model.noise_model->joints)
    allowed += noise.sample * noise.sample + noise.unmodelled * noise.unmodelled;
  const double times = allowed > 0 ? e.residual.norm() / std::sqrt(allowed) : 0;
  if (times > kForeign && e.relative_residual > kShare)
    e.findings.push_back({Severity::Problem, "another-arm", "loaded recording",
                          "robot and load together leave " + significant(times, 2) +
                              " times the error of the model itself, " + fixed(100 * e.relative_residual, 0) +
                              " % of the torque: no load explains this recording",
                          "Check that the model is of this robot, the joint order, and the torques' unit."});
  // Joint by joint: three times what noise, model error and friction at rest explain.
  constexpr double kUnusual = 3;
  for (std::size_t j = 0; j < model.noise_model->joints.size(); ++j) {
    const JointNoise& noise = model.noise_model->joints[j];
    const auto joint = static_cast<Index>(j);
    const double expected = std::hypot(noise.sample, noise.unmodelled, held_by_friction(model, loaded, joint));
    const double rms = e.residual[joint];
    if (!(expected > 0) || rms <= kUnusual * expected) continue;
    e.findings.push_back({Severity::Warning, "residual", model.robot.joint_names()[j],
                          "the fit leaves " + significant(rms, 3) + " N·m, " + significant(rms / expected, 2) +
                              " times what the model left without the load",
                          "Check for a contact, another temperature, or another mounting."});
  }
}

// The status and one sentence for the user.
void judge(PayloadEstimate& e) {
  // With a problem no number counts as measured.
  const auto problem = std::find_if(e.findings.begin(), e.findings.end(),
                                    [](const Finding& f) { return f.severity == Severity::Problem; });
  if (problem != e.findings.end()) {
    for (LoadValue& v : e.values) v.standing = Origin::Prior;
    e.status = PayloadStatus::Unknown;
    e.message = problem->message + ": these are not the load's numbers. " + problem->advice;
    return;
  }
  // Otherwise the mass decides first, then how many of the ten numbers the motion determines.
  const auto seen = std::count_if(e.values.begin(), e.values.end(),
                                  [](const LoadValue& v) { return v.standing == Origin::Measured; });
  const LoadValue& mass = e.values.front();
  if (mass.standing != Origin::Measured) {
    e.status = PayloadStatus::Unknown;
    e.message = "the motion does not determine the mass: move a joint whose torque feels the load's weight";
  } else if (mass.lower <= 0) {
    e.status = PayloadStatus::Partial;
    e.message =
        "no load is seen: these data cannot tell one from none; it weighs at most " + fixed(mass.upper, 3) + " kg";
  } else if (seen == 10) {
    e.status = PayloadStatus::Done;
    e.message = "all ten numbers come from the motion";
  } else {
    e.status = PayloadStatus::Partial;
    e.message =
        std::to_string(seen) + " of ten numbers come from the motion; the others follow only from what a body can be";
  }
  if (e.mounting_freed) {
    const double degrees = 180 / M_PI;
    e.message += "; gravity is turned by " + fixed(degrees * e.tilt.norm(), 2) + "° ± " +
                 fixed(degrees * e.tilt_sigma.maxCoeff(), 2) +
                 "° against the model and was estimated too: check the mounting angle";
  }
}

// What the scales of the torques add to the load's covariance. Calibrated drives know their covariance; else a scale
// that all joints share stretches the load as a whole, and where the joints disagree about the links they share each
// has one of its own. What they are is known from the differences between the joints, one fewer than there are joints.
Matrix covariance_of_scales(const LoadFit& fit, const IdentifiedModel& model, const Samples& loaded,
                            const PayloadOptions& options, LoadFreedom& freedom) {
  const Vector10& load = fit.solution.load;
  if (fit.by_gain.size() > 0) return fit.by_gain * loaded.gain_covariance * fit.by_gain.transpose();
  const Matrix shared = std::pow(options.torque_scale_deviation, 2) * load * load.transpose();
  if (fit.by_scale.size() == 0) return shared;
  const Matrix each = fit.by_scale * model.scale_covariance * fit.by_scale.transpose();
  freedom.by_joint.push_back(each);
  freedom.degrees_of_freedom.conservativeResize(freedom.degrees_of_freedom.size() + 1);
  freedom.degrees_of_freedom.tail(1).setConstant(std::max(1.0, static_cast<double>(fit.by_scale.cols() - 1)));
  return shared + each;
}

// dᵀ C⁻¹ d with d from the least-squares load to the nearest that a body can have: χ² with at most ten degrees of
// freedom.
double distance_to_a_body(const Vector10& moved, const Matrix& covariance) {
  const Vector scale = covariance.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  const Matrix correlation = scale.asDiagonal() * covariance * scale.asDiagonal();
  const Eigen::LDLT<Matrix> factor(correlation + kOnTheDiagonal * Matrix::Identity(10, 10));
  const Vector d = scale.cwiseProduct(moved);
  return std::max(0.0, d.dot(factor.solve(d)));
}

// A recording that asks for a load which no body can be, by more than noise and scales explain, has an error that its
// noise does not show: the noise's part of the covariance grows as a ratio of Birge (1932). True where the error is
// beyond chance.
bool widen_for_misfit(PayloadEstimate& e, const Vector10& moved, const Matrix& of_noise) {
  constexpr double kFreedom = 10;       // numbers of a load
  constexpr double kSurprising = 25.2;  // χ² with ten degrees of freedom is above it once in 200 recordings
  const double distance = distance_to_a_body(moved, e.covariance);
  if (distance <= kFreedom) return false;
  e.covariance += (distance / kFreedom - 1) * of_noise;
  if (distance <= kSurprising) return false;
  e.findings.push_back({Severity::Warning, "no-body", "load",
                        "the recording asks for a load that no body can be, " + significant(std::sqrt(distance), 2) +
                            " deviations from the nearest that can; its noise counts " +
                            significant(std::sqrt(distance / kFreedom), 2) + " times as much in the intervals",
                        "Check that model and recording are of one robot in one mounting, and the torques' scale "
                        "(armature calibrate)."});
  return true;
}

// From the fit to the answer: covariance, nearest body, intervals, findings, status.
PayloadEstimate finish(const LoadProblem& p, const LoadFit& fit, const IdentifiedModel& model,
                       const std::vector<Samples>& loaded, const PayloadOptions& options) {
  PayloadEstimate e;
  e.confidence = options.confidence;
  const LoadSolution& s = fit.solution;
  e.frame = p.frame.name;
  e.least_squares = LinkInertia::from_vector(s.load, ParameterOrder::Khalil);
  LoadFreedom freedom = fit.freedom;
  e.covariance = s.covariance + covariance_of_scales(fit, model, loaded.front(), options, freedom);
  e.load = consistent_load(s.factor, s.target, s.load, options.largest_extent);
  e.friction_change = s.others.tail(p.f.cols());
  e.friction_names = p.friction_names;
  e.residual = fit.residual;
  e.inflation = fit.inflation;
  e.mounting_freed = fit.tilt_freed, e.tilt = fit.tilt, e.tilt_sigma = fit.tilt_sigma;
  // How far the load had to move to be a body.
  const Vector10 moved = (e.load.to_vector(ParameterOrder::Khalil) - e.least_squares.to_vector(ParameterOrder::Khalil));
  const bool contradicted = widen_for_misfit(e, moved, s.covariance);
  constexpr double kMoved = 1e-6;  // of a deviation: less is the solver's own accuracy
  e.changed_for_consistency = (moved.array().abs() > kMoved * e.covariance.diagonal().array().sqrt()).any();
  e.values = load_values(e.load, e.least_squares, e.covariance, freedom, options, contradicted);
  check_fit(e, model, loaded, options);
  judge(e);
  return e;
}

// Standard parameters with this beta: the nominal ones, moved on the kept columns. What no torque shows under the
// model's gravity stays nominal, and shows once gravity is tilted.
Vector standard_parameters(const LoadProblem& p, const IdentifiedModel& model) {
  if (model.physical) return model.physical->pi;
  const Vector nominal = p.model.nominal();
  return nominal + p.base.to_full(model.base - p.base.to_base(nominal));
}

}  // namespace

const char* to_string(PayloadStatus status) {
  switch (status) {
    case PayloadStatus::Done: return "done";
    case PayloadStatus::Partial: return "partial";
    case PayloadStatus::Unknown: return "unknown";
  }
  return "unknown";
}

Result<PayloadEstimate> estimate_payload(const IdentifiedModel& model, const std::vector<Samples>& loaded,
                                         const PayloadOptions& options) {
  if (loaded.empty()) return Error{ErrorCode::Usage, "there is no loaded recording", "payload", "Give at least one."};
  auto problem = make_problem(model, loaded, options);
  if (!problem) return problem.error();
  // The model's beta is known up to its covariance. Drive gains are treated on their own, so they are left out here.
  KnownRobot known{model.base,
                   whitening(options.robot_covariance_scale * covariance_without_gains(model)),
                   standard_parameters(*problem, model),
                   {}};
  if (model.gain_error) known.by_gain = model.gain_error->sensitivity;
  known.scales_disagree = model.scale_covariance.size() > 0;
  auto fit = fit_load(*problem, known, loaded, options.mounting);
  if (!fit) return fit.error();
  return finish(*problem, *fit, model, loaded, options);
}

Result<PayloadEstimate> estimate_payload_difference(const IdentifiedModel& model, const Samples& loaded,
                                                    const std::vector<Samples>& bare, const PayloadOptions& options) {
  if (bare.empty())
    return Error{ErrorCode::Usage, "there is no bare recording", "payload",
                 "Give one, or use the loaded recording alone."};
  auto problem = make_problem(model, {loaded}, options);
  if (!problem) return problem.error();
  Samples difference = loaded;
  for (const Samples& run : bare) {
    // Tracking differs by less than 3°, two programs or two starts by more [rad or m].
    constexpr double kTracking = 0.05;
    const bool same = run.size() == loaded.size() && (run.motion.q - loaded.motion.q).cwiseAbs().maxCoeff() < kTracking;
    if (!same) {
      return Error{ErrorCode::Meaning, "the bare run is not the loaded run's motion, sample by sample", "payload",
                   "Record both with the same program and start, or use the loaded recording alone."};
    }
    // The bare torque, moved to the loaded run's motion by the model, so that small tracking differences do not count.
    const Predictor predictor(model, model.best());
    difference.tau -= (run.tau + predictor.predict(loaded) - predictor.predict(run)) / static_cast<double>(bare.size());
  }
  // The robot has been subtracted: beta is exactly zero.
  KnownRobot known{Vector::Zero(problem->base.size()),
                   Matrix(0, problem->base.size()),
                   Vector::Zero(problem->model.parameter_count()),
                   {}};
  // What is left is the load's own torque, in scales that the bare run cannot mend.
  known.scales_disagree = model.scale_covariance.size() > 0;
  auto fit = fit_load(*problem, known, {difference}, options.mounting);
  if (!fit) return fit.error();
  return finish(*problem, *fit, model, {loaded}, options);
}

IdentifiedModel with_payload(const IdentifiedModel& model, const PayloadEstimate& payload) {
  const auto frame = load_frame(model.robot, payload.frame);
  if (!frame) throw std::invalid_argument(frame.error().text());
  IdentifiedModel loaded = model;
  const LinkInertia in_body = payload.load.moved_to(frame->body_from_frame);
  // The load as part of the body that carries it, in all descriptions the model has.
  const Vector10 added = in_body.to_vector(ParameterOrder::Khalil);
  const TorqueModel torque_model(model.robot, model.terms);
  const BaseMap base = compute_base(torque_model);
  const Matrix columns = base.projection.middleCols(10 * frame->body, 10);
  loaded.base += columns * added;
  // The load's uncertainty adds to that of the base parameters.
  const Matrix a = load_columns(base, *frame);
  loaded.base_covariance += a * payload.covariance * a.transpose();
  if (loaded.physical) loaded.physical->pi.segment<10>(10 * frame->body) += added;
  Body& body = loaded.robot.bodies[static_cast<std::size_t>(frame->body)];
  if (body.inertia) body.inertia = *body.inertia + in_body;
  loaded.essential.reset();
  return loaded;
}

}  // namespace armature
