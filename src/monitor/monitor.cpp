// Samples replayed through the observer, with thresholds from what is known to be uncertain.
#include <algorithm>
#include <cmath>
#include <limits>

#include "armature/observer.hpp"
#include "armature/text.hpp"
#include "model/residual_spread.hpp"
#include "monitor/rest.hpp"
#include "signal/samples_check.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// The observer follows a start late: no score counts until then.
void forget_starts(const Samples& samples, double settle_s, Vector& score) {
  for (const Index start : samples.starts) {
    for (Index k = start; k < score.size() && samples.time[k] - samples.time[start] < settle_s; ++k)
      score[k] = -std::numeric_limits<double>::infinity();
  }
}

// Turns scores above 1 into contacts: when each begins, on which joint it is clearest, how long it lasts.
std::vector<Detection> find_detections(const Monitoring& m, const Samples& samples, const MonitorOptions& options) {
  const Matrix over = m.over();
  Vector score = over.rowwise().maxCoeff();
  forget_starts(samples, options.settle_s, score);
  std::vector<Detection> list;
  // An event ends only after a quiet time below the release level, so that one contact is not counted twice.
  for (const Excursion& e : find_excursions(score, m.time, samples.starts, 1, options.release, options.hold_s)) {
    Detection d;
    Index joint = 0;
    // The joint whose residual is furthest over its threshold at the peak names the contact.
    over.row(e.peak).maxCoeff(&joint);
    d.time_s = m.time[e.first], d.duration_s = m.time[e.last] - m.time[e.first];
    d.joint = static_cast<int>(joint);
    d.residual_nm = std::abs(m.residual(e.peak, joint)), d.threshold_nm = m.threshold(e.peak, joint);
    // At rest the narrower threshold may be the one that was crossed: the report then shows that pair.
    if (over(e.peak, joint) > d.residual_nm / d.threshold_nm)
      d.residual_nm = std::abs(m.rest_residual(e.peak, joint)), d.threshold_nm = m.rest_threshold(e.peak, joint);
    // A contact on a link acts on every joint below it: the outermost joint that reacts tells the link.
    for (Index j = 0; j < over.cols(); ++j) {
      if (over.col(j).segment(e.first, e.last - e.first + 1).maxCoeff() > 1)
        d.contact_link = std::max(d.contact_link, static_cast<int>(j));
    }
    list.push_back(d);
  }
  return list;
}

// The parameters that are watched with.
Predictor predictor_of(const IdentifiedModel& model, const MonitorOptions& options) {
  return {model, model.has(options.set) ? options.set : ParameterSet::Base};
}

// The residual r of every sample [N·m], with an observer that is reset at each piece of the recording. Rows are watched
// in their order, as many at a time as one likes.
class Watch {
 public:
  Watch(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options)
      : samples_(samples),
        predictor_(predictor_of(model, options)),
        observer_(predictor_, options.observer),
        residual_(samples.size(), samples.tau.cols()) {}

  void rows(Index begin, Index count) {
    const Samples& s = samples_;
    for (Index k = begin; k < begin + count; ++k) {
      // Between two pieces the arm moved unseen: the integrals of the observer begin again.
      if (piece_ < s.starts.size() && s.starts[piece_] == k) {
        observer_.reset(s.motion.position(k), s.motion.velocity(k));
        ++piece_;
      }
      // The first step only sets the start, so that its dt is not used.
      const double dt = k == 0 ? 0 : s.time[k] - s.time[k - 1];
      residual_.row(k) =
          observer_.step(dt, s.motion.position(k), s.motion.velocity(k), s.tau.row(k).transpose()).transpose();
    }
    done_ = begin + count;
  }

  // Of the rows so far.
  [[nodiscard]] Matrix residual() const { return residual_.topRows(done_); }

 private:
  const Samples& samples_;
  Predictor predictor_;
  Observer observer_;
  Matrix residual_;
  std::size_t piece_ = 0;
  Index done_ = 0;
};

// All rows at once.
Matrix observe(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options) {
  Watch watch(model, samples, options);
  watch.rows(0, samples.size());
  return watch.residual();
}

// The spread must be computed for the observer that is running, with the same filter and the same smoothing.
SpreadOptions spread_options(const MonitorOptions& options) {
  return {options.set, options.observer.bandwidth_hz, options.observer.friction_velocity};
}

