#include "design/search/limit_constraints.hpp"

#include <cmath>

namespace armature::design {

SampledLimits::SampledLimits(const MotionMap& map, const std::vector<JointLimits>& limits,
                             const std::vector<std::string>& names, int samples)
    : unknowns_(map.basis.size()) {
  // The same basis for every joint, scaled; a limit is two-sided and linear in the joint's unknowns.
  const FourierBasis::Samples phi = map.basis.sample(samples);
  for (int j = 0; j < map.joints(); ++j) {
    const JointLimits& limit = limits[static_cast<std::size_t>(j)];
    const auto add = [&](const Matrix& rows, double center, double low, double high, const char* what) {
      if (!std::isfinite(low) && !std::isfinite(high)) return;
      // Divided by half the range, so that a slack of 1 is the middle; where an end is open, in rad or m.
      const double range = std::isfinite(high - low) ? 0.5 * (high - low) : 1;
      blocks_.push_back({j, names[static_cast<std::size_t>(j)] + ": " + what, rows * (map.scale[j] / range),
                         (center - low) / range, (high - center) / range});
      size_ += 2 * rows.rows();
    };
    // Position around home; the derivatives around zero.
    add(phi.q, map.home[j], limit.lower, limit.upper, "position");
    add(phi.v, 0, -limit.velocity, limit.velocity, "velocity");
    add(phi.a, 0, -limit.acceleration, limit.acceleration, "acceleration");
    add(phi.jerk, 0, -limit.jerk, limit.jerk, "jerk");
  }
}

void SampledLimits::values(const Vector& x, Eigen::Ref<Vector> s) {
  Eigen::Index at = 0;
  // Per block: all lower sides, then all upper sides.
  for (const Block& block : blocks_) {
    const Eigen::Index rows = block.phi.rows();
    const Vector moved = block.phi * x.segment(block.joint * unknowns_, unknowns_);
    // An open side is far away: a constant slack that never binds.
    s.segment(at, rows) = std::isfinite(block.below) ? Vector(block.below + moved.array()) : Vector::Ones(rows);
    s.segment(at + rows, rows) = std::isfinite(block.above) ? Vector(block.above - moved.array()) : Vector::Ones(rows);
    at += 2 * rows;
  }
}

void SampledLimits::add_transposed(const Vector& y, Vector& out) const {
  // The lower side grows with Φ x, the upper side falls; open sides are constant.
  Eigen::Index at = 0;
  for (const Block& block : blocks_) {
    const Eigen::Index rows = block.phi.rows();
    auto part = out.segment(block.joint * unknowns_, unknowns_);
    if (std::isfinite(block.below)) part.noalias() += block.phi.transpose() * y.segment(at, rows);
    if (std::isfinite(block.above)) part.noalias() -= block.phi.transpose() * y.segment(at + rows, rows);
    at += 2 * rows;
  }
}

void SampledLimits::add_squared(const Vector& d, Matrix& H) const {
  Eigen::Index at = 0;
  for (const Block& block : blocks_) {
    const Eigen::Index rows = block.phi.rows();
    // Both sides have the same rows up to their sign, so their weights add.
    Vector weight = Vector::Zero(rows);
    if (std::isfinite(block.below)) weight += d.segment(at, rows);
    if (std::isfinite(block.above)) weight += d.segment(at + rows, rows);
    const Eigen::Index first = block.joint * unknowns_;
    H.block(first, first, unknowns_, unknowns_).noalias() += block.phi.transpose() * weight.asDiagonal() * block.phi;
    at += 2 * rows;
  }
}

// The block that holds constraint i.
std::string SampledLimits::describe(Eigen::Index i) const {
  for (const Block& block : blocks_) {
    if (i < 2 * block.phi.rows()) return block.what + (i < block.phi.rows() ? " (lower side)" : " (upper side)");
    i -= 2 * block.phi.rows();
  }
  return "unknown";
}

AmplitudeLimits::AmplitudeLimits(const MotionMap& map, const std::vector<JointLimits>& limits,
                                 const std::vector<std::string>& names, double rounding)
    : map_(map), rounding_(rounding) {
  const int count = map.basis.shape().harmonics;
  const Vector rate = map.basis.omega() * Vector::LinSpaced(count, 1, count);
  // q0 − home: the free start, and Σ b_l/(ωl) from the 1 − cos form.
  offset_ = map.basis.start() + map.basis.b().transpose() * rate.cwiseInverse();
  for (int j = 0; j < map.joints(); ++j) {
    const JointLimits& limit = limits[static_cast<std::size_t>(j)];
    const std::string& name = names[static_cast<std::size_t>(j)];
    // Limits that are not stated have no row.
    const auto add = [&](double sign, double room, const Vector& weight, double range, const char* what) {
      if (std::isfinite(room)) rows_.push_back({j, sign, room, weight, range, name + ": " + what});
    };
    const double range = std::isfinite(limit.upper - limit.lower) ? 0.5 * (limit.upper - limit.lower) : 1;
    // Harmonic l adds A_l/(ωl) to the position, A_l to the velocity, ωl A_l and (ωl)² A_l to its derivatives.
    add(1, limit.upper - map.home[j], rate.cwiseInverse(), range, "position (upper side, amplitudes)");
    add(-1, map.home[j] - limit.lower, rate.cwiseInverse(), range, "position (lower side, amplitudes)");
    add(0, limit.velocity, Vector::Ones(count), limit.velocity, "velocity (amplitudes)");
    add(0, limit.acceleration, rate, limit.acceleration, "acceleration (amplitudes)");
    add(0, limit.jerk, rate.cwiseAbs2(), limit.jerk, "jerk (amplitudes)");
  }
}

// A_l of one joint, rounded off at zero: √(a² + b² + δ²).
AmplitudeLimits::Amplitudes AmplitudeLimits::amplitudes(const Vector& x, int joint) const {
  const Vector z = map_.joint(x, joint);
  Amplitudes out{map_.basis.a() * z, map_.basis.b() * z, {}};
  const double small = rounding_ * map_.scale[joint];
  out.size = (out.a.array().square() + out.b.array().square() + small * small).sqrt();
  return out;
}

void AmplitudeLimits::values(const Vector& x, Eigen::Ref<Vector> s) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    // What of the limit the offset and the amplitudes take.
    const double used =
        row.sign * offset_.dot(map_.joint(x, row.joint)) + row.weight.dot(amplitudes(x, row.joint).size);
    s[static_cast<Eigen::Index>(i)] = (row.limit - used) / row.range;
  }
}

