#include "base/by_regions.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "base/by_bodies.hpp"
#include "base/row_pool.hpp"

namespace armature::structure {
namespace {

using Index = Eigen::Index;

Index idx(std::size_t i) { return static_cast<Index>(i); }

// Bodies whose part in the torques depends on the position of followed joints.
struct Region {
  int root = -1;                    // the body that carries it; −1: the base
  std::vector<std::size_t> bodies;  // increasing
  std::vector<int> tied;            // coordinates that move several of them
  [[nodiscard]] bool holds(std::size_t body) const { return std::binary_search(bodies.begin(), bodies.end(), body); }
};

// From the body to the base, which is −1.
std::vector<int> way_down(const Tree& tree, int body) {
  std::vector<int> way = {body};
  while (way.back() >= 0) way.push_back(tree.joints[static_cast<std::size_t>(way.back())].parent);
  return way;
}

// The bodies beyond the last one that carries everything these coordinates move.
Region region_of(const Tree& tree, const std::vector<int>& tied) {
  Region out;
  out.tied = tied;
  std::vector<std::size_t> moved;
  // Bodies that move with these coordinates.
  for (std::size_t b = 0; b < tree.joints.size(); ++b) {
    if (listed(tied, tree.joints[b].coordinate)) moved.push_back(b);
  }
  // Bodies on the way from all of them to the base; the first is the one farthest out.
  std::vector<int> common = way_down(tree, tree.joints[moved.front()].parent);
  for (const std::size_t b : moved) {
    const std::vector<int> way = way_down(tree, tree.joints[b].parent);
    std::erase_if(common, [&](int body) { return !listed(way, body); });
  }
  out.root = common.front();
  // Branches of the root that hold a moved body, whole.
  std::vector<int> branch(tree.joints.size(), -1);
  for (std::size_t b = 0; b < tree.joints.size(); ++b) {
    const int parent = tree.joints[b].parent;
    branch[b] = parent == out.root ? static_cast<int>(b) : (parent < 0 ? -1 : branch[static_cast<std::size_t>(parent)]);
  }
  for (std::size_t b = 0; b < tree.joints.size(); ++b) {
    if (branch[b] < 0) continue;
    const bool moves = std::any_of(moved.begin(), moved.end(), [&](std::size_t m) { return branch[m] == branch[b]; });
    if (moves) out.bodies.push_back(b);
  }
  return out;
}

bool overlap(const Region& a, const Region& b) {
  return std::any_of(a.bodies.begin(), a.bodies.end(), [&](std::size_t body) { return b.holds(body); });
}

// One region per group of followed joints that share bodies.
std::vector<Region> find_regions(const Study& s) {
  std::vector<Region> regions;
  for (int c = 0; c < s.model.joints(); ++c) {
    const auto at = static_cast<std::size_t>(c);
    if (!s.question.tied[at] || !s.question.moving[at]) continue;
    Region made = region_of(s.tree, {c});
    // Regions that share bodies are one, which may then reach others.
    for (std::size_t i = 0; i < regions.size();) {
      if (!overlap(regions[i], made)) {
        ++i;
        continue;
      }
      std::vector<int> both = made.tied;
      both.insert(both.end(), regions[i].tied.begin(), regions[i].tied.end());
      regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(i));
      made = region_of(s.tree, both);
      i = 0;
    }
    regions.push_back(std::move(made));
  }
  return regions;
}

// The region alone: bodies by their place in it, −1 for those that the root carries.
Tree subtree(const Tree& tree, const Region& region) {
  Tree out;
  out.coordinates = tree.coordinates, out.gravity = tree.gravity, out.length = tree.length;
  for (const std::size_t b : region.bodies) {
    TreeJoint joint = tree.joints[b];
    const auto at =
        std::lower_bound(region.bodies.begin(), region.bodies.end(), static_cast<std::size_t>(joint.parent));
    // A body on the root starts a branch of the part.
    const bool inside = joint.parent != region.root && joint.parent >= 0;
    joint.parent = inside ? static_cast<int>(at - region.bodies.begin()) : -1;
    out.joints.push_back(joint);
  }
  return out;
}

// A functional on the root's composite body as coefficients of the region's parameters.
VectorR below_root(const Tree& region, const Mat4& w) {
  VectorR row = VectorR::Zero(10 * idx(region.joints.size()));
  std::vector<Mat4> reached(region.joints.size());
  for (std::size_t b = 0; b < region.joints.size(); ++b) {
    const int parent = region.joints[b].parent;
    // The constant harmonic of the functional, from parent to child.
    reached[b] = region.joints[b].carry(parent < 0 ? w : reached[static_cast<std::size_t>(parent)], 0);
    row.segment<10>(10 * idx(b)) = coefficients(reached[b]);
  }
  return row;
}

// Everything the base of a region depends on, as text. Spaces are told by their projectors, to nine digits.
std::string key_of(const Study& s, const Region& region, const Tree& alone, const Reach& reach,
                   const std::vector<bool>& known) {
  std::string key;
  const auto put = [&](const auto& numbers, int digits) {
    // Rounding and the sign of a zero must not tell two keys apart.
    for (const Real x : numbers.reshaped()) {
      const double rounded = static_cast<double>(x) + 0.0;
      key += significant(std::abs(rounded) < 1e-9 ? 0 : rounded, digits) + ' ';
    }
  };
  for (const TreeJoint& joint : alone.joints) {
    // Followed coordinates by their place in the region, not by their number in the robot.
    const auto c = static_cast<std::size_t>(joint.coordinate);
    const auto inside = std::find(region.tied.begin(), region.tied.end(), joint.coordinate);
    key += std::to_string(joint.parent) + (s.question.moving[c] ? " moves " : " rests ") +
           std::to_string(inside - region.tied.begin()) + ' ' + significant(static_cast<double>(joint.multiplier), 17) +
           ' ';
    put(joint.axis, 17);
    for (const Mat4& placement : joint.placement) put(placement, 17);
    if (!s.question.moving[c]) key += significant(lock_at(s.options, joint.coordinate), 17) + ' ';
  }
  // A projector does not depend on the choice of a basis.
  put(MatrixR(reach.functionals * reach.functionals.transpose()), 9);
  put(MatrixR(reach.twists * reach.twists.transpose()), 9);
  for (const bool k : known) key += k ? '1' : '0';
  return key;
}

// What torques show of a region's parameters, position by position.
class RegionBase {
 public:
  RegionBase(const Study& study, const Region& region, const Reach& reach, std::vector<bool> known, const Vector& q0)
      : s_(study), region_(region), reach_(reach), known_(std::move(known)) {
    // The root's functionals at q0: the tree with locked joints shows these already.
    const Tree start = subtree(hold_at(s_, q0), region_);
    for (Index i = 0; i < reach_.functionals.cols(); ++i) start_.push_back(below_root(start, functional(i)));
    // Whether joints in the region are expanded: those have further rows.
    for (const std::size_t b : region_.bodies) {
      const auto c = static_cast<std::size_t>(s_.tree.joints[b].coordinate);
      expanded_ = expanded_ || (s_.question.moving[c] && !s_.question.tied[c]);
    }
  }

