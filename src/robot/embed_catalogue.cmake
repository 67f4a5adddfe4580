# cmake -DOUT=<file.cpp> -DDIR=<robots/> -P embed_catalogue.cmake: every robots/*.yaml as one raw string literal.
file(GLOB files ${DIR}/*.yaml)
list(SORT files)
set(entries "")
foreach(path IN LISTS files)
  get_filename_component(name ${path} NAME_WE)
  file(READ ${path} text)
  string(APPEND entries "    {\"${name}\", R\"yaml(${text})yaml\"},\n")
endforeach()
file(WRITE ${OUT} "// Generated from robots/*.yaml by embed_catalogue.cmake.
#include \"armature/catalogue.hpp\"

namespace armature {

const std::vector<CatalogueEntry>& catalogue() {
  static const std::vector<CatalogueEntry> entries = {
${entries}  };
  return entries;
}

}  // namespace armature
")
