# MuJoCo, DART and KDL as peers of ${target}: the engines of the oracle tests.
set(ORACLES "")
include(${PROJECT_SOURCE_DIR}/tests/oracle/test.cmake)
file(GLOB engines ${PROJECT_SOURCE_DIR}/tests/oracle/dynamics_engine_*.cpp)
set_source_files_properties(${engines} PROPERTIES COMPILE_DEFINITIONS "${ORACLES}")
target_sources(${target} PRIVATE ${engines})
