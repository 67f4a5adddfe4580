// The regressor of one pack of samples after another. Included only by kernel.inl.

/// Hides where a number comes from: left to itself, g++ computes ten column offsets in advance and then keeps them in
/// memory, where an address such as p + 2 · stride costs nothing.
inline double* unknown(double* p) {
  asm("" : "+r"(p));
  return p;
}

/// The ten columns of a pair.
struct TenColumns {
  double *c0, *c3, *c6, *c9;
  std::ptrdiff_t stride;

  TenColumns(double* data, std::ptrdiff_t step)
      : c0(data), c3(unknown(data + 3 * step)), c6(unknown(c3 + 3 * step)), c9(c6 + 3 * step), stride(step) {}
  template <int kColumn>
  [[gnu::always_inline]] void put(Pack p, std::ptrdiff_t sample) const {
    double* const from = kColumn < 3 ? c0 : kColumn < 6 ? c3 : kColumn < 9 ? c6 : c9;
    store(from + (kColumn % 3) * stride + sample, p);
  }
};

/// A joint that turns its own body about z: u = (0, 0, 1), no linear part.
[[gnu::always_inline]] inline void own_entries(const BodyState& state, const TenColumns& out, std::ptrdiff_t at) {
  const SpinTable& t = state.table;
  const rec::BodyMotion<Pack>& m = state.motion;
  const auto& b = state.spin.m;
  out.put<0>(-t.xy, at);
  out.put<1>(t.d_xy, at);
  out.put<2>(-b[1][2], at);
  out.put<3>(t.xy, at);
  out.put<4>(b[0][2], at);
  out.put<5>(m.alpha.z, at);
  out.put<6>(m.acceleration.y, at);
  out.put<7>(-m.acceleration.x, at);
  out.put<8>(Pack(0.0), at);
  out.put<9>(Pack(0.0), at);
}

/// rec::regressor_entry for the axis (u, l), written with the entries of B so that fewer numbers are loaded.
[[gnu::always_inline]] inline void general_entries(const BodyState& state, const Vec& u, const Vec& l,
                                                   const TenColumns& out, std::ptrdiff_t at) {
  const SpinTable& t = state.table;
  const auto& b = state.spin.m;
  const Vec &al = state.motion.alpha, &a = state.motion.acceleration;
  const Pack x_yz = u.x * t.yz, y_xz = u.y * t.xz, z_xy = u.z * t.xy;
  out.put<0>(u.x * al.x + (y_xz - z_xy), at);
  out.put<1>(u.y * b[2][1] - u.x * b[2][0] + u.z * t.d_xy, at);
  out.put<2>(u.x * b[1][0] - u.z * b[1][2] + u.y * t.d_xz, at);
  out.put<3>(u.y * al.y + (z_xy - x_yz), at);
  out.put<4>(u.z * b[0][2] - u.y * b[0][1] + u.x * t.d_yz, at);
  out.put<5>(u.z * al.z + (x_yz - y_xz), at);
  out.put<6>(l.x * b[0][0] + l.y * b[1][0] + l.z * b[2][0] + a.y * u.z - a.z * u.y, at);
  out.put<7>(l.x * b[0][1] + l.y * b[1][1] + l.z * b[2][1] + a.z * u.x - a.x * u.z, at);
  out.put<8>(l.x * b[0][2] + l.y * b[1][2] + l.z * b[2][2] + a.x * u.y - a.y * u.x, at);
  out.put<9>(l.x * a.x + l.y * a.y + l.z * a.z, at);
}

/// A joint further in, carried into the body: u' = Rᵀ u,  l' = Rᵀ (l + u × o) = Rᵀ l + u' × Rᵀ o.
template <Turn kTurn, Lever kLever>
[[gnu::always_inline]] inline void carry_axis(const Back<kTurn>& back, const BodyState& state, Pack lever,
                                              const rec::MotionAxis<Pack>& parent, Vec& u, Vec& l) {
  u = back(state, parent.angular);
  if constexpr (kLever == Lever::Any) {
    l = rec::transposed_times(state.at.rotation, parent.linear + rec::cross(parent.angular, state.at.origin));
  } else {
    l = back(state, parent.linear);
  }
  if constexpr (kLever == Lever::AlongAxis) {
    l.x = l.x + u.y * lever;
    l.y = l.y - u.x * lever;
  }
}

/// The body's own joint. With a coordinate that moves the parent too (mimic), what is carried from there is added.
template <Turn kTurn>
[[gnu::always_inline]] inline void own_pair(const PlanView& plan, int b, int p, Columns values,
                                            const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  const PlanPair& pair = plan.pairs[p];
  const TenColumns out(values.data + pair.column * values.stride, values.stride);
  for (int i = 0; i < kPacks; ++i) {
    const Workspace& pack = w.pack[i];
    if (kTurn != Turn::Any && pair.parent < 0) {
      own_entries(pack.body[b], out, i * kWidth);
    } else {
      if (pair.parent >= 0) axis_of(body, pair, pack, b, pack.axes[p]);
      general_entries(pack.body[b], pack.axes[p].angular, pack.axes[p].linear, out, i * kWidth);
    }
  }
}

