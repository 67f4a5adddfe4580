// armature export SOURCE --to FORMAT: code and files that other programs use.
#include "armature/export.hpp"

#include "armature/codegen.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/reimport.hpp"
#include "armature/robot_file.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

/// What is exported: a robot file with its own numbers, or an identified model.
struct Source {
  Robot robot;
  std::vector<Term> terms;
  std::optional<IdentifiedModel> model;
  JobInput input;
  std::vector<Finding> findings;  ///< about the geometry that is exported
};

/// What a format made: the text, the file's usual name, and what there is to say about it.
struct Exported {
  std::string text;
  std::string file_name;
  Json facts = Json::object();
  std::string summary;  ///< one line
  std::string details;  ///< more lines
  std::string side;     ///< what the format has no place for; empty: nothing
  std::vector<Finding> findings;
};

// A directory with a model.json, or a .json file; all else is a robot.
bool is_model(const std::string& source) {
  const fs::path path(source);
  std::error_code ignored;
  return fs::exists(path / "model.json", ignored) || path.extension() == ".json";
}

Result<Source> load_source(const ExportJob& job) {
  // A model has its robot and terms in it.
  if (is_model(job.at(job.source))) {
    if (auto wrong = no_part_of(job.part, "a model has its robot in it")) return *wrong;
    auto chosen = choose_model(job, job.source);
    if (!chosen) return chosen.error();
    IdentifiedModel& model = chosen->model;
    return Source{model.robot, model.terms, std::move(model), chosen->input, {}};
  }
  // Else a robot with the numbers of its own file.
  RobotChoice choice = job.part;
  choice.robot = job.source;
  auto chosen = choose_robot(job, choice);
  if (!chosen) return chosen.error();
  auto terms = make_terms(chosen->robot, job.terms);
  if (!terms) return terms.error();
  // What is doubtful about the description is for `armature inspect`; what was changed in it is said here too.
  std::erase_if(chosen->findings,
                [](const Finding& f) { return f.kind != "rounded-geometry" && f.kind != "held-joints"; });
  return Source{std::move(chosen->robot), *std::move(terms), std::nullopt, chosen->input, std::move(chosen->findings)};
}

// The identified base parameters as an array behind the generated code.
void append_values(const IdentifiedModel& model, const GeneratedCode& code, bool c, std::string& text) {
  std::vector<std::string> values;
  for (const double value : model.base) values.push_back(exact(value));
  const std::string list = join(values, ", ");
  // At the end of a Python module, and inside the guard of a header.
  if (!c) {
    text += "\n#: identified base parameters, in the order of the functions' argument\nIDENTIFIED = np.array([" + list +
            "])\n";
    return;
  }
  text.insert(text.rfind("#endif"),
              "/* Identified base parameters, in the order of the functions' argument. */\nstatic const double " +
                  code.prefix + "_identified[" + std::to_string(values.size()) + "] = {" + list + "};\n\n");
}

// Regressor and torques in base parameters as source code, with nothing to link.
Result<Exported> export_code(const ExportJob& job, const Source& source) {
  const TorqueModel model(source.robot, source.terms);
  const BaseMap map = compute_base(model);
  const bool c = job.format == "c";
  // Both languages come from one generator.
  CodegenOptions options;
  options.prefix = job.prefix;
  options.language = c ? CodegenOptions::Language::C : CodegenOptions::Language::Numpy;
  const GeneratedCode code = generate_code(model, map, options);
  Exported out;
  out.file_name = code.prefix + (c ? "_dynamics.h" : "_dynamics.py");
  out.summary = map.evidence.brief();
  out.facts = {{"base_parameters", map.size()}, {"agree", map.evidence.agree}, {"operations", Json::object()}};
  // What a call costs, so that a reader can tell whether a controller has the time.
  for (const OperationCount& n : code.counts) {
    out.details += "  " + n.function + ": " + grouped(n.multiplications) + " multiplications, " + grouped(n.additions) +
                   " additions, " + grouped(n.calls) + " functions\n";
    out.facts["operations"][n.function] = {
        {"multiplications", n.multiplications}, {"additions", n.additions}, {"functions", n.calls}};
  }
  // The base parameters are found in three ways; a difference is an error of this program.
  if (!map.evidence.agree)
    out.findings.push_back({Severity::Problem, "base-parameters", source.robot.name,
                            "the three ways to find the base parameters do not agree", "Please report this."});
  out.text = code.text;
  if (source.model) append_values(*source.model, code, c, out.text);
  return out;
}

