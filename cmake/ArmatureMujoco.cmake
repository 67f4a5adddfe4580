# Debian's mujocoConfig.cmake names an include directory that its package does not ship, so the library is found here.
if(NOT TARGET armature_mujoco)
  find_path(MUJOCO_INCLUDE_DIR mujoco/mujoco.h REQUIRED)
  find_library(MUJOCO_LIBRARY mujoco REQUIRED)
  add_library(armature_mujoco INTERFACE IMPORTED)
  target_include_directories(armature_mujoco INTERFACE ${MUJOCO_INCLUDE_DIR})
  target_link_libraries(armature_mujoco INTERFACE ${MUJOCO_LIBRARY})
endif()
