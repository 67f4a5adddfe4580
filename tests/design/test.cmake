set(SANITIZED_WITHOUT Jia2019.ConditionNumber Jia2019.LogDet Jia2019.EmbeddedCriterion)
set(SANITIZED_LONG TRUE)
list(APPEND LINKS yaml-cpp)
set(ALONE play_test.cpp)
