list(APPEND LINKS PkgConfig::HDF5 PkgConfig::SQLITE3 PkgConfig::ZSTD ZLIB::ZLIB)
set(ALONE formats_test.cpp hostile_test.cpp)