  // What torques show at one position of the followed joints.
  void add(const Vector& q, std::vector<VectorR>& rows) const {
    const Tree held = hold_at(s_, q), alone = subtree(held, region_);
    // A known parameter has no column.
    const auto take = [&](VectorR row) {
      for (std::size_t i = 0; i < known_.size(); ++i) {
        if (known_[i]) row[idx(i)] = 0;
      }
      rows.push_back(std::move(row));
    };
    // How the ten numbers that the root sees change from q0.
    for (Index i = 0; i < reach_.functionals.cols(); ++i)
      take(below_root(alone, functional(i)) - start_[static_cast<std::size_t>(i)]);
    // Pairs of joints with a followed one.
    const Emit emit = [&](const VectorR& row, int, int) { take(row); };
    walk_tied_within(alone, s_.question, reach_.twists, emit);
    if (!expanded_) return;
    // Functionals of the other joints, cut to the columns of the region.
    walk_observable(held, s_.question, [&](std::size_t body, const Mat4& w, int, int) {
      if (!region_.holds(body)) return;
      const VectorR all = spread(held, body, w);
      VectorR row(10 * idx(region_.bodies.size()));
      for (std::size_t b = 0; b < region_.bodies.size(); ++b)
        row.segment<10>(10 * idx(b)) = all.segment<10>(10 * idx(region_.bodies[b]));
      take(std::move(row));
    });
  }

