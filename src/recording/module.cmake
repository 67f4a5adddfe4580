find_package(ZLIB REQUIRED)
armature_needs(PRIVATE ZLIB::ZLIB)
