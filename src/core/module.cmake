find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)

# These compile what the precompiled header declares to be compiled elsewhere.
file(GLOB eigen_once ${PROJECT_SOURCE_DIR}/src/core/eigen_once_*.cpp)
set_source_files_properties(${eigen_once} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
