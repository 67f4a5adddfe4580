// The regressor's derivative along one joint's position, velocity or acceleration: the recursion with duals of packs.
// Included only by kernel.inl.

using DualPack = rec::Dual<Pack>;

/// Which of a joint's three inputs moves.
enum class Direction { Position, Velocity, Acceleration };

// The walk outwards. The slope of the chosen input is 1, that of every other input is 0.
inline void dual_walk(const PlanView& plan, const PackMotion& in, int joint, Direction direction, const Workspace& w) {
  const rec::BodyMotion<DualPack> base = rec::base_motion<DualPack>(plan);
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    const int c = body.coordinate;
    const Pack multiplier(body.multiplier);
    // x = multiplier · q + offset, and its rates likewise, so the slope is the multiplier.
    const auto seeded = [&](Direction d) { return c == joint && direction == d ? multiplier : Pack(0.0); };
    const Pack dx = seeded(Direction::Position);
    const SinCos turn = body.revolute ? w.turn[b] : SinCos{Pack(0.0), Pack(1.0)};
    // d sin x = cos x dx,  d cos x = −sin x dx.
    w.dual_at[b] =
        rec::place<DualPack>(body, DualPack(turn.sine, turn.cosine * dx), DualPack(turn.cosine, -(turn.sine * dx)),
                             DualPack(body.revolute ? Pack(0.0) : position_of(body, in), dx));
    w.dual_motion[b] = rec::step<DualPack>(body, w.dual_at[b], body.parent < 0 ? base : w.dual_motion[body.parent],
                                           DualPack(multiplier * get(in.v, c), seeded(Direction::Velocity)),
                                           DualPack(multiplier * get(in.a, c), seeded(Direction::Acceleration)));
  }
}

// Slopes of all regressor entries of one body.
inline void dual_entries(const PlanView& plan, int b, Columns values, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const rec::WrenchTable<DualPack> table = rec::wrench_table(w.dual_motion[b]);
  for (int p = body.first_pair, end = p + body.pair_count; p < end; ++p) {
    const PlanPair pair = plan.pairs[p];
    rec::MotionAxis<DualPack> axis;
    // The joint's axis, carried from the parent; the body's own joint adds its constant axis.
    if (pair.parent >= 0) axis = rec::carry(w.dual_at[b], w.dual_axes[pair.parent]);
    if (pair.own) {
      const rec::Vec3<DualPack> own = rec::constant<DualPack>(body.axis) * DualPack(body.multiplier);
      (body.revolute ? axis.angular : axis.linear) = (body.revolute ? axis.angular : axis.linear) + own;
    }
    w.dual_axes[p] = axis;
    std::array<DualPack, 10> entries;
    rec::regressor_entry<DualPack>(table, axis, entries);
    // Of each entry, only the slope is wanted.
    for (int k = 0; k < 10; ++k) put(values, pair.column + k, entries[static_cast<std::size_t>(k)].slope);
  }
}

/// d values / d (q, v or a) of one joint, inertial columns only.
[[gnu::flatten]] void derivative(const PlanView& plan, const MotionColumns& in, int joint, int direction,
                                 Columns values, void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  start_walk(plan, w);
  for (std::ptrdiff_t k = 0; k < in.samples; k += kBlock) {
    const bool whole = k + kBlock <= in.samples;
    const PackMotion motion = whole ? block_at(in, k) : tail_at(plan, in, k, w.in);
    const Columns to = whole ? from(values, k) : Columns{w.out, kBlock};
    // sin and cos are needed once; the duals are worked on pack by pack.
    turn_joints(plan, motion, w);
    for (int i = 0; i < kPacks; ++i) {
      const PackMotion here = pack_at(motion, i * kWidth);
      dual_walk(plan, here, joint, static_cast<Direction>(direction), w.pack[i]);
      for (int b = 0; b < plan.body_count; ++b) dual_entries(plan, b, from(to, i * kWidth), w.pack[i]);
    }
    if (!whole) copy_pairs_back(plan, w.out, in.samples - k, from(values, k));
  }
}
