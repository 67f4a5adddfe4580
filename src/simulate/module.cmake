include(ArmatureMujoco)
armature_needs(PRIVATE armature_mujoco)
