#include "armature/catalogue.hpp"

#include "armature/robot_file.hpp"
#include "armature/text.hpp"

namespace armature {

std::vector<std::string> catalogue_names() {
  std::vector<std::string> names;
  for (const CatalogueEntry& entry : catalogue()) names.emplace_back(entry.name);
  return names;
}

Result<Robot> load_catalogue_robot(const std::string& name) {
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.name == name) return parse_robot_yaml(entry.text, "catalogue:" + name);
  }
  const auto near = nearest_name(name, catalogue_names());
  return Error{ErrorCode::NotFound, "no robot of the catalogue is named '" + name + "'", "",
               near ? "Did you mean '" + *near + "'?" : "The catalogue has " + join(catalogue_names(), ", ") + "."};
}

}  // namespace armature
