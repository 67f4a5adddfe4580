// Time put in order, holes found, rows counted.
#include "signal/repair.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature::signal {
namespace {

// All channels of a row side by side: q, tau, then v and a where present.
struct Rows {
  Vector time;
  Matrix values;
};

Matrix side_by_side(const Recording& r) {
  const auto n = r.joint_count();
  Matrix out(r.size(), n * (2 + (r.v ? 1 : 0) + (r.a ? 1 : 0)));
  out.leftCols(n) = r.q;
  out.middleCols(n, n) = *r.tau;
  Eigen::Index at = 2 * n;
  if (r.v) {
    out.middleCols(at, n) = *r.v;
    at += n;
  }
  if (r.a) out.middleCols(at, n) = *r.a;
  return out;
}

// The rows with these numbers.
Rows take(const Rows& rows, const std::vector<Eigen::Index>& kept) {
  Rows out{Vector(std::ssize(kept)), Matrix(std::ssize(kept), rows.values.cols())};
  for (std::size_t k = 0; k < kept.size(); ++k) {
    out.time[static_cast<Eigen::Index>(k)] = rows.time[kept[k]];
    out.values.row(static_cast<Eigen::Index>(k)) = rows.values.row(kept[k]);
  }
  return out;
}

// A row with a single NaN is dropped as a whole: every equation needs all joints.
Rows drop_nan(const Rows& rows, Ledger& ledger) {
  std::vector<Eigen::Index> kept;
  for (Eigen::Index k = 0; k < rows.time.size(); ++k) {
    if (std::isfinite(rows.time[k]) && rows.values.row(k).allFinite()) kept.push_back(k);
  }
  const auto dropped = rows.time.size() - std::ssize(kept);
  ledger.count("rows with NaN dropped", dropped);
  return dropped == 0 ? rows : take(rows, kept);
}

// Rows that lie before the latest stamp so far are dropped.
Rows drop_backward(const Rows& rows, Ledger& ledger) {
  std::vector<Eigen::Index> kept;
  double latest = -kInfinity;
  for (Eigen::Index k = 0; k < rows.time.size(); ++k) {
    if (rows.time[k] < latest) continue;
    latest = rows.time[k];
    kept.push_back(k);
  }
  const auto dropped = rows.time.size() - std::ssize(kept);
  ledger.count("rows with stamps that go backwards dropped", dropped);
  return dropped == 0 ? rows : take(rows, kept);
}

// First rows of the groups that have one stamp.
std::vector<Eigen::Index> groups_of(const Rows& rows) {
  std::vector<Eigen::Index> groups;
  for (Eigen::Index k = 0; k < rows.time.size(); ++k) {
    if (k == 0 || rows.time[k] > rows.time[k - 1]) groups.push_back(k);
  }
  return groups;
}

// A clock that is coarser than the sampling is spread evenly.
Rows spread_coarse(const Rows& rows, Ledger& ledger) {
  const std::vector<Eigen::Index> groups = groups_of(rows);
  const Eigen::Index count = rows.time.size();
  const auto repeats = count - std::ssize(groups);
  if (!(static_cast<double>(repeats) > kCoarseClock * static_cast<double>(count)) || groups.size() <= 2) return rows;
  // The first stamps of groups lie on a line through the sampling; ends are taken from it.
  Rows out = rows;
  const auto last = groups.back();
  const double step = (rows.time[last] - rows.time[groups[1]]) / static_cast<double>(last - groups[1]);
  for (Eigen::Index k = 0; k < count; ++k)
    out.time[k] = rows.time[groups[1]] + step * static_cast<double>(k - groups[1]);
  ledger.count("stamps coarser than the sampling spread evenly", repeats);
  return out;
}

// Rows with the same stamp become their mean.
Rows merge_repeats(const Rows& rows, Ledger& ledger) {
  const std::vector<Eigen::Index> groups = groups_of(rows);
  const Eigen::Index count = rows.time.size();
  const auto repeats = count - std::ssize(groups);
  if (repeats == 0) return rows;
  Rows out = take(rows, groups);
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const Eigen::Index end = g + 1 < groups.size() ? groups[g + 1] : count;
    out.values.row(static_cast<Eigen::Index>(g)) = rows.values.middleRows(groups[g], end - groups[g]).colwise().mean();
  }
  ledger.count("repeated stamps merged", repeats);
  return out;
}

// Rows written twice say nothing new. Where the same stamp has other values, the stamp is doubtful: which clock wrote
// it is told by the likelihood of the positions (stamps.cpp), and only an even grid needs the mean.
bool written_twice(const Rows& rows) {
  for (Eigen::Index k = 1; k < rows.time.size(); ++k) {
    if (rows.time[k] == rows.time[k - 1] && rows.values.row(k) != rows.values.row(k - 1)) return false;
  }
  return true;
}

