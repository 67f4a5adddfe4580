list(APPEND LINKS armature_trajectory)
