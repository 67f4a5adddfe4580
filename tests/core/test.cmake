set(ALONE output_test.cpp)
