// The command line only dispatches: one file per verb in verbs/.
#include <exception>
#include <iostream>

#include "armature/text.hpp"
#include "cli.hpp"

namespace armature::cli {

ExitCode report(const Error& error) {
  std::cerr << "armature: " << error.text() << '\n';
  switch (error.code) {
    case ErrorCode::Usage: return ExitCode::Usage;
    case ErrorCode::Numerical: return ExitCode::Numerical;
    default: return ExitCode::Input;
  }
}

namespace {

// What can be typed after `app`: its verbs, or the options of a verb.
std::vector<std::string> words_of(const CLI::App& app) {
  std::vector<std::string> words;
  for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
    words.push_back(verb->get_name());
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) words.push_back("--" + name);
  }
  return words;
}

// What was typed wrong, the nearest right word, and where the rest stands.
void explain(const CLI::App& app, const CLI::ParseError& error) {
  const auto parsed = app.get_subcommands();
  const CLI::App& at = parsed.empty() ? app : *parsed.front();
  const std::string name = parsed.empty() ? "armature" : "armature " + at.get_name();
  std::cerr << name << ": " << error.what();
  for (const std::string& extra : app.remaining(true)) {
    if (const auto near = nearest_name(extra, words_of(at))) std::cerr << ". Did you mean " << *near << '?';
  }
  std::cerr << "\n" << name << " --help says what there is.\n";
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app("Armature turns a robot arm's kinematics into a dynamic model that can be trusted.", "armature");
  app.set_version_flag("--version", std::string("armature ") + ARMATURE_VERSION);
  app.require_subcommand(1);
  ExitCode exit = ExitCode::Done;
#define ARMATURE_VERB(verb) add_##verb(app, exit);
#include "verbs.inc"
#undef ARMATURE_VERB
  if (argc == 1) {
    std::cerr << app.help();
    return static_cast<int>(ExitCode::Usage);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // help and version
    explain(app, error);
    return static_cast<int>(ExitCode::Usage);
  } catch (const std::exception& error) {
    std::cerr << "armature: " << error.what() << '\n';
    return static_cast<int>(ExitCode::Numerical);
  }
  return static_cast<int>(exit);
}

}  // namespace armature::cli

int main(int argc, char** argv) { return armature::cli::run(argc, argv); }