// A model of other joints, or of the same in another order, would compare the wrong torques.
std::optional<Error> other_joints(const IdentifiedModel& model, const Samples& samples) {
  if (samples.joints == model.robot.joint_names()) return std::nullopt;
  return Error{
      ErrorCode::Meaning,
      "its joints are " + join(samples.joints, ", ") + ", the model's are " + join(model.robot.joint_names(), ", "),
      "recording", "Monitor a recording of the same robot."};
}

// The tail of quiet recordings where there are any, else of what the identification left out.
Result<ExceedanceTail> quiet_tail(const IdentifiedModel& model, const MonitorOptions& options) {
  // Without quiet recordings, the model brings its own tail along from identification, if it has one.
  if (options.quiet.empty()) return model.noise_model ? model.noise_model->tail : ExceedanceTail{};
  std::vector<QuietScores> quiet;
  for (const Samples& s : options.quiet) {
    if (auto error = other_joints(model, s)) return *error;
    QuietScores scores{s.time, residual_spread(model, s, spread_options(options)).scores(observe(model, s, options)),
                       s.starts, s.rate};
    forget_starts(s, options.settle_s, scores.score);
    quiet.push_back(std::move(scores));
  }
  return fit_tail(quiet);
}

// The level for residuals that are noise alone.
double noise_level(const ResidualSpread& spread, double rate_hz, const MonitorOptions& options) {
  std::vector<ResidualProcess> noise;
  // At rest the model's error is constant and cancels: only the coloured noise of each joint remains.
  for (const ResidualProcess& process : spread.processes) noise.push_back({.colour = process.colour});
  const GaussianEvents events(noise, rate_hz, options.observer.bandwidth_hz);
  // Rates are per hour for people and per second in the computation.
  return events.level(options.false_alarms_per_hour / 3600);
}

// The most that each joint's dry friction can hold.
Vector held_friction(const IdentifiedModel& model, const MonitorOptions& options) {
  const Predictor predictor = predictor_of(model, options);
  const TorqueModel& torque = predictor.torque_model();
  // Torques of dry friction just below and just above v = 0; parameters count with their size, the worst case.
  Vector backwards = Vector::Zero(torque.joints()), forwards = backwards;
  for (std::size_t c = 0; c < torque.columns().size(); ++c) {
    const double parameter = std::abs(predictor.parameters()[torque.inertial_count() + static_cast<int>(c)]);
    for (const auto& [joint, basis] : torque.columns()[c].rows) {
      backwards[joint] -= parameter * basis.dry().backwards;
      forwards[joint] += parameter * basis.dry().forwards;
    }
  }
  return backwards.cwiseMax(forwards);
}

// Seconds, minutes or hours, whichever reads best.
std::string length_text(double seconds) {
  constexpr double kSeconds = 120, kMinutes = 7200;  // up to two of the next unit
  if (seconds < kSeconds) return fixed(seconds, 0) + " s";
  return seconds < kMinutes ? fixed(seconds / 60, 0) + " min" : fixed(seconds / 3600, 1) + " h";
}

// What the thresholds rest on, and how far they reach beyond it.
void explain_thresholds(Monitoring& m, const IdentifiedModel& model, const MonitorOptions& options) {
  if (!model.noise_model)
    m.findings.push_back({Severity::Warning, "no-noise-model", "model",
                          "the model does not say what the noise of one sample is: thresholds are a guess",
                          "Identify again with this version."});
  // Without quiet motion there is nothing to compare the wanted rate with.
  if (!(m.quiet_s > 0)) return;
  const std::string behind =
      length_text(m.quiet_s) + (options.quiet.empty() ? " of motion left out of the fit" : " of quiet recordings");
  // A rate below what the quiet motion can show is extrapolated along its tail; the finding says how much data would
  // show it.
  if (options.false_alarms_per_hour < m.supported_per_hour)
    m.findings.push_back({Severity::Note, "rate-extrapolated", "thresholds",
                          significant(options.false_alarms_per_hour, 3) + " false alarms an hour is extrapolated: " +
                              behind + " can show no rate below " + significant(m.supported_per_hour, 2) + " an hour",
                          "Give " + length_text(3 * 3600 / options.false_alarms_per_hour) +
                              " of recordings without contact (--quiet-logs) to check it."});
  // Real residuals can have heavier tails than noise. The quiet motion then sets the threshold.
  if (!m.gaussian)
    m.findings.push_back({Severity::Note, "own-tail", "thresholds",
                          "the residuals have other excursions than noise has: thresholds follow those in " + behind,
                          ""});
}

