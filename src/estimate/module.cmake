find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)

# The QR kernel: -O3 in every instruction set, AVX2 in a file of its own behind a run-time check. -std=c++20 switches
# contraction to fma off, so it is asked for by name.
set(kernel ${PROJECT_SOURCE_DIR}/src/estimate/tall_qr)
set_source_files_properties(${kernel}.cpp ${kernel}_avx2.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
set_source_files_properties(${kernel}.cpp PROPERTIES COMPILE_OPTIONS "-O3;-Wno-psabi")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  set_property(SOURCE ${kernel}.cpp ${kernel}_avx2.cpp APPEND PROPERTY COMPILE_DEFINITIONS ARMATURE_HAS_AVX2_KERNEL)
  set_source_files_properties(${kernel}_avx2.cpp PROPERTIES COMPILE_OPTIONS "-O3;-ffp-contract=fast;-Wno-psabi;-mavx2;-mfma")
endif()
