# Pinocchio as a peer of ${target}, where its C++ headers are found. The `pin` wheel carries them:
#   python3 -m venv V && V/bin/pip install pin
#   ARMATURE_PINOCCHIO_PREFIX=V/lib/python3.11/site-packages/cmeel.prefix ./dev bench dynamics
# or with V active; with CMake alone, -DARMATURE_PINOCCHIO_PREFIX=...
#
# Header-only and optimised for this very machine, once by the compiler of this build and once by clang where it is:
# its best case. Ours is the portable binary. One file takes two minutes and 1.5 GB to compile; ccache remembers it.
set(peers ${CMAKE_CURRENT_SOURCE_DIR}/peers)
if(NOT TARGET bench_pinocchio)
  set(ARMATURE_PINOCCHIO_PREFIX "" CACHE PATH "Where pinocchio and its Boost headers are (a cmeel.prefix)")
  execute_process(COMMAND python3 -c "import sysconfig; print(sysconfig.get_paths()['purelib'] + '/cmeel.prefix')"
                  OUTPUT_VARIABLE wheel OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  set(pinocchio_libraries "")
  foreach(prefix IN ITEMS "${ARMATURE_PINOCCHIO_PREFIX}" "$ENV{ARMATURE_PINOCCHIO_PREFIX}" "${wheel}" /opt/openrobots /usr/local /usr)
    if(prefix AND EXISTS ${prefix}/include/pinocchio/algorithm/regressor.hpp)
      set(pinocchio_include ${prefix}/include)
      break()
    endif()
  endforeach()
  if(pinocchio_include)
    find_program(ARMATURE_PEER_CLANG NAMES clang++-14 clang++)
    get_target_property(eigen_include Eigen3::Eigen INTERFACE_INCLUDE_DIRECTORIES)
    set(compilers ${CMAKE_CXX_COMPILER})
    if(ARMATURE_PEER_CLANG AND NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
      list(APPEND compilers ${ARMATURE_PEER_CLANG})
    endif()
    # BOOST_MPL: Pinocchio's variant of joints is longer than Boost's ready-made lists.
    set(flags -std=c++20 -O3 -march=native -ffp-contract=fast -DNDEBUG -w -fPIC -fvisibility=hidden
        -DBOOST_MPL_LIMIT_LIST_SIZE=30 -DBOOST_MPL_LIMIT_VECTOR_SIZE=30 -DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS
        -DBOOST_FUSION_INVOKE_MAX_ARITY=10 -I${CMAKE_CURRENT_SOURCE_DIR} -isystem ${pinocchio_include} -isystem ${eigen_include})
    foreach(compiler IN LISTS compilers)
      get_filename_component(name ${compiler} NAME)
      set(object ${CMAKE_CURRENT_BINARY_DIR}/pinocchio_${name}.o)
      set(library ${CMAKE_CURRENT_BINARY_DIR}/libpinocchio_${name}.so)
      add_custom_command(OUTPUT ${library} VERBATIM
        COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${compiler} ${flags} -c ${peers}/pinocchio.cpp -o ${object}
        COMMAND ${compiler} -shared -o ${library} ${object}
        DEPENDS ${peers}/pinocchio.cpp ${peers}/pinocchio.hpp
        COMMENT "Compiling Pinocchio with ${name} (two minutes)")
      list(APPEND pinocchio_libraries ${library})
    endforeach()
  endif()
  add_custom_target(bench_pinocchio DEPENDS ${pinocchio_libraries})
  string(REPLACE ";" ":" pinocchio_libraries "${pinocchio_libraries}")
  set_source_files_properties(${peers}/pinocchio_builds.cpp PROPERTIES COMPILE_DEFINITIONS
                              ARMATURE_PINOCCHIO_LIBRARIES="${pinocchio_libraries}")
endif()
target_sources(${target} PRIVATE ${peers}/pinocchio_builds.cpp)
add_dependencies(${target} bench_pinocchio)
list(APPEND LINKS ${CMAKE_DL_LIBS})
