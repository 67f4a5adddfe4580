find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json REQUIRED)
armature_needs(yaml-cpp nlohmann_json::nlohmann_json)

armature_embed(specs design/spec_catalogue.hpp armature::design SpecEntry spec_catalogue)

# The search's products of small matrices, once per instruction set; dense.cpp chooses when the program runs.
set(dense ${PROJECT_SOURCE_DIR}/src/design/dense)
set_source_files_properties(${dense}_avx2.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  set_property(SOURCE ${dense}.cpp ${dense}_avx2.cpp APPEND PROPERTY COMPILE_DEFINITIONS ARMATURE_HAS_AVX2_KERNEL)
  set_source_files_properties(${dense}_avx2.cpp PROPERTIES COMPILE_OPTIONS "-O3;-ffp-contract=fast;-Wno-psabi;-mavx2;-mfma")
endif()
