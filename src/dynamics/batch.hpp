// Batches cut into chunks: what every batched function does around its kernel.
#pragma once

#include <cstddef>
#include <functional>

#include "armature/dynamics.hpp"
#include "dynamics/kernels.hpp"

namespace armature::batch {

/// Samples per chunk. Chunks are cut the same way for any number of threads. 256 samples of a 7-joint regressor are
/// 0.6 MB: they stay in the second-level cache for the code that reads them, and a chunk is 30 µs of work, long against
/// handing it to a thread.
inline constexpr Eigen::Index kChunk = 256;

/// Throws std::invalid_argument if q, v, a do not have one column per joint and equal rows.
void check_motion(const TorqueModel& model, const Motion& motion);
void check_parameters(const TorqueModel& model, const Vector& pi);
/// Throws if `matrix` is not rows × columns; `name` says which argument.
void check_size(const char* name, const Eigen::Ref<const Matrix>& matrix, Eigen::Index rows, Eigen::Index columns);

/// A block of at least `bytes` bytes aligned to 64 that belongs to this thread and lives until it ends; grown when a
/// larger one is asked for, so repeated calls allocate nothing.
[[nodiscard]] void* workspace(std::size_t bytes);
/// The same for results on their way to memory: `count` numbers beside the workspace.
[[nodiscard]] double* tile(Eigen::Index count);
/// The same for the gravity torques that load-dependent friction is multiplied by.
[[nodiscard]] double* loads(Eigen::Index count);

/// Copies `columns` columns of `count` numbers past the caches: a result larger than they are is written once and not
/// first read to be overwritten.
void stream(ConstColumns from, Eigen::Index columns, Eigen::Index count, Columns to);
/// The same, rounded to single precision; column c begins at to + c · stride.
void stream(ConstColumns from, Eigen::Index columns, Eigen::Index count, float* to, Eigen::Index stride);

/// Samples first … first + count − 1 of a matrix.
[[nodiscard]] ConstColumns rows_of(const Eigen::Ref<const Matrix>& matrix, Eigen::Index first);
[[nodiscard]] Columns rows_of(Eigen::Ref<Matrix>& matrix, Eigen::Index first);
[[nodiscard]] MotionColumns rows_of(const Motion& motion, Eigen::Index first, Eigen::Index count);

/// A chunk of zeros that serves as every column.
[[nodiscard]] ConstColumns zeros();

void run_threads(Eigen::Index chunks, int threads, const std::function<void(int)>& work);

/// work(first, count) for every chunk of `samples`; the first chunk is `shorter` samples shorter than the others.
template <class Work>
void for_chunks(Eigen::Index samples, const BatchOptions& options, const Work& work, Eigen::Index chunk = kChunk,
                Eigen::Index shorter = 0) {
  const Eigen::Index chunks = (samples + shorter + chunk - 1) / chunk;
  const auto one = [&](Eigen::Index i) {
    const Eigen::Index first = i == 0 ? 0 : i * chunk - shorter, end = (i + 1) * chunk - shorter;
    work(first, (samples < end ? samples : end) - first);
  };
  if (options.threads == 1 || chunks == 1) {
    for (Eigen::Index i = 0; i < chunks; ++i) one(i);
  } else {
    run_threads(chunks, options.threads, [&](int i) { one(i); });
  }
}

/// The terms' part of each batched result, for samples first … first + count − 1; `values` starts at sample `first`.
void term_values(const TorqueModel& model, const Motion& motion, Eigen::Index first, Eigen::Index count,
                 Columns values);
void add_term_torques(const TorqueModel& model, const Vector& pi, const Motion& motion, Eigen::Index first,
                      Eigen::Index count, Eigen::Ref<Matrix> tau);
/// d values / d q, v or a of one joint.
void add_term_slopes(const TorqueModel& model, const Motion& motion, int joint, SignalPart::Kind kind,
                     Eigen::Index first, Eigen::Index count, Eigen::Ref<Matrix> values);
void add_term_gradient(const TorqueModel& model, const Motion& motion, const Eigen::Ref<const Matrix>& weights,
                       Eigen::Index first, Eigen::Index count, MotionGradient& gradient);

}  // namespace armature::batch
