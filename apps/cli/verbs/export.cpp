// armature export: code and files that other programs use.
#include <chrono>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "armature/codegen.hpp"
#include "armature/export.hpp"
#include "armature/files.hpp"
#include "armature/reimport.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "cli.hpp"

namespace armature::cli {
namespace {

struct ExportArguments {
  std::string source;
  std::string format;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  std::string out;
  std::string prefix;
  std::string urdf;
  bool json = false;
};

/// What is exported: a robot file with its own numbers, or an identified model.
struct Source {
  Robot robot;
  std::vector<Term> terms;
  std::optional<IdentifiedModel> model;
};

/// What a format made: the text, the file's usual name, and what there is to say about it.
struct Exported {
  std::string text;
  std::string file_name;
  nlohmann::json facts;
  std::string summary;
  std::string side;  ///< what the format has no place for; empty: nothing
};

bool is_model(const std::string& source) {
  const std::filesystem::path path(source);
  return std::filesystem::exists(path / "model.json") || path.extension() == ".json";
}

Result<Source> load_source(const ExportArguments& arguments) {
  Source source;
  if (is_model(arguments.source)) {
    auto model = load_model(arguments.source);
    if (!model) return model.error();
    source.robot = model->robot, source.terms = model->terms, source.model = *std::move(model);
    return source;
  }
  auto robot = load_robot(arguments.source);
  if (!robot) return robot.error();
  auto terms = make_terms(*robot, arguments.terms);
  if (!terms) return terms.error();
  source.robot = *std::move(robot), source.terms = *std::move(terms);
  return source;
}

// The identified base parameters as an array behind the generated code.
void append_values(const IdentifiedModel& model, const GeneratedCode& code, bool c, std::string& text) {
  std::vector<std::string> values;
  for (const double value : model.base) values.push_back(exact(value));
  const std::string list = join(values, ", ");
  if (!c) {
    text += "\n#: identified base parameters, in the order of the functions' argument\nIDENTIFIED = np.array([" + list +
            "])\n";
    return;
  }
  text.insert(text.rfind("#endif"),
              "/* Identified base parameters, in the order of the functions' argument. */\nstatic const double " +
                  code.prefix + "_identified[" + std::to_string(values.size()) + "] = {" + list + "};\n\n");
}

Result<Exported> export_code(const ExportArguments& arguments) {
  auto source = load_source(arguments);
  if (!source) return source.error();
  const TorqueModel model(source->robot, source->terms);
  const BaseMap map = compute_base(model);
  CodegenOptions options;
  options.prefix = arguments.prefix;
  options.language = arguments.format == "c" ? CodegenOptions::Language::C : CodegenOptions::Language::Numpy;
  GeneratedCode code = generate_code(model, map, options);
  Exported out;
  out.file_name = code.prefix + (arguments.format == "c" ? "_dynamics.h" : "_dynamics.py");
  out.summary = map.evidence.brief();
  out.facts = {
      {"base_parameters", map.size()}, {"agree", map.evidence.agree}, {"operations", nlohmann::json::object()}};
  for (const OperationCount& c : code.counts) {
    out.summary += "\n  " + c.function + ": " + grouped(c.multiplications) + " multiplications, " +
                   grouped(c.additions) + " additions, " + grouped(c.calls) + " functions";
    out.facts["operations"][c.function] = {
        {"multiplications", c.multiplications}, {"additions", c.additions}, {"functions", c.calls}};
  }
  out.text = code.text;
  if (source->model) append_values(*source->model, code, arguments.format == "c", out.text);
  return out;
}

Result<std::string> urdf_text(const ExportArguments& arguments, const Robot& robot) {
  if (arguments.urdf.empty()) return write_urdf(robot);
  auto original = read_file(arguments.urdf);
  if (!original) return original.error();
  return patch_urdf(*original, arguments.urdf, robot);
}

// Read back by somebody else's reader where there is one; refused where the torques differ.
Result<std::string> checked(const ExportArguments& arguments, const Robot& robot, const std::string& text) {
  const bool followers = robot.joint_count() != static_cast<int>(robot.bodies.size());
  if (arguments.format == "mjcf" && followers)
    return std::string("not read back: mimic joints are soft constraints in MuJoCo");
  const auto check = arguments.format == "mjcf"  ? reimport_mjcf(text, robot)
                     : arguments.format == "sdf" ? reimport_sdf(text, robot)
                                                 : reimport_urdf(text, robot, arguments.urdf.empty());
  if (!check) return check.error();
  if (!(check->worst <= 1e-9)) {
    return Error{ErrorCode::Numerical,
                 "its torques differ by " + significant(check->worst, 3) + " when read back by " + check->reader,
                 arguments.format + " export", "Please report this."};
  }
  return "read back by " + check->reader + " at " + std::to_string(check->states) + " states: torques equal to " +
         significant(check->worst, 2);
}

// The terms a format has a place for.
std::vector<std::string> held_by(const ExportArguments& arguments) {
  if (arguments.format == "mjcf") return {"viscous", "coulomb", "rotor"};
  if (arguments.format == "urdf" && arguments.urdf.empty()) return {"viscous", "coulomb", "offset", "rotor"};
  return {"viscous", "coulomb"};
}

Result<Exported> export_robot(const ExportArguments& arguments) {
  auto source = load_source(arguments);
  if (!source) return source.error();
  if (source->model && !source->model->physical) {
    return Error{ErrorCode::Meaning,
                 "the model has no physical parameters, and base parameters belong to no single link", arguments.source,
                 "Identify again without --no-physical."};
  }
  const Robot robot = source->model ? identified_robot(*source->model) : source->robot;
  if (!robot.inertias())
    return Error{ErrorCode::Meaning, "a link has no inertia", arguments.source,
                 "Identify the robot first, or give inertials."};
  Exported out;
  if (arguments.format == "urdf") {
    auto text = urdf_text(arguments, robot);
    if (!text) return text.error();
    out.text = *std::move(text);
    out.file_name = robot.name + ".urdf";
  } else if (arguments.format == "mjcf") {
    out.text = write_mjcf(robot);
    out.file_name = robot.name + ".mjcf.xml";
  } else {
    out.text = write_sdf(robot);
    out.file_name = robot.name + ".sdf";
  }
  auto summary = checked(arguments, robot, out.text);
  if (!summary) return summary.error();
  out.summary = *summary;
  out.facts = {{"check", *summary}};
  if (source->model) out.side = side_file(*source->model, held_by(arguments), out.text);
  return out;
}

Result<Exported> export_json(const ExportArguments& arguments) {
  auto model = load_model(arguments.source);
  if (!model) return model.error();
  Exported out;
  out.text = write_model(*model);
  out.file_name = model->robot.name + "_model.json";
  out.summary = std::to_string(model->base.size()) + " base parameters with covariance";
  return out;
}

/// One line per format.
struct Format {
  const char* name;
  const char* meaning;
  Result<Exported> (*make)(const ExportArguments&);
};

const std::vector<Format>& formats() {
  static const std::vector<Format> list = {
      {"c", "one header for C11 and C++: inverse dynamics, gravity, mass matrix and regressor in base parameters",
       export_code},
      {"numpy", "the same as a Python module, vectorised over samples", export_code},
      {"urdf", "URDF; with --urdf your own file, changed in its inertials and joint dynamics only", export_robot},
      {"mjcf", "MuJoCo model with armature, damping and frictionloss", export_robot},
      {"sdf", "SDFormat 1.7", export_robot},
      {"json", "the model as JSON", export_json},
  };
  return list;
}

// The side file first: whoever finds the new export finds its side file too. A side file that is no longer needed goes.
Result<void> write_pair(const std::string& path, const std::string& beside, const Exported& made) {
  if (!made.side.empty()) return write_files({{beside, made.side}, {path, made.text}});
  if (auto written = write_file(path, made.text); !written) return written;
  const auto left = read_file(beside);
  std::error_code ignored;
  if (left && left->find("armature side file") != std::string::npos) std::filesystem::remove(beside, ignored);
  return {};
}

ExitCode run_export(const ExportArguments& arguments) {
  for (const Format& format : formats()) {
    if (arguments.format != format.name) continue;
    auto made = format.make(arguments);
    if (!made) return report(made.error());
    // "-" sends the text itself to stdout; the talk goes to stderr either way.
    if (arguments.out == "-") {
      std::cout << made->text;
      return ExitCode::Done;
    }
    const std::string path = arguments.out.empty() ? made->file_name : arguments.out;
    const std::string beside = path + ".side.json";
    if (const auto written = write_pair(path, beside, *made); !written) return report(written.error());
    if (!made->side.empty()) made->summary += "\nwhat the format has no place for: " + beside;
    made->facts["file"] = path;
    made->facts["bytes"] = made->text.size();
    if (arguments.json)
      std::cout << made->facts.dump(2) << '\n';
    else
      std::cout << path << '\n' << made->summary << '\n';
    return ExitCode::Done;
  }
  return report({ErrorCode::Usage, "there is no format '" + arguments.format + "'", "--to",
                 "Use urdf, mjcf, sdf, json, c or numpy."});
}

}  // namespace

void add_export(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ExportArguments>();
  CLI::App* verb = app.add_subcommand("export", "Code and files that other programs use");
  verb->add_option("SOURCE", arguments->source,
                   "A model (directory or model.json), or a catalogue name, URDF or robot file")
      ->required();
  std::string help = "Format:";
  for (const Format& format : formats()) help += "\n  " + std::string(format.name) + ": " + format.meaning;
  verb->add_option("--to", arguments->format, help)->required();
  verb->add_option("--terms", arguments->terms, "Joint terms beside the rigid bodies")
      ->delimiter(',')
      ->capture_default_str();
  verb->add_option("--urdf", arguments->urdf, "Your own URDF to patch, with --to urdf")->check(CLI::ExistingFile);
  verb->add_option("--prefix", arguments->prefix, "Beginning of the names in the C header; default: the robot's name");
  verb->add_option("--out", arguments->out, "File to write; default: named after the robot; '-' for stdout");
  verb->add_flag("--json", arguments->json, "Facts about the file as JSON on stdout");
  verb->callback([arguments, &exit] { exit = run_export(*arguments); });
}

}  // namespace armature::cli
