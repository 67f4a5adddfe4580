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
  Lanes lanes;

  TenColumns(double* data, std::ptrdiff_t step, Lanes wanted)
      : c0(data),
        c3(unknown(data + 3 * step)),
        c6(unknown(c3 + 3 * step)),
        c9(c6 + 3 * step),
        stride(step),
        lanes(wanted) {}
  template <int kColumn>
  [[gnu::always_inline]] void put(Pack p, std::ptrdiff_t sample) const {
    double* const from = kColumn < 3 ? c0 : kColumn < 6 ? c3 : kColumn < 9 ? c6 : c9;
    store_some(from + (kColumn % 3) * stride + sample, p, lanes);
  }
};

/// What the ten entries of a joint need of a body: copies, so that the compiler knows that no store changes them.
struct EntryState {
  Vec al, a;
  Pack b00, b01, b02, b10, b11, b12, b20, b21, b22;  // α× + ω×ω×
  Pack xy, xz, yz, d_xy, d_xz, d_yz;

  /// From the motion itself; as put_spin.
  [[gnu::always_inline]] EntryState(const Vec& w, const Vec& alpha, const Vec& acceleration)
      : al(alpha), a(acceleration), xy(w.x * w.y), xz(w.x * w.z), yz(w.y * w.z) {
    const Pack xx = w.x * w.x, yy = w.y * w.y, zz = w.z * w.z;
    b00 = -(yy + zz), b01 = xy - al.z, b02 = xz + al.y;
    b10 = xy + al.z, b11 = -(xx + zz), b12 = yz - al.x;
    b20 = xz - al.y, b21 = yz + al.x, b22 = -(xx + yy);
    d_xy = xx - yy, d_xz = zz - xx, d_yz = yy - zz;
  }
  [[gnu::always_inline]] explicit EntryState(const BodyState& s)
      : al(s.motion.alpha),
        a(s.motion.acceleration),
        b00(s.spin.m[0][0]),
        b01(s.spin.m[0][1]),
        b02(s.spin.m[0][2]),
        b10(s.spin.m[1][0]),
        b11(s.spin.m[1][1]),
        b12(s.spin.m[1][2]),
        b20(s.spin.m[2][0]),
        b21(s.spin.m[2][1]),
        b22(s.spin.m[2][2]),
        xy(s.table.xy),
        xz(s.table.xz),
        yz(s.table.yz),
        d_xy(s.table.d_xy),
        d_xz(s.table.d_xz),
        d_yz(s.table.d_yz) {}
};

/// A joint that turns its own body about z: u = (0, 0, 1), no linear part.
[[gnu::always_inline]] inline void own_entries(const EntryState& t, const TenColumns& out, std::ptrdiff_t at) {
  out.put<0>(-t.xy, at);
  out.put<1>(t.d_xy, at);
  out.put<2>(-t.b12, at);
  out.put<3>(t.xy, at);
  out.put<4>(t.b02, at);
  out.put<5>(t.al.z, at);
  out.put<6>(t.a.y, at);
  out.put<7>(-t.a.x, at);
  out.put<8>(Pack(0.0), at);
  out.put<9>(Pack(0.0), at);
}

/// rec::regressor_entry for the axis (u, l), written with the entries of B so that fewer numbers are loaded.
[[gnu::always_inline]] inline void general_entries(const EntryState& t, const Vec& u, const Vec& l,
                                                   const TenColumns& out, std::ptrdiff_t at) {
  // Products that two entries share.
  const Pack x_yz = u.x * t.yz, y_xz = u.y * t.xz, z_xy = u.z * t.xy;
  out.put<0>(u.x * t.al.x + (y_xz - z_xy), at);
  out.put<1>(u.y * t.b21 - u.x * t.b20 + u.z * t.d_xy, at);
  out.put<2>(u.x * t.b10 - u.z * t.b12 + u.y * t.d_xz, at);
  out.put<3>(u.y * t.al.y + (z_xy - x_yz), at);
  out.put<4>(u.z * t.b02 - u.y * t.b01 + u.x * t.d_yz, at);
  out.put<5>(u.z * t.al.z + (x_yz - y_xz), at);
  out.put<6>(l.x * t.b00 + l.y * t.b10 + l.z * t.b20 + t.a.y * u.z - t.a.z * u.y, at);
  out.put<7>(l.x * t.b01 + l.y * t.b11 + l.z * t.b21 + t.a.z * u.x - t.a.x * u.z, at);
  out.put<8>(l.x * t.b02 + l.y * t.b12 + l.z * t.b22 + t.a.x * u.y - t.a.y * u.x, at);
  out.put<9>(l.x * t.a.x + l.y * t.a.y + l.z * t.a.z, at);
}

