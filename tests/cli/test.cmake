# The binary itself is run; the library only writes its inputs.
set(LINKS armature_papers armature_recording armature_trajectory armature_robot)
set(SANITIZED_WITHOUT "CliDemo.*") # minutes there, and its search would end by the clock
