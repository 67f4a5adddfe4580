#include "model/measure_noise.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "armature/near_rest.hpp"
#include "armature/presliding.hpp"
#include "armature/statistics.hpp"
#include "estimate/autoregression.hpp"
#include "estimate/recordings.hpp"
#include "model/residual_spread.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Parts that are left out in turn: with six, a fit loses a sixth of its data, and the residuals of the others tell it.
constexpr std::size_t kParts = 6;
constexpr int kMaxOrder = 32;
// Rows of a recording that are looked at: a minute at 1 kHz.
constexpr Index kMostRows = 60000;
// No score this long after a start: the observer has not followed yet.
constexpr double kSettle = 0.5;

// Stretches of one recording, and the parameters that were fitted without each.
struct LeftOut {
  std::vector<Index> first;  // rows of the samples; ends with their number
  std::vector<Vector> pi;
  bool left_out = false;
};

// Equal parts of a recording; the last entry is its end.
std::vector<Index> stretches_of(const Samples& s, std::size_t parts) {
  std::vector<Index> first;
  for (std::size_t i = 0; i <= parts; ++i)
    first.push_back(s.size() * static_cast<Index>(i) / static_cast<Index>(parts));
  return first;
}

// The best parameters of the model, moved by what leaving out a stretch changes. A stretch without which parameters are
// not determined stays in.
std::vector<LeftOut> leave_out(const NoiseProblem& p, const std::vector<Samples>& samples) {
  // One stretch per recording where there are enough of them; else about six in all.
  constexpr std::size_t kEnough = 4;
  const Predictor best(p.model, p.model.best());
  const std::size_t each = samples.size() >= kEnough ? 1 : (kParts + samples.size() - 1) / samples.size();
  std::vector<LeftOut> out;
  std::vector<Information> parts;
  // The information of each stretch by itself: a fit without it is the sum of the others.
  for (const Samples& s : samples) {
    LeftOut one{stretches_of(s, each), std::vector<Vector>(each, best.parameters()), false};
    const Matrix weights = moving_weights(p.torque_model, s.motion, p.standstill);
    for (std::size_t i = 0; i < each; ++i) {
      const Index first = one.first[i], count = one.first[i + 1] - first;
      auto information = accumulate(p.torque_model, p.base, rows_of(s, first, count), p.accumulate,
                                    weights.size() > 0 ? Matrix(weights.middleRows(first, count)) : Matrix());
      // A stretch that cannot be gathered: nothing is left out.
      if (!information) return out.assign(samples.size(), {{0, s.size()}, {best.parameters()}, false}), out;
      parts.push_back(*std::move(information));
    }
    out.push_back(std::move(one));
  }
  // The weights of the fit, so that only the data change.
  EstimateOptions options = p.options;
  options.weighting = EstimateOptions::Weighting::Given;
  options.sigma = p.estimate.sigma;
  options.use_inflation = false;
  for (std::size_t i = 0; i < parts.size() && parts.size() > 1; ++i) {
    std::vector<Information> others = parts;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const Estimate without = estimate(merge(others).value(), options);
    if (!without.usable()) continue;
    LeftOut& one = out[i / each];
    // The change of the base parameters, added to the best set.
    one.pi[i % each] += p.base.to_full(without.beta) - p.base.to_full(p.model.base);
    one.left_out = true;
  }
  return out;
}

// Which stretch of the samples a raw sample belongs to. The mean of several periods belongs to all of them.
std::size_t stretch_at(const Samples& s, const LeftOut& parts, double time) {
  // Time within the mean period, where the samples are a mean of periods.
  double t = time - s.time[0];
  const double span = s.time[s.size() - 1] - s.time[0] + 1 / s.rate;
  if (s.noise_gain < 1 && s.noise_variance) t -= span * std::floor(t / span);
  const auto row = static_cast<Index>(std::clamp(t / span, 0.0, 1.0) * static_cast<double>(s.size()));
  const auto after = std::upper_bound(parts.first.begin() + 1, parts.first.end() - 1, row);
  return static_cast<std::size_t>(after - parts.first.begin()) - 1;
}