/// The same where u and l have no z.
template <Lever kLever>
[[gnu::always_inline]] inline void near_entries(const EntryState& t, const Vec& u, const Vec& l, const TenColumns& out,
                                                std::ptrdiff_t at) {
  const Pack x_yz = u.x * t.yz, y_xz = u.y * t.xz;
  out.put<0>(u.x * t.al.x + y_xz, at);
  out.put<1>(u.y * t.b21 - u.x * t.b20, at);
  out.put<2>(u.x * t.b10 + u.y * t.d_xz, at);
  out.put<3>(u.y * t.al.y - x_yz, at);
  out.put<4>(u.x * t.d_yz - u.y * t.b01, at);
  out.put<5>(x_yz - y_xz, at);
  // Without a lever the axis has no linear part.
  if constexpr (kLever == Lever::None) {
    out.put<6>(-(t.a.z * u.y), at);
    out.put<7>(t.a.z * u.x, at);
    out.put<8>(t.a.x * u.y - t.a.y * u.x, at);
    out.put<9>(Pack(0.0), at);
  } else {
    out.put<6>(l.x * t.b00 + l.y * t.b10 - t.a.z * u.y, at);
    out.put<7>(l.x * t.b01 + l.y * t.b11 + t.a.z * u.x, at);
    out.put<8>(l.x * t.b02 + l.y * t.b12 + t.a.x * u.y - t.a.y * u.x, at);
    out.put<9>(l.x * t.a.x + l.y * t.a.y, at);
  }
}

/// A joint further in, carried into the body: u' = Rᵀ u,  l' = Rᵀ (l + u × o) = Rᵀ l + u' × Rᵀ o.
template <Turn kTurn, Lever kLever>
[[gnu::always_inline]] inline void carry_axis(const Back<kTurn>& back, const BodyState& state, const RightTurn& turn,
                                              Pack lever, const rec::MotionAxis<Pack>& parent, Vec& u, Vec& l) {
  u = back(turn, state.at, parent.angular);
  if constexpr (kLever == Lever::Any) {
    l = rec::transposed_times(state.at.rotation, parent.linear + rec::cross(parent.angular, state.at.origin));
  } else {
    l = back(turn, state.at, parent.linear);
  }
  if constexpr (kLever == Lever::AlongAxis) {
    l.x = l.x + u.y * lever;
    l.y = l.y - u.x * lever;
  }
}

/// The body's own joint. With a coordinate that moves the parent too (mimic), what is carried from there is added.
template <Turn kTurn>
[[gnu::always_inline]] inline void own_pair(const PlanView& plan, int b, const EntryState& state, Columns values, int i,
                                            const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  const int p = body.own_pair;
  const PlanPair& pair = plan.pairs[p];
  const Workspace& pack = w.pack[i];
  const TenColumns out(values.data + pair.column * values.stride, values.stride, w.lanes);
  if (kTurn != Turn::Any && pair.parent < 0) {
    own_entries(state, out, i * kWidth);
  } else {
    // Otherwise start_axes has set the axis.
    if (pair.parent >= 0) axis_of(body, pair, pack, b, pack.axes[p]);
    general_entries(state, pack.axes[p].angular, pack.axes[p].linear, out, i * kWidth);
  }
}

/// walk() of a right-angled body, of which only what its children read goes to memory. The rotation does where its own
/// joint moves the parent too (own_pair).
template <Lever kLever>
[[gnu::always_inline]] inline EntryState walk_lightly(const PlanBody& body, bool mimics, const PackMotion& in,
                                                      const SinCos& turn, const BodyState& parent, BodyState& state,
                                                      RightTurn& right) {
  const Pack v = get(in.v, body.coordinate), a = get(in.a, body.coordinate);
  // The axis carried from the parent (own_pair) needs the rotation in memory.
  if (mimics) place<Turn::RightAngled>(body, turn, Pack(0.0), state);
  right = right_turn(body, turn, state.turn.e);
  const rec::BodyMotion<Pack> m = moved_about_z<Turn::RightAngled, kLever>(body, parent, right, state.at, v, a);
  const EntryState out(m.omega, m.alpha, m.acceleration);
  // No child reads a leaf's motion.
  if (body.leaf) return out;
  put(state.motion, m);
  auto& b = state.spin.m;
  b[0][0] = out.b00, b[0][1] = out.b01, b[0][2] = out.b02;
  b[1][0] = out.b10, b[1][1] = out.b11, b[1][2] = out.b12;
  b[2][0] = out.b20, b[2][1] = out.b21, b[2][2] = out.b22;
  return out;
}

