// The mass matrix: the composite-rigid-body algorithm on packs (Featherstone 2008, 6.2), and the solution of M a = tau.
// Included only by kernel.inl.

inline void put(Composite& to, const Composite& c) {
  to.xx = c.xx, to.xy = c.xy, to.xz = c.xz, to.yy = c.yy, to.yz = c.yz, to.zz = c.zz;
  put(to.h, c.h);
  to.m = c.m;
}

inline Vec times_inertia(const Composite& c, const Vec& x) {
  return {c.xx * x.x + c.xy * x.y + c.xz * x.z, c.xy * x.x + c.yy * x.y + c.yz * x.z,
          c.xz * x.x + c.yz * x.y + c.zz * x.z};
}

/// The same matter seen from the parent: I' = R I Rᵀ, h' = R h, then moved from the origin of the body to the parent's,
///   I_p = I' + (2 o·h' + m o·o) E − (o h'ᵀ + h' oᵀ) − m o oᵀ,   h_p = h' + m o
inline Composite seen_from_parent(const Composite& c, const rec::Placement<Pack>& at) {
  const auto& r = at.rotation.m;
  // Columns of R I. Entry (i, j) of R I Rᵀ is row i of R I times row j of R.
  const Vec column[3] = {at.rotation * Vec{c.xx, c.xy, c.xz}, at.rotation * Vec{c.xy, c.yy, c.yz},
                         at.rotation * Vec{c.xz, c.yz, c.zz}};
  const auto rotated = [&](std::size_t j, Pack Vec::*i) {
    return column[0].*i * r[j][0] + column[1].*i * r[j][1] + column[2].*i * r[j][2];
  };
  const Vec h = at.rotation * c.h;
  const Vec& o = at.origin;
  // s = h' + m o / 2 makes the shift symmetric: o sᵀ + s oᵀ = o h'ᵀ + h' oᵀ + m o oᵀ.
  const Vec s = h + o * (Pack(0.5) * c.m);
  // Products o_i s_i of the shift.
  const Pack xx = o.x * s.x, yy = o.y * s.y, zz = o.z * s.z;
  Composite out;
  out.xx = rotated(0, &Vec::x) + Pack(2.0) * (yy + zz);
  out.yy = rotated(1, &Vec::y) + Pack(2.0) * (xx + zz);
  out.zz = rotated(2, &Vec::z) + Pack(2.0) * (xx + yy);
  out.xy = rotated(1, &Vec::x) - o.x * s.y - s.x * o.y;
  out.xz = rotated(2, &Vec::x) - o.x * s.z - s.x * o.z;
  out.yz = rotated(2, &Vec::y) - o.y * s.z - s.y * o.z;
  out.h = h + o * c.m;
  out.m = c.m;
  return out;
}

inline Composite sum(const Composite& a, const Composite& b) {
  return {a.xx + b.xx, a.xy + b.xy, a.xz + b.xz, a.yy + b.yy, a.yz + b.yz, a.zz + b.zz, a.h + b.h, a.m + b.m};
}

/// Entry (i, j) and its mirror image; b's joint against p's, on the way from b to the base.
inline void mass_column(const PlanView& plan, int b, Columns mass, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const Composite& c = w.composite[b];
  const Vec axis = rec::constant<Pack>(body.axis) * Pack(body.multiplier);
  const int n = plan.coordinates;
  // Wrench about b's origin that gives the composite unit acceleration along b's axis.
  Vec moment = body.revolute ? times_inertia(c, axis) : rec::cross(c.h, axis);
  Vec force = body.revolute ? rec::cross(axis, c.h) : axis * c.m;
  // Diagonal entry: the wrench along its joint's axis.
  add(mass, body.coordinate * (n + 1), rec::dot(axis, body.revolute ? moment : force));
  // Other entries: the wrench, carried towards the base, along the axis of every joint that carries b.
  for (int at = b, p = body.parent; p >= 0; at = p, p = plan.bodies[p].parent) {
    const rec::Placement<Pack>& placed = w.body[at].at;
    force = placed.rotation * force;
    moment = placed.rotation * moment + rec::cross(placed.origin, force);
    const PlanBody& mover = plan.bodies[p];
    const Vec other = rec::constant<Pack>(mover.axis) * Pack(mover.multiplier);
    const Pack entry = rec::dot(other, mover.revolute ? moment : force);
    add(mass, body.coordinate + n * mover.coordinate, entry);
    add(mass, mover.coordinate + n * body.coordinate, entry);
  }
}

