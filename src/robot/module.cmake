find_package(tinyxml2 REQUIRED)
find_package(yaml-cpp REQUIRED)
armature_needs(PRIVATE tinyxml2::tinyxml2 yaml-cpp)

# The catalogue: robots/*.yaml become string literals of one generated source, so that the binary needs no file.
file(GLOB catalogue CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/robots/*.yaml)
set(catalogue_source ${PROJECT_BINARY_DIR}/generated/robot_catalogue.cpp)
add_custom_command(
  OUTPUT ${catalogue_source}
  COMMAND ${CMAKE_COMMAND} -DOUT=${catalogue_source} -DDIR=${PROJECT_SOURCE_DIR}/robots
          -P ${PROJECT_SOURCE_DIR}/src/robot/embed_catalogue.cmake
  DEPENDS ${catalogue} ${PROJECT_SOURCE_DIR}/src/robot/embed_catalogue.cmake
  VERBATIM)
target_sources(${target} PRIVATE ${catalogue_source})
