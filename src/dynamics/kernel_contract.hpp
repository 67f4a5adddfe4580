// The gradient of Σ weights · regressor with respect to the motion: one sweep out, one sweep back. Included only by
// kernel.inl.

/// Sweeps a body's pairs: the axes' gradients, and what the wrench table receives.
inline void contract_pairs(const PlanView& plan, int b, ConstColumns weights, const Workspace& w,
                           rec::PlacementGradient<Pack>& d_at) {
  const PlanBody& body = plan.bodies[b];
  const rec::WrenchTable<Pack> table = rec::wrench_table(w.body[b].motion);
  rec::TableGradient<Pack> d_table;
  rec::clear(d_table);
  // Each joint that moves the body.
  for (int p = body.first_pair; p < body.first_pair + body.pair_count; ++p) {
    const PlanPair& pair = plan.pairs[p];
    // Weights act like a body's inertial parameters: the axis' gradient is the wrench of that body.
    std::array<Pack, 10> weight;
    for (int k = 0; k < 10; ++k) weight[static_cast<std::size_t>(k)] = get(weights, pair.column + k);
    const rec::MotionAxis<Pack> wrench = rec::wrench_of_weights<Pack>(table, weight);
    rec::add_to_table<Pack>(w.axes[p], weight, d_table);
    // An axis that starts at this body is constant.
    if (pair.parent < 0) continue;
    // What children and this body give to the axis goes on to the parent's axis and to the placement.
    const rec::MotionAxis<Pack> d{w.d_axes[p].angular + wrench.angular, w.d_axes[p].linear + wrench.linear};
    rec::add_to_parent_axis(w.body[b].at, w.axes[pair.parent], w.axes[p], d, w.d_axes[pair.parent], d_at);
  }
  // From the table back to ω, α and the acceleration that it was made of.
  const rec::BodyMotion<Pack> local = rec::from_table(w.body[b].motion, d_table);
  rec::BodyMotion<Pack>& d = w.d_motion[b];
  put(d, {d.omega + local.omega, d.alpha + local.alpha, d.acceleration + local.acceleration});
}

/// The way out of one body: axes kept, gradients cleared.
inline void prepare_body(const PlanView& plan, int b, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  put(w.d_motion[b], rec::BodyMotion<Pack>{});
  for (int p = body.first_pair, end = p + body.pair_count; p < end; ++p) {
    axis_of(body, plan.pairs[p], w, b, w.axes[p]);
    put(w.d_axes[p], rec::MotionAxis<Pack>{});
  }
}

/// The way back of one body: what its joint receives.
inline void return_body(const PlanView& plan, int b, const PackMotion& in, ConstColumns weights,
                        const MotionGradientColumns& out, const Workspace& w) {
  const PlanBody& body = plan.bodies[b];
  const int c = body.coordinate;
  const Pack multiplier(body.multiplier);
  rec::PlacementGradient<Pack> d_at;
  contract_pairs(plan, b, weights, w, d_at);
  const rec::BodyMotion<Pack>* parent = &w.body[body.parent].motion;
  rec::BodyMotion<Pack>* d_parent = body.parent < 0 ? w.d_base : w.d_motion + body.parent;
  const auto joint = rec::add_to_parent<Pack>(body, w.body[b].at, *parent, w.body[b].motion, multiplier * get(in.v, c),
                                              multiplier * get(in.a, c), w.d_motion[b], d_at, *d_parent);
  // x = multiplier · q + offset: the chain rule.
  add(out.q, c, multiplier * joint.position);
  add(out.v, c, multiplier * joint.rate);
  add(out.a, c, multiplier * joint.acceleration);
}

// One block: the walk out keeps motions and axes, the way back hands gradients on to parents.
inline void contract_block(const PlanView& plan, const PackMotion& in, ConstColumns weights,
                           const MotionGradientColumns& out, const BlockWorkspace& w) {
  turn_joints(plan, in, w);
  for (int i = 0; i < kPacks; ++i) put(*w.pack[i].d_base, rec::BodyMotion<Pack>{});
  for (int b = 0; b < plan.body_count; ++b) {
    walk_to(plan, b, in, w);
    for (int i = 0; i < kPacks; ++i) prepare_body(plan, b, w.pack[i]);
  }
  for (int b = plan.body_count - 1; b >= 0; --b) {
    for (int i = 0; i < kPacks; ++i) {
      const std::ptrdiff_t k = i * kWidth;
      return_body(plan, b, pack_at(in, k), from(weights, k), {from(out.q, k), from(out.v, k), from(out.a, k)},
                  w.pack[i]);
    }
  }
}

// Gradients of all samples with respect to q, v and a.
[[gnu::flatten]] void contract(const PlanView& plan, const MotionColumns& in, ConstColumns weights,
                               const MotionGradientColumns& out, void* workspace) {
  BlockWorkspace w;
  carve(plan, workspace, w);
  start_walk(plan, w);
  const int n = plan.coordinates;
  // An incomplete last block has its gradients behind the weights, and is copied from there.
  double* const result = w.out + plan.columns * kBlock;
  const MotionGradientColumns tail{{result, kBlock}, {result + n * kBlock, kBlock}, {result + 2 * n * kBlock, kBlock}};
  for (int i = 0; i < 3 * n * kBlock; ++i) result[i] = 0;
  for (std::ptrdiff_t k = 0; k < in.samples; k += kBlock) {
    const bool whole = k + kBlock <= in.samples;
    const std::ptrdiff_t count = whole ? kBlock : in.samples - k;
    const PackMotion motion = whole ? block_at(in, k) : tail_at(plan, in, k, w.in);
    // Weights are filled up like the motion; what the repeated samples give is not copied back.
    const ConstColumns weight = whole ? from(weights, k) : fill_up(from(weights, k), plan.columns, count, w.out);
    const MotionGradientColumns here{from(out.q, k), from(out.v, k), from(out.a, k)};
    contract_block(plan, motion, weight, whole ? here : tail, w);
    if (whole) continue;
    copy_back(tail.q.data, n, count, here.q);
    copy_back(tail.v.data, n, count, here.v);
    copy_back(tail.a.data, n, count, here.a);
  }
}
