set(SANITIZED_LONG TRUE)
set(ALONE filter_test.cpp prepare_test.cpp)
