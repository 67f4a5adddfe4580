// armature rehearse ROBOT DESIGN: run a motion on a simulated robot before a real one moves.
#include "armature/rehearse.hpp"

#include <iostream>
#include <memory>

#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "cli.hpp"
#include "model/json.hpp"

namespace armature::cli {
namespace {

struct RehearseArguments {
  std::string robot;
  std::string design;
  std::string out = "rehearsal";
  std::string controller = "computed-torque";
  int periods = 5;
  double power_limit_w = 0;
  double floor_m = 0;
  bool no_floor = false;
  bool json = false;
  RehearsalOptions options;
};

std::filesystem::path design_file(const std::string& given) {
  if (!std::filesystem::is_directory(given)) return given;
  for (const char* name : {"trajectory.yaml", "design.yaml", "trajectory.json"}) {
    if (std::filesystem::exists(std::filesystem::path(given) / name)) return std::filesystem::path(given) / name;
  }
  return std::filesystem::path(given) / "trajectory.yaml";
}

// A periodic motion is repeated, so that transients die out and noise can be averaged.
Trajectory repeated(const Trajectory& trajectory, int periods) {
  const FourierSeries* series = trajectory.fourier();
  if (series == nullptr) return trajectory;
  FourierSeries more = *series;
  more.periods = periods;
  return more;
}

Json verdict_json(const Rehearsal& r) {
  Json joints = Json::array();
  for (const JointRehearsal& j : r.joints) {
    joints.push_back({{"name", j.name},
                      {"tracking_rms", j.tracking_rms},
                      {"tracking_worst", j.tracking_worst},
                      {"torque_peak", j.torque_peak},
                      {"torque_share", j.torque_share},
                      {"velocity_peak", j.velocity_peak},
                      {"velocity_share", j.velocity_share},
                      {"position_margin", number_to_json(j.position_margin)}});
  }
  Json contacts = Json::array();
  for (const ContactEvent& c : r.contacts) {
    contacts.push_back({{"time_s", c.time_s}, {"first", c.first}, {"second", c.second}, {"depth_m", c.depth_m}});
  }
  return {{"format", "armature rehearsal"}, {"format_version", 1}, {"safe", r.safe},      {"reasons", r.reasons},
          {"peak_power_w", r.peak_power_w}, {"joints", joints},    {"contacts", contacts}};
}

Result<void> write_out(const RehearseArguments& a, const Robot& robot, const Rehearsal& r) {
  return write_directory(a.out, {{"recording.csv", recording_csv(r.recording)},
                                 {"truth.csv", recording_csv(r.truth)},
                                 {"rehearsal.json", pretty(verdict_json(r))},
                                 {"rehearsal.html", rehearsal_page(robot, r)}});
}

ExitCode run_rehearse(RehearseArguments a) {
  const auto robot = load_robot(a.robot);
  if (!robot) return report(robot.error());
  const auto file = load_trajectory(design_file(a.design));
  if (!file) return report(file.error());
  const auto motion = match_joints(*file, *robot);
  if (!motion) return report(motion.error());
  if (a.controller == "gravity-pd") a.options.controller = RehearsalOptions::Controller::GravityPd;
  a.options.floor_m = a.no_floor ? std::nullopt : std::optional(a.floor_m);
  if (a.power_limit_w > 0) a.options.power_limit_w = a.power_limit_w;
  std::cerr << "rehearsing " << a.periods << " periods on the virtual " << robot->name << " …\n";
  const auto r = rehearse(*robot, repeated(*motion, a.periods), a.options);
  if (!r) return report(r.error());
  if (auto done = write_out(a, *robot, *r); !done) return report(done.error());
  if (a.json)
    std::cout << pretty(verdict_json(*r));
  else
    std::cout << r->full() << "\nrecording, truth, verdict and page are in " << a.out << "/\n";
  return r->safe ? ExitCode::Done : ExitCode::BadVerdict;
}

}  // namespace

void add_rehearse(CLI::App& app, ExitCode& exit) {
  auto a = std::make_shared<RehearseArguments>();
  auto* verb = app.add_subcommand(
      "rehearse", "run a motion on a simulated robot: a verdict, a recording with known truth, a moving picture");
  verb->add_option("ROBOT", a->robot, "catalogue name, URDF or robot file")->required();
  verb->add_option("DESIGN", a->design, "a design's directory or a trajectory file")->required();
  verb->add_option("--out", a->out, "directory to write")->capture_default_str();
  verb->add_option("--periods", a->periods, "how often a periodic motion is repeated")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  verb->add_option("--controller", a->controller, "computed-torque or gravity-pd")
      ->check(CLI::IsMember({"computed-torque", "gravity-pd"}))
      ->capture_default_str();
  verb->add_option("--bandwidth-hz", a->options.bandwidth_hz, "of the position loop")->capture_default_str();
  verb->add_option("--rate-hz", a->options.rate_hz, "of the recording")->capture_default_str();
  verb->add_option("--torque-noise-nm", a->options.torque_noise_nm,
                   "standard deviation, one for all joints or one each (default: 0.2 % of the effort limit)")
      ->delimiter(',');
  verb->add_option("--encoder-rad", a->options.encoder_rad, "position quantum")->capture_default_str();
  verb->add_option("--delay-s", a->options.delay_s, "positions are logged this much late")->capture_default_str();
  verb->add_option("--stribeck", a->options.stribeck_ratio, "extra friction at standstill, share of Coulomb friction")
      ->capture_default_str();
  verb->add_option("--stiffness-nm-per-rad", a->options.stiffness_nm_per_rad, "of every gear; 0: rigid")
      ->capture_default_str();
  verb->add_option("--floor-m", a->floor_m, "height of the floor in the world")->capture_default_str();
  verb->add_flag("--no-floor", a->no_floor, "leave the floor out");
  verb->add_option("--power-limit-w", a->power_limit_w, "all joints together; 0: none")->capture_default_str();
  verb->add_option("--seed", a->options.seed, "of the measurement noise")->capture_default_str();
  verb->add_flag("--json", a->json, "the verdict for machines on stdout");
  verb->callback([a, &exit] { exit = run_rehearse(*a); });
}

}  // namespace armature::cli
