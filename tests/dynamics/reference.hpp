// The recursion with any scalar, one sample at a time, straight from recursion.hpp: the plain version that the batched
// kernels must agree with, and with std::complex the source of derivatives by complex step.
#pragma once

#include <cmath>
#include <complex>
#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/recursion.hpp"

namespace armature::testing {

using Complex = std::complex<double>;

inline constexpr const char* kInstructionSets[] = {"sse2", "avx2", "avx512"};

template <class S>
struct ReferenceState {
  std::vector<S> q, v, a;
};

template <class S>
ReferenceState<S> reference_state(const Motion& m, Eigen::Index k) {
  ReferenceState<S> state;
  for (Eigen::Index j = 0; j < m.joints(); ++j) {
    state.q.push_back(S(m.q(k, j)));
    state.v.push_back(S(m.v(k, j)));
    state.a.push_back(S(m.a(k, j)));
  }
  return state;
}

/// Entries of Regressor::values' inertial columns of one sample; the terms' columns stay 0.
template <class S>
std::vector<S> reference_regressor(const TorqueModel& model, const ReferenceState<S>& state) {
  namespace rec = recursion;
  using std::cos;
  using std::sin;
  const RegressorLayout layout = regressor_layout(model);
  std::vector<int> next(layout.begin.begin(), layout.begin.end() - 1);
  std::vector<S> values(static_cast<std::size_t>(layout.columns()), S(0.0));
  const Mechanism& mechanism = model.mechanism();
  std::vector<rec::BodyMotion<S>> motion;
  std::vector<std::vector<rec::MotionAxis<S>>> axes;
  for (const MechanismBody& body : mechanism.bodies) {
    const auto c = static_cast<std::size_t>(body.coordinate);
    const S scale(body.multiplier);
    const S x = scale * state.q[c] + S(body.offset);
    const auto at = rec::place<S>(body, S(sin(x)), S(cos(x)), x);
    const bool root = body.parent < 0;
    const auto parent = static_cast<std::size_t>(body.parent);
    const auto base = rec::base_motion<S>(mechanism);
    motion.push_back(rec::step<S>(body, at, root ? base : motion[parent], scale * state.v[c], scale * state.a[c]));
    std::vector<rec::MotionAxis<S>> seen(state.q.size());
    if (!root) {
      for (const int j : mechanism.bodies[parent].movers)
        seen[static_cast<std::size_t>(j)] = rec::carry(at, axes[parent][static_cast<std::size_t>(j)]);
    }
    auto& part = body.revolute ? seen[c].angular : seen[c].linear;
    part = part + rec::constant<S>(body.axis) * scale;
    axes.push_back(seen);
    const auto table = rec::wrench_table(motion.back());
    for (const int j : body.movers) {
      std::array<S, 10> entries;
      rec::regressor_entry<S>(table, seen[static_cast<std::size_t>(j)], entries);
      for (const S& value : entries) values[static_cast<std::size_t>(next[static_cast<std::size_t>(j)]++)] = value;
    }
  }
  return values;
}

}  // namespace armature::testing
