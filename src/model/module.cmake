find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)
