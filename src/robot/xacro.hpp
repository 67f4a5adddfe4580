// Expands a xacro file to a URDF: properties, macros, includes, conditions, arithmetic. No Python runs.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "armature/error.hpp"

namespace armature::reading {

/// Where an expansion gets what its file does not hold.
struct XacroSources {
  std::map<std::string, std::string> arguments;  ///< name:=value, instead of the defaults of <xacro:arg>
  /// The content of an included file or a YAML table, by path or as package://name/…; empty: files are refused.
  std::function<Result<std::string>(const std::string& name)> file;
};

/// True where the text must be expanded: an element of xacro beyond properties and arguments that are only defined.
[[nodiscard]] bool uses_macros(std::string_view text);

/// The URDF. Refuses, with file and line, what is not in the subset: env, namespaces of includes, Python beyond
/// arithmetic, text that grows beyond 16 MB, macros nested more than 50 deep.
[[nodiscard]] Result<std::string> expand_xacro(std::string_view text, const std::string& file,
                                               const XacroSources& sources);

}  // namespace armature::reading
