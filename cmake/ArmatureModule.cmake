# armature_module(<name> [USES <modules above it>...])
#   The sources in src/<name> and its folders become the static library armature_<name>, which others link as armature::<name>.
#   What a module needs from outside stands in src/<name>/module.cmake, which may call armature_needs(<targets>...).
set(ARMATURE_MODULES "" CACHE INTERNAL "modules in order")

function(armature_module name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp ${PROJECT_SOURCE_DIR}/src/${name}/*/*.cpp)
  if(NOT sources)
    return()
  endif()
  set(target armature_${name})
  add_library(${target} STATIC ${sources})
  add_library(armature::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                              $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                                       PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PUBLIC Eigen3::Eigen Threads::Threads)
  foreach(used IN LISTS ARG_USES)
    if(TARGET armature_${used})
      set_property(TARGET ${target} APPEND PROPERTY ARMATURE_USES ${used})
      target_link_libraries(${target} PUBLIC armature_${used})
    endif()
  endforeach()
  armature_flags(${target})
  armature_precompile(${target} library)
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/${name}/module.cmake)
    include(${PROJECT_SOURCE_DIR}/src/${name}/module.cmake)
  endif()
  armature_batches(${target} ${PROJECT_SOURCE_DIR}/src)
  set(ARMATURE_MODULES ${ARMATURE_MODULES} ${name} CACHE INTERNAL "modules in order")
endfunction()

# Everything at once: armature::armature links every module.
function(armature_library)
  add_library(armature INTERFACE)
  add_library(armature::armature ALIAS armature)
  target_compile_features(armature INTERFACE cxx_std_20)
  foreach(name IN LISTS ARMATURE_MODULES)
    target_link_libraries(armature INTERFACE armature_${name})
  endforeach()
endfunction()

# Called from src/<module>/module.cmake: what the module links from outside. An installed module asks for it again
# (armatureConfig.cmake); header-only libraries are used inside the sources alone and are not asked for.
macro(armature_needs)
  foreach(need ${ARGN})
    if(need STREQUAL nlohmann_json::nlohmann_json)
      target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${need}>)
    else()
      target_link_libraries(${target} PRIVATE ${need})
      set_property(TARGET ${target} APPEND PROPERTY ARMATURE_NEEDS ${need})
    endif()
  endforeach()
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
