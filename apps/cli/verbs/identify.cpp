// armature identify ROBOT LOG...: parameters with honest intervals, the model, and what limits it.
#include "armature/identify.hpp"

#include <algorithm>
#include <iostream>
#include <memory>

#include "armature/files.hpp"
#include "armature/report.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "armature/standstill.hpp"
#include "armature/statistics.hpp"
#include "armature/text.hpp"
#include "cli.hpp"
#include "estimate_json.hpp"
#include "joint_plots.hpp"
#include "logs.hpp"

namespace armature::cli {
namespace {

struct IdentifyArguments {
  std::vector<std::string> inputs;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  std::string weights = "residuals";
  std::string essential = "threshold";
  std::string mapping;
  std::string out = "identification";
  std::vector<std::string> held;
  double prior_percent = 0;
  std::string robust = "none";
  double selection_gain = 0;
  bool fit_shapes = false;
  double minimum_speed_rad_s = 0;
  int keep_every = 1;
  double standstill_percent = 100 * kStandstill;
  double confidence_percent = 95;
  double small_value = 0.01;
  double large_rsd_percent = 40;
  bool partial = false;
  bool check_only = false;
  bool no_physical = false;
  bool json = false;
  int threads = 0;
  SignalOptions signal;
};

// A saved part: a file of ours, or a directory that --partial wrote.
std::filesystem::path part_file(const std::string& input) {
  const std::filesystem::path path(input);
  return std::filesystem::is_directory(path) ? path / "information.json" : path;
}

bool is_part(const std::string& input) {
  const auto path = part_file(input);
  if (path.extension() != ".json" || !std::filesystem::exists(path)) return false;
  const auto text = read_file(path);
  return text && text->rfind("{\"format\":\"armature information\"", 0) == 0;
}

Result<EstimateOptions> estimate_options(const IdentifyArguments& args) {
  using Weighting = EstimateOptions::Weighting;
  EstimateOptions options;
  options.confidence = args.confidence_percent / 100;
  if (args.weights == "none") {
    options.weighting = Weighting::None;
  } else if (args.weights == "residuals") {
    options.weighting = Weighting::FromResiduals;
  } else if (args.weights == "periods") {
    options.weighting = Weighting::FromPeriods;
  } else {
    // Deviations per joint, in N·m.
    options.weighting = Weighting::Given;
    const auto parts = split(args.weights, ',');
    options.sigma.resize(static_cast<Eigen::Index>(parts.size()));
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto value = parse_double(trim(parts[i]));
      if (!value || !(*value > 0))
        return Error{ErrorCode::Usage,
                     "\"" + args.weights + "\" is neither none, residuals, periods nor positive numbers", "--weights",
                     "give one deviation in N·m per joint: --weights 0.3,0.4,0.2"};
      options.sigma[static_cast<Eigen::Index>(i)] = *value;
    }
  }
  return options;
}

Result<EssentialOptions> essential_options(const IdentifyArguments& args) {
  EssentialOptions options;
  options.small_value = args.small_value;
  options.large_rsd = args.large_rsd_percent / 100;
  for (const auto method : {EssentialOptions::Method::Threshold, EssentialOptions::Method::Rsd,
                            EssentialOptions::Method::FTest, EssentialOptions::Method::Bic}) {
    options.method = method;
    if (args.essential == to_string(method)) return options;
  }
  return Error{ErrorCode::Usage, "\"" + args.essential + "\" is no method", "--essential",
               "use threshold, rsd, f-test, bic or none"};
}

Result<Refinement> refinement_of(const IdentifyArguments& args) {
  Refinement refinement;
  refinement.fit_shapes = args.fit_shapes;
  refinement.selection_gain = args.selection_gain;
  refinement.minimum_speed = args.minimum_speed_rad_s;
  refinement.keep_every = args.keep_every;
  if (args.robust == "huber") {
    refinement.loss = RobustOptions::Loss::Huber;
  } else if (args.robust == "bisquare") {
    refinement.loss = RobustOptions::Loss::Bisquare;
  } else if (args.robust != "none") {
    return Error{ErrorCode::Usage, "\"" + args.robust + "\" is no loss", "--robust", "use huber, bisquare or none"};
  }
  return refinement;
}

// "M7=1.2" or "link7" (all ten numbers at their nominal values).
Result<Subspace> held_subspace(const IdentifyArguments& args, const TorqueModel& model, const BaseMap& base) {
  std::vector<int> held;
  std::vector<double> values;
  for (const std::string& item : args.held) {
    const auto sides = split(item, '=');
    const int parameter = model.find(sides[0]);
    if (parameter >= 0) {
      const auto nominal = model.parameters()[static_cast<std::size_t>(parameter)].nominal;
      const auto value = sides.size() == 2 ? parse_double(sides[1]) : nominal;
      if (!value)
        return Error{ErrorCode::Usage, sides[0] + " has no nominal value", "--hold",
                     "give one: --hold " + sides[0] + "=0.5"};
      held.push_back(parameter);
      values.push_back(*value);
      continue;
    }
    int body = -1;
    for (int b = 0; b < model.bodies(); ++b) {
      if (model.robot().bodies[static_cast<std::size_t>(b)].name == item) body = b;
    }
    if (body < 0)
      return Error{ErrorCode::NotFound, "no parameter or link is named \"" + sides[0] + "\"", "--hold",
                   "parameters are named like M7, FV3; armature inspect lists them"};
    for (int k = 0; k < 10; ++k) {
      held.push_back(10 * body + k);
      values.push_back(model.nominal()[10 * body + k]);
    }
  }
  return hold_parameters(base, held, Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size())));
}

