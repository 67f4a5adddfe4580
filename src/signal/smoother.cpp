// Likelihood and motion of given models; the motion with lanes() columns at a time through the kernel.
#include "armature/smoother.hpp"

#include <cmath>
#include <iterator>

#include "armature/parallel.hpp"
#include "signal/smoother_pack.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using smoothing::Batch;
using smoothing::check;
using smoothing::Evidence;
using smoothing::kMostLanes;
using smoothing::pack;
using smoothing::Packed;
using smoothing::set_numbers;

// −2 log of the restricted likelihood without its constant, for noise of variance `variance`.
double restricted(const Evidence& e, int lane, double rows, int order, double time_constant, double variance) {
  return (rows - order) * std::log(2 * M_PI * variance) + e.rest[lane] / variance + 2 * e.log_det[lane] +
         order * (order - 1) * std::log(time_constant);
}

// Puts smoothed rows of some columns where they belong, in the columns' own units.
struct Gathered {
  const std::vector<Index>& columns;
  const std::vector<SmootherModel>& models;
  Smoothed& out;

  static void take(void* self, std::ptrdiff_t first, std::ptrdiff_t rows, const double* mean, const double* variance) {
    static_cast<const Gathered*>(self)->put(first, rows, mean, variance);
  }
  void put(Index first, Index rows, const double* mean, const double* variance) const {
    const Index width = smoothing::lanes();
    Matrix* const means[4] = {&out.q, &out.v, &out.a, &out.jerk};
    Matrix* const deviations[3] = {&out.q_deviation, &out.v_deviation, &out.a_deviation};
    for (Index l = 0; l < std::ssize(columns); ++l) {
      const Index j = columns[static_cast<std::size_t>(l)];
      const SmootherModel& m = models[static_cast<std::size_t>(j)];
      double unit = 1;
      for (int i = 0; i < 4; ++i, unit /= m.time_constant) {
        double* to = means[i]->col(j).data() + first;
        for (Index k = 0; k < rows; ++k) to[k] = unit * mean[(4 * k + i) * width + l];
        if (i == 3) continue;
        double* deviation = deviations[i]->col(j).data() + first;
        for (Index k = 0; k < rows; ++k) deviation[k] = m.noise * unit * std::sqrt(variance[(3 * k + i) * width + l]);
      }
    }
  }
};

}  // namespace

// c = r h / T^(2p), from the definition of T.
double SmootherModel::drive() const { return noise * noise * step / std::pow(time_constant, 2 * order); }

Vector smoother_likelihood(const Vector& time, const Matrix& columns, const std::vector<SmootherModel>& models) {
  check(time, columns, models.size());
  Vector out(columns.cols());
  Packed p;
  // One column at a time: models may differ in order.
  for (Index j = 0; j < columns.cols(); ++j) {
    const SmootherModel& m = models[static_cast<std::size_t>(j)];
    pack(columns, 0, columns.rows(), {j}, p.y);
    p.batch = {.rows = columns.rows(),
               .time = time.data(),
               .y = p.y.data(),
               .weight = nullptr,
               .time_constant = {},
               .ratio = {}};
    set_numbers(p.batch, {m.time_constant}, {m.step});
    Evidence all, first;
    // All rows count; none is marked.
    smoothing::evidence(m.order, p.batch, 0, all, first);
    out[j] =
        -0.5 * restricted(all, 0, static_cast<double>(columns.rows()), m.order, m.time_constant, m.noise * m.noise);
  }
  return out;
}

Vector smoother_likelihood_slope(const Vector& time, const Matrix& columns, const std::vector<SmootherModel>& models) {
  check(time, columns, models.size());
  Vector out(columns.cols());
  Packed p;
  for (Index j = 0; j < columns.cols(); ++j) {
    const SmootherModel& m = models[static_cast<std::size_t>(j)];
    // The drive's mean is in the unit of the noise, its spread is without unit: in that unit both are.
    const Matrix scaled = columns.col(j) / m.noise;
    pack(scaled, 0, scaled.rows(), {0}, p.y);
    p.batch = {.rows = columns.rows(),
               .time = time.data(),
               .y = p.y.data(),
               .weight = nullptr,
               .time_constant = {},
               .ratio = {}};
    set_numbers(p.batch, {m.time_constant}, {m.step});
    // Fisher: ∂ log L / ∂ log c = ½ (E Σ|w|² − number of w), p numbers per step.
    double drive[kMostLanes] = {};
    smoothing::smooth(m.order, p.batch, {}, drive);
    out[j] = 0.5 * (drive[0] - static_cast<double>(m.order * (columns.rows() - 1)));
  }
  return out;
}

Smoothed smooth(const Vector& time, const Matrix& columns, const std::vector<SmootherModel>& models,
                const Matrix& weights, int threads) {
  check(time, columns, models.size());
  const Index rows = columns.rows(), n = columns.cols();
  Smoothed out;
  for (Matrix* m : {&out.q, &out.v, &out.a, &out.jerk, &out.q_deviation, &out.v_deviation, &out.a_deviation})
    *m = Matrix::Zero(rows, n);
  // A log without rows gives empty results.
  if (rows == 0) return out;
  // Columns of one order, as many at a time as the kernel takes.
  const Index width = smoothing::lanes();
  std::vector<std::vector<Index>> groups;
  for (const int order : {3, 4, 5}) {
    bool open = false;
    for (Index j = 0; j < n; ++j) {
      if (models[static_cast<std::size_t>(j)].order != order) continue;
      if (!open || std::ssize(groups.back()) == width) groups.emplace_back();
      groups.back().push_back(j);
      open = true;
    }
  }
  parallel_for(static_cast<int>(groups.size()), threads, [&](int g) {
    const auto& lanes = groups[static_cast<std::size_t>(g)];
    Packed p;
    pack(columns, 0, rows, lanes, p.y);
    if (weights.size() > 0) pack(weights.cwiseSqrt(), 0, rows, lanes, p.weight);
    p.batch = {.rows = rows,
               .time = time.data(),
               .y = p.y.data(),
               .weight = p.weight.empty() ? nullptr : p.weight.data(),
               .time_constant = {},
               .ratio = {}};
    // T and the typical step may differ from lane to lane.
    std::vector<double> constants, steps;
    for (const Index j : lanes) {
      constants.push_back(models[static_cast<std::size_t>(j)].time_constant);
      steps.push_back(models[static_cast<std::size_t>(j)].step);
    }
    set_numbers(p.batch, constants, steps);
    Gathered gathered{lanes, models, out};
    smoothing::smooth(models[static_cast<std::size_t>(lanes[0])].order, p.batch, {&gathered, &Gathered::take}, nullptr);
  });
  return out;
}

}  // namespace armature
