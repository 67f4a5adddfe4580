#include "base/composite.hpp"

#include <Eigen/LU>
#include <algorithm>

#include "base/echelon.hpp"

namespace armature::structure {
namespace {

using Ten = Eigen::Matrix<Real, 10, 1>;
using Carry = Eigen::Matrix<Real, 10, 10>;

// ⟨W, J⟩ = coefficients · parameters, read backwards.
Mat4 functional_of(const Ten& c) {
  Mat4 w = Mat4::Zero();
  // ½ (−xx + yy + zz) = c0 and so on: xx = c3 + c5.
  w(0, 0) = c[3] + c[5];
  w(1, 1) = c[0] + c[5];
  w(2, 2) = c[0] + c[3];
  w(0, 1) = w(1, 0) = -c[1] / 2;
  w(0, 2) = w(2, 0) = -c[2] / 2;
  w(1, 2) = w(2, 1) = -c[4] / 2;
  for (int i = 0; i < 3; ++i) w(i, 3) = w(3, i) = c[6 + i] / 2;
  w(3, 3) = c[9];
  return w;
}

// A functional on the parent's composite body, as one on the child's: constant harmonic.
Carry carry_map(const TreeJoint& joint) {
  Carry map;
  for (int i = 0; i < 10; ++i) map.col(i) = coefficients(joint.carry(functional_of(Ten::Unit(i)), 0));
  return map;
}

// One body's functionals solved for its kept columns: w[kept] + own · w[others] shows what `term` adds.
struct Solved {
  std::vector<int> kept, others;  // of the ten
  MatrixR own;                    // kept × others
  MatrixR term;                   // kept × terms
  // Row i: the unit functional on column others[i], with everything that can be expressed in kept columns taken out of
  // the bodies it reaches; over all columns of the model.
  MatrixR reduced;
};

// Columns that the span's rows are solved for, the first independent ones in the order given.
std::vector<int> choose(const MatrixR& rows, const std::vector<int>& order) {
  Span span(rows.rows(), kNewColumn);
  std::vector<int> kept;
  for (const int c : order) {
    if (rows.rows() > 0 && span.add(rows.col(c))) kept.push_back(c);
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

std::vector<int> others_of(const std::vector<int>& kept, int count) {
  std::vector<int> others;
  for (int c = 0; c < count; ++c) {
    if (!std::binary_search(kept.begin(), kept.end(), c)) others.push_back(c);
  }
  return others;
}

// Bodies from the tips to the base; `rows` of a body are reduced over its subtree and the terms.
class Elimination {
 public:
  // Maps between parents and children, once.
  Elimination(const Tree& tree, Eigen::Index columns, Eigen::Index terms) : columns_(columns), terms_(terms) {
    for (const TreeJoint& joint : tree.joints) carry_.push_back(carry_map(joint));
    children_.resize(tree.joints.size());
    for (std::size_t b = 0; b < tree.joints.size(); ++b) {
      if (tree.joints[b].parent >= 0) children_[static_cast<std::size_t>(tree.joints[b].parent)].push_back(b);
    }
    solved_.resize(tree.joints.size());
  }

  Solved& at(std::size_t b) { return solved_[b]; }

  // The functional w on the bodies that b carries, reduced: added to `row`.
  void below(std::size_t b, const Ten& w, Eigen::Ref<VectorR> row) const {
    for (const std::size_t child : children_[b]) {
      const Solved& s = solved_[child];
      // The functional as the child's composite body sees it.
      const Ten v = carry_[child] * w;
      // What the child's kept columns do not explain goes on in its reduced rows.
      for (std::size_t i = 0; i < s.others.size(); ++i) {
        Real left = v[s.others[i]];
        for (std::size_t k = 0; k < s.kept.size(); ++k) left -= v[s.kept[k]] * s.own(idx(k), idx(i));
        if (left != 0) row += left * s.reduced.row(idx(i)).transpose();
      }
      // What they do explain brings its terms along.
      for (std::size_t k = 0; k < s.kept.size(); ++k) {
        if (v[s.kept[k]] != 0) row.tail(terms_) -= v[s.kept[k]] * s.term.row(idx(k)).transpose();
      }
    }
  }

  // The unit functionals on b's other columns, with all that b carries reduced.
  void reduce(std::size_t b) {
    Solved& s = solved_[b];
    s.reduced = MatrixR::Zero(idx(s.others.size()), columns_);
    for (std::size_t i = 0; i < s.others.size(); ++i) {
      VectorR row = VectorR::Zero(columns_);
      row[10 * idx(b) + s.others[i]] = 1;
      below(b, Ten::Unit(s.others[i]), row);
      s.reduced.row(idx(i)) = row.transpose();
    }
  }

  static Eigen::Index idx(std::size_t i) { return static_cast<Eigen::Index>(i); }

 private:
  Eigen::Index columns_;
  Eigen::Index terms_;
  std::vector<Carry> carry_;
  std::vector<std::vector<std::size_t>> children_;
  std::vector<Solved> solved_;
};

}  // namespace

CompositeRows::CompositeRows(const Tree& tree, Eigen::Index terms, std::vector<bool> known, Real tolerance)
    : tree_(tree),
      known_(std::move(known)),
      bodies_(tree.joints.size(), Body{Span(10, tolerance), {}}),
      terms_(terms, tolerance),
      count_(terms),
      tolerance_(tolerance) {}

void CompositeRows::add(std::size_t body, const Mat4& w, const VectorR& terms) {
  // A known tip has no column: only the terms beside it remain.
  if (known_[body]) {
    add_terms(terms);
    return;
  }
  Body& b = bodies_[body];
  const Ten c = coefficients(w);
  // What the body's basis explains of w it explains of the terms beside it.
  const VectorR share = b.span.basis().transpose() * c;
  VectorR rest = terms;
  Real size = terms.norm();
  for (Eigen::Index i = 0; i < share.size(); ++i) {
    const VectorR& own = b.term[static_cast<std::size_t>(i)];
    rest -= share[i] * own;
    size = std::max(size, std::abs(share[i]) * own.norm());
  }
  // New on this body: a basis vector with its terms.
  if (b.span.add(c)) {
    // c = Σ share · basis + left · newest.
    const Real left = b.span.basis().col(b.span.size() - 1).dot(c);
    b.term.push_back(rest / left);
  } else if (rest.norm() > tolerance_ * size) {
    terms_.add(rest);
  }
}

std::optional<Echelon> CompositeRows::echelon(const TorqueModel& model, Real length) const {
  const Eigen::Index columns = model.parameter_count(), inertial = columns - count_;
  const auto idx = Elimination::idx;
  Elimination all(tree_, columns, count_);
  const std::vector<int> order = preference(model);
  std::vector<int> kept;
  // Each body's own functionals, solved for its own columns.
  // As many kept columns as functionals, or this way does not apply.
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    Solved& s = all.at(b);
    const MatrixR rows = bodies_[b].span.basis().transpose();
    std::vector<int> own_order;
    for (std::size_t i = 0; i < 10; ++i) own_order.push_back(order[10 * b + i] - 10 * static_cast<int>(b));
    s.kept = choose(rows, own_order);
    if (s.kept.size() != static_cast<std::size_t>(rows.rows())) return std::nullopt;
    // A known body has no columns.
    s.others = known_[b] ? std::vector<int>{} : others_of(s.kept, 10);
    if (!s.kept.empty()) {
      const Eigen::PartialPivLU<MatrixR> pivots(MatrixR(rows(Eigen::all, s.kept)));
      MatrixR term(rows.rows(), count_);
      for (Eigen::Index i = 0; i < rows.rows(); ++i)
        term.row(i) = bodies_[b].term[static_cast<std::size_t>(i)].transpose();
      s.own = pivots.solve(MatrixR(rows(Eigen::all, s.others)));
      s.term = pivots.solve(term);
    }
    for (const int c : s.kept) kept.push_back(10 * static_cast<int>(b) + c);
  }
  // A body's reduced rows need those of its children.
  for (std::size_t b = bodies_.size(); b-- > 0;) all.reduce(b);
  // What only terms show, solved for columns of terms.
  const MatrixR rows = terms_.basis().transpose();
  std::vector<int> term_order;
  for (Eigen::Index c = 0; c < count_; ++c) term_order.push_back(static_cast<int>(c));
  const std::vector<int> term_kept = choose(rows, term_order);
  if (term_kept.size() != static_cast<std::size_t>(rows.rows())) return std::nullopt;
  const MatrixR term_solved = expressed_in(rows, term_kept);
  for (const int c : term_kept) kept.push_back(static_cast<int>(inertial) + c);

  // Row by row: the body's own columns, the bodies it carries, and terms expressed in kept terms.
  MatrixR projection = MatrixR::Zero(idx(kept.size()), columns);
  Eigen::Index at = 0;
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const Solved& s = all.at(b);
    for (std::size_t k = 0; k < s.kept.size(); ++k) {
      VectorR row = VectorR::Zero(columns);
      // The functional that is 1 on one kept column and 0 on the body's other kept ones.
      Ten w = Ten::Unit(s.kept[k]);
      for (std::size_t i = 0; i < s.others.size(); ++i) w[s.others[i]] = s.own(idx(k), idx(i));
      row.segment<10>(10 * idx(b)) = w;
      row.tail(count_) = s.term.row(idx(k)).transpose();
      all.below(b, w, row);
      // Kept terms leave this row: they have rows below.
      for (std::size_t i = 0; i < term_kept.size(); ++i) {
        const Real share = row[inertial + term_kept[i]];
        if (share != 0) row.tail(count_) -= share * term_solved.row(idx(i)).transpose();
      }
      projection.row(at++) = row.transpose();
    }
  }
  projection.bottomRightCorner(rows.rows(), count_) = term_solved;
  return finish_echelon(model, std::move(kept), projection, length, {});
}

}  // namespace armature::structure
