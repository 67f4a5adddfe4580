// Order, time constant and noise by maximum likelihood.
#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "armature/parallel.hpp"
#include "armature/smoother.hpp"
#include "signal/smoother_pack.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using smoothing::check;
using smoothing::Evidence;
using smoothing::pack;
using smoothing::Packed;
using smoothing::set_numbers;

// What the likelihood is computed from: a log with fewer rows, and its blocks.
struct Excerpt {
  Vector time;
  Matrix columns;
  std::vector<Index> starts;  // of blocks without connection
  double step = 0;            // [s] typical
  double mean_of = 1;         // rows behind each: the noise's variance is that much smaller
};

// The second derivative at the middle of three points, nearly evenly spaced.
double bend(const Vector& time, const Vector& y, Index k) {
  const Index i = std::clamp<Index>(k, 1, time.size() - 2);
  const double before = time[i] - time[i - 1], after = time[i + 1] - time[i];
  if (!(before > 0) || !(after > 0)) return 0;
  return 2 * ((y[i + 1] - y[i]) / after - (y[i] - y[i - 1]) / before) / (before + after);
}

// Means over runs of `run` rows: short beside the time constant, they lose nothing. The mean of a curve is off the
// curve by half its second derivative times the spread of the stamps. What is the same in every run bends nothing;
// where stamps jitter, the rest is taken off.
Excerpt binned(const Vector& time, const Matrix& columns, Index run, double step) {
  const Index rows = time.size() / run;
  Excerpt out{
      Vector(rows), Matrix(rows, columns.cols()), {0}, step * static_cast<double>(run), static_cast<double>(run)};
  Vector spread(rows);
  for (Index k = 0; k < rows; ++k) {
    // Mean time, mean values, and the spread of the stamps within the run.
    const auto own = time.segment(k * run, run);
    out.time[k] = own.mean();
    spread[k] = (own.array() - out.time[k]).square().mean();
    out.columns.row(k) = columns.middleRows(k * run, run).colwise().mean();
  }
  if (rows < 3) return out;
  spread.array() -= spread.mean();
  for (Index j = 0; j < columns.cols(); ++j) {
    const Vector means = out.columns.col(j);
    for (Index k = 0; k < rows; ++k) out.columns(k, j) -= 0.5 * bend(out.time, means, k) * spread[k];
  }
  return out;
}

// All rows, or a few blocks of them spread over the log.
Excerpt blocks_of(const Vector& time, const Matrix& columns, Index most_rows, double step) {
  const Index rows = time.size();
  if (rows <= most_rows) return {time, columns, {0}, step};
  // Evenly spread, the first at the beginning and the last at the end of the log.
  constexpr Index kBlocks = 4;
  const Index count = most_rows / kBlocks;
  Excerpt out{Vector(count * kBlocks), Matrix(count * kBlocks, columns.cols()), {}, step};
  for (Index b = 0; b < kBlocks; ++b) {
    const Index from = b * (rows - count) / (kBlocks - 1);
    out.starts.push_back(b * count);
    out.time.segment(b * count, count) = time.segment(from, count);
    out.columns.middleRows(b * count, count) = columns.middleRows(from, count);
  }
  return out;
}

// The likelihood of an excerpt for any column, order and T, as many at a time as the kernel has lanes.
class Search {
 public:
  Search(Excerpt excerpt, const Vector& floor, int threads)
      : excerpt_(std::move(excerpt)), floor_(floor / std::sqrt(excerpt_.mean_of)), threads_(threads) {
    const Index blocks = std::ssize(excerpt_.starts);
    // The state is settled after a few dozen rows, or a tenth of a short log.
    constexpr Index kPart = 10, kFewest = 8, kEnough = 64;
    marked_ = std::clamp<Index>(excerpt_.time.size() / blocks / kPart, kFewest, kEnough);
  }

  struct Job {
    Index column;
    double time_constant;
  };
  struct Value {
    double cost = 0;         // −2 log of the restricted likelihood, noise profiled out
    double conditional = 0;  // −2 log of the likelihood of all rows but the first of each block
    double variance = 0;     // of the noise
  };

