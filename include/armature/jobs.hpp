// The jobs: one struct per verb. Paths go in, files come out; the options in between are the library's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/gains.hpp"
#include "armature/identify.hpp"
#include "armature/job.hpp"
#include "armature/observer.hpp"
#include "armature/payload.hpp"
#include "armature/rehearse.hpp"
#include "armature/signal.hpp"
#include "armature/validate.hpp"

namespace armature {

/// Which robot: a file or a catalogue name, which part of it, and how it is mounted.
struct RobotChoice {
  std::string robot;                     ///< catalogue name, URDF or robot file
  std::vector<std::string> joints = {};  ///< only these move; empty: all
  std::string tip = {};                  ///< only the joints from the base to this link or frame move; empty: all
  std::vector<std::string> held = {};    ///< "torso_lift=0.15": where a joint that does not move is held; else at home
  std::vector<double> gravity = {};      ///< in the world, three numbers [m/s²]; empty: that of the robot file
  bool as_given = false;  ///< keep angles and offsets that look rounded; else 1.5708 is taken as a right angle
  bool operator==(const RobotChoice&) const = default;
};

/// Which logs, and how to read them.
struct LogChoice {
  std::vector<std::string> logs;
  std::string mapping;  ///< file that names the columns, or a preset; empty: the log's header names them
};

void declare(FieldVisitor& visitor, RobotChoice& choice);
/// The same without the file: which part of the robot, and how it is mounted.
void declare_part(FieldVisitor& visitor, RobotChoice& choice);
void declare(FieldVisitor& visitor, SignalOptions& options);
void declare(FieldVisitor& visitor, EstimateOptions& options);
void declare(FieldVisitor& visitor, EssentialOptions& options);
void declare(FieldVisitor& visitor, Refinement& options);
void declare(FieldVisitor& visitor, IdentifyOptions& options);
void declare(FieldVisitor& visitor, ValidateOptions& options);
void declare(FieldVisitor& visitor, ObserverOptions& options);
void declare(FieldVisitor& visitor, MonitorOptions& options);
void declare(FieldVisitor& visitor, GainOptions& options);
void declare(FieldVisitor& visitor, PayloadOptions& options);
void declare(FieldVisitor& visitor, RehearsalOptions& options);

/// armature inspect ROBOT: what the robot is, what can be identified, and whether its description is sane.
struct InspectJob final : Job {
  RobotChoice robot;
  std::string same_as;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  bool yaml = false;  ///< print the robot as a robot file instead
  bool urdf = false;  ///< … as URDF
  bool list = false;

  [[nodiscard]] const char* verb() const override { return "inspect"; }
  [[nodiscard]] const char* summary() const override {
    return "what the robot is, what can be identified, is its description sane";
  }
  [[nodiscard]] const char* example() const override { return "armature inspect panda"; }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature design ROBOT: the exciting motion, certified.
struct DesignJob final : Job {
  RobotChoice robot;
  std::string spec = "default";
  std::optional<double> seed, starts, budget_s;  ///< replace the spec's
  std::string criterion;
  std::string target;                ///< "base", "payload" or "validation"
  std::vector<std::string> motions;  ///< of validation
  double reach_m = 0.3;
  double bound_s = 3;
  bool accept_unchecked = false;  ///< pass a motion although the shape of a link or its inertia is not known
  std::string after;              ///< a model or a part: the motion that adds most to what is known
  double wanted_percent = 0;      ///< also compute how long until half of the parameters are known this well; 0: do not
  std::string check;              ///< a motion to certify instead of searching

