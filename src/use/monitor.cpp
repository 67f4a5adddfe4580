// Samples replayed through the observer, with thresholds from what is known to be uncertain.
#include <algorithm>
#include <cmath>

#include "armature/observer.hpp"
#include "armature/text.hpp"
#include "use/threshold.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

std::vector<Detection> find_detections(const Monitoring& m, double settle_s) {
  std::vector<Detection> list;
  bool open = false;
  for (Index k = 0; k < m.time.size(); ++k) {
    if (m.time[k] - m.time[0] < settle_s) continue;
    const Vector over = m.residual.row(k).cwiseAbs().cwiseQuotient(m.threshold.row(k)).transpose();
    Index joint = 0;
    const bool alarm = over.maxCoeff(&joint) > 1;
    if (alarm && !open) list.push_back({m.time[k], 0, static_cast<int>(joint), 0, 0, 0});
    open = alarm;
    if (!alarm) continue;
    Detection& d = list.back();
    d.duration_s = m.time[k] - d.time_s;
    for (Index j = 0; j < over.size(); ++j) {
      if (over[j] > 1) d.contact_link = std::max(d.contact_link, static_cast<int>(j));
    }
    const double size = std::abs(m.residual(k, joint));
    if (d.threshold_nm == 0 || over[joint] > d.residual_nm / d.threshold_nm) {
      d.joint = static_cast<int>(joint), d.residual_nm = size, d.threshold_nm = m.threshold(k, joint);
    }
  }
  return list;
}

void run_observer(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options, Monitoring& m) {
  const Predictor predictor(model, model.has(options.set) ? options.set : ParameterSet::Base);
  Observer observer(predictor, options.observer);
  m.residual.resize(samples.size(), samples.tau.cols());
  std::size_t piece = 0;
  for (Index k = 0; k < samples.size(); ++k) {
    if (piece < samples.starts.size() && samples.starts[piece] == k) {
      observer.reset(samples.motion.position(k), samples.motion.velocity(k));
      ++piece;
    }
    const double dt = k == 0 ? 0 : samples.time[k] - samples.time[k - 1];
    m.residual.row(k) =
        observer.step(dt, samples.motion.position(k), samples.motion.velocity(k), samples.tau.row(k).transpose())
            .transpose();
  }
}

}  // namespace

Result<Monitoring> monitor(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options) {
  if (const auto error = options.observer.problem()) return *error;
  if (samples.joints != model.robot.joint_names()) {
    return Error{
        ErrorCode::Meaning,
        "its joints are " + join(samples.joints, ", ") + ", the model's are " + join(model.robot.joint_names(), ", "),
        "recording", "Monitor a recording of the same robot."};
  }
  if (!(options.false_alarms_per_hour > 0))
    return Error{ErrorCode::Usage, "the false-alarm rate must be positive", "monitor", "Use 1 per hour."};
  const int n = static_cast<int>(samples.tau.cols());
  if (options.constant_threshold.size() != 0 && options.constant_threshold.size() != n) {
    return Error{ErrorCode::Usage,
                 "there are " + std::to_string(options.constant_threshold.size()) + " thresholds for " +
                     std::to_string(n) + " joints",
                 "monitor", "Give one per joint."};
  }
  Monitoring m;
  m.joints = samples.joints;
  m.time = samples.time;
  run_observer(model, samples, options, m);
  const ResidualSpread spread = residual_spread(model, samples, options);
  m.quantile = alarm_quantile_of(spread.correlation, options.false_alarms_per_hour / (3600 * samples.rate));
  m.threshold = m.quantile * spread.deviation + spread.standstill;
  if (options.constant_threshold.size() == n) m.threshold.rowwise() = options.constant_threshold.transpose();
  m.noise_share = spread.noise, m.unmodelled_share = spread.unmodelled;
  m.model_share = (spread.model.colwise().squaredNorm() / static_cast<double>(samples.size())).cwiseSqrt().transpose();
  m.largest = m.residual.cwiseAbs().colwise().maxCoeff().transpose();
  m.detections = find_detections(m, options.settle_s);
  return m;
}

double Monitoring::share_of_time() const {
  double sum = 0;
  for (const Detection& d : detections) sum += d.duration_s;
  const double span = time[time.size() - 1] - time[0];
  return span > 0 ? std::min(1.0, sum / span) : 0;
}

std::string Monitoring::brief() const {
  const std::string span = fixed(time[time.size() - 1] - time[0], 1) + " s";
  if (lasting()) {
    return "out of its band for " + fixed(100 * share_of_time(), 0) + " % of " + span +
           ": rather a load that the model does not know (armature payload), or another arm's model, than a contact";
  }
  if (detections.empty()) return "no contact in " + span;
  const Detection& d = detections.front();
  return std::to_string(detections.size()) + " contact" + (detections.size() > 1 ? "s" : "") + " in " + span +
         ", the first at " + fixed(d.time_s, 3) + " s on or beyond " + joints[static_cast<std::size_t>(d.contact_link)];
}

std::string Monitoring::full() const {
  std::vector<std::vector<std::string>> rows = {
      {"joint", "largest residual [N·m]", "mean threshold [N·m]", "noise", "parameters", "unmodelled"}};
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const auto c = static_cast<Index>(j);
    rows.push_back({joints[j], fixed(largest[c], 3), fixed(threshold.col(c).mean(), 3), fixed(noise_share[c], 3),
                    fixed(model_share[c], 3), fixed(unmodelled_share[c], 3)});
  }
  std::string text = brief() + "\n\n" + format_table(rows);
  for (const Detection& d : detections) {
    text += fixed(d.time_s, 3) + " s: " + joints[static_cast<std::size_t>(d.joint)] + " " + fixed(d.residual_nm, 2) +
            " N·m over its threshold of " + fixed(d.threshold_nm, 2) + " N·m for " + fixed(d.duration_s, 3) +
            " s; contact on or beyond " + joints[static_cast<std::size_t>(d.contact_link)] + "\n";
  }
  return text;
}

}  // namespace armature
