// MJCF texts in MuJoCo.
#pragma once

#include <memory>
#include <string>

struct mjModel_;
struct mjData_;

namespace armature {

/// Frees what MuJoCo allocates.
struct FreeMujoco {
  void operator()(mjModel_* model) const;
  void operator()(mjData_* data) const;
};
using MujocoModel = std::unique_ptr<mjModel_, FreeMujoco>;
using MujocoData = std::unique_ptr<mjData_, FreeMujoco>;

/// The model of an MJCF text, held in a virtual file: nothing is written to disk. Null, with MuJoCo's reason in
/// `message`, where MuJoCo refuses it.
[[nodiscard]] MujocoModel compile_mjcf(const std::string& mjcf, std::string& message);

}  // namespace armature
