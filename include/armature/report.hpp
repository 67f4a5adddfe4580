// The report: one self-contained HTML file, with the verdict first.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/drawn.hpp"
#include "armature/identify.hpp"
#include "armature/validate.hpp"

namespace armature {

/// What a report is made of. Everything but the identification may be missing; its section is then left out.
struct Report {
  std::string title;
  Identification identification;
  std::vector<NamedSamples> data;        ///< what was identified from
  std::vector<NamedSamples> unseen;      ///< validation motions
  std::optional<Validation> validation;  ///< on `unseen`
  std::vector<std::string> quality;      ///< findings of the quality report, one sentence each
  std::vector<std::string> design;       ///< what is proven about the motion, one sentence each
  std::vector<std::string> next_steps;
  std::vector<DrawnSurface> surfaces;  ///< what the robot looks like; none: its capsules are drawn
};

/// The whole report as one self-contained HTML text; the same input gives the same bytes.
[[nodiscard]] std::string write_report(const Report& report);

}  // namespace armature
