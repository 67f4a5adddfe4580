find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)

# web/dist/page.js goes into the library as it is.
set(page_script ${PROJECT_SOURCE_DIR}/web/dist/page.js)
set_source_files_properties(${PROJECT_SOURCE_DIR}/src/report/script.cpp PROPERTIES
  COMPILE_DEFINITIONS ARMATURE_PAGE_SCRIPT="${page_script}" OBJECT_DEPENDS ${page_script})
