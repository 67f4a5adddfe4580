// From rows as recorded to stretches of equidistant samples, every change counted.
#pragma once

#include "armature/signal.hpp"

namespace armature::signal {

/// Beyond this share of repeated stamps a clock ticks slower than the samples come; fewer are single duplicates.
inline constexpr double kCoarseClock = 0.3;

/// Equidistant samples without holes.
struct Stretch {
  double start = 0;  ///< [s]
  double rate = 0;   ///< [Hz]
  Matrix q;
  std::optional<Matrix> v;
  std::optional<Matrix> a;
  Matrix tau;

  [[nodiscard]] Eigen::Index size() const { return q.rows(); }
  [[nodiscard]] Stretch slice(Eigen::Index first, Eigen::Index count) const;
};

/// Rows as recorded: in the order of time, without NaN and turns of 2π, at their own stamps. A stamp may be repeated
/// with other values.
struct Piece {
  Vector time;
  Matrix q;
  std::optional<Matrix> v;
  std::optional<Matrix> a;
  Matrix tau;

  [[nodiscard]] Eigen::Index size() const { return time.size(); }
};

struct Cleaned {
  std::vector<Piece> pieces;
  Ledger ledger;
};

struct Repaired {
  std::vector<Stretch> stretches;
  Ledger ledger;
  std::vector<Warning> warnings;
};

/// Needs tau, and joints already matched.
[[nodiscard]] Cleaned clean(const Recording& recording);

/// Rows with the same stamp become their mean.
[[nodiscard]] Piece merged(const Piece& piece, Ledger& ledger);

/// The same on even grids, split at gaps. Refuses stamps that would need many times more rows than were recorded.
[[nodiscard]] Result<Repaired> repair(Cleaned cleaned, const std::string& source, const SignalOptions& options);

/// Stamps are even to 5 % of a step.
[[nodiscard]] bool is_even(const Vector& time);
[[nodiscard]] double median_step(const Vector& time);

/// Rows in which something moves, with a margin: first and count.
[[nodiscard]] std::pair<Eigen::Index, Eigen::Index> find_motion(const Matrix& q, double rate);

}  // namespace armature::signal
