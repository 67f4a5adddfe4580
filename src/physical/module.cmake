find_path(IPOPT_INCLUDE_DIR IpIpoptApplication.hpp PATH_SUFFIXES coin coin-or REQUIRED)
find_library(IPOPT_LIBRARY ipopt REQUIRED)
target_include_directories(${target} SYSTEM PRIVATE ${IPOPT_INCLUDE_DIR})
armature_needs(PRIVATE ${IPOPT_LIBRARY})
# Ipopt 3.11's headers need to be told that the C library has these.
set_source_files_properties(src/physical/ipopt_search.cpp PROPERTIES COMPILE_DEFINITIONS HAVE_CSTDDEF)
