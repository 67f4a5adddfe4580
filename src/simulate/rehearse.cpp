#include "armature/rehearse.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "armature/dynamics.hpp"
#include "armature/text.hpp"
#include "core/pace.hpp"
#include "core/stopped.hpp"
#include "simulate/plant.hpp"
#include "simulate/realism.hpp"
#include "simulate/rehearse_space.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// A measured velocity may pass its limit by this share: what a position controller overshoots on a motion at its limit.
constexpr double kVelocitySlack = 0.02;

Error unusable(const std::string& message, const std::string& hint) {
  return {ErrorCode::Meaning, message, "rehearsal", hint};
}

/// Why this robot cannot be simulated: a body without inertia or with an impossible one, or a spring without a rotor.
std::optional<Error> robot_problem(const Robot& robot, const RehearsalOptions& options) {
  if (auto error = robot.problem()) return error;
  for (const Body& body : robot.bodies) {
    if (!body.inertia) {
      return unusable("link '" + body.name + "' has no inertia",
                      "Give nominal inertials, or rehearse a catalogue robot.");
    }
    if (const auto reason = body.inertia->impossible()) {
      return unusable("link '" + body.name + "' cannot exist: " + *reason, "Correct its inertials.");
    }
    // An elastic joint needs a mass on the motor's side of its spring.
    const bool rotor = body.joint.nominal && body.joint.nominal->rotor_inertia > 0;
    if (options.stiffness_nm_per_rad > 0 && !body.joint.mimic && !rotor) {
      return unusable("joint '" + body.joint.name + "' has no rotor inertia, so it cannot be elastic",
                      "Give rotor_inertia, or rehearse without stiffness.");
    }
  }
  return std::nullopt;
}

// A joint whose torque is measured behind the gear has a rotor too; its sensor does not feel it. Nothing where the
// robot's file gives a rotor inertia, which then is part of the torque.
Vector unfelt_rotors(const Robot& robot, const RehearsalOptions& options) {
  Vector unfelt = Vector::Zero(robot.joint_count());
  if (options.unfelt_rotor == 0 || options.stiffness_nm_per_rad > 0) return unfelt;
  const TorqueModel model(robot);
  // Without limits, a rotor as heavy as what it moves at home.
  const Vector own = mass_matrix(model, model.nominal(), robot.home_position()).diagonal();
  const auto limits = robot.limits();
  const auto bodies = robot.coordinates();
  for (Index j = 0; j < unfelt.size(); ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    // A rotor that the file gives is felt, so none is added.
    if (drive(robot, bodies[static_cast<std::size_t>(j)]).rotor_inertia > 0) continue;
    // Effort over acceleration is an inertia: the most that the drive could accelerate at its limits.
    const double most = l.effort / l.acceleration;
    unfelt[j] = std::isfinite(most) && most > 0 ? options.unfelt_rotor * most : own[j];
  }
  return unfelt;
}

// The robot with these rotors on its joints; a 0 leaves the joint as it is.
Robot with_rotors(const Robot& robot, const Vector& unfelt) {
  Robot out = robot;
  const auto bodies = robot.coordinates();
  for (std::size_t j = 0; j < bodies.size(); ++j) {
    const double rotor = unfelt[static_cast<Index>(j)];
    if (rotor == 0) continue;
    auto& nominal = out.bodies[static_cast<std::size_t>(bodies[j])].joint.nominal;
    if (!nominal) nominal = JointNominal{};
    nominal->rotor_inertia = rotor;
  }
  return out;
}

/// The sheet's friction, as the controller knows it.
std::vector<PlantFriction> plant_friction(const Robot& robot, const RehearsalOptions& options) {
  std::vector<PlantFriction> list;
  for (const int body : robot.coordinates()) {
    const JointNominal n = drive(robot, body);
    list.push_back({n.viscous, n.coulomb, options.stribeck_ratio * n.coulomb, n.offset, options.coulomb_velocity,
                    options.stribeck_velocity});
  }
  return list;
}

