// A design as files: the motion for every other verb, everything for machines.
#include <cmath>
#include <nlohmann/json.hpp>

#include "armature/design.hpp"
#include "armature/text.hpp"
#include "design/certificate/margins.hpp"
#include "design/files/obstacles.hpp"

namespace armature {
namespace {

using Json = nlohmann::ordered_json;

/// JSON has no infinity: "inf" and "nan" as text.
Json number(double value) { return std::isfinite(value) ? Json(value) : Json(exact(value)); }

Json criterion_json(const Design& design) {
  const CriterionValues& c = design.criterion;
  return {{"objective", to_string(design.spec.objective.kind)},
          {"observed", to_string(design.spec.observed)},
          {"value", number(design.value)},
          {"condition_number", number(c.condition_number)},
          {"scaled_condition_number", number(c.scaled_condition_number)},
          {"smallest_singular_value", number(c.smallest_singular_value)},
          {"largest_singular_value", number(c.largest_singular_value)},
          {"log_det", number(c.log_det)},
          {"columns", c.columns},
          {"samples_per_period", c.samples}};
}

/// One entry per joint or parameter.
Json list(const Vector& values) {
  Json out = Json::array();
  for (const double x : values) out.push_back(number(x));
  return out;
}

/// What the motion will tell; null where it is not known.
Json delivery_json(const Delivery& d) {
  Json out = {{"seconds", number(d.seconds)},
              {"noise_nm", list(d.noise)},
              {"noise_share", number(d.noise_share)},
              {"parameters", d.parameters},
              {"deviation", list(d.deviation)},
              {"median_percent", d.median_percent >= 0 ? number(d.median_percent) : Json()},
              {"torque_deviation_nm", list(d.torque)},
              {"payload_half_interval_kg", d.payload_kg ? number(*d.payload_kg) : Json()},
              {"contact_threshold_nm", list(d.threshold)}};
  return out;
}

// For plots: three digits.
Json short_list(const Vector& values) {
  Json out = Json::array();
  for (const double x : values) out.push_back(std::isfinite(x) ? Json(std::round(1000 * x) / 1000) : Json());
  return out;
}

// How much of each limit is used over time.
Json margins_json(const Design& design, const Robot& robot) {
  const design::LimitUses uses = design::limit_uses(design, robot);
  Json limits = Json::array();
  for (const design::LimitUse& use : uses.limits)
    limits.push_back({{"kind", use.kind}, {"what", use.what}, {"used", short_list(use.used)}});
  return {{"time_s", short_list(uses.time)}, {"limits", limits}};
}

}  // namespace

TrajectoryFile make_design_file(const Design& design, const Robot& robot) {
  // The motion's file says how it was made: what was asked for, with which seed, and what was proven.
  TrajectoryFile file = make_trajectory_file(design.trajectory(), robot);
  file.seed = design.spec.seed;
  file.options = {{"spec", design.spec.name},
                  {"criterion", to_string(design.spec.objective.kind)},
                  {"observed", to_string(design.spec.observed)},
                  {"value", exact(design.value)},
                  {"condition_number", exact(design.criterion.condition_number)},
                  {"terms", join(design.spec.terms, " ")},
                  {"starts", std::to_string(design.spec.starts)},
                  {"budget_s", exact(design.spec.budget_s)},
                  {"certificate", design.certificate.brief()}};
  file.comments.push_back("Made by armature design. Certified: " + design.certificate.brief());
  return file;
}

std::string design_json(const Design& design, const Robot& robot) {
  // Verdict and criterion first, then how the search went, then the proof and the motion itself.
  Json out;
  out["armature_design_result"] = 1;
  out["robot"] = robot.name;
  out["spec"] = design.spec.name;
  out["status"] = to_string(design.status);
  out["message"] = design.message;
  out["usable"] = design.usable();
  out["criterion"] = criterion_json(design);
  // The bound and the delivery only where they were computed.
  if (design.bound)
    out["bound"] = {{"log_det", number(design.bound->log_det)},
                    {"gap", number(design.bound->gap)},
                    {"d_efficiency", number(design.bound->efficiency)},
                    {"support_states", design.bound->support},
                    {"searched_states", design.bound->searched}};
  if (design.delivery) out["delivery"] = delivery_json(*design.delivery);
  // What repeats the search.
  out["seed"] = design.spec.seed;
  out["starts"] = design.spec.starts;
  out["best_start"] = design.best_start;
  out["shrunk"] = design.shrunk;
  out["gradients"] = design.gradients;
  // No wall-clock time: the same search gives the same bytes.
  for (const DesignProgress& p : design.history)
    out["history"].push_back(
        {{"start", p.start}, {"stage", p.stage}, {"value", number(p.value)}, {"best", number(p.best)}});
  // The same certificate and motion as in their files.
  out["certificate"] = Json::parse(design.certificate.to_json());
  out["margins"] = margins_json(design, robot);
  // What the motion keeps away from, so that whoever draws it can draw that too.
  out["obstacles"] = design::obstacles_json(design.spec.obstacles);
  out["motion"] = Json::parse(write_trajectory_json(make_design_file(design, robot)));
  for (const Warning& warning : design.warnings) out["warnings"].push_back(warning.message);
  return out.dump(2) + "\n";
}

}  // namespace armature