  [[nodiscard]] const char* verb() const override { return "design"; }
  [[nodiscard]] const char* summary() const override {
    return "the motion that shows a robot's parameters best, certified";
  }
  [[nodiscard]] const char* example() const override { return "armature design panda --out design"; }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override {
    if (!check.empty()) return "";
    return target == "validation" ? "validation_motions" : target == "payload" ? "payload_motion" : "design";
  }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature rehearse ROBOT DESIGN: run a motion on a simulated robot before a real one moves.
struct RehearseJob final : Job {
  RobotChoice robot;
  std::string design;  ///< a design's directory, that of validation motions, or a file
  std::string motion;  ///< which motion, where the directory holds several
  int periods = 5;
  std::string spec;  ///< whose floor and obstacles are there; empty: those of the design's own spec file, if any
  bool no_floor = false;
  double load_kg = 0;             ///< of a ball of 5 cm radius on the last body; 0: none
  std::vector<double> load_at_m;  ///< its centre in the frame of the last body, three numbers; empty: the origin
  RehearsalOptions options;

  [[nodiscard]] const char* verb() const override { return "rehearse"; }
  [[nodiscard]] const char* summary() const override {
    return "run a motion on a simulated robot: a verdict, a recording, a moving picture";
  }
  [[nodiscard]] const char* example() const override { return "armature rehearse panda design --out rehearsal"; }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "rehearsal"; }
  [[nodiscard]] std::vector<std::string> file_names() const override {
    return {"recording.csv", "truth.csv", "rehearsal.json", "rehearsal.html"};
  }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature calibrate ROBOT --bare LOG... --loaded LOG... --load-kg M: drive gains from a load that was weighed.
struct CalibrateJob final : Job {
  RobotChoice robot;
  std::vector<std::string> bare, loaded;
  std::vector<double> load_kg;     ///< one for all loaded logs, or one each; the same mass is the same load
  double load_deviation_g = 1;     ///< of the weighing
  std::vector<double> load_com_m;  ///< three numbers in the load's frame; empty: estimated
  std::string mapping;
  std::vector<std::string> terms = {"viscous", "coulomb", "offset", "rotor"};
  std::vector<std::string> hold;  ///< links and parameters that are known
  std::vector<double> sheet;      ///< gains of a data sheet, per joint
  double sheet_percent = 10;
  GainOptions options;
  SignalOptions signal;

  [[nodiscard]] const char* verb() const override { return "calibrate"; }
  [[nodiscard]] const char* summary() const override {
    return "torque per ampere, or the scale of a torque signal, of every joint, from a load that was weighed";
  }
  [[nodiscard]] const char* example() const override {
    return "armature calibrate panda --bare bare.csv --loaded loaded.csv --load-kg 2.8 --out gains";
  }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "gains"; }
  [[nodiscard]] std::vector<std::string> file_names() const override {
    return {"mapping.yaml", "gains.json", "gains.html"};
  }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature identify ROBOT LOG... or armature identify PART...: parameters, model and what limits them.
struct IdentifyJob final : Job {
  std::vector<std::string> inputs;  ///< ROBOT LOG..., or PART...
  RobotChoice robot;                ///< which part of the robot; its file is the first of `inputs`
  std::string mapping;
  IdentifyOptions options;
  SignalOptions signal;
  std::vector<std::string> hold;  ///< "M7=1.2" or "link3": known parameters
  double prior_percent = 0;
  std::string weights = "residuals";
  std::string essential = "threshold";
  std::string estimator = "least-squares";
  std::string physical = "convex";  ///< how physically consistent parameters are found
  std::string prior = "fixed";      ///< weight of the nominal bodies: fixed, or chosen by validation
  std::string constraints;          ///< file of what is known of the bodies
  std::vector<std::string> accept;  ///< stories that the report named (stories.hpp), to be applied
  std::string mounting = "known";   ///< gravity's direction: known, free, or auto
  bool partial = false;
  bool quick_check = false;
  bool check_only = false;

  [[nodiscard]] const char* verb() const override { return "identify"; }
  [[nodiscard]] const char* summary() const override {
    return "parameters with intervals, a model and a report, from recordings";
  }
  [[nodiscard]] const char* example() const override { return "armature identify panda log.csv --out model"; }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return check_only ? "" : "identification"; }
  [[nodiscard]] std::vector<std::string> file_names() const override {
    return {check_only ? "check.json" : partial ? "information.json" : "model.json"};
  }
  void declare(FieldVisitor& visitor) override;
  /// What the outcome is made of, for jobs that go on from here.
  struct Work;
  [[nodiscard]] Result<Work> work(const Progress& progress) const;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature validate MODEL LOG...: would you trust it?
struct ValidateJob final : Job {
  std::string model;
  LogChoice logs;
  std::vector<std::string> against;
  ValidateOptions options;
  std::vector<std::string> sets;
  int folds = 0;
  bool leave_one_out = false;
  bool rollout = false;  ///< also drive the model through the recorded torques and see how long it stays