/// Torques cut to the effort limits; notes the joints that were cut.
Vector limited(const Vector& tau, const std::vector<JointLimits>& limits, std::vector<bool>& saturated) {
  Vector out = tau;
  for (Index j = 0; j < tau.size(); ++j) {
    const double most = limits[static_cast<std::size_t>(j)].effort;
    if (std::abs(tau[j]) <= most) continue;
    out[j] = std::copysign(most, tau[j]);
    saturated[static_cast<std::size_t>(j)] = true;
  }
  return out;
}

// Largest bandwidth times step [Hz·s]: a faster position loop acts on states that are too old.
constexpr double kMostBandwidth = 0.05;

// The controller of the arm: it knows the nominal model, as a manufacturer does.
class Controller {
 public:
  Controller(const Robot& robot, const Vector& unfelt, const RehearsalOptions& options)
      : model_(robot, {rotor_inertia(robot)}),
        pi_(model_.nominal()),
        options_(options),
        friction_(plant_friction(robot, options)),
        unfelt_(unfelt) {
    // Inertia of each joint at home: it scales the gains of GravityPd and tells which joints are light.
    inertia_ = mass_matrix(model_, pi_, robot.home_position()).diagonal();
    const Vector w = bandwidths();
    stiffness_ = w.cwiseAbs2(), damping_ = 2 * w;
  }

  // The torque behind the gears, limited, and what the unfelt rotors need in addition.
  Vector motor_torque(const Vector& q, const Vector& v, const TrajectoryPoint& wanted,
                      const std::vector<JointLimits>& limits, std::vector<bool>& saturated) const {
    // The acceleration that the position loop asks for.
    const Vector push = stiffness_.cwiseProduct(wanted.q - q) + damping_.cwiseProduct(wanted.v - v);
    const bool computed = options_.controller == RehearsalOptions::Controller::ComputedTorque;
    // The rotor's share is added after the limit is applied: effort limits are for torque behind the gear.
    const Vector rotor = unfelt_.cwiseProduct(computed ? Vector(wanted.a + push) : push);
    return limited(torque(q, v, wanted, push), limits, saturated) + rotor;
  }

  [[nodiscard]] const Vector& unfelt() const { return unfelt_; }

 private:
  // A light joint whose dry friction alone would move it off its path is held more stiffly, as far as the steps allow:
  //   stiffness · inertia · tracking_limit ≥ dry friction
  [[nodiscard]] Vector bandwidths() const {
    const double given = 2 * M_PI * options_.bandwidth_hz, most = 2 * M_PI * kMostBandwidth / options_.step_s;
    Vector w = Vector::Constant(inertia_.size(), given);
    for (Index j = 0; j < w.size(); ++j) {
      const double moved = options_.tracking_limit * (inertia_[j] + unfelt_[j]);
      const double dry = friction_[static_cast<std::size_t>(j)].coulomb;
      if (moved > 0) w[j] = std::max(given, std::min(most, std::sqrt(dry / moved)));
    }
    return w;
  }

  // Computed torque: inverse dynamics at the corrected acceleration, plus friction at the wanted velocity. Otherwise
  // gravity and a scaled spring and damper.
  Vector torque(const Vector& q, const Vector& v, const TrajectoryPoint& wanted, const Vector& push) const {
    Vector tau;
    if (options_.controller == RehearsalOptions::Controller::ComputedTorque) {
      const Vector a = wanted.a + push;
      tau = inverse_dynamics(model_, pi_, Motion(q.transpose(), v.transpose(), a.transpose())).transpose();
      for (Index j = 0; j < tau.size(); ++j) tau[j] += friction_[static_cast<std::size_t>(j)].torque(wanted.v[j]);
    } else {
      tau = gravity_torque(model_, pi_, q.transpose()).transpose();
      tau += inertia_.cwiseProduct(push);
    }
    return tau;
  }

  TorqueModel model_;
  Vector pi_;
  RehearsalOptions options_;
  std::vector<PlantFriction> friction_;
  Vector unfelt_, inertia_, stiffness_, damping_;
};

// Everything that is written down while the robot moves.
struct Log {
  Vector time;
  Motion motion;
  Matrix tau, motor_q, wanted;
  std::vector<bool> saturated;
  std::map<std::pair<std::string, std::string>, ContactEvent> contacts;
  double peak_power = 0;

