// The one declaration of every option. A test compares the number of fields with the structs.
#include "armature/jobs.hpp"

namespace armature {
namespace {

// Whole numbers and Eigen vectors as the lists that visitors know.
void visit_integers(FieldVisitor& visitor, const Field& field, std::vector<int>& value) {
  std::vector<double> list(value.begin(), value.end());
  visitor.visit(field, list);
  value.assign(list.begin(), list.end());
}

// A visitor may have changed the list's length: the vector takes it over.
void visit_vector(FieldVisitor& visitor, const Field& field, Vector& value) {
  std::vector<double> list(value.begin(), value.end());
  visitor.visit(field, list);
  value = Eigen::Map<const Vector>(list.data(), static_cast<Eigen::Index>(list.size()));
}

}  // namespace

// A robot by its name, and which part of it.
void declare(FieldVisitor& v, RobotChoice& o) {
  v.visit({.name = "ROBOT",
           .help = "catalogue name, URDF or robot file",
           .positional = true,
           .required = true,
           .input = true},
          o.robot);
  declare_part(v, o);
}

// The part of a robot: joints that move, positions of the others, gravity.
void declare_part(FieldVisitor& v, RobotChoice& o) {
  v.visit({.name = "joints", .help = "only these joints move, the others are held (names, with commas)"}, o.joints);
  v.visit(
      {.name = "tip", .help = "only the joints from the base to this link or frame move; one on the way can be held"},
      o.tip);
  v.visit({.name = "at", .help = "positions of held joints; default: home: torso_lift=0.15,head=0 [rad or m]"}, o.held);
  v.visit({.name = "gravity", .help = "in the world: x,y,z instead of the robot's own", .unit = "m/s²"}, o.gravity);
  v.visit({.name = "as-given", .help = "keep every digit of the geometry: 1.5708 is not taken as a right angle"},
          o.as_given);
}

// From a log to samples. Fields that no option sets are declared as internal, with the reason.
void declare(FieldVisitor& v, SignalOptions& o) {
  using Method = SignalOptions::Method;
  using Derivative = SignalOptions::Derivative;
  using Velocity = SignalOptions::Velocity;
  // How positions become velocities and accelerations: a periodic motion by its period and harmonics.
  v.choice({.name = "motion", .help = "how positions become velocities and accelerations"}, o.method,
           {{"auto", Method::Auto},
            {"periodic", Method::Periodic},
            {"smoother", Method::Smoother},
            {"low-pass", Method::LowPass},
            {"recorded", Method::Recorded}});
  v.visit({.name = "period-s",
           .help = "period of the motion; found where not given",
           .unit = "s",
           .least = 0,
           .open = true},
          o.period);
  // Harmonics count from the period: 1 is the period itself.
  visit_integers(v, {.name = "harmonics", .help = "of a periodic motion; found where not given", .least = 1},
                 o.harmonics);
  v.visit(
      {.name = "skip-periods", .help = "periods left out at the start beyond the transient that is found", .least = 0},
      o.skip_periods);
  v.internal("transient_factor", "a property of the test for transients, not of a log");
  // The papers' low-pass and what follows it.
  v.visit({.name = "cutoff-hz",
           .help = "low-pass at this frequency, as the papers do; it biases friction; 0: none",
           .unit = "Hz",
           .least = 0},
          o.cutoff);
  v.visit(
      {.name = "filter-order", .help = "of that low-pass; forwards and backwards doubles it", .least = 1, .most = 20},
      o.order);
  v.choice({.name = "derivative", .help = "after that low-pass"}, o.derivative,
           {{"central", Derivative::Central}, {"savitzky-golay", Derivative::SavitzkyGolay}});
  v.internal("accuracy", "8 is best for every log");
  v.internal("half_width", "of Savitzky and Golay's window; the library's users may change it");
  v.internal("degree", "of Savitzky and Golay's polynomial");
  // Measured velocity, torque and time.
  v.choice({.name = "velocity", .help = "whether the log's own velocity is used"}, o.velocity,
           {{"auto", Velocity::Auto}, {"from-position", Velocity::FromPosition}, {"recorded", Velocity::Recorded}});
  v.internal("filter_torque", "decided by the method");
  v.internal("decimate", "decided by the method");
  v.internal("rate", "decided by the stamps");
  v.internal("gap_steps", "decided by the stamps");
  v.internal("drop_rest", "decided by the job");
  v.visit({.name = "torque-delay-s",
           .help = "how much later than positions the torques were measured; found where not given; 0: none",
           .unit = "s",
           .least = -0.1,
           .most = 0.1},
          o.delay);
}

// Weights, priors and held parameters are words on the command line, read in identify_options.cpp.
void declare(FieldVisitor& v, EstimateOptions& o) {
  v.internal("weighting", "--weights says it");
  v.internal("sigma", "--weights says it");
  v.internal("prior", "--prior-percent says it");
  v.internal("subspace", "--hold says it");
  v.internal("use_inflation", "intervals are always widened for correlated residuals");
  // Typed in per cent, stored as a share.
  v.visit({.name = "confidence-percent",
           .help = "of every interval",
           .unit = "%",
           .least = 50,
           .most = 99.99,
           .scale = 100},
          o.confidence);
  // Numbers of the method itself.
  v.internal("rank_tolerance", "a property of the arithmetic");
  v.internal("step_tolerance", "a property of the arithmetic");
  v.internal("max_iterations", "a property of the arithmetic");
}

// When a base parameter may be left out; which rule applies is --essential.
void declare(FieldVisitor& v, EssentialOptions& o) {
  v.internal("method", "--essential says it");
  v.visit({.name = "small-value", .help = "essential, threshold: a value below it may go", .least = 0}, o.small_value);
  v.visit({.name = "large-rsd-percent",
           .help = "essential, threshold and rsd: a relative deviation above it may go",
           .unit = "%",
           .least = 0,
           .scale = 100},
          o.large_rsd);
  v.visit({.name = "significance-percent",
           .help = "essential, f-test: what counts as chance",
           .unit = "%",
           .least = 0,
           .most = 50,
           .open = true,
           .scale = 100},
          o.significance);
  v.internal("reweight", "noise per joint is found again after every removal");
  v.internal("max_removals", "no limit is needed");
  v.internal("estimate", "that of the whole fit");
}

// What is done beyond plain least squares.
void declare(FieldVisitor& v, Refinement& o) {
  v.visit({.name = "fit-shapes",
           .help = "find the numbers inside terms: Stribeck velocities, widths of smooth signs, presliding, exponents"},
          o.fit_shapes);
  // An optional enum as a word: "none" is its absence.
  std::string loss = o.loss ? to_string(*o.loss) : "none";
  v.visit({.name = "robust", .help = "weigh outliers down", .choices = {"none", "huber", "bisquare"}}, loss);
  if (loss == "none") o.loss.reset();
  if (loss == "huber") o.loss = RobustOptions::Loss::Huber;
  if (loss == "bisquare") o.loss = RobustOptions::Loss::Bisquare;
  // Which rows are used at all.
  v.visit({.name = "select",
           .help = "keep only samples that add more than this to log det of the information; 0: all",
           .least = 0},
          o.selection_gain);
  v.visit({.name = "minimum-speed",
           .help = "leave out rows of a joint slower than this",
           .unit = "rad/s or m/s",
           .least = 0},
          o.minimum_speed);
  // After a low-pass neighbouring rows say nearly the same: one in N is enough.
  v.visit(
      {.name = "keep-every",
       .help = "keep one row in N after torque and model went through the same low-pass; 1: all; 0: as many as can be "
               "left out for nothing",
       .least = 0,
       .most = 100000},
      o.keep_every);
}

// All options of an identification; nested groups appear as if they were declared here.
void declare(FieldVisitor& v, IdentifyOptions& o) {
  v.visit({.name = "terms",
           .help = "joint terms beside the rigid bodies (docs/notation.md lists them); auto: chosen joint by joint by "
                   "what they predict of left-out data"},
          o.terms);
  v.nested([&] { declare(v, o.refinement); });
  v.nested([&] { declare(v, o.estimate); });
  v.nested([&] { declare(v, o.essential); });
  // Words of the verb's own declaration (identify_job.cpp).
  v.internal("estimator", "--estimator says it");
  v.internal("with_essential", "--essential none says it");
  v.internal("with_physical", "--physical none says it");
  v.internal("constraints", "for programs: bounds, boxes, mirrored links");
  v.internal("physical", "for programs: solver and weight of the nominal bodies");
  // Dry friction has no direction near rest: such rows say nothing about it.
  v.visit({.name = "near-rest-percent",
           .help = "leave out rows of a joint slower than this share of its top speed, where it has dry friction",
           .unit = "%",
           .least = 0,
           .most = 100,
           .scale = 100},
          o.standstill);
  v.internal("correct_correlation", "intervals are always widened for correlated residuals");
  v.visit({.name = "threads",
           .help = "0: one per core; the answer has the same bits for any number",
           .least = 0,
           .most = 1024},
          o.threads);
}

// The verdict's thresholds are fixed: no option changes what good means.
void declare(FieldVisitor& v, ValidateOptions& o) {
  v.internal("sets", "--sets says it");
  v.internal("explained_ratio", "a threshold of the verdict");
  v.internal("good_share", "a threshold of the verdict");
  v.internal("good_ratio", "a threshold of the verdict");
  v.internal("rough_share", "a threshold of the verdict");
  v.internal("small_share", "a threshold of the verdict");
  v.visit({.name = "near-rest-percent",
           .help = "do not judge a joint slower than this share of its top speed, where it has dry friction",
           .unit = "%",
           .least = 0,
           .most = 100,
           .scale = 100},
          o.standstill);
}

// The momentum observer.
void declare(FieldVisitor& v, ObserverOptions& o) {
  v.visit({.name = "bandwidth-hz",
           .help = "of the observer: how fast it follows an external torque",
           .unit = "Hz",
           .least = 0.01,
           .most = 1000},
          o.bandwidth_hz);
  v.internal("friction_velocity", "smooths the sign of velocities near rest");
}

// The observer, and when its residual is a contact.
void declare(FieldVisitor& v, MonitorOptions& o) {
  v.nested([&] { declare(v, o.observer); });
  v.internal("set", "--set says it");
  v.visit({.name = "false-alarms-per-hour",
           .help = "accepted, all joints together",
           .unit = "1/h",
           .least = 0,
           .most = 10000,
           .open = true},
          o.false_alarms_per_hour);
  // Thresholds of a person, as in the papers, in place of those from the uncertainty.
  visit_vector(v,
               {.name = "threshold-nm",
                .help = "constant thresholds instead, one per joint",
                .unit = "N·m",
                .least = 0,
                .open = true},
               o.constant_threshold);
  // The observer follows a start late.
  v.visit({.name = "settle-s", .help = "no alarm this long after a start", .unit = "s", .least = 0, .most = 60},
          o.settle_s);
  v.internal("release", "how far a residual must fall before a contact is over");
  v.internal("hold_s", "how long it must stay there");
  v.internal("quiet", "--quiet-logs says it");
}

// Drive gains from a weighed load.
void declare(FieldVisitor& v, GainOptions& o) {
  v.visit({.name = "frame", .help = "frame of the load; default: the tool frame"}, o.frame);
  v.internal("sheet", "--sheet says it");
  v.internal("sheet_deviation", "--sheet-percent says it");
  v.internal("known", "--hold says it");
  // The flag says the opposite of the field: a switch is off by default, and friction is free by default.
  bool keep = !o.free_friction;
  v.visit({.name = "keep-friction", .help = "friction is the same with and without the load"}, keep);
  o.free_friction = !keep;
  // Bounds of the search.
  v.visit({.name = "largest-factor",
           .help = "a gain stays within this factor of where the search starts",
           .least = 1.01,
           .most = 1000},
          o.largest_factor);
  v.visit({.name = "load-extent-m",
           .help = "the load is inside a ball of this radius around the frame",
           .unit = "m",
           .least = 0,
           .most = 100,
           .open = true},
          o.load_extent_m);
  // Which rows count, and how wide the intervals are.
  v.visit({.name = "near-rest-percent",
           .help = "leave out rows of a joint slower than this share of its top speed, where it has dry friction",
           .unit = "%",
           .least = 0,
           .most = 100,
           .scale = 100},
          o.standstill);
  v.visit({.name = "confidence-percent",
           .help = "of every interval",
           .unit = "%",
           .least = 50,
           .most = 99.99,
           .scale = 100},
          o.confidence);
}

// The load on the flange.
void declare(FieldVisitor& v, PayloadOptions& o) {
  using Mounting = PayloadOptions::Mounting;
  v.visit({.name = "frame", .help = "frame the numbers are given in; default: the tool frame"}, o.frame);
  // As above, the switch says the opposite of the field.
  bool keep = !o.free_friction;
  v.visit({.name = "keep-friction", .help = "do not estimate friction again"}, keep);
  o.free_friction = !keep;
  v.internal("moving_speed", "a property of the test for motion");
  // How far the model and its torques are trusted.
  v.visit({.name = "robot-covariance-scale",
           .help = "trust in the robot's own parameters; above 1: less",
           .least = 0,
           .open = true},
          o.robot_covariance_scale);
  v.visit({.name = "confidence-percent",
           .help = "of every interval",
           .unit = "%",
           .least = 50,
           .most = 99.99,
           .scale = 100},
          o.confidence);
  // A scale that all torques share changes the load by the same share.
  v.visit({.name = "torque-scale-percent",
           .help = "how far all torques together may be off, as a standard deviation: about 5 for drive gains, 1 for "
                   "joint torque sensors",
           .unit = "%",
           .least = 0,
           .most = 100,
           .scale = 100},
          o.torque_scale_deviation);
  v.internal("bad_residual", "a threshold of the verdict");
  // What else may explain the difference: another direction of gravity.
  v.choice(
      {.name = "mounting", .help = "gravity's direction: as the model says, free, or free if the data contradict it"},
      o.mounting, {{"known", Mounting::Known}, {"auto", Mounting::Auto}, {"free", Mounting::Free}});
  v.visit({.name = "largest-extent-m",
           .help = "the load is inside a ball of this radius",
           .unit = "m",
           .least = 0,
           .most = 100,
           .open = true},
          o.largest_extent);
}

// The virtual robot: controller, realism, sensors, surroundings and limits.
void declare(FieldVisitor& v, RehearsalOptions& o) {
  using Controller = RehearsalOptions::Controller;
  v.choice({.name = "controller", .help = "of the virtual robot"}, o.controller,
           {{"computed-torque", Controller::ComputedTorque}, {"gravity-pd", Controller::GravityPd}});
  using Realism = RehearsalOptions::Realism;
  v.choice({.name = "realism",
            .help = "ideal: the model's own class; lab: friction, noise, clock and drives of a real arm; rough: worse, "
                    "with backlash and elastic gears"},
           o.realism, {{"ideal", Realism::Ideal}, {"lab", Realism::Lab}, {"rough", Realism::Rough}});
  // Given by other options of the verb.
  v.internal("load", "--load-kg says it");
  v.internal("obstacles", "--spec says them");
  v.visit({.name = "individual", .help = "which robot of its kind: draws what is off its sheet; lab and rough only"},
          o.individual);
  // Control, physics and recording.
  v.visit({.name = "bandwidth-hz", .help = "of the position loop", .unit = "Hz", .least = 0.1, .most = 100},
          o.bandwidth_hz);
  v.visit({.name = "step-s", .help = "of physics and controller", .unit = "s", .least = 1e-5, .most = 1e-2}, o.step_s);
  v.visit({.name = "rate-hz", .help = "of the recording", .unit = "Hz", .least = 1, .most = 100000}, o.rate_hz);
  // What sensors do to positions and torques.
  v.visit(
      {.name = "encoder-rad", .help = "smallest step of a position; 0: exact", .unit = "rad", .least = 0, .most = 1},
      o.encoder_rad);
  v.visit({.name = "torque-noise-nm",
           .help = "standard deviation, one for all joints or one each; default: 0.2 % of the effort limit",
           .unit = "N·m",
           .least = 0},
          o.torque_noise_nm);
  v.visit({.name = "delay-s", .help = "positions are logged this much late", .unit = "s", .least = 0, .most = 1},
          o.delay_s);
  // Friction and gears.
  v.visit(
      {.name = "stribeck", .help = "extra friction near rest, as a share of Coulomb friction", .least = 0, .most = 10},
      o.stribeck_ratio);
  v.internal("stribeck_velocity", "0.05 rad/s");
  v.internal("coulomb_velocity", "how sharp dry friction is");
  v.visit({.name = "stiffness-nm-per-rad", .help = "of every gear; 0: rigid", .unit = "N·m/rad", .least = 0},
          o.stiffness_nm_per_rad);
  v.internal("unfelt_rotor", "rotors behind torque sensors");
  v.internal("settle_s", "holding still before the log begins");
  // The room around it, and what counts as failure.
  v.visit({.name = "floor-m", .help = "height of the floor in the world", .unit = "m", .least = -1000, .most = 1000},
          o.floor_m);
  v.visit({.name = "tracking-limit",
           .help = "a worse tracking error is a bad verdict",
           .unit = "rad or m",
           .least = 0,
           .open = true},
          o.tracking_limit);
  v.visit({.name = "power-limit-w", .help = "all joints together", .unit = "W", .least = 0, .open = true},
          o.power_limit_w);
  v.visit({.name = "accept-unchecked", .help = "go on where some geometry could not be checked; the verdict names it"},
          o.accept_unchecked);
  v.visit({.name = "seed", .help = "of the measurement noise"}, o.seed);
}

}  // namespace armature
