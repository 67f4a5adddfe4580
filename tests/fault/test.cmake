# The readers as functions of bytes, for the inputs that are kept (corpus_test.cpp).
find_package(nlohmann_json REQUIRED)
list(APPEND LINKS nlohmann_json::nlohmann_json PkgConfig::SQLITE3 PkgConfig::ZSTD PkgConfig::LZ4 ZLIB::ZLIB)
if(NOT ARMATURE_WITH_SQLITE3)
  list(REMOVE_ITEM LINKS PkgConfig::SQLITE3)
endif()
foreach(target binary_logs mesh own_files robots text_logs)
  list(APPEND sources ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/${target}.cpp)
endforeach()