// The page, with everything that is known at this point; validation comes later.
std::string identification_page(const IdentifyArguments& args, const Identification& found, const CheckedLogs& logs) {
  Report page{"", found, {}, {}, {}, logs.findings(), {}, {}};
  for (std::size_t i = 0; i < logs.samples.size(); ++i) page.data.push_back({logs.inputs[i].name, logs.samples[i]});
  page.next_steps = {
      "Record another motion and run: armature validate " + args.out + " LOG",
      "For a simulator or a controller: armature export " + args.out + " --to urdf (or mjcf, sdf, c, numpy)"};
  return write_report(page);
}

std::string command_of(const IdentifyArguments& args) {
  return "armature identify " + join(args.inputs, " ") + " --terms " + join(args.terms, ",") + " --weights " +
         args.weights + " --essential " + args.essential + " --standstill-percent " + exact(args.standstill_percent) +
         (args.robust == "none" ? "" : " --robust " + args.robust) + (args.fit_shapes ? " --fit-shapes" : "") +
         (args.selection_gain > 0 ? " --select " + exact(args.selection_gain) : "") +
         (args.minimum_speed_rad_s > 0 ? " --minimum-speed " + exact(args.minimum_speed_rad_s) : "") +
         (args.keep_every > 1 ? " --keep-every " + std::to_string(args.keep_every) : "");
}

std::string residual_csv(const std::vector<std::string>& joints, const Samples& s, const Matrix& predicted) {
  std::string text = "t[s]";
  for (const char* kind : {"measured_", "predicted_", "residual_"}) {
    for (const std::string& name : joints) text += std::string(",") + kind + name + "[Nm]";
  }
  text += '\n';
  for (Eigen::Index k = 0; k < s.size(); ++k) {
    text += exact(s.time[k]);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(predicted(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j) - predicted(k, j), 9);
    text += '\n';
  }
  return text;
}

// Exit 1 where a verdict is bad: parameters that nothing determines.
ExitCode verdict_of(const Estimate& e) { return e.usable() ? ExitCode::Done : ExitCode::BadVerdict; }

ExitCode write_out(const std::string& out, const std::vector<std::pair<std::string, std::string>>& files) {
  if (auto done = write_directory(out, files); !done) return report(done.error());
  std::cerr << "wrote " << out << '\n';
  return ExitCode::Done;
}

// armature identify PART...: the end of the work from saved information.
ExitCode finish_parts(const IdentifyArguments& args) {
  std::vector<Information> parts;
  for (const std::string& input : args.inputs) {
    auto part = load_information(part_file(input));
    if (!part) return report(part.error());
    parts.push_back(*std::move(part));
  }
  const auto merged = merge(parts);
  if (!merged) return report(merged.error());
  auto options = estimate_options(args);
  if (!options) return report(options.error());
  if (const auto problem = options->problem(*merged)) return report(*problem);
  const Estimate e = estimate(*merged, *options);
  Json json = {{"format", "armature estimate"}, {"format_version", 1}, {"sources", merged->sources}};
  json["estimate"] = estimate_to_json(e);
  std::string page = e.full();
  if (args.essential != "none") {
    auto rules = essential_options(args);
    if (!rules) return report(rules.error());
    rules->estimate = *options;
    const Essential essential = find_essential(*merged, *rules);
    json["essential"] = essential_to_json(essential);
    page += "\n" + essential.brief() + "\n" + essential.table();
  }
  std::cout << (args.json ? pretty(json) : page);
  const ExitCode written = write_out(args.out, {{"estimate.json", pretty(json)}, {"estimate.txt", page}});
  return written == ExitCode::Done ? verdict_of(e) : written;
}

