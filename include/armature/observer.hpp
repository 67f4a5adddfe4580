// Collisions seen without a force sensor: the generalised-momentum observer and its thresholds.
//
//   p = M(q) v,     p' = tau + tau_ext + C(q, v)ᵀ v − g(q) − friction
//   r = K (p(t) − p(0) − ∫ (tau + Cᵀv − g − friction + r) dt)        →   r' = K (tau_ext − r)
//
// (De Luca and Mattone, 2005; Xu 2020 IV-F.) No acceleration, no inverse of M. Cᵀv is the gradient of the kinetic
// energy, which one pass out and one pass back over the bodies give together with p and g.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "armature/finding.hpp"
#include "armature/model.hpp"
#include "armature/progress.hpp"
#include "armature/samples.hpp"

namespace armature {

struct ObserverOptions {
  double bandwidth_hz = 5;  ///< K = 2π · bandwidth: how fast a residual follows an external torque
  /// sign(v) in friction terms is replaced by tanh(v / friction_velocity) [rad/s], so that noise around standstill does
  /// not shake the residual.
  double friction_velocity = 0.01;

  [[nodiscard]] std::optional<Error> problem() const;
};

/// The observer for a control loop: step() allocates nothing and takes a microsecond or so.
class Observer {
 public:
  explicit Observer(const Predictor& predictor, const ObserverOptions& options = {});
  Observer(Observer&&) noexcept;
  Observer& operator=(Observer&&) noexcept;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  ~Observer();

  [[nodiscard]] int joints() const;
  /// Starts anew at this state, residual zero.
  void reset(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v);
  /// Takes in the state and torque `dt` seconds after the last call; returns the residual r [N·m], valid until the next
  /// call. The first call after construction resets.
  const Vector& step(double dt, Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v, Eigen::Ref<const Vector> tau);
  [[nodiscard]] const Vector& residual() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// p, Cᵀv and g of one state: what the observer integrates. For tests and curious people.
struct MomentumTerms {
  Vector momentum;     ///< M(q) v
  Vector transported;  ///< C(q, v)ᵀ v = ∂T/∂q
  Vector gravity;      ///< g(q)
};
[[nodiscard]] MomentumTerms momentum_terms(const Predictor& predictor, const Vector& q, const Vector& v);

struct MonitorOptions {
  ObserverOptions observer = {};
  ParameterSet set = ParameterSet::Physical;
  /// How many alarms per hour of contact-free motion are accepted, all joints together. Decides every threshold.
  double false_alarms_per_hour = 1;
  /// Constant thresholds per joint instead [N·m], as Xu 2020 Table 10; empty: from the uncertainty.
  Vector constant_threshold = {};
  double settle_s = 0.5;  ///< no alarm this long after a start
  /// An event that has begun is over when every residual has been below `release` of its threshold for `hold_s`.
  double release = 0.6;
  double hold_s = kEventHold;  ///< [s]
  /// Recordings of the robot at its usual work without any contact, sample by sample. Their excursions decide the
  /// thresholds instead of those that the identification left out.
  std::vector<Samples> quiet = {};
  /// Nothing if usable for a robot of so many joints; otherwise what is out of range.
  [[nodiscard]] std::optional<Error> problem(int joints) const;
};

/// One contact: from the first crossing until the residual has been back for a while.
struct Detection {
  double time_s = 0;
  double duration_s = 0;
  int joint = 0;           ///< with the largest residual over its threshold
  int contact_link = 0;    ///< the outermost joint whose residual crossed: the contact is on its body or beyond
  double residual_nm = 0;  ///< largest
  double threshold_nm = 0;
};

struct Monitoring {
  std::vector<std::string> joints;
  Vector time;
  Matrix residual;   ///< samples × n [N·m]
  Matrix threshold;  ///< samples × n [N·m]
  /// The same for an arm that stands: the residual less its mean since it stands, against noise alone; an infinite
  /// threshold where it moves.
  Matrix rest_residual, rest_threshold;
  double quantile = 0;   ///< how many standard deviations the thresholds are
  bool gaussian = true;  ///< quiet motion agrees with Gaussian residuals; false: the tail of its own decided
  double quiet_s = 0;    ///< length of the quiet motion behind the thresholds
  double supported_per_hour =
      0;  ///< lowest rate that this length can show (3 per quiet_s); a lower one is extrapolated
  Vector noise_share, model_share, unmodelled_share;  ///< root mean squares that make up a threshold's deviation [N·m]
  std::vector<Detection> detections;
  Vector largest;        ///< |residual| per joint
  bool stopped = false;  ///< asked to stop: everything here is about the rows up to the last one of `time`
  double unseen_s = 0;   ///< time between pieces of the recording, for which there are no samples
  std::vector<Finding> findings;

  /// |residual| over threshold, samples × n: the larger of both kinds. Above 1: a contact.
  [[nodiscard]] Matrix over() const;
  /// Share of the recording during which a joint was out of its band, 0 … 1.
  [[nodiscard]] double share_of_time() const;
  /// More than half of it: rather a load that the model does not know than a contact.
  [[nodiscard]] bool lasting() const { return share_of_time() > 0.5; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// Replays samples through the observer. Thresholds add up what torque noise with its colour, parameter uncertainty and
/// what the model lacks do to a residual; the factor on top comes from excursions on motion that the fit has not seen;
/// docs/theory/observer.md.
/// Asked to stop, it gives what the rows so far show.
[[nodiscard]] Result<Monitoring> monitor(const IdentifiedModel& model, const Samples& samples,
                                         const MonitorOptions& options = {}, const Progress& progress = {});

}  // namespace armature
