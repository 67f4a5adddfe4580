// The regressor of one pack of samples after another. Included only by kernel.inl.

inline void regressor_pack(const PlanView& plan, const PackMotion& in, Columns values, const Workspace& w) {
  walk_out(plan, in, w);
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    const rec::WrenchTable<Pack> table = rec::wrench_table(w.motion[b]);
    for (int p = body.first_pair; p < body.first_pair + body.pair_count; ++p) {
      const PlanPair& pair = plan.pairs[p];
      const rec::MotionAxis<Pack> axis = axis_of(body, pair, w, b);
      w.axes[p] = axis;
      std::array<Pack, 10> entries;
      rec::regressor_entry<Pack>(table, axis, entries);
      for (int k = 0; k < 10; ++k) put(values, pair.column + k, entries[static_cast<std::size_t>(k)]);
    }
  }
}

/// Copies the inertial columns only: the terms' columns belong to others.
inline void copy_pairs_back(const PlanView& plan, const double* from_pack, std::ptrdiff_t count, Columns to) {
  for (int p = 0; p < plan.pair_count; ++p) {
    const int column = plan.pairs[p].column;
    copy_back(from_pack + column * kWidth, 10, count, {to.data + column * to.stride, to.stride});
  }
}

[[gnu::flatten]] void regressor(const PlanView& plan, const MotionColumns& in, Columns values, void* workspace) {
  Workspace w;
  carve(plan, workspace, w);
  std::ptrdiff_t k = 0;
  for (; k + kWidth <= in.samples; k += kWidth) regressor_pack(plan, pack_at(in, k), from(values, k), w);
  if (k < in.samples) {
    regressor_pack(plan, tail_at(plan, in, k, w.in), {w.out, kWidth}, w);
    copy_pairs_back(plan, w.out, in.samples - k, from(values, k));
  }
}
