#include "estimate/verdict.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// 1 − ‖residual − its projection‖² / ‖residual‖².
double share(const Vector& residual, const Matrix& features) {
  const double square = residual.squaredNorm();
  if (!(square > 0) || residual.size() <= features.cols()) return 0;
  const Vector left = residual - features * features.colPivHouseholderQr().solve(residual);
  return std::clamp(1 - left.squaredNorm() / square, 0.0, 1.0);
}

}  // namespace

double velocity_share(const Vector& residual, const Vector& v) {
  // Stribeck shapes over three speeds, a smooth and a sharp sign, and a quadratic drag; speeds relative to the
  // motion's. The widths go from what a slow drive has to what looks like viscous friction.
  constexpr double kNarrow = 0.02, kMiddle = 0.08, kWide = 0.3, kSmooth = 0.05, kNoSpeed = 1e-12;
  const double top = std::max(kNoSpeed, v.cwiseAbs().maxCoeff());
  Matrix f(v.size(), 7);
  for (Eigen::Index k = 0; k < v.size(); ++k) {
    const double x = v[k] / top;
    const double sign = x > 0 ? 1 : (x < 0 ? -1 : 0);
    f.row(k) << sign, x, sign * std::exp(-std::abs(x) / kNarrow), sign * std::exp(-std::abs(x) / kMiddle),
        sign * std::exp(-std::abs(x) / kWide), x * std::abs(x), std::tanh(x / kSmooth);
  }
  return share(residual, f);
}

double offset_share(const Vector& residual) { return share(residual, Vector::Ones(residual.size())); }

// A constant, a spring, and three harmonics of the joint angle.
double position_share(const Vector& residual, const Vector& q) {
  Matrix f(q.size(), 8);
  for (Eigen::Index k = 0; k < q.size(); ++k)
    f.row(k) << 1, q[k], std::sin(q[k]), std::cos(q[k]), std::sin(2 * q[k]), std::cos(2 * q[k]), std::sin(3 * q[k]),
        std::cos(3 * q[k]);
  return share(residual, f);
}

// Acceleration, and v |v| beside it.
double acceleration_share(const Vector& residual, const Vector& v, const Vector& a) {
  Matrix f(a.size(), 2);
  f << a, v.cwiseProduct(v.cwiseAbs());
  return share(residual, f);
}

void judge(JointStatistics& j, const std::string& name, const StatisticsOptions& options) {
  // Words for the size of the residual, with its ratio to the noise floor where that is known.
  const std::string rms = significant(j.rms, 3) + " N·m";
  const std::string above = std::isfinite(j.noise_floor) && j.noise_floor > 0
                                ? ", " + significant(j.rms / j.noise_floor, 2) + " times its noise"
                                : "";
  // Two neighbouring samples that count as one are little memory for a residual.
  constexpr double kWhite = 2;
  // The first lack that explains enough or moves a parameter enough; lacks are sorted by size.
  const auto named = std::find_if(j.lacks.begin(), j.lacks.end(), [&](const Lack& lack) {
    return lack.rms >= options.named * j.rms || lack.moves >= options.named_moves;
  });
  if (named != j.lacks.end()) {
    j.verdict = named->verdict;
    j.words = "the model of " + name + " lacks " + named->words + ": " + significant(named->rms, 2) +
              " N·m of its error (" + rms + above + ")";
    j.remedy = named->remedy;
  } else if (std::isfinite(j.noise_floor) && j.rms <= options.explained * j.noise_floor) {
    // No lack: down to the noise between periods, or white, or neither.
    j.verdict = JointVerdict::NoiseFloor;
    j.words = "the model explains " + name + " down to its noise (" + rms + ")";
  } else if (j.inflation < kWhite) {
    j.verdict = JointVerdict::White;
    j.words = "the rest of " + name + " (" + rms + above + ") is white: noise, as far as these data can tell";
  } else {
    j.verdict = JointVerdict::Unexplained;
    j.words = "the rest of " + name + " (" + rms + above + ") is correlated over " +
              significant(j.correlation_time, 2) + " s and follows no simple signal: coloured noise, flexibility, " +
              "coupling, or backlash";
  }
}

}  // namespace armature
