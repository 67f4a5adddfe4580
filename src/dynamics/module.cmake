# The kernels are one source compiled once per instruction set; kernels.cpp chooses when the program runs.
# -std=c++20 switches contraction to fma off, so it is asked for by name. No -march=native anywhere: one binary serves
# every machine.
set_source_files_properties(src/dynamics/kernels_sse2.cpp src/dynamics/kernels_avx2.cpp src/dynamics/kernels_avx512.cpp
  PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
set(kernel_flags -O3 -ffp-contract=fast -fno-math-errno -fno-trapping-math)
set_source_files_properties(src/dynamics/kernels_sse2.cpp PROPERTIES COMPILE_OPTIONS "${kernel_flags}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(src/dynamics/kernels_avx2.cpp PROPERTIES COMPILE_OPTIONS "${kernel_flags};-mavx2;-mfma")
  set_source_files_properties(src/dynamics/kernels_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${kernel_flags};-mavx2;-mfma;-mavx512f;-mavx512dq;-mavx512vl;-mprefer-vector-width=512")
  set_source_files_properties(src/dynamics/kernels.cpp PROPERTIES COMPILE_DEFINITIONS ARMATURE_X86_KERNELS)
else()
  set_source_files_properties(src/dynamics/kernels_avx2.cpp src/dynamics/kernels_avx512.cpp PROPERTIES HEADER_FILE_ONLY ON)
endif()