// --partial: one information file, with the correction for correlated residuals in it.
ExitCode write_part(const IdentifyArguments& args, const TorqueModel& model, const BaseMap& base,
                    const CheckedLogs& logs) {
  const std::vector<Samples>& sets = logs.samples;
  std::vector<Information> parts;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    AccumulateOptions options{.threads = args.threads, .minimum_speed = args.minimum_speed_rad_s};
    options.source = logs.inputs[i].name;
    const Matrix weights = moving_weights(model, sets[i].motion, args.standstill_percent / 100);
    auto info = accumulate(model, base, sets[i], options, weights);
    if (!info) return report(info.error());
    const Estimate e = estimate(*info);
    if (e.usable())
      info->inflation = compute_statistics(model, base, sets[i], e, {.bootstrap_runs = 0}, weights).inflation;
    parts.push_back(*std::move(info));
  }
  auto merged = merge(parts);
  if (!merged) return report(merged.error());
  const auto path = std::filesystem::path(args.out) / "information.json";
  if (auto saved = save_information(*merged, path); !saved) return report(saved.error());
  std::cout << path.string() << ": " << grouped(static_cast<long long>(merged->count())) << " equations about "
            << merged->size() << " parameters\n";
  return ExitCode::Done;
}

ExitCode run_identify(const IdentifyArguments& args) {
  if (std::all_of(args.inputs.begin(), args.inputs.end(), is_part)) return finish_parts(args);
  if (args.inputs.size() < 2)
    return report({ErrorCode::Usage, "a robot and at least one recording are needed", "armature identify",
                   "armature identify ROBOT LOG..., or armature identify PART..."});
  const auto robot = load_robot(args.inputs[0]);
  if (!robot) return report(robot.error());
  if (args.keep_every > 1 && args.partial)
    return report({ErrorCode::Usage, "a part of thinned rows would not say what the samples' noise is",
                   "armature identify", "Leave out --keep-every or --partial."});
  SignalOptions signal = args.signal;
  // One filter for both sides: none on the torque before it meets the model.
  if (args.keep_every > 1) signal.filter_torque = false, signal.decimate = 1;
  const auto logs = check_logs({args.inputs.begin() + 1, args.inputs.end()}, args.mapping, *robot, signal);
  if (!logs) return report(logs.error());
  logs->print(args.check_only && !args.json ? std::cout : std::cerr);
  if (args.check_only) return logs->usable() ? ExitCode::Done : ExitCode::BadVerdict;
  const std::vector<Samples>& samples = logs->samples;
  auto terms = make_terms(*robot, args.terms);
  if (!terms) return report(terms.error());
  const TorqueModel model(*robot, *terms);
  const BaseMap base = compute_base(model);
  const auto refinement = refinement_of(args);
  if (!refinement) return report(refinement.error());
  if (args.partial) {
    if (refinement->loss || refinement->fit_shapes || refinement->selection_gain > 0)
      return report({ErrorCode::Usage, "a part holds plain sums", "--partial",
                     "leave out --robust, --fit-shapes and --select; they look at the samples more than once"});
    return write_part(args, model, base, *logs);
  }

  IdentifyOptions options;
  options.terms = args.terms;
  options.threads = args.threads;
  options.refinement = *refinement;
  options.with_physical = !args.no_physical;
  options.standstill = args.standstill_percent / 100;
  auto how = estimate_options(args);
  if (!how) return report(how.error());
  options.estimate = *how;
  if (args.prior_percent > 0) options.estimate.prior = make_prior(model, base, args.prior_percent / 100);
  if (!args.held.empty()) {
    auto subspace = held_subspace(args, model, base);
    if (!subspace) return report(subspace.error());
    options.estimate.subspace = *subspace;
  }
  options.with_essential = args.essential != "none";
  if (options.with_essential) {
    auto rules = essential_options(args);
    if (!rules) return report(rules.error());
    options.essential = *rules;
  }
  auto found = identify(*robot, samples, options);
  if (!found) return report(found.error());
  found->model.provenance = {ARMATURE_VERSION, command_of(args), 0, logs->inputs, {}};
  for (const Samples& s : samples) {
    for (const std::string& line : s.ledger) found->model.provenance.ledger.push_back(line);
  }

  std::vector<std::pair<std::string, std::string>> files;
  Json json = {{"format", "armature estimate"}, {"format_version", 1}, {"logs", Json::array()}};
  std::string page = found->estimate.full();
  json["refined"] = found->refined;
  for (const std::string& line : found->refined) page += "\n" + line + "\n";
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const Samples& s = samples[i];
    std::string name = std::filesystem::path(logs->inputs[i].name).replace_extension().string();
    std::replace(name.begin(), name.end(), '/', '_');
    const Matrix predicted = s.tau - compute_residuals(found->torque_model, found->base, found->estimate.beta, s);
    const Statistics statistics = compute_statistics(found->torque_model, found->base, s, found->estimate,
                                                     {.bootstrap_runs = 0, .keep_every = args.keep_every},
                                                     moving_weights(found->torque_model, s.motion, options.standstill));
    page += "\n" + name + "\n" + statistics.full();
    json["logs"].push_back({{"name", name}, {"samples", s.size()}, {"statistics", statistics_to_json(statistics)}});
    files.emplace_back("residual_" + name + ".csv", residual_csv(found->estimate.joints, s, predicted));
    files.emplace_back("torque_" + name + ".svg", joint_plots(found->estimate.joints, s.time, s.tau, predicted));
  }
  json["estimate"] = estimate_to_json(found->estimate);
  if (found->essential) {
    json["essential"] = essential_to_json(*found->essential);
    page += "\n" + found->essential->brief() + "\n" + found->essential->table();
  }
  files.emplace_back("estimate.json", pretty(json));
  files.emplace_back("estimate.txt", page);
  files.emplace_back("model.json", write_model(found->model));
  files.emplace_back("report.html", identification_page(args, *found, *logs));
  std::cout << (args.json ? pretty(json) : page);
  const ExitCode written = write_out(args.out, files);
  return written == ExitCode::Done ? verdict_of(found->estimate) : written;
}

}  // namespace

