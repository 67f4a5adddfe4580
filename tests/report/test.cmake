find_package(nlohmann_json REQUIRED)
list(APPEND LINKS nlohmann_json::nlohmann_json)
