# armature_precompile(<target> <group> [<header>...])
#   Eigen, the standard library and the headers given are parsed once for all targets of a group. The first target of a
#   group owns the precompiled header; the others reuse it, so their flags must be the same. Sources must still include
#   what they use: -DARMATURE_PRECOMPILE=OFF builds without.
option(ARMATURE_PRECOMPILE "Parse Eigen and the standard library once per group of targets" ON)

set(armature_common_headers <core/eigen_once.hpp>
  <Eigen/Cholesky> <Eigen/Core> <Eigen/Eigenvalues> <Eigen/Geometry> <Eigen/LU> <Eigen/QR> <Eigen/SVD>
  <algorithm> <array> <chrono> <cmath> <cstdint> <functional> <limits> <map> <memory> <numeric> <optional> <set> <sstream>
  <stdexcept> <string> <string_view> <utility> <variant> <vector>)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/core/eigen_once.hpp)
file(SHA256 ${PROJECT_SOURCE_DIR}/src/core/eigen_once.hpp armature_eigen_once)

function(armature_precompile target group)
  if(NOT ARMATURE_PRECOMPILE)
    return()
  endif()
  get_property(owner GLOBAL PROPERTY armature_precompiled_${group})
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
    return()
  endif()
  set_property(GLOBAL PROPERTY armature_precompiled_${group} ${target})
  target_precompile_headers(${target} PRIVATE ${armature_common_headers} ${ARGN})
  # The bytes of a precompiled header differ from one clone to the next. The compiler cache compares this text instead,
  # so it names all that the bytes depend on.
  get_target_property(options ${target} COMPILE_OPTIONS)
  string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
  get_target_property(binary_dir ${target} BINARY_DIR)
  file(CONFIGURE OUTPUT ${binary_dir}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum CONTENT
    "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}} ${options}
Eigen ${Eigen3_VERSION}, GTest ${GTest_VERSION}, json ${nlohmann_json_VERSION}
${armature_common_headers} ${ARGN} ${armature_eigen_once}
" @ONLY)
endfunction()
