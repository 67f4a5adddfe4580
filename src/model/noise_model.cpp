#include "armature/noise_model.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature {

const char* to_string(NoiseModel::Source source) {
  switch (source) {
    case NoiseModel::Source::Periods: return "periods";
    case NoiseModel::Source::LeftOut: return "left-out motion";
    case NoiseModel::Source::Residuals: return "residuals of the fit";
  }
  return "unknown";
}

Vector NoiseModel::sample_deviation() const {
  Vector out(static_cast<Eigen::Index>(joints.size()));
  for (std::size_t j = 0; j < joints.size(); ++j) out[static_cast<Eigen::Index>(j)] = joints[j].sample;
  return out;
}

Vector NoiseModel::unmodelled() const {
  Vector out(static_cast<Eigen::Index>(joints.size()));
  for (std::size_t j = 0; j < joints.size(); ++j) out[static_cast<Eigen::Index>(j)] = joints[j].unmodelled;
  return out;
}

std::string NoiseModel::full(const std::vector<std::string>& names) const {
  // A part of the motion that did not occur has no number.
  const auto times = [](double x) { return std::isfinite(x) ? fixed(x, 2) : std::string("–"); };
  std::vector<std::vector<std::string>> rows = {
      {"joint", "noise of a sample", "unmodelled", "memory s", "near reversals ×", "fast ×", "loaded ×"}};
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const JointNoise& n = joints[j];
    rows.push_back({names.at(j), significant(n.sample, 3), significant(n.unmodelled, 3), significant(n.memory_s, 2),
                    times(n.near_reversal), times(n.fast), times(n.loaded)});
  }
  return "noise from " + std::string(to_string(source)) + "\n" + format_table(rows);
}

}  // namespace armature