// A new text, or the user's own with the new numbers in it.
Result<std::string> robot_text(const ExportJob& job, const Robot& robot) {
  const std::string& own = job.format == "urdf" ? job.urdf : job.mjcf;
  if (own.empty()) return job.format == "urdf" ? write_urdf(robot) : write_mjcf(robot);
  auto original = read_file(job.at(own));
  if (!original) return original.error();
  return job.format == "urdf" ? patch_urdf(*original, own, robot) : patch_mjcf(*original, own, robot);
}

#ifdef ARMATURE_WITH_SIMULATE
// Read back by an independent reader where there is one; refused where the torques differ.
Result<void> read_back(const ExportJob& job, const Robot& robot, Exported& out) {
  // With mimic joints there are more bodies than joints.
  const bool followers = robot.joint_count() != static_cast<int>(robot.bodies.size()), patched = !job.mjcf.empty();
  if (job.format == "mjcf" && followers && !patched) {
    out.summary = "written, not read back";
    out.findings.push_back({Severity::Note, "not-read-back", out.file_name,
                            "mimic joints are soft constraints in MuJoCo, so its torques cannot be compared", ""});
    return {};
  }
  // The reader depends on the format: MuJoCo for MJCF, Armature's own for URDF and patched MJCF.
  const auto check = patched                ? reimport_patched_mjcf(out.text, robot)
                     : job.format == "mjcf" ? reimport_mjcf(out.text, robot)
                     : job.format == "sdf"  ? reimport_sdf(out.text, robot)
                                            : reimport_urdf(out.text, robot, job.urdf.empty());
  if (!check) return check.error();
  // Rounding of the printed digits stays far below this; written so that NaN is refused.
  if (!(check->worst <= 1e-9)) {
    return Error{ErrorCode::Numerical,
                 "its torques differ by " + significant(check->worst, 3) + " when read back by " + check->reader,
                 job.format + " export", "Please report this."};
  }
  out.summary = "read back by " + check->reader + " at " + std::to_string(check->states) +
                " states: torques differ by at most " + significant(check->worst, 2);
  // Files often hold 1.5708 for a right angle; the patched file keeps it.
  if (check->worst_as_given > 0)
    out.findings.push_back({Severity::Note, "rounded-geometry", out.file_name,
                            "your file keeps its rounded angles, which the model took as right ones: as given, torques "
                            "differ by up to " +
                                significant(check->worst_as_given, 2) + " of the largest",
                            ""});
  out.facts["read_back"] = {{"reader", check->reader}, {"states", check->states}, {"worst", finite(check->worst)}};
  return {};
}
#else
// Without MuJoCo the file is written without this check, and a finding says so.
Result<void> read_back(const ExportJob&, const Robot&, Exported& out) {
  out.summary = "written, not read back";
  out.findings.push_back({Severity::Note, "not-read-back", out.file_name,
                          "this program was built without MuJoCo, so the file was not read back and compared",
                          "Build it with ARMATURE_WITH_MUJOCO=ON for the comparison."});
  return {};
}
#endif

// The terms a format has a place for.
std::vector<std::string> held_by(const ExportJob& job) {
  return terms_held_by(job.format == "urdf" && !job.urdf.empty() ? "patched-urdf" : job.format);
}

Result<Exported> export_robot(const ExportJob& job, const Source& source) {
  // Robot files list numbers per link, and base parameters are sums over links.
  if (source.model && !source.model->physical) {
    return Error{ErrorCode::Meaning,
                 "the model has no physical parameters, and base parameters belong to no single link", job.source,
                 "Identify again without --physical none."};
  }
  // A model's robot has the identified numbers; a robot file keeps its own.
  const Robot robot = source.model ? identified_robot(*source.model) : source.robot;
  // Every moving link needs an inertia in these formats.
  if (!robot.inertias())
    return Error{ErrorCode::Meaning, "a link has no inertia", job.source,
                 "Identify the robot first, or give inertials."};
  // The text in its format; URDF and MJCF may be a patched file of the user's.
  Exported out;
  if (job.format == "sdf") {
    out.text = write_sdf(robot);
    out.file_name = robot.name + ".sdf";
  } else {
    auto text = robot_text(job, robot);
    if (!text) return text.error();
    out.text = *std::move(text);
    out.file_name = robot.name + (job.format == "mjcf" ? ".mjcf.xml" : ".urdf");
  }
  // Nothing is written that does not give the same torques when it is read again.
  if (auto done = read_back(job, robot, out); !done) return done.error();
  if (source.model) out.side = side_file(*source.model, held_by(job), out.text);
  return out;
}

