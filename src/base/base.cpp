#include "armature/base.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

#include "armature/text.hpp"
#include "base/base_with.hpp"
#include "base/by_bodies.hpp"
#include "base/echelon.hpp"
#include "base/intended.hpp"
#include "base/numeric.hpp"
#include "base/observable.hpp"
#include "base/row_pool.hpp"
#include "base/study.hpp"

namespace armature {
namespace {

using namespace structure;

// Rows that span everything torques show with the sampled coordinates at q.
std::vector<VectorR> shown_at(const Study& s, const Vector& q, Rng& rng) {
  std::vector<VectorR> shown;
  const Eigen::Index inertial = s.model.inertial_count();
  const Eigen::Index terms = s.model.parameter_count() - inertial;
  const std::vector<TermRow> split = split_all(s, q, rng);
  // What only terms show has no inertial part.
  for (const TermRow& row : split) {
    for (Eigen::Index i = 0; i < row.own.rows(); ++i) {
      VectorR full = VectorR::Zero(inertial + terms);
      full.tail(terms) = row.own.row(i).transpose();
      shown.push_back(std::move(full));
    }
  }
  // Functions 1 or a[other] of a row that some body has met.
  std::set<std::pair<int, int>> emitted;
  // A functional of the bodies, beside it what the terms of the same row have in the same function.
  const Emit emit = [&](const VectorR& part, int row, int other) {
    VectorR full = VectorR::Zero(inertial + terms);
    full.head(inertial) = part;
    if (row >= 0 && terms > 0) {
      full.tail(terms) =
          split[static_cast<std::size_t>(row)].shared.row(other + 1).transpose() * term_scale(s, row, other);
      emitted.emplace(row, other);
    }
    shown.push_back(std::move(full));
  };
  // Sampled and locked joints are held; all others are expanded in harmonics.
  const Tree held = hold_at(s, q);
  walk_observable(held, s.question, [&](std::size_t body, const Mat4& w, int row, int other) {
    emit(spread(held, body, w), row, other);
  });
  walk_tied(held, s.question, emit);
  // Functions 1 and a_k that no body shows in a row may still be there for a term.
  for (int r = 0; r < s.model.joints() && terms > 0; ++r) {
    if (!s.question.measured[static_cast<std::size_t>(r)]) continue;
    for (int other = -1; other < s.model.joints(); ++other) {
      if (emitted.count({r, other}) == 0) emit(VectorR::Zero(inertial), r, other);
    }
  }
  return shown;
}

// Orthonormal rows that span what torques show, columns scaled by the length unit.
MatrixR observable_rows(const Study& s, bool& sampled) {
  const bool any_held = std::find(s.held.begin(), s.held.end(), true) != s.held.end();
  sampled = any_held;
  // How torques vary with a sampled or locked joint is not expanded; a partly measured arm, or the torque of a joint
  // that does not move, would need it.
  const bool under_locked = measures_locked(s);
  sampled = sampled || under_locked;
  if (under_locked || (any_held && !s.every_torque)) return sampled_row_space(s.model, s.options, s.tree.length);
  Rng rng = Rng(s.options.seed).fork(3);
  // No position is sampled: one walk shows everything.
  if (!any_held) {
    Span seen(s.model.parameter_count(), s.question.tolerance);
    for (const VectorR& row : shown_at(s, somewhere(s, rng), rng)) seen.add(row);
    return seen.basis().transpose();
  }
  // Position after position, until two of them have added nothing.
  RowPool seen(s.model.parameter_count(), s.question.tolerance);
  for (int barren = 0; barren < 2;) barren = seen.add(shown_at(s, somewhere(s, rng), rng)) ? 0 : barren + 1;
  return seen.basis().transpose();
}

// MYR2 for MY2: the R goes before the number.
std::string regrouped_name(const std::string& name) {
  auto digits = name.size();
  while (digits > 0 && std::isdigit(static_cast<unsigned char>(name[digits - 1])) != 0) --digits;
  return name.substr(0, digits) + "R" + name.substr(digits);
}

// Names, lift and unseen directions, all from the projection.
BaseMap make_map(const TorqueModel& model, const Echelon& echelon) {
  BaseMap map;
  map.columns = echelon.columns;
  map.projection = echelon.projection;
  const Eigen::Index p = map.projection.cols();
  const Eigen::Index b = map.projection.rows();
  map.lift = Matrix::Zero(p, b);
  map.null_space = Matrix::Zero(p, p - b);
  for (Eigen::Index i = 0; i < b; ++i) {
    const int column = map.columns[static_cast<std::size_t>(i)];
    // beta on the kept columns is one pi that has these base parameters.
    map.lift(column, i) = 1;
    const Parameter& own = model.parameters()[static_cast<std::size_t>(column)];
    BaseParameter made{own.name, own.unit, column, {}};
    // Everything else in this row is regrouped onto the kept parameter.
    for (int c = 0; c < static_cast<int>(p); ++c) {
      if (c != column && map.projection(i, c) != 0) made.others.emplace_back(c, map.projection(i, c));
    }
    if (!made.others.empty()) made.name = regrouped_name(own.name);
    map.parameters.push_back(std::move(made));
  }
  // One unseen direction per column that is not kept: the parameter itself and what it takes from the kept ones.
  Eigen::Index next = 0;
  for (int c = 0; c < static_cast<int>(p); ++c) {
    if (std::binary_search(map.columns.begin(), map.columns.end(), c)) continue;
    map.null_space(c, next) = 1;
    for (Eigen::Index i = 0; i < b; ++i)
      map.null_space(map.columns[static_cast<std::size_t>(i)], next) = -map.projection(i, c);
    ++next;
  }
  return map;
}

struct Structural {
  BaseMap map;
  bool sampled = false;
};

// Three ways, the cheapest first; the last one serves every question.
Structural by_structure(const TorqueModel& model, const BaseOptions& options, RegionCache& cache) {
  const Study study = make_study(model, options);
  Structural out;
  // No mimic joint, no term of positions: body by body, proven.
  if (const auto found = by_bodies(study)) {
    out.map = make_map(model, *found);
    return out;
  }
  // Mimic joints whose followers are only a part of the arm.
  if (const auto found = by_regions(study, cache)) {
    out.map = make_map(model, *found);
    out.sampled = true;
    return out;
  }
  // All columns at once.
  const MatrixR seen = observable_rows(study, out.sampled);
  out.map = make_map(model, make_echelon(model, seen, study.tree.length, options.known));
  return out;
}

}  // namespace

BaseMap compute_base(const TorqueModel& model, const BaseOptions& options) {
  structure::RegionCache cache;
  return structure::compute_base_with(model, options, cache);
}

BaseMap structure::compute_base_with(const TorqueModel& model, const BaseOptions& options, RegionCache& cache) {
  if (const auto error = options.problem(model)) throw std::invalid_argument(error->text());
  using Geometry = BaseOptions::Geometry;
  Structural given = by_structure(model, options, cache);
  BaseEvidence evidence;
  evidence.rank_as_given = given.map.size();
  evidence.rank_intended = given.map.size();
  evidence.sampled = given.sampled;
  BaseMap map = std::move(given.map);
  // Whether rounding in the robot file changes what can be seen.
  auto intended = options.geometry == Geometry::AsGiven ? Intended{} : intended_geometry(model.robot(), options);
  if (!intended.corrections.empty()) {
    Structural meant = by_structure(TorqueModel(std::move(intended.robot), model.terms()), options, cache);
    evidence.corrections = std::move(intended.corrections);
    evidence.rank_intended = meant.map.size();
    // With the same rank, Auto keeps the numbers of the file.
    if (options.geometry == Geometry::Intended || evidence.ambiguous()) {
      evidence.used_intended = true;
      map = std::move(meant.map);
    }
  }
  evidence.rank = map.size();
  map.evidence = std::move(evidence);
  // Independent of the structure: singular values of the regressor at random states.
  if (options.check) compare_numerically(model, options, map);
  return map;
}

std::optional<Error> BaseOptions::problem(const TorqueModel& model) const {
  const auto bad = [](const std::string& where, const std::string& message, const std::string& hint) {
    return Error{ErrorCode::Usage, message, where, hint};
  };
  const auto outside = [](const std::vector<int>& list, int count) {
    return std::any_of(list.begin(), list.end(), [&](int i) { return i < 0 || i >= count; });
  };
  // Indices of joints and parameters, then tolerances. Comparisons are written so that NaN fails them.
  const std::string joints = "Joints are 0 to " + std::to_string(model.joints() - 1) + ".";
  if (sensors && outside(*sensors, model.joints())) return bad("sensors", "a joint does not exist", joints);
  if (outside(locked, model.joints())) return bad("locked", "a joint does not exist", joints);
  if (!lock_position.empty() && lock_position.size() != locked.size()) {
    return bad(
        "lock_position",
        std::to_string(lock_position.size()) + " positions for " + std::to_string(locked.size()) + " locked joints",
        "Give one per locked joint, or none.");
  }
  if (outside(known, model.parameter_count())) {
    return bad("known", "a parameter does not exist",
               "Parameters are 0 to " + std::to_string(model.parameter_count() - 1) + ".");
  }
  if (!(angle_tolerance >= 0 && angle_tolerance < 0.1))
    return bad("angle_tolerance", "got " + exact(angle_tolerance), "Give rad in [0, 0.1).");
  if (!(offset_tolerance >= 0))
    return bad("offset_tolerance", "got " + exact(offset_tolerance), "Give metres, not negative.");
  if (!(rank_tolerance > 0 && rank_tolerance < 1))
    return bad("rank_tolerance", "got " + exact(rank_tolerance), "Give a number in (0, 1).");
  return std::nullopt;
}

Vector BaseMap::to_base(const Vector& pi) const { return projection * pi; }

Vector BaseMap::to_full(const Vector& beta) const { return lift * beta; }

// "MYR2" is found by that name and by "MY2".
int BaseMap::find(const std::string& name) const {
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const BaseParameter& p = parameters[i];
    if (p.name == name || (!p.others.empty() && p.name == regrouped_name(name))) return static_cast<int>(i);
  }
  return -1;
}

