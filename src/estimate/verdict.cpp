#include "estimate/verdict.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

double share(const Vector& residual, const Matrix& features) {
  const double square = residual.squaredNorm();
  if (!(square > 0) || residual.size() <= features.cols()) return 0;
  const Vector left = residual - features * features.colPivHouseholderQr().solve(residual);
  return std::clamp(1 - left.squaredNorm() / square, 0.0, 1.0);
}

// A group has to explain this much of the residual's square to be named.
constexpr double kNamed = 0.25;

}  // namespace

double velocity_share(const Vector& residual, const Vector& v) {
  // Stribeck shapes over three speeds, a smooth and a sharp sign, and a quadratic drag; speeds relative to the
  // motion's.
  const double top = std::max(1e-12, v.cwiseAbs().maxCoeff());
  Matrix f(v.size(), 7);
  for (Eigen::Index k = 0; k < v.size(); ++k) {
    const double x = v[k] / top;
    const double sign = x > 0 ? 1 : (x < 0 ? -1 : 0);
    f.row(k) << sign, x, sign * std::exp(-std::abs(x) / 0.02), sign * std::exp(-std::abs(x) / 0.08),
        sign * std::exp(-std::abs(x) / 0.3), x * std::abs(x), std::tanh(x / 0.05);
  }
  return share(residual, f);
}

double offset_share(const Vector& residual) { return share(residual, Vector::Ones(residual.size())); }

double position_share(const Vector& residual, const Vector& q) {
  Matrix f(q.size(), 8);
  for (Eigen::Index k = 0; k < q.size(); ++k)
    f.row(k) << 1, q[k], std::sin(q[k]), std::cos(q[k]), std::sin(2 * q[k]), std::cos(2 * q[k]), std::sin(3 * q[k]),
        std::cos(3 * q[k]);
  return share(residual, f);
}

double acceleration_share(const Vector& residual, const Vector& v, const Vector& a) {
  Matrix f(a.size(), 2);
  f << a, v.cwiseProduct(v.cwiseAbs());
  return share(residual, f);
}

void judge(JointStatistics& j, const std::string& name, double explained) {
  const std::string rms = significant(j.rms, 3) + " N·m";
  if (std::isfinite(j.noise_floor) && j.rms <= explained * j.noise_floor) {
    j.verdict = JointVerdict::NoiseFloor;
    j.words = "the model explains " + name + " down to its noise (" + rms + ")";
    return;
  }
  const std::string above = std::isfinite(j.noise_floor) && j.noise_floor > 0
                                ? ", " + significant(j.rms / j.noise_floor, 2) + " times its noise"
                                : "";
  const double largest = std::max({j.friction_share, j.position_share, j.acceleration_share});
  const auto percent = [](double x) { return significant(100 * x, 2) + " %"; };
  if (largest >= kNamed && largest == j.friction_share) {
    j.verdict = JointVerdict::Friction;
    j.words = name + " (" + rms + above + ") is dominated by friction that the model lacks: its velocity explains " +
              percent(largest) + " of the residual. Try --terms presliding, stribeck or asymmetric";
  } else if (largest >= kNamed && largest == j.position_share && j.offset_share >= 0.5 * largest) {
    j.verdict = JointVerdict::Offset;
    j.words = name + " (" + rms + above + ") has a constant torque that the model lacks: " + percent(j.offset_share) +
              " of the residual. Try --terms offset";
  } else if (largest >= kNamed && largest == j.position_share) {
    j.verdict = JointVerdict::Position;
    j.words = name + " (" + rms + above + ") has a torque that follows its position: " + percent(largest) +
              " of the residual. A spring, a cable, or gravity that points elsewhere. Try --terms gravity-spring";
  } else if (largest >= kNamed) {
    j.verdict = JointVerdict::Inertia;
    j.words = name + " (" + rms + above + ") follows its acceleration: " + percent(largest) +
              " of the residual. Rotor inertia, or a delay between torque and position. Try --terms rotor";
  } else if (j.inflation < 2) {
    j.verdict = JointVerdict::White;
    j.words = "the rest of " + name + " (" + rms + above + ") is white: noise, as far as these data can tell";
  } else {
    j.verdict = JointVerdict::Unexplained;
    j.words = "the rest of " + name + " (" + rms + above + ") is correlated over " +
              significant(j.correlation_time, 2) +
              " s and follows no simple signal: flexibility, coupling, or backlash";
  }
}

}  // namespace armature
