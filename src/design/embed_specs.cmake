# cmake -DOUT=<file.cpp> -DDIR=<specs/> -P embed_specs.cmake: every specs/*.yaml as one raw string literal.
file(GLOB files ${DIR}/*.yaml)
list(SORT files)
set(entries "")
foreach(path IN LISTS files)
  get_filename_component(name ${path} NAME_WE)
  file(READ ${path} text)
  string(APPEND entries "    {\"${name}\", R\"yaml(${text})yaml\"},\n")
endforeach()
file(WRITE ${OUT} "// Generated from specs/*.yaml by embed_specs.cmake.
#include \"design/spec_catalogue.hpp\"

namespace armature::design {

const std::vector<SpecEntry>& spec_catalogue() {
  static const std::vector<SpecEntry> entries = {
${entries}  };
  return entries;
}

}  // namespace armature::design
")