BaseMap subset(const BaseMap& map, const std::vector<int>& kept) {
  // A subset keeps the order of the map.
  if (!std::is_sorted(kept.begin(), kept.end()) || (!kept.empty() && (kept.front() < 0 || kept.back() >= map.size()))) {
    throw std::invalid_argument("subset: indices must increase within 0 … " + std::to_string(map.size() - 1));
  }
  BaseMap out;
  out.evidence = map.evidence;
  const auto b = static_cast<Eigen::Index>(kept.size());
  out.projection.resize(b, map.full_size());
  out.lift.resize(map.full_size(), b);
  for (Eigen::Index i = 0; i < b; ++i) {
    const auto k = static_cast<std::size_t>(kept[static_cast<std::size_t>(i)]);
    out.parameters.push_back(map.parameters[k]);
    out.columns.push_back(map.columns[k]);
    out.projection.row(i) = map.projection.row(static_cast<Eigen::Index>(k));
    out.lift.col(i) = map.lift.col(static_cast<Eigen::Index>(k));
  }
  // What is left out counts as unseen from now on.
  out.null_space.resize(map.full_size(), map.full_size() - b);
  out.null_space.leftCols(map.null_space.cols()) = map.null_space;
  Eigen::Index next = map.null_space.cols();
  for (int i = 0; i < map.size(); ++i) {
    if (!listed(kept, i)) out.null_space.col(next++) = map.lift.col(i);
  }
  return out;
}

