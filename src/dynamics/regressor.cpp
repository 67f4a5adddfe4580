// The regressor and the gradient of a contraction with it, in batches.
#include <cstdint>
#include <stdexcept>
#include <string>

#include "armature/dynamics.hpp"
#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"

namespace armature {
namespace {

/// Bytes of a result from which it is written past the caches: 8 MB is more than one core can hope to keep of what all
/// cores share. Below, the code that reads the result finds it in a cache.
constexpr Eigen::Index kStreamFrom = Eigen::Index{8} << 20;
/// Samples per chunk of such a result: 64 of a 7-joint regressor are 0.15 MB and stay in the second-level cache until
/// they are copied. The distance of two columns is not a power of two, so that they do not compete for its lines.
constexpr Eigen::Index kTile = 64, kTileStride = kTile + 8;

// One chunk of Y: the bodies' columns, then the terms'.
void regressor_chunk(const TorqueModel& model, const Motion& motion, Eigen::Index first, Eigen::Index count,
                     Columns values) {
  const PlanView& plan = model.plan().view();
  const Kernels& set = kernels();
  set.regressor(plan, batch::rows_of(motion, first, count), values, batch::workspace(set.workspace_bytes(plan)));
  batch::term_values(model, motion, first, count, values);
}

}  // namespace

void compute_regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Ref<Matrix> values,
                            const BatchOptions& options) {
  const int columns = model.plan().view().columns;
  batch::check_motion(model, motion);
  batch::check_size("values", values, motion.samples(), columns);
  // A small result is written where it belongs.
  const auto into_place = [&](Eigen::Index first, Eigen::Index count) {
    regressor_chunk(model, motion, first, count, batch::rows_of(values, first));
  };
  // A large one is made in a tile inside the cache and copied past the caches.
  const auto by_tile = [&](Eigen::Index first, Eigen::Index count) {
    const Columns tile{batch::tile(kTileStride * columns), kTileStride};
    regressor_chunk(model, motion, first, count, tile);
    batch::stream({tile.data, tile.stride}, columns, count, batch::rows_of(values, first));
  };
  const auto bytes = static_cast<Eigen::Index>(sizeof(double)) * values.size();
  if (bytes < kStreamFrom) {
    batch::for_chunks(motion.samples(), options, into_place);
  } else {
    // Chunks end where cache lines do, as far as one cut can serve all columns.
    const auto past_line = static_cast<Eigen::Index>(reinterpret_cast<std::uintptr_t>(values.data()) % 64 / 8);
    batch::for_chunks(motion.samples(), options, by_tile, kTile, past_line);
  }
}

// In tiles of doubles inside the cache, rounded on the way to memory. Chunks end where cache lines do.
void compute_regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Ref<Eigen::MatrixXf> values,
                            const BatchOptions& options) {
  const int columns = model.plan().view().columns;
  batch::check_motion(model, motion);
  if (values.rows() != motion.samples() || values.cols() != columns) {
    throw std::invalid_argument("values: expected " + std::to_string(motion.samples()) + " × " +
                                std::to_string(columns) + ", got " + std::to_string(values.rows()) + " × " +
                                std::to_string(values.cols()));
  }
  const auto past_line = static_cast<Eigen::Index>(reinterpret_cast<std::uintptr_t>(values.data()) % 64 / 4);
  batch::for_chunks(
      motion.samples(), options,
      [&](Eigen::Index first, Eigen::Index count) {
        const Columns tile{batch::tile(kTileStride * columns), kTileStride};
        regressor_chunk(model, motion, first, count, tile);
        batch::stream({tile.data, tile.stride}, columns, count, values.data() + first, values.outerStride());
      },
      kTile, past_line);
}

Regressor compute_regressor(const TorqueModel& model, const Motion& motion, const BatchOptions& options) {
  Regressor y{regressor_layout(model), {}};
  y.values.resize(motion.samples(), y.layout.columns());
  compute_regressor_into(model, motion, y.values, options);
  return y;
}

RegressorDerivatives regressor_derivatives(const TorqueModel& model, const Motion& motion,
                                           const BatchOptions& options) {
  const PlanView& plan = model.plan().view();
  batch::check_motion(model, motion);
  const Kernels& set = kernels();
  RegressorDerivatives result{regressor_layout(model), {}, {}, {}};
  // Directions 0, 1, 2 are q, v and a, as in SignalPart::Kind.
  std::vector<Matrix>* const parts[3] = {&result.d_q, &result.d_v, &result.d_a};
  for (int direction = 0; direction < 3; ++direction) {
    for (int joint = 0; joint < model.joints(); ++joint) {
      Eigen::Ref<Matrix> values(parts[direction]->emplace_back(motion.samples(), plan.columns));
      batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
        set.derivative(plan, batch::rows_of(motion, first, count), joint, direction, batch::rows_of(values, first),
                       batch::workspace(set.workspace_bytes(plan)));
        // The kernel leaves the terms' columns alone; slopes are added to 0.
        for (const PlanTerm& term : model.plan().terms) values.col(term.column).segment(first, count).setZero();
        batch::add_term_slopes(model, motion, joint, static_cast<SignalPart::Kind>(direction), first, count, values);
      });
    }
  }
  return result;
}

MotionGradient contract_regressor(const TorqueModel& model, const Motion& motion, const Matrix& weights,
                                  const BatchOptions& options) {
  const PlanView& plan = model.plan().view();
  batch::check_motion(model, motion);
  batch::check_size("weights", weights, motion.samples(), plan.columns);
  // Kernels and terms add to the gradient.
  const Matrix zero = Matrix::Zero(motion.samples(), motion.joints());
  MotionGradient gradient{zero, zero, zero};
  Eigen::Ref<Matrix> d_q(gradient.d_q), d_v(gradient.d_v), d_a(gradient.d_a);
  const Kernels& set = kernels();
  batch::for_chunks(motion.samples(), options, [&](Eigen::Index first, Eigen::Index count) {
    set.contract(plan, batch::rows_of(motion, first, count), batch::rows_of(weights, first),
                 {batch::rows_of(d_q, first), batch::rows_of(d_v, first), batch::rows_of(d_a, first)},
                 batch::workspace(set.workspace_bytes(plan)));
    batch::add_term_gradient(model, motion, weights, first, count, gradient);
  });
  return gradient;
}

}  // namespace armature
