// From rows as recorded to stretches of equidistant samples, every change counted.
#pragma once

#include "armature/signal.hpp"

namespace armature::signal {

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

struct Repaired {
  std::vector<Stretch> stretches;
  Ledger ledger;
  std::vector<Warning> warnings;
};

/// Needs tau, and joints already matched.
[[nodiscard]] Result<Repaired> repair(const Recording& recording, const SignalOptions& options);

/// Rows in which something moves, with a margin: first and count.
[[nodiscard]] std::pair<Eigen::Index, Eigen::Index> find_motion(const Matrix& q, double rate);

}  // namespace armature::signal
