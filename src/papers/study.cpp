#include "papers/study.hpp"

#include <chrono>
#include <cmath>

#include "armature/signal.hpp"
#include "armature/text.hpp"

namespace armature::papers {

void Study::look() const {
  if (progress.stopping()) throw StudyStopped{};
}

// Finds a motion; a search that was stopped ends the study instead of giving a worse motion.
Design searched(const Study& study, const Robot& robot, const DesignSpec& spec) {
  DesignCallbacks callbacks;
  callbacks.work.stop_requested = study.progress.stop_requested;
  Design found = need(design_motion(robot, spec, callbacks));
  study.look();
  return found;
}

// The whole default: preparation of the recording, then identify().
Identification identified(const Study& study, const Robot& robot, const Recording& recording,
                          const IdentifyOptions& options) {
  study.look();
  // The study reports progress by itself: only the request to stop is passed on.
  const Progress stop_only{{}, study.progress.stop_requested};
  return need(identify(robot, {need(prepare(recording, robot))}, options, stop_only));
}

// Asked to stop, a search returns its best point so far; look() keeps it out of the tables.
NonlinearEstimate searched(const Study& study, const NonlinearProblem& problem, NonlinearOptions options) {
  options.stop_requested = study.progress.stop_requested;
  NonlinearEstimate found = need(estimate_nonlinear(problem, options));
  study.look();
  return found;
}

Matrix unit_noise(Rng& rng, Eigen::Index rows, Eigen::Index columns, double rate_hz, double cutoff_hz) {
  // White noise, column by column.
  Matrix noise(rows, columns);
  for (Eigen::Index j = 0; j < columns; ++j) noise.col(j) = rng.normal_vector(rows);
  if (cutoff_hz <= 0) return noise;
  // Coloured: order 4, forwards and backwards.
  const Matrix coloured = filter_zero_phase(make_butterworth(4, cutoff_hz, rate_hz), noise);
  // Deviation 1 again, by the gain of the filter and not by the scatter of this draw.
  double power = 0;
  // Power that is left: mean of |H(f)|⁴ from 0 to half the rate. Forwards and backwards gives |H|² in amplitude.
  constexpr int kLines = 4000;
  for (int k = 0; k < kLines; ++k) {
    const double f = 0.5 * rate_hz * (k + 0.5) / kLines;
    // Order 4 after the bilinear transformation: |H|² = 1 / (1 + (tan(π f/rate) / tan(π fc/rate))⁸).
    const double ratio = std::tan(M_PI * f / rate_hz) / std::tan(M_PI * cutoff_hz / rate_hz);
    power += std::pow(1 / (1 + std::pow(ratio, 8)), 2) / kLines;
  }
  return coloured / std::sqrt(power);
}

Recording record(const TorqueModel& model, const Vector& pi, const Trajectory& one_period, const Instrument& instrument,
                 Rng& rng) {
  // The torque of one period, exact, from the true parameters.
  const SampledTrajectory sampled = one_period.sample(instrument.rate_hz, false);
  const Matrix torque = inverse_dynamics(model, pi, sampled.motion);
  const Eigen::Index rows = sampled.time.size(), all = rows * instrument.periods, n = model.joints();
  // The log holds positions and torques only, as that of a real arm does.
  Recording out;
  out.joints = model.robot().joint_names();
  out.position_units.assign(static_cast<std::size_t>(n), "rad");
  out.time = Vector::LinSpaced(all, 0, static_cast<double>(all - 1)) / instrument.rate_hz;
  out.q = sampled.motion.q.replicate(instrument.periods, 1);
  // The position: shaken, then rounded to steps of the encoder.
  for (Eigen::Index j = 0; j < n && instrument.position_sigma > 0; ++j)
    out.q.col(j) += instrument.position_sigma * rng.normal_vector(all);
  if (instrument.encoder_rad > 0) out.q = (out.q / instrument.encoder_rad).array().round() * instrument.encoder_rad;
  // The torque: the same in every period, with other noise in each.
  Matrix noise = unit_noise(rng, all, n, instrument.rate_hz, instrument.noise_hz);
  out.tau = torque.replicate(instrument.periods, 1) + noise * instrument.torque_sigma.asDiagonal();
  out.source = "virtual " + model.robot().name;
  out.ledger.rows_read = out.ledger.rows_used = all;
  return out;
}

IdentifiedModel exact_model(const TorqueModel& model, const BaseMap& base, const Vector& pi) {
  IdentifiedModel out;
  out.robot = model.robot();
  out.terms = model.terms();
  for (const BaseParameter& parameter : base.parameters) out.base_names.push_back(parameter.name);
  // Covariance and noise are zero; the full vector is the physical set.
  out.base = base.to_base(pi);
  out.base_covariance = Matrix::Zero(base.size(), base.size());
  const std::vector<Origin> fixed(static_cast<std::size_t>(pi.size()), Origin::Fixed);
  out.physical = PhysicalSet{pi, Vector::Zero(pi.size()), fixed};
  out.noise = out.residual = Vector::Zero(model.joints());
  return out;
}

// √(Σ x² / rows), per column.
Vector joint_rms(const Matrix& values) {
  return (values.colwise().squaredNorm() / static_cast<double>(values.rows())).cwiseSqrt().transpose();
}

double percent_error(const Vector& value, const Vector& truth) { return 100 * (value - truth).norm() / truth.norm(); }

std::string cell(double value, int digits) { return std::isfinite(value) ? significant(value, digits) : "–"; }

// Not a number where there are no values: the cell then shows a dash.
double mean_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? std::nan("") : sum / static_cast<double>(values.size());
}

