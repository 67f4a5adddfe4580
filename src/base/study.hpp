// One torque model and one question about it: what every way to its base needs.
#pragma once

#include "armature/base.hpp"
#include "base/observable.hpp"
#include "base/term_rows.hpp"

namespace armature::structure {

struct Study {
  const TorqueModel& model;
  const BaseOptions& options;
  Tree tree;
  Question question;
  std::vector<bool> held;     ///< moving coordinates that are sampled instead of expanded
  std::vector<bool> sliding;  ///< coordinates in metres
  bool every_torque = true;   ///< all moving joints are measured
};

[[nodiscard]] Study make_study(const TorqueModel& model, const BaseOptions& options);

[[nodiscard]] bool listed(const std::vector<int>& list, int value);
/// Where a locked coordinate is held; 0 for one that moves.
[[nodiscard]] double lock_at(const BaseOptions& options, int coordinate);
/// Whether the torque of some locked joint is measured.
[[nodiscard]] bool measures_locked(const Study& study);
/// The tree with locked and sampled joints held at `q`.
[[nodiscard]] Tree hold_at(const Study& study, const Vector& q);
/// A random position: locked joints where they are held, angles over many turns. A follower of ratio 0.2 varies as
/// cos 0.2q, which within one turn is hardly told from a parabola.
[[nodiscard]] Vector somewhere(const Study& study, Rng& rng);
/// A torque of row r beside accelerations of `other` (−1: none), in scaled units.
[[nodiscard]] Real term_scale(const Study& study, int row, int other);
/// What the terms of every measured row share with rigid bodies, and what they show alone.
[[nodiscard]] std::vector<TermRow> split_all(const Study& study, const Vector& q, Rng& rng);

}  // namespace armature::structure