  Log(Index samples, Index joints)
      : time(samples),
        motion(samples, joints),
        tau(samples, joints),
        motor_q(samples, joints),
        wanted(samples, joints),
        saturated(static_cast<std::size_t>(joints), false) {}

  /// Keeps the first instant and the greatest depth of every pair.
  void note_contacts(double t, const std::vector<PlantContact>& now) {
    for (const PlantContact& c : now) {
      auto& event = contacts.try_emplace({c.first, c.second}, ContactEvent{t, c.first, c.second, 0}).first->second;
      event.depth_m = std::max(event.depth_m, c.depth);
    }
  }
};

constexpr Index kToldEvery = 2000;  // steps between two reports of progress, and two looks whether to stop

// Holds still, then follows the trajectory; the log begins with the trajectory. It ends early where it is asked to
// stop.
Log run(Plant& plant, const Robot& robot, const Vector& unfelt, const Reality& reality, const Trajectory& trajectory,
        const RehearsalOptions& options, const Progress& progress) {
  const Controller controller(robot, unfelt, options);
  const auto limits = robot.limits();
  // Whole numbers of steps: options.problem() has checked that the rate divides the step rate.
  const auto every = static_cast<Index>(std::llround(1 / (options.rate_hz * options.step_s)));
  const auto settle = static_cast<Index>(std::llround(options.settle_s / options.step_s));
  const auto steps = static_cast<Index>(std::floor(trajectory.duration() / options.step_s + 1e-9));
  Log log(steps / every + 1, robot.joint_count());
  std::vector<bool> ignored(log.saturated.size());
  // Friction is set anew in every step only where it changes.
  const bool changes = reality.sizes.load > 0 || reality.sizes.warm_viscous > 0 || reality.sizes.warm_coulomb > 0;
  plant.reset(trajectory.evaluate(0).q);
  Vector held;  // the torque of the step before
  const Pace pace;
  for (Index k = -settle; k <= steps; ++k) {
    const double t = static_cast<double>(k) * options.step_s;
    // Before the log begins, the start of the motion is held at rest.
    TrajectoryPoint wanted = trajectory.evaluate(std::max(t, 0.0));
    if (k < 0) wanted.v.setZero(), wanted.a.setZero();
    const Vector applied =
        controller.motor_torque(plant.q(), plant.v(), wanted, limits, k < 0 ? ignored : log.saturated);
    if (k == -settle) held = applied;
    if (changes) plant.set_friction(reality.friction_at(std::max(t, 0.0), applied));
    if (k >= 0 && k % every == 0) {
      // A held torque jumps at this instant; a sensor and the motion's derivatives see the mean of before and after.
      const Vector mean = 0.5 * (held + applied);
      plant.apply(mean);
      const Index row = k / every;
      log.time[row] = t;
      log.motion.q.row(row) = plant.q(), log.motion.v.row(row) = plant.v(), log.motion.a.row(row) = plant.a();
      // Measured behind the gear: what is left when the unfelt rotors have had theirs.
      log.tau.row(row) = mean - controller.unfelt().cwiseProduct(plant.a());
      log.motor_q.row(row) = plant.motor_q(), log.wanted.row(row) = wanted.q;
    }
    // The step runs under the torque of this instant.
    plant.apply(applied);
    log.note_contacts(std::max(t, 0.0), plant.contacts());
    // Power of every joint counts as taken, also while it brakes: Σ |tau v|.
    if (k >= 0) {
      const Vector tau = applied - controller.unfelt().cwiseProduct(plant.a());
      log.peak_power = std::max(log.peak_power, tau.cwiseProduct(plant.v()).cwiseAbs().sum());
    }
    plant.advance();
    held = applied;
    if (k > 0 && k % kToldEvery == 0) {
      if (progress.stopping()) break;
      const double share = static_cast<double>(k) / static_cast<double>(steps);
      progress.tell({"rehearsing", share, pace.left_s(share), fixed(t, 0) + " s of motion"});
    }
  }
  return log;
}

/// A recording with names, units and time stamps, and no data.
Recording blank(const Robot& robot, const Vector& time, const std::string& source) {
  Recording r;
  r.joints = robot.joint_names();
  for (const int body : robot.coordinates()) {
    r.position_units.emplace_back(
        robot.bodies[static_cast<std::size_t>(body)].joint.type == JointType::Prismatic ? "m" : "rad");
  }
  r.time = time;
  r.source = source;
  return r;
}

