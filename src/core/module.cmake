find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)

# These compile what the precompiled header declares to be compiled elsewhere.
file(GLOB eigen_once ${PROJECT_SOURCE_DIR}/src/core/eigen_once_*.cpp)
set_source_files_properties(${eigen_once} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)

# Products of small matrices, once per instruction set; dense.cpp chooses when the program runs.
set(dense ${PROJECT_SOURCE_DIR}/src/core/dense)
set_source_files_properties(${dense}_avx2.cpp ${dense}_avx512.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  set_property(SOURCE ${dense}.cpp ${dense}_avx2.cpp ${dense}_avx512.cpp APPEND PROPERTY COMPILE_DEFINITIONS ARMATURE_X86_KERNELS)
  set(dense_flags -O3 -ffp-contract=fast -Wno-psabi -mavx2 -mfma)
  set_source_files_properties(${dense}_avx2.cpp PROPERTIES COMPILE_OPTIONS "${dense_flags}")
  # g++ 12 takes the undefined lanes of its own intrinsics for uninitialised variables.
  set_source_files_properties(${dense}_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${dense_flags};-Wno-uninitialized;-Wno-maybe-uninitialized;-mavx512f;-mavx512dq;-mavx512vl;-mprefer-vector-width=512")
endif()
