#include "dynamics/batch.hpp"

#include <array>
#include <memory>
#include <new>
#include <stdexcept>

#include "armature/parallel.hpp"

namespace armature::batch {
namespace {

constexpr std::align_val_t kAlignment{64};

struct FreeAligned {
  void operator()(void* block) const { ::operator delete(block, kAlignment); }
};

}  // namespace

void check_motion(const TorqueModel& model, const Motion& m) {
  const bool same =
      m.v.rows() == m.q.rows() && m.a.rows() == m.q.rows() && m.v.cols() == m.q.cols() && m.a.cols() == m.q.cols();
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

void* workspace(std::size_t bytes) {
  thread_local std::unique_ptr<void, FreeAligned> block;
  thread_local std::size_t size = 0;
  if (size < bytes) {
    block.reset(::operator new(bytes, kAlignment));
    size = bytes;
  }
  return block.get();
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

ConstColumns zeros() {
  static constexpr std::array<double, kChunk> kZeros{};
  return {kZeros.data(), 0};
}

void run_threads(Eigen::Index chunks, int threads, const std::function<void(int)>& work) {
  parallel_for(static_cast<int>(chunks), threads, work);
}

}  // namespace armature::batch