// Turns of 2π between neighbouring samples of a revolute joint are undone.
void unwrap(Rows& rows, const Recording& recording, Ledger& ledger) {
  long long wraps = 0;
  for (Eigen::Index j = 0; j < recording.joint_count(); ++j) {
    if (recording.position_units[static_cast<std::size_t>(j)] != "rad") continue;
    // Turns so far, and the raw value before.
    double turns = 0;
    double before = rows.values(0, j);
    for (Eigen::Index k = 1; k < rows.values.rows(); ++k) {
      const double raw = rows.values(k, j);
      const double jump = std::round((raw - before) / (2 * M_PI));
      // A wrap lands near a whole turn; a spike of any other size is not one.
      if (jump != 0 && std::abs(raw - before - 2 * M_PI * jump) < 0.5) {
        turns -= jump;
        ++wraps;
      }
      before = raw;
      rows.values(k, j) = raw + 2 * M_PI * turns;
    }
  }
  ledger.count("wraps by 2π undone", wraps);
}

// Cubic through the four neighbours (Catmull–Rom on uneven stamps: slopes from the three nearest points).
Matrix interpolate(const Rows& rows, const Vector& at) {
  const Eigen::Index n = rows.time.size();
  // Slope at a row: the parabola through three neighbours; at the ends through the last three.
  const auto slope = [&](Eigen::Index k) -> Eigen::RowVectorXd {
    const Eigen::Index i = std::clamp<Eigen::Index>(k, 1, n - 2);
    const double h0 = rows.time[i] - rows.time[i - 1], h1 = rows.time[i + 1] - rows.time[i];
    const Eigen::RowVectorXd d0 = (rows.values.row(i) - rows.values.row(i - 1)) / h0;
    const Eigen::RowVectorXd d1 = (rows.values.row(i + 1) - rows.values.row(i)) / h1;
    if (k == 0) return d0 - (d1 - d0) * h0 / (h0 + h1);
    if (k == n - 1) return d1 + (d1 - d0) * h1 / (h0 + h1);
    return (h1 * d0 + h0 * d1) / (h0 + h1);
  };
  Matrix out(at.size(), rows.values.cols());
  Eigen::Index i = 0;
  for (Eigen::Index k = 0; k < at.size(); ++k) {
    // Hermite's cubic between rows i and i + 1, s = 0 … 1.
    while (i + 2 < n && rows.time[i + 1] <= at[k]) ++i;
    const double h = rows.time[i + 1] - rows.time[i];
    const double s = (at[k] - rows.time[i]) / h;
    const double s2 = s * s, s3 = s2 * s;
    out.row(k) = (2 * s3 - 3 * s2 + 1) * rows.values.row(i) + (s3 - 2 * s2 + s) * h * slope(i) +
                 (3 * s2 - 2 * s3) * rows.values.row(i + 1) + (s3 - s2) * h * slope(i + 1);
  }
  return out;
}

// Size of the third differences: what uneven sampling adds to a smooth motion.
double roughness(const Matrix& q) {
  const auto n = q.rows() - 3;
  if (n < 1) return 0;
  return (q.bottomRows(n) - 3 * q.middleRows(2, n) + 3 * q.middleRows(1, n) - q.topRows(n)).squaredNorm();
}

struct Even {
  double start;
  double rate;
  Matrix values;
};

// Interpolation onto an even grid makes at most this many times more rows than were recorded.
constexpr double kMostGrowth = 20;

// Fewer rows are too few for a filter, let alone a fit.
constexpr Eigen::Index kFewestInAPiece = 8;

