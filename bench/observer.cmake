include(${CMAKE_CURRENT_SOURCE_DIR}/peers/engines.cmake)
include(${CMAKE_CURRENT_SOURCE_DIR}/peers/pinocchio.cmake)
