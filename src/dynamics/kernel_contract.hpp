// The gradient of Σ weights · regressor with respect to the motion: one sweep out, one sweep back. Included only by
// kernel.inl.

/// Sweeps a body's pairs: the axes' gradients, and what the wrench table receives.
inline void contract_pairs(const PlanView& plan, int b, ConstColumns weights, const Workspace& w,
                           rec::PlacementGradient<Pack>& d_at) {
  const PlanBody& body = plan.bodies[b];
  const rec::WrenchTable<Pack> table = rec::wrench_table(w.motion[b]);
  rec::TableGradient<Pack> d_table;
  rec::clear(d_table);
  for (int p = body.first_pair; p < body.first_pair + body.pair_count; ++p) {
    const PlanPair& pair = plan.pairs[p];
    std::array<Pack, 10> weight;
    for (int k = 0; k < 10; ++k) weight[static_cast<std::size_t>(k)] = get(weights, pair.column + k);
    const rec::MotionAxis<Pack> wrench = rec::wrench_of_weights<Pack>(table, weight);
    rec::add_to_table<Pack>(w.axes[p], weight, d_table);
    if (pair.parent < 0) continue;
    const rec::MotionAxis<Pack> d{w.d_axes[p].angular + wrench.angular, w.d_axes[p].linear + wrench.linear};
    rec::add_to_parent_axis(w.at[b], w.axes[pair.parent], w.axes[p], d, w.d_axes[pair.parent], d_at);
  }
  const rec::BodyMotion<Pack> local = rec::from_table(w.motion[b], d_table);
  rec::BodyMotion<Pack>& d = w.d_motion[b];
  d = {d.omega + local.omega, d.alpha + local.alpha, d.acceleration + local.acceleration};
}

inline void contract_pack(const PlanView& plan, const PackMotion& in, ConstColumns weights, Columns d_q, Columns d_v,
                          Columns d_a, const Workspace& w) {
  walk_out(plan, in, w);
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    w.d_motion[b] = {};
    for (int p = body.first_pair; p < body.first_pair + body.pair_count; ++p) {
      w.axes[p] = axis_of(body, plan.pairs[p], w, b);
      w.d_axes[p] = {};
    }
  }
  const rec::BodyMotion<Pack> base = rec::base_motion<Pack>(plan);
  rec::BodyMotion<Pack> unused;
  for (int b = plan.body_count - 1; b >= 0; --b) {
    const PlanBody& body = plan.bodies[b];
    const int c = body.coordinate;
    const Pack multiplier(body.multiplier);
    rec::PlacementGradient<Pack> d_at;
    contract_pairs(plan, b, weights, w, d_at);
    const bool root = body.parent < 0;
    const auto joint = rec::add_to_parent<Pack>(body, w.at[b], root ? base : w.motion[body.parent], w.motion[b],
                                                multiplier * get(in.v, c), multiplier * get(in.a, c), w.d_motion[b],
                                                d_at, root ? unused : w.d_motion[body.parent]);
    add(d_q, c, multiplier * joint.position);
    add(d_v, c, multiplier * joint.rate);
    add(d_a, c, multiplier * joint.acceleration);
  }
}

[[gnu::flatten]] void contract(const PlanView& plan, const MotionColumns& in, ConstColumns weights, Columns d_q,
                               Columns d_v, Columns d_a, void* workspace) {
  Workspace w;
  carve(plan, workspace, w);
  std::ptrdiff_t k = 0;
  for (; k + kWidth <= in.samples; k += kWidth) {
    contract_pack(plan, pack_at(in, k), from(weights, k), from(d_q, k), from(d_v, k), from(d_a, k), w);
  }
  if (k == in.samples) return;
  const int n = plan.coordinates;
  const std::ptrdiff_t count = in.samples - k;
  const ConstColumns tail = fill_up(from(weights, k), plan.columns, count, w.out);
  double* const result = w.out + plan.columns * kWidth;
  for (int i = 0; i < 3 * n * kWidth; ++i) result[i] = 0;
  const Columns parts[3] = {{result, kWidth}, {result + n * kWidth, kWidth}, {result + 2 * n * kWidth, kWidth}};
  contract_pack(plan, tail_at(plan, in, k, w.in), tail, parts[0], parts[1], parts[2], w);
  const Columns to[3] = {d_q, d_v, d_a};
  for (int i = 0; i < 3; ++i) copy_back(parts[i].data, n, count, from(to[i], k));
}