  // The likelihoods of all jobs: groups of lanes() jobs go through the kernel together.
  std::vector<Value> operator()(int order, const std::vector<Job>& jobs) const {
    std::vector<Value> out(jobs.size());
    const auto width = static_cast<std::size_t>(smoothing::lanes());
    const int groups = static_cast<int>((jobs.size() + width - 1) / width);
    parallel_for(groups, threads_, [&](int g) {
      const auto from = static_cast<std::size_t>(g) * width;
      const auto count = std::min(width, jobs.size() - from);
      std::vector<Index> lanes;
      std::vector<double> constants;
      for (std::size_t i = 0; i < count; ++i)
        lanes.push_back(jobs[from + i].column), constants.push_back(jobs[from + i].time_constant);
      // Blocks are independent: their evidence adds up.
      Evidence sum{}, sum_first{};
      Packed p;
      for (std::size_t b = 0; b < excerpt_.starts.size(); ++b) {
        const Index first_row = excerpt_.starts[b];
        const Index rows = (b + 1 < excerpt_.starts.size() ? excerpt_.starts[b + 1] : excerpt_.time.size()) - first_row;
        pack(excerpt_.columns, first_row, rows, lanes, p.y);
        p.batch = {.rows = rows,
                   .time = excerpt_.time.data() + first_row,
                   .y = p.y.data(),
                   .weight = nullptr,
                   .time_constant = {},
                   .ratio = {}};
        set_numbers(p.batch, constants, std::vector<double>(constants.size(), excerpt_.step));
        Evidence all, first;
        smoothing::evidence(order, p.batch, marked_, all, first);
        for (std::size_t l = 0; l < width; ++l) {
          sum.rest[l] += all.rest[l], sum.log_det[l] += all.log_det[l];
          sum_first.rest[l] += first.rest[l], sum_first.log_det[l] += first.log_det[l];
        }
      }
      // From the evidence to the likelihood, lane by lane.
      for (std::size_t i = 0; i < count; ++i)
        out[from + i] = value_of(order, jobs[from + i], sum, sum_first, static_cast<int>(i));
    });
    return out;
  }

  [[nodiscard]] const Excerpt& excerpt() const { return excerpt_; }
  [[nodiscard]] Index settled_rows() const { return excerpt_.time.size() - marked_ * std::ssize(excerpt_.starts); }

 private:
  [[nodiscard]] Value value_of(int order, const Job& job, const Evidence& all, const Evidence& first, int lane) const {
    Value out;
    const auto blocks = static_cast<double>(excerpt_.starts.size());
    const double freedom = static_cast<double>(excerpt_.time.size()) - blocks * order;
    const double least = floor_[job.column] * floor_[job.column];
    // The variance that maximises the likelihood, but not below the floor.
    out.variance = std::max(all.rest[lane] / freedom, least);
    // −2 log L = (n − b p) log(2π r) + rest / r + 2 log|det R| + b p (p − 1) log T, with b blocks.
    out.cost = freedom * std::log(2 * M_PI * out.variance) + all.rest[lane] / out.variance + 2 * all.log_det[lane] +
               blocks * order * (order - 1) * std::log(job.time_constant);
    // Without the first rows of each block no flat prior is left in it, so orders can be compared.
    out.conditional = static_cast<double>(settled_rows()) * std::log(2 * M_PI * out.variance) +
                      (all.rest[lane] - first.rest[lane]) / out.variance +
                      2 * (all.log_det[lane] - first.log_det[lane]);
    return out;
  }

  Excerpt excerpt_;
  Vector floor_;
  int threads_;
  Index marked_ = 0;
};

// Repeated stamps are no steps.
double median_positive_step(const Vector& time) {
  std::vector<double> steps;
  for (Index k = 1; k < time.size(); ++k) {
    if (time[k] > time[k - 1]) steps.push_back(time[k] - time[k - 1]);
  }
  if (steps.empty()) return 0;
  const auto middle = steps.begin() + std::ssize(steps) / 2;
  std::nth_element(steps.begin(), middle, steps.end());
  return *middle;
}

// The best of T = h/2 · 2^i for each column; 24 doublings are half a day at 100 Hz.
// Order 4 serves for the start of every order.
std::vector<double> coarse_search(const Search& search, const std::vector<Index>& columns, double step, double span) {
  constexpr std::size_t kDoublings = 24;
  std::vector<double> grid;
  for (double T = 0.5 * step; T < 0.5 * span && grid.size() < kDoublings; T *= 2) grid.push_back(T);
  if (grid.empty()) grid.push_back(0.5 * step);
  std::vector<Search::Job> jobs;
  for (const Index j : columns) {
    for (const double T : grid) jobs.push_back({j, T});
  }
  const auto values = search(4, jobs);
  std::vector<double> out;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < grid.size(); ++i) {
      if (values[c * grid.size() + i].cost < values[c * grid.size() + best].cost) best = i;
    }
    out.push_back(grid[best]);
  }
  return out;
}

// The minimum of the parabola through (−w, a), (0, b), (w, c), held within ±w.
double vertex(double a, double b, double c, double w) {
  const double bend = a - 2 * b + c;
  return bend > 0 ? std::clamp(0.5 * w * (a - c) / bend, -w, w) : (a < c ? -w : w);
}

