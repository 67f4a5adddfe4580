// MJCF texts in MuJoCo.
#pragma once

#include <string>

struct mjModel_;

namespace armature {

/// The model of an MJCF text, held in a virtual file: nothing is written to disk. Null, with MuJoCo's reason in
/// `message`, where MuJoCo refuses it. The caller frees it with mj_deleteModel().
[[nodiscard]] mjModel_* compile_mjcf(const std::string& mjcf, std::string& message);

}  // namespace armature