// What the samples do not show: moments between pieces, and what preparing them warned about.
void tell_unseen(const Samples& samples, Monitoring& m) {
  // The gaps between two pieces add up to the time in which nothing could be seen.
  for (const Index start : samples.starts) {
    if (start > 0 && start < m.time.size()) m.unseen_s += std::max(0.0, samples.time[start] - samples.time[start - 1]);
  }
  // A doubt about the samples is a doubt about every contact found in them.
  for (const Warning& w : samples.warnings)
    m.findings.push_back({Severity::Warning, "samples", w.where, w.message, w.hint});
  if (m.unseen_s <= 0) return;
  m.findings.push_back({Severity::Warning, "unseen", "", fixed(m.unseen_s, 2) + " s of the recording hold no samples",
                        "A contact in these moments would not be seen."});
}

}  // namespace

std::optional<Error> MonitorOptions::problem(int joints) const {
  const auto wrong = [](const std::string& what, const std::string& hint) {
    return Error{ErrorCode::Usage, what, "monitor", hint};
  };
  // Every refusal below is about an option; the comparisons are written so that NaN is refused too.
  if (auto error = observer.problem()) return error;
  if (!(false_alarms_per_hour > 0 && false_alarms_per_hour <= 1e6))
    return wrong("the false-alarm rate must be positive and at most a million per hour", "Use 1 per hour.");
  if (!(settle_s >= 0 && settle_s <= 1e6)) return wrong("the time to settle must be 0 s or more", "Use 0.5 s.");
  if (!(release > 0 && release <= 1) || !(hold_s >= 0))
    return wrong("the release must be above 0 and at most 1, the hold not negative", "Use 0.6 and 0.2 s.");
  // Thresholds of a person: one per joint, all positive.
  if (constant_threshold.size() == 0) return std::nullopt;
  if (constant_threshold.size() != joints) {
    return wrong("there are " + std::to_string(constant_threshold.size()) + " thresholds for " +
                     std::to_string(joints) + " joints",
                 "Give one per joint.");
  }
  for (const double threshold : constant_threshold) {
    if (!(threshold > 0 && threshold <= 1e9))
      return wrong("a threshold is " + exact(threshold) + " N·m", "Give positive numbers.");
  }
  return std::nullopt;
}

// Residual over threshold for every sample, then contacts.
Result<Monitoring> monitor(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options,
                           const Progress& progress) {
  const int n = static_cast<int>(samples.tau.cols());
  // Refuse what cannot be compared: bad options, another robot, samples that are not numbers.
  if (auto error = options.problem(n)) return *error;
  if (auto error = model.problem()) return *error;
  if (auto error = other_joints(model, samples)) return *error;
  if (samples.size() < 2)
    return Error{ErrorCode::Meaning, "it has no samples", "recording", "Give a longer recording."};
  if (auto error = samples_problem(samples, "recording")) return *error;
  progress.tell({"watching", 0, -1, ""});
  // The factor on the deviations: from the wanted rate of false alarms, and from what quiet motion really shows.
  const auto tail = quiet_tail(model, options);
  if (!tail) return tail.error();
  Monitoring m;
  m.joints = samples.joints;
  // The residual, and how far chance and the model's errors can move it, block by block: a stop keeps the blocks so
  // far.
  Watch watch(model, samples, options);
  const ResidualSpread spread = residual_spread(model, samples, spread_options(options), [&](Index begin, Index count) {
    watch.rows(begin, count);
    progress.has_best();
    const auto done = static_cast<double>(begin + count), all = static_cast<double>(samples.size());
    progress.tell({"watching", done / all, -1, ""});
    return !progress.stopping();
  });
  m.residual = watch.residual();
  m.time = samples.time.head(m.residual.rows());
  m.stopped = m.residual.rows() < samples.size();
  const GaussianEvents events(spread.processes, samples.rate, options.observer.bandwidth_hz);
  const AlarmLevel level = alarm_level(events, *tail, options.false_alarms_per_hour);
  m.quantile = level.z, m.gaussian = level.gaussian;
  m.quiet_s = tail->seconds, m.supported_per_hour = level.supported_per_hour;
  // threshold = z · deviation + what smooth friction leaves around standstill, which is no chance and has no factor.
  m.threshold = m.quantile * spread.deviation + spread.standstill;
  if (options.constant_threshold.size() == n)
    m.threshold.rowwise() = options.constant_threshold.transpose();
  else
    explain_thresholds(m, model, options);
  // Thresholds given by a person are the only ones.
  // At rest noise alone counts, and an arm is still when it is well inside the smooth part of friction.
  const RestOptions standing{.quantile = noise_level(spread, samples.rate, options),
                             .still = 0.4 * options.observer.friction_velocity};
  const RestWatch rest = watch_rest(samples, m.residual, spread.noise, held_friction(model, options), standing);
  m.rest_residual = rest.change;
  m.rest_threshold =
      options.constant_threshold.size() == n ? Matrix::Constant(rest.threshold.rows(), n, kInfinity) : rest.threshold;
  // Why each threshold is as wide as it is: root mean squares of its three sources.
  m.noise_share = spread.noise, m.unmodelled_share = spread.unmodelled;
  m.model_share = (spread.model.colwise().squaredNorm() / static_cast<double>(m.time.size())).cwiseSqrt().transpose();
  m.largest = m.residual.cwiseAbs().colwise().maxCoeff().transpose();
  // A comparison with NaN is false: it would read as "no contact".
  if (!m.residual.allFinite() || !m.threshold.allFinite() || !(m.threshold.array() > 0).all()) {
    return Error{ErrorCode::Numerical, "the residual or its threshold is not a number", "monitor",
                 "The model does not fit this recording; check both with armature validate."};
  }
  m.detections = find_detections(m, samples, options);
  tell_unseen(samples, m);
  return m;
}

