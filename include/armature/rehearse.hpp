// A motion run on a simulated robot before a real one moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/collision.hpp"
#include "armature/drawn.hpp"
#include "armature/progress.hpp"
#include "armature/recording.hpp"
#include "armature/robot.hpp"
#include "armature/trajectory.hpp"

namespace armature {

/// How the virtual robot is driven and measured. Defaults are those of a good torque-sensing arm.
struct RehearsalOptions {
  enum class Controller {
    ComputedTorque,  ///< M(q)(a_d + kd e' + kp e) + bias, with the robot's nominal model
    GravityPd,       ///< g(q) + scaled PD: no model but gravity
  };
  Controller controller = Controller::ComputedTorque;
  /// How far the virtual robot is from its data sheet and from what an identification fits.
  enum class Realism {
    Ideal,  ///< exactly the sheet, with the friction below, white noise, an exact clock
    /// A good arm in a laboratory: masses 10 %, centres of mass 1 cm and friction 30 % off the sheet, which is all that
    /// the controller knows; Stribeck and presliding friction that grows with load and falls as the arm warms; torque
    /// ripple, coloured and quantised torque whose scale is 2 % off; stamps that jitter, positions 1 to 3 ms late.
    Lab,
    /// A poor arm: more of each, backlash, and gears that bend.
    Rough,
  };
  Realism realism = Realism::Ideal;
  std::optional<LinkInertia> load;  ///< fixed to the last body, in its frame; not in the controller's model
  std::uint64_t individual = 1;     ///< which robot of its kind: draws what is off its sheet. `seed` draws noise only
  /// Of the position loop; kp = (2π f)², kd = 2 · 2π f. More at a joint that dry friction would move off its path.
  double bandwidth_hz = 8;
  double step_s = 1e-3;         ///< physics and controller step: Runge–Kutta, with friction implicit
  double rate_hz = 500;         ///< of the recording; 1/(rate · step) must be a whole number
  double encoder_rad = 2.5e-6;  ///< position quantum (about 21 bits per turn); 0: exact
  /// Standard deviation of the torque sensor's noise per joint [N·m]; one value is used for all joints; empty: 0.2 % of
  /// the effort limit, or of the peak torque where there is no limit.
  std::vector<double> torque_noise_nm;
  double delay_s = 0;               ///< positions are logged this much late
  double stribeck_ratio = 0;        ///< extra friction at standstill, as a share of Coulomb friction
  double stribeck_velocity = 0.05;  ///< [rad/s]
  double coulomb_velocity = 2e-5;   ///< [rad/s]: Coulomb friction is tanh(v / this)
  double stiffness_nm_per_rad = 0;  ///< of every joint's gear; 0: rigid
  /// Rotors that are there but not felt: a torque sensor behind the gear (nominal rotor inertia 0) does not see the
  /// rotor, which moves all the same and steadies light joints against their friction. This share of effort limit over
  /// acceleration limit, as in the catalogue's other drives, or the links' inertia where a limit is missing.
  /// The recorded torque is the one behind the gear. 0: none; elastic joints have their nominal rotors only.
  double unfelt_rotor = 0.1;
  double settle_s = 0.5;                ///< holding still at the start, before the log begins
  std::optional<double> floor_m = 0.0;  ///< height of a floor in the world; nothing: no floor
  std::vector<Obstacle> obstacles;      ///< walls and tables of a design spec, beside the floor
  double tracking_limit = 0.05;         ///< [rad or m]: worse is a bad verdict
  double power_limit_w = kInfinity;     ///< total mechanical power
  /// Pass a rehearsal although the shape of a link is not known; it is then not called safe, only free of faults.
  bool accept_unchecked = false;
  std::uint64_t seed = 1;

  [[nodiscard]] std::optional<Error> problem() const;
};

[[nodiscard]] const char* to_string(RehearsalOptions::Realism realism);

/// Two bodies that touched.
struct ContactEvent {
  double time_s = 0;  ///< first touch, from the start of the log
  std::string first;
  std::string second;
  double depth_m = 0;  ///< deepest
};

/// What one joint did, against what it may.
struct JointRehearsal {
  std::string name;
  double tracking_rms = 0;    ///< [rad or m]
  double tracking_worst = 0;  ///< [rad or m]
  double torque_peak = 0;     ///< [N·m or N]
  double torque_share = 0;    ///< of the effort limit; 0 where there is none
  double velocity_peak = 0;
  double velocity_share = 0;
  double position_margin = 0;  ///< to the nearer limit [rad or m]; infinite where there is none
};

/// A contact that the simulation could not look for.
struct UncheckedSpace {
  enum class Why {
    Guessed,      ///< a link's shape is not known; a guess was simulated
    TouchAtHome,  ///< two shapes touch at home already, so a contact of the two is not told from it
  };
  Why why = Why::Guessed;
  std::string words;  ///< "forearm: its shape is not known"
};

/// What happened, and whether it may run on a robot.
struct Rehearsal {
  bool safe = false;
  std::vector<std::string> reasons;  ///< why not, worst first; or what was close
  std::vector<UncheckedSpace> unchecked;
  std::vector<JointRehearsal> joints;
  std::vector<ContactEvent> contacts;
  double peak_power_w = 0;
  Recording recording;  ///< what a controller would have logged: time, q, tau
  Recording truth;      ///< exact q, v, a, tau of the same instants
  Matrix commanded;     ///< the desired positions, samples × n
  Robot robot;          ///< the robot that moved: the sheet's for an ideal one. Nothing in the recording tells of it
  Matrix motor_q;       ///< what encoders on the motors would say without error; equals truth.q for a rigid robot
  std::vector<std::pair<std::string, std::string>> contacts_ignored;  ///< neighbours, and pairs that touch at home

  [[nodiscard]] bool usable() const { return truth.size() > 0; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// The robot as it is simulated: rotors that its torque sensors do not feel are added, options.unfelt_rotor of them. A
/// wrist of 2·10⁻⁴ kg·m² with dry friction and no rotor is no arm, and no position controller holds it.
[[nodiscard]] Robot with_unfelt_rotors(const Robot& robot, const RehearsalOptions& options = {});

/// Runs the trajectory on a virtual robot made of the robot's nominal inertias, friction and rotors, changed as
/// options.realism says.
/// Needs nominal inertias of every body; fails with a hint where they are missing or impossible.
[[nodiscard]] Result<Rehearsal> rehearse(const Robot& robot, const Trajectory& trajectory,
                                         const RehearsalOptions& options = {}, const Progress& progress = {});

/// The same motion measured once more: other noise for another seed. A simulated motion repeats itself exactly, so this
/// is what a second run would have logged.
[[nodiscard]] Recording measure_again(const Robot& robot, const Rehearsal& rehearsal, const RehearsalOptions& options);

/// One self-contained HTML page: the arm moving, every joint's plots with one time cursor, contacts marked. Bodies are
/// drawn by their surfaces where there are any, else by their capsules. `room`: the floor and the obstacles that were
/// simulated.
[[nodiscard]] std::string rehearsal_page(const Robot& robot, const Rehearsal& rehearsal,
                                         const std::vector<DrawnSurface>& surfaces = {},
                                         const std::vector<Obstacle>& room = {});

}  // namespace armature
