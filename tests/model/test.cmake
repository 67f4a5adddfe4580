list(APPEND LINKS armature_trajectory)
set(ALONE mjcf_patch_test.cpp refinement_test.cpp)