/// What really happened at the instants of the log, without sensors.
Recording exact_truth(const Robot& robot, const Log& log) {
  Recording r = blank(robot, log.time, "virtual " + robot.name + ", exact");
  r.q = log.motion.q;
  r.v = log.motion.v, r.a = log.motion.a, r.tau = log.tau;
  r.ledger.rows_read = r.ledger.rows_used = r.size();
  return r;
}

/// One joint: how far off its path, and how close to its limits.
JointRehearsal joint_result(const std::string& name, const JointLimits& limits, const Log& log, Index j) {
  JointRehearsal r;
  r.name = name;
  const Vector error = log.motion.q.col(j) - log.wanted.col(j);
  r.tracking_rms = std::sqrt(error.squaredNorm() / static_cast<double>(error.size()));
  r.tracking_worst = error.cwiseAbs().maxCoeff();
  r.torque_peak = log.tau.col(j).cwiseAbs().maxCoeff();
  // A share of an unknown limit is 0.
  r.torque_share = std::isfinite(limits.effort) ? r.torque_peak / limits.effort : 0;
  r.velocity_peak = log.motion.v.col(j).cwiseAbs().maxCoeff();
  r.velocity_share = std::isfinite(limits.velocity) ? r.velocity_peak / limits.velocity : 0;
  // To the nearer end of the range; negative outside.
  r.position_margin =
      std::min(limits.upper - log.motion.q.col(j).maxCoeff(), log.motion.q.col(j).minCoeff() - limits.lower);
  return r;
}

/// Every reason not to run this motion. Safe means that there is none.
void judge(Rehearsal& r, const std::vector<bool>& saturated, const RehearsalOptions& options) {
  // A NaN would pass every comparison below, so it is looked for first.
  if (!r.truth.q.allFinite() || !r.truth.tau->allFinite())
    r.reasons.emplace_back("the simulated robot became unstable");
  for (const ContactEvent& c : r.contacts) {
    r.reasons.push_back(c.first + " touches " + c.second + " at " + fixed(c.time_s, 3) + " s, " +
                        fixed(1000 * c.depth_m, 1) + " mm deep");
  }
  for (std::size_t j = 0; j < r.joints.size(); ++j) {
    const JointRehearsal& joint = r.joints[j];
    // Less than the encoder's step past a limit is on it.
    if (joint.position_margin < -options.encoder_rad)
      r.reasons.push_back(joint.name + " leaves its range by " + significant(-joint.position_margin, 3) + " rad or m");
    if (saturated[j])
      r.reasons.push_back(joint.name + " needs more than its " + significant(joint.torque_peak, 4) + " N·m");
    if (joint.velocity_share > 1 + kVelocitySlack)
      r.reasons.push_back(joint.name + " moves at " + fixed(100 * joint.velocity_share, 1) +
                          " % of its velocity limit");
    if (joint.tracking_worst > options.tracking_limit) {
      r.reasons.push_back(joint.name + " is up to " + significant(joint.tracking_worst, 3) +
                          " rad or m off its path, allowed is " + significant(options.tracking_limit, 3));
    }
  }
  if (r.peak_power_w > options.power_limit_w) {
    r.reasons.push_back("the joints take " + fixed(r.peak_power_w, 0) + " W together, allowed are " +
                        fixed(options.power_limit_w, 0) + " W");
  }
  r.safe = r.reasons.empty();
}

}  // namespace

