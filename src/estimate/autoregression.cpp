#include "estimate/autoregression.hpp"

#include <algorithm>
#include <cmath>

namespace armature {
namespace {

// Biased autocovariances (divided by N): the model they give is always stable.
Vector autocovariance(const Vector& e, const std::vector<Eigen::Index>& starts, int lags) {
  Vector r = Vector::Zero(lags + 1);
  for (std::size_t s = 0; s < starts.size(); ++s) {
    const Eigen::Index end = s + 1 < starts.size() ? starts[s + 1] : e.size();
    const Eigen::Index length = end - starts[s];
    for (Eigen::Index k = 0; k <= std::min<Eigen::Index>(lags, length - 1); ++k)
      r[k] += e.segment(starts[s], length - k).dot(e.segment(starts[s] + k, length - k));
  }
  return r / static_cast<double>(std::max<Eigen::Index>(1, e.size()));
}

// The models of order 0, 1, … by Levinson–Durbin, until nothing is left to predict. `count`: samples behind r.
std::vector<Autoregression> levinson(const Vector& r, double count) {
  std::vector<Autoregression> models = {{{}, r[0], r[0], count}};
  // 1ᵀ Γ⁻¹ 1 of the order's autocovariances: the prediction errors of all lower orders are uncorrelated.
  double ones = 0;
  for (Eigen::Index order = 1; order < r.size(); ++order) {
    const Vector& a = models.back().coefficients;
    const double before = models.back().innovation;
    // Reflection: what the new lag says beyond the lags before it.
    double reflection = r[order];
    for (Eigen::Index i = 0; i < order - 1; ++i) reflection -= a[i] * r[order - 1 - i];
    reflection /= before;
    // Coefficients of the new order from those of the last one.
    Vector next(order);
    next[order - 1] = reflection;
    for (Eigen::Index i = 0; i < order - 1; ++i) next[i] = a[i] - reflection * a[order - 2 - i];
    const double innovation = before * (1 - reflection * reflection);
    // Nothing but rounding is left to predict.
    constexpr double kRounding = 1e-14;
    if (!(innovation > kRounding * r[0])) break;
    ones += std::pow(1 - a.sum(), 2) / before;
    // S = innovation / (1 − Σ a)², and Σ a has the variance innovation · 1ᵀ Γ⁻¹ 1 / count.
    const double gain = 1 - next.sum();
    const double freedom = count / (1 + 2 * innovation * ones / (gain * gain));
    models.push_back({next, innovation, r[0], freedom});
  }
  return models;
}

// Akaike: n ln(innovation) + 2 · order is smallest.
std::size_t akaike_order(const std::vector<Autoregression>& models, double n) {
  const auto criterion = [n](const Autoregression& m) {
    return n * std::log(m.innovation) + 2.0 * static_cast<double>(m.coefficients.size());
  };
  const auto best = std::min_element(models.begin(), models.end(), [&](const auto& one, const auto& other) {
    return criterion(one) < criterion(other);
  });
  return static_cast<std::size_t>(best - models.begin());
}

}  // namespace

double Autoregression::inflation() const {
  // Spectrum at frequency 0 over the variance: (innovation / (1 − Σ a)²) / variance.
  const double gain = 1 - coefficients.sum();
  if (!(variance > 0) || !(gain > 0)) return 1;
  return std::max(1.0, innovation / (gain * gain) / variance);
}

// The best order for given autocovariances; nothing where the signal is zero.
Autoregression autoregression_of(const Vector& autocovariance, double count) {
  if (autocovariance.size() == 0 || !(autocovariance[0] > 0)) return {};
  const std::vector<Autoregression> found = levinson(autocovariance, count);
  return found[akaike_order(found, count)];
}

Autoregression fit_autoregression(const Vector& residual, const std::vector<Eigen::Index>& starts, int max_order,
                                  const Vector& lost) {
  // Ten samples for each order, at least: its coefficient is known to a third.
  constexpr Eigen::Index kSamplesPerOrder = 10;
  const int orders = static_cast<int>(std::clamp<Eigen::Index>(residual.size() / kSamplesPerOrder, 0, max_order));
  const Vector r = autocovariance(residual, starts, orders);
  if (!(r[0] > 0)) return {{}, r[0], r[0], 0};
  const double n = static_cast<double>(residual.size()), kept = n - (lost.size() > 0 ? lost[0] : 0.0);
  const std::vector<Autoregression> found = levinson(r, kept);
  if (lost.size() == 0) return found[akaike_order(found, n)];
  // The order is chosen after what white noise would have lost is put back: a fit takes low frequencies out, and what
  // is left of white noise would need lags to describe the hole.
  const std::vector<Autoregression> filled = levinson(r + r[0] / n * lost.head(orders + 1), kept);
  const std::size_t order = akaike_order(filled, n);
  // The model of that order after the lost autocovariances are put back.
  const auto corrected = [&](double power) {
    const auto models = levinson(r + power / n * lost.head(orders + 1), kept);
    return models[std::min(order, models.size() - 1)];
  };
  // S, the power at frequency 0; an inflation beyond n says no more than one independent sample.
  const auto power_of = [n](const Autoregression& m) { return m.variance * std::min(m.inflation(), n); };
  // The power that the correction adds is the corrected model's: rounds settle it. Where the fit took as much as there
  // was, or the rest is no noise at all but what the model lacks, they do not: the deviation doubles at most.
  constexpr int kRounds = 30;
  constexpr double kMost = 4;
  const std::size_t first = std::min(order, found.size() - 1);
  const double most = kMost * power_of(found[first]);
  Autoregression out = found[first];
  for (int round = 0; round < kRounds; ++round) {
    const Autoregression next = corrected(power_of(out));
    if (!(power_of(next) <= most)) break;
    out = next;
  }
  // An error of the corrected power comes back with it: S = F(S) is off by 1 / (1 − dF/dS) times what F is. Beyond a
  // factor of 2 the rounds do not settle.
  constexpr double kStep = 0.01, kSteepest = 0.5;
  const double power = power_of(out);
  const double slope = (power_of(corrected((1 + kStep) * power)) - power_of(corrected(power))) / (kStep * power);
  out.degrees_of_freedom *= std::pow(1 - std::clamp(slope, 0.0, kSteepest), 2);
  return out;
}

}  // namespace armature