/// Body b: its motion, and all its pairs. Both packs of a column one after the other: the line they share is still in
/// the nearest cache. Not inlined: alone, its loop has the registers for itself.
template <Turn kTurn, Lever kLever>
[[gnu::noinline, gnu::flatten]] void regressor_body(const PlanView& plan, int b, const PackMotion& in, Columns values,
                                                    const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  const Workspace& first = w.pack[0];
  BodyState* const states = &first.body[b];
  for (int i = 0; i < kPacks; ++i) {
    walk<kTurn, kLever, true>(body, pack_at(in, i * kWidth), (&first.turn[b])[i], (&first.body[body.parent])[i],
                              states[i]);
  }
  own_pair<kTurn>(plan, b, body.own_pair, values, w);
  // What the loop needs, out of reach of its stores: the compiler must assume that a store changes what it can reach.
  const Back<kTurn> back(body);
  const Pack lever(body.lever);
  const int own = body.own_pair;
  const PlanPair* const pairs = plan.pairs;
  const auto all_axes = first.axes;
  for (int p = body.first_pair, end = p + body.pair_count; p < end; ++p) {
    if (p == own) continue;
    const PlanPair pair = pairs[p];
    const rec::MotionAxis<Pack>* const parents = &all_axes[pair.parent];
    rec::MotionAxis<Pack>* const axes = &all_axes[p];
    const TenColumns out(values.data + pair.column * values.stride, values.stride);
#pragma GCC unroll 2
    for (int i = 0; i < kPacks; ++i) {
      Vec u, l;
      carry_axis<kTurn, kLever>(back, states[i], lever, parents[i], u, l);
      put(axes[i].angular, u);
      put(axes[i].linear, l);
      general_entries(states[i], u, l, out, i * kWidth);
    }
  }
}

/// Joints seen from their own bodies: no sample changes that.
inline void start_axes(const PlanView& plan, const BlockWorkspace& w) {
  for (int b = 0; b < plan.body_count; ++b) {
    const int p = plan.bodies[b].own_pair;
    if (plan.pairs[p].parent >= 0) continue;
    for (const Workspace& pack : w.pack) axis_of(plan.bodies[b], plan.pairs[p], pack, b, pack.axes[p]);
  }
}

inline void regressor_block(const PlanView& plan, const PackMotion& in, Columns values, const BlockWorkspace& w) {
  turn_joints(plan, in, w);
  for (int b = 0; b < plan.body_count; ++b) {
    with_stand(plan.bodies[b],
               [&]<Turn kTurn, Lever kLever>() { regressor_body<kTurn, kLever>(plan, b, in, values, w); });
  }
}

/// Copies the inertial columns only: the terms' columns belong to others.
inline void copy_pairs_back(const PlanView& plan, const double* from_pack, std::ptrdiff_t count, Columns to) {
  for (int p = 0; p < plan.pair_count; ++p) {
    const int column = plan.pairs[p].column;
    copy_back(from_pack + column * kBlock, 10, count, {to.data + column * to.stride, to.stride});
  }
}

/// Samples in the first block. Fewer than a whole one where this lets the others start on cache lines in every column:
/// a store across two lines costs two. With few blocks, the one more that this makes costs more.
inline std::ptrdiff_t first_block(Columns values, std::ptrdiff_t samples) {
  constexpr std::ptrdiff_t kLine = 64 / sizeof(double);
  const auto at = static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(values.data) / sizeof(double) % kLine);
  if (values.stride % kLine != 0 || at % kBlock == 0 || samples < 4 * kBlock) return kBlock;
  return (kLine - at) % kBlock;
}

[[gnu::flatten]] void regressor(const PlanView& plan, const MotionColumns& in, Columns values, void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  start_walk(plan, w);
  start_axes(plan, w);
  // A part of a block goes through the same call: a second copy of the inlined recursion might round differently.
  std::ptrdiff_t count = first_block(values, in.samples);
  for (std::ptrdiff_t k = 0; k < in.samples; k += count, count = kBlock) {
    if (count > in.samples - k) count = in.samples - k;
    const bool whole = count == kBlock;
    const PackMotion motion = whole ? block_at(in, k) : part_at(plan, in, k, count, w.in);
    regressor_block(plan, motion, whole ? from(values, k) : Columns{w.out, kBlock}, w);
    if (!whole) copy_pairs_back(plan, w.out, count, from(values, k));
  }
}
