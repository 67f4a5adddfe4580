// What a kernel keeps between its sweeps over the tree, and how samples get in and out. Included only by kernel.inl.

namespace rec = recursion;
using Vec = rec::Vec3<Pack>;

/// A symmetric 3 × 3 matrix, first moment and mass: the inertia of all that hangs on a body.
struct Composite {
  Pack xx, xy, xz, yy, yz, zz;
  Vec h;
  Pack m;
};

/// What rec::wrench_table adds to a body's motion and spin B = α× + ω×ω×: its other entries are those of B and α.
struct SpinTable {
  Pack xy, xz, yz;        // products of ω's entries
  Pack d_xy, d_xz, d_yz;  // ωx² − ωy², ωz² − ωx², ωy² − ωz²
};

/// The entries of a right-angled body's rotation that are not zero (Back); e is a zero with the sign of the last.
struct RightTurn {
  Pack a, b, c, d, e;
};

/// Where a body is and how it moves. One structure, so that one address reaches all of it.
struct BodyState {
  rec::Placement<Pack> at;
  rec::BodyMotion<Pack> motion;
  rec::Mat3<Pack> spin;  // α× + ω×ω×
  SpinTable table;       // filled for the regressor only
  RightTurn turn;        // filled for right-angled bodies only
};

/// Packs that are worked on together. Two: the recursion from body to body is a chain of dependent steps, and the
/// second pack's chain fills the gaps of the first; and with four doubles per pack, a column's samples fill a cache
/// line.
constexpr int kPacks = 2;
constexpr int kBlock = kPacks * kWidth;
/// Whether the regressor works on one pack after the other: with 32 registers, one pack's numbers fill them.
constexpr bool kOneByOne = kWidth == 8;

/// An array with the packs' elements side by side, so that one address reaches those of all packs.
template <class T>
struct Interleaved {
  T* data = nullptr;
  T& operator[](int i) const { return data[i * kPacks]; }
};

/// Arrays for one pack of samples.
struct Workspace {
  Interleaved<SinCos> turn;                   // by body, of revolute joints
  Interleaved<BodyState> body;                // by body; body[-1] is the base
  Interleaved<rec::MotionAxis<Pack>> axes;    // by pair
  rec::BodyMotion<Pack>* d_base = nullptr;    // gradients: what the base receives is dropped
  rec::BodyMotion<Pack>* d_motion = nullptr;  // by body
  rec::MotionAxis<Pack>* d_axes = nullptr;    // by pair
  rec::MotionAxis<Pack>* wrench = nullptr;    // by body: (moment, force); shares d_axes' memory
  Composite* composite = nullptr;             // by body
  // The recursion with duals.
  rec::Placement<rec::Dual<Pack>>* dual_at = nullptr;
  rec::BodyMotion<rec::Dual<Pack>>* dual_motion = nullptr;
  rec::MotionAxis<rec::Dual<Pack>>* dual_axes = nullptr;
};

struct BlockWorkspace {
  Workspace pack[kPacks];
  double* in = nullptr;   // a tail of fewer than kBlock samples, filled up: 3 · joints columns
  double* out = nullptr;  // what else it reads and writes: columns + (3 + joints) · joints columns
  // Where kOneByOne: packs of this block that hold samples, and which of a single pack's samples are stored.
  int packs = kPacks;
  Lanes lanes = {};
};

/// Packs of the block that the regressor works on.
inline int packs_of(const BlockWorkspace& w) { return kOneByOne ? w.packs : kPacks; }

/// Cuts the arrays out of one block; with no block, only counts.
struct Carver {
  unsigned char* base;
  std::size_t used = 0;
  template <class T>
  T* take(int count) {
    const std::size_t at = used;
    // Each array starts on a cache line.
    used += (sizeof(T) * static_cast<std::size_t>(count) + 63) / 64 * 64;
    return base ? reinterpret_cast<T*>(base + at) : nullptr;
  }
};

