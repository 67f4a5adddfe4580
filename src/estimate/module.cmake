find_package(nlohmann_json REQUIRED)
armature_needs(nlohmann_json::nlohmann_json)

# The QR kernel: -O3 in every instruction set, each in a file of its own behind a run-time check. -std=c++20 switches
# contraction to fma off, so it is asked for by name.
set(kernel ${PROJECT_SOURCE_DIR}/src/estimate/tall_qr)
set_source_files_properties(${kernel}.cpp ${kernel}_avx2.cpp ${kernel}_avx512.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
set_source_files_properties(${kernel}.cpp PROPERTIES COMPILE_OPTIONS "-O3;-Wno-psabi")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  set(kernel_flags -O3 -ffp-contract=fast -Wno-psabi -mavx2 -mfma)
  set_property(SOURCE ${kernel}.cpp APPEND PROPERTY COMPILE_DEFINITIONS ARMATURE_X86_KERNELS)
  set_source_files_properties(${kernel}_avx2.cpp PROPERTIES COMPILE_OPTIONS "${kernel_flags}")
  set_source_files_properties(${kernel}_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${kernel_flags};-mavx512f;-mavx512dq;-mavx512vl;-mprefer-vector-width=512")
else()
  set_source_files_properties(${kernel}_avx2.cpp ${kernel}_avx512.cpp PROPERTIES HEADER_FILE_ONLY ON)
endif()
