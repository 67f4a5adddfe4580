// A validation as people and programs read it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/rollout.hpp"
#include "armature/validate.hpp"
#include "jobs/inputs.hpp"
#include "model/json.hpp"

namespace armature {

/// One model on all logs: as identify prepares them, and with every torque as it was measured.
struct Judged {
  std::string path;
  ChosenModel chosen;
  ChosenLogs logs;
  Validation prepared;
  std::optional<Validation> raw;
  std::vector<MotionScore> cross, left_out;
  std::vector<Rollout> rollouts = {};
  RolloutOptions rollout_options = {};
};

/// validation.json: the scores of every set and motion, the verdict of every joint, and what else was asked for.
[[nodiscard]] Json judged_json(const Judged& judged);
/// One row per joint and the words of the verdict; how many torques are judged; the same of every torque as measured.
[[nodiscard]] std::string judged_text(const Judged& judged, double standstill);
/// A page of its own, for a model whose identification cannot be shown.
[[nodiscard]] std::string validation_page(const Judged& judged, const Verdict& verdict, double standstill);

}  // namespace armature