// Torque that the parameters leave, every row with those that were fitted without it.
Matrix left_out_residuals(const TorqueModel& model, const Samples& s, const Samples& raw, const LeftOut& parts) {
  Matrix e = raw.tau;
  const MotionAlongPath path(model, raw.motion, raw.starts);
  // Runs of rows of one stretch, each with the parameters that were fitted without it.
  Index first = 0;
  while (first < raw.size()) {
    const std::size_t part = stretch_at(s, parts, raw.time[first]);
    Index last = first + 1;
    while (last < raw.size() && stretch_at(s, parts, raw.time[last]) == part) ++last;
    e.middleRows(first, last - first) -=
        inverse_dynamics(model, parts.pi[part], path.motion().slice(first, last - first));
    first = last;
  }
  return e;
}

// Raw samples with their residuals.
struct RawResiduals {
  const Samples* raw;
  Matrix torque;    // left-out residuals
  Matrix filtered;  // the same through the observer's filter
  Matrix moving;    // 1 where the joint's friction is known; never empty
};

// Power per sample at the upper half of the frequencies: what is left there is noise.
double noise_floor(const Autoregression& model) {
  // The spectrum of the autoregression at 64 frequencies of the upper half, two for each of its highest order; their
  // median.
  constexpr int kFrequencies = 64, kMiddle = kFrequencies / 2;
  std::vector<double> power;
  for (int i = 0; i < kFrequencies; ++i) {
    const double w = M_PI_2 + M_PI_2 * (i + 0.5) / kFrequencies;
    std::complex<double> gain = 1;
    for (Index k = 0; k < model.coefficients.size(); ++k)
      gain -= model.coefficients[k] * std::polar(1.0, -w * static_cast<double>(k + 1));
    power.push_back(model.innovation / std::norm(gain));
  }
  std::nth_element(power.begin(), power.begin() + kMiddle, power.end());
  return std::min(power[kMiddle], model.variance);
}

// Noise from the periods of all recordings; nothing if one has none.
std::optional<std::vector<JointNoise>> period_noise(const std::vector<Samples>& samples) {
  const Index n = samples.front().tau.cols();
  double freedom = 0;
  Vector variance = Vector::Zero(n);
  Matrix lagged;
  for (const Samples& s : samples) {
    if (!s.noise_variance || s.noise_degrees_of_freedom <= 0) return std::nullopt;
    // Each recording with its degrees of freedom, back to one raw sample.
    variance += s.noise_degrees_of_freedom / s.noise_gain * *s.noise_variance;
    freedom += s.noise_degrees_of_freedom;
    // The colour comes from the recording with the most lags.
    if (s.noise_autocovariance.rows() > lagged.rows()) lagged = s.noise_autocovariance;
  }
  std::vector<JointNoise> out(static_cast<std::size_t>(n));
  for (Index j = 0; j < n; ++j) {
    JointNoise& joint = out[static_cast<std::size_t>(j)];
    joint.sample = std::sqrt(variance[j] / freedom);
    // Yule–Walker from the autocovariance.
    if (lagged.rows() > 1)
      joint.colour =
          autoregression_of(lagged.col(j).head(std::min<Index>(lagged.rows(), kMaxOrder + 1)), freedom).coefficients;
  }
  return out;
}

// Mean of x² over the rows with weight.
double mean_square(const Vector& x, const Vector& weight) {
  const double count = weight.sum();
  return count > 0 ? x.cwiseAbs2().dot(weight) / count : 0;
}

