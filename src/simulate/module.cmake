include(ArmatureMujoco)
armature_needs(armature_mujoco)
find_package(tinyxml2 REQUIRED)
armature_needs(tinyxml2::tinyxml2)
