set(ALONE friction_factor_test.cpp)
