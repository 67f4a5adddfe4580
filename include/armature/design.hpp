// The motion that shows the parameters best, within everything it must keep.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "armature/certificate.hpp"
#include "armature/delivery.hpp"
#include "armature/progress.hpp"
#include "armature/trajectory_file.hpp"

namespace armature {

/// What is minimised. F: observation matrix of one period (rows: joints × samples), σ: its singular values, Σ: the
/// covariance of the torques.
struct Objective {
  enum class Kind {
    ConditionNumber,        ///< σ_max / σ_min
    SmallestSingularValue,  ///< 1 / σ_min
    WeightedSum,            ///< condition_weight · cond + inverse_sigma_weight / σ_min (Ayvacı 2022 eq. 14)
    ScaledConditionNumber,  ///< cond of F with columns scaled to length one
    DOptimal,               ///< −log det(Fᵀ Σ⁻¹ F)
    AOptimal,               ///< trace (Fᵀ Σ⁻¹ F)⁻¹
    EOptimal,               ///< 1 / σ_min(Σ^−½ F)
    GoalAttainment,  ///< least γ: cond − condition_slack γ ≤ condition_goal, same for −log det (Jia 2019, F3)
    Embedded,        ///< cond subject to −log det(Fᵀ Σ⁻¹ F) ≤ log_det_bound (Jia 2019 eq. 13–14, F4)
    /// trace(V (Fᵀ Σ⁻¹ F)⁻¹), V = mean of Y_bᵀ Σ⁻¹ Y_b over the states of DesignSpec::predicted: the mean variance of a
    /// predicted torque, in units of its joint's noise.
    VOptimal,
    /// condition_weight · cond + range_weight · max_g ‖F_g‖ / min_g ‖F_g‖ (Jia 2019 Table 1 no. 3, of columns F_g: the
    /// smallest single entry is 0 whenever a joint turns round)
    ConditionAndRange,
    Hadamard,  ///< −Σ_g log ‖F_g‖² ≤ −log det FᵀF (Jia 2019 Table 1 no. 6): cheap, blind to correlation
  };
  Kind kind = Kind::ConditionNumber;
  double condition_weight = 1;
  double inverse_sigma_weight = 1;
  double range_weight = 1;
  double condition_goal = 8;   ///< F1*
  double condition_slack = 1;  ///< ω1 > 0
  double log_det_goal = -75;   ///< F2*, of −log det
  double log_det_slack = 1;    ///< ω2 > 0
  double log_det_bound = -75;  ///< −log det may not exceed this (Embedded)
  /// Only the first `interest` observed columns count, the others are nuisances that are eliminated; 0: all count.
  int interest = 0;
  bool operator==(const Objective&) const = default;
};
[[nodiscard]] const char* to_string(Objective::Kind kind);
[[nodiscard]] Result<Objective::Kind> objective_from(const std::string& name);

/// Which columns the criterion is about.
enum class Observed {
  Base,     ///< the base parameters of the robot and its terms
  Listed,   ///< the base parameters named in DesignSpec::parameters: an essential set (Xu 2020)
  Payload,  ///< ten load parameters on the last body; the joints' friction is re-estimated with them (Swevers 2007)
  Jia2019,  ///< the nine columns of Jia 2019 section 4.1 (misprints corrected), for two parallel joints
};
[[nodiscard]] const char* to_string(Observed observed);

/// A whole problem: motion, model, limits, criterion, search. Angles in rad inside, degrees only in files.
struct DesignSpec {
  /// How joint limits are put to the search. The certificate is exact either way.
  enum class LimitForm {
    Exact,       ///< q(t), v(t), a(t) themselves
    Amplitudes,  ///< the papers' sums of amplitudes (Stürz 2017 eq. 14d–e, Xu 2020 eq. 10): sufficient, tighter
  };

  std::string name = "default";
  std::string comment;

  int harmonics = 5;
  double frequency = 0.1;     ///< base frequency [Hz]; one period is the motion
  bool rest_to_rest = true;   ///< v = a = 0 at the start and at the end of every period
  bool start_at_home = true;  ///< q(0) = home; otherwise the start is free and reached by a ramp
  Vector home;                ///< empty: the robot's
  std::vector<int> held;      ///< joints that stay at home, counted from 0

  std::vector<std::string> terms = {"viscous", "coulomb"};  ///< as make_terms reads them
  Observed observed = Observed::Base;
  std::vector<std::string> parameters;  ///< names of base parameters (Observed::Listed)

  LimitForm limit_form = LimitForm::Exact;
  /// Replace the robot's limits where not empty, one entry per joint.
  Vector lower, upper, velocity, acceleration, jerk, effort;
  double share = 1;  ///< of the velocity, acceleration, jerk and torque limits that may be used
  /// Kept to the position limits of turning [rad] and sliding [m] joints; no more than half of what home keeps.
  double position_margin = 0;
  double slide_margin = 0;