 private:
  [[nodiscard]] Mat4 functional(Index i) const { return Eigen::Map<const Mat4>(reach_.functionals.col(i).data()); }

  const Study& s_;
  const Region& region_;
  const Reach& reach_;
  std::vector<bool> known_;     // of the region's columns
  std::vector<VectorR> start_;  // of each functional of the root, at q0
  bool expanded_ = false;       // whether other joints move in the region
};

// The region's kept columns, numbered within the region, and all its columns expressed in them.
Echelon solve_region(const Study& s, const Region& region, const RegionBase& base, Rng& rng) {
  const Index columns = 10 * idx(region.bodies.size());
  RowPool pool(columns, s.question.tolerance);
  // Enough positions to show everything once, then further ones until two have shown nothing new.
  std::vector<VectorR> rows;
  do base.add(somewhere(s, rng), rows);
  while (idx(rows.size()) < columns + columns / 2 && !rows.empty());
  pool.add(rows);
  for (int barren = 0; barren < 2;) {
    rows.clear();
    base.add(somewhere(s, rng), rows);
    barren = pool.add(rows) ? 0 : barren + 1;
  }
  // Columns of the whole model, so that order, units and rounding are those of every other base.
  MatrixR seen = MatrixR::Zero(pool.basis().cols(), s.model.parameter_count());
  for (std::size_t b = 0; b < region.bodies.size(); ++b)
    seen.middleCols<10>(10 * idx(region.bodies[b])) = pool.basis().middleRows<10>(10 * idx(b)).transpose();
  // Fingers of a rounded file are parallel to 1e-8 rad: a column that is new by so little would be kept with
  // coefficients of 1e8. The next one that is clearly new is better, where there are enough of them.
  constexpr Real kClearlyNew = 1e-5L;
  Echelon whole = make_echelon(s.model, seen, s.tree.length, {}, kClearlyNew);
  if (idx(whole.columns.size()) < seen.rows()) whole = make_echelon(s.model, seen, s.tree.length, {});
  // Back to the region's columns.
  Echelon own{{}, Matrix(whole.projection.rows(), columns)};
  for (std::size_t b = 0; b < region.bodies.size(); ++b) {
    own.projection.middleCols<10>(10 * idx(b)) = whole.projection.middleCols<10>(10 * idx(region.bodies[b]));
    for (int k = 0; k < 10; ++k) {
      if (listed(whole.columns, 10 * static_cast<int>(region.bodies[b]) + k))
        own.columns.push_back(10 * static_cast<int>(b) + k);
    }
  }
  return own;
}

// What the terms of followed joints show alone, beside the rows of terms that are there: solved for columns of terms.
Echelon solve_terms(const MatrixR& rows) {
  // Independent rows, then the first independent columns.
  Span span(rows.cols(), kNewColumn);
  for (Index i = 0; i < rows.rows(); ++i) span.add(rows.row(i).transpose());
  const MatrixR basis = span.basis().transpose();
  Span columns(basis.rows(), kNewColumn);
  Echelon out;
  for (Index c = 0; c < basis.cols(); ++c) {
    if (basis.rows() > 0 && columns.add(basis.col(c))) out.columns.push_back(static_cast<int>(c));
  }
  out.projection = expressed_in(basis, out.columns).cast<double>();
  return out;
}

// row − Σ row[kept] · projection, over columns `at`; what is left of a difference by rounding is 0.
void reduce(Vector& row, const Echelon& by, const std::vector<int>& at) {
  constexpr double kRounding = 1e-13;
  Vector taken = Vector::Zero(idx(at.size())), size = Vector::Zero(idx(at.size()));
  for (std::size_t k = 0; k < by.columns.size(); ++k) {
    // A share in a kept column: that column's row is taken off as many times.
    const double share = row[at[static_cast<std::size_t>(by.columns[k])]];
    if (share == 0) continue;
    taken += share * by.projection.row(idx(k)).transpose();
    size += std::abs(share) * by.projection.row(idx(k)).cwiseAbs().transpose();
  }
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (size[idx(i)] == 0) continue;
    double& x = row[at[i]];
    // A difference far below its two terms is rounding.
    const double left = x - taken[idx(i)];
    x = std::abs(left) <= kRounding * (std::abs(x) + size[idx(i)]) ? 0 : tidy(left);
  }
}

