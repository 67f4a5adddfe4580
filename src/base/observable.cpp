#include "base/observable.hpp"

#include <algorithm>
#include <optional>

namespace armature::structure {
namespace {

// 4 × 4 matrices as vectors, so that a Span can hold them.
using Flat = Eigen::Matrix<Real, 16, 1>;
Flat flat(const Mat4& w) { return Eigen::Map<const Flat>(w.data()); }
Mat4 square(const VectorR& v) { return Eigen::Map<const Mat4>(v.data()); }

// Twists that earlier joints can give to a body, in harmonics other than the constant, sorted by what a torque sensor
// makes of them (S: the measured joints).
struct Twists {
  Span measured;  // of joints in S
  Span gravity;
  Span varied;  // of joints outside S, varied by a joint in S
  Span free;    // of joints outside S, varied by others only
  explicit Twists(Real tolerance)
      : measured(6, tolerance), gravity(6, tolerance), varied(6, tolerance), free(6, tolerance) {}
};

// One pass from the base to the tips.
class Walk {
 public:
  Walk(const Tree& tree, const Question& question, const EmitBody& emit) : tree_(tree), ask_(question), emit_(emit) {
    const auto count = tree.joints.size();
    main_.assign(count, std::vector<Twist>(static_cast<std::size_t>(tree.coordinates) + 1, Twist::Zero()));
    twists_.assign(count, Twists(question.tolerance));
    pure_.assign(count, Span(16, question.tolerance));
    open_.assign(count, Span(16, question.tolerance));
    free_.assign(count, Span(16, question.tolerance));
  }

  // All twists and functionals that get to a body, for by_regions.
  [[nodiscard]] Reach reach(std::size_t body) const {
    // Every twist of an earlier joint and of gravity, whatever its harmonic.
    Span twists(6, ask_.tolerance);
    for (const Twist& twist : main_[body]) twists.add(twist);
    for (const Span* span : {&twists_[body].measured, &twists_[body].gravity}) add_all(twists, span->basis());
    return {open_[body].basis(), twists.basis()};
  }

  // Parents come first: what reaches a body is complete when its turn comes.
  void run() {
    for (std::size_t b = 0; b < tree_.joints.size(); ++b) {
      carry_twists(b);
      carry_functionals(b);
      if (acts(b)) meet_axis(b);
      emit_pure(b);
    }
  }

 private:
  // Whether the coordinate's torque is measured.
  [[nodiscard]] bool in_s(int coordinate) const { return ask_.measured[static_cast<std::size_t>(coordinate)]; }
  // Joints with followers are left to walk_tied.
  [[nodiscard]] bool acts(std::size_t b) const {
    const auto c = static_cast<std::size_t>(tree_.joints[b].coordinate);
    return ask_.moving[c] && !ask_.tied[c];
  }

  // Constant harmonics of every joint's twist go on in main_, one by one; the others only matter as a span.
  void carry_twists(std::size_t b) {
    const TreeJoint& joint = tree_.joints[b];
    // What the base feels: the acceleration −g.
    Twist fall = Twist::Zero();
    fall.tail<3>() = tree_.gravity;
    const bool at_base = joint.parent < 0;
    const auto p = static_cast<std::size_t>(at_base ? 0 : joint.parent);
    // Slot 0 is gravity, slot j + 1 is coordinate j.
    for (int j = -1; j < tree_.coordinates; ++j) {
      const auto slot = static_cast<std::size_t>(j + 1);
      const Twist from = at_base ? (j < 0 ? fall : Twist(Twist::Zero())) : main_[p][slot];
      if (from.isZero(0)) continue;
      // The constant harmonic of the twist goes on as it is.
      main_[b][slot] = joint.twist[0] * from;
      // Its other harmonics join the spans.
      for (int m = 1; m < joint.twist_count; ++m) {
        const Twist part = joint.twist[static_cast<std::size_t>(m)] * from;
        if (j < 0)
          twists_[b].gravity.add(part);
        else if (in_s(j))
          twists_[b].measured.add(part);
        else
          (in_s(joint.coordinate) ? twists_[b].varied : twists_[b].free).add(part);
      }
    }
    if (at_base) return;
    // Spans of the parent, through every harmonic of this joint.
    for (int m = 0; m < joint.twist_count; ++m) {
      const Map6& map = joint.twist[static_cast<std::size_t>(m)];
      // A measured joint that varies an unmeasured joint's twist shows it.
      const bool varies = m > 0 && in_s(joint.coordinate);
      add_all(twists_[b].measured, map * twists_[p].measured.basis());
      add_all(twists_[b].gravity, map * twists_[p].gravity.basis());
      add_all(twists_[b].varied, map * twists_[p].varied.basis());
      add_all(varies ? twists_[b].varied : twists_[b].free, map * twists_[p].free.basis());
    }
  }

  static void add_all(Span& span, const MatrixR& vectors) {
    for (Eigen::Index i = 0; i < vectors.cols(); ++i) span.add(vectors.col(i));
  }

