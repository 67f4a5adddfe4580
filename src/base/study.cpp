#include "base/study.hpp"

#include <algorithm>
#include <cmath>

#include "dynamics/mechanism.hpp"

namespace armature::structure {

bool listed(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// A locked joint without a position is held at 0.
double lock_at(const BaseOptions& options, int coordinate) {
  const auto at = std::find(options.locked.begin(), options.locked.end(), coordinate);
  return at == options.locked.end() || options.lock_position.empty()
             ? 0
             : options.lock_position[static_cast<std::size_t>(at - options.locked.begin())];
}

Vector somewhere(const Study& study, Rng& rng) {
  Vector q = Vector::Zero(study.model.joints());
  for (int j = 0; j < study.model.joints(); ++j) {
    const auto c = static_cast<std::size_t>(j);
    // Slides in metres, angles over many turns.
    const double reach = study.sliding[c] ? 2.8 : 60;
    q[j] = study.question.moving[c] ? rng.uniform(-reach, reach) : lock_at(study.options, j);
  }
  return q;
}

// What moves, what is measured, what must be sampled.
Study make_study(const TorqueModel& model, const BaseOptions& options) {
  Study s{model, options, make_tree(model), {}, {}, {}, true};
  const auto n = static_cast<std::size_t>(model.joints());
  s.question.tolerance = options.rank_tolerance;
  s.question.parameters = model.parameter_count();
  s.question.moving.assign(n, true);
  s.question.measured.assign(n, true);
  s.question.tied.assign(n, false);
  // A sensor on a locked joint is treated separately (measures_locked).
  for (std::size_t j = 0; j < n; ++j) {
    const int c = static_cast<int>(j);
    s.question.moving[j] = !listed(options.locked, c);
    s.question.measured[j] = s.question.moving[j] && (!options.sensors || listed(*options.sensors, c));
    if (s.question.moving[j] && !s.question.measured[j]) s.every_torque = false;
  }
  // Bodies that each coordinate moves.
  std::vector<int> followers(n, 0);
  s.sliding.assign(n, false);
  for (const MechanismBody& body : model.mechanism().bodies) ++followers[static_cast<std::size_t>(body.coordinate)];
  const auto leaders = model.robot().coordinates();
  // Sampled: positions that a term depends on, and coordinates with followers.
  s.held = position_terms(model, s.question.measured);
  for (std::size_t j = 0; j < n; ++j) {
    s.sliding[j] = !model.mechanism().bodies[static_cast<std::size_t>(leaders[j])].revolute;
    s.question.tied[j] = followers[j] > 1;
    s.held[j] = s.question.moving[j] && (s.held[j] || s.question.tied[j]);
  }
  return s;
}

Tree hold_at(const Study& s, const Vector& q) {
  Tree tree = s.tree;
  for (std::size_t b = 0; b < tree.joints.size(); ++b) {
    const MechanismBody& body = s.model.mechanism().bodies[b];
    const auto c = static_cast<std::size_t>(body.coordinate);
    if (s.question.moving[c] && !s.held[c]) continue;
    // The joint's variable; slides in scaled lengths.
    const Real x = static_cast<Real>(body.multiplier) * q[body.coordinate] + body.offset;
    tree.joints[b] = hold(tree.joints[b], body.revolute ? x : x / tree.length);
  }
  return tree;
}

// A torque has two powers of length, a force one; the acceleration of a slide takes one away.
Real term_scale(const Study& s, int row, int other) {
  int power = s.sliding[static_cast<std::size_t>(row)] ? 1 : 2;
  if (other >= 0 && s.sliding[static_cast<std::size_t>(other)]) --power;
  return std::pow(s.tree.length, static_cast<Real>(-power));
}

std::vector<TermRow> split_all(const Study& s, const Vector& q, Rng& rng) {
  // One entry per joint, empty where its torque is not measured.
  std::vector<TermRow> split(static_cast<std::size_t>(s.model.joints()));
  for (int r = 0; r < s.model.joints() && !s.model.columns().empty(); ++r) {
    if (s.question.measured[static_cast<std::size_t>(r)])
      split[static_cast<std::size_t>(r)] = split_terms(s.model, r, q, s.question.moving, rng);
  }
  return split;
}

bool measures_locked(const Study& s) {
  return s.options.sensors && std::any_of(s.options.locked.begin(), s.options.locked.end(),
                                          [&](int j) { return listed(*s.options.sensors, j); });
}

}  // namespace armature::structure
