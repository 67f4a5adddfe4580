#include <cmath>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {

std::optional<Error> SineSeries::problem() const {
  const auto bad = [](std::string message) { return Error{ErrorCode::Meaning, std::move(message), "sine series", ""}; };
  if (offset.size() == 0) return bad("no joints");
  // The three matrices must have the same number of terms: one amplitude, rate and phase per sine.
  for (const Matrix* m : {&amplitude, &rate, &phase}) {
    if (m->rows() != offset.size() || m->cols() != amplitude.cols()) {
      return bad("sizes differ: " + std::to_string(offset.size()) + " offsets, amplitude " + size_text(amplitude) +
                 ", rate " + size_text(rate) + ", phase " + size_text(phase));
    }
    if (!m->allFinite()) return bad("a coefficient is not finite");
  }
  if (!offset.allFinite()) return bad("an offset is not finite");
  if (!(seconds > 0) || !std::isfinite(seconds)) return bad("duration " + exact(seconds) + " s is not > 0");
  return std::nullopt;
}

bool SineSeries::operator==(const SineSeries& other) const {
  return seconds == other.seconds && same(offset, other.offset) && same(amplitude, other.amplitude) &&
         same(rate, other.rate) && same(phase, other.phase);
}

// A sin(ωt + φ) = A cos φ · sin ωt + A sin φ · cos ωt. Rates may differ, so no period is stated.
CompiledTrajectory compile(const SineSeries& series) {
  CompiledTrajectory compiled;
  compiled.duration = series.seconds;
  for (int j = 0; j < series.joints(); ++j) {
    ScalarFunction f;
    f.polynomial = {series.offset[j]};
    for (Eigen::Index l = 0; l < series.amplitude.cols(); ++l) {
      const double size = series.amplitude(j, l), phase = series.phase(j, l);
      f.harmonics.push_back({series.rate(j, l), size * std::cos(phase), size * std::sin(phase)});
    }
    compiled.joints.push_back({Piece(0, series.seconds, std::move(f))});
  }
  return compiled;
}

}  // namespace armature
