// What a kernel keeps between its sweeps over the tree, and how samples get in and out. Included only by kernel.inl.

namespace rec = recursion;
using Vec = rec::Vec3<Pack>;

/// Arrays for one pack of samples.
struct Workspace {
  rec::Placement<Pack>* at = nullptr;         // by body
  rec::BodyMotion<Pack>* motion = nullptr;    // by body
  rec::MotionAxis<Pack>* axes = nullptr;      // by pair
  rec::BodyMotion<Pack>* d_motion = nullptr;  // by body
  rec::MotionAxis<Pack>* d_axes = nullptr;    // by pair
  double* in = nullptr;                       // a tail of fewer than kWidth samples, filled up: 3 · joints packs
  double* out = nullptr;                      // its results: columns + 3 · joints packs
};

/// Cuts the arrays out of one block; with no block, only counts.
struct Carver {
  unsigned char* base;
  std::size_t used = 0;
  template <class T>
  T* take(int count) {
    const std::size_t at = used;
    used += (sizeof(T) * static_cast<std::size_t>(count) + 63) / 64 * 64;
    return base ? reinterpret_cast<T*>(base + at) : nullptr;
  }
};

inline std::size_t carve(const PlanView& plan, void* block, Workspace& w) {
  Carver c{static_cast<unsigned char*>(block)};
  w.at = c.take<rec::Placement<Pack>>(plan.body_count);
  w.motion = c.take<rec::BodyMotion<Pack>>(plan.body_count);
  w.axes = c.take<rec::MotionAxis<Pack>>(plan.pair_count);
  w.d_motion = c.take<rec::BodyMotion<Pack>>(plan.body_count);
  w.d_axes = c.take<rec::MotionAxis<Pack>>(plan.pair_count);
  w.in = c.take<double>(3 * plan.coordinates * kWidth);
  w.out = c.take<double>((plan.columns + 3 * plan.coordinates) * kWidth);
  return c.used;
}

std::size_t workspace_bytes(const PlanView& plan) {
  Workspace w;
  return carve(plan, nullptr, w);
}

inline ConstColumns from(ConstColumns c, std::ptrdiff_t sample) { return {c.data + sample, c.stride}; }
inline Columns from(Columns c, std::ptrdiff_t sample) { return {c.data + sample, c.stride}; }
inline Pack get(ConstColumns c, int column) { return load(c.data + column * c.stride); }
inline void put(Columns c, int column, Pack p) { store(c.data + column * c.stride, p); }
inline void add(Columns c, int column, Pack p) { put(c, column, load(c.data + column * c.stride) + p); }

/// `count` < kWidth samples, the last one repeated, so that a tail is one more full pack.
inline ConstColumns fill_up(ConstColumns from, int columns, std::ptrdiff_t count, double* to) {
  for (int c = 0; c < columns; ++c) {
    for (int i = 0; i < kWidth; ++i) to[c * kWidth + i] = from.data[c * from.stride + (i < count ? i : count - 1)];
  }
  return {to, kWidth};
}

inline void copy_back(const double* from, int columns, std::ptrdiff_t count, Columns to) {
  for (int c = 0; c < columns; ++c) {
    for (int i = 0; i < count; ++i) to.data[c * to.stride + i] = from[c * kWidth + i];
  }
}

/// The motion of one pack of samples.
struct PackMotion {
  ConstColumns q, v, a;
};

inline PackMotion pack_at(const MotionColumns& in, std::ptrdiff_t sample) {
  return {from(in.q, sample), from(in.v, sample), from(in.a, sample)};
}

inline PackMotion tail_at(const PlanView& plan, const MotionColumns& in, std::ptrdiff_t sample, double* to) {
  const int n = plan.coordinates;
  const std::ptrdiff_t count = in.samples - sample;
  return {fill_up(from(in.q, sample), n, count, to), fill_up(from(in.v, sample), n, count, to + n * kWidth),
          fill_up(from(in.a, sample), n, count, to + 2 * n * kWidth)};
}

/// Where every body is and how it moves.
inline void walk_out(const PlanView& plan, const PackMotion& in, const Workspace& w) {
  const rec::BodyMotion<Pack> base = rec::base_motion<Pack>(plan);
  for (int b = 0; b < plan.body_count; ++b) {
    const PlanBody& body = plan.bodies[b];
    const Pack multiplier(body.multiplier);
    const Pack x = multiplier * get(in.q, body.coordinate) + Pack(body.offset);
    const SinCos turn = body.revolute ? sincos(x) : SinCos{Pack(0.0), Pack(1.0)};
    w.at[b] = rec::place<Pack>(body, turn.sine, turn.cosine, x);
    w.motion[b] = rec::step<Pack>(body, w.at[b], body.parent < 0 ? base : w.motion[body.parent],
                                  multiplier * get(in.v, body.coordinate), multiplier * get(in.a, body.coordinate));
  }
}

/// The body's own joint as its frame sees it.
inline void add_own_axis(const PlanBody& body, rec::MotionAxis<Pack>& axis) {
  const Vec own = rec::constant<Pack>(body.axis) * Pack(body.multiplier);
  if (body.revolute) {
    axis.angular = axis.angular + own;
  } else {
    axis.linear = axis.linear + own;
  }
}

/// The joint of a pair as the pair's body sees it.
inline rec::MotionAxis<Pack> axis_of(const PlanBody& body, const PlanPair& pair, const Workspace& w, int b) {
  rec::MotionAxis<Pack> axis;
  if (pair.parent >= 0) axis = rec::carry(w.at[b], w.axes[pair.parent]);
  if (pair.own) add_own_axis(body, axis);
  return axis;
}
