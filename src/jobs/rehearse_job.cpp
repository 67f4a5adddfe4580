// armature rehearse ROBOT DESIGN: run a motion on a simulated robot before a real one moves.
#include "armature/design.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/motions.hpp"

namespace armature {
namespace {

#ifdef ARMATURE_WITH_SIMULATE
// A periodic motion is repeated, so that transients die out and noise can be averaged.
Trajectory repeated(const Trajectory& trajectory, int periods) {
  const FourierSeries* series = trajectory.fourier();
  if (series == nullptr) return trajectory;
  FourierSeries more = *series;
  more.periods = periods;
  return more;
}

// rehearsal.json: how well each joint follows and how near its limits it comes, contacts, and what was not watched.
Json rehearsal_json(const Rehearsal& r, const std::string& motion) {
  Json joints = Json::array();
  for (const JointRehearsal& j : r.joints) {
    joints.push_back({{"name", j.name},
                      {"tracking_rms", finite(j.tracking_rms)},
                      {"tracking_worst", finite(j.tracking_worst)},
                      {"torque_peak", finite(j.torque_peak)},
                      {"torque_share", finite(j.torque_share)},
                      {"velocity_peak", finite(j.velocity_peak)},
                      {"velocity_share", finite(j.velocity_share)},
                      {"position_margin", finite(j.position_margin)}});
  }
  // Contacts with their depth, and the pairs that were not watched.
  Json contacts = Json::array();
  for (const ContactEvent& c : r.contacts) {
    contacts.push_back({{"time_s", c.time_s}, {"first", c.first}, {"second", c.second}, {"depth_m", c.depth_m}});
  }
  Json ignored = Json::array();
  for (const auto& [first, second] : r.contacts_ignored) ignored.push_back({first, second});
  return {{"format", "armature rehearsal"},
          {"format_version", 1},
          {"motion", motion},
          {"safe", r.safe},
          {"reasons", r.reasons},
          {"peak_power_w", finite(r.peak_power_w)},
          {"joints", joints},
          {"contacts", contacts},
          {"not_watched", ignored}};
}

// One row per joint: tracking, torque and velocity with their share of the limits, room to the range.
std::string rehearsal_text(const Rehearsal& r) {
  std::vector<std::vector<std::string>> rows = {
      {"joint", "tracking RMS", "worst", "peak torque", "of limit", "peak velocity", "of limit", "margin to range"}};
  const auto share = [](double value) { return value > 0 ? fixed(100 * value, 0) + " %" : std::string("no limit"); };
  for (const JointRehearsal& j : r.joints) {
    rows.push_back({j.name, significant(j.tracking_rms, 3), significant(j.tracking_worst, 3),
                    significant(j.torque_peak, 4), share(j.torque_share), significant(j.velocity_peak, 4),
                    share(j.velocity_share), significant(j.position_margin, 3)});
  }
  std::string text = format_table(rows) + "peak power " + fixed(r.peak_power_w, 0) + " W";
  if (!r.contacts_ignored.empty())
    text += "; " + std::to_string(r.contacts_ignored.size()) +
            " pairs that are neighbours or touch at home may touch (rehearsal.json lists them)";
  return text + "\n";
}

// Everything that speaks against the motion.
std::vector<Finding> against(const Rehearsal& r, const std::string& motion, bool accepted) {
  std::vector<Finding> out;
  // The reasons of the simulation itself.
  for (const std::string& reason : r.reasons)
    out.push_back({r.safe ? Severity::Note : Severity::Problem, "unsafe-motion", motion, reason, ""});
  if (!r.safe && r.reasons.empty() && r.unchecked.empty())
    out.push_back({Severity::Problem, "unsafe-motion", motion, "the rehearsal could not call it safe", ""});
  // What could not be looked at: shapes that touch at home, and numbers that had to be guessed.
  for (const UncheckedSpace& doubt : r.unchecked) {
    const bool touching = doubt.why == UncheckedSpace::Why::TouchAtHome;
    out.push_back({r.safe ? Severity::Warning : Severity::Problem, "not-checked", motion, doubt.words,
                   std::string(touching ? "A contact of the two is not seen" : "A guess was simulated") +
                       (accepted   ? ": look at it yourself."
                        : touching ? ": give the robot a home where they are apart, or pass the rehearsal with "
                                     "--accept-unchecked."
                                   : ": describe the link, or pass the rehearsal with --accept-unchecked.")});
  }
  // One piece of advice is enough: it stays with the first reason.
  if (!r.reasons.empty() && !r.safe)
    out.front().advice = "Design it again with a smaller share of the limits, or correct the robot's description.";
  return out;
}

// A solid ball of 5 cm radius: 2/5 m r² about its centre.
LinkInertia ball(double mass, const std::vector<double>& at) {
  constexpr double kRadius = 0.05;
  const Vector3 centre = at.size() == 3 ? Vector3(at[0], at[1], at[2]) : Vector3(Vector3::Zero());
  return LinkInertia::from_center_of_mass(mass, centre, 0.4 * mass * kRadius * kRadius * Matrix3::Identity());
}

// The spec whose room this is: the one given, or the file that the motion was designed for. A design for an embedded
// spec was made for no room in particular.
std::string cell_of(const RehearseJob& job, const std::string& motion) {
  if (!job.spec.empty()) return job.spec;
  const std::string designed = spec_of_design(job, motion);
  return is_embedded_spec(designed) ? std::string() : designed;
}

// The floor and the obstacles of a design spec. A horizontal floor is the rehearsal's own.
std::optional<Error> take_cell(const Job& job, const std::string& spec, RehearsalOptions& options) {
  const auto cell = load_design_spec(job.at(spec));
  if (!cell) return cell.error();
  // A spec without a floor has none here either.
  options.floor_m.reset();
  for (const Obstacle& obstacle : cell->obstacles) {
    const auto* side = std::get_if<HalfSpace>(&obstacle.shape);
    if (side != nullptr && obstacle.name == "floor" && side->normal == Vector3::UnitZ())
      options.floor_m = side->offset;
    else
      options.obstacles.push_back(obstacle);
  }
  return std::nullopt;
}

// What stands around the robot, to be drawn.
std::vector<Obstacle> room_of(const RehearsalOptions& options) {
  std::vector<Obstacle> room = options.obstacles;
  if (options.floor_m) room.insert(room.begin(), Obstacle{"floor", HalfSpace{Vector3::UnitZ(), *options.floor_m}});
  return room;
}

// What the options ask of this robot.
std::optional<Error> misfit(const RehearsalOptions& options, const Robot& robot) {
  if (auto wrong = options.problem()) return wrong;
  // One deviation for all joints, or one each.
  const std::size_t given = options.torque_noise_nm.size();
  if (given <= 1 || given == static_cast<std::size_t>(robot.joint_count())) return std::nullopt;
  return Error{ErrorCode::Usage,
               std::to_string(given) + " deviations were given for " + std::to_string(robot.joint_count()) +
                   (robot.joint_count() == 1 ? " joint" : " joints"),
               "--torque-noise-nm", "Give one for all joints, or one each."};
}
#endif

}  // namespace

void RehearseJob::declare(FieldVisitor& visitor) {
  armature::declare(visitor, robot);
  visitor.visit({.name = "DESIGN",
                 .help = "a design's directory, that of validation motions, or a motion file",
                 .positional = true,
                 .required = true,
                 .input = true},
                design);
  visitor.visit({.name = "motion", .help = "which motion, where the directory holds several: quintic-10"}, motion);
  visitor.visit({.name = "periods", .help = "how often a periodic motion is repeated", .least = 1, .most = 1000},
                periods);
  // What the controller is not told.
  visitor.visit({.name = "load-kg",
                 .help = "a load on the last link that the controller does not know: a ball of 5 cm radius; 0: none",
                 .unit = "kg",
                 .least = 0,
                 .most = 10000},
                load_kg);
  visitor.visit({.name = "load-at-m", .help = "its centre in the frame of the last link: x,y,z", .unit = "m"},
                load_at_m);
  // The room that the robot moves in.
  visitor.visit(
      {.name = "spec",
       .help = "an embedded spec or a YAML file: its floor (instead of --floor-m), walls and tables are simulated too; "
               "default: the design's spec file, if it had one",
       .input = true},
      spec);
  visitor.visit({.name = "no-floor", .help = "leave the floor out"}, no_floor);
  armature::declare(visitor, options);
}

#ifdef ARMATURE_WITH_SIMULATE
Result<Outcome> RehearseJob::run(const Progress& progress) {
  // Robot and motion, with the home that the motion was made for.
  auto chosen = choose_robot(*this, robot);
  if (!chosen) return chosen.error();
  const auto what = choose_motion(*this, design, motion, chosen->robot);
  if (!what) return what.error();
  if (!what->home.empty()) chosen->robot.home = what->home;
  // The room: floor, walls and tables of the spec; a load that the controller does not know.
  RehearsalOptions how = options;
  const std::string cell = cell_of(*this, what->input.path);
  if (!cell.empty()) {
    if (auto wrong = take_cell(*this, cell, how)) return spec.empty() ? needed_by_design(*wrong) : *wrong;
  }
  if (no_floor) how.floor_m = std::nullopt;
  if (auto wrong = misfit(how, chosen->robot)) return *wrong;
  // A place without a load would be ignored.
  if (!load_at_m.empty() && (load_at_m.size() != 3 || load_kg == 0))
    return Error{ErrorCode::Usage, load_kg == 0 ? "there is no load to be placed" : wrong_count(load_at_m.size(), 3),
                 "--load-at-m", "Example: --load-kg 1.5 --load-at-m 0,0,0.08"};
  if (load_kg > 0) how.load = ball(load_kg, load_at_m);

  // The motion in simulated physics, under the controller.
  const Trajectory whole = repeated(what->trajectory, periods);
  progress.tell({"rehearsing", 0, -1, fixed(whole.duration(), 0) + " s of motion"});
  const auto r = rehearse(chosen->robot, whole, how, progress);
  if (!r) return r.error();

  Outcome outcome;
  outcome.inputs = {chosen->input, what->input};
  if (!cell.empty() && !is_embedded_spec(cell)) outcome.inputs.push_back(input_of(*this, cell));
  outcome.findings = what->findings;
  if (spec.empty() && !cell.empty())
    outcome.findings.push_back({Severity::Note, "room", what->name,
                                "floor, walls and tables are those of " + cell + ", which it was designed for",
                                "Another room: --spec."});
  for (Finding& finding : against(*r, what->name, how.accept_unchecked)) outcome.findings.push_back(std::move(finding));
  // Unsafe is bad, whatever the findings say.
  outcome.verdict = make_verdict(r->brief(), outcome.findings, r->safe ? Verdict::Level::Good : Verdict::Level::Bad);
  outcome.text = rehearsal_text(*r);
  const Json json = rehearsal_json(*r, what->name);
  outcome.result = compact(json);
  // recording.csv is what a logger sees; truth.csv is what the simulation knows.
  outcome.files = {{"recording.csv", recording_csv(r->recording)},
                   {"truth.csv", recording_csv(r->truth)},
                   {"rehearsal.json", pretty(json)},
                   {"rehearsal.html",
                    rehearsal_page(chosen->robot, *r, drawn_surfaces(at(robot.robot), chosen->robot), room_of(how))}};
  return outcome;
}
#else
// For a build without MuJoCo.
Result<Outcome> RehearseJob::run(const Progress&) {
  return Error{ErrorCode::Unsupported, "this program was built without MuJoCo", "armature rehearse",
               "Build it with ARMATURE_WITH_MUJOCO=ON."};
}
#endif

}  // namespace armature
