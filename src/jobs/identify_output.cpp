#include "jobs/identify_output.hpp"

#include <algorithm>
#include <filesystem>

#include "armature/text.hpp"
#include "core/escape.hpp"
#include "jobs/estimate_json.hpp"
#include "jobs/joint_plots.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// One row per sample of the fit: time, then measured, predicted and residual torque of every joint.
std::string residual_csv(const std::vector<std::string>& joints, const Samples& s, const Matrix& predicted) {
  std::vector<std::string> cells = {"t[s]"};
  for (const char* kind : {"measured_", "predicted_", "residual_"}) {
    for (const std::string& name : joints) cells.push_back(csv_cell(kind + name + "[Nm]"));
  }
  std::string text = join(cells, ",") + '\n';
  for (Eigen::Index k = 0; k < s.size(); ++k) {
    text += exact(s.time[k]);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(predicted(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j) - predicted(k, j), 9);
    text += '\n';
  }
  return text;
}

// Joint by joint what the fit leaves, beside its noise where that is known.
std::string residual_table(const Identification& found) {
  const Estimate& e = found.estimate;
  const std::string unit = "[" + torque_units(found.model.robot) + "]";
  std::vector<std::vector<std::string>> rows = {{"joint", "error " + unit, "of its torque", "noise " + unit}};
  for (std::size_t j = 0; j < e.joints.size(); ++j) {
    // The model lists the noise of all joints, or of none.
    const auto at = static_cast<Eigen::Index>(j);
    const bool known = found.model.noise.size() == static_cast<Eigen::Index>(e.joints.size());
    rows.push_back({e.joints[j], significant(e.residual_rms[at], 3), fixed(100 * e.relative_residual[at], 2) + " %",
                    known ? significant(found.model.noise[at], 3) : "not known"});
  }
  return format_table(rows);
}

// The parameters that are known worst, a few of them: the whole list is in the files.
std::string worst_known(const Estimate& e) {
  // By relative deviation, the largest first.
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < e.parameters.size(); ++i) order.push_back(i);
  const auto spread = [&](std::size_t i) { return e.relative_deviation[static_cast<Eigen::Index>(i)]; };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return spread(a) > spread(b); });
  std::vector<std::string> words;
  for (std::size_t k = 0; k < std::min<std::size_t>(5, order.size()); ++k) {
    const auto at = static_cast<Eigen::Index>(order[k]);
    words.push_back(e.parameters[order[k]] + " " + significant(e.beta[at], 3) + " [" + significant(e.lower[at], 3) +
                    ", " + significant(e.upper[at], 3) + "] " + e.units[order[k]]);
  }
  return "known least well, with " + percent_text(e.confidence) + " intervals: " + join(words, "; ") + "\n";
}

// What the model leaves of every torque, and below the frequencies that the motion fills: the same two numbers that
// validate gives.
std::string band_text(const IdentifyJob::Work& work) {
  std::string text;
  for (std::size_t i = 0; i < work.scores.size(); ++i) {
    const MotionScore& m = work.scores[i];
    // Samples keep the unprepared torque in `raw` where preparation changed it.
    const bool as_measured = work.logs.samples[i].raw == nullptr;
    text += (work.scores.size() > 1 ? m.motion + ": " : "") + fixed(100 * m.relative, 2) + " % of the " +
            (as_measured ? "torque as measured" : "averaged or filtered torque") + " is left, " +
            fixed(100 * m.in_band, 2) + " % below " + significant(m.band, 2) +
            " Hz, the frequencies that hold 99 % of the motion's torque (as power)\n";
  }
  return text;
}

// For the terminal: data, fit, error per joint, and the least known numbers.
std::string short_text(const IdentifyJob::Work& work) {
  std::string text = work.logs.text();
  text += "\n" + work.found.estimate.brief() + "\n" + residual_table(work.found) + band_text(work);
  text += worst_known(work.found.estimate);
  for (const std::string& line : work.found.refined) text += line + "\n";
  if (work.found.essential) text += work.found.essential->brief() + "\n";
  if (work.found.physical) text += work.found.physical->brief() + "\n";
  return text;
}

// For estimate.txt: all of it.
std::string whole_text(const IdentifyJob::Work& work) {
  std::string page = work.found.estimate.full();
  for (const std::string& line : work.found.refined) page += "\n" + line + "\n";
  for (std::size_t i = 0; i < work.statistics.size(); ++i)
    page += "\n" + work.logs.names[i] + "\n" + work.statistics[i].full();
  if (work.found.essential) page += "\n" + work.found.essential->brief() + "\n" + work.found.essential->table();
  return page;
}

