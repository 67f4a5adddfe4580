set(LINKS armature_studio)
if(NOT TARGET armature_studio)
  set(SKIP TRUE)
endif()