  Objective objective;
  Vector noise_variance;  ///< of each joint's torque [N²·m²]; empty: 1, or as noise_share says
  /// Where > 0 and noise_variance is empty: a torque's noise is this share of the joint's effort limit (data sheets of
  /// torque sensors and drives say 0.1 … 1 %); joints without a limit get the mean of the others.
  double noise_share = 0;
  /// Motions whose torques the model is for (Objective::VOptimal), sampled; none: 500 states anywhere within the
  /// limits.
  std::vector<Trajectory> predicted;
  /// Fᵀ Σ⁻¹ F of what recordings already say about the observed columns; empty: nothing. The motion is then chosen for
  /// what it adds, its own information counted at criterion_samples per period.
  Matrix prior;

  bool torque = true;             ///< keep effort limits with the nominal model
  double inertia_box = 0;         ///< … and for robots whose links are this much heavier or lighter (CertificateSpec)
  double friction_box = 0;        ///< … with this much more friction, as a share of the full effort limit
  bool accept_unchecked = false;  ///< see CertificateSpec
  double total_power = kInfinity;  ///< [W]
  double tool_speed = kInfinity;   ///< [m/s]
  std::string tool_frame;
  std::vector<FrameLimit> frames;
  bool self_collision = true;
  std::vector<Obstacle> obstacles;
  double clearance = 0.01;               ///< [m]
  double highest_frequency = kInfinity;  ///< [Hz]

  std::uint64_t seed = 1;
  int starts = 8;                ///< independent searches; the worse ones are given up round by round
  int generations = 0;           ///< after the starts: of eight children of the best motions, which replace them
  int samples = 200;             ///< per period during the search
  int criterion_samples = 1000;  ///< per period for the final value, with true sign(v)
  /// Scales every round's iterations. Together with `seed`, `starts` and `generations` it decides the answer.
  double effort_scale = 1;
  /// Wall-clock budget [s], kept. When it ends a search early, the answer depends on the machine's speed and the
  /// result says so (Design::stopped_by_budget).
  double budget_s = 20;
  int threads = 0;  ///< 0: one per core; does not change the answer

  /// What the motion leaves of the robot's limits, in a sentence for a person.
  [[nodiscard]] std::string margins() const;
  /// Nothing if usable with this robot; otherwise which demand cannot be met and by how much.
  [[nodiscard]] std::optional<Error> problem(const Robot& robot) const;
};

/// An upper bound on log det that no motion within the limits can beat, from approximate design theory: over all
/// probability measures on the admissible states (q, v, a), and for any such measure ξ with b parameters,
///   max log det M ≤ log det M(ξ) + b log(max_x d(x, ξ) / b),    d = trace(M(ξ)⁻¹ Y_bᵀ Σ⁻¹ Y_b)
/// because the mean of the eigenvalues of M(ξ)⁻¹ M, at most max d / b, is not below their geometric mean. That is
/// tighter than the max d − b of Kiefer and Wolfowitz 1960, and 0 for the same ξ. What DesignSpec::prior knows counts
/// in M and in the motion's log det: max d is then max d + trace(M⁻¹ prior / criterion_samples). Admissible: the boxes
/// of position, velocity (also Bernstein: |v| ≤ ωL·range/2) and acceleration (|a| ≤ ωL·v_max). The inequality is
/// proven; max_x d is searched with exact gradients from many starts, and `searched` counts them.
struct DesignBound {
  double log_det = 0;     ///< the bound, for criterion_samples samples
  double gap = 0;         ///< b log(max d / b): how far the bound can be above the best measure
  double efficiency = 0;  ///< D-efficiency of the motion: exp((its log det − bound) / b)
  int support = -1;       ///< states the best measure uses
  int searched = -1;      ///< local searches behind the last max d
};

/// One finished piece of the search.
struct DesignProgress {
  double seconds = 0;
  int start = -1;
  std::string stage;
  double value = 0;  ///< true criterion of this start
  double best = 0;   ///< … and of the best so far
};

enum class DesignStatus {
  Converged = 0,        ///< every round ran to its end
  StoppedByBudget = 1,  ///< the best certified motion when time was up
  Trivial = 2,          ///< certified, and no better than the first safe guess
  Stopped = 3,          ///< the best certified motion when somebody asked to stop
};
[[nodiscard]] const char* to_string(DesignStatus status);

/// The motion, what is proven about it, and how good it is.
struct Design {
  DesignStatus status = DesignStatus::Trivial;
  std::string message = "was not called";
  FourierSeries series;
  Certificate certificate;
  CertificateSpec certified_against;
  CriterionValues criterion;  ///< of the observed columns, true sign(v), criterion_samples per period
  double value = 0;           ///< of the objective asked for
  std::optional<DesignBound> bound;
  std::optional<Delivery> delivery;  ///< what five periods will tell, before any runs
  DesignSpec spec;                   ///< as used
  double shrunk = 1;                 ///< factor on the found motion's amplitudes that made every proof go through
  int best_start = -1;
  int gradients = -1;  ///< evaluations of criterion and gradient
  double seconds = 0;
  std::vector<DesignProgress> history;
  std::vector<Warning> warnings;

