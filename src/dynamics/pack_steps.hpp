// The steps of recursion.hpp for packs, with the products by known zeros and ones left out. Included only by
// kernel.inl.
//
// Most joints turn about their frame's z axis, and many are at their parent's origin: half of the arithmetic of the
// general step multiplies by constants that are 0 or 1. The plan knows which (PlanBody); results differ from the
// general step only in rounding.

// Structures go to memory field by field: g++ copies whole ones in 16-byte pieces, which a wider load then waits for.
inline void put(Vec& to, const Vec& v) { to.x = v.x, to.y = v.y, to.z = v.z; }
inline void put(rec::BodyMotion<Pack>& to, const rec::BodyMotion<Pack>& m) {
  put(to.omega, m.omega);
  put(to.alpha, m.alpha);
  put(to.acceleration, m.acceleration);
}
inline void put(rec::MotionAxis<Pack>& to, const rec::MotionAxis<Pack>& m) {
  put(to.angular, m.angular);
  put(to.linear, m.linear);
}
inline void put(rec::Mat3<Pack>& to, const rec::Mat3<Pack>& m) {
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) to.m[i][j] = m.m[i][j];
  }
}

inline Pack position_of(const PlanBody& body, const PackMotion& in) {
  return Pack(body.multiplier) * get(in.q, body.coordinate) + Pack(body.offset);
}

/// sin and cos of every revolute joint; one test for all of them decides whether the C library is asked.
inline void turn_joints(const PlanView& plan, const PackMotion& in, const BlockWorkspace& w) {
  Pack square_sum(0.0);
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    for (int i = 0; i < kPacks; ++i) {
      // Slides and packs without samples get 0, which is in range.
      const bool counts = body.revolute && i < packs_of(w);
      const Pack x = counts ? position_of(body, pack_at(in, i * kWidth)) : Pack(0.0);
      w.pack[i].turn[b].sine = x;
      square_sum = square_sum + x * x;
    }
  }
  // The angles of all bodies and packs lie side by side, so groups need not end where bodies do.
  for (int g = 0; g < plan.body_count * kPacks; g += kAngles) sincos(w.pack[0].turn.data + g);
  // Where the sum is in range, each is; NaN is not.
  if (!any(~(square_sum.raw <= kSinCosRange * kSinCosRange))) return;
  // Some angle is large or NaN: ask the C library for that one.
  for (int b = 0; b < plan.body_count; ++b) {
    if (!plan.bodies[b].revolute) continue;
    for (int i = 0; i < packs_of(w); ++i) {
      const Pack x = position_of(plan.bodies[b], pack_at(in, i * kWidth));
      repair(x, out_of_range(x), w.pack[i].turn[b]);
    }
  }
}

/// How a body turns in its parent, and where its origin is: what decides the arithmetic of a step.
enum class Turn { RightAngled, AboutZ, Any };
enum class Lever { None, AlongAxis, Any };

/// use.operator()<Turn, Lever>() for the body: from here on both are known when this is compiled. A branch in the
/// middle of the arithmetic makes g++ keep half of the numbers in memory.
template <class Use>
[[gnu::always_inline]] inline void with_stand(const PlanBody& body, const Use& use) {
  if (body.right_angled && body.at_parent_origin) {
    use.template operator()<Turn::RightAngled, Lever::None>();
  } else if (body.right_angled && body.lever_along_axis) {
    use.template operator()<Turn::RightAngled, Lever::AlongAxis>();
  } else if (body.right_angled) {
    use.template operator()<Turn::RightAngled, Lever::Any>();
  } else if (body.turns_about_z && body.at_parent_origin) {
    use.template operator()<Turn::AboutZ, Lever::None>();
  } else if (body.turns_about_z) {
    use.template operator()<Turn::AboutZ, Lever::Any>();
  } else {
    use.template operator()<Turn::Any, Lever::Any>();
  }
}

/// Entry k of a vector in memory: a right-angled frame takes its parent's entries in another order.
inline Pack pick(const Vec& v, int k) {
  Pack p;
  __builtin_memcpy(&p, reinterpret_cast<const unsigned char*>(&v) + sizeof(Pack) * static_cast<std::size_t>(k),
                   sizeof p);
  return p;
}

/// p times the sign of a zero: the exclusive or leaves the multipliers to others.
inline Pack with_sign(Pack p, Pack zero) {
  Bits bits, sign;
  __builtin_memcpy(&bits, &p.raw, sizeof bits);
  __builtin_memcpy(&sign, &zero.raw, sizeof sign);
  bits ^= sign;
  __builtin_memcpy(&p.raw, &bits, sizeof bits);
  return p;
}

/// Rᵀ v for the rotation R = parent_from_body of a body. A right-angled body has R = P Rz(x), of which P only reorders:
///   Rᵀ v = (a v0 + b v1, c v0 + d v1, ±v2)   with v0, v1, v2 the parent's entries from[0], from[1], from[2]
template <Turn kTurn>
struct Back {
  int f0, f1, f2;
  explicit Back(const PlanBody& body) : f0(body.from[0]), f1(body.from[1]), f2(body.from[2]) {}

