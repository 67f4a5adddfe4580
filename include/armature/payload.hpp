// What hangs on the flange: ten load parameters with intervals, from a robot that is already known.
//
// A load is part of the last body. With P the base map, T the transport of ten numbers from the load's frame into the
// last body's frame, and d the change of friction that a load brings (Swevers 2007):
//   beta_loaded = beta + A · load + F · d,      A = P(:, last body) · T
// Noise per joint comes from the loaded fit, with correlated residuals counted as the fewer samples they are worth.
// beta has the identification's mean and covariance as prior, d is free on the moving joints, load is wanted.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/finding.hpp"
#include "armature/model.hpp"
#include "armature/samples.hpp"

namespace armature {

struct PayloadOptions {
  std::string frame =
      {};  ///< where the load is described: a frame of the robot; empty: the tool frame, else the last body
  /// Friction (every term of a velocity) of joints that move is estimated again: it changes with the load.
  bool free_friction = true;
  double moving_speed = 0.02;  ///< [rad/s]: a joint moves if its RMS velocity is above this
  /// The robot's covariance is multiplied by this: the identification's uncertainty, with a margin for what
  /// changed since (temperature, wear).
  double robot_covariance_scale = 1;
  double confidence = 0.95;
  /// Standard deviation of the torques' common scale, relative: drive gains are rarely known better than 5 %, joint
  /// torque sensors to 1 %. A load that is weighed with torques 5 % too large is 5 % too heavy, and no data of the
  /// robot alone show it. Adds scale² · load · loadᵀ to the covariance; where the gains were calibrated (gains.hpp)
  /// their own covariance is used instead.
  double torque_scale_deviation = 0.05;
  /// ‖tau − tau_hat‖ / ‖tau‖ of the loaded run above which the answer is of no use.
  double bad_residual = 0.25;
  /// Whether gravity's direction, which a wrong mounting angle turns, is an unknown too.
  enum class Mounting {
    Known,  ///< that of the model
    Auto,   ///< free if the loaded run contradicts the model: tilt above 1e-4 rad, by chance in 1 of 1000 runs
    Free,
  };
  Mounting mounting = Mounting::Auto;
  /// The load's mass is somewhere inside a ball of this radius around the frame [m]; bounds what the data leave open.
  double largest_extent = 1.0;
};

/// A quantity with its standard deviation and interval.
struct LoadValue {
  std::string name;  ///< "mass", "cx", …, "Izz"
  std::string unit;
  double value = 0;
  double sigma = 0;  ///< to first order
  /// At the stated confidence, from the least-squares answer, cut to what a body can have: a truth is inside as often
  /// as stated for mass (Feldman and Cousins), centre of mass (Fieller) and, to first order, inertia. Where the motion
  /// determines nothing, the interval is what a body can have.
  double lower = 0;
  double upper = 0;
  Origin standing = Origin::Measured;  ///< Seen: the motion determines it. Inferred: only that a body must exist does
};

enum class PayloadStatus {
  Done = 0,     ///< all ten numbers come from the motion
  Partial = 1,  ///< some follow from what a body can be only: see `values`
  Unknown = 2,  ///< not even the mass is determined
};
[[nodiscard]] const char* to_string(PayloadStatus status);

struct PayloadEstimate {
  PayloadStatus status = PayloadStatus::Unknown;
  std::string message = "was not called";
  std::string frame;
  LinkInertia load;               ///< about the frame's origin, physically consistent
  LinkInertia least_squares;      ///< the same before consistency
  Matrix covariance;              ///< 10 × 10 of load, Khalil's order
  std::vector<LoadValue> values;  ///< mass, centre of mass, inertia about it, in the frame's axes
  Vector friction_change;         ///< d, per free friction parameter
  std::vector<std::string> friction_names;
  Vector residual;  ///< RMS per joint [N·m]
  bool changed_for_consistency = false;
  bool mounting_freed = false;                     ///< gravity's direction was estimated too
  Eigen::Vector2d tilt = Eigen::Vector2d::Zero();  ///< of gravity against the model, about two horizontal axes [rad]
  Eigen::Vector2d tilt_sigma = Eigen::Vector2d::Zero();
  double confidence = 0.95;       ///< of the intervals
  double relative_residual = 0;   ///< ‖tau − tau_hat‖ / ‖tau‖
  std::vector<Finding> findings;  ///< about the fit; with a problem nothing counts as measured
  Vector inflation;               ///< samples / effective samples per joint: correlated residuals widen the intervals

  [[nodiscard]] const LoadValue& value(const std::string& name) const;
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
  /// Numbers to type into a controller: kg, m and mm, kg·m² and kg·mm², centre of mass and inertia about it.
  [[nodiscard]] std::string controller_text() const;
  /// The same as cells: what, in SI units, in millimetres.
  [[nodiscard]] std::vector<std::vector<std::string>> controller_rows() const;
};

/// From loaded recordings alone: the identified model replaces a bare run.
[[nodiscard]] Result<PayloadEstimate> estimate_payload(const IdentifiedModel& model, const std::vector<Samples>& loaded,
                                                       const PayloadOptions& options = {});
/// From loaded and bare runs of the same motion, sample by sample: what the model gets wrong cancels. Several bare runs
/// (before and after) are averaged, so that a drift that is linear in time cancels too.
[[nodiscard]] Result<PayloadEstimate> estimate_payload_difference(const IdentifiedModel& model, const Samples& loaded,
                                                                  const std::vector<Samples>& bare,
                                                                  const PayloadOptions& options = {});

/// The model with the load as part of its last body: physical parameters and base parameters shifted.
[[nodiscard]] IdentifiedModel with_payload(const IdentifiedModel& model, const PayloadEstimate& payload);
/// A URDF with one link that carries the load, and its inertial.
[[nodiscard]] std::string payload_urdf(const PayloadEstimate& payload);

}  // namespace armature