namespace {

// Standard deviation with n − 1; zero for a single value.
double deviation_of(const std::vector<double>& values) {
  const double mean = mean_of(values), n = static_cast<double>(values.size());
  double square = 0;
  for (const double value : values) square += (value - mean) * (value - mean);
  return n < 2 ? 0 : std::sqrt(square / (n - 1));
}

}  // namespace

// A single draw has no spread to show.
std::string spread_cell(const std::vector<double>& values, int digits) {
  if (values.empty()) return "–";
  if (values.size() < 2) return cell(values[0], digits);
  return cell(mean_of(values), digits) + " ± " + cell(deviation_of(values), 2);
}

double paired_error(const std::vector<double>& one, const std::vector<double>& other) {
  // Both methods saw the same noise, so their difference scatters less than each of them.
  std::vector<double> difference;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) difference.push_back(one[i] - other[i]);
  return difference.size() < 2 ? 0 : deviation_of(difference) / std::sqrt(static_cast<double>(difference.size()));
}

Contest contest(std::string what, const std::vector<double>& theirs, const std::vector<double>& ours) {
  return {std::move(what), mean_of(theirs), mean_of(ours), paired_error(theirs, ours)};
}

// `informed`: Armature with what the paper's method was told.
Contest contest(std::string what, const std::vector<double>& theirs, const std::vector<double>& ours,
                const std::vector<double>& informed, std::string why) {
  Contest out = contest(std::move(what), theirs, ours);
  out.informed = mean_of(informed);
  out.why = std::move(why);
  return out;
}

double rms(const Matrix& values) { return std::sqrt(values.squaredNorm() / static_cast<double>(values.size())); }

namespace {

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

Stopwatch::Stopwatch() : begin_(now()) {}
double Stopwatch::seconds() const { return now() - begin_; }

std::vector<FigurePlot> torque_plots(const Vector& time, const Matrix& measured, const Matrix& theirs,
                                     const Matrix& ours) {
  std::vector<FigurePlot> plots;
  for (Eigen::Index j = 0; j < measured.cols(); ++j) {
    // The roles choose colours and line styles of the page.
    FigurePlot plot{"joint " + std::to_string(j + 1), "time [s]", "N·m", time, {}};
    plot.curves = {{"measured", "measured", measured.col(j)},
                   {"the paper's method", "reference", theirs.col(j)},
                   {"Armature", "predicted", ours.col(j)},
                   {"measured − Armature", "residual", measured.col(j) - ours.col(j)}};
    plots.push_back(std::move(plot));
  }
  return plots;
}

std::vector<FigurePlot> motion_plots(const Trajectory& trajectory, double rate_hz) {
  // Sampled with the end point, so that the curve closes.
  const SampledTrajectory sampled = trajectory.sample(rate_hz, true);
  std::vector<FigurePlot> plots;
  // One plot per derivative, one curve per joint.
  const std::pair<const char*, const Matrix*> parts[] = {
      {"position", &sampled.motion.q}, {"velocity", &sampled.motion.v}, {"acceleration", &sampled.motion.a}};
  const char* units[] = {"rad", "rad/s", "rad/s²"};
  for (std::size_t k = 0; k < 3; ++k) {
    FigurePlot plot{parts[k].first, "time [s]", units[k], sampled.time, {}};
    for (Eigen::Index j = 0; j < parts[k].second->cols(); ++j)
      plot.curves.push_back({"joint " + std::to_string(j + 1), "", parts[k].second->col(j)});
    plots.push_back(std::move(plot));
  }
  return plots;
}

}  // namespace armature::papers
