#include "jobs/estimate_json.hpp"

#include "estimate/origin_text.hpp"

namespace armature {

// The estimate as in estimate.json: NaN and infinities become null.
Json estimate_to_json(const Estimate& e) {
  Json parameters = Json::array();
  // Base parameters with their confidence intervals and where each value comes from.
  for (std::size_t i = 0; i < e.parameters.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    parameters.push_back({{"name", e.parameters[i]},
                          {"unit", e.units[i]},
                          {"value", number_to_json(e.beta[at])},
                          {"deviation", number_to_json(e.deviation[at])},
                          {"relative_deviation", number_to_json(e.relative_deviation[at])},
                          {"lower", number_to_json(e.lower[at])},
                          {"upper", number_to_json(e.upper[at])},
                          {"standing", origin_text(e, i)}});
  }
  // What the fit leaves in every joint, absolute [N·m] and relative to its torque.
  Json joints = Json::array();
  for (std::size_t j = 0; j < e.joints.size(); ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    joints.push_back({{"name", e.joints[j]},
                      {"residual_rms_nm", number_to_json(e.residual_rms[at])},
                      {"relative_residual", number_to_json(e.relative_residual[at])},
                      {"noise_deviation_nm", number_to_json(e.sigma[at])}});
  }
  Json warnings = Json::array();
  for (const Warning& w : e.warnings)
    warnings.push_back({{"message", w.message}, {"where", w.where}, {"hint", w.hint}});
  // The fit as a whole: how well the equations are conditioned, and which weights were really used.
  return {{"status", to_string(e.status)},
          {"message", e.message},
          {"robot", e.robot},
          {"equations", e.equations},
          {"condition", number_to_json(e.condition)},
          {"rms_nm", number_to_json(e.rms)},
          {"relative_residual", number_to_json(e.total_relative_residual)},
          {"confidence", e.confidence},
          {"weighting_given", to_string(e.weighting_given)},
          {"weighting_used", to_string(e.weighting_used)},
          {"correlated_residuals_accounted_for", e.inflated},
          {"parameters", parameters},
          {"joints", joints},
          {"warnings", warnings}};
}

// Which parameters were left out, in order, with the statistics that allowed each step.
Json essential_to_json(const Essential& essential) {
  Json removals = Json::array();
  // In the order in which they were removed.
  for (const Removal& r : essential.removals) {
    removals.push_back({{"name", r.name},
                        {"value", r.value},
                        {"relative_deviation", number_to_json(r.relative_deviation)},
                        {"f", number_to_json(r.f)},
                        {"p_value", number_to_json(r.p_value)},
                        {"bic_change", number_to_json(r.bic_change)},
                        {"rms_after_nm", number_to_json(r.rms_after)}});
  }
  // With the estimate that is left after the last removal.
  return {{"kept", essential.kept.size()}, {"removals", removals}, {"estimate", estimate_to_json(essential.estimate)}};
}

// What the residual of each joint follows: shares of its square explained by velocity, position and so on.
Json statistics_to_json(const Statistics& s) {
  Json joints = Json::array();
  // Correlated samples count less: effective_samples independent ones say as much.
  for (std::size_t j = 0; j < s.of_joint.size(); ++j) {
    const JointStatistics& joint = s.of_joint[j];
    joints.push_back({{"name", s.joints[j]},
                      {"rms_nm", joint.rms},
                      {"noise_floor_nm", number_to_json(joint.noise_floor)},
                      {"correlation_time_s", joint.correlation_time},
                      {"effective_samples", joint.effective_samples},
                      {"outliers", joint.outliers},
                      {"worst_nm", joint.worst},
                      {"worst_sample", joint.worst_sample},
                      {"largest_leverage", joint.largest_leverage},
                      {"velocity_share", joint.friction_share},
                      {"position_share", joint.position_share},
                      {"offset_share", joint.offset_share},
                      {"acceleration_share", joint.acceleration_share},
                      {"verdict", to_string(joint.verdict)},
                      {"words", joint.text()}});
  }
  // Pairs of parameters that the data hardly tell apart.
  Json correlations = Json::array();
  for (const Correlation& c : s.strongest)
    correlations.push_back(
        {s.names[static_cast<std::size_t>(c.first)], s.names[static_cast<std::size_t>(c.second)], c.value});
  return {{"joints", joints}, {"strongest_correlations", correlations}};
}

}  // namespace armature
