// The regressor of one pack of samples after another. Included only by kernel.inl.

/// The ten columns of a pair.
struct TenColumns {
  double* data;
  std::ptrdiff_t stride;
  void put(int k, Pack p) const { store(data + k * stride, p); }
};

/// What rec::wrench_table adds to the body's motion and spin B = α× + ω×ω×: its other entries are those of B and α.
struct SpinTable {
  Pack xy, xz, yz;        // products of ω's entries
  Pack d_xy, d_xz, d_yz;  // ωx² − ωy², ωz² − ωx², ωy² − ωz²
};

inline SpinTable spin_table(const Vec& w) {
  const Pack xx = w.x * w.x, yy = w.y * w.y, zz = w.z * w.z;
  return {w.x * w.y, w.x * w.z, w.y * w.z, xx - yy, zz - xx, yy - zz};
}

/// A joint that turns its own body about z: u = (0, 0, 1), no linear part.
inline void own_entries(const SpinTable& t, const rec::Mat3<Pack>& spin, const rec::BodyMotion<Pack>& m,
                        TenColumns out) {
  const auto& b = spin.m;
  out.put(0, -t.xy);
  out.put(1, t.d_xy);
  out.put(2, -b[1][2]);
  out.put(3, t.xy);
  out.put(4, b[0][2]);
  out.put(5, m.alpha.z);
  out.put(6, m.acceleration.y);
  out.put(7, -m.acceleration.x);
  out.put(8, Pack(0.0));
  out.put(9, Pack(0.0));
}

/// rec::regressor_entry for the axis (u, l), written with the entries of B so that fewer numbers are loaded.
[[gnu::always_inline]] inline void general_entries(const SpinTable& t, const rec::Mat3<Pack>& spin,
                                                   const rec::BodyMotion<Pack>& m, const Vec& u, const Vec& l,
                                                   TenColumns out) {
  const auto& b = spin.m;
  const Vec& a = m.acceleration;
  const Pack x_yz = u.x * t.yz, y_xz = u.y * t.xz, z_xy = u.z * t.xy;
  // All ten before the first store: the compiler must assume that a store changes what it has loaded.
  const Pack entries[10] = {
      u.x * m.alpha.x + (y_xz - z_xy),
      u.y * b[2][1] - u.x * b[2][0] + u.z * t.d_xy,
      u.x * b[1][0] - u.z * b[1][2] + u.y * t.d_xz,
      u.y * m.alpha.y + (z_xy - x_yz),
      u.z * b[0][2] - u.y * b[0][1] + u.x * t.d_yz,
      u.z * m.alpha.z + (x_yz - y_xz),
      l.x * b[0][0] + l.y * b[1][0] + l.z * b[2][0] + a.y * u.z - a.z * u.y,
      l.x * b[0][1] + l.y * b[1][1] + l.z * b[2][1] + a.z * u.x - a.x * u.z,
      l.x * b[0][2] + l.y * b[1][2] + l.z * b[2][2] + a.x * u.y - a.y * u.x,
      l.x * a.x + l.y * a.y + l.z * a.z,
  };
  for (int k = 0; k < 10; ++k) out.put(k, entries[k]);
}

/// A joint further in, carried into body b. kAtOrigin: the body stands at its parent's origin. A template, not a
/// branch: a branch in the middle makes g++ keep half of the numbers in memory.
template <bool kAtOrigin>
[[gnu::always_inline]] inline void carried_entries(const rec::Placement<Pack>& at, const rec::MotionAxis<Pack>& parent,
                                                   rec::MotionAxis<Pack>& axis, const SpinTable& t,
                                                   const rec::Mat3<Pack>& spin, const rec::BodyMotion<Pack>& m,
                                                   TenColumns out) {
  const Vec u = rec::transposed_times(at.rotation, parent.angular);
  Vec moved = parent.linear;
  if constexpr (!kAtOrigin) moved = moved + rec::cross(parent.angular, at.origin);
  const Vec l = rec::transposed_times(at.rotation, moved);
  axis.angular.x = u.x, axis.angular.y = u.y, axis.angular.z = u.z;
  axis.linear.x = l.x, axis.linear.y = l.y, axis.linear.z = l.z;
  general_entries(t, spin, m, u, l, out);
}

/// The body's own joint, with whatever of the same coordinate is carried from further in (mimic).
inline void own_pair(const PlanBody& body, int b, const PlanPair& pair, int p, const SpinTable& t, TenColumns out,
                     const Workspace& w) {
  axis_of(body, pair, w, b, w.axes[p]);
  if (body.turns_about_z && pair.parent < 0) {
    own_entries(t, w.spin[b], w.motion[b], out);
  } else {
    general_entries(t, w.spin[b], w.motion[b], w.axes[p].angular, w.axes[p].linear, out);
  }
}

/// All pairs of body b. Both packs of a column one after the other: the line they share is still in the nearest cache.
template <bool kAtOrigin>
void body_entries(const PlanView& plan, int b, const SpinTable* table, Columns values, const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  for (int p = body.first_pair, end = p + body.pair_count; p < end; ++p) {
    const PlanPair pair = plan.pairs[p];
    double* const to = values.data + pair.column * values.stride;
    for (int i = 0; i < kPacks; ++i) {
      const Workspace& pack = w.pack[i];
      const TenColumns out{to + i * kWidth, values.stride};
      if (pair.own) {
        own_pair(body, b, pair, p, table[i], out, pack);
      } else {
        carried_entries<kAtOrigin>(pack.at[b], pack.axes[pair.parent], pack.axes[p], table[i], pack.spin[b],
                                   pack.motion[b], out);
      }
    }
  }
}

inline void regressor_block(const PlanView& plan, const PackMotion& in, Columns values, const BlockWorkspace& w) {
  for (int i = 0; i < kPacks; ++i) start_walk(plan, pack_at(in, i * kWidth), w.pack[i]);
  for (int b = 0; b < plan.body_count; ++b) {
    SpinTable table[kPacks];
    for (int i = 0; i < kPacks; ++i) {
      walk_to(plan, b, pack_at(in, i * kWidth), w.pack[i]);
      table[i] = spin_table(w.pack[i].motion[b].omega);
    }
    if (plan.bodies[b].at_parent_origin) {
      body_entries<true>(plan, b, table, values, w);
    } else {
      body_entries<false>(plan, b, table, values, w);
    }
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
