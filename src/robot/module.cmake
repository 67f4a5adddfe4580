find_package(tinyxml2 REQUIRED)
find_package(yaml-cpp REQUIRED)
armature_needs(tinyxml2::tinyxml2 yaml-cpp)

armature_embed(robots armature/catalogue.hpp armature CatalogueEntry catalogue)
