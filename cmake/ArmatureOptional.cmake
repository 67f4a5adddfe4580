# armature_optional(<NAME> "<what it is for>" <found>)
#   Declares ARMATURE_WITH_<NAME>: ON where the library is here, unless said otherwise. ON without the library is an error
#   that names the package. What a build lacks answers with a sentence when it is asked for.
function(armature_optional name purpose package found)
  set(default OFF)
  if(found)
    set(default ON)
  endif()
  option(ARMATURE_WITH_${name} "${purpose}" ${default})
  if(ARMATURE_WITH_${name} AND NOT found)
    message(FATAL_ERROR "ARMATURE_WITH_${name} is ON and its library is not here (${purpose}). "
                        "Install ${package}, or configure with -DARMATURE_WITH_${name}=OFF.")
  endif()
  if(NOT ARMATURE_WITH_${name})
    message(STATUS "armature: built without ${name} (${purpose}); ${package} has it")
  endif()
endfunction()