// One stretch on an even grid. Stamps that are even to 5 % of a step need nothing. Otherwise either the sampling was
// even and the stamps jitter, or the samples are uneven: the smoother reading of the positions is believed.
Result<Even> make_even(const Rows& rows, Eigen::Index joints, const SignalOptions& options, Ledger& ledger) {
  const auto n = rows.time.size();
  const double span = rows.time[n - 1] - rows.time[0];
  const double mean_step = span / static_cast<double>(n - 1);
  if (options.rate <= 0 && is_even(rows.time)) return Even{rows.time[0], 1 / mean_step, rows.values};

  // The grid's rate: the one asked for, else the median of the stamps.
  const double median_rate = 1 / median_step(rows.time);
  // A rate within a thousandth of a round number is that number.
  const double round_rate = std::round(median_rate);
  constexpr double kNearlyRound = 1e-3;
  const bool nearly_round = round_rate > 0 && std::abs(median_rate - round_rate) < kNearlyRound * median_rate;
  const double rate = options.rate > 0 ? options.rate : (nearly_round ? round_rate : median_rate);
  if (!(span * rate < kMostGrowth * static_cast<double>(n))) {
    return Error{ErrorCode::Meaning,
                 "an even grid at " + significant(rate, 4) + " Hz would need " + significant(span * rate, 3) +
                     " rows for the " + grouped(n) + " of " + significant(span, 3) + " s",
                 "", "Use the smoother, which needs no grid, or give a lower rate."};
  }
  // First reading: the stamps are right, and the rows are interpolated between them.
  constexpr double kRounding = 1e-6;  // of a sample: the last stamp belongs to the grid
  const auto count = static_cast<Eigen::Index>(std::floor(span * rate + kRounding)) + 1;
  const Vector grid = rows.time[0] + Vector::LinSpaced(count, 0, static_cast<double>(count - 1)).array() / rate;
  Matrix resampled = interpolate(rows, grid);
  // Second reading, where no more than a hundredth of the rows is missing: the sampling was even.
  constexpr double kMissingRows = 0.01;
  const bool whole = std::abs(static_cast<double>(count - n)) < kMissingRows * static_cast<double>(n);
  if (options.rate <= 0 && whole && roughness(rows.values.leftCols(joints)) < roughness(resampled.leftCols(joints))) {
    ledger.remark("uneven stamps replaced by even ones at " + significant(1 / mean_step, 6) +
                  " Hz: the positions are smoother so");
    return Even{rows.time[0], 1 / mean_step, rows.values};
  }
  ledger.remark("resampled to " + significant(rate, 6) + " Hz");
  if (count > n) ledger.count("missing samples filled by interpolation", count - n);
  return Even{rows.time[0], rate, std::move(resampled)};
}

// All channels of a row side by side: q, tau, then v and a where present.
Matrix side_by_side(const Piece& p) {
  const auto n = p.q.cols();
  Matrix out(p.size(), n * (2 + (p.v ? 1 : 0) + (p.a ? 1 : 0)));
  out << p.q, p.tau;
  if (p.v) out.middleCols(2 * n, n) = *p.v;
  if (p.a) out.rightCols(n) = *p.a;
  return out;
}

// The channels apart again.
Stretch make_stretch(const Even& even, const Piece& piece) {
  const auto n = piece.q.cols();
  Stretch out;
  out.start = even.start;
  out.rate = even.rate;
  out.q = even.values.leftCols(n);
  out.tau = even.values.middleCols(n, n);
  if (piece.v) out.v = even.values.middleCols(2 * n, n);
  if (piece.a) out.a = even.values.rightCols(n);
  return out;
}

// The same for rows at their own stamps.
Piece make_piece(const Rows& rows, Eigen::Index joints, bool has_v, bool has_a) {
  Piece out{rows.time, rows.values.leftCols(joints), {}, {}, rows.values.middleCols(joints, joints)};
  if (has_v) out.v = rows.values.middleCols(2 * joints, joints);
  if (has_a) out.a = rows.values.rightCols(joints);
  return out;
}

// Splits a piece at its gaps, puts each part on an even grid, and cuts the rest at its ends.
Result<void> repair_piece(const Piece& piece, const SignalOptions& options, Repaired& out) {
  const Rows rows = merge_repeats({piece.time, side_by_side(piece)}, out.ledger);
  const double limit = options.gap_steps * median_step(rows.time);
  Eigen::Index from = 0;
  long long gaps = 0;
  // The end of the piece counts like a gap, so that the last part is taken too.
  for (Eigen::Index k = 1; k <= rows.time.size(); ++k) {
    const bool end = k == rows.time.size();
    if (!end && rows.time[k] - rows.time[k - 1] <= limit) continue;
    gaps += end ? 0 : 1;
    const Rows part{rows.time.segment(from, k - from), rows.values.middleRows(from, k - from)};
    from = k;
    if (part.time.size() < kFewestInAPiece) {
      out.ledger.count("rows of pieces under 8 samples dropped", part.time.size());
      continue;
    }
    auto even = make_even(part, piece.q.cols(), options, out.ledger);
    if (!even) return even.error();
    Stretch made = make_stretch(*even, piece);
    // Rest before and after the motion says little.
    if (options.drop_rest) {
      const auto [at, size] = find_motion(made.q, made.rate);
      out.ledger.count("outside the motion dropped", made.size() - size);
      if (size == 0) continue;
      if (size < made.size()) made = made.slice(at, size);
    }
    out.ledger.rows_used += made.size();
    out.stretches.push_back(std::move(made));
  }
  out.ledger.count("gaps in time split", gaps);
  return {};
}

}  // namespace

// The typical step: gaps do not move it.
double median_step(const Vector& time) {
  Vector steps = time.tail(time.size() - 1) - time.head(time.size() - 1);
  std::nth_element(steps.begin(), steps.begin() + steps.size() / 2, steps.end());
  return steps[steps.size() / 2];
}