// From the coarse start to the maximum of the likelihood: steps of decreasing width in log T, all columns at once.
std::vector<double> fine_search(const Search& search, int order, const std::vector<Index>& columns,
                                std::vector<double> at, double least, double most) {
  // Three values of T each time; the parabola through their costs gives the next.
  for (const double width : {0.7, 0.7, 0.35, 0.1}) {
    std::vector<Search::Job> jobs;
    for (std::size_t c = 0; c < columns.size(); ++c) {
      for (const double side : {-width, 0.0, width}) jobs.push_back({columns[c], at[c] * std::exp(side)});
    }
    const auto values = search(order, jobs);
    for (std::size_t c = 0; c < columns.size(); ++c) {
      const double move = vertex(values[3 * c].cost, values[3 * c + 1].cost, values[3 * c + 2].cost, width);
      at[c] = std::clamp(at[c] * std::exp(move), least, most);
    }
  }
  return at;
}

// A long log is searched by its means over short runs; where those are not short beside the time constants found, by
// blocks of its rows instead. With the coarse T of each column.
std::pair<Search, std::vector<double>> make_search(const Vector& time, const Matrix& columns, const Vector& least,
                                                   const std::vector<Index>& moving, double step,
                                                   const SmootherOptions& options) {
  constexpr double kShort = 6;
  const double span = time[time.size() - 1] - time[0];
  const Index run = (time.size() + options.most_rows - 1) / options.most_rows;
  // Means of runs must be short beside every T: six runs at least.
  if (run > 1 && options.means) {
    Search search(binned(time, columns, run, step), least, options.threads);
    auto start = coarse_search(search, moving, search.excerpt().step, span);
    if (*std::min_element(start.begin(), start.end()) > kShort * search.excerpt().step)
      return {std::move(search), start};
  }
  Search search(blocks_of(time, columns, options.most_rows, step), least, options.threads);
  // A block must be long beside T.
  const double longest = span / static_cast<double>(run);
  auto start = coarse_search(search, moving, step, longest);
  return {std::move(search), start};
}

}  // namespace

SmootherFit fit_smoother(const Vector& time, const Matrix& columns, const Vector& floor,
                         const SmootherOptions& options) {
  const Index rows = time.size(), n = columns.cols();
  constexpr Index kFewestRows = 16;  // the state, which they must settle, has up to five numbers
  if (rows < kFewestRows)
    throw std::invalid_argument("fit_smoother: expected at least 16 rows, got " + std::to_string(rows));
  check(time, columns, static_cast<std::size_t>(n));
  const double step = median_positive_step(time), span = time[rows - 1] - time[0];
  if (!(step > 0)) throw std::invalid_argument("fit_smoother: all stamps are equal");
  SmootherFit out;
  // A column that does not move keeps this model: as stiff as the log is long.
  out.models.assign(static_cast<std::size_t>(n), {.order = 3, .time_constant = span, .noise = 0, .step = step});
  out.log_likelihood = Vector::Zero(n);
  // Rounding of the numbers themselves is the least noise; columns that never change have no motion.
  Vector least(n);
  std::vector<Index> moving;
  for (Index j = 0; j < n; ++j) {
    // A little above the rounding of a double.
    constexpr double kRounding = 1e-14, kNotZero = 1e-300;
    const double size = columns.col(j).cwiseAbs().maxCoeff();
    least[j] = std::max(floor.size() > 0 ? floor[j] : 0.0, kRounding * size + kNotZero);
    out.models[static_cast<std::size_t>(j)].noise = least[j];
    if (columns.col(j).maxCoeff() > columns.col(j).minCoeff()) moving.push_back(j);
  }
  if (moving.empty()) return out;
  const auto [search, start] = make_search(time, columns, least, moving, step, options);
  out.rows = search.settled_rows();
  // The order with the largest likelihood, column by column.
  Vector best = Vector::Constant(n, std::numeric_limits<double>::infinity());
  for (const int order : options.orders) {
    const auto found = fine_search(search, order, moving, start, 0.05 * step, span);
    std::vector<Search::Job> jobs;
    for (std::size_t c = 0; c < moving.size(); ++c) jobs.push_back({moving[c], found[c]});
    const auto values = search(order, jobs);
    for (std::size_t c = 0; c < moving.size(); ++c) {
      const Index j = moving[c];
      if (!(values[c].conditional < best[j])) continue;
      best[j] = values[c].conditional;
      out.models[static_cast<std::size_t>(j)] = {.order = order,
                                                 .time_constant = found[c],
                                                 // The noise of one row, not of a mean of several.
                                                 .noise = std::sqrt(values[c].variance * search.excerpt().mean_of),
                                                 .step = step};
      out.log_likelihood[j] = -0.5 * best[j];
    }
  }
  return out;
}

}  // namespace armature