  [[gnu::always_inline]] Vec operator()(const RightTurn& turn, const rec::Placement<Pack>& at, const Vec& v) const {
    if constexpr (kTurn == Turn::RightAngled) {
      return of_picked(turn, pick(v, f0), pick(v, f1), pick(v, f2));
    } else {
      return rec::transposed_times(at.rotation, v);
    }
  }
  [[gnu::always_inline]] static Vec of_picked(const RightTurn& t, Pack v0, Pack v1, Pack v2) {
    return {t.a * v0 + t.b * v1, t.c * v0 + t.d * v1, with_sign(v2, t.e)};
  }
};

/// What place() leaves alone because no sample changes it, and the base; once per call.
inline void start_walk(const PlanView& plan, const BlockWorkspace& w) {
  // The rest of the last group of angles, which sincos computes with the others.
  for (int g = plan.body_count * kPacks; g % kAngles != 0; ++g) w.pack[0].turn.data[g].sine = Pack(0.0);
  for (const Workspace& pack : w.pack) {
    // The base does not turn: its α× + ω×ω× is 0.
    BodyState& base = pack.body[-1];
    put(base.motion, rec::base_motion<Pack>(plan));
    for (auto& row : base.spin.m) row[0] = row[1] = row[2] = Pack(0.0);
    // About z, the third column of R and the origin are constant.
    for (int b = 0; b < plan.body_count; ++b) {
      const PlanBody& body = plan.bodies[b];
      if (!body.turns_about_z) continue;
      BodyState& state = pack.body[b];
      for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) state.at.rotation.m[i][j] = Pack(body.still[i][j]);
      }
      put(state.at.origin, rec::constant<Pack>(body.origin));
      state.turn.e = Pack(__builtin_copysign(0.0, body.still[body.from[2]][2]));
    }
  }
}

/// The entries of a right-angled body's rotation.
[[gnu::always_inline]] inline RightTurn right_turn(const PlanBody& body, const SinCos& turn, Pack e) {
  const Pack s0(body.cosine[body.from[0]][0]), s1(body.cosine[body.from[1]][1]);
  return {s0 * turn.cosine, s1 * turn.sine, -(s0 * turn.sine), s1 * turn.cosine, e};
}

/// rec::place; about z, R = P Rz(x) with P's columns in the constants.
template <Turn kTurn>
[[gnu::always_inline]] inline void place(const PlanBody& body, const SinCos& turn, Pack x, BodyState& state) {
  auto& m = state.at.rotation.m;
  // Four entries depend on the angle; the others were set once by start_walk.
  if constexpr (kTurn == Turn::RightAngled) {
    const auto f0 = static_cast<std::size_t>(body.from[0]), f1 = static_cast<std::size_t>(body.from[1]);
    const RightTurn t = right_turn(body, turn, Pack(0.0));
    m[f0][0] = state.turn.a = t.a;
    m[f1][0] = state.turn.b = t.b;
    m[f0][1] = state.turn.c = t.c;
    m[f1][1] = state.turn.d = t.d;
  } else if constexpr (kTurn == Turn::AboutZ) {
    for (std::size_t i = 0; i < 3; ++i) {
      // A turn about z mixes P's first two columns.
      const Pack p0(body.cosine[i][0]), p1(body.cosine[i][1]);
      m[i][0] = p0 * turn.cosine + p1 * turn.sine;
      m[i][1] = p1 * turn.cosine - p0 * turn.sine;
    }
  } else {
    const rec::Placement<Pack> general = rec::place<Pack>(body, turn.sine, turn.cosine, x);
    put(state.at.rotation, general.rotation);
    put(state.at.origin, general.origin);
  }
}

inline void place(const PlanBody& body, const SinCos& turn, Pack x, BodyState& state) {
  with_stand(body, [&]<Turn kTurn, Lever>() { place<kTurn>(body, turn, x, state); });
}

/// α× + ω×ω×, as in rec::wrench_table, and the rest of it where the regressor wants it.
template <bool kTable>
[[gnu::always_inline]] inline void put_spin(const Vec& w, const Vec& al, BodyState& to) {
  const Pack xx = w.x * w.x, yy = w.y * w.y, zz = w.z * w.z, xy = w.x * w.y, xz = w.x * w.z, yz = w.y * w.z;
  auto& b = to.spin.m;
  b[0][0] = -(yy + zz), b[0][1] = xy - al.z, b[0][2] = xz + al.y;
  b[1][0] = xy + al.z, b[1][1] = -(xx + zz), b[1][2] = yz - al.x;
  b[2][0] = xz - al.y, b[2][1] = yz + al.x, b[2][2] = -(xx + yy);
  if constexpr (kTable) {
    SpinTable& t = to.table;
    t.xy = xy, t.xz = xz, t.yz = yz;
    t.d_xy = xx - yy, t.d_xz = zz - xx, t.d_yz = yy - zz;
  }
}

