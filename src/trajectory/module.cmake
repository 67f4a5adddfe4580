find_package(yaml-cpp REQUIRED)
armature_needs(yaml-cpp)
target_compile_definitions(${target} PRIVATE ARMATURE_VERSION="${PROJECT_VERSION}")