// One base out of parts whose kept columns differ: a part is its echelon and the columns of the model it is about.
struct Part {
  Echelon echelon;
  std::vector<int> at;
};

Echelon joined(const Echelon& outside, const std::vector<int>& kept_outside, const std::vector<Part>& parts,
               Index size) {
  std::map<int, Vector> rows;
  // Rows of the locked tree, with their parts in the regions and the terms expressed in what those keep.
  for (std::size_t i = 0; i < outside.columns.size(); ++i) {
    if (!listed(kept_outside, outside.columns[i])) continue;
    Vector row = outside.projection.row(idx(i)).transpose();
    for (const Part& part : parts) reduce(row, part.echelon, part.at);
    rows.emplace(outside.columns[i], std::move(row));
  }
  // The rows of each part, in the columns of the model.
  for (const Part& part : parts) {
    for (std::size_t k = 0; k < part.echelon.columns.size(); ++k) {
      Vector row = Vector::Zero(size);
      for (std::size_t i = 0; i < part.at.size(); ++i) row[part.at[i]] = part.echelon.projection(idx(k), idx(i));
      rows.emplace(part.at[static_cast<std::size_t>(part.echelon.columns[k])], std::move(row));
    }
  }
  // The map is sorted by column: rows come in increasing order.
  Echelon out{{}, Matrix(idx(rows.size()), size)};
  for (auto& [column, row] : rows) {
    out.projection.row(idx(out.columns.size())) = row.transpose();
    out.columns.push_back(column);
  }
  // The identity on the kept columns.
  for (std::size_t i = 0; i < out.columns.size(); ++i) {
    out.projection.col(out.columns[i]).setZero();
    out.projection(idx(i), out.columns[i]) = 1;
  }
  return out;
}

