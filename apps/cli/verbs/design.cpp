// armature design: the exciting motion, certified.
#include "armature/design.hpp"

#include <cmath>
#include <filesystem>
#include <iostream>

#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "cli.hpp"
#include "model/json.hpp"

namespace armature::cli {
namespace {

struct DesignCommand {
  std::string robot;
  std::string spec = "default";
  std::string check;
  std::string target;
  std::vector<std::string> motions;
  std::string out;
  std::string criterion;
  std::optional<std::uint64_t> seed;
  std::optional<int> starts;
  std::optional<double> budget_s;
  double bound_s = 3;
  double reach_m = 0.3;
  bool json = false;
  bool quiet = false;
};

void show(const DesignProgress& p) {
  std::cerr << "design: " << fixed(p.seconds, 1) << " s  start " << p.start + 1 << ", " << p.stage << ": "
            << significant(p.value, 5) << "   best " << significant(p.best, 5) << '\n';
}

// The spec with what the command line says on top.
Result<DesignSpec> make_spec(const DesignCommand& command, const Robot& robot) {
  auto spec = load_design_spec(command.spec);
  if (!spec) return spec;
  if (command.seed) spec->seed = *command.seed;
  if (command.starts) spec->starts = *command.starts;
  if (command.budget_s) spec->budget_s = *command.budget_s;
  if (command.target == "payload") spec = for_payload(*spec, robot, command.reach_m);
  if (command.target == "base") spec->observed = Observed::Base;
  if (!command.criterion.empty()) {
    const auto kind = objective_from(command.criterion);
    if (!kind) return kind.error();
    spec->objective.kind = *kind;
  }
  return spec;
}

Result<void> write_all(const Design& design, const Robot& robot, const std::string& out) {
  return write_directory(out, {{"design.html", design_page(design, robot)},
                               {"certificate.json", design.certificate.to_json()},
                               {"robot.yaml", write_robot_yaml(robot)},
                               {"design.json", design_json(design, robot)},
                               {"design.yaml", write_trajectory_yaml(make_design_file(design, robot))}});
}

// A finished motion, whoever made it: `--check FILE`, or a directory that design wrote.
ExitCode run_check(const DesignCommand& command, const Robot& robot) {
  auto spec = make_spec(command, robot);
  if (!spec) return report(spec.error());
  std::filesystem::path path = command.check;
  if (std::filesystem::is_directory(path)) path /= "design.yaml";
  const auto file = load_trajectory(path);
  if (!file) return report(file.error());
  const auto motion = match_joints(*file, robot);
  if (!motion) return report(motion.error());
  const auto terms = make_terms(robot, spec->terms);
  if (!terms) return report(terms.error());
  const TorqueModel model(robot, *terms);
  const CertificateSpec against = certificate_spec(robot, *spec);
  if (const auto bad = against.problem(model)) return report(*bad);
  const Certificate certificate = certify(model, *motion, against);
  std::cout << (command.json ? certificate.to_json() : certificate.full()) << '\n';
  return certificate.usable() ? ExitCode::Done : ExitCode::BadVerdict;
}

// The papers' validation motions inside the spec's limits, from home and back.
ExitCode run_validation(const DesignCommand& command, const Robot& robot) {
  const auto design = make_spec(command, robot);
  if (!design) return report(design.error());
  std::vector<ValidationMotion> kinds;
  for (const std::string& name : command.motions) {
    const auto kind = validation_motion_from(name);
    if (!kind) return report(kind.error());
    kinds.push_back(*kind);
  }
  if (kinds.empty()) kinds = validation_motions();
  CertificateSpec spec = certificate_spec(robot, *design);
  spec.criterion = false;
  spec.rest_at_start = spec.rest_at_end = true;
  spec.most_intervals = 20000;  // what takes longer to prove is near a limit: a smaller motion is found sooner
  if (const auto bad = spec.problem(TorqueModel(robot))) return report(*bad);
  Json all = Json::array();
  std::vector<std::pair<std::string, std::string>> files = {{"robot.yaml", write_robot_yaml(robot)}};
  for (const ValidationMotion kind : kinds) {
    Rng rng = Rng(design->seed).fork(static_cast<std::uint64_t>(kind));
    const auto found = design_validation_motion(robot, kind, spec, rng);
    if (!found) return report(found.error());
    const std::string name = to_string(kind);
    TrajectoryFile file = make_trajectory_file(found->trajectory, robot);
    file.seed = design->seed;
    file.comments = {name + ", " + found->certificate.brief()};
    files.emplace_back(name + ".yaml", write_trajectory_yaml(file));
    files.emplace_back(name + ".certificate.json", found->certificate.to_json());
    all.push_back({{"motion", name},
                   {"duration_s", found->trajectory.duration()},
                   {"reach", found->reach},
                   {"certificate", Json::parse(found->certificate.to_json())}});
    if (!command.json) {
      std::cout << name << ": " << fixed(found->trajectory.duration(), 1) << " s, " << fixed(100 * found->reach, 0)
                << " % of the range; " << found->certificate.brief() << '\n';
    }
  }
  if (command.json) std::cout << pretty(all);
  if (command.out.empty()) return ExitCode::Done;
  if (auto done = write_directory(command.out, files); !done) return report(done.error());
  return ExitCode::Done;
}

ExitCode run_design(const DesignCommand& command) {
  const auto robot = load_robot(command.robot);
  if (!robot) return report(robot.error());
  if (!command.check.empty()) return run_check(command, *robot);
  if (command.target == "validation") return run_validation(command, *robot);
  if (!command.motions.empty())
    return report({ErrorCode::Usage, "--motion is for validation motions", "armature design",
                   "Add --for validation, or leave it out."});
  const auto spec = make_spec(command, *robot);
  if (!spec) return report(spec.error());
  DesignCallbacks callbacks;
  if (!command.quiet) callbacks.progress = show;
  auto design = design_motion(*robot, *spec, callbacks);
  if (!design) return report(design.error());
  if (command.bound_s > 0) {
    const auto bound = compute_design_bound(*robot, *spec, design->series, command.bound_s);
    if (bound) design->bound = *bound;
  }
  if (!command.out.empty()) {
    if (!design->usable()) {
      std::cerr << "armature: nothing is written: the motion is not certified\n";
    } else if (auto written = write_all(*design, *robot, command.out); !written) {
      return report(written.error());
    }
  }
  std::cout << (command.json ? design_json(*design, *robot) : design->full());
  return design->usable() ? ExitCode::Done : ExitCode::BadVerdict;
}

}  // namespace

void add_design(CLI::App& app, ExitCode& exit) {
  auto command = std::make_shared<DesignCommand>();
  CLI::App* verb = app.add_subcommand("design", "The motion that shows a robot's parameters best, proven safe");
  verb->add_option("ROBOT", command->robot, "catalogue name, URDF or robot file")->required();
  verb->add_option("--spec", command->spec, "embedded spec (" + join(design_spec_names(), ", ") + ") or a YAML file")
      ->capture_default_str();
  verb->add_option("--seed", command->seed, "seed that repeats the search (default: the spec's)");
  verb->add_option("--starts", command->starts, "independent searches (default: the spec's)");
  verb->add_option("--budget-s", command->budget_s, "wall-clock budget [s] (default: the spec's)");
  verb->add_option("--criterion", command->criterion, "replaces the spec's: condition, sigma-min, d-optimal, ...");
  verb->add_option(
          "--for", command->target,
          "what is wanted: base, payload (the last four joints move, D-optimal), or validation (the papers' motions)")
      ->check(CLI::IsMember({"base", "payload", "validation"}));
  verb->add_option("--motion", command->motions,
                   "validation: sine-series, quintic-10, quintic-20, trapezoid-20, cosine, slow (default: all)")
      ->delimiter(',');
  verb->add_option("--reach-m", command->reach_m,
                   "payload: the tool stays this near to its place at home, per axis [m]")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  verb->add_option("--bound-s", command->bound_s, "time for the bound that no motion can beat [s]; 0: none")
      ->capture_default_str();
  verb->add_option("--out", command->out, "directory for design.yaml, certificate.json, design.json, design.html");
  verb->add_option("--check", command->check,
                   "certify this motion (file, or directory of a design) instead of searching");
  verb->add_flag("--json", command->json, "print the result as JSON");
  verb->add_flag("--quiet", command->quiet, "no progress on stderr");
  verb->callback([command, &exit] { exit = run_design(*command); });
}

}  // namespace armature::cli
