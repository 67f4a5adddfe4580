list(APPEND LINKS armature_papers) # the papers' numbers
set(SANITIZED_LONG TRUE)
