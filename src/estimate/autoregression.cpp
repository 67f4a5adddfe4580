#include <algorithm>
#include <cmath>

#include "armature/statistics.hpp"

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

}  // namespace

double Autoregression::inflation() const {
  // Spectrum at frequency 0 over the variance: (innovation / (1 − Σ a)²) / variance.
  const double gain = 1 - coefficients.sum();
  if (!(variance > 0) || !(gain > 0)) return 1;
  return std::max(1.0, innovation / (gain * gain) / variance);
}

Autoregression fit_autoregression(const Vector& residual, const std::vector<Eigen::Index>& starts, int max_order) {
  const int orders = static_cast<int>(std::clamp<Eigen::Index>(residual.size() / 10, 0, max_order));
  const Vector r = autocovariance(residual, starts, orders);
  Autoregression best{{}, r[0], r[0]};
  if (!(r[0] > 0)) return best;
  const auto n = static_cast<double>(residual.size());
  double best_criterion = n * std::log(r[0]);
  // Levinson–Durbin, one order after the other.
  Vector a = Vector::Zero(0);
  double innovation = r[0];
  for (int order = 1; order <= orders; ++order) {
    double reflection = r[order];
    for (int i = 0; i < order - 1; ++i) reflection -= a[i] * r[order - 1 - i];
    reflection /= innovation;
    Vector next(order);
    next[order - 1] = reflection;
    for (int i = 0; i < order - 1; ++i) next[i] = a[i] - reflection * a[order - 2 - i];
    a = next;
    innovation *= 1 - reflection * reflection;
    if (!(innovation > 1e-14 * r[0])) break;
    const double criterion = n * std::log(innovation) + 2.0 * order;
    if (criterion < best_criterion) {
      best_criterion = criterion;
      best = {a, innovation, r[0]};
    }
  }
  return best;
}

}  // namespace armature
