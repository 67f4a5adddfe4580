// The robots that need no file: a name is enough.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "armature/error.hpp"
#include "armature/robot.hpp"

namespace armature {

/// One embedded robot file, byte for byte as in robots/.
struct CatalogueEntry {
  std::string_view name;  ///< "iiwa14"
  std::string_view text;  ///< the YAML
};

/// All embedded robots, by name in alphabetical order.
[[nodiscard]] const std::vector<CatalogueEntry>& catalogue();
/// Their names.
[[nodiscard]] std::vector<std::string> catalogue_names();
/// The robot of that name; NotFound with the nearest name otherwise.
[[nodiscard]] Result<Robot> load_catalogue_robot(const std::string& name);

}  // namespace armature
