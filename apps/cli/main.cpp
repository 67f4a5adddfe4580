// The command line only dispatches: one file per verb in verbs/.
#include <exception>
#include <iostream>

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

}  // namespace armature::cli

int main(int argc, char** argv) {
  using armature::cli::ExitCode;
  CLI::App app("Armature turns a robot arm's kinematics into a dynamic model that can be trusted.", "armature");
  app.set_version_flag("--version", std::string("armature ") + ARMATURE_VERSION);
  app.require_subcommand(1);
  ExitCode exit = ExitCode::Done;
#define ARMATURE_VERB(verb) armature::cli::add_##verb(app, exit);
#include "verbs.inc"
#undef ARMATURE_VERB
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // CLI11 prints help and version to stdout with code 0; everything else is a usage error.
    return app.exit(error) == 0 ? 0 : static_cast<int>(ExitCode::Usage);
  } catch (const std::exception& error) {
    std::cerr << "armature: " << error.what() << '\n';
    return static_cast<int>(ExitCode::Numerical);
  }
  return static_cast<int>(exit);
}