  [[nodiscard]] const char* verb() const override { return "validate"; }
  [[nodiscard]] const char* summary() const override {
    return "predicted against measured torque on motions the model has not seen";
  }
  [[nodiscard]] const char* example() const override {
    return "armature validate model other_motion.csv --out validation";
  }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature payload MODEL LOG...: what hangs on the flange.
struct PayloadJob final : Job {
  std::string model;
  LogChoice logs;
  std::vector<std::string> bare;
  PayloadOptions options;

  [[nodiscard]] const char* verb() const override { return "payload"; }
  [[nodiscard]] const char* summary() const override {
    return "mass, centre of mass and inertia of a load, with intervals";
  }
  [[nodiscard]] const char* example() const override { return "armature payload model with_tool.csv --out load"; }
  [[nodiscard]] Group group() const override { return Group::Use; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "payload"; }
  [[nodiscard]] std::vector<std::string> file_names() const override { return {"payload.json", "payload.html"}; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature monitor MODEL LOG...: collisions, with a stated rate of false alarms.
struct MonitorJob final : Job {
  std::string model;
  LogChoice logs;
  std::vector<std::string> quiet;  ///< recordings without contact, which decide the thresholds
  std::string set = "physical";
  MonitorOptions options;

  [[nodiscard]] const char* verb() const override { return "monitor"; }
  [[nodiscard]] const char* summary() const override {
    return "contacts seen in joint torques, with a stated rate of false alarms";
  }
  [[nodiscard]] const char* example() const override { return "armature monitor model a_day.csv --out contacts"; }
  [[nodiscard]] Group group() const override { return Group::Use; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "monitor"; }
  [[nodiscard]] std::vector<std::string> file_names() const override { return {"monitor.json", "monitor.html"}; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature export SOURCE --to FORMAT: code and files that other programs use.
struct ExportJob final : Job {
  std::string source;
  std::string format;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  std::string urdf;
  std::string mjcf;
  std::string prefix;
  RobotChoice part;  ///< of a robot that is not a model; its file is `source`

  [[nodiscard]] const char* verb() const override { return "export"; }
  [[nodiscard]] const char* summary() const override {
    return "files that simulators and controllers load, read back and compared first";
  }
  [[nodiscard]] const char* example() const override { return "armature export model --to mjcf --out arm.xml"; }
  [[nodiscard]] Group group() const override { return Group::Use; }
  [[nodiscard]] Output output() const override { return Output::File; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature play DESIGN --to FORMAT: the motion as a robot's controller takes it.
struct PlayJob final : Job {
  std::string design;
  RobotChoice robot;   ///< its file; empty: the one in the design's directory
  std::string motion;  ///< one of several motions of a directory
  std::string format;
  double rate_hz = 0;  ///< 0: the format's usual one
  int periods = 1;
  std::vector<double> from;  ///< where the robot is before and after, per joint [rad or m]; empty: home
  std::string spec;          ///< whose limits and obstacles are proven; empty: the design's, else "default"
  bool accept_unchecked = false;

  [[nodiscard]] const char* verb() const override { return "play"; }
  [[nodiscard]] const char* summary() const override {
    return "the motion as a robot's controller takes it, certified as the controller joins its points";
  }
  [[nodiscard]] const char* example() const override {
    return "armature play design --to ros --periods 5 --out motion";
  }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "play"; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature check BASE.csv --robot R, or MODEL: can a real robot have these parameters? Is M(q) positive definite?
struct CheckJob final : Job {
  std::string file;
  RobotChoice robot;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  double margin_kg = 1e-8;

  [[nodiscard]] const char* verb() const override { return "check"; }
  [[nodiscard]] const char* summary() const override {
    return "can a real robot have these parameters, and is its mass matrix positive definite? proof either way";
  }
  [[nodiscard]] const char* example() const override { return "armature check base.csv --robot panda"; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature demo: all of it on an embedded robot, from nothing to a report.
struct DemoJob final : Job {
  RobotChoice robot = {.robot = "iiwa14"};
  std::uint64_t seed = 1;
  bool quick = false;

  [[nodiscard]] const char* verb() const override { return "demo"; }
  [[nodiscard]] const char* summary() const override {
    return "all of it on an embedded robot, from nothing to a report";
  }
  [[nodiscard]] const char* example() const override { return "armature demo --robot ur5e"; }
  [[nodiscard]] Group group() const override { return Group::Pipeline; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "out/demo"; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature repeat DIR: run a job again and list what differs.
struct RepeatJob final : Job {
  std::string directory;

  [[nodiscard]] const char* verb() const override { return "repeat"; }
  [[nodiscard]] const char* summary() const override { return "run the job of a directory again and say what differs"; }
  [[nodiscard]] const char* example() const override { return "armature repeat model"; }
  [[nodiscard]] Group group() const override { return Group::Runs; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature compare DIR DIR...: what changed between runs.
struct CompareJob final : Job {
  std::vector<std::string> directories;

  [[nodiscard]] const char* verb() const override { return "compare"; }
  [[nodiscard]] const char* summary() const override {
    return "what changed between runs: inputs, options, parameters in deviations, errors";
  }
  [[nodiscard]] const char* example() const override { return "armature compare model model_of_may"; }
  [[nodiscard]] Group group() const override { return Group::Runs; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature mapping LOG: what the columns of a foreign log mean, as a mapping file with its doubts.
struct MappingJob final : Job {
  std::string log;
  std::string preset;  ///< empty: every preset is tried
  RobotChoice robot;   ///< empty: none; its equations then help to find signs and units

  [[nodiscard]] const char* verb() const override { return "mapping"; }
  [[nodiscard]] const char* summary() const override {
    return "look at a log and write the mapping that is believed, with its doubts";
  }
  [[nodiscard]] const char* example() const override { return "armature mapping log.csv --out mapping"; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  [[nodiscard]] std::vector<std::string> file_names() const override { return {"mapping.yaml"}; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature completion SHELL: what a shell completes after `armature`.
struct CompletionJob final : Job {
  std::string shell;

  [[nodiscard]] const char* verb() const override { return "completion"; }
  [[nodiscard]] const char* summary() const override { return "completion of verbs and options for bash, zsh or fish"; }
  [[nodiscard]] const char* example() const override { return "armature completion bash > armature.bash"; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// armature studio [FOLDER]: the whole job in a browser window. Declared here; the program runs it (apps/studio),
/// because it opens a socket and starts processes, which a library does not do.
struct StudioJob : Job {
  std::string folder = ".";
  std::string listen = "127.0.0.1";  ///< a number of this machine
  int port = 0;                      ///< 0: a free one
  bool no_browser = false;           ///< print the address only

  [[nodiscard]] const char* verb() const override { return "studio"; }
  [[nodiscard]] const char* summary() const override {
    return "the whole job in a browser window on this machine: robot, design, recording, model, export";
  }
  [[nodiscard]] const char* example() const override { return "armature studio my_robot"; }
  [[nodiscard]] Group group() const override { return Group::Window; }
  [[nodiscard]] bool gives_result() const override { return false; }
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

/// docs/cli.md: every verb and option, from their declarations.
[[nodiscard]] std::string reference_markdown();
/// The man page of a verb, or of the program where `verb` is empty (roff, section 1).
[[nodiscard]] std::string man_page(const std::string& verb);
/// What `armature completion` prints; shell: bash, zsh or fish.
[[nodiscard]] std::string completion_script(const std::string& shell);
/// docs/job.schema.json: what every --json output and job.json obeys (JSON Schema 2020-12).
[[nodiscard]] std::string job_schema();

}  // namespace armature
