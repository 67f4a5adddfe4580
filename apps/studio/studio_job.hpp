// armature studio [FOLDER]: the whole job in a browser window, on this machine.
#pragma once

#include "armature/jobs.hpp"

namespace armature::studio {

/// The studio as the program runs it: serves until Ctrl-C.
struct ServedStudio final : StudioJob {
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

}  // namespace armature::studio
