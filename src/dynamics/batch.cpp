#include "dynamics/batch.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <stdexcept>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "armature/parallel.hpp"

namespace armature::batch {
namespace {

// A cache line, which is also the widest pack: eight doubles.
constexpr std::align_val_t kAlignment{64};

// Memory with an alignment must be freed with the same one.
struct FreeAligned {
  void operator()(void* block) const { ::operator delete(block, kAlignment); }
};

// A block that only grows.
struct Store {
  std::unique_ptr<void, FreeAligned> block;
  std::size_t size = 0;

  void* of(std::size_t bytes) {
    if (size < bytes) {
      block.reset(::operator new(bytes, kAlignment));
      size = bytes;
    }
    return block.get();
  }
};

#ifdef __SSE2__
// Whole cache lines past the caches, what is before and after them as usual.
void stream_column(const double* from, Eigen::Index count, double* to) {
  // Numbers before the target's first whole cache line.
  const auto to_line = static_cast<Eigen::Index>((64 - reinterpret_cast<std::uintptr_t>(to) % 64) % 64 / 8);
  Eigen::Index i = 0;
  for (; i < to_line && i < count; ++i) to[i] = from[i];
  // Eight numbers are one line; a non-temporal store does not read it first.
  for (; i + 8 <= count; i += 8) {
    for (Eigen::Index k = i; k < i + 8; k += 2) _mm_stream_pd(to + k, _mm_loadu_pd(from + k));
  }
  for (; i < count; ++i) to[i] = from[i];
}
// Sixteen floats are one line.
void stream_column(const double* from, Eigen::Index count, float* to) {
  const auto to_line = static_cast<Eigen::Index>((64 - reinterpret_cast<std::uintptr_t>(to) % 64) % 64 / 4);
  Eigen::Index i = 0;
  for (; i < to_line && i < count; ++i) to[i] = static_cast<float>(from[i]);
  for (; i + 16 <= count; i += 16) {
    for (Eigen::Index k = i; k < i + 16; k += 4) {
      const __m128 low = _mm_cvtpd_ps(_mm_loadu_pd(from + k)), high = _mm_cvtpd_ps(_mm_loadu_pd(from + k + 2));
      _mm_stream_ps(to + k, _mm_movelh_ps(low, high));
    }
  }
  for (; i < count; ++i) to[i] = static_cast<float>(from[i]);
}
// Non-temporal stores may become visible late: the fence puts them before what follows.
void finish_stream() { _mm_sfence(); }
#else
// Elsewhere an ordinary copy.
void stream_column(const double* from, Eigen::Index count, double* to) {
  std::memcpy(to, from, sizeof(double) * static_cast<std::size_t>(count));
}
void stream_column(const double* from, Eigen::Index count, float* to) {
  for (Eigen::Index i = 0; i < count; ++i) to[i] = static_cast<float>(from[i]);
}
void finish_stream() {}
#endif

}  // namespace

// q, v and a have one column per joint and equal rows; friction states are empty or have the same shape.
void check_motion(const TorqueModel& model, const Motion& m) {
  const bool same =
      m.v.rows() == m.q.rows() && m.a.rows() == m.q.rows() && m.v.cols() == m.q.cols() && m.a.cols() == m.q.cols();
  for (const Matrix* state : {&m.slip, &m.temperature, &m.warmth}) {
    if (state->size() > 0 && (state->rows() != m.q.rows() || state->cols() != m.q.cols()))
      throw std::invalid_argument("motion: slip, temperature and warmth must have the shape of q, or be empty");
  }
  if (m.joints() != model.joints() || !same) {
    throw std::invalid_argument("motion: expected q, v, a with " + std::to_string(model.joints()) +
                                " columns and equal rows, got " + std::to_string(m.q.cols()) + ", " +
                                std::to_string(m.v.cols()) + ", " + std::to_string(m.a.cols()));
  }
}

void check_parameters(const TorqueModel& model, const Vector& pi) {
  if (pi.size() != model.parameter_count()) {
    throw std::invalid_argument("pi: expected " + std::to_string(model.parameter_count()) + " parameters, got " +
                                std::to_string(pi.size()));
  }
}

void check_size(const char* name, const Eigen::Ref<const Matrix>& matrix, Eigen::Index rows, Eigen::Index columns) {
  if (matrix.rows() == rows && matrix.cols() == columns) return;
  throw std::invalid_argument(std::string(name) + ": expected " + std::to_string(rows) + " × " +
                              std::to_string(columns) + ", got " + std::to_string(matrix.rows()) + " × " +
                              std::to_string(matrix.cols()));
}

// One store each for workspace, tile and loads: all three are in use at the same time.
void* workspace(std::size_t bytes) {
  thread_local Store store;
  return store.of(bytes);
}

double* tile(Eigen::Index count) {
  thread_local Store store;
  return static_cast<double*>(store.of(sizeof(double) * static_cast<std::size_t>(count)));
}

double* loads(Eigen::Index count) {
  thread_local Store store;
  return static_cast<double*>(store.of(sizeof(double) * static_cast<std::size_t>(count)));
}

// Column by column; one fence for all of them.
void stream(ConstColumns from, Eigen::Index columns, Eigen::Index count, Columns to) {
  for (Eigen::Index c = 0; c < columns; ++c) stream_column(from.data + c * from.stride, count, to.data + c * to.stride);
  finish_stream();
}

void stream(ConstColumns from, Eigen::Index columns, Eigen::Index count, float* to, Eigen::Index stride) {
  for (Eigen::Index c = 0; c < columns; ++c) stream_column(from.data + c * from.stride, count, to + c * stride);
  finish_stream();
}

ConstColumns rows_of(const Eigen::Ref<const Matrix>& matrix, Eigen::Index first) {
  return {matrix.data() + first, matrix.outerStride()};
}

Columns rows_of(Eigen::Ref<Matrix>& matrix, Eigen::Index first) {
  return {matrix.data() + first, matrix.outerStride()};
}

MotionColumns rows_of(const Motion& m, Eigen::Index first, Eigen::Index count) {
  return {rows_of(m.q, first), rows_of(m.v, first), rows_of(m.a, first), count};
}

// With stride 0, one column of zeros serves every joint.
ConstColumns zeros() {
  static constexpr std::array<double, kChunk> kZeros{};
  return {kZeros.data(), 0};
}

// Outside the template, so that no caller compiles threads.
void run_threads(Eigen::Index chunks, int threads, const std::function<void(int)>& work) {
  parallel_for(static_cast<int>(chunks), threads, work);
}

}  // namespace armature::batch