namespace {

// Twelve digits without the zeros behind them.
std::string short_number(double x) {
  std::string text = significant(x, 12);
  if (text.find('.') == std::string::npos || text.find('e') != std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

}  // namespace

std::string formula(const BaseParameter& parameter, const std::vector<Parameter>& standard) {
  const auto name = [&](int c) { return standard[static_cast<std::size_t>(c)].name; };
  std::string text = parameter.name + " = " + name(parameter.column);
  // Parameters that share a coefficient are written as one group.
  std::vector<bool> written(parameter.others.size(), false);
  for (std::size_t i = 0; i < parameter.others.size(); ++i) {
    if (written[i]) continue;
    const double coefficient = parameter.others[i].second;
    std::vector<std::string> group;
    for (std::size_t k = i; k < parameter.others.size(); ++k) {
      if (std::abs(parameter.others[k].second - coefficient) > 1e-12 * std::abs(coefficient)) continue;
      group.push_back(name(parameter.others[k].first));
      written[k] = true;
    }
    text += coefficient < 0 ? " − " : " + ";
    // A coefficient of 1 is not written.
    const bool unit = std::abs(std::abs(coefficient) - 1) <= 1e-12;
    const std::string sum = join(group, " + ");
    if (!unit) text += short_number(std::abs(coefficient)) + "·";
    text += group.size() == 1 || (unit && coefficient > 0) ? sum : "(" + sum + ")";
  }
  return text;
}

std::string BaseEvidence::brief() const {
  std::string text = std::to_string(rank) + " base parameters";
  if (numeric_rank < 0) return text + " by structure; not compared with singular values";
  // Where nothing was dropped, the gap is measured to rounding.
  const double gap = smallest_kept / std::max(largest_dropped, 1e-17);
  text += agree ? "; structure and singular values agree" : "; singular values say " + std::to_string(numeric_rank);
  text += " (gap " + significant(gap, 2) + ")";
  if (ambiguous()) {
    text += "; rounding in the robot file matters: " + std::to_string(rank_as_given) + " as given, " +
            std::to_string(rank_intended) + " as intended";
  }
  return text;
}

}  // namespace armature