void add_identify(CLI::App& app, ExitCode& exit) {
  auto args = std::make_shared<IdentifyArguments>();
  CLI::App* verb = app.add_subcommand("identify", "parameters, model and what limits them, from recordings");
  verb->add_option("INPUT", args->inputs, "ROBOT LOG... (catalogue name, URDF or robot file; then logs), or PART...")
      ->required();
  verb->add_option("--terms", args->terms, "joint terms beside the rigid bodies")
      ->delimiter(',')
      ->capture_default_str();
  verb->add_option("--weights", args->weights, "none, residuals, periods, or one deviation in N·m per joint: 0.3,0.4")
      ->capture_default_str();
  verb->add_option("--essential", args->essential, "threshold, rsd, f-test, bic or none")->capture_default_str();
  verb->add_option("--small-value", args->small_value, "threshold: |value| below it may go")->capture_default_str();
  verb->add_option("--large-rsd-percent", args->large_rsd_percent, "threshold, rsd: RSD above it may go")
      ->capture_default_str();
  verb->add_option("--prior-percent", args->prior_percent,
                   "pull towards the robot's nominal parameters, known to this many per cent; 0: do not")
      ->capture_default_str();
  verb->add_option("--hold", args->held, "parameters or links at known values: M7=1.2 link3")->delimiter(',');
  verb->add_option("--confidence-percent", args->confidence_percent, "of the intervals")->capture_default_str();
  verb->add_option("--standstill-percent", args->standstill_percent,
                   "leave out rows of a joint slower than this share of its top speed, where it has dry friction")
      ->capture_default_str();
  verb->add_option("--minimum-speed", args->minimum_speed_rad_s,
                   "leave out rows of a joint slower than this [rad/s or m/s]")
      ->capture_default_str();
  verb->add_option("--keep-every", args->keep_every,
                   "keep one row in N after torque and model went through the same low-pass; 1: all, unfiltered")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  verb->add_option("--robust", args->robust, "weigh outliers down: huber or bisquare")->capture_default_str();
  verb->add_flag("--fit-shapes", args->fit_shapes,
                 "find the numbers inside terms: Stribeck velocities, widths of smooth signs, presliding, exponents");
  verb->add_option("--select", args->selection_gain,
                   "keep only samples that add more than this to log det of the information; 0: all")
      ->capture_default_str();
  verb->add_option("--mapping", args->mapping, "mapping file for foreign logs (YAML)");
  verb->add_option("--cutoff-hz", args->signal.cutoff, "low-pass filter; 0: chosen")->capture_default_str();
  verb->add_flag("--partial", args->partial, "write OUT/information.json to be merged later");
  verb->add_flag("--check-only", args->check_only, "read and prepare the logs, then stop");
  verb->add_flag("--no-physical", args->no_physical, "skip the physically consistent parameters");
  verb->add_option("--threads", args->threads, "0: one per core")->capture_default_str();
  verb->add_option("--out", args->out, "directory to write")->capture_default_str();
  verb->add_flag("--json", args->json, "the result as JSON on stdout");
  verb->callback([args, &exit] { exit = run_identify(*args); });
}

}  // namespace armature::cli
