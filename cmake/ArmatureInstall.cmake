# cmake --install: libarmature.a, the headers, the command line, and a package that find_package(armature) finds.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS armature EXPORT armatureTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/armature DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
if(TARGET armature_cli)
  install(TARGETS armature_cli DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/armature)
install(EXPORT armatureTargets NAMESPACE armature:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/armatureConfig.cmake.in ${PROJECT_BINARY_DIR}/armatureConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/armatureConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/armatureConfig.cmake ${PROJECT_BINARY_DIR}/armatureConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/ArmatureMujoco.cmake
        DESTINATION ${package_dir})
