// For every standard parameter: can it be found, and what would change that?
#pragma once

#include <array>
#include <string>
#include <vector>

#include "armature/base.hpp"

namespace armature {

/// What torques can determine of one standard parameter (Ayvacı 2022, Table 8).
enum class Visibility {
  Alone,     ///< its value can be found: no unseen direction changes it
  Combined,  ///< only sums with others can be found
  Never,     ///< no torque depends on it
};

[[nodiscard]] const char* to_string(Visibility visibility);

/// A change of the set-up and what it does to the classes.
struct WhatIf {
  std::string change;               ///< "base tilted", "joint3 locked"
  int base_count = 0;               ///< base parameters then
  std::vector<int> better;          ///< standard parameters whose class rises: never → combined → alone
  std::vector<int> worse;           ///< … falls
  std::vector<Visibility> classes;  ///< one per standard parameter, then
};

struct IdentifiabilityOptions {
  BaseOptions base;
  /// Also ask: another mounting, a force sensor under the base, each joint locked, the last body (tool, payload) known.
  bool what_if = true;
};

struct Identifiability {
  BaseMap map;
  std::vector<Visibility> classes;  ///< one per standard parameter
  std::vector<WhatIf> what_if;

  /// Parameters that are alone, combined, never.
  [[nodiscard]] std::array<int, 3> counts() const;
};

/// Classes by structure: a parameter is alone if its row of the null space is zero, never if its column of the
/// projection is zero, else combined.
[[nodiscard]] std::vector<Visibility> classify(const BaseMap& map);
/// The same for parameters written in other frames of the same bodies, one pose per body: a class belongs to a
/// parameter and its frame.
[[nodiscard]] std::vector<Visibility> classify_in_frames(const TorqueModel& model, const BaseMap& map,
                                                         const std::vector<Pose>& new_from_body);

[[nodiscard]] Identifiability analyse_identifiability(const TorqueModel& model,
                                                      const IdentifiabilityOptions& options = {});

}  // namespace armature
