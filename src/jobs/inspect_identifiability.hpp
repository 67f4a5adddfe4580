// The part of `armature inspect` that says what can be identified.
#pragma once

#include <nlohmann/json.hpp>
#include <ostream>

#include "armature/identifiability.hpp"

namespace armature {

/// One coloured row per parameter kind and one column per joint (green alone, yellow combined, red never, as
/// Ayvacı 2022 Table 8), the regrouping formulas, and what would change a class.
void print_identifiability(std::ostream& out, const TorqueModel& model, const Identifiability& found);

/// The same as data.
[[nodiscard]] nlohmann::json identifiability_json(const TorqueModel& model, const Identifiability& found);

}  // namespace armature