Result<Exported> export_json(const ExportJob& job, const Source& source) {
  if (!source.model)
    return Error{ErrorCode::Usage, "a robot is not an identified model", job.source,
                 "Give the directory of a model; `armature inspect ROBOT --yaml` prints a robot."};
  Exported out;
  out.text = write_model(*source.model);
  out.file_name = source.model->robot.name + "_model.json";
  out.summary = std::to_string(source.model->base.size()) + " base parameters with covariance";
  return out;
}

/// One line per format.
struct Format {
  const char* name;
  const char* meaning;
  Result<Exported> (*make)(const ExportJob&, const Source&);
};

// A new format is one line here.
const std::vector<Format>& formats() {
  static const std::vector<Format> list = {
      {"c", "one header for C11 and C++", export_code},
      {"numpy", "the same as a Python module", export_code},
      {"urdf", "URDF; with --urdf your own file, changed in its inertials and joint dynamics only", export_robot},
      {"mjcf", "MuJoCo; with --mjcf your own file, changed in its inertials and joints' numbers only", export_robot},
      {"sdf", "SDFormat 1.7", export_robot},
      {"json", "the model as JSON", export_json},
  };
  return list;
}

Outcome outcome_of(const ExportJob& job, Exported made) {
  Outcome out;
  out.findings = std::move(made.findings);
  // The file itself comes first; what belongs beside it follows.
  out.files = {{made.file_name, made.text}};
  // Terms without a place in the format go into a file beside it, so that nothing is lost silently.
  if (!made.side.empty()) {
    out.files.push_back({".side.json", made.side});
    made.details += "what " + job.format + " has no place for is in the file beside it that ends in .side.json\n";
    out.findings.push_back({Severity::Note, "side-file", made.file_name,
                            "the format has no place for some terms of the model", "Read the file .side.json too."});
  }
  // What a program wants to know about the file.
  made.facts["name"] = made.file_name;
  made.facts["bytes"] = made.text.size();
  made.facts["checksum"] = checksum(made.text);
  made.facts["summary"] = made.summary;
  out.result = compact(made.facts);
  // "-" sends the text itself to standard output.
  out.text = job.out == "-" ? std::move(made.text) : made.details;
  out.verdict = make_verdict("the " + job.format + " file can be used: " + made.summary, out.findings);
  return out;
}

}  // namespace

void ExportJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "SOURCE",
                 .help = "a model (directory or model.json), or a catalogue name, URDF or robot file",
                 .positional = true,
                 .required = true,
                 .input = true},
                source);
  // The help lists the formats with their meaning; the choices are their names.
  std::vector<std::string> words, names;
  for (const Format& f : formats()) names.emplace_back(f.name), words.push_back(names.back() + " (" + f.meaning + ")");
  visitor.visit({.name = "to", .help = "format: " + join(words, ", "), .choices = names, .required = true}, format);
  visitor.visit({.name = "terms", .help = "joint terms beside the rigid bodies, of a robot that is not a model"},
                terms);
  visitor.visit({.name = "urdf", .help = "your own URDF to patch, with --to urdf", .input = true}, urdf);
  visitor.visit({.name = "mjcf", .help = "your own MJCF to patch, with --to mjcf", .input = true}, mjcf);
  declare_part(visitor, part);
  visitor.visit({.name = "prefix", .help = "beginning of the names in the C header; default: the robot's name"},
                prefix);
}

Result<Outcome> ExportJob::run(const Progress& progress) {
  // A file to patch must be of the format that is asked for.
  for (const auto& [option, own] : {std::pair("urdf", &urdf), std::pair("mjcf", &mjcf)}) {
    if (!own->empty() && format != option)
      return Error{ErrorCode::Usage,
                   "--" + std::string(option) + " patches a file of that format, and " + format + " was asked for",
                   "--" + std::string(option), "Add --to " + std::string(option) + ", or leave it out."};
  }
  // Load, write, and report; the choices of --to leave no other name.
  for (const Format& f : formats()) {
    if (format != f.name) continue;
    const auto from = load_source(*this);
    if (!from) return from.error();
    progress.tell({"writing " + format, -1, -1, ""});
    auto made = f.make(*this, *from);
    if (!made) return made.error();
    made->findings.insert(made->findings.begin(), from->findings.begin(), from->findings.end());
    Outcome outcome = outcome_of(*this, *std::move(made));
    // What was read: the model or robot, and the user's own file where one was patched.
    outcome.inputs.push_back(from->input);
    for (const std::string& own : {urdf, mjcf}) {
      if (!own.empty()) outcome.inputs.push_back(input_of(*this, own));
    }
    return outcome;
  }
  return Error{ErrorCode::Usage, "there is no format \"" + format + "\"", "--to",
               "Use urdf, mjcf, sdf, json, c or numpy."};
}

}  // namespace armature