// M of every sample of a block.
inline void mass_block(const PlanView& plan, const double* pi, const PackMotion& in, Columns mass,
                       const BlockWorkspace& w) {
  const int n = plan.coordinates;
  turn_joints(plan, in, w);
  for (int i = 0; i < kPacks; ++i) {
    // Placements, and composites that are single bodies so far. Velocities do not matter.
    const PackMotion here = pack_at(in, i * kWidth);
    const Workspace& pack = w.pack[i];
    for (int c = 0; c < n * n; ++c) put(from(mass, i * kWidth), c, Pack(0.0));
    for (int b = 0; b < plan.body_count; ++b) {
      const PlanBody& body = plan.bodies[b];
      const double* p = pi + 10 * b;
      place(body, pack.turn[b], body.revolute ? Pack(0.0) : position_of(body, here), pack.body[b]);
      put(pack.composite[b], {Pack(p[0]),
                              Pack(p[1]),
                              Pack(p[2]),
                              Pack(p[3]),
                              Pack(p[4]),
                              Pack(p[5]),
                              {Pack(p[6]), Pack(p[7]), Pack(p[8])},
                              Pack(p[9])});
    }
  }
  // From the tips in: a composite is complete when its body's turn comes, and joins its parent's.
  for (int b = plan.body_count - 1; b >= 0; --b) {
    for (int i = 0; i < kPacks; ++i) {
      const Workspace& pack = w.pack[i];
      mass_column(plan, b, from(mass, i * kWidth), pack);
      const int parent = plan.bodies[b].parent;
      if (parent < 0) continue;
      put(pack.composite[parent], sum(pack.composite[parent], seen_from_parent(pack.composite[b], pack.body[b].at)));
    }
  }
}

/// Column i + n · j of `mass` is entry (i, j). Reads only the positions of `in`.
[[gnu::flatten]] void mass(const PlanView& plan, const double* pi, const MotionColumns& in, Columns mass_columns,
                           void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  start_walk(plan, w);
  for (std::ptrdiff_t k = 0; k < in.samples; k += kBlock) {
    const bool whole = k + kBlock <= in.samples;
    const PackMotion motion = whole ? block_at(in, k) : tail_at(plan, in, k, w.in);
    mass_block(plan, pi, motion, whole ? from(mass_columns, k) : Columns{w.out, kBlock}, w);
    if (!whole) copy_back(w.out, plan.coordinates * plan.coordinates, in.samples - k, from(mass_columns, k));
  }
}

/// M = L D Lᵀ in place, then x = M⁻¹ x; NaN in every entry of a sample whose D is not positive. `m` is n × n packs by
/// columns, of which the lower triangle is read.
inline void solve_pack(int n, Pack* m, Pack* x) {
  // Samples that have met a pivot that is not positive, or NaN.
  Bits bad = {};
  for (int j = 0; j < n; ++j) {
    const Pack d = m[j + n * j];
    bad |= ~(d.raw > 0.0);
    const Pack inverse = Pack(1.0) / d;
    // Eliminate column j below the pivot, and forward-substitute x in the same sweep.
    for (int i = j + 1; i < n; ++i) {
      const Pack l = m[i + n * j] * inverse;
      for (int k = j + 1; k <= i; ++k) m[i + n * k] = m[i + n * k] - l * m[k + n * j];
      x[i] = x[i] - l * x[j];
    }
    // Column j keeps L D; division by D is done on the way back.
    x[j] = x[j] * inverse;
    m[j + n * j] = inverse;
  }
  // Backwards with Lᵀ; L_ij is the kept L D divided by D.
  for (int j = n - 1; j >= 0; --j) {
    for (int i = j + 1; i < n; ++i) x[j] = x[j] - m[i + n * j] * m[j + n * j] * x[i];
  }
  // A sample that failed has no meaningful entry.
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < kWidth; ++i) x[j].raw[i] = bad[i] ? __builtin_nan("") : x[j].raw[i];
  }
}

/// x becomes M⁻¹ x for every sample; `mass_columns` as made above.
[[gnu::flatten]] void solve(const PlanView& plan, std::ptrdiff_t samples, ConstColumns mass_columns, Columns x,
                            void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  const int n = plan.coordinates;
  // The factorisation overwrites its matrix, so it works on copies.
  Pack* const m = reinterpret_cast<Pack*>(w.out);
  Pack* const right = m + n * n;
  for (std::ptrdiff_t k = 0; k < samples; k += kWidth) {
    const int count = static_cast<int>(samples - k < kWidth ? samples - k : kWidth);
    // Samples that a last, shorter pack lacks hold 1; their results are not stored.
    for (int c = 0; c < n * n; ++c) {
      m[c] = Pack(1.0);
      __builtin_memcpy(&m[c].raw, mass_columns.data + c * mass_columns.stride + k,
                       sizeof(double) * static_cast<std::size_t>(count));
    }
    for (int c = 0; c < n; ++c) {
      right[c] = Pack(0.0);
      __builtin_memcpy(&right[c].raw, x.data + c * x.stride + k, sizeof(double) * static_cast<std::size_t>(count));
    }
    solve_pack(n, m, right);
    for (int c = 0; c < n; ++c)
      __builtin_memcpy(x.data + c * x.stride + k, &right[c].raw, sizeof(double) * static_cast<std::size_t>(count));
  }
}