// Per log how much the model leaves, then the estimate with every number.
Json result_json(const IdentifyJob::Work& work) {
  Json json = {{"logs", Json::array()}, {"refined", work.found.refined}};
  for (std::size_t i = 0; i < work.statistics.size(); ++i) {
    json["logs"].push_back({{"name", work.logs.names[i]},
                            {"samples", work.logs.samples[i].size()},
                            {"relative", finite(work.scores[i].relative)},
                            {"band_hz", finite(work.scores[i].band)},
                            {"relative_in_band", finite(work.scores[i].in_band)},
                            {"statistics", statistics_to_json(work.statistics[i])}});
  }
  json["estimate"] = estimate_to_json(work.found.estimate);
  if (work.found.essential) json["essential"] = essential_to_json(*work.found.essential);
  return json;
}

// The same two numbers whatever the level, so that runs can be compared.
std::string verdict_sentence(const Identification& found, Verdict::Level level) {
  const Estimate& e = found.estimate;
  const std::string numbers = std::to_string(e.parameters.size()) + " base parameters, error " +
                              fixed(100 * e.total_relative_residual, 2) + " % of the torque";
  switch (level) {
    case Verdict::Level::Good: return "the model is ready to be validated: " + numbers;
    case Verdict::Level::Doubtful: return "the model can be used with care: " + numbers;
    case Verdict::Level::Bad: break;
  }
  return "do not use this model: " + numbers;
}

std::vector<JobFile> files_of(const IdentifyJob& job, const IdentifyJob::Work& work, const Progress& progress) {
  std::vector<JobFile> files;
  // Stems may be equal where names are not: a.csv and a.npz.
  std::vector<std::string> stems;
  for (const std::string& name : work.logs.names)
    stems.push_back(std::filesystem::path(name).replace_extension().string());
  const auto names = distinct_file_names(stems);
  // Per log: a table and a picture of the residual, tau − Y_b beta.
  for (std::size_t i = 0; i < work.logs.samples.size(); ++i) {
    const Samples& s = work.logs.samples[i];
    const std::string& stem = names[i];
    progress.tell({"drawing " + work.logs.names[i],
                   static_cast<double>(i) / static_cast<double>(work.logs.samples.size()), -1, ""});
    const Matrix predicted =
        s.tau - compute_residuals(work.found.torque_model, work.found.base, work.found.estimate.beta, s);
    const auto& joints = work.found.estimate.joints;
    files.push_back({"residual_" + stem + ".csv", residual_csv(joints, s, predicted)});
    files.push_back({"torque_" + stem + ".svg", joint_plots(work.found.model.robot, s.time, s.tau, predicted)});
  }
  // The numbers, the model that other verbs take, and the report.
  files.push_back({"estimate.json", pretty(result_json(work))});
  files.push_back({"estimate.txt", whole_text(work)});
  files.push_back({"model.json", write_model(work.found.model)});
  // A robot that was changed by a story, for the next design and rehearsal.
  if (!job.accept.empty() || job.mounting != "known")
    files.push_back({"robot.yaml", write_robot_yaml(work.found.torque_model.robot())});
  Report report = report_of(work, output_place(job).string());
  // The report shows the robot's meshes where its file names them.
  report.surfaces = drawn_surfaces(job.at(job.inputs.front()), work.found.model.robot);
  files.push_back({"report.html", write_report(report)});
  return files;
}

}  // namespace

Outcome outcome_of(const IdentifyJob& job, const IdentifyJob::Work& work, const Progress& progress) {
  Outcome out;
  out.findings = work.findings;
  out.inputs = work.inputs;
  out.text = short_text(work);
  out.result = compact(result_json(work));
  out.files = files_of(job, work, progress);
  out.verdict = make_verdict(verdict_sentence(work.found, level_of(out.findings)), out.findings);
  return out;
}

Report report_of(const IdentifyJob::Work& work, const std::string& place, bool validated) {
  Report page{"", work.found, {}, {}, {}, {}, {}, {}, {}};
  for (std::size_t i = 0; i < work.logs.samples.size(); ++i)
    page.data.push_back({work.logs.names[i], work.logs.samples[i]});
  for (const Finding& f : work.findings) page.quality.push_back(std::string(to_string(f.severity)) + ": " + f.text());
  // What to do with a model: validate it, then use it.
  if (!validated) page.next_steps.push_back("Record another motion and run: armature validate " + place + " LOG");
  page.next_steps.push_back("For a simulator or a controller: armature export " + place +
                            " --to urdf (or mjcf, sdf, c, numpy)");
  return page;
}

}  // namespace armature
