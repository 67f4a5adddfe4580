#include "design/search/path_constraints.hpp"

#include "core/dense.hpp"

namespace armature::design {

PathConstraints::PathConstraints(const MotionMap& map, std::unique_ptr<PathFunction> function, int samples)
    : map_(map), function_(std::move(function)), samples_(samples), phi_(map.basis.sample(samples)) {}

// Row after row, each with all samples.
void PathConstraints::values(const Vector& x, Eigen::Ref<Vector> s) {
  s = function_->evaluate(map_.motion(phi_, x), false).values.reshaped();
}

void PathConstraints::linearize(const Vector& x) {
  const PathRows rows = function_->evaluate(map_.motion(phi_, x), true);
  const int d = map_.basis.size();
  jacobian_ = Matrix::Zero(size(), map_.size());
  // Chain rule: d slack/d(q, v, a) of each sample times Φ, joint by joint. Empty parts are zero and add nothing.
  for (int r = 0; r < function_->rows(); ++r) {
    const auto add = [&](const std::vector<Matrix>& part, const Matrix& phi) {
      const Matrix& slope = part[static_cast<std::size_t>(r)];
      for (int j = 0; j < slope.cols(); ++j)
        jacobian_.block(r * samples_, j * d, samples_, d) += map_.scale[j] * slope.col(j).asDiagonal() * phi;
    };
    add(rows.d_q, phi_.q);
    add(rows.d_v, phi_.v);
    add(rows.d_a, phi_.a);
  }
}

// (√d J)ᵀ (√d J): a single symmetric product.
void PathConstraints::add_squared(const Vector& d, Matrix& H) const {
  dense::add_gram(d.cwiseSqrt().asDiagonal() * jacobian_, H);
}

std::string PathConstraints::describe(Eigen::Index i) const {
  return function_->describe(static_cast<int>(i) / samples_);
}

}  // namespace armature::design
