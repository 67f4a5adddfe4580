include(ArmatureMujoco)
armature_needs(PRIVATE armature_mujoco)
find_package(tinyxml2 REQUIRED)
armature_needs(PRIVATE tinyxml2::tinyxml2)
