#include "design/problem.hpp"

#include <algorithm>
#include <cmath>

#include "armature/rng.hpp"
#include "armature/text.hpp"
#include "design/search/limit_constraints.hpp"
#include "design/search/path_constraints.hpp"

namespace armature::design {
namespace {

// Samples of one period at which each kind of constraint is kept during the search; what happens between them is
// settled by the certificate.
constexpr int kLimitSamples = 200;
constexpr int kTorqueSamples = 50;
constexpr int kSpaceSamples = 40;
// Room for what happens between those samples.
constexpr double kTorqueShare = 0.97;
constexpr double kSpaceMargin = 0.01;  // [m]

/// The spec's values in place of the robot's; an empty vector changes nothing.
void replace(const Vector& from, std::vector<JointLimits>& limits, double JointLimits::*field) {
  for (Eigen::Index j = 0; j < from.size(); ++j) limits[static_cast<std::size_t>(j)].*field = from[j];
}

// A speed that uses the joint's range well: the smallest of what its limits allow the first harmonic.
double natural_speed(const JointLimits& limit, double omega, bool prismatic) {
  // A sine of the base frequency with velocity amplitude s moves by s/ω, accelerates by s ω and jerks by s ω².
  double speed = limit.velocity;
  if (std::isfinite(limit.upper - limit.lower)) speed = std::min(speed, 0.5 * (limit.upper - limit.lower) * omega);
  if (std::isfinite(limit.acceleration)) speed = std::min(speed, limit.acceleration / omega);
  if (std::isfinite(limit.jerk)) speed = std::min(speed, limit.jerk / (omega * omega));
  // Nothing limits the joint: 1 rad/s or 0.2 m/s.
  return std::isfinite(speed) ? speed : (prismatic ? 0.2 : 1.0);
}

// Joints that nothing limits still need an end: one turn either way, or 1 m where they slide.
void close_open_ranges(const Robot& robot, const Vector& home, std::vector<JointLimits>& limits) {
  const std::vector<int> bodies = robot.coordinates();
  for (std::size_t j = 0; j < limits.size(); ++j) {
    const bool slides = robot.bodies[static_cast<std::size_t>(bodies[j])].joint.type == JointType::Prismatic;
    const double turn = slides ? 1.0 : 2 * M_PI;
    const double middle = home[static_cast<Eigen::Index>(j)];
    if (!std::isfinite(limits[j].lower)) limits[j].lower = middle - turn;
    if (!std::isfinite(limits[j].upper)) limits[j].upper = middle + turn;
  }
}

// A home that is not given keeps this share of a joint's range to both ends.
constexpr double kHomeInside = 0.1;

/// Moves the position limits inwards by the spec's margins, never beyond half of what home keeps.
void add_margins(const Robot& robot, const DesignSpec& spec, const Vector& home, std::vector<JointLimits>& limits) {
  const std::vector<int> bodies = robot.coordinates();
  for (std::size_t j = 0; j < limits.size(); ++j) {
    const bool slides = robot.bodies[static_cast<std::size_t>(bodies[j])].joint.type == JointType::Prismatic;
    const double margin = slides ? spec.slide_margin : spec.position_margin, at = home[static_cast<Eigen::Index>(j)];
    JointLimits& l = limits[j];
    // A home on or outside a limit leaves that limit as it is.
    const double below = 0.5 * (at - l.lower), above = 0.5 * (l.upper - at);
    if (below > 0) l.lower += std::min(margin, below);
    if (above > 0) l.upper -= std::min(margin, above);
  }
}

constexpr int kPredictedStates = 500;

// Mean of Y_bᵀ Σ⁻¹ Y_b over states and joints: trace(V C) is then the mean variance of a torque in its noise's.
Matrix prediction_matrix(const Problem& problem) {
  // Rows are divided by the noise's deviation; observation.matrix has all samples of a joint one below the other.
  const auto of_states = [&](const Motion& m) {
    Matrix f = problem.observation.matrix(m);
    if (problem.spec.noise_variance.size() > 0)
      for (int j = 0; j < problem.map.joints(); ++j)
        f.middleRows(j * m.samples(), m.samples()) /= std::sqrt(problem.spec.noise_variance[j]);
    return Matrix(f.transpose() * f / static_cast<double>(f.rows()));
  };
  // Without motions to predict, any state within the limits counts the same.
  if (problem.spec.predicted.empty()) return of_states(states_within(problem.limits, problem.spec));
  Matrix sum = Matrix::Zero(problem.observation.size(), problem.observation.size());
  // Every predicted motion has the same weight, however long it is.
  for (const Trajectory& motion : problem.spec.predicted) {
    const Vector times = Vector::LinSpaced(kPredictedStates, 0, motion.duration());
    sum += of_states(motion.sample_at(times).motion);
  }
  return sum / static_cast<double>(problem.spec.predicted.size());
}

// The search needs the columns, not the evidence for them.
BaseOptions unchecked() {
  BaseOptions options;
  options.check = false;
  return options;
}

/// The matrix with a single 1 per observed column: it picks columns of the regressor.
Matrix select(const std::vector<int>& columns, int parameters) {
  Matrix s = Matrix::Zero(parameters, static_cast<Eigen::Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) s(columns[i], static_cast<Eigen::Index>(i)) = 1;
  return s;
}

// The nine columns of Jia 2019 section 4.1: rigid bodies without gravity, gravity as sin(q1) and sin(q1 + q2).
Result<Columns> jia_columns(Robot robot) {
  // The paper's formulas hold for this geometry alone; anything else is refused.
  if (robot.bodies.size() != 2 || robot.joint_count() != 2)
    return Error{ErrorCode::Usage,
                 "the regressor of Jia 2019 needs two revolute joints, " + robot.name + " has " +
                     std::to_string(robot.joint_count()),
                 "observed: jia2019", "use planar2r"};
  const Joint& second = robot.bodies[1].joint;
  const double length = second.parent_from_joint.translation.x();
  const Vector3 axis = second.parent_from_joint.rotation * second.axis;
  if (std::abs(axis.z() - 1) > 1e-9 || std::abs(robot.bodies[0].joint.axis.z() - 1) > 1e-9 || !(length > 0))
    return Error{ErrorCode::Usage, "the regressor of Jia 2019 needs parallel z axes a distance along x apart",
                 "observed: jia2019", "use planar2r"};
  // Gravity enters through two terms instead of through the bodies.
  robot.gravity_in_world.setZero();
  // A column of a term: the sine of the sum of some joints' positions, in the torques of `rows`.
  const auto sine = [](const std::string& name, std::vector<int> of, const std::vector<int>& rows) {
    TermColumn column;
    column.parameter.name = name;
    column.parameter.unit = "N·m";
    Basis basis;
    basis.shape = Basis::Shape::Sin;
    for (const int joint : of) basis.parts.push_back({SignalPart::Kind::Position, joint, 1});
    for (const int row : rows) column.rows.emplace_back(row, basis);
    return column;
  };
  const Term gravity{"gravity", {sine("G1", {0}, {0}), sine("G12", {0, 1}, {0, 1})}};
  TorqueModel model(robot, {gravity, viscous_friction(robot), coulomb_friction(robot)});
  // Rigid-body columns: ZZ1, MX2 per metre of the first link, and ZZ2 less what ZZ1 shows already.
  Matrix s = Matrix::Zero(model.parameter_count(), 9);
  s(model.find("ZZ1"), 0) = 1;
  s(model.find("MX2"), 1) = 1 / length;
  s(model.find("ZZ2"), 2) = 1;
  s(model.find("ZZ1"), 2) = -1;
  // Gravity and friction columns are taken as they are.
  const char* others[] = {"G1", "G12", "FV1", "FC1", "FV2", "FC2"};
  for (int i = 0; i < 6; ++i) s(model.find(others[i]), 3 + i) = 1;
  return Columns{model, s, 0, std::nullopt};
}

/// Whether the joint stays at home during the whole motion.
bool is_held(const DesignSpec& spec, int joint) {
  return std::find(spec.held.begin(), spec.held.end(), joint) != spec.held.end();
}

// Whether a column is about joints that never move: their friction cannot be seen.
bool stands_still(const TorqueModel& model, int column, const DesignSpec& spec) {
  if (column < model.inertial_count()) return false;
  const auto& rows = model.columns()[static_cast<std::size_t>(column - model.inertial_count())].rows;
  return std::all_of(rows.begin(), rows.end(), [&](const auto& row) { return is_held(spec, row.first); });
}

Result<Columns> payload_columns(const TorqueModel& model, const DesignSpec& spec) {
  // The load adds to the last body's ten numbers; every other inertia is known from the bare arm.
  BaseOptions options = unchecked();
  const int last = model.bodies() - 1;
  for (int p = 0; p < 10 * last; ++p) options.known.push_back(p);
  const BaseMap all = compute_base(model, options);
  // Friction of held joints is left out: it would make the information singular.
  std::vector<int> seen;
  for (std::size_t i = 0; i < all.columns.size(); ++i)
    if (!stands_still(model, all.columns[i], spec)) seen.push_back(static_cast<int>(i));
  const BaseMap base = subset(all, seen);
  // Base columns come in order of parameters, inertial ones first: those are the load's, and only they count.
  int interest = 0;
  for (const int column : base.columns) interest += column < model.inertial_count() ? 1 : 0;
  return Columns{model, select(base.columns, model.parameter_count()), interest, base};
}

/// The base parameters with these names, in the order of the base.
Result<Columns> listed_columns(const TorqueModel& model, const std::vector<std::string>& names) {
  const BaseMap base = compute_base(model, unchecked());
  std::vector<int> kept;
  for (const std::string& name : names) {
    const int at = base.find(name);
    if (at < 0)
      return Error{ErrorCode::NotFound, "no base parameter is called \"" + name + "\"", "parameters",
                   "armature inspect lists them"};
    kept.push_back(at);
  }
  // In the base's order, whatever order the spec has.
  std::sort(kept.begin(), kept.end());
  const BaseMap few = subset(base, kept);
  return Columns{model, select(few.columns, model.parameter_count()), 0, few};
}

}  // namespace

std::vector<JointLimits> effective_limits(const Robot& robot, const DesignSpec& spec) {
  // Order matters: replace, take the share, close open ranges, then keep the margins.
  std::vector<JointLimits> limits = coordinate_limits(robot);
  replace(spec.lower, limits, &JointLimits::lower);
  replace(spec.upper, limits, &JointLimits::upper);
  replace(spec.velocity, limits, &JointLimits::velocity);
  replace(spec.acceleration, limits, &JointLimits::acceleration);
  replace(spec.jerk, limits, &JointLimits::jerk);
  replace(spec.effort, limits, &JointLimits::effort);
  // Position limits are not scaled by the share; they have margins in rad and m.
  for (JointLimits& limit : limits) {
    limit.velocity *= spec.share;
    limit.acceleration *= spec.share;
    limit.jerk *= spec.share;
    limit.effort *= spec.share;
  }
  const Vector home = effective_home(robot, spec);
  close_open_ranges(robot, home, limits);
  add_margins(robot, spec, home, limits);
  return limits;
}

Vector effective_home(const Robot& robot, const DesignSpec& spec) {
  if (spec.home.size() > 0) return spec.home;
  Vector home = robot.home_position();
  if (!robot.home.empty()) return home;
  // No home is given: zero is on the limit of many joints, or outside.
  std::vector<JointLimits> limits = coordinate_limits(robot);
  replace(spec.lower, limits, &JointLimits::lower);
  replace(spec.upper, limits, &JointLimits::upper);
  // Joints without both ends stay at zero.
  for (Eigen::Index j = 0; j < home.size(); ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    const double inside = kHomeInside * (l.upper - l.lower);
    if (!std::isfinite(inside) || !(inside > 0)) continue;
    home[j] = std::clamp(home[j], l.lower + inside, l.upper - inside);
  }
  return home;
}

Motion states_within(const std::vector<JointLimits>& limits, const DesignSpec& spec) {
  const auto n = static_cast<Eigen::Index>(limits.size());
  Rng rng = Rng(20260101).fork(static_cast<std::uint64_t>(n));  // the same states for every seed of the search
  Motion m(kPredictedStates, n);
  const double omega = 2 * M_PI * spec.frequency;
  for (Eigen::Index j = 0; j < n; ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    // An endless joint is asked for one turn.
    const double lower = std::isfinite(l.lower) ? l.lower : -M_PI, upper = std::isfinite(l.upper) ? l.upper : M_PI;
    // Without a velocity limit: that of a sine over the whole range at the base frequency.
    const double speed = std::isfinite(l.velocity) ? l.velocity : omega * 0.5 * (upper - lower);
    // The peak acceleration of the highest harmonic at that speed.
    const double most = omega * spec.harmonics * speed;
    const double acceleration = std::isfinite(l.acceleration) ? std::min(l.acceleration, most) : most;
    m.q.col(j) = rng.uniform_vector(m.samples(), lower, upper);
    m.v.col(j) = rng.uniform_vector(m.samples(), -speed, speed);
    m.a.col(j) = rng.uniform_vector(m.samples(), -acceleration, acceleration);
  }
  return m;
}

Vector effective_noise(const Robot& robot, const DesignSpec& spec) {
  // Given noise is used as it is; without a share nothing is known.
  if (spec.noise_variance.size() > 0 || !(spec.noise_share > 0)) return spec.noise_variance;
  std::vector<JointLimits> limits = coordinate_limits(robot);
  replace(spec.effort, limits, &JointLimits::effort);
  Vector noise(static_cast<Eigen::Index>(limits.size()));
  double sum = 0;
  int known = 0;
  // The mean deviation of the joints that state an effort, for those that do not.
  for (const JointLimits& l : limits) {
    if (std::isfinite(l.effort) && l.effort > 0) sum += spec.noise_share * l.effort, ++known;
  }
  if (known == 0) return {};
  for (Eigen::Index j = 0; j < noise.size(); ++j) {
    const double effort = limits[static_cast<std::size_t>(j)].effort;
    const double deviation = std::isfinite(effort) && effort > 0 ? spec.noise_share * effort : sum / known;
    noise[j] = deviation * deviation;
  }
  return noise;
}

Result<Columns> observed_columns(const Robot& robot, const DesignSpec& spec) {
  // Jia's columns bring their own model; all others use the spec's terms.
  if (spec.observed == Observed::Jia2019) return jia_columns(robot);
  auto terms = make_terms(robot, spec.terms);
  if (!terms) return terms.error();
  const TorqueModel model(robot, *terms);
  if (spec.observed == Observed::Payload) return payload_columns(model, spec);
  if (spec.observed == Observed::Listed) return listed_columns(model, spec.parameters);
  const BaseMap base = compute_base(model, unchecked());
  return Columns{model, select(base.columns, model.parameter_count()), 0, base};
}

Result<Problem> make_problem(const Robot& robot, const DesignSpec& given) {
  if (auto bad = given.problem(robot)) return *bad;
  // From here on the spec holds the noise that is used, given or derived.
  DesignSpec spec = given;
  spec.noise_variance = effective_noise(robot, given);
  auto terms = make_terms(robot, spec.terms);
  if (!terms) return terms.error();
  auto columns = observed_columns(robot, spec);
  if (!columns) return columns.error();
  const std::vector<JointLimits> limits = effective_limits(robot, spec);
  // Unknowns of order one: each joint is scaled with the speed that suits its limits.
  MotionMap map{FourierBasis({spec.harmonics, spec.frequency, spec.rest_to_rest, spec.start_at_home}),
                effective_home(robot, spec), Vector(robot.joint_count())};
  const std::vector<int> bodies = robot.coordinates();
  for (int j = 0; j < map.joints(); ++j) {
    const auto body = static_cast<std::size_t>(bodies[static_cast<std::size_t>(j)]);
    map.scale[j] = natural_speed(limits[static_cast<std::size_t>(j)], map.basis.omega(),
                                 robot.bodies[body].joint.type == JointType::Prismatic);
    // A scale of 0 holds the joint: its unknowns have no effect.
    if (is_held(spec, j)) map.scale[j] = 0;
  }
  Objective objective = spec.objective;
  // A payload's ten numbers count alone unless the spec says otherwise.
  if (objective.interest == 0) objective.interest = columns->interest;
  // The certificate judges by the same columns as the search, where they are base columns.
  CertificateSpec certificate = certificate_spec(robot, spec);
  if (columns->base) certificate.base = columns->base;
  certificate.criterion = columns->base.has_value();
  Problem out{robot,
              spec,
              TorqueModel(robot, *terms),
              Observation(columns->model, columns->selection),
              objective,
              limits,
              std::move(map),
              std::move(certificate),
              {},
              {}};
  const Eigen::Index size = out.observation.size();
  // Earlier knowledge must be about the very same columns.
  if (spec.prior.size() > 0 && (spec.prior.rows() != size || spec.prior.cols() != size))
    return Error{ErrorCode::Usage,
                 "what is known already is about " + std::to_string(spec.prior.rows()) +
                     " parameters, this design observes " + std::to_string(size),
                 "spec " + spec.name, "Use a model of this robot with the same terms."};
  // V has a row and a column for every observed parameter, so none can be a nuisance.
  if (objective.kind == Objective::Kind::VOptimal) {
    if (objective.interest > 0)
      return Error{ErrorCode::Usage, "v-optimal is about all observed columns, not about a payload's alone",
                   "spec " + spec.name, "Use d-optimal."};
    out.prediction = prediction_matrix(out);
  }
  return out;
}

// What the search keeps so that the proof for every robot in the box goes through: torques that point the same way as
// their sum, which is nearly always so where gravity is large.
static std::vector<JointLimits> torque_limits(const Problem& problem) {
  std::vector<JointLimits> limits = problem.limits;
  const CertificateSpec& c = problem.certificate;
  // Links up to 1 + inertia_box heavier, and friction that takes its share of the full effort.
  for (std::size_t j = 0; j < limits.size() && c.box_effort.size() > 0; ++j) {
    const double full = c.box_effort[static_cast<Eigen::Index>(j)];
    limits[j].effort = std::min(limits[j].effort, full * (1 - c.friction_box) / (1 + c.inertia_box));
  }
  // Less where a certificate was refused before.
  for (std::size_t j = 0; j < limits.size() && problem.room.torque.size() > 0; ++j)
    limits[j].effort *= problem.room.torque[static_cast<Eigen::Index>(j)];
  return limits;
}

FourierSeries Problem::series(const Vector& x) const {
  FourierSeries out;
  out.frequency = spec.frequency;
  out.offset.resize(map.joints());
  out.sine.resize(map.joints(), spec.harmonics);
  out.cosine.resize(map.joints(), spec.harmonics);
  // ω l of every harmonic.
  const Vector rate = map.basis.omega() * Vector::LinSpaced(spec.harmonics, 1, spec.harmonics);
  for (int j = 0; j < map.joints(); ++j) {
    const Vector z = map.joint(x, j);
    out.sine.row(j) = (map.basis.a() * z).transpose();
    out.cosine.row(j) = (map.basis.b() * z).transpose();
    // Rest is exact, not up to rounding: the last harmonic takes what is left.
    if (spec.rest_to_rest) {
      const int last = spec.harmonics - 1;
      out.sine(j, last) = -out.sine.row(j).head(last).sum();
      double moment = 0;
      for (int l = 0; l < last; ++l) moment += (l + 1) * out.cosine(j, l);
      out.cosine(j, last) = -moment / spec.harmonics;
    }
    // FourierSeries has −cos terms, the basis 1 − cos: the constant goes into the offset.
    out.offset[j] = map.home[j] + map.basis.start().dot(z) + out.cosine.row(j).dot(rate.cwiseInverse());
  }
  return out;
}

std::vector<std::unique_ptr<ConstraintSet>> Problem::constraints(double rounding) const {
  std::vector<std::unique_ptr<ConstraintSet>> sets;
  // Joint limits: the samples themselves, or the papers' sums of amplitudes.
  const std::vector<std::string> names = robot.joint_names();
  if (spec.limit_form == DesignSpec::LimitForm::Exact) {
    sets.push_back(std::make_unique<SampledLimits>(map, limits, names, std::max(kLimitSamples, 16 * spec.harmonics)));
  } else {
    sets.push_back(std::make_unique<AmplitudeLimits>(map, limits, names, rounding));
  }
  // A set without rows (nothing is limited) is left out; samples grow with the number of harmonics.
  const auto add = [&](std::unique_ptr<PathFunction> function, int samples) {
    if (function->rows() > 0)
      sets.push_back(
          std::make_unique<PathConstraints>(map, std::move(function), std::max(samples, 8 * spec.harmonics)));
  };
  if (certificate.torque && robot.inertias()) {
    // Torque and friction with the smooth sign: the jump itself is the certificate's business.
    const Observation smooth = Observation(model, Matrix::Zero(model.parameter_count(), 0)).smoothed(0.02);
    add(make_torque_function(smooth.model(), model.nominal(), torque_limits(*this),
                             room.power * certificate.total_power, kTorqueShare),
        kTorqueSamples);
  }
  // Distances between capsules, and from capsules to obstacles.
  if (certificate.self_collision || !certificate.obstacles.empty())
    add(make_collision_function(model, certificate, kSpaceMargin + room.space), kSpaceSamples);
  // Frames and the tool's speed, with the room that refused certificates asked for.
  CertificateSpec slower = certificate;
  slower.tool_speed *= room.tool_speed;
  add(make_space_function(model, slower, 0.5 * kSpaceMargin + room.space), kSpaceSamples);
  return sets;
}

Vector slacks(const std::vector<std::unique_ptr<ConstraintSet>>& sets, const Vector& x) {
  Eigen::Index size = 0;
  for (const auto& set : sets) size += set->size();
  Vector s(size);
  Eigen::Index at = 0;
  for (const auto& set : sets) {
    set->values(x, s.segment(at, set->size()));
    at += set->size();
  }
  return s;
}

}  // namespace armature::design