// Root mean square of a joint's residuals where `chosen` over that of all rows.
double share_where(const std::vector<RawResiduals>& all, Index j,
                   const std::function<bool(const Samples&, Index)>& chosen) {
  double square = 0, count = 0, whole = 0, rows = 0;
  for (const RawResiduals& r : all) {
    for (Index k = 0; k < r.torque.rows(); ++k) {
      const double e = r.torque(k, j) * r.torque(k, j);
      whole += e, ++rows;
      if (chosen(*r.raw, k)) square += e, ++count;
    }
  }
  // Fewer than ten rows tell nothing.
  constexpr double kFewestRows = 10;
  if (count < kFewestRows || !(whole > 0)) return std::numeric_limits<double>::quiet_NaN();
  return std::sqrt(square / count / (whole / rows));
}

// Where the residuals are large: near reversals, in fast motion, under load.
void place_residuals(const std::vector<RawResiduals>& all, Index j, JointNoise& joint) {
  // Shares of the largest speed and torque of all recordings: a few per cent of the rows each, on the motions that
  // excite an arm.
  constexpr double kNearReversal = 0.05, kFast = 0.7, kLoaded = 0.7;
  double speed = 0, torque = 0;
  for (const RawResiduals& r : all) {
    speed = std::max(speed, r.raw->motion.v.col(j).cwiseAbs().maxCoeff());
    torque = std::max(torque, r.raw->tau.col(j).cwiseAbs().maxCoeff());
  }
  const auto v = [j](const Samples& s, Index k) { return std::abs(s.motion.v(k, j)); };
  joint.near_reversal = share_where(all, j, [&](const Samples& s, Index k) { return v(s, k) < kNearReversal * speed; });
  joint.fast = share_where(all, j, [&](const Samples& s, Index k) { return v(s, k) > kFast * speed; });
  joint.loaded =
      share_where(all, j, [&](const Samples& s, Index k) { return std::abs(s.tau(k, j)) > kLoaded * torque; });
}

// What is beyond noise in the residuals before and after the filter: its size and its memory together give both.
void measure_unmodelled(const std::vector<RawResiduals>& all, const std::vector<ResidualSpread>& spreads,
                        double bandwidth, Index j, JointNoise& joint) {
  // Mean squares over all recordings: raw, filtered, and what the parameters' errors make of the latter.
  double before = 0, after = 0, parameters = 0, rows = 0, seconds = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const RawResiduals& r = all[i];
    const double count = r.moving.col(j).sum();
    before += count * mean_square(r.torque.col(j), r.moving.col(j));
    after += count * mean_square(r.filtered.col(j), r.moving.col(j));
    parameters += count * mean_square(spreads[i].model.col(j), r.moving.col(j));
    rows += count, seconds += count / r.raw->rate;
  }
  if (!(rows > 0)) return;
  before /= rows, after /= rows, parameters /= rows;
  const double speed = 2 * M_PI * bandwidth, noise = spreads.front().noise[j] * spreads.front().noise[j];
  // The filtered noise's variance is known from about seconds · speed independent values; two deviations of it are no
  // sign of anything else.
  constexpr double kDeviations = 2;
  const double doubt = noise * kDeviations * std::sqrt(2 / std::max(1.0, seconds * speed));
  // What the filter lets through beyond noise and parameters is slow.
  const double slow = after - noise - parameters;
  if (slow <= doubt) return;
  // Before the filter there is at least as much; the ratio of both gives the memory:  slow / whole = K m / (1 + K m).
  // Where they come out alike, a memory of fifty time constants of the filter is the longest that is told.
  constexpr double kMore = 1.02;
  const double whole = std::max(before - joint.sample * joint.sample - parameters, kMore * slow);
  joint.unmodelled = std::sqrt(whole);
  joint.memory_s = slow / (whole - slow) / speed;
}