// Fills w with pointers into the block; returns the bytes that it needs.
inline std::size_t carve(const PlanView& plan, void* block, BlockWorkspace& w) {
  Carver c{static_cast<unsigned char*>(block)};
  // sincos works on kAngles angles at once: the last group may reach beyond the bodies.
  SinCos* const turn = c.take<SinCos>(plan.body_count * kPacks + kAngles - 1);
  // One more than bodies: the base is body −1.
  BodyState* const body = c.take<BodyState>((plan.body_count + 1) * kPacks);
  rec::MotionAxis<Pack>* const axes = c.take<rec::MotionAxis<Pack>>(plan.pair_count * kPacks);
  // Interleaved arrays: entry b of pack i is at b · kPacks + i.
  for (int i = 0; i < kPacks && block; ++i) {
    w.pack[i].turn.data = turn + i;
    w.pack[i].body.data = body + kPacks + i;
    w.pack[i].axes.data = axes + i;
  }
  // Arrays of one pack alone.
  for (Workspace& pack : w.pack) {
    pack.d_base = c.take<rec::BodyMotion<Pack>>(1);
    pack.d_motion = c.take<rec::BodyMotion<Pack>>(plan.body_count);
    pack.d_axes = c.take<rec::MotionAxis<Pack>>(plan.pair_count);
    // No kernel uses both, and there are as many pairs as bodies or more: each body has that of its joint.
    pack.wrench = pack.d_axes;
    pack.composite = c.take<Composite>(plan.body_count);
    pack.dual_at = c.take<rec::Placement<rec::Dual<Pack>>>(plan.body_count);
    pack.dual_motion = c.take<rec::BodyMotion<rec::Dual<Pack>>>(plan.body_count);
    pack.dual_axes = c.take<rec::MotionAxis<rec::Dual<Pack>>>(plan.pair_count);
  }
  w.in = c.take<double>(3 * plan.coordinates * kBlock);
  // Room for the largest user: weights and three gradients, or a mass matrix and a right-hand side.
  w.out = c.take<double>((plan.columns + (3 + plan.coordinates) * plan.coordinates) * kBlock);
  return c.used;
}

std::size_t workspace_bytes(const PlanView& plan) {
  BlockWorkspace w;
  return carve(plan, nullptr, w);
}

inline ConstColumns from(ConstColumns c, std::ptrdiff_t sample) { return {c.data + sample, c.stride}; }
inline Columns from(Columns c, std::ptrdiff_t sample) { return {c.data + sample, c.stride}; }
// A pack of one column is read, written, added to.
inline Pack get(ConstColumns c, int column) { return load(c.data + column * c.stride); }
inline void put(Columns c, int column, Pack p) { store(c.data + column * c.stride, p); }
inline void add(Columns c, int column, Pack p) { put(c, column, load(c.data + column * c.stride) + p); }

/// `count` < kBlock samples, the last one repeated, so that a tail is one more full block.
inline ConstColumns fill_up(ConstColumns from, int columns, std::ptrdiff_t count, double* to) {
  for (int c = 0; c < columns; ++c) {
    for (int i = 0; i < kBlock; ++i) to[c * kBlock + i] = from.data[c * from.stride + (i < count ? i : count - 1)];
  }
  return {to, kBlock};
}

// The first `count` samples of a filled-up block.
inline void copy_back(const double* from, int columns, std::ptrdiff_t count, Columns to) {
  for (int c = 0; c < columns; ++c) {
    for (int i = 0; i < count; ++i) to.data[c * to.stride + i] = from[c * kBlock + i];
  }
}

/// The motion of one pack of samples.
struct PackMotion {
  ConstColumns q, v, a;
};

// A pack inside a block.
inline PackMotion pack_at(const PackMotion& in, std::ptrdiff_t sample) {
  return {from(in.q, sample), from(in.v, sample), from(in.a, sample)};
}

// A whole block, read where it is.
inline PackMotion block_at(const MotionColumns& in, std::ptrdiff_t sample) {
  return {from(in.q, sample), from(in.v, sample), from(in.a, sample)};
}

/// The motion of an incomplete block.
inline PackMotion part_at(const PlanView& plan, const MotionColumns& in, std::ptrdiff_t sample, std::ptrdiff_t count,
                          double* to) {
  const int n = plan.coordinates;
  return {fill_up(from(in.q, sample), n, count, to), fill_up(from(in.v, sample), n, count, to + n * kBlock),
          fill_up(from(in.a, sample), n, count, to + 2 * n * kBlock)};
}

/// The motion of the last block where it is incomplete.
inline PackMotion tail_at(const PlanView& plan, const MotionColumns& in, std::ptrdiff_t sample, double* to) {
  return part_at(plan, in, sample, in.samples - sample, to);
}
