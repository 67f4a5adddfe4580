# armature_module(<name> [USES <modules above it>...])
#   src/<name>/*.cpp becomes the static library armature_<name>. What a module needs from outside stands in
#   src/<name>/module.cmake, which may call armature_needs(<PUBLIC|PRIVATE> <targets>...).
set(ARMATURE_MODULES "" CACHE INTERNAL "modules in order")

function(armature_module name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  if(NOT sources)
    return()
  endif()
  set(target armature_${name})
  add_library(${target} STATIC ${sources})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                       PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PUBLIC Eigen3::Eigen Threads::Threads)
  foreach(used IN LISTS ARG_USES)
    if(TARGET armature_${used})
      target_link_libraries(${target} PUBLIC armature_${used})
    endif()
  endforeach()
  armature_flags(${target})
  armature_precompile(${target} library)
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/${name}/module.cmake)
    include(${PROJECT_SOURCE_DIR}/src/${name}/module.cmake)
  endif()
  set(ARMATURE_MODULES ${ARMATURE_MODULES} ${name} CACHE INTERNAL "modules in order")
endfunction()

# One library for users: the objects of every module in libarmature.a.
function(armature_library)
  add_library(armature STATIC)
  add_library(armature::armature ALIAS armature)
  target_include_directories(armature PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>)
  target_link_libraries(armature PUBLIC Eigen3::Eigen Threads::Threads)
  target_compile_features(armature PUBLIC cxx_std_20)
  foreach(name IN LISTS ARMATURE_MODULES)
    target_sources(armature PRIVATE $<TARGET_OBJECTS:armature_${name}>)
    get_target_property(needs armature_${name} ARMATURE_NEEDS)
    if(needs)
      target_link_libraries(armature PRIVATE ${needs})
    endif()
  endforeach()
endfunction()

# Called from src/<module>/module.cmake: what the module links from outside.
macro(armature_needs visibility)
  target_link_libraries(${target} ${visibility} ${ARGN})
  set_property(TARGET ${target} APPEND PROPERTY ARMATURE_NEEDS ${ARGN})
endmacro()

# Called from src/<module>/module.cmake: <folder>/*.yaml become string literals of one generated source, so that the
# binary needs no file. <function>() of <header> returns them as a vector of <type>.
macro(armature_embed folder header namespace type function)
  file(GLOB embedded CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.yaml)
  set(generated ${PROJECT_BINARY_DIR}/generated/${folder}.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} -DOUT=${generated} -DDIR=${PROJECT_SOURCE_DIR}/${folder} -DHEADER=${header}
            -DNAMESPACE=${namespace} -DTYPE=${type} -DFUNCTION=${function} -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${embedded} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endmacro()
