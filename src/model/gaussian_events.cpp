#include "model/gaussian_events.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "armature/rng.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Levels at which the second factor is known; between them its logarithm is interpolated.
constexpr double kLowest = 1.5, kHighest = 8, kStep = 0.25;
constexpr Index kLevels = static_cast<Index>((kHighest - kLowest) / kStep) + 1;
// Paths behind each factor: a factor of 0.1 is then known to 7 %, which moves the level by 0.3 % of itself.
constexpr int kPaths = 2000;

// P(X > z) of a standard normal.
double normal_tail(double z) { return 0.5 * std::erfc(z / std::sqrt(2.0)); }

// A memory below a microsecond is none.
constexpr double kShortest_s = 1e-6;
// After four time constants 2 % of what was before is left.
constexpr double kSettleTimes = 4;

// One path of unit variance after `run_in` samples, the constant part included.
class PathMaker {
 public:
  PathMaker(const ResidualProcess& process, double rate, double bandwidth)
      : process_(process), forget_(std::exp(-1 / (rate * std::max(process.memory_s, kShortest_s)))) {
    const double gain = 2 * M_PI * bandwidth / rate;
    a_ = gain / (1 + gain);
    noise_deviation_ = deviation_of_noise();
  }

  void make(Index run_in, Vector& path, Rng& rng) const {
    const Index order = process_.colour.size();
    Vector coloured = Vector::Zero(run_in + path.size());
    // The slow part starts in its stationary state, the filtered noise runs in.
    double state = 0, slow = rng.normal();
    const double constant = std::sqrt(process_.constant) * rng.normal();
    // Keeps the slow part's variance at 1.
    const double fresh = std::sqrt(1 - forget_ * forget_);
    for (Index k = 0; k < coloured.size(); ++k) {
      // White noise gets its colour, then goes through the observer's filter.
      double x = rng.normal();
      for (Index i = 0; i < std::min(order, k); ++i) x += process_.colour[i] * coloured[k - 1 - i];
      coloured[k] = x;
      state += a_ * ((k > 0 ? 0.5 * (x + coloured[k - 1]) : x) - state);
      slow = forget_ * slow + fresh * rng.normal();
      if (k >= run_in)
        path[k - run_in] =
            std::sqrt(process_.noise) * state / noise_deviation_ + std::sqrt(process_.unmodelled) * slow + constant;
    }
  }

  // Four time constants of the filter, and what the colour remembers.
  [[nodiscard]] Index run_in() const {
    return static_cast<Index>(kSettleTimes / a_) + static_cast<Index>(kSettleTimes) * process_.colour.size();
  }

  // Correlation of the whole with the sample `lags` later, lags 0 … count − 1.
  [[nodiscard]] Vector correlation(Index count) const {
    // Autocorrelation of filtered noise is that of its impulse response: Σ h_k h_(k+l) / Σ h_k².
    const Vector h = response(count + run_in());
    Vector out(count);
    for (Index l = 0; l < count; ++l) {
      const Index n = h.size() - l;
      out[l] = process_.noise * h.head(n).dot(h.tail(n)) / h.squaredNorm() +
               process_.unmodelled * std::pow(forget_, static_cast<double>(l)) + process_.constant;
    }
    return out;
  }

 private:
  // Impulse response of colour and filter together.
  [[nodiscard]] Vector response(Index count) const {
    Vector coloured = Vector::Zero(count), out(count);
    double state = 0;
    for (Index k = 0; k < count; ++k) {
      double x = k == 0 ? 1 : 0;
      for (Index i = 0; i < std::min(process_.colour.size(), k); ++i) x += process_.colour[i] * coloured[k - 1 - i];
      coloured[k] = x;
      state += a_ * (0.5 * (x + (k > 0 ? coloured[k - 1] : 0)) - state);
      out[k] = state;
    }
    return out;
  }
  [[nodiscard]] double deviation_of_noise() const { return response(4 * run_in()).norm(); }

  const ResidualProcess& process_;
  double forget_, a_ = 1, noise_deviation_ = 1;
};

