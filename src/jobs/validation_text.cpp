#include "jobs/validation_text.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// Errors per motion and joint: RMS, share of the torque, worst sample, spread.
Json scores_json(const std::vector<MotionScore>& scores) {
  Json list = Json::array();
  for (const MotionScore& m : scores) {
    Json joints = Json::array();
    for (const JointScore& j : m.joints) {
      joints.push_back({{"rms_nm", finite(j.rms)},
                        {"relative", finite(j.relative)},
                        {"worst_nm", finite(j.worst)},
                        {"worst_time_s", finite(j.worst_time)},
                        {"spread_nm", finite(j.spread)}});
    }
    list.push_back({{"motion", m.motion},
                    {"samples", m.samples},
                    {"torques_left_out", m.left_out},
                    {"total_nm", finite(m.total)},
                    {"relative", finite(m.relative)},
                    {"band_hz", finite(m.band)},
                    {"relative_in_band", finite(m.in_band)},
                    {"joints", joints}});
  }
  return list;
}

// The same for every parameter set that was judged.
Json sets_json(const Validation& v) {
  Json out = Json::object();
  for (std::size_t s = 0; s < v.sets.size(); ++s) out[to_string(v.sets[s])] = scores_json(v.scores[s]);
  return out;
}

// Errors on data that a refit has not seen; empty where it was not asked for.
std::string held_out_text(const char* title, const Robot& robot, const std::vector<MotionScore>& scores) {
  if (scores.empty()) return "";
  std::vector<std::vector<std::string>> rows = {{title, "total RMS [" + torque_units(robot) + "]", "relative"}};
  for (const MotionScore& m : scores) rows.push_back({m.motion, fixed(m.total, 3), fixed(100 * m.relative, 2) + " %"});
  return "\n" + format_table(rows);
}

// How many torques are not judged, and why: the same rows that identify leaves out.
std::string left_out_words(const Validation& v, double standstill) {
  // One count per joint and sample.
  Eigen::Index out = 0, all = 0;
  for (const MotionScore& m : *v.find(v.judged))
    out += m.left_out, all += m.samples * static_cast<Eigen::Index>(m.joints.size());
  if (out == 0) return "all " + grouped(all) + " torques are judged";
  return grouped(out) + " of " + grouped(all) + " torques left out: their joint is below " +
         significant(100 * standstill, 2) + " % of its top speed, and its dry friction has no direction";
}

// One row per joint: what the verdict rests on. The error over all motions is in it, so that text and numbers are
// the same.
std::string joint_table(const Judged& judged) {
  const Validation& v = judged.prepared;
  // With one motion its column already is the error over all motions.
  const bool several = v.find(v.judged)->size() > 1;
  const bool noise = std::any_of(v.verdicts.begin(), v.verdicts.end(), [](const auto& j) { return j.noise > 0; });
  // A head, one row per joint, and three last rows: total, relative, in band.
  std::vector<std::vector<std::string>> rows(v.joints.size() + 4);
  rows[0].push_back("RMS [" + torque_units(judged.chosen.model.robot) + "]");
  rows[v.joints.size() + 1].emplace_back("total");
  rows[v.joints.size() + 2].emplace_back("relative");
  rows[v.joints.size() + 3].emplace_back("in band");
  for (std::size_t j = 0; j < v.joints.size(); ++j) rows[j + 1].push_back(v.joints[j]);
  // The table grows by columns: noise, all motions together, then every set on every motion.
  const auto column = [&](const std::string& head, const auto& of_joint, const std::string& total,
                          const std::string& relative, const std::string& inside) {
    rows[0].push_back(head);
    for (std::size_t j = 0; j < v.joints.size(); ++j) rows[j + 1].push_back(of_joint(j));
    rows[v.joints.size() + 1].push_back(total);
    rows[v.joints.size() + 2].push_back(relative);
    rows[v.joints.size() + 3].push_back(inside);
  };
  // What no model can be better than.
  if (noise) {
    double total = 0;
    for (const JointTrust& j : v.verdicts) total += j.noise;
    column(
        "noise", [&](std::size_t j) { return fixed(v.verdicts[j].noise, 3); }, fixed(total, 3), "", "");
  }
  if (several) {
    double total = 0;
    for (const JointTrust& j : v.verdicts) total += j.rms;
    column(
        std::string(to_string(v.judged)) + ", all motions", [&](std::size_t j) { return fixed(v.verdicts[j].rms, 3); },
        fixed(total, 3), "", "");
  }
  // The papers' columns: one set on one motion.
  for (std::size_t s = 0; s < v.sets.size(); ++s) {
    for (const MotionScore& m : v.scores[s])
      column(
          std::string(to_string(v.sets[s])) + " " + m.motion, [&](std::size_t j) { return fixed(m.joints[j].rms, 3); },
          fixed(m.total, 3), fixed(100 * m.relative, 2) + " %", fixed(100 * m.in_band, 2) + " %");
  }
  return format_table(rows);
}

