// The regressor of one pack of samples after another. Included only by kernel.inl.

/// The ten columns of a pair.
struct TenColumns {
  double* data;
  std::ptrdiff_t stride;
  void put(int k, Pack p) const { store(data + k * stride, p); }
};

/// A joint that turns its own body about z: u = (0, 0, 1), no linear part.
inline void own_entries(const rec::WrenchTable<Pack>& t, TenColumns out) {
  const Pack zero(0.0);
  const Pack entries[10] = {t.xx.z, t.xy.z, t.xz.z, t.yy.z, t.yz.z, t.zz.z, t.a.y, -t.a.x, zero, zero};
  for (int k = 0; k < 10; ++k) out.put(k, entries[k]);
}

inline void general_entries(const rec::WrenchTable<Pack>& t, const rec::MotionAxis<Pack>& axis, TenColumns out) {
  std::array<Pack, 10> entries;
  rec::regressor_entry<Pack>(t, axis, entries);
  for (int k = 0; k < 10; ++k) out.put(k, entries[static_cast<std::size_t>(k)]);
}

/// All pairs of body b.
inline void body_entries(const PlanView& plan, int b, Columns values, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const rec::WrenchTable<Pack> table = rec::wrench_table(w.motion[b]);
  for (int p = body.first_pair, end = p + body.pair_count; p < end; ++p) {
    const PlanPair pair = plan.pairs[p];
    const TenColumns out{values.data + pair.column * values.stride, values.stride};
    if (!pair.own) {
      const rec::MotionAxis<Pack> axis = carry_to(body, w.at[b], w.axes[pair.parent]);
      put(w.axes[p], axis);
      general_entries(table, axis, out);
      continue;
    }
    axis_of(body, pair, w, b, w.axes[p]);
    if (body.turns_about_z && pair.parent < 0) {
      own_entries(table, out);
    } else {
      general_entries(table, w.axes[p], out);
    }
  }
}

inline void regressor_block(const PlanView& plan, const PackMotion& in, Columns values, const BlockWorkspace& w) {
  for (int i = 0; i < kPacks; ++i) start_walk(plan, pack_at(in, i * kWidth), w.pack[i]);
  for (int b = 0; b < plan.body_count; ++b) {
    for (int i = 0; i < kPacks; ++i) walk_to(plan, b, pack_at(in, i * kWidth), w.pack[i]);
    for (int i = 0; i < kPacks; ++i) body_entries(plan, b, from(values, i * kWidth), w.pack[i]);
  }
}

/// Copies the inertial columns only: the terms' columns belong to others.
inline void copy_pairs_back(const PlanView& plan, const double* from_pack, std::ptrdiff_t count, Columns to) {
  for (int p = 0; p < plan.pair_count; ++p) {
    const int column = plan.pairs[p].column;
    copy_back(from_pack + column * kBlock, 10, count, {to.data + column * to.stride, to.stride});
  }
}

[[gnu::flatten]] void regressor(const PlanView& plan, const MotionColumns& in, Columns values, void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  // A tail goes through the same call: a second copy of the inlined recursion might round differently.
  for (std::ptrdiff_t k = 0; k < in.samples; k += kBlock) {
    const bool whole = k + kBlock <= in.samples;
    const PackMotion motion = whole ? block_at(in, k) : tail_at(plan, in, k, w.in);
    regressor_block(plan, motion, whole ? from(values, k) : Columns{w.out, kBlock}, w);
    if (!whole) copy_pairs_back(plan, w.out, in.samples - k, from(values, k));
  }
}
