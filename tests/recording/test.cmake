list(APPEND LINKS PkgConfig::HDF5)
