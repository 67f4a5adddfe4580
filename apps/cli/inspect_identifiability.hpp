// The part of `armature inspect` that says what can be identified.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "armature/robot.hpp"
#include "armature/terms.hpp"

namespace armature::cli {

/// To stdout: one coloured row per parameter kind and one column per joint (green alone, yellow combined, red never, as
/// Ayvacı 2022 Table 8), the regrouping formulas, and what would change a class.
void print_identifiability(const Robot& robot, const std::vector<Term>& terms, bool colour);

/// The same as data.
[[nodiscard]] nlohmann::json identifiability_json(const Robot& robot, const std::vector<Term>& terms);

}  // namespace armature::cli
