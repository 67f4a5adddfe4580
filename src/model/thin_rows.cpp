#include "model/thin_rows.hpp"

#include <algorithm>
#include <cmath>

#include "armature/estimate.hpp"
#include "armature/near_rest.hpp"
#include "estimate/recordings.hpp"
#include "estimate/thinning.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// A few ten thousand rows say what a filter would lose.
constexpr Index kMostThinned = 30000;
constexpr int kMostKept = 128;
constexpr double kCost = 1.02;
// Rows at the ends of stretches, where the filter would reach over, may cost this share.
constexpr double kEdges = 0.03;

// Rows of the longest stretch, from its middle.
Samples excerpt(const Samples& s) {
  // The longest stretch has the fewest ends for its rows.
  Index from = 0, count = 0;
  for (std::size_t i = 0; i < s.starts.size(); ++i) {
    const Index end = i + 1 < s.starts.size() ? s.starts[i + 1] : s.size();
    if (end - s.starts[i] > count) from = s.starts[i], count = end - s.starts[i];
  }
  if (count > kMostThinned) from += (count - kMostThinned) / 2, count = kMostThinned;
  return rows_of(s, from, count);
}

// Deviations of all parameters for noise of these sizes; empty if the rows do not determine them.
Vector deviations(const Information& information, const Vector& sigma) {
  const LeastSquaresCost cost = make_cost(information, sigma);
  const Matrix& r = cost.factor;
  constexpr double kSingular = 1e-12;
  if (r.rows() != r.cols() || (r.diagonal().cwiseAbs().array() <= kSingular * r.diagonal().cwiseAbs().maxCoeff()).any())
    return {};
  // C = R⁻¹ R⁻ᵀ: the deviation of parameter i is the norm of row i of R⁻¹.
  const Matrix inverse = r.triangularView<Eigen::Upper>().solve(Matrix::Identity(r.rows(), r.cols()));
  return inverse.rowwise().norm();
}

}  // namespace

int choose_keep_every(const TorqueModel& model, const BaseMap& base, const std::vector<Samples>& samples,
                      double standstill, double minimum_speed, int threads) {
  std::vector<Samples> parts;
  for (const Samples& s : samples) {
    // Means of periods have few rows already.
    if (s.noise_variance) return 1;
    parts.push_back(excerpt(s));
  }
  std::vector<Matrix> weights;
  for (const Samples& part : parts) weights.push_back(moving_weights(model, part.motion, standstill, minimum_speed));
  const auto gathered = [&](int keep) {
    return accumulate_all(model, base, parts, {.threads = threads, .keep_every = keep},
                          [&](std::size_t i) { return weights[i]; });
  };
  // Deviations with all rows are what thinned rows are compared with.
  const auto whole = gathered(1);
  if (!whole) return 1;
  const Estimate fit = estimate(*whole);
  if (!fit.usable() || (fit.sigma.array() <= 0).any()) return 1;
  const Vector before = deviations(*whole, fit.sigma);
  if (before.size() == 0) return 1;
  int chosen = 1;
  // Twice as many left out each time, until some parameter would lose more than 2 %.
  for (int keep = 2; keep <= kMostKept; keep *= 2) {
    // What the ends of all stretches would cost, and how many equations would be left: ten for each parameter.
    constexpr double kFewestEquations = 10;
    double rows = 0, kept = 0;
    for (const Samples& s : samples) {
      rows += static_cast<double>(s.size());
      kept += static_cast<double>(Thinning(s.size(), s.starts, keep).size()) * keep;
    }
    const double equations = kept / keep * model.joints();
    if (kept < (1 - kEdges) * rows || equations < kFewestEquations * base.size()) break;
    const auto thin = gathered(keep);
    if (!thin) break;
    // Fewer rows, each with Σ h² of the noise's variance.
    const Vector after = deviations(*thin, fit.sigma * std::sqrt(Thinning(0, {}, keep).noise_gain()));
    if (after.size() == 0) break;
    // Rows lost at the ends of the excerpt do not count.
    double all = 0, used = 0;
    for (const Samples& part : parts) {
      all += static_cast<double>(part.size());
      used += static_cast<double>(Thinning(part.size(), {0}, keep).size()) * keep;
    }
    if ((after.array() * std::sqrt(used / all) > kCost * before.array()).any()) break;
    chosen = keep;
  }
  return chosen;
}

}  // namespace armature
