// armature studio [FOLDER]: the whole job in a browser window, on this machine.
#pragma once

#include "armature/job.hpp"

namespace armature::studio {

/// A verb of the program only: it opens a socket and starts processes, which a library does not do. Help and options
/// come from its declaration like those of every other verb.
struct StudioJob final : Job {
  std::string folder = ".";
  int port = 0;             ///< 0: a free one
  bool no_browser = false;  ///< print the address only

  [[nodiscard]] const char* verb() const override { return "studio"; }
  [[nodiscard]] const char* summary() const override {
    return "the whole job in a browser window on this machine: robot, design, recording, model, export";
  }
  [[nodiscard]] const char* example() const override { return "armature studio my_robot"; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  void declare(FieldVisitor& visitor) override;
  /// Serves until Ctrl-C.
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

}  // namespace armature::studio
