find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json REQUIRED)
armature_needs(yaml-cpp nlohmann_json::nlohmann_json)

armature_embed(specs design/spec/spec_catalogue.hpp armature::design SpecEntry spec_catalogue)
