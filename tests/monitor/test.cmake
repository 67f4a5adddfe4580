list(APPEND LINKS armature_papers) # the papers' numbers
set(SANITIZED_LONG TRUE)
set(ALONE false_alarms_test.cpp rest_test.cpp)