/// rec::step about z: the lever's acceleration is a + B o, with B = α× + ω×ω× of the parent.
template <Turn kTurn, Lever kLever>
[[gnu::always_inline]] inline rec::BodyMotion<Pack> moved_about_z(const PlanBody& body, const BodyState& parent,
                                                                  const RightTurn& turn, const rec::Placement<Pack>& at,
                                                                  Pack rate, Pack acceleration) {
  const Back<kTurn> back(body);
  const auto& spin = parent.spin.m;
  const Vec& o = at.origin;
  // Entry i of the lever's acceleration.
  const auto lever = [&](int i) __attribute__((always_inline)) {
    const auto& row = spin[static_cast<std::size_t>(i)];
    const Pack a = pick(parent.motion.acceleration, i);
    if constexpr (kLever == Lever::None) return a;
    if constexpr (kLever == Lever::AlongAxis)
      return a + row[static_cast<std::size_t>(body.from[2])] * pick(o, body.from[2]);
    return a + (row[0] * o.x + row[1] * o.y + row[2] * o.z);
  };
  rec::BodyMotion<Pack> m;
  if constexpr (kTurn == Turn::RightAngled) {
    m.acceleration = back.of_picked(turn, lever(body.from[0]), lever(body.from[1]), lever(body.from[2]));
  } else {
    m.acceleration = rec::transposed_times(at.rotation, Vec{lever(0), lever(1), lever(2)});
  }
  // The joint adds its rate to ω_z and its acceleration to α_z; ω × (0, 0, x') is (ω_y x', −ω_x x', 0).
  const Vec w = back(turn, at, parent.motion.omega), al = back(turn, at, parent.motion.alpha);
  m.alpha = {al.x + w.y * rate, al.y - w.x * rate, al.z + acceleration};
  m.omega = {w.x, w.y, w.z + rate};
  return m;
}

/// Where body b is and how it moves; its parent is done.
template <Turn kTurn, Lever kLever, bool kTable>
[[gnu::always_inline]] inline void walk(const PlanBody& body, const PackMotion& in, const SinCos& turn,
                                        const BodyState& parent, BodyState& state) {
  const Pack v = get(in.v, body.coordinate), a = get(in.a, body.coordinate);
  // The general step: slides, any other axis, and mimic joints with a multiplier.
  if constexpr (kTurn == Turn::Any) {
    const Pack multiplier(body.multiplier);
    place<kTurn>(body, turn, body.revolute ? Pack(0.0) : position_of(body, in), state);
    put(state.motion, rec::step<Pack>(body, state.at, parent.motion, multiplier * v, multiplier * a));
    put_spin<kTable>(state.motion.omega, state.motion.alpha, state);
  } else {
    place<kTurn>(body, turn, Pack(0.0), state);
    put(state.motion, moved_about_z<kTurn, kLever>(body, parent, state.turn, state.at, v, a));
    put_spin<kTable>(state.motion.omega, state.motion.alpha, state);
  }
}

// The walk to body b, for every pack of a block.
inline void walk_to(const PlanView& plan, int b, const PackMotion& in, const BlockWorkspace& w) {
  const PlanBody& body = plan.bodies[b];
  with_stand(body, [&]<Turn kTurn, Lever kLever>() {
    for (int i = 0; i < kPacks; ++i) {
      const Workspace& pack = w.pack[i];
      walk<kTurn, kLever, false>(body, pack_at(in, i * kWidth), pack.turn[b], pack.body[body.parent], pack.body[b]);
    }
  });
}

/// rec::carry into body b.
inline rec::MotionAxis<Pack> carry_to(const PlanBody& body, const rec::Placement<Pack>& at,
                                      const rec::MotionAxis<Pack>& axis) {
  // With no lever, the linear part is only turned.
  if (!body.at_parent_origin) return rec::carry(at, axis);
  return {rec::transposed_times(at.rotation, axis.angular), rec::transposed_times(at.rotation, axis.linear)};
}

/// The joint of a pair as the pair's body sees it.
inline void axis_of(const PlanBody& body, const PlanPair& pair, const Workspace& w, int b,
                    rec::MotionAxis<Pack>& axis) {
  if (pair.parent >= 0) {
    put(axis, carry_to(body, w.body[b].at, w.axes[pair.parent]));
  } else {
    put(axis, rec::MotionAxis<Pack>{});
  }
  // The body's own joint: along its axis, times the multiplier of a mimic.
  if (!pair.own) return;
  const Vec own = rec::constant<Pack>(body.axis) * Pack(body.multiplier);
  Vec& part = body.revolute ? axis.angular : axis.linear;
  put(part, part + own);
}