std::optional<Error> RehearsalOptions::problem() const {
  const auto bad = [](const std::string& message, const std::string& hint) {
    return Error{ErrorCode::Usage, message, "rehearsal options", hint};
  };
  if (!(step_s > 0 && step_s <= 0.01)) return bad("the step must be above 0 and at most 0.01 s", "Use 0.001.");
  // Steps per recorded sample: a whole number, at least 1.
  const double ratio = 1 / (rate_hz * step_s);
  if (!(rate_hz > 0) || ratio < 1 - 1e-9 || std::abs(ratio - std::round(ratio)) > 1e-6) {
    return bad(
        "a recording at " + significant(rate_hz, 6) + " Hz does not fit steps of " + significant(step_s, 6) + " s",
        "Choose a rate that divides " + exact(1 / step_s) + " Hz.");
  }
  if (!(bandwidth_hz > 0 && bandwidth_hz * step_s < kMostBandwidth))
    return bad("the controller's bandwidth does not fit the step", "Use about 8 Hz.");
  // Negated comparisons refuse NaN as well.
  for (const double value : {encoder_rad, delay_s, stribeck_ratio, stiffness_nm_per_rad, settle_s, unfelt_rotor}) {
    if (!(value >= 0))
      return bad("a quantity that cannot be negative is negative or not a number",
                 "Check encoder, delay, friction, stiffness, settling and the unfelt rotor.");
  }
  if (floor_m && !std::isfinite(*floor_m))
    return bad("the floor's height is not a finite number", "Give a height in m, or no floor.");
  for (const double value : torque_noise_nm) {
    if (!(value >= 0)) return bad("torque noise cannot be negative", "Give a standard deviation in N·m.");
  }
  return std::nullopt;
}

Robot with_unfelt_rotors(const Robot& robot, const RehearsalOptions& options) {
  return with_rotors(robot, unfelt_rotors(robot, options));
}

Result<Rehearsal> rehearse(const Robot& robot, const Trajectory& trajectory, const RehearsalOptions& options,
                           const Progress& progress) {
  // What cannot be simulated is refused before anything runs.
  if (auto error = options.problem()) return *error;
  if (auto error = robot_problem(robot, options)) return *error;
  if (trajectory.joints() != robot.joint_count()) {
    return unusable("the motion has " + std::to_string(trajectory.joints()) + " joints, the robot has " +
                        std::to_string(robot.joint_count()),
                    "Rehearse a design that was made for this robot.");
  }
  const std::size_t noises = options.torque_noise_nm.size();
  if (noises > 1 && noises != static_cast<std::size_t>(robot.joint_count()))
    return unusable("torque noise is given for " + std::to_string(noises) + " joints",
                    "Give one value, or one per joint.");
  // A robot without a home rests at the start of the motion; the individual is drawn from that sheet.
  const Robot there = resting_at_start(robot, trajectory);
  const Reality reality = make_reality(there, options);
  // One set of rotors for the plant, the controller and what the sensors do not feel: those of the sheet, whatever the
  // real links weigh, whatever hangs on the arm and wherever the motion starts.
  const Vector unfelt = unfelt_rotors(robot, options);
  auto plant =
      Plant::make(with_rotors(with_guessed_shapes(reality.robot), unfelt),
                  {options.step_s, options.stiffness_nm_per_rad, options.floor_m, reality.friction, options.obstacles});
  if (!plant) return plant.error();
  const Log log = run(*plant, robot, unfelt, reality, trajectory, options, progress);
  if (progress.stopping()) return stopped_error();

  // The truth first, then what a logger makes of it.
  Rehearsal r;
  r.robot = reality.robot;
  r.truth = exact_truth(robot, log);
  r.motor_q = log.motor_q;
  r.recording = measure_again(robot, r, options);
  r.commanded = log.wanted;
  r.peak_power_w = log.peak_power;
  r.contacts_ignored = plant->ignored_contacts();
  // Contacts in order of time.
  for (const auto& [pair, event] : log.contacts) r.contacts.push_back(event);
  std::sort(r.contacts.begin(), r.contacts.end(), [](const auto& a, const auto& b) { return a.time_s < b.time_s; });
  // Every joint against the limits of the sheet.
  const auto names = robot.joint_names();
  const auto limits = robot.limits();
  for (std::size_t j = 0; j < names.size(); ++j)
    r.joints.push_back(joint_result(names[j], limits[j], log, static_cast<Index>(j)));
  judge_space(there, options, r);
  judge(r, log.saturated, options);
  return r;
}

Recording measure_again(const Robot& robot, const Rehearsal& rehearsal, const RehearsalOptions& options) {
  return logged(robot, rehearsal, options, blank(robot, rehearsal.truth.time, "virtual " + robot.name));
}

}  // namespace armature
