// What is proven about a motion, for every instant and not only at samples.
//
// Shares nothing with the optimiser: it reads the finished motion, from any source.
// docs/theory/trajectory.md explains how each item is proven.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "armature/base.hpp"
#include "armature/collision.hpp"
#include "armature/trajectory.hpp"

namespace armature {

/// The origin of a frame (or body) must stay inside a box, or on the free side of a half-space.
struct FrameLimit {
  std::string frame;  ///< name of a frame or body; empty: the robot's tool frame, else its last body
  std::variant<HalfSpace, Box> stay_in;
  std::string name;  ///< for the report: "cell", "wall"; may be empty
  bool operator==(const FrameLimit&) const = default;
};

/// What a motion must keep.
struct CertificateSpec {
  /// Per coordinate; empty: the limits of the robot (coordinate_limits).
  std::vector<JointLimits> limits;
  /// pi of the model that gives the torques; empty: the model's nominal parameters, where every body has an inertia.
  Vector parameters;
  bool torque = true;  ///< check |tau| ≤ effort
  /// Torques are also proven for every robot whose links weigh 1 ± inertia_box times the mass in the parameters, each
  /// link with another factor, with up to friction_box · effort more friction in each joint, against `box_effort`
  /// (empty: the limits' effort). Both 0: for the parameters alone.
  double inertia_box = 0;
  double friction_box = 0;
  Vector box_effort;
  double total_power = kInfinity;   ///< |Σ tau_j v_j| ≤ this [W]
  std::vector<FrameLimit> frames;   ///< Cartesian limits
  double tool_speed = kInfinity;    ///< speed of tool_frame's origin [m/s]
  std::string tool_frame;           ///< empty: as FrameLimit::frame
  bool self_collision = true;       ///< capsules of the robot against each other
  std::vector<Obstacle> obstacles;  ///< capsules of the robot against these
  double clearance = 0;             ///< every watched distance must exceed this [m], or half of what it is at home
  /// Pass a motion although something that was asked for could not be checked: a link without geometry, torques without
  /// inertias. The certificate lists it and never calls such a motion safe.
  bool accept_unchecked = false;
  Vector home;                           ///< pairs that touch here are not watched; empty: the robot's home
  bool rest_at_start = true;             ///< v = a = 0 at t = 0
  bool rest_at_end = true;               ///< v = a = 0 at the end
  double highest_frequency = kInfinity;  ///< [Hz], below the first resonance

  bool criterion = true;         ///< recompute condition number, smallest singular value and log det
  int criterion_samples = 1000;  ///< per period, or over the whole motion where it has none
  Vector noise_variance;         ///< of each joint's torque [N²·m²] for log det; empty: 1
  std::optional<BaseMap> base;   ///< columns of the criterion; empty: compute_base(model)

  /// A limit L counts as kept up to L · (1 + tolerance), so that a motion exactly on its limit passes.
  double tolerance = 1e-9;
  double length_tolerance = 1e-6;  ///< the same for distances and positions in space [m]
  /// Give up on an item after this many intervals of time; it is then Unknown.
  int most_intervals = 400000;
  /// Asked between intervals: once true, what is not proven by then is Unknown. Empty: never.
  std::function<bool()> give_up;

  /// Nothing if usable with this model; otherwise what is wrong.
  [[nodiscard]] std::optional<Error> problem(const TorqueModel& model) const;
};

enum class Proof {
  Proven = 0,      ///< holds at every instant
  Violated = 1,    ///< does not: `at` is an instant where it fails
  Unknown = 2,     ///< neither proven nor refuted
  NotChecked = 3,  ///< nothing to compare with (no limit, no capsules, no inertia)
};
[[nodiscard]] const char* to_string(Proof verdict);

/// One limit, and how close the motion comes to it.
struct CertificateItem {
  std::string kind;  ///< "position", "velocity", "acceleration", "jerk", "torque", "power", "frame", "tool speed",
                     ///< "collision", "start", "end", "frequency"
  std::string what;  ///< joint, pair or frame
  Proof verdict = Proof::NotChecked;
  double limit = 0;
  double bound = 0;    ///< proven worst case over all instants: never exceeded (distances: never less)
  double reached = 0;  ///< worst value met at an instant
  double at = 0;       ///< that instant [s]
  std::string unit;
  std::string note;

  /// How far inside the limit the motion stays for certain; negative: by how much `reached` is outside.
  [[nodiscard]] double margin() const;
  /// "velocity of A3: 1.84 rad/s of 1.75 rad/s at 3.12 s, violated by 0.09".
  [[nodiscard]] std::string text() const;
  bool lower_is_worse = false;  ///< distances and lower position limits
};

/// Criterion values on a fine grid with the true sign(v).
struct CriterionValues {
  int samples = -1;
  int columns = -1;
  double condition_number = 0;
  double smallest_singular_value = 0;
  double largest_singular_value = 0;
  double scaled_condition_number = 0;  ///< columns scaled to length 1
  double log_det = 0;                  ///< log det Σ_k Y_kᵀ Σ⁻¹ Y_k
};

/// What is proven about one motion of one robot.
struct Certificate {
  std::string robot;
  std::string trajectory_checksum;  ///< fingerprint of the motion the certificate is about
  double duration = 0;
  std::vector<CertificateItem> items;
  std::vector<std::string> not_watched;  ///< pairs left out of collision checks, with the reason
  /// What was asked for and could not be checked: "collisions of forearm: its mesh was not read".
  std::vector<std::string> unchecked;
  bool unchecked_accepted = false;  ///< CertificateSpec::accept_unchecked
  bool collisions_asked = false;    ///< self-collision or an obstacle was part of the spec
  std::optional<CriterionValues> criterion;
  std::vector<Warning> warnings;

  /// Nothing that was checked is violated or unknown, and something was checked.
  [[nodiscard]] bool proven() const;
  /// Proven, and nothing was left unchecked without being accepted.
  [[nodiscard]] bool usable() const { return proven() && (unchecked.empty() || unchecked_accepted); }
  [[nodiscard]] int count(Proof verdict) const;
  /// The violated item furthest outside relative to its limit, or an unknown one; null where there is neither.
  [[nodiscard]] const CertificateItem* worst() const;
  /// One line.
  [[nodiscard]] std::string brief() const;
  /// A page.
  [[nodiscard]] std::string full() const;
  [[nodiscard]] std::string to_json() const;
};

/// Checks a motion in continuous time. Throws std::invalid_argument with spec.problem()'s text, or when the motion has
/// another number of joints than the model.
[[nodiscard]] Certificate certify(const TorqueModel& model, const Trajectory& trajectory,
                                  const CertificateSpec& spec = {});

/// The criterion alone: singular values of the stacked base regressor, rows divided by the noise for log det.
[[nodiscard]] CriterionValues compute_criterion(const TorqueModel& model, const Trajectory& trajectory,
                                                const BaseMap& base, int samples, const Vector& noise_variance = {});

}  // namespace armature
