// What makes a virtual robot differ from its data sheet, and its log from the truth.
#pragma once

#include <vector>

#include "armature/rehearse.hpp"
#include "simulate/plant.hpp"

namespace armature {

/// Friction and rotor of a body's joint; zeros where the file gives none.
[[nodiscard]] JointNominal drive(const Robot& robot, int body);

/// How large the effects are. Every number is that of a robot one meets; the source is beside it.
struct RealismSizes {
  double mass = 0;               ///< largest relative error of the sheet's masses and inertias
  double center_m = 0;           ///< largest error of its centres of mass per axis [m], at most a tenth of the link
  double friction = 0;           ///< largest relative error of its friction
  double stribeck = 0;           ///< extra friction near rest, share of Coulomb friction
  double stribeck_velocity = 0;  ///< [rad/s]
  double presliding = 0;         ///< path over which friction turns over [rad or m]: 10⁻⁴ … 10⁻³ in gears
  double load = 0;               ///< growth of Coulomb friction at the effort limit, share
  double warm_viscous = 0;       ///< share of viscous friction that warming takes away …
  double warm_coulomb = 0;       ///< … of Coulomb friction
  double warm_s = 60;            ///< time constant of warming [s]
  double ripple = 0;             ///< amplitude of torque ripple, share of the effort limit
  double ripple_per_turn = 200;  ///< cycles per joint turn: two per turn of a motor behind a gear of 100
  double colour = 0;             ///< correlation of torque noise from one sample to the next
  double noise = 1;              ///< of the default deviation
  double quantum = 0;            ///< of the torque, share of the effort limit
  double gain = 0;               ///< deviation of the torque's scale, per joint
  double jitter = 0;             ///< deviation of the stamps, share of a step
  double delay_low_s = 0, delay_high_s = 0;
  double compliance = 0;  ///< deflection of a gear at the effort limit [rad]
  double backlash = 0;    ///< [rad]
};
[[nodiscard]] RealismSizes sizes_of(RehearsalOptions::Realism realism);

/// One virtual robot, drawn with options.individual.
struct Reality {
  RealismSizes sizes;
  Robot robot;                          ///< that moves
  std::vector<PlantFriction> friction;  ///< cold and unloaded
  Vector effort;                        ///< limit or a substitute for it, per joint [N·m]
  Vector gain;                          ///< logged torque per true torque
  Vector ripple_phase;
  double delay_s = 0;  ///< of positions, options.delay_s included

  /// Friction after `seconds` of motion while the motors give `tau`.
  [[nodiscard]] std::vector<PlantFriction> friction_at(double seconds, const Vector& tau) const;
};
[[nodiscard]] Reality make_reality(const Robot& sheet, const RehearsalOptions& options);

/// What sensors and a logger make of an exact run: delay, deflection, quanta, ripple, coloured noise, gains, jitter.
[[nodiscard]] Recording logged(const Robot& sheet, const Rehearsal& rehearsal, const RehearsalOptions& options,
                               Recording blank);

}  // namespace armature