// Residuals in deviations, as the monitor sees them, without the time that the observer needs to settle.
QuietScores scores_of(const RawResiduals& r, const ResidualSpread& spread) {
  QuietScores out{r.raw->time, spread.scores(r.filtered), r.raw->starts, r.raw->rate};
  for (const Index start : r.raw->starts) {
    const auto settle = std::min<Index>(static_cast<Index>(kSettle * r.raw->rate), out.score.size() - start);
    out.score.segment(start, settle).setConstant(-std::numeric_limits<double>::infinity());
  }
  return out;
}

}  // namespace

NoiseModel measure_noise(const NoiseProblem& p, const std::vector<Samples>& samples) {
  NoiseModel out;
  const SpreadOptions spread_options{.set = p.model.best(), .bandwidth_hz = out.bandwidth_hz};
  const std::vector<LeftOut> parts = leave_out(p, samples);
  const TorqueModel smooth(p.torque_model.robot(), smoothed(p.torque_model.terms(), spread_options.friction_velocity));
  // Residuals of raw samples with parameters that have not seen them.
  std::vector<RawResiduals> all;
  std::vector<Samples> beginnings;
  beginnings.reserve(samples.size());
  bool left_out = true;
  // Raw samples, so that noise is that of one sample; of a long log, the beginning.
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const Samples& whole = samples[i].raw ? *samples[i].raw : samples[i];
    if (whole.size() > kMostRows) beginnings.push_back(rows_of(whole, 0, kMostRows));
    const Samples& raw = whole.size() > kMostRows ? beginnings.back() : whole;
    RawResiduals r{&raw, left_out_residuals(smooth, samples[i], raw, parts[i]), {}, {}};
    r.filtered = observer_filter(r.torque, raw.starts, raw.rate, out.bandwidth_hz);
    // Near rest the residual is not noise: dry friction can hold any torque there.
    r.moving = moving_weights(p.torque_model, raw.motion, std::max(p.standstill, kNearRest));
    if (r.moving.size() == 0) r.moving = Matrix::Ones(raw.size(), raw.tau.cols());
    left_out = left_out && parts[i].left_out;
    all.push_back(std::move(r));
  }
  out.rate_hz = all.front().raw->rate;
  // Noise by repetition where there are periods, else the floor of the residuals' spectrum.
  const auto from_periods = period_noise(samples);
  out.source = from_periods ? NoiseModel::Source::Periods
                            : (left_out ? NoiseModel::Source::LeftOut : NoiseModel::Source::Residuals);
  const Index n = p.torque_model.joints();
  out.joints = from_periods ? *from_periods : std::vector<JointNoise>(static_cast<std::size_t>(n));
  for (Index j = 0; j < n && !from_periods; ++j) {
    const RawResiduals& r = all.front();
    // Rows at rest are 0 here: the floor is put back to those that count.
    const Vector e = r.torque.col(j).cwiseProduct(r.moving.col(j));
    const double kept = r.moving.col(j).mean();
    const double floor = noise_floor(fit_autoregression(e, r.raw->starts, kMaxOrder));
    out.joints[static_cast<std::size_t>(j)].sample = kept > 0 ? std::sqrt(floor / kept) : 0;
  }
  // What is beyond noise, then how often all of it together strays.
  // The spread that noise and parameters explain, first without what is unmodelled, then with it.
  IdentifiedModel model = p.model;
  model.noise_model = out;
  std::vector<ResidualSpread> spreads;
  for (const RawResiduals& r : all) spreads.push_back(residual_spread(model, *r.raw, spread_options));
  for (Index j = 0; j < n; ++j) {
    JointNoise& joint = out.joints[static_cast<std::size_t>(j)];
    measure_unmodelled(all, spreads, out.bandwidth_hz, j, joint);
    place_residuals(all, j, joint);
  }
  model.noise_model = out;
  std::vector<QuietScores> quiet;
  for (const RawResiduals& r : all) quiet.push_back(scores_of(r, residual_spread(model, *r.raw, spread_options)));
  out.tail = fit_tail(quiet);
  return out;
}

}  // namespace armature
