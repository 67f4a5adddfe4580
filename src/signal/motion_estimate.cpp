#include "signal/motion_estimate.hpp"

#include <algorithm>
#include <cmath>

#include "armature/rng.hpp"
#include "armature/text.hpp"

namespace armature::signal {
namespace {

using Index = Eigen::Index;

// A position further from the estimate than this many deviations of its noise, alone among its neighbours, is wrong.
constexpr double kOutlier = 7;

// Were positions repeated without being measured? Either they are samples like others, or copies that say nothing: a
// copy has the density 1/quantum.
bool copies_are_stale(const Piece& piece, const std::vector<Index>& copies, const Vector& floor) {
  const SmootherOptions quick{.orders = {4}, .most_rows = 8192};
  // Too few rows would be left to compare.
  const Piece fewer = without(piece, copies);
  constexpr Index kFewestRows = 64;
  if (fewer.size() < kFewestRows) return false;
  const SmootherFit with = fit_smoother(piece.time, piece.q, floor, quick);
  const SmootherFit less = fit_smoother(fewer.time, fewer.q, floor, quick);
  if (with.rows == 0 || less.rows == 0) return false;
  // Per row, because the two may have been computed from different blocks.
  double gain = 0;
  const double rows = static_cast<double>(piece.size()), rest = static_cast<double>(fewer.size());
  for (Index j = 0; j < piece.q.cols(); ++j) {
    const double quantum = std::sqrt(12.0) * std::max(floor[j], 1e-12);
    gain += rest * less.log_likelihood[j] / static_cast<double>(less.rows) - (rows - rest) * std::log(quantum) -
            rows * with.log_likelihood[j] / static_cast<double>(with.rows);
  }
  return gain > 0;
}

// Positions that are wrong: weight 0. True if there are new ones.
bool mark_outliers(const Piece& piece, const Smoothed& motion, const std::vector<SmootherModel>& models,
                   Matrix& weights) {
  // Joint by joint: a wrong number of one sensor says nothing about the others.
  bool found = false;
  const Index rows = piece.size();
  for (Index j = 0; j < piece.q.cols(); ++j) {
    const double limit = kOutlier * models[static_cast<std::size_t>(j)].noise;
    std::vector<Index> far;
    for (Index k = 0; k < rows; ++k) {
      if (std::abs(piece.q(k, j) - motion.q(k, j)) > limit) far.push_back(k);
    }
    // Whole runs that do not fit are a motion rougher than the model, not wrong numbers, which are rare.
    constexpr double kRare = 0.02;
    if (static_cast<double>(far.size()) > kRare * static_cast<double>(rows)) continue;
    for (const Index k : far) {
      // Of neighbours that all stray, only the farthest is called wrong: it draws the estimate beside it, too.
      const auto misfit = [&](Index i) { return i < 0 || i >= rows ? 0 : std::abs(piece.q(i, j) - motion.q(i, j)); };
      const bool alone = misfit(k) >= misfit(k - 1) && misfit(k) >= misfit(k + 1);
      if (!alone || weights(k, j) == 0) continue;
      weights(k, j) = 0;
      found = true;
    }
  }
  return found;
}

// Rows whose acceleration is far worse known than usual, at the ends and beside gaps, and large beside the motion.
std::vector<Index> well_known_rows(const Smoothed& motion) {
  constexpr double kWorse = 3, kShare = 0.1;
  const Index rows = motion.a.rows(), n = motion.a.cols();
  // Three times the usual deviation is allowed, or a tenth of the joint's RMS acceleration.
  Vector limit(n);
  for (Index j = 0; j < n; ++j) {
    Vector sorted = motion.a_deviation.col(j);
    std::nth_element(sorted.begin(), sorted.begin() + rows / 2, sorted.end());
    const double size = std::sqrt(motion.a.col(j).squaredNorm() / static_cast<double>(rows));
    limit[j] = std::max(kWorse * sorted[rows / 2], kShare * size);
  }
  std::vector<Index> kept;
  for (Index k = 0; k < rows; ++k) {
    if ((motion.a_deviation.row(k).transpose().array() <= limit.array()).all()) kept.push_back(k);
  }
  return kept;
}

// What the positions' noise does to the motion: other noise of the same size, through the same gains.
Motion draw_error(const Vector& time, const std::vector<SmootherModel>& models, const Matrix& weights) {
  // Seed 1: the same recording gives the same draw.
  Rng rng(1);
  Matrix noise(weights.rows(), weights.cols());
  for (Index j = 0; j < noise.cols(); ++j) {
    const double size = models[static_cast<std::size_t>(j)].noise;
    for (double& x : noise.col(j)) x = size * rng.normal();
  }
  Smoothed drawn = smooth(time, noise, models, weights);
  return {std::move(drawn.q), std::move(drawn.v), std::move(drawn.a)};
}

// Rows between the first and the last motion, with a margin of a tenth of a second.
std::pair<Index, Index> moving_rows(const Vector& time, const Matrix& v) {
  // Slower than a hundredth of the top speed is rest.
  const Vector speed = v.cwiseAbs().rowwise().maxCoeff();
  const double limit = 0.01 * speed.maxCoeff();
  Index first = 0, last = speed.size() - 1;
  while (first < last && speed[first] <= limit) ++first;
  while (last > first && speed[last] <= limit) --last;
  constexpr double kMargin = 0.1;
  const double from = time[first] - kMargin, to = time[last] + kMargin;
  while (first > 0 && time[first - 1] >= from) --first;
  while (last + 1 < time.size() && time[last + 1] <= to) ++last;
  return {first, last};
}

// The models in one line, for the ledger.
void describe(const std::vector<SmootherModel>& models, Ledger& ledger) {
  double shortest = kInfinity, longest = 0, least = kInfinity, most = 0;
  std::string orders;
  for (const SmootherModel& m : models) {
    shortest = std::min(shortest, m.time_constant), longest = std::max(longest, m.time_constant);
    least = std::min(least, m.noise), most = std::max(most, m.noise);
    orders += (orders.empty() ? "" : " ") + std::to_string(m.order);
  }
  ledger.remark("motion estimated from the positions: orders " + orders + ", time constants " +
                significant(1000 * shortest, 3) + " … " + significant(1000 * longest, 3) + " ms, position noise " +
                significant(least, 2) + " … " + significant(most, 2));
}

}  // namespace

// The rows whose numbers are not in the list, in all channels.
Piece without(const Piece& piece, const std::vector<Index>& dropped) {
  std::vector<Index> kept;
  std::size_t next = 0;
  for (Index k = 0; k < piece.size(); ++k) {
    if (next < dropped.size() && dropped[next] == k)
      ++next;
    else
      kept.push_back(k);
  }
  const auto pick = [&](const Matrix& m) -> Matrix { return m(kept, Eigen::all); };
  Piece out{piece.time(kept), pick(piece.q), {}, {}, pick(piece.tau)};
  if (piece.v) out.v = pick(*piece.v);
  if (piece.a) out.a = pick(*piece.a);
  return out;
}

Vector quantisation_noise(const Matrix& columns) {
  Vector out = Vector::Zero(columns.cols());
  for (Index j = 0; j < columns.cols(); ++j) {
    // Changes between rows. The second percentile is the candidate, so that a few odd ones do not count.
    std::vector<double> steps;
    for (Index k = 1; k < columns.rows(); ++k) {
      const double step = std::abs(columns(k, j) - columns(k - 1, j));
      if (step > 0) steps.push_back(step);
    }
    constexpr Index kStepsToJudge = 20, kSecondPercent = 50;
    if (std::ssize(steps) < kStepsToJudge) continue;
    const auto low = steps.begin() + std::ssize(steps) / kSecondPercent;
    std::nth_element(steps.begin(), low, steps.end());
    const double quantum = *low;
    // Most steps are whole multiples of a true quantum; by chance one in ten is as near to one.
    constexpr double kNear = 0.05, kMostOf = 0.8, kMostQuanta = 30;
    Index whole = 0, judged = 0;
    for (const double step : steps) {
      const double part = step / quantum;
      // Steps up to thirty quanta are judged; beyond, an error of the quantum by a thousandth adds up.
      if (part > kMostQuanta) continue;
      ++judged;
      whole += std::abs(part - std::round(part)) < kNear ? 1 : 0;
    }
    if (judged >= kStepsToJudge && static_cast<double>(whole) > kMostOf * static_cast<double>(judged))
      out[j] = quantum / std::sqrt(12.0);
  }
  return out;
}

std::vector<Index> stale_rows(const Piece& piece, bool all) {
  constexpr Index kLongestRun = 5;
  // Whether row k repeats the one before.
  const auto equal = [&](Index k) {
    if (piece.q.row(k) != piece.q.row(k - 1)) return false;
    if (!all) return true;
    return piece.tau.row(k) == piece.tau.row(k - 1) && (!piece.v || piece.v->row(k) == piece.v->row(k - 1));
  };
  std::vector<Index> out;
  // Whole runs: a long one is rest, not a driver without news.
  for (Index k = 1; k < piece.size();) {
    Index end = k;
    while (end < piece.size() && equal(end)) ++end;
    if (end - k <= kLongestRun) {
      for (Index i = k; i < end; ++i) out.push_back(i);
    }
    k = std::max(end, k + 1);
  }
  return out;
}

MotionEstimate estimate_motion(const Piece& piece, const SignalOptions& options, Ledger& ledger) {
  MotionEstimate out;
  // A converter's step is the least noise that a position has.
  const Vector floor = quantisation_noise(piece.q);
  Matrix weights = Matrix::Ones(piece.size(), piece.q.cols());
  Matrix positions = piece.q;
  std::vector<Index> copies = stale_rows(piece, false);
  // Copies in 1 of 500 rows or fewer are not worth two fits.
  constexpr double kWorthALook = 0.002;
  if (static_cast<double>(copies.size()) > kWorthALook * static_cast<double>(piece.size()) &&
      copies_are_stale(piece, copies, floor)) {
    ledger.count("positions that were not measured again left out", std::ssize(copies));
    for (const Index k : copies) weights.row(k).setZero();
  } else {
    copies.clear();
  }

  // The numbers from the rows that were measured, then the motion; again while wrong positions turn up.
  constexpr int kRounds = 4;
  for (int round = 0; round < kRounds; ++round) {
    // The models come from measured rows only.
    if (copies.empty()) {
      out.models = fit_smoother(piece.time, positions, floor).models;
    } else {
      Piece fewer = piece;
      fewer.q = positions;
      fewer = without(fewer, copies);
      out.models = fit_smoother(fewer.time, fewer.q, floor).models;
    }
    out.motion = smooth(piece.time, piece.q, out.models, weights);
    if (!mark_outliers(piece, out.motion, out.models, weights)) break;
    // For the next fit, wrong positions are replaced by the motion.
    positions = (weights.array() > 0).select(piece.q, out.motion.q);
  }
  const auto wrong = (weights.array() == 0).count() - std::ssize(copies) * piece.q.cols();
  ledger.count("positions far from their neighbours left out", wrong);
  describe(out.models, ledger);
  out.error = draw_error(piece.time, out.models, weights);

  // Which rows are kept, and where they are not connected.
  out.rows = well_known_rows(out.motion);
  ledger.count("rows at ends and gaps dropped, their acceleration is not known", piece.size() - std::ssize(out.rows));
  if (options.drop_rest && !out.rows.empty()) {
    const auto [first, last] = moving_rows(piece.time, out.motion.v);
    const auto before = std::ssize(out.rows);
    std::erase_if(out.rows, [first = first, last = last](Index k) { return k < first || k > last; });
    ledger.count("outside the motion dropped", before - std::ssize(out.rows));
  }
  double shortest = kInfinity;
  for (const SmootherModel& m : out.models) shortest = std::min(shortest, m.time_constant);
  // A hole is a gap where the motion cannot be carried over it: longer than gap_steps and than four of the shortest
  // time constants.
  constexpr double kTimeConstants = 4;
  const double gap = std::max(options.gap_steps * median_step(piece.time), kTimeConstants * shortest);
  for (std::size_t i = 0; i < out.rows.size(); ++i) {
    if (i == 0 || piece.time[out.rows[i]] - piece.time[out.rows[i - 1]] > gap)
      out.starts.push_back(static_cast<Index>(i));
  }
  return out;
}

}  // namespace armature::signal
