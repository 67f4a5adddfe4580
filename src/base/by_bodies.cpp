#include "base/by_bodies.hpp"

#include <algorithm>
#include <set>

#include "base/composite.hpp"

namespace armature::structure {
namespace {

// Bodies whose ten parameters are known and that carry no other body; nothing if other parameters are known too.
std::optional<std::vector<bool>> known_tips(const Study& s) {
  std::vector<bool> tips(s.tree.joints.size(), false);
  std::vector<int> count(tips.size(), 0);
  // Terms cannot be left out here.
  for (const int c : std::set<int>(s.options.known.begin(), s.options.known.end())) {
    if (c >= s.model.inertial_count()) return std::nullopt;
    ++count[static_cast<std::size_t>(c / 10)];
  }
  // All ten numbers of a body or none, and nothing on top of a known body.
  for (std::size_t b = 0; b < tips.size(); ++b) {
    if (count[b] % 10 != 0) return std::nullopt;
    tips[b] = count[b] == 10;
    if (s.tree.joints[b].parent >= 0 && tips[static_cast<std::size_t>(s.tree.joints[b].parent)]) return std::nullopt;
  }
  return tips;
}

}  // namespace

std::optional<Echelon> by_bodies(const Study& s) {
  // Only where all positions are expanded and no locked joint is measured.
  const auto tips = known_tips(s);
  const bool any_held = std::find(s.held.begin(), s.held.end(), true) != s.held.end();
  if (!tips || any_held || measures_locked(s)) return std::nullopt;
  Rng rng = Rng(s.options.seed).fork(3);
  // Locked joints stay at their positions; the rest of q is not used.
  Vector q = Vector::Zero(s.model.joints());
  for (int j = 0; j < s.model.joints(); ++j) q[j] = lock_at(s.options, j);
  const Tree held = hold_at(s, q);
  const Eigen::Index terms = s.model.parameter_count() - s.model.inertial_count();
  const std::vector<TermRow> split = split_all(s, q, rng);
  // Functionals of the bodies with the terms beside them.
  CompositeRows rows(held, terms, *tips, s.question.tolerance);
  // What row `row` shares with bodies in the function 1 or a[other]; taken out of the list of what is left for terms.
  std::set<std::pair<int, int>> emitted;
  const auto shared = [&](int row, int other) -> VectorR {
    if (row < 0 || terms == 0) return VectorR::Zero(terms);
    emitted.emplace(row, other);
    return split[static_cast<std::size_t>(row)].shared.row(other + 1).transpose() * term_scale(s, row, other);
  };
  walk_observable(held, s.question,
                  [&](std::size_t body, const Mat4& w, int row, int other) { rows.add(body, w, shared(row, other)); });
  // What is left of the terms: functions that bodies do not have, and shared ones that no body has met.
  for (std::size_t r = 0; r < split.size() && terms > 0; ++r) {
    for (Eigen::Index i = 0; i < split[r].own.rows(); ++i) rows.add_terms(split[r].own.row(i).transpose());
    if (!s.question.measured[r]) continue;
    const VectorR any = split[r].shared.cwiseAbs().rowwise().sum();
    for (int other = -1; other < s.model.joints(); ++other) {
      if (any[other + 1] != 0 && emitted.count({static_cast<int>(r), other}) == 0)
        rows.add_terms(shared(static_cast<int>(r), other));
    }
  }
  return rows.echelon(s.model, s.tree.length);
}

}  // namespace armature::structure