// P(no other sample above z within the hold | X_0 > z) on the grid of levels.
Vector ends_of(const ResidualProcess& process, double rate, double bandwidth) {
  const PathMaker maker(process, rate, bandwidth);
  // X_0 and all samples within the hold.
  const Index count = std::max<Index>(2, static_cast<Index>(std::lround(kEventHold * rate)) + 1);
  const Vector correlation = maker.correlation(count);
  Vector path(count), ended = Vector::Zero(kLevels), weight = Vector::Zero(kLevels);
  Rng rng(7);
  for (int p = 0; p < kPaths; ++p) {
    maker.make(maker.run_in(), path, rng);
    const double u = 1 - rng.uniform(), before = path[0];
    for (Index i = 0; i < kLevels; ++i) {
      const double z = kLowest + kStep * static_cast<double>(i);
      // X_0 drawn with density x exp(−x²/2) above z, weighted by 1/x: the Gaussian's own tail.
      const double x = std::sqrt(z * z - 2 * std::log(u));
      // Given X_0 = x, the path is moved by (x − X_0) times its correlation with X_0.
      const bool again = ((path + (x - before) * correlation).tail(count - 1).array() > z).any();
      weight[i] += 1 / x, ended[i] += again ? 0 : 1 / x;
    }
  }
  // Where no path ended, half of one: the logarithm needs a number.
  return ended.cwiseQuotient(weight).cwiseMax(0.5 / kPaths);
}

}  // namespace

bool ResidualProcess::operator==(const ResidualProcess& o) const {
  return colour.size() == o.colour.size() && colour == o.colour && noise == o.noise && unmodelled == o.unmodelled &&
         memory_s == o.memory_s && constant == o.constant;
}

GaussianEvents::GaussianEvents(const std::vector<ResidualProcess>& joints, double rate_hz, double bandwidth_hz)
    : rate_(rate_hz), ends_(Vector::Zero(kLevels)) {
  // Joints with the same process need one simulation.
  std::vector<std::pair<ResidualProcess, Vector>> known;
  for (const ResidualProcess& joint : joints) {
    const auto same = std::find_if(known.begin(), known.end(), [&](const auto& k) { return k.first == joint; });
    if (same != known.end()) {
      ends_ += same->second;
      continue;
    }
    known.emplace_back(joint, ends_of(joint, rate_hz, bandwidth_hz));
    ends_ += known.back().second;
  }
}

double GaussianEvents::per_second(double z) const {
  // Place of z on the grid; beyond its ends, the factor at the end.
  constexpr double kInside = 1e-9;  // the last level is the upper end of an interval
  const double place = std::clamp((z - kLowest) / kStep, 0.0, static_cast<double>(kLevels - 1) - kInside);
  const auto low = static_cast<Index>(place);
  const double share = place - static_cast<double>(low);
  const double ends = std::exp((1 - share) * std::log(ends_[low]) + share * std::log(ends_[low + 1]));
  // Events of other joints within the hold are the same event.
  const double alone = rate_ * 2 * normal_tail(z) * ends;
  return alone / (1 + alone * kEventHold);
}

double GaussianEvents::level(double wanted) const {
  // Bisection: the rate falls with z. Beyond 30 deviations nothing happens in the age of the universe; 60 halvings
  // reach the last bit.
  constexpr double kNever = 30;
  constexpr int kHalvings = 60;
  double low = 0, high = kNever;
  for (int i = 0; i < kHalvings; ++i) {
    const double z = 0.5 * (low + high);
    (per_second(z) > wanted ? low : high) = z;
  }
  return high;
}

double GaussianEvents::scale(double z) const {
  // A difference over z² + 2: the scale of Gaussian residuals is about 2.
  const double further = std::sqrt(z * z + 2);
  return (further * further - z * z) / std::log(per_second(z) / per_second(further));
}

