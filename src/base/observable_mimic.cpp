// Pairs of joints of which one moves several bodies (mimic).
//
// The factor of a_j in torque k is Σ_b ⟨W_b(q), J_b⟩. With several bodies acting, W is no functional on one composite
// body; the state (W, u_j, u_k) of every body is carried instead, linearly, and harmonics of joints that are not tied
// are split off as before. Tied joints are locked here: the caller samples their positions.
#include <set>

#include "base/observable.hpp"

namespace armature::structure {
namespace {

// W of all bodies up to here, and the twists of both coordinates.
struct State {
  Mat4 w = Mat4::Zero();
  Twist first = Twist::Zero();
  Twist second = Twist::Zero();

  // As a vector of 16 + 6 + 6 numbers for a Span, and back.
  [[nodiscard]] VectorR flat() const {
    VectorR v(28);
    v << Eigen::Map<const VectorR>(w.data(), 16), first, second;
    return v;
  }
  [[nodiscard]] static State from(const VectorR& v) {
    State s;
    s.w = Eigen::Map<const Mat4>(v.data());
    s.first = v.segment<6>(16);
    s.second = v.segment<6>(22);
    return s;
  }
  [[nodiscard]] bool is_zero() const { return w.isZero(0) && first.isZero(0) && second.isZero(0); }
};

// One pair (first, second) of coordinates; first −1 is what moves the base: gravity, or a twist of a part's root.
class PairWalk {
 public:
  PairWalk(const Tree& tree, const Question& question, const Emit& emit, const Twist& start, int first, int second)
      : tree_(tree), ask_(question), emit_(emit), start_(start), first_(first), second_(second) {
    main_.resize(tree.joints.size());
    open_.assign(tree.joints.size(), Span(28, question.tolerance));
    children_.resize(tree.joints.size());
    for (std::size_t b = 0; b < tree.joints.size(); ++b) {
      if (tree.joints[b].parent >= 0) children_[static_cast<std::size_t>(tree.joints[b].parent)].push_back(b);
    }
  }

  // The constant harmonic of the pair's functional on every body is one row, in both torques.
  void run() {
    VectorR row = VectorR::Zero(10 * static_cast<Eigen::Index>(tree_.joints.size()));
    for (std::size_t b = 0; b < tree_.joints.size(); ++b) {
      visit(b);
      row.segment<10>(10 * static_cast<Eigen::Index>(b)) = coefficients(main_[b].w);
    }
    emit_(row, second_, first_);
    if (first_ >= 0 && first_ != second_) emit_(row, first_, second_);
  }

 private:
  // How much of a coordinate's motion a joint makes: its multiplier, or none.
  [[nodiscard]] Real share(const TreeJoint& joint, int coordinate) const {
    return joint.coordinate == coordinate ? joint.multiplier : Real(0);
  }

  // The m-th harmonic of the child's state, as far as it is linear in the parent's.
  [[nodiscard]] State carry(const TreeJoint& joint, const State& from, int m) const {
    State to;
    to.w = joint.carry(from.w, m);
    // Twists have fewer harmonics than functionals.
    if (m >= joint.twist_count) return to;
    const Map6& map = joint.twist[static_cast<std::size_t>(m)];
    to.first = map * from.first;
    to.second = map * from.second;
    // A joint of the pair meets the twist of the other one.
    to.w += share(joint, first_) * functional(joint.axis, to.second) +
            share(joint, second_) * functional(to.first, joint.axis);
    return to;
  }

  // One body: its constant harmonic, and all other harmonics that reach it.
  void visit(std::size_t b) {
    const TreeJoint& joint = tree_.joints[b];
    State parent;
    // A pair with gravity, or with a twist of the root, begins with it at the base.
    if (joint.parent >= 0)
      parent = main_[static_cast<std::size_t>(joint.parent)];
    else if (first_ < 0)
      parent.first = start_;
    // Harmonics that begin at this joint.
    Span pure(28, ask_.tolerance);
    if (!parent.is_zero()) {
      for (int m = 1; m < joint.functional_count(); ++m) pure.add(carry(joint, parent, m).flat());
    }
    // Those of joints before it: this joint's harmonics make new ones, its constant passes them on.
    if (joint.parent >= 0) {
      const Span& above = open_[static_cast<std::size_t>(joint.parent)];
      for (Eigen::Index i = 0; i < above.size(); ++i) {
        const State state = State::from(above.basis().col(i));
        for (int m = 1; m < joint.functional_count(); ++m) pure.add(carry(joint, state, m).flat());
        open_[b].add(carry(joint, state, 0).flat());
      }
    }
    add_sources(b, carry(joint, parent, 0));
    // Each of them vanishes by itself: one row over the subtree.
    for (Eigen::Index i = 0; i < pure.size(); ++i) {
      VectorR row = VectorR::Zero(10 * static_cast<Eigen::Index>(tree_.joints.size()));
      fill(row, b, State::from(pure.basis().col(i)));
      emit_(row, -1, -1);
      open_[b].add(pure.basis().col(i));
    }
  }

  // The joint's own part in both twists, and their product.
  void add_sources(std::size_t b, State state) {
    const TreeJoint& joint = tree_.joints[b];
    const Real one = share(joint, first_), two = share(joint, second_);
    state.first += one * joint.axis;
    state.second += two * joint.axis;
    state.w += one * two * functional(joint.axis, joint.axis);
    main_[b] = state;
  }

  // A state's functionals on the body and all that it carries.
  void fill(VectorR& row, std::size_t b, const State& state) const {
    row.segment<10>(10 * static_cast<Eigen::Index>(b)) = coefficients(state.w);
    for (const std::size_t child : children_[b]) fill(row, child, carry(tree_.joints[child], state, 0));
  }

  const Tree& tree_;
  const Question& ask_;
  const Emit& emit_;
  Twist start_;
  int first_;
  int second_;
  std::vector<State> main_;  // constant harmonics
  std::vector<Span> open_;   // all others that reach the body
  std::vector<std::vector<std::size_t>> children_;
};

}  // namespace

void walk_tied(const Tree& tree, const Question& question, const Emit& emit) {
  Twist fall = Twist::Zero();
  fall.tail<3>() = tree.gravity;
  const auto tied = [&](int j) { return j >= 0 && question.tied[static_cast<std::size_t>(j)]; };
  const auto moves = [&](int j) { return j < 0 || question.moving[static_cast<std::size_t>(j)]; };
  for (int k = 0; k < tree.coordinates; ++k) {
    // Pairs with gravity, then with every coordinate up to k: M is symmetric.
    for (int j = -1; j <= k; ++j) {
      if ((tied(j) || tied(k)) && moves(j) && moves(k)) PairWalk(tree, question, emit, fall, j, k).run();
    }
  }
}

void walk_tied_within(const Tree& part, const Question& question, const MatrixR& twists, const Emit& emit) {
  std::set<int> moving;
  for (const TreeJoint& joint : part.joints) {
    if (question.moving[static_cast<std::size_t>(joint.coordinate)]) moving.insert(joint.coordinate);
  }
  const auto tied = [&](int j) { return question.tied[static_cast<std::size_t>(j)]; };
  for (const int k : moving) {
    for (const int j : moving) {
      if (j <= k && (tied(j) || tied(k))) PairWalk(part, question, emit, Twist::Zero(), j, k).run();
    }
    // A followed joint against everything that moves the root.
    for (Eigen::Index i = 0; i < twists.cols() && tied(k); ++i)
      PairWalk(part, question, emit, twists.col(i), -1, k).run();
  }
}

}  // namespace armature::structure
