// armature validate MODEL LOG...: would you trust it?
#include "armature/validate.hpp"

#include <iostream>
#include <memory>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "cli.hpp"
#include "logs.hpp"
#include "model/json.hpp"

namespace armature::cli {
namespace {

struct ValidateArguments {
  std::string model;
  std::vector<std::string> against;
  std::vector<std::string> logs;
  std::string mapping;
  std::vector<std::string> sets;
  int folds = 0;
  bool leave_one_out = false;
  std::string out;
  bool json = false;
};

Json scores_json(const std::vector<MotionScore>& scores) {
  Json list = Json::array();
  for (const MotionScore& m : scores) {
    Json joints = Json::array();
    for (const JointScore& j : m.joints) {
      joints.push_back({{"rms_nm", j.rms},
                        {"relative", j.relative},
                        {"worst_nm", j.worst},
                        {"worst_time_s", j.worst_time},
                        {"spread_nm", j.spread}});
    }
    list.push_back({{"motion", m.motion},
                    {"samples", m.samples},
                    {"total_nm", m.total},
                    {"relative", m.relative},
                    {"joints", joints}});
  }
  return list;
}

Json validation_json(const Validation& v) {
  Json json = {{"format", "armature validation"},
               {"format_version", 1},
               {"trust", to_string(v.trust)},
               {"verdict", v.words},
               {"joints", v.joints}};
  for (std::size_t s = 0; s < v.sets.size(); ++s) json["scores"][to_string(v.sets[s])] = scores_json(v.scores[s]);
  for (const JointTrust& j : v.verdicts) {
    json["verdicts"].push_back({{"joint", j.joint},
                                {"trust", to_string(j.trust)},
                                {"rms_nm", j.rms},
                                {"noise_nm", j.noise},
                                {"words", j.words}});
  }
  return json;
}

void print_held_out(const char* title, const std::vector<MotionScore>& scores) {
  std::vector<std::vector<std::string>> rows = {{title, "total RMS [N·m]", "relative"}};
  for (const MotionScore& m : scores) rows.push_back({m.motion, fixed(m.total, 3), fixed(100 * m.relative, 2) + " %"});
  std::cout << "\n" << format_table(rows);
}

// Refits the model's own structure on the logs, for an honest error of the method.
Result<void> held_out(const ValidateArguments& a, const IdentifiedModel& model,
                      const std::vector<NamedSamples>& motions, Json& json) {
  const TorqueModel torque_model(model.robot, model.terms);
  if (a.folds > 0) {
    const auto scores = cross_validate(torque_model, motions, a.folds);
    if (!scores) return scores.error();
    json["cross_validation"] = scores_json(*scores);
    if (!a.json) print_held_out("cross-validation", *scores);
  }
  if (a.leave_one_out) {
    const auto scores = leave_one_out(torque_model, motions);
    if (!scores) return scores.error();
    json["leave_one_out"] = scores_json(*scores);
    if (!a.json) print_held_out("left out", *scores);
  }
  return {};
}

ExitCode run_one(const ValidateArguments& a, const std::string& path, const ValidateOptions& options, Json& all) {
  const auto model = load_model(path);
  if (!model) return report(model.error());
  const auto motions = read_logs(a.logs, a.mapping, model->robot);
  if (!motions) return report(motions.error());
  const auto v = validate(*model, *motions, options);
  if (!v) return report(v.error());
  Json json = validation_json(*v);
  json["model"] = path;
  if (!a.json) std::cout << (!a.against.empty() ? path + "\n" : "") << v->full();
  if (auto done = held_out(a, *model, *motions, json); !done) return report(done.error());
  all.push_back(json);
  return v->trust <= Trust::Good ? ExitCode::Done : ExitCode::BadVerdict;
}

ExitCode run_validate(const ValidateArguments& a) {
  ValidateOptions options;
  for (const std::string& name : a.sets) {
    const auto set = parse_parameter_set(name);
    if (!set)
      return report({ErrorCode::Usage, "'" + name + "' is not a parameter set", "--sets",
                     "Use base, essential, physical or nominal."});
    options.sets.push_back(*set);
  }
  Json all = Json::array();
  ExitCode worst = ExitCode::Done;
  std::vector<std::string> models = {a.model};
  models.insert(models.end(), a.against.begin(), a.against.end());
  for (const std::string& model : models) worst = std::max(worst, run_one(a, model, options, all));
  if (worst > ExitCode::BadVerdict) return worst;
  const std::string text = pretty(all.size() == 1 ? all[0] : all);
  if (!a.out.empty()) {
    if (auto done = write_file(std::filesystem::path(a.out) / "validation.json", text); !done)
      return report(done.error());
  }
  if (a.json) std::cout << text;
  return worst;
}

}  // namespace

void add_validate(CLI::App& app, ExitCode& exit) {
  auto a = std::make_shared<ValidateArguments>();
  auto* verb = app.add_subcommand(
      "validate",
      "predicted against measured torque on motions the model has not seen; exit 1 if it should not be trusted");
  verb->add_option("MODEL", a->model, "model.json or its directory")->required();
  verb->add_option("LOG", a->logs, "recordings")->required();
  verb->add_option("--against", a->against, "another model to compare with, any number of times")
      ->expected(1)
      ->take_all();
  verb->add_option("--mapping", a->mapping, "mapping file for logs with another header");
  verb->add_option("--sets", a->sets, "base, essential, physical, nominal (default: all the model has)")
      ->delimiter(',');
  verb->add_option("--folds", a->folds, "also k-fold cross-validation of the model's structure; 0: none")
      ->capture_default_str();
  verb->add_flag("--leave-one-out", a->leave_one_out, "also fit without each recording and predict it");
  verb->add_option("--out", a->out, "directory for validation.json");
  verb->add_flag("--json", a->json, "for machines, on stdout");
  verb->callback([a, &exit] { exit = run_validate(*a); });
}

}  // namespace armature::cli
