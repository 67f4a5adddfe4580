# cmake --install: the modules, the headers, the command line with its manual pages and completion, and a package that
# find_package(armature [COMPONENTS robot dynamics ...]) finds. Each module is an export of its own, so that a component asks
# for its own libraries and no others.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/armature)
set(ARMATURE_COMPONENTS "")
foreach(name IN LISTS ARMATURE_MODULES)
  install(TARGETS armature_${name} EXPORT armature-${name} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
  install(EXPORT armature-${name} NAMESPACE armature:: DESTINATION ${package_dir} COMPONENT library)
  get_target_property(uses armature_${name} ARMATURE_USES)
  get_target_property(needs armature_${name} ARMATURE_NEEDS)
  foreach(list uses needs)
    if(NOT ${list})
      set(${list} "")
    endif()
    string(APPEND ARMATURE_COMPONENTS "set(armature_${list}_${name} ${${list}})\n")
  endforeach()
endforeach()
install(TARGETS armature EXPORT armature-armature COMPONENT library)
install(EXPORT armature-armature NAMESPACE armature:: DESTINATION ${package_dir} COMPONENT library)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/armature DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/armatureConfig.cmake.in ${PROJECT_BINARY_DIR}/armatureConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/armatureConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/armatureConfig.cmake ${PROJECT_BINARY_DIR}/armatureConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/ArmatureMujoco.cmake
        DESTINATION ${package_dir} COMPONENT library)

if(TARGET armature_cli)
  install(TARGETS armature_cli DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
  # The program itself writes what completes its verbs and options.
  set(completion ${PROJECT_BINARY_DIR}/completion)
  file(MAKE_DIRECTORY ${completion})
  foreach(shell bash zsh fish)
    add_custom_command(OUTPUT ${completion}/armature.${shell} DEPENDS armature_cli VERBATIM
      COMMAND sh -c "\"$1\" completion \"$2\" > \"$3\"" sh $<TARGET_FILE:armature_cli> ${shell} ${completion}/armature.${shell})
    list(APPEND completions ${completion}/armature.${shell})
  endforeach()
  add_custom_target(armature_completion ALL DEPENDS ${completions})
  set(share ${CMAKE_INSTALL_DATADIR})
  install(FILES ${completion}/armature.bash DESTINATION ${share}/bash-completion/completions RENAME armature COMPONENT program)
  install(FILES ${completion}/armature.zsh DESTINATION ${share}/zsh/vendor-completions RENAME _armature COMPONENT program)
  install(FILES ${completion}/armature.fish DESTINATION ${share}/fish/vendor_completions.d COMPONENT program)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${share}/doc/armature RENAME copyright COMPONENT program)
endif()
