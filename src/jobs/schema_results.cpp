// What `result` holds in what --json prints: the keys of every form that a verb's answer has.
#include "jobs/reference_parts.hpp"

namespace armature {
namespace {

/// One form of an answer: these keys and no others.
struct ResultForm {
  const char* verb;
  std::vector<const char*> always;
  std::vector<const char*> sometimes = {};
};

const std::vector<ResultForm>& result_forms() {
  static const std::vector<ResultForm> list = {
      {"inspect",
       {"robot", "source", "joint_count", "base", "tool", "gravity_in_base_m_s2", "units", "joints", "home", "comments",
        "identifiability"}},
      // --same-as
      {"inspect",
       {"same", "brief", "kinematic_error", "base_first", "base_second", "base_together", "torque_error",
        "differences"}},
      {"design",
       {"armature_design_result", "robot", "spec", "status", "message", "usable", "criterion", "seed", "starts",
        "best_start", "shrunk", "gradients", "certificate", "margins", "obstacles", "motion"},
       {"bound", "delivery", "history", "warnings"}},
      // --for validation
      {"design", {"motions"}},
      // --check
      {"design",
       {"format", "version", "robot", "trajectory_checksum", "duration_s", "usable", "brief", "items", "not_watched",
        "unchecked", "unchecked_accepted", "warnings"},
       {"criterion"}},
      {"rehearse",
       {"format", "format_version", "motion", "safe", "reasons", "peak_power_w", "joints", "contacts", "not_watched"}},
      {"play",
       {"format", "rate_hz", "interpolation", "duration_s", "deviation", "certificate", "certificate_as_played"}},
      {"calibrate", {"format", "format_version", "status", "message", "confidence", "joints", "covariance", "loads"}},
      {"identify", {"logs", "refined", "estimate"}, {"essential"}},
      // --check-only
      {"identify", {"logs"}},
      // --partial
      {"identify", {"equations", "parameters"}},
      {"validate",
       {"format", "format_version", "model", "trust", "verdict", "judged", "joints", "scores", "raw_scores",
        "verdicts"},
       {"cross_validation", "leave_one_out", "rollouts"}},
      {"demo",
       {"robot", "base_parameters", "condition_number", "true_parameters_in_their_intervals", "relative_residual",
        "trust", "worst_error_over_noise"}},
      {"payload",
       {"format", "format_version", "status", "message", "frame", "confidence", "values", "changed_for_consistency",
        "mounting_freed", "tilt_rad", "tilt_sigma_rad", "inflation", "relative_residual", "residual_nm"}},
      {"monitor", {"logs"}},
      {"export", {"name", "bytes", "checksum", "summary"}, {"base_parameters", "agree", "operations", "read_back"}},
      {"check", {"status", "message", "impossible", "metric", "distance", "base", "mass_matrix"}, {"parameters"}},
      {"reproduce", {"paper", "title", "published", "experiment", "items", "not_repeatable"}},
      {"repeat", {"verb", "command", "files"}, {"version_then", "verdict_then", "verdict_now"}},
      {"compare", {"runs", "inputs", "options", "figures", "residuals", "parameters"}},
      {"mapping", {"preset", "joints", "mapping", "rows"}},
      {"completion", {"shell", "script"}},
  };
  return list;
}

Json object_type(const ResultForm& form) {
  Json properties = Json::object();
  for (const char* key : form.always) properties[key] = true;
  for (const char* key : form.sometimes) properties[key] = true;
  return {{"type", "object"}, {"properties", properties}, {"required", form.always}, {"additionalProperties", false}};
}

// A text, a list of names, several answers at once: what is not one object.
std::vector<Json> other_forms(const std::string& verb, const std::vector<Json>& objects) {
  const Json text = {{"type", "string"}};
  if (verb == "inspect") return {text, {{"type", "array"}, {"items", text}}};
  if (verb == "validate") return {{{"type", "array"}, {"items", objects.front()}}};
  if (verb == "reproduce") return {{{"type", "object"}, {"additionalProperties", objects.front()}}};
  return {};
}

}  // namespace

Json result_type(const std::string& verb) {
  std::vector<Json> forms;
  for (const ResultForm& form : result_forms()) {
    if (form.verb == verb) forms.push_back(object_type(form));
  }
  for (Json& form : other_forms(verb, forms)) forms.push_back(std::move(form));
  return forms.size() == 1 ? forms.front() : Json{{"anyOf", forms}};
}

}  // namespace armature
