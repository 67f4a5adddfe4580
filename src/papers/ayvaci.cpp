#include "papers/ayvaci.hpp"

#include <algorithm>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/codegen.hpp"
#include "armature/design.hpp"
#include "armature/online.hpp"
#include "armature/signal.hpp"
#ifdef ARMATURE_WITH_SIMULATE
#include "armature/rehearse.hpp"
#endif

namespace armature::papers {
namespace {

using Index = Eigen::Index;
using Weighting = EstimateOptions::Weighting;

const std::vector<std::string> kTerms = {"viscous", "coulomb", "rotor"};
// Slower than this, friction is not modelled (eq. 7) [rad/s].
constexpr double kDeadBand = 0.01;

#ifdef ARMATURE_WITH_SIMULATE
// Quintics through random points, certified, at a fifth of the speed (eq. 17–19), then run in the physics engine.
Rehearsal rehearsed(const Study& study, const Robot& robot, ValidationMotion kind, std::uint64_t stream) {
  Rng rng = study.rng(stream);
  DesignSpec spec = need(load_design_spec("default"));
  CertificateSpec against = certificate_spec(robot, spec);
  against.give_up = study.progress.stop_requested;
  const ValidationDesign design = need(design_validation_motion(robot, kind, against, rng));
  RehearsalOptions options;
  options.rate_hz = study.paper.value("rate_hz");
  options.seed = study.seed + stream;
  return need(rehearse(robot, design.trajectory.scaled(study.paper.value("safety_coefficient")), options,
                       {{}, study.progress.stop_requested}));
}
#endif

// Eq. 22, divided by the right 2 ΔT, after a low-pass; the torque through the same low-pass.
Samples papers_processing(const Recording& recording, double rate) {
  // A Butterworth filter of order 4 at 5 Hz, forwards and backwards.
  const auto sections = make_butterworth(4, 5, rate);
  Samples out;
  out.joints = recording.joints;
  out.rate = rate;
  out.time = recording.time;
  // Velocity and acceleration by central differences, one after the other.
  const Matrix q = filter_zero_phase(sections, recording.q), v = differentiate_central(q, 1 / rate);
  out.motion = Motion(q, v, differentiate_central(v, 1 / rate));
  out.tau = filter_zero_phase(sections, *recording.tau);
  return out;
}

// Recursive least squares over the same rows, sample by sample.
double recursive_apart(const AyvaciRun& run, const Estimate& batch) {
  // A prior so wide (1e4) that it does not pull the result; recursion needs one to start from.
  Prior prior{Vector::Zero(run.base.size()), Vector::Constant(run.base.size(), 1e4)};
  RecursiveEstimator recursive(run.model, run.base, Vector::Ones(run.model.joints()), prior);
  recursive.add(run.samples.motion, run.samples.tau);
  // Largest difference, in standard deviations of the batch.
  return (recursive.beta() - batch.beta).cwiseQuotient(batch.deviation).cwiseAbs().maxCoeff();
}

#ifdef ARMATURE_WITH_SIMULATE
// All three loops on one arm, timed.
AyvaciRun make_run(const Study& study, const std::string& name) {
  // Both arms are in the catalogue with their CAD values.
  const Robot robot = need(load_catalogue_robot(name));
  const double rate = study.paper.value("rate_hz");
  // Loop 1: the model in symbols.
  const Stopwatch first;
  const TorqueModel model(robot, need(make_terms(robot, kTerms)));
  const BaseMap base = compute_base(model);
  const GeneratedCode code = generate_code(model, base);
  const double loop_1 = first.seconds();
  // Loop 2: motions, tried in the physics engine, which also measures them.
  const Stopwatch second;
  const Rehearsal exciting = rehearsed(study, robot, ValidationMotion::Quintic20, 20);
  const Rehearsal other = rehearsed(study, robot, ValidationMotion::Quintic10, 21);
  const double loop_2 = second.seconds();
  // Loop 3: parameters.
  const Stopwatch third;
  const Samples samples = papers_processing(exciting.recording, rate);
  // Ordinary least squares without rows near rest (eq. 7, 24).
  const Information information = need(accumulate(model, base, samples, {.minimum_speed = kDeadBand}));
  const Estimate batch = estimate(information, {.weighting = Weighting::None});
  const double loop_3 = third.seconds();
  // Armature on the same recording, with the same terms.
  IdentifyOptions options;
  options.terms = kTerms;
  AyvaciRun out{identified(study, robot, exciting.recording, options), model, base, model.nominal()};
  out.seconds[0] = loop_1, out.seconds[1] = loop_2, out.seconds[2] = loop_3;
  out.lines_of_code = static_cast<int>(std::count(code.text.begin(), code.text.end(), '\n'));
  out.safe = exciting.safe;
  out.samples = samples;
  out.unseen = papers_processing(other.recording, rate);
  out.recording = exciting.recording, out.truth_of_recording = exciting.truth;
  out.beta = batch.beta;
  // The recursion takes every row, so the batch that it is compared with does too.
  const Estimate all = estimate(need(accumulate(model, base, samples)), {.weighting = Weighting::None});
  out.recursive_difference = recursive_apart(out, all);
  return out;
}
#else
// Without the physics engine nothing can be measured.
AyvaciRun make_run(const Study&, const std::string&) {
  throw StudyFailure{{ErrorCode::Unsupported, "this program was built without MuJoCo", "ayvaci2022",
                      "Build it with ARMATURE_WITH_MUJOCO=ON."}};
}
#endif

}  // namespace

const AyvaciRun& AyvaciLab::run(const std::string& robot) {
  // Each arm is run once; all tables share it.
  const auto found = runs_.find(robot);
  if (found != runs_.end()) return found->second;
  study_.progress.tell({"three loops on " + robot, -1, -1, ""});
  return runs_.emplace(robot, make_run(study_, robot)).first->second;
}

std::vector<Visibility> dh_classes(const std::string& name) {
  // Rotors are parameters of the paper, friction is not: 70 + 7 = 77.
  const Robot robot = need(load_catalogue_robot(name));
  const TorqueModel model(robot, {rotor_inertia(robot)});
  // Classes depend on the frames; the paper's are those of its DH table.
  std::vector<Pose> dh_from_body;
  for (int b = 0; b < model.bodies(); ++b)
    dh_from_body.push_back(robot.find_frame("dh" + std::to_string(b + 1))->body_from_frame.inverse());
  return classify_in_frames(model, compute_base(model), dh_from_body);
}

std::vector<Maker> study_ayvaci2022(const Study& study) {
  const auto lab = std::make_shared<AyvaciLab>(study);
  return {{"Table 5", [study] { return ayvaci_table_5(study); }},
          {"Table 6", [study] { return compare_dh(study.paper.item("Table 6"), "gen2", false); }},
          {"Table 7", [study] { return compare_dh(study.paper.item("Table 7"), "lwr4", false); }},
          {"Table 8", [study] { return ayvaci_classes(study, "gen2"); }},
          {"Table 9", [study] { return ayvaci_classes(study, "lwr4"); }},
          {"Figure 3", [lab] { return ayvaci_figure(*lab, "gen2", false); }},
          {"Figure 4", [lab] { return ayvaci_figure(*lab, "gen2", true); }},
          {"Figure 5", [lab] { return ayvaci_figure(*lab, "lwr4", false); }},
          {"Figure 6", [lab] { return ayvaci_figure(*lab, "lwr4", true); }},
          {"Table 10", [lab] { return ayvaci_table_10(*lab, "gen2"); }},
          {"Table 10 LWR4+", [lab] { return ayvaci_table_10(*lab, "lwr4"); }},
          {"Table 12", [lab] { return ayvaci_table_12(*lab); }},
          {"Table 13", [lab] { return ayvaci_times(*lab, "Table 13"); }},
          {"Table 14", [lab] { return ayvaci_times(*lab, "Table 14"); }}};
}

}  // namespace armature::papers