  // Harmonics of a functional on the composite body of the parent must vanish one by one on the child's.
  void carry_functionals(std::size_t b) {
    const TreeJoint& joint = tree_.joints[b];
    if (joint.parent < 0) return;
    const auto p = static_cast<std::size_t>(joint.parent);
    // The constant harmonic stays open: bodies above or terms share it. Every other one must vanish by itself.
    for (int m = 0; m < joint.functional_count(); ++m) {
      for (Eigen::Index i = 0; i < open_[p].size(); ++i) {
        const Flat w = flat(joint.carry(square(open_[p].basis().col(i)), m));
        (m == 0 ? open_[b] : pure_[b]).add(w);
      }
      // What no sensor sees is seen once a measured joint varies it.
      for (Eigen::Index i = 0; i < free_[p].size(); ++i) {
        const Flat w = flat(joint.carry(square(free_[p].basis().col(i)), m));
        (m > 0 && in_s(joint.coordinate) ? pure_[b] : free_[b]).add(w);
      }
    }
  }

  // The body's own axis against every twist it can meet: entries of the mass matrix and of gravity.
  void meet_axis(std::size_t b) {
    const TreeJoint& joint = tree_.joints[b];
    const int k = joint.coordinate;
    const Twist axis = joint.axis * joint.multiplier;
    const auto against = [&](Span& target, const Span& twists) {
      for (Eigen::Index i = 0; i < twists.size(); ++i) target.add(flat(functional(Twist(twists.basis().col(i)), axis)));
    };
    // Twists in other harmonics than the constant: each product with the axis must vanish by itself.
    against(pure_[b], twists_[b].measured);
    against(pure_[b], twists_[b].varied);
    if (in_s(k)) against(pure_[b], twists_[b].gravity);
    against(in_s(k) ? pure_[b] : free_[b], twists_[b].free);
    // Constant harmonics: M_jk of every pair of joints, and gravity for j = −1.
    for (int j = -1; j < tree_.coordinates; ++j) {
      if (j >= 0 && (!ask_.moving[static_cast<std::size_t>(j)] || ask_.tied[static_cast<std::size_t>(j)])) continue;
      const auto slot = static_cast<std::size_t>(j + 1);
      if (j != k && main_[b][slot].isZero(0)) continue;
      meet_main(b, j, functional(j == k ? axis : main_[b][slot], axis));
    }
    // From here on the joint's twist is one that reaches the bodies further out.
    main_[b][static_cast<std::size_t>(k + 1)] = axis;
  }

  // Which torques contain the functional: that of k as the factor of a_j, and that of j as the factor of a_k.
  void meet_main(std::size_t b, int j, const Mat4& w) {
    const int k = tree_.joints[b].coordinate;
    const bool seen = in_s(k) || (j >= 0 && in_s(j));
    // M_jk of two unmeasured joints shows only where a measured joint further out varies it.
    if (!seen) {
      if (j >= 0) free_[b].add(flat(w));
      return;
    }
    open_[b].add(flat(w));
    if (in_s(k)) emit_(b, w, k, j);
    if (j >= 0 && j != k && in_s(j)) emit_(b, w, j, k);
  }

  // What vanishes for every posture of the subtree: one functional per basis vector, by its mean over the subtree.
  void emit_pure(std::size_t b) {
    for (Eigen::Index i = 0; i < pure_[b].size(); ++i) emit_(b, square(pure_[b].basis().col(i)), -1, -1);
    add_all(open_[b], pure_[b].basis());
  }

  const Tree& tree_;
  const Question& ask_;
  const EmitBody emit_;
  std::vector<std::vector<Twist>> main_;  // by body and coordinate + 1; 0 is gravity
  std::vector<Twists> twists_;
  std::vector<Span> pure_;  // functionals on the body's composite that vanish for every posture below
  std::vector<Span> open_;  // pure_, and those whose constant harmonic is shared with bodies above or with terms
  std::vector<Span> free_;  // functionals that no sensor sees unless a measured joint varies them
};

}  // namespace

VectorR spread(const Tree& tree, std::size_t body, const Mat4& w) {
  VectorR row = VectorR::Zero(10 * static_cast<Eigen::Index>(tree.joints.size()));
  // Parents come first: the functional reaches a body when its parent has it.
  std::vector<std::optional<Mat4>> reached(tree.joints.size());
  reached[body] = w;
  for (std::size_t b = body; b < tree.joints.size(); ++b) {
    const int parent = tree.joints[b].parent;
    if (b != body && parent >= 0 && reached[static_cast<std::size_t>(parent)])
      reached[b] = tree.joints[b].carry(*reached[static_cast<std::size_t>(parent)], 0);
    if (reached[b]) row.segment<10>(10 * static_cast<Eigen::Index>(b)) = coefficients(*reached[b]);
  }
  return row;
}

std::vector<Reach> reaches_of(const Tree& tree, const Question& question, const std::vector<int>& bodies) {
  Walk walk(tree, question, [](std::size_t, const Mat4&, int, int) {});
  if (std::any_of(bodies.begin(), bodies.end(), [](int body) { return body >= 0; })) walk.run();
  Span at_base(6, question.tolerance);
  Twist fall = Twist::Zero();
  fall.tail<3>() = tree.gravity;
  at_base.add(fall);
  std::vector<Reach> out;
  for (const int body : bodies)
    out.push_back(body < 0 ? Reach{MatrixR(16, 0), at_base.basis()} : walk.reach(static_cast<std::size_t>(body)));
  return out;
}

void walk_observable(const Tree& tree, const Question& question, const EmitBody& emit) {
  Walk(tree, question, emit).run();
}

}  // namespace armature::structure