// Both tests side by side: where the arm is at rest the more sensitive one decides.
Matrix Monitoring::over() const {
  const Matrix moving = residual.cwiseAbs().cwiseQuotient(threshold);
  return rest_threshold.size() == 0 ? moving : moving.cwiseMax(rest_residual.cwiseAbs().cwiseQuotient(rest_threshold));
}

double Monitoring::share_of_time() const {
  double sum = 0;
  for (const Detection& d : detections) sum += d.duration_s;
  const double span = time[time.size() - 1] - time[0];
  return span > 0 ? std::min(1.0, sum / span) : 0;
}

std::string Monitoring::brief() const {
  const std::string span = fixed(time[time.size() - 1] - time[0], 1) + " s";
  // Out of the band for most of the time: a load or a wrong model, which no contact explains.
  if (lasting()) {
    return "out of its band for " + fixed(100 * share_of_time(), 0) + " % of " + span +
           ": rather a load that the model does not know (armature payload), or another arm's model, than a contact";
  }
  const std::string unseen = unseen_s > 0 ? ", of which " + fixed(unseen_s, 1) + " s could not be seen" : "";
  if (detections.empty()) return "no contact in " + span + unseen;
  const Detection& d = detections.front();
  return std::to_string(detections.size()) + " contact" + (detections.size() > 1 ? "s" : "") + " in " + span +
         ", the first at " + fixed(d.time_s, 3) + " s on or beyond " + joints[static_cast<std::size_t>(d.contact_link)];
}

std::string Monitoring::full() const {
  // One row per joint: how close it came, and what its threshold consists of.
  std::vector<std::vector<std::string>> rows = {
      {"joint", "largest residual [N·m]", "mean threshold [N·m]", "noise", "parameters", "unmodelled"}};
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const auto c = static_cast<Index>(j);
    rows.push_back({joints[j], fixed(largest[c], 3), fixed(threshold.col(c).mean(), 3), fixed(noise_share[c], 3),
                    fixed(model_share[c], 3), fixed(unmodelled_share[c], 3)});
  }
  // Then one line per contact, and what limits the answer.
  std::string text = brief() + "\n\n" + format_table(rows);
  for (const Detection& d : detections) {
    text += fixed(d.time_s, 3) + " s: " + joints[static_cast<std::size_t>(d.joint)] + " " + fixed(d.residual_nm, 2) +
            " N·m over its threshold of " + fixed(d.threshold_nm, 2) + " N·m for " + fixed(d.duration_s, 3) +
            " s; contact on or beyond " + joints[static_cast<std::size_t>(d.contact_link)] + "\n";
  }
  for (const Finding& finding : findings) text += finding.text() + "\n";
  return text;
}

}  // namespace armature