bool is_even(const Vector& time) {
  const auto n = time.size();
  if (n < 2) return true;
  // Distance of each stamp from an even clock between the first and the last.
  const double mean_step = (time[n - 1] - time[0]) / static_cast<double>(n - 1);
  double worst = 0;
  for (Eigen::Index k = 0; k < n; ++k)
    worst = std::max(worst, std::abs(time[k] - time[0] - mean_step * static_cast<double>(k)));
  // A stamp that is further off than a twentieth of a step is no longer that of an even clock: make_even() has work.
  constexpr double kEven = 0.05;
  return worst <= kEven * mean_step;
}

Stretch Stretch::slice(Eigen::Index first, Eigen::Index count) const {
  Stretch out;
  out.start = start + static_cast<double>(first) / rate;
  out.rate = rate;
  out.q = q.middleRows(first, count);
  out.tau = tau.middleRows(first, count);
  if (v) out.v = v->middleRows(first, count).eval();
  if (a) out.a = a->middleRows(first, count).eval();
  return out;
}

std::pair<Eigen::Index, Eigen::Index> find_motion(const Matrix& q, double rate) {
  const Eigen::Index n = q.rows();
  // Speed over a tenth of a second, so that encoder noise does not look like motion.
  constexpr double kHalfWidth_s = 0.05;
  const Eigen::Index reach = std::clamp<Eigen::Index>(static_cast<Eigen::Index>(kHalfWidth_s * rate), 1, (n - 1) / 2);
  Vector speed = Vector::Zero(n);
  for (Eigen::Index k = reach; k + reach < n; ++k)
    speed[k] = (q.row(k + reach) - q.row(k - reach)).cwiseAbs().maxCoeff();
  // Motion: faster than a hundredth of the fastest, with a margin of a tenth of a second on both sides.
  constexpr double kMoves = 0.01;
  const double limit = kMoves * speed.maxCoeff();
  if (limit <= 0) return {0, 0};
  Eigen::Index first = 0, last = n - 1;
  while (first < n && speed[first] <= limit) ++first;
  while (last > first && speed[last] <= limit) --last;
  first = std::max<Eigen::Index>(0, first - 2 * reach);
  last = std::min(n - 1, last + 2 * reach);
  return {first, last - first + 1};
}

// Each piece of the recording by itself: NaN, order, coarse clocks, rows written twice, wraps.
Cleaned clean(const Recording& recording) {
  Cleaned out;
  out.ledger = recording.ledger;
  // Rows the reader already dropped stay counted as read.
  out.ledger.rows_read = std::max<long long>(recording.ledger.rows_read, recording.size());
  out.ledger.rows_used = 0;
  const auto n = recording.joint_count();
  for (std::size_t s = 0; s < recording.starts.size(); ++s) {
    const Eigen::Index first = recording.starts[s];
    const Eigen::Index end = s + 1 < recording.starts.size() ? recording.starts[s + 1] : recording.size();
    // Coarse clocks are spread before repeats are merged, since their repeats are samples of their own.
    Rows rows{recording.time.segment(first, end - first), side_by_side(recording.slice(first, end - first))};
    rows = drop_nan(rows, out.ledger);
    rows = drop_backward(rows, out.ledger);
    rows = spread_coarse(rows, out.ledger);
    if (written_twice(rows)) rows = merge_repeats(rows, out.ledger);
    if (rows.time.size() < kFewestInAPiece) {
      out.ledger.count("rows of pieces under 8 samples dropped", rows.time.size());
      continue;
    }
    unwrap(rows, recording, out.ledger);
    out.pieces.push_back(make_piece(rows, n, recording.v.has_value(), recording.a.has_value()));
  }
  return out;
}

Piece merged(const Piece& piece, Ledger& ledger) {
  const Rows rows = merge_repeats({piece.time, side_by_side(piece)}, ledger);
  return make_piece(rows, piece.q.cols(), piece.v.has_value(), piece.a.has_value());
}

Result<Repaired> repair(Cleaned cleaned, const std::string& source, const SignalOptions& options) {
  Repaired out;
  out.ledger = std::move(cleaned.ledger);
  // The first piece that cannot be put on a grid ends it.
  for (const Piece& piece : cleaned.pieces) {
    if (auto done = repair_piece(piece, options, out); !done) {
      Error error = done.error();
      error.where = source;
      return error;
    }
  }
  if (out.stretches.empty()) {
    return Error{ErrorCode::Meaning, "nothing usable is left: " + out.ledger.text(), source,
                 "Look at the quality report."};
  }
  return out;
}

}  // namespace armature::signal
