find_package(yaml-cpp REQUIRED)
armature_needs(yaml-cpp)
if(TARGET armature_simulate)
  target_compile_definitions(${target} PRIVATE ARMATURE_WITH_SIMULATE=1)
endif()

armature_embed(papers papers/paper_catalogue.hpp armature PaperEntry paper_catalogue)
