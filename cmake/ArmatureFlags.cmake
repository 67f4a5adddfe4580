# One language level and one set of warnings for all of our own targets.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# The hot kernels ask for -O3 themselves; everywhere else -O2 builds in half the time and runs as fast.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# For the sanitizers: fast enough to run, fast to compile.
set(CMAKE_CXX_FLAGS_SANITIZE "-O1 -g1")
set(CMAKE_C_FLAGS_SANITIZE "-O1 -g1")

# The compiler cache, told where the repository is, so that another clone finds the same objects, and that precompiled
# headers are identified by the text that armature_precompile() writes beside them.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1 ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_C_COMPILER_LAUNCHER})
endif()

function(armature_flags target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                                           -Wold-style-cast -Wcast-align -Woverloaded-virtual)
  if(ARMATURE_WARNINGS_AS_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  # g++ 12 reports reads and overlaps inside Eigen and std::string that do not exist (gcc bugs 105562, 105329 and kin).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
                                             -Wno-stringop-overread -Wno-restrict)
  endif()
  if(ARMATURE_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=all
                                             -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitize.txt)
    target_compile_definitions(${target} PRIVATE ARMATURE_SANITIZED)
    target_link_options(${target} PRIVATE -fsanitize=address,undefined)
  endif()
endfunction()

# For code that only calls the library: with sanitizers the optimiser costs more than it saves.
function(armature_thin target)
  if(ARMATURE_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# armature_batches(<target> <folder>): with -DARMATURE_BATCHES=ON eight sources are one for the compiler, which then reads their
# headers and compiles the inline functions they share once. A build from nothing takes half the time, one after a change of one
# source longer. Names in anonymous namespaces must then differ within such a target. Sources with flags of their own stay alone, and
# those with SKIP_UNITY_BUILD_INCLUSION. Not CMake's own unity builds: theirs name the clone, so that the compiler cache knows no other
# clone's; these name sources from <folder>, which must be an include directory. Called after the sources have their properties.
option(ARMATURE_BATCHES "Compile sources eight at a time where that saves time" OFF)
function(armature_batches target folder)
  if(NOT ARMATURE_BATCHES)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(members "")
  foreach(source IN LISTS sources)
    set(alone FALSE)
    foreach(property COMPILE_OPTIONS COMPILE_DEFINITIONS SKIP_PRECOMPILE_HEADERS SKIP_UNITY_BUILD_INCLUSION HEADER_FILE_ONLY GENERATED)
      get_source_file_property(value ${source} ${property})
      if(value)
        set(alone TRUE)
      endif()
    endforeach()
    if(NOT alone)
      list(APPEND members ${source})
    endif()
  endforeach()
  set(number 0)
  while(members)
    list(SUBLIST members 0 8 batch)
    list(REMOVE_ITEM members ${batch})
    set(text "")
    foreach(source IN LISTS batch)
      get_filename_component(path ${source} ABSOLUTE)
      file(RELATIVE_PATH path ${folder} ${path})
      string(APPEND text "#include \"${path}\"\n")
    endforeach()
    set(file ${PROJECT_BINARY_DIR}/batches/${target}_${number}.cpp)
    file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
    target_sources(${target} PRIVATE ${file})
    set_source_files_properties(${batch} PROPERTIES HEADER_FILE_ONLY ON)
    math(EXPR number "${number} + 1")
  endwhile()
endfunction()
