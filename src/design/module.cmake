find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json REQUIRED)
armature_needs(PRIVATE yaml-cpp nlohmann_json::nlohmann_json)

# The specs: specs/*.yaml become string literals of one generated source, so that the binary needs no file.
file(GLOB specs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/specs/*.yaml)
set(specs_source ${PROJECT_BINARY_DIR}/generated/design_specs.cpp)
add_custom_command(
  OUTPUT ${specs_source}
  COMMAND ${CMAKE_COMMAND} -DOUT=${specs_source} -DDIR=${PROJECT_SOURCE_DIR}/specs
          -P ${PROJECT_SOURCE_DIR}/src/design/embed_specs.cmake
  DEPENDS ${specs} ${PROJECT_SOURCE_DIR}/src/design/embed_specs.cmake
  VERBATIM)
target_sources(${target} PRIVATE ${specs_source})
