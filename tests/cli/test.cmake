#The binary itself is run; nothing of the library is linked.
set(LINKS armature_core)
