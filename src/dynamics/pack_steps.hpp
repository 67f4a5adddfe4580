// The steps of recursion.hpp for packs, with the products by known zeros and ones left out. Included only by
// kernel.inl.
//
// Most joints turn about their frame's z axis, and many stand at their parent's origin: half of the arithmetic of the
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
inline void turn_joints(const PlanView& plan, const PackMotion& in, const Workspace& w) {
  Bits bad = {};
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    if (!body.revolute) continue;
    const Pack x = position_of(body, in);
    w.turn[b] = sincos(x);
    bad |= out_of_range(x);
  }
  if (!any(bad)) return;
  for (int b = 0; b < plan.body_count; ++b) {
    const Pack x = position_of(plan.bodies[b], in);
    if (plan.bodies[b].revolute) repair(x, out_of_range(x), w.turn[b]);
  }
}

/// rec::place; about z, R = P Rz(x) with P's columns in the constants.
inline void place(const PlanBody& body, const SinCos& turn, Pack x, rec::Placement<Pack>& at) {
  if (!body.turns_about_z) {
    const rec::Placement<Pack> general = rec::place<Pack>(body, turn.sine, turn.cosine, x);
    put(at.rotation, general.rotation);
    put(at.origin, general.origin);
    return;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const Pack p0(body.cosine[i][0]), p1(body.cosine[i][1]);
    at.rotation.m[i][0] = p0 * turn.cosine + p1 * turn.sine;
    at.rotation.m[i][1] = p1 * turn.cosine - p0 * turn.sine;
    at.rotation.m[i][2] = Pack(body.still[i][2]);
  }
  put(at.origin, rec::constant<Pack>(body.origin));
}

/// α× + ω×ω×, as in rec::wrench_table.
inline rec::Mat3<Pack> spin_of(const rec::BodyMotion<Pack>& m) {
  const Vec &w = m.omega, &al = m.alpha;
  const Pack xx = w.x * w.x, yy = w.y * w.y, zz = w.z * w.z, xy = w.x * w.y, xz = w.x * w.z, yz = w.y * w.z;
  rec::Mat3<Pack> b;
  b.m[0] = {-(yy + zz), xy - al.z, xz + al.y};
  b.m[1] = {xy + al.z, -(xx + zz), yz - al.x};
  b.m[2] = {xz - al.y, yz + al.x, -(xx + yy)};
  return b;
}

/// rec::step about z: the lever's acceleration is a + B o, with B = α× + ω×ω× of the parent.
inline rec::BodyMotion<Pack> step_about_z(const PlanBody& body, const Workspace& w, int b, Pack rate,
                                          Pack acceleration) {
  const rec::Placement<Pack>& at = w.at[b];
  const rec::BodyMotion<Pack>& parent = w.motion[body.parent];
  const Vec lever = body.at_parent_origin ? parent.acceleration : parent.acceleration + w.spin[body.parent] * at.origin;
  const Vec c = rec::transposed_times(at.rotation, parent.omega);
  const Vec al = rec::transposed_times(at.rotation, parent.alpha);
  return {{c.x, c.y, c.z + rate},
          {al.x + c.y * rate, al.y - c.x * rate, al.z + acceleration},
          rec::transposed_times(at.rotation, lever)};
}

/// Where body b is and how it moves; its parent is done.
inline void walk_to(const PlanView& plan, int b, const PackMotion& in, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const Pack multiplier(body.multiplier);
  const Pack rate = multiplier * get(in.v, body.coordinate);
  const Pack acceleration = multiplier * get(in.a, body.coordinate);
  place(body, w.turn[b], body.revolute ? Pack(0.0) : position_of(body, in), w.at[b]);
  rec::BodyMotion<Pack>& motion = w.motion[b];
  if (body.turns_about_z && body.parent < 0) {
    const Pack zero(0.0);
    put(motion, {{zero, zero, rate},
                 {zero, zero, acceleration},
                 rec::transposed_times(w.at[b].rotation, w.base->acceleration)});
  } else if (body.turns_about_z) {
    put(motion, step_about_z(body, w, b, rate, acceleration));
  } else {
    const rec::BodyMotion<Pack>* parent = body.parent < 0 ? w.base : w.motion + body.parent;
    put(motion, rec::step<Pack>(body, w.at[b], *parent, rate, acceleration));
  }
  put(w.spin[b], spin_of(motion));
}

inline void start_walk(const PlanView& plan, const PackMotion& in, const Workspace& w) {
  turn_joints(plan, in, w);
  put(*w.base, rec::base_motion<Pack>(plan));
}

/// rec::carry into body b.
inline rec::MotionAxis<Pack> carry_to(const PlanBody& body, const rec::Placement<Pack>& at,
                                      const rec::MotionAxis<Pack>& axis) {
  if (!body.at_parent_origin) return rec::carry(at, axis);
  return {rec::transposed_times(at.rotation, axis.angular), rec::transposed_times(at.rotation, axis.linear)};
}

/// The joint of a pair as the pair's body sees it.
inline void axis_of(const PlanBody& body, const PlanPair& pair, const Workspace& w, int b,
                    rec::MotionAxis<Pack>& axis) {
  if (pair.parent >= 0) {
    put(axis, carry_to(body, w.at[b], w.axes[pair.parent]));
  } else {
    put(axis, rec::MotionAxis<Pack>{});
  }
  if (!pair.own) return;
  const Vec own = rec::constant<Pack>(body.axis) * Pack(body.multiplier);
  Vec& part = body.revolute ? axis.angular : axis.linear;
  put(part, part + own);
}
