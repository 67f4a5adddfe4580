find_package(nlohmann_json REQUIRED)
armature_needs(PRIVATE nlohmann_json::nlohmann_json)
