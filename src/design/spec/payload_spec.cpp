#include "armature/design.hpp"
#include "armature/dynamics.hpp"
#include "design/problem.hpp"

namespace armature {

DesignSpec for_payload(DesignSpec spec, const Robot& robot, double reach) {
  // The wrist and the joint before it.
  constexpr int kMoving = 4;
  spec.observed = Observed::Payload;
  spec.objective.kind = Objective::Kind::DOptimal;
  if (spec.held.empty()) {
    for (int j = 0; j < robot.joint_count() - kMoving; ++j) spec.held.push_back(j);
  }
  // A cube around the tool's place at home, with edges of twice the reach.
  if (spec.frames.empty()) {
    Frame tool{"", static_cast<int>(robot.bodies.size()) - 1, {}};
    if (const auto named = robot.find_frame(robot.tool_frame)) tool = *named;
    const Pose at = frame_pose(TorqueModel(robot), tool, design::effective_home(robot, spec));
    spec.frames.push_back({"", Box{Pose{Matrix3::Identity(), at.translation}, Vector3::Constant(reach)}, "workspace"});
  }
  return spec;
}

}  // namespace armature
