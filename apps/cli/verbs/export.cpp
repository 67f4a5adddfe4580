// armature export: code and files that other programs use.
#include <chrono>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "armature/codegen.hpp"
#include "armature/files.hpp"
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
  bool json = false;
};

/// What a format made: the text, the file's usual name, and what there is to say about it.
struct Exported {
  std::string text;
  std::string file_name;
  nlohmann::json facts;
  std::string summary;
};

Result<Exported> export_code(const ExportArguments& arguments) {
  auto robot = load_robot(arguments.source);
  if (!robot) return robot.error();
  auto terms = make_terms(*robot, arguments.terms);
  if (!terms) return terms.error();
  const TorqueModel model(*robot, *terms);
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
  out.text = std::move(code.text);
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
  };
  return list;
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
    if (const auto written = write_file(path, made->text); !written) return report(written.error());
    made->facts["file"] = path;
    made->facts["bytes"] = made->text.size();
    if (arguments.json)
      std::cout << made->facts.dump(2) << '\n';
    else
      std::cout << path << '\n' << made->summary << '\n';
    return ExitCode::Done;
  }
  return report(
      {ErrorCode::Usage, "there is no format '" + arguments.format + "'", "--to", "See armature export --help."});
}

}  // namespace

void add_export(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ExportArguments>();
  CLI::App* verb = app.add_subcommand("export", "Code and files that other programs use");
  verb->add_option("SOURCE", arguments->source, "Catalogue name, URDF or robot file")->required();
  std::string help = "Format:";
  for (const Format& format : formats()) help += "\n  " + std::string(format.name) + ": " + format.meaning;
  verb->add_option("--to", arguments->format, help)->required();
  verb->add_option("--terms", arguments->terms, "Joint terms beside the rigid bodies")
      ->delimiter(',')
      ->capture_default_str();
  verb->add_option("--prefix", arguments->prefix, "Beginning of the names in the C header; default: the robot's name");
  verb->add_option("--out", arguments->out, "File to write; default: PREFIX_dynamics.h or .py; '-' for stdout");
  verb->add_flag("--json", arguments->json, "Facts about the file as JSON on stdout");
  verb->callback([arguments, &exit] { exit = run_export(*arguments); });
}

}  // namespace armature::cli
