# cmake -DOUT=<file.cpp> -DDIR=<folder> -DHEADER=... -DNAMESPACE=... -DTYPE=... -DFUNCTION=... -P embed.cmake
# Every <folder>/*.yaml as one raw string literal of the list that FUNCTION() returns.
file(GLOB files ${DIR}/*.yaml)
list(SORT files)
set(entries "")
foreach(path IN LISTS files)
  get_filename_component(name ${path} NAME_WE)
  file(READ ${path} text)
  string(APPEND entries "    {\"${name}\", R\"yaml(${text})yaml\"},\n")
endforeach()
get_filename_component(folder ${DIR} NAME)
file(WRITE ${OUT} "// Generated from ${folder}/*.yaml by cmake/embed.cmake.
#include \"${HEADER}\"

namespace ${NAMESPACE} {

const std::vector<${TYPE}>& ${FUNCTION}() {
  static const std::vector<${TYPE}> entries = {
${entries}  };
  return entries;
}

}  // namespace ${NAMESPACE}
")
