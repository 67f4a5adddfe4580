# cpack -G DEB: armature_<version>_<architecture>.deb with the command line, manual pages, completion, library and headers.
# What it depends on at run time is read from the binary (dpkg-shlibdeps); to compile against it, install what
# docs/dependencies.md lists, or what find_package(armature) asks for.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME armature)
set(CPACK_PACKAGE_VENDOR Armature)
set(CPACK_PACKAGE_CONTACT "Armature maintainers <armature@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES TRUE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS TRUE)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libeigen3-dev, cmake, g++")
include(CPack)
