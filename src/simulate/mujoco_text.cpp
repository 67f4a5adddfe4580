#include "simulate/mujoco_text.hpp"

#include <mujoco/mujoco.h>

#include <array>
#include <cstring>

namespace armature {

void FreeMujoco::operator()(mjModel_* model) const { mj_deleteModel(model); }
void FreeMujoco::operator()(mjData_* data) const { mj_deleteData(data); }

MujocoModel compile_mjcf(const std::string& mjcf, std::string& message) {
  // mjVFS is too large for the stack.
  auto vfs = std::make_unique<mjVFS>();
  mj_defaultVFS(vfs.get());
  mj_makeEmptyFileVFS(vfs.get(), "robot.xml", static_cast<int>(mjcf.size()));
  std::memcpy(vfs->filedata[0], mjcf.data(), mjcf.size());
  std::array<char, 1000> error{};
  MujocoModel model(mj_loadXML("robot.xml", vfs.get(), error.data(), static_cast<int>(error.size())));
  mj_deleteVFS(vfs.get());
  message = error.data();
  return model;
}

}  // namespace armature