std::vector<Excursion> find_excursions(const Vector& score, const Vector& time, const std::vector<Index>& starts,
                                       double level, double release, double hold) {
  std::vector<Excursion> list;
  bool open = false;
  double last_above = 0;
  std::size_t piece = 0;
  for (Index k = 0; k < score.size(); ++k) {
    // An excursion does not go on across the end of a stretch, nor after the hold.
    if (piece < starts.size() && starts[piece] == k) open = false, ++piece;
    if (open && time[k] - last_above > hold) open = false;
    if (!open && score[k] > level) {
      list.push_back({k, k, k});
      open = true;
    }
    if (!open) continue;
    Excursion& e = list.back();
    if (score[k] > release) last_above = time[k];
    if (score[k] > level) e.last = k;
    if (score[k] > score[e.peak]) e.peak = k;
  }
  return list;
}

ExceedanceTail fit_tail(const std::vector<QuietScores>& quiet) {
  // 40 events: their scale is known to 16 %.
  constexpr double kWanted = 40;
  ExceedanceTail tail;
  tail.largest = -std::numeric_limits<double>::infinity();
  // Time that counts, and the largest score of all.
  for (const QuietScores& q : quiet) {
    if (q.score.size() == 0) continue;
    tail.seconds += static_cast<double>((q.score.array() > -std::numeric_limits<double>::infinity()).count()) / q.rate;
    tail.largest = std::max(tail.largest, q.score.maxCoeff());
  }
  if (!(tail.largest > 0)) return tail.largest = 0, tail;
  // One peak per excursion.
  const auto peaks_above = [&](double level) {
    std::vector<double> peaks;
    for (const QuietScores& q : quiet) {
      for (const Excursion& e : find_excursions(q.score, q.time, q.starts, level, level, kEventHold))
        peaks.push_back(q.score[e.peak]);
    }
    return peaks;
  };
  // Low levels join everything to one excursion: from above, the level is lowered until there are enough.
  constexpr double kLower = 0.005;
  constexpr int kSteps = 200;  // down to 0
  tail.level = tail.largest;
  for (int i = 1; i < kSteps; ++i) {
    const double level = tail.largest * (1 - kLower * i);
    const auto peaks = peaks_above(level);
    if (static_cast<double>(peaks.size()) < tail.events) break;
    tail.level = level, tail.events = static_cast<double>(peaks.size());
    if (tail.events >= kWanted) break;
  }
  // For an exponential tail in z², the mean excess is its scale.
  double excess = 0;
  const auto peaks = peaks_above(tail.level);
  for (const double p : peaks) excess += p * p - tail.level * tail.level;
  if (!peaks.empty()) tail.scale = excess / static_cast<double>(peaks.size());
  return tail;
}

AlarmLevel alarm_level(const GaussianEvents& events, const ExceedanceTail& tail, double per_hour) {
  // 99 % of a standard normal; fewer than 8 events say nothing about a scale.
  constexpr double kDoubt = 2.576, kFewest = 8;
  AlarmLevel out;
  const double wanted = per_hour / 3600;
  out.z = events.level(wanted);
  // No event in a time T allows, at 95 %, a rate of up to 3 / T.
  constexpr double kNoEvent = 3;
  out.supported_per_hour = tail.seconds > 0 ? kNoEvent * 3600 / tail.seconds : std::numeric_limits<double>::infinity();
  if (!(tail.seconds > 0)) return out;
  // Too few to fit a tail: stay above all that was seen, by a tenth.
  constexpr double kAbove = 1.1;
  if (tail.events < kFewest) return out.z = std::max(out.z, kAbove * tail.largest), out;
  // A Poisson count against what Gaussian residuals would give, and the scale of the tail against theirs.
  const double expected = events.per_second(tail.level) * tail.seconds;
  const double own = events.scale(tail.level);
  const bool other_count = std::abs(tail.events - expected) > kDoubt * std::sqrt(expected) + 1;
  const bool other_scale = std::abs(tail.scale / own - 1) > kDoubt / std::sqrt(tail.events);
  if (!other_count && !other_scale) return out;
  out.gaussian = false;
  const double scale = other_scale ? tail.scale : own;
  // The level at which the measured tail has fallen to the wanted rate.
  out.z = std::sqrt(std::max(0.0, tail.level * tail.level + scale * std::log(tail.events / tail.seconds / wanted)));
  return out;
}

}  // namespace armature
