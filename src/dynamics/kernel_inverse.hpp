// Inverse dynamics: the recursive Newton–Euler algorithm on packs. Included only by kernel.inl.

/// Force and moment that move body b, without what hangs on it.
///   f = M a + (α× + ω×ω×) h,   n = I α + ω × I ω + h × a
inline void body_wrench(const double* pi, int b, const Workspace& w) {
  const double* const p = pi + 10 * b;
  const rec::BodyMotion<Pack>& m = w.body[b].motion;
  const Vec h{Pack(p[6]), Pack(p[7]), Pack(p[8])};
  // I x, I about the body's origin.
  const auto times_inertia = [&](const Vec& x) {
    return Vec{Pack(p[0]) * x.x + Pack(p[1]) * x.y + Pack(p[2]) * x.z,
               Pack(p[1]) * x.x + Pack(p[3]) * x.y + Pack(p[4]) * x.z,
               Pack(p[2]) * x.x + Pack(p[4]) * x.y + Pack(p[5]) * x.z};
  };
  // f and n as above; the spin matrix B gives the force of the first moment.
  put(w.wrench[b].linear, w.body[b].spin * h + m.acceleration * Pack(p[9]));
  put(w.wrench[b].angular,
      times_inertia(m.alpha) + rec::cross(m.omega, times_inertia(m.omega)) + rec::cross(h, m.acceleration));
}

/// The joint's torque, and the wrench handed on to the parent.
inline void return_wrench(const PlanView& plan, int b, Columns tau, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const rec::MotionAxis<Pack>& own = w.wrench[b];
  // A turning joint takes the moment along its axis, a sliding joint the force.
  const Vec& seen = body.revolute ? own.angular : own.linear;
  // About z with multiplier 1, the torque is one entry of the moment.
  if (body.turns_about_z) {
    add(tau, body.coordinate, seen.z);
  } else {
    add(tau, body.coordinate, Pack(body.multiplier) * rec::dot(rec::constant<Pack>(body.axis), seen));
  }
  if (body.parent < 0) return;
  rec::MotionAxis<Pack>& parent = w.wrench[body.parent];
  const rec::Placement<Pack>& at = w.body[b].at;
  // Turned into the parent's frame and moved to its origin: f_p += R f, n_p += R n + o × R f.
  const Vec force = at.rotation * own.linear;
  const Vec moment = parent.angular + at.rotation * own.angular;
  put(parent.linear, parent.linear + force);
  put(parent.angular, body.at_parent_origin ? moment : moment + rec::cross(at.origin, force));
}

// One block: motions and wrenches from the base out, torques from the tips in.
inline void inverse_block(const PlanView& plan, const double* pi, const PackMotion& in, Columns tau,
                          const BlockWorkspace& w) {
  turn_joints(plan, in, w);
  // Bodies that follow one coordinate (mimic) add up their torques, so these start from 0.
  for (int i = 0; i < kPacks; ++i) {
    for (int c = 0; c < plan.coordinates; ++c) put(from(tau, i * kWidth), c, Pack(0.0));
  }
  for (int b = 0; b < plan.body_count; ++b) {
    walk_to(plan, b, in, w);
    for (int i = 0; i < kPacks; ++i) body_wrench(pi, b, w.pack[i]);
  }
  for (int b = plan.body_count - 1; b >= 0; --b) {
    for (int i = 0; i < kPacks; ++i) return_wrench(plan, b, from(tau, i * kWidth), w.pack[i]);
  }
}

// tau of all samples, ten parameters per body. An incomplete last block is filled up and copied back.
[[gnu::flatten]] void inverse(const PlanView& plan, const double* pi, const MotionColumns& in, Columns tau,
                              void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  start_walk(plan, w);
  for (std::ptrdiff_t k = 0; k < in.samples; k += kBlock) {
    const bool whole = k + kBlock <= in.samples;
    const PackMotion motion = whole ? block_at(in, k) : tail_at(plan, in, k, w.in);
    inverse_block(plan, pi, motion, whole ? from(tau, k) : Columns{w.out, kBlock}, w);
    if (!whole) copy_back(w.out, plan.coordinates, in.samples - k, from(tau, k));
  }
}
