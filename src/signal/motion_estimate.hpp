// The motion of one piece of a recording by the smoother, and which reading of its stamps is believed.
#pragma once

#include "armature/smoother.hpp"
#include "signal/repair.hpp"

namespace armature::signal {

struct MotionEstimate {
  Smoothed motion;
  Motion error;  ///< white noise of the positions' size through the same smoother: one draw of the motion's error
  std::vector<SmootherModel> models;
  std::vector<Eigen::Index> rows;    ///< of the piece, those that are kept
  std::vector<Eigen::Index> starts;  ///< among the kept rows: after gaps that the motion cannot be carried over
};

/// Drops rows that repeat all values of the one before, and puts the rest at the stamps that make the positions most
/// likely:
///   as recorded; an even clock (row k at t0 + k h); a clock whose rate drifts slowly; both also with missing rows.
/// All are likelihoods of the same numbers; the ledger says how much less likely the others are. Stamps that are even
/// to 5 % of a step are made even.
[[nodiscard]] Piece believed(Piece piece, Ledger& ledger);

/// The step of each column's converter over √12: the least noise it can have; 0 where no step is seen.
[[nodiscard]] Vector quantisation_noise(const Matrix& columns);

/// Rows that repeat the one before bit for bit, in positions (and everything else, if `all`): a driver that had nothing
/// new. Runs of more than five are a robot at rest.
[[nodiscard]] std::vector<Eigen::Index> stale_rows(const Piece& piece, bool all);

/// Rows k with dropped[i] = k left out; `dropped` increases.
[[nodiscard]] Piece without(const Piece& piece, const std::vector<Eigen::Index>& dropped);

/// Needs at least kLeastRows rows, at the stamps that are believed.
inline constexpr Eigen::Index kLeastRows = 16;
[[nodiscard]] MotionEstimate estimate_motion(const Piece& piece, const SignalOptions& options, Ledger& ledger);

}  // namespace armature::signal