// Whether the torque of a followed joint, or its acceleration in another torque, has a function in common with a term,
// beside what the terms show alone.
bool shares_with_terms(const Study& s, const std::vector<TermRow>& split) {
  Span alone(s.model.parameter_count() - s.model.inertial_count(), s.question.tolerance);
  for (const TermRow& row : split) {
    for (Index i = 0; i < row.own.rows(); ++i) alone.add(row.own.row(i).transpose());
  }
  // What is left of a function after all that terms show alone.
  const auto new_in = [&](const VectorR& shared) {
    const VectorR rest = shared - alone.basis() * (alone.basis().transpose() * shared);
    return rest.norm() > s.question.tolerance * (1 + shared.norm());
  };
  for (std::size_t r = 0; r < split.size(); ++r) {
    for (Index i = 0; i < split[r].shared.rows(); ++i) {
      const bool followed = s.held[r] || (i > 0 && s.held[static_cast<std::size_t>(i - 1)]);
      if (followed && new_in(split[r].shared.row(i).transpose())) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<Echelon> by_regions(const Study& s, RegionCache& cache) {
  const auto n = static_cast<std::size_t>(s.model.joints());
  bool any = false;
  // Some coordinate must be held, and each because bodies follow it.
  for (std::size_t j = 0; j < n; ++j) {
    any = any || s.held[j];
    if (s.held[j] && !s.question.tied[j]) return std::nullopt;
  }
  if (!any || !s.every_torque || measures_locked(s)) return std::nullopt;
  for (const bool special : position_terms(s.model, s.question.measured)) {
    if (special) return std::nullopt;
  }
  const std::vector<Region> regions = find_regions(s);
  // A region as large as the tree saves nothing.
  for (const Region& region : regions) {
    if (region.bodies.size() == s.tree.joints.size()) return std::nullopt;
  }
  Rng rng = Rng(s.options.seed).fork(4);
  const Vector q0 = somewhere(s, rng);
  const std::vector<TermRow> split = split_all(s, q0, rng);
  if (shares_with_terms(s, split)) return std::nullopt;

  // The tree with every followed joint locked at q0.
  BaseOptions standing = s.options;
  if (standing.lock_position.empty()) standing.lock_position.assign(standing.locked.size(), 0);
  for (std::size_t j = 0; j < n; ++j) {
    if (!s.held[j]) continue;
    standing.locked.push_back(static_cast<int>(j));
    standing.lock_position.push_back(q0[idx(j)]);
  }
  const Study still = make_study(s.model, standing);
  const auto outside = by_bodies(still);
  if (!outside) return std::nullopt;

  std::vector<Part> parts;
  std::vector<int> kept_outside = outside->columns;
  const Tree held = hold_at(s, q0);
  // Functionals and twists with which the rest of the tree reaches each root.
  std::vector<int> roots;
  for (const Region& region : regions) roots.push_back(region.root);
  const std::vector<Reach> reaches = reaches_of(held, s.question, roots);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const Region& region = regions[i];
    const Reach& reach = reaches[i];
    std::vector<bool> known;
    std::vector<int> at;
    for (const std::size_t b : region.bodies) {
      for (int k = 0; k < 10; ++k)
        at.push_back(10 * static_cast<int>(b) + k), known.push_back(listed(s.options.known, at.back()));
    }
    const std::string key = key_of(s, region, subtree(s.tree, region), reach, known);
    // A region is solved once, also for other questions about the same robot.
    auto found = cache.find(key);
    if (found == cache.end()) {
      const RegionBase base(s, region, reach, known, q0);
      found = cache.emplace(key, solve_region(s, region, base, rng)).first;
    }
    // The region answers for its columns from now on.
    std::erase_if(kept_outside, [&](int c) { return listed(at, c); });
    parts.push_back({found->second, std::move(at)});
  }
  // Terms: those that the locked tree shows, and those of the followed joints.
  const int inertial = s.model.inertial_count();
  std::vector<VectorR> term_rows;
  for (std::size_t i = 0; i < outside->columns.size(); ++i) {
    if (outside->columns[i] >= inertial)
      term_rows.emplace_back(
          outside->projection.row(idx(i)).tail(s.model.parameter_count() - inertial).transpose().cast<Real>());
  }
  for (std::size_t j = 0; j < n; ++j) {
    for (Index i = 0; s.held[j] && i < split[j].own.rows(); ++i)
      term_rows.emplace_back(split[j].own.row(i).transpose());
  }
  std::erase_if(kept_outside, [&](int c) { return c >= inertial; });
  // Terms are a part like a region.
  Part terms;
  for (int c = inertial; c < s.model.parameter_count(); ++c) terms.at.push_back(c);
  MatrixR rows(idx(term_rows.size()), idx(terms.at.size()));
  for (std::size_t i = 0; i < term_rows.size(); ++i) rows.row(idx(i)) = term_rows[i].transpose();
  terms.echelon = solve_terms(rows);
  parts.push_back(std::move(terms));
  return joined(*outside, kept_outside, parts, s.model.parameter_count());
}

}  // namespace armature::structure
