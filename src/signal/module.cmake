# The smoother's kernels: each instruction set in a file of its own; smoother_kernel.cpp chooses when the program runs.
# -std=c++20 switches contraction to fma off, so it is asked for by name.
set(kernel ${PROJECT_SOURCE_DIR}/src/signal/smoother_kernel)
set_source_files_properties(${kernel}.cpp PROPERTIES COMPILE_OPTIONS "-O3;-fno-math-errno;-Wno-psabi")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  set_property(SOURCE ${kernel}.cpp ${kernel}_avx2.cpp ${kernel}_avx512.cpp APPEND PROPERTY COMPILE_DEFINITIONS ARMATURE_X86_KERNELS)
  set(wide_flags -O3 -ffp-contract=fast -fno-math-errno -Wno-psabi -mavx2 -mfma)
  # Loops over the five entries of a state without a counter: matrices then live in registers. 1.5 times as fast.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND wide_flags --param=max-completely-peeled-insns=30000)
  endif()
  set_source_files_properties(${kernel}_avx2.cpp PROPERTIES COMPILE_OPTIONS "${wide_flags}")
  set_source_files_properties(${kernel}_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${wide_flags};-mavx512f;-mavx512dq;-mavx512vl;-mprefer-vector-width=512")
endif()
set_source_files_properties(${kernel}.cpp ${kernel}_avx2.cpp ${kernel}_avx512.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