  [[nodiscard]] bool usable() const { return certificate.usable(); }
  [[nodiscard]] Trajectory trajectory() const { return series; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

struct DesignCallbacks {
  std::function<void(const DesignProgress&)> progress;  ///< called from one thread at a time
  Progress work = {};  ///< told the share of the budget; asked to stop, the best motion so far is certified
};

/// Searches the best motion of the spec's family. Deterministic in (robot, spec) unless stopped by the budget; always
/// returns a certified motion, or the demand that cannot be met and by how much.
[[nodiscard]] Result<Design> design_motion(const Robot& robot, const DesignSpec& spec,
                                           const DesignCallbacks& callbacks = {});

/// The bound for a spec, and the D-efficiency of a motion against it. Asked to stop, it returns what it has proven by
/// then.
[[nodiscard]] Result<DesignBound> compute_design_bound(const Robot& robot, const DesignSpec& spec,
                                                       const FourierSeries& motion, double budget_s = 5,
                                                       const Progress& progress = {});

/// The spec for what hangs on the flange, as in Swevers 2007: the wrist and the joint before it (the last four) move,
/// the tool stays in a box of ± `reach` [m] around its place at home, and the load's ten numbers alone count, friction
/// being a nuisance; D-optimal, so that kg and kg·m² need no common scale. Joints already held and frames already
/// limited stay so.
[[nodiscard]] DesignSpec for_payload(DesignSpec spec, const Robot& robot, double reach = 0.3);

/// What the certificate of a spec checks.
[[nodiscard]] CertificateSpec certificate_spec(const Robot& robot, const DesignSpec& spec);

/// A validation motion that the spec allows.
struct ValidationDesign {
  ValidationMotion kind = ValidationMotion::SineSeries;
  Trajectory trajectory;
  Certificate certificate;
  double reach = 0;  ///< share of the way from home to the position limits that was used
  double speed = 1;  ///< factor on the speed the joint limits would allow, for torque, power and the tool's speed
};
/// Draws the motion once, and makes it smaller around home, or slower, until it is certified: what breaks a limit in
/// space makes it smaller, what breaks a torque or a speed makes it slower. Waypoints are drawn where the robot may be.
/// Where the spec asks for rest at the ends, it goes from home and back on ramps. A trapezoid's acceleration jumps, so
/// its jerk is not limited. The same rng state gives the same motion.
[[nodiscard]] Result<ValidationDesign> design_validation_motion(const Robot& robot, ValidationMotion kind,
                                                                const CertificateSpec& spec, Rng& rng);

/// What was found of several validation motions.
struct ValidationSet {
  std::vector<ValidationDesign> motions;                      ///< in the order asked for
  std::vector<std::pair<ValidationMotion, Error>> not_found;  ///< and why; the others are not affected
  bool stopped = false;                                       ///< asked to stop before every motion was tried
};
/// The given motions (none: all of them) within a design spec, each told to `found` as soon as it is certified.
/// Asked to stop, it keeps what it has. An Error only where the spec itself cannot be used.
[[nodiscard]] Result<ValidationSet> design_validation(const Robot& robot, const DesignSpec& spec,
                                                      std::vector<ValidationMotion> kinds = {},
                                                      const std::function<void(const ValidationDesign&)>& found = {},
                                                      const Progress& progress = {});

/// Specs as files (docs/theory/design.md lists the keys) and the embedded ones: default, sturz2017, xu2020, jia2019.
[[nodiscard]] Result<DesignSpec> parse_design_spec(std::string_view text, const std::string& name_for_messages);
[[nodiscard]] Result<DesignSpec> load_design_spec(const std::string& name_or_path);
[[nodiscard]] std::vector<std::string> design_spec_names();
/// The text of an embedded spec, to be changed and saved under another name; empty where there is none of this name.
[[nodiscard]] std::string design_spec_text(const std::string& name);

/// The motion with robot, spec, criterion and seed, ready for save_trajectory.
[[nodiscard]] TrajectoryFile make_design_file(const Design& design, const Robot& robot);
/// Samples of a motion as a table: time_s, then q, v and a of every joint (q_joint1 [rad or m], …), and above it the
/// motion's formula in words as lines that begin with #.
[[nodiscard]] std::string motion_csv(const Trajectory& trajectory, const std::vector<std::string>& joints,
                                     double rate_hz = 100);
/// Every file a design is kept in, name and content: design.yaml, motion.csv, certificate.json, design.json,
/// design.html, robot.yaml.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> design_files(const Design& design, const Robot& robot);
/// Everything about a design for machines.
[[nodiscard]] std::string design_json(const Design& design, const Robot& robot);
/// A self-contained page: q, v, a with their limits, the tool's path, the criterion over time, the spectrum.
[[nodiscard]] std::string design_page(const Design& design, const Robot& robot);

}  // namespace armature
