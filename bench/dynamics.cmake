# Peers of the dynamics benchmark: the engines of the oracle tests, and Pinocchio where its C++ headers are found. The
# `pin` wheel carries them:  python3 -m venv V && V/bin/pip install pin,  then
#   cmake -DARMATURE_PINOCCHIO_PREFIX=V/lib/python3.11/site-packages/cmeel.prefix
set(ARMATURE_PINOCCHIO_PREFIX "" CACHE PATH "Where pinocchio, its Boost and its Eigen headers are (a cmeel.prefix)")
set(ORACLES "")
include(${PROJECT_SOURCE_DIR}/tests/oracle/test.cmake)
file(GLOB engines ${PROJECT_SOURCE_DIR}/tests/oracle/dynamics_engine_*.cpp)
set_source_files_properties(${engines} PROPERTIES COMPILE_DEFINITIONS "${ORACLES}")
target_sources(${target} PRIVATE ${engines})

add_library(bench_pinocchio SHARED EXCLUDE_FROM_ALL ${CMAKE_CURRENT_SOURCE_DIR}/dynamics/pinocchio.cpp)
set_target_properties(bench_pinocchio PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
target_include_directories(bench_pinocchio PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
list(APPEND LINKS bench_pinocchio)
find_path(PINOCCHIO_INCLUDE pinocchio/algorithm/regressor.hpp HINTS ${ARMATURE_PINOCCHIO_PREFIX}/include)
if(PINOCCHIO_INCLUDE)
  # Header-only, optimised for this very machine: its best case. Ours is the portable binary.
  target_compile_options(bench_pinocchio PRIVATE -O3 -march=native -ffp-contract=fast -DNDEBUG -w)
  target_compile_definitions(bench_pinocchio PRIVATE ARMATURE_HAS_PINOCCHIO BOOST_MPL_LIMIT_LIST_SIZE=30
                             BOOST_MPL_LIMIT_VECTOR_SIZE=30 BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS BOOST_FUSION_INVOKE_MAX_ARITY=10)
  target_include_directories(bench_pinocchio SYSTEM PRIVATE ${PINOCCHIO_INCLUDE})
  target_link_libraries(bench_pinocchio PRIVATE Eigen3::Eigen)
endif()