/// Body b: its motion, and all its pairs. Where the registers hold what all pairs of a body share (32 of them), one
/// pack after the other, and only the joints' axes are loaded; with 16, both packs of a column one after the other: the
/// line they share is still in the nearest cache. Not inlined: alone, its loop has the registers for itself.
template <Turn kTurn, Lever kLever>
[[gnu::noinline, gnu::flatten]] void regressor_body(const PlanView& plan, int b, const PackMotion& in, Columns values,
                                                    const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  const Workspace& first = w.pack[0];
  BodyState* const states = &first.body[b];
  // What the loop needs, out of reach of its stores: the compiler must assume that a store changes what it can reach.
  const Back<kTurn> back(body);
  const Pack lever(body.lever);
  const int own = body.own_pair, begin = body.first_pair, end = begin + body.pair_count;
  const PlanPair* const pairs = plan.pairs;
  const auto all_axes = first.axes;
  const Lanes lanes = w.lanes;
  const bool leaf = body.leaf;
  // The motion of one pack, kept in memory.
  const auto walk_all = [&](int i) __attribute__((always_inline)) {
    walk<kTurn, kLever, true>(body, pack_at(in, i * kWidth), (&first.turn[b])[i], (&first.body[body.parent])[i],
                              states[i]);
  };
  // A joint further in: its axis carried to this body, then ten entries.
  const auto one = [&](int p, int i, const RightTurn& turn, const EntryState& state) __attribute__((always_inline)) {
    const PlanPair pair = pairs[p];
    const TenColumns out(values.data + pair.column * values.stride, values.stride, lanes);
    Vec u, l;
    carry_axis<kTurn, kLever>(back, states[i], turn, lever, (&all_axes[pair.parent])[i], u, l);
    // Children carry the axis on.
    if (!leaf) {
      put((&all_axes[p])[i].angular, u);
      put((&all_axes[p])[i].linear, l);
    }
    general_entries(state, u, l, out, i * kWidth);
  };
  const int near = body.near_pair;
  // The parent's joint at right angles (PlanBody::near_pair): its axis is the rotation's row of the parent's z.
  const auto near_one = [&](int i, const RightTurn& turn, const EntryState& state) __attribute__((always_inline)) {
    const TenColumns out(values.data + pairs[near].column * values.stride, values.stride, lanes);
    const Pack none(0.0);
    const Vec u = back.f0 == 2 ? Vec{turn.a, turn.c, none} : Vec{turn.b, turn.d, none};
    const Vec l = kLever == Lever::None ? Vec{none, none, none} : Vec{u.y * lever, -(u.x * lever), none};
    if (!leaf) {
      put((&all_axes[near])[i].angular, u);
      put((&all_axes[near])[i].linear, l);
    }
    near_entries<kLever>(state, u, l, out, i * kWidth);
  };
  // Motion, own joint, near joint, all others: pack after pack.
  if constexpr (kOneByOne) {
    constexpr bool kLight = kTurn == Turn::RightAngled && kLever != Lever::Any;
    for (int i = 0; i < packs_of(w); ++i) {
      RightTurn turn;
      const auto state = [&]() __attribute__((always_inline)) {
        if constexpr (kLight) {
          return walk_lightly<kLever>(body, pairs[own].parent >= 0, pack_at(in, i * kWidth), (&first.turn[b])[i],
                                      (&first.body[body.parent])[i], states[i], turn);
        } else {
          walk_all(i);
          turn = states[i].turn;
          return EntryState(states[i]);
        }
      }
      ();
      own_pair<kTurn>(plan, b, state, values, i, w);
      if constexpr (kLight) {
        if (near >= 0) near_one(i, turn, state);
      }
      for (int p = begin; p < end; ++p) {
        if (p != own && (!kLight || p != near)) one(p, i, turn, state);
      }
    }
  } else {
    // Motion and own joints of all packs first, then column after column.
    for (int i = 0; i < kPacks; ++i) walk_all(i);
    for (int i = 0; i < kPacks; ++i) own_pair<kTurn>(plan, b, EntryState(states[i]), values, i, w);
    for (int p = begin; p < end; ++p) {
      if (p == own) continue;
#pragma GCC unroll 2
      for (int i = 0; i < kPacks; ++i) one(p, i, states[i].turn, EntryState(states[i]));
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

// One block: all bodies from the base out, each with the arithmetic that its joint allows.
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
  // Place of the first value within its cache line.
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
    // Where packs are worked on one by one, a block may have one, and part of it may be stored.
    if (kOneByOne && count < kBlock && count > kWidth) count = kWidth;
    w.packs = kOneByOne && count <= kWidth ? 1 : kPacks;
    w.lanes = first_lanes(count);
    const bool whole = count == packs_of(w) * kWidth;
    const PackMotion motion = whole ? block_at(in, k) : part_at(plan, in, k, count, w.in);
    const bool in_place = whole || kOneByOne;
    regressor_block(plan, motion, in_place ? from(values, k) : Columns{w.out, kBlock}, w);
    if (!in_place) copy_pairs_back(plan, w.out, count, from(values, k));
  }
}