void AmplitudeLimits::linearize(const Vector& x) {
  x_ = x;
  jacobian_.resize(size(), map_.basis.size());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    // dA = (a da + b db) / A for every harmonic.
    const Amplitudes at = amplitudes(x, row.joint);
    const Vector share = row.weight.cwiseQuotient(at.size);
    const Vector gradient = row.sign * offset_ + map_.basis.a().transpose() * share.cwiseProduct(at.a) +
                            map_.basis.b().transpose() * share.cwiseProduct(at.b);
    jacobian_.row(static_cast<Eigen::Index>(i)) = -gradient.transpose() * (map_.scale[row.joint] / row.range);
  }
}

// Amplitudes are convex, so slacks are concave and H grows.
void AmplitudeLimits::add_curvature(const Vector& y, Matrix& H) const {
  const int d = map_.basis.size();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    const Amplitudes at = amplitudes(x_, row.joint);
    auto block = H.block(row.joint * d, row.joint * d, d, d);
    const double scale = map_.scale[row.joint];
    for (Eigen::Index l = 0; l < at.size.size(); ++l) {
      // ∇²√(a² + b² + δ²) = (A² E − u uᵀ) / A³ with u = (a, b).
      const double A = at.size[l];
      // The multiplier, the weight of the row, and the scales of unknowns and slack.
      const double factor = y[static_cast<Eigen::Index>(i)] * row.weight[l] * scale * scale / (row.range * A * A * A);
      const Vector alpha = map_.basis.a().row(l).transpose(), beta = map_.basis.b().row(l).transpose();
      const Vector along = at.a[l] * alpha + at.b[l] * beta;
      block.noalias() += factor * A * A * (alpha * alpha.transpose() + beta * beta.transpose());
      block.noalias() -= factor * along * along.transpose();
    }
  }
}

void AmplitudeLimits::add_transposed(const Vector& y, Vector& out) const {
  const int d = map_.basis.size();
  // Each row depends on the unknowns of one joint only.
  for (std::size_t i = 0; i < rows_.size(); ++i)
    out.segment(rows_[i].joint * d, d) += y[static_cast<Eigen::Index>(i)] * jacobian_.row(static_cast<Eigen::Index>(i));
}

void AmplitudeLimits::add_squared(const Vector& weight, Matrix& H) const {
  const int d = map_.basis.size();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto row = jacobian_.row(static_cast<Eigen::Index>(i));
    H.block(rows_[i].joint * d, rows_[i].joint * d, d, d).noalias() +=
        weight[static_cast<Eigen::Index>(i)] * row.transpose() * row;
  }
}

}  // namespace armature::design