// What the table's last line is about.
std::string band_words(const Validation& v) {
  // Each motion fills a band of its own.
  std::vector<std::string> bands;
  for (const MotionScore& m : *v.find(v.judged)) bands.push_back(significant(m.band, 2) + " Hz");
  return "in band: relative error below " + join(bands, ", ") +
         ", the frequencies that hold 99 % of the motion's torque (as power)";
}

// The same judgement of every torque as it was measured: nothing averaged, filtered or thinned.
std::string raw_words(const Validation& raw) {
  double total = 0;
  std::vector<std::string> joints;
  for (const JointTrust& j : raw.verdicts) total += j.rms, joints.push_back(j.joint + " " + significant(j.rms, 3));
  return "every torque as measured, noise included: total " + fixed(total, 3) + " N·m (" + join(joints, ", ") + ")";
}

// How long the simulated robot stays near the recording, in one engine.
Json rollout_json(const Rollout& r, const RolloutOptions& options) {
  // RMS over runs and joints at each time; near_s and far_s are medians over the runs.
  Json deviations = Json::array();
  for (std::size_t i = 0; i < r.times_s.size(); ++i)
    deviations.push_back({{"time_s", r.times_s[i]}, {"rms_rad", finite(r.rms_rad[i])}});
  return {{"motion", r.motion},
          {"engine", r.engine},
          {"runs", r.runs},
          {"horizon_s", r.horizon_s},
          {"near_rad", options.near_rad},
          {"near_s", finite(r.near_s)},
          {"far_rad", options.far_rad},
          {"far_s", finite(r.far_s)},
          {"deviations", deviations},
          {"leaves_first", r.leaves_first.empty() ? Json() : Json(r.leaves_first)},
          {"leaves_first_share", finite(r.first_share)}};
}

}  // namespace

// One model in validation.json; what was not asked for is left out.
Json judged_json(const Judged& judged) {
  const Validation& v = judged.prepared;
  Json json = {{"format", "armature validation"},
               {"format_version", 1},
               {"model", judged.path},
               {"trust", to_string(v.trust)},
               {"verdict", v.words},
               {"judged", to_string(v.judged)},
               {"joints", v.joints},
               {"scores", sets_json(v)},
               {"raw_scores", judged.raw ? sets_json(*judged.raw) : Json()},
               {"verdicts", Json::array()}};
  // A joint whose noise is not known has null.
  for (const JointTrust& j : v.verdicts) {
    json["verdicts"].push_back({{"joint", j.joint},
                                {"trust", to_string(j.trust)},
                                {"rms_nm", finite(j.rms)},
                                {"noise_nm", j.noise > 0 ? finite(j.noise) : Json()},
                                {"words", j.words}});
  }
  if (!judged.cross.empty()) json["cross_validation"] = scores_json(judged.cross);
  if (!judged.left_out.empty()) json["leave_one_out"] = scores_json(judged.left_out);
  for (const Rollout& r : judged.rollouts) json["rollouts"].push_back(rollout_json(r, judged.rollout_options));
  return json;
}

// The table first, then in words: joints, rows left out, raw torques, rollouts, refits.
std::string judged_text(const Judged& judged, double standstill) {
  std::string text = joint_table(judged) + "\n";
  for (const JointTrust& j : judged.prepared.verdicts) text += j.joint + ": " + j.words + "\n";
  text += left_out_words(judged.prepared, standstill) + "\n" + band_words(judged.prepared) + "\n";
  if (judged.raw) text += raw_words(*judged.raw) + "\n";
  if (!judged.rollouts.empty()) text += "driven by the measured torques from many states of the recording:\n";
  for (const Rollout& r : judged.rollouts) text += "  " + r.words(judged.rollout_options) + "\n";
  const Robot& robot = judged.chosen.model.robot;
  return text + held_out_text("cross-validation", robot, judged.cross) +
         held_out_text("left out", robot, judged.left_out);
}

// The text as it is, and below it the torques of every motion.
std::string validation_page(const Judged& judged, const Verdict& verdict, double standstill) {
  Page page;
  page.title = "Validation of " + judged.chosen.model.robot.name;
  page.verdict = page_verdict(verdict);
  page.sections.push_back(code_section("Predicted against measured torque", judged_text(judged, standstill)));
  // The parameter set that the verdict is about.
  const Predictor predictor(judged.chosen.model, judged.prepared.judged);
  // Measured, predicted and residual torque of every joint.
  for (const NamedSamples& motion : judged.logs.named()) {
    const Matrix predicted = predictor.predict(motion.samples);
    std::vector<Plot> plots;
    for (Eigen::Index j = 0; j < predicted.cols(); ++j) {
      plots.push_back({motion.samples.joints[static_cast<std::size_t>(j)],
                       torque_unit(judged.chosen.model.robot, j),
                       {{"measured", "measured", motion.samples.tau.col(j)},
                        {"predicted", "predicted", predicted.col(j)},
                        {"residual", "residual", motion.samples.tau.col(j) - predicted.col(j)}}});
    }
    page.sections.push_back(time_section("Torques in " + motion.name, motion.samples.time, plots));
  }
  return render_page(page);
}

}  // namespace armature
