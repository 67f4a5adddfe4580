# The binary itself is run; the library only writes its inputs.
set(LINKS armature_recording armature_trajectory)
