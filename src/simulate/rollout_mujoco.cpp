// The exported MJCF in MuJoCo, driven by recorded torques.
#include <mujoco/mujoco.h>

#include <cmath>
#include <memory>

#include "armature/export.hpp"
#include "simulate/mujoco_text.hpp"
#include "simulate/rollout_mujoco.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

/// A loaded model, its state, and where each joint of the robot is in it.
struct Engine {
  MujocoModel model;
  MujocoData data;
  std::vector<int> dof;
};

Result<std::shared_ptr<Engine>> load(const Robot& robot) {
  // What is compared is the arm in the air: nothing touches, no range stops it, and torques come from outside.
  MjcfOptions options;
  options.contacts = options.motors = options.limits = false;
  std::string reason;
  auto engine = std::make_shared<Engine>();
  engine->model = compile_mjcf(write_mjcf(robot, options), reason);
  if (!engine->model)
    return Error{ErrorCode::Meaning, "MuJoCo refuses the exported model: " + reason, "--rollout",
                 "Check the inertias with `armature inspect`."};
  engine->data.reset(mj_makeData(engine->model.get()));
  // Joints are matched by name.
  for (const std::string& name : robot.joint_names()) {
    const int id = mj_name2id(engine->model.get(), mjOBJ_JOINT, name.c_str());
    if (id < 0)
      return Error{ErrorCode::Meaning, "joint '" + name + "' is missing", "--rollout",
                   "This is a bug of the exporter."};
    engine->dof.push_back(engine->model->jnt_dofadr[id]);
  }
  return engine;
}

}  // namespace

Result<Driver> mujoco_driver(const IdentifiedModel& model, const RolloutOptions& options) {
  // MuJoCo refuses inertias that no body can have.
  if (!model.physical)
    return Error{ErrorCode::Usage, "the model has no physical parameters, which MuJoCo needs", "--rollout",
                 "Identify with --physical convex."};
  const Robot robot = identified_robot(model);
  if (robot.joint_count() != static_cast<int>(robot.bodies.size()))
    return Error{ErrorCode::Unsupported, "mimic joints are soft constraints in MuJoCo", "--rollout",
                 "Compare a robot without mimic joints."};
  auto loaded = load(robot);
  if (!loaded) return loaded.error();
  return Driver([engine = *loaded, longest = options.step](const Samples& s, Index first, Index count) {
    mjModel* arm = engine->model.get();
    mjData* data = engine->data.get();
    // Each run starts from the recording's state, with nothing left from the run before.
    mj_resetData(arm, data);
    Matrix q(count, s.motion.joints());
    const auto n = static_cast<std::size_t>(s.motion.joints());
    for (std::size_t j = 0; j < n; ++j) {
      data->qpos[engine->dof[j]] = s.motion.q(first, static_cast<Index>(j));
      data->qvel[engine->dof[j]] = s.motion.v(first, static_cast<Index>(j));
    }
    for (Index k = 0; k < count; ++k) {
      for (std::size_t j = 0; j < n; ++j) q(k, static_cast<Index>(j)) = data->qpos[engine->dof[j]];
      // The arm ran away: the rows so far are returned.
      if (!q.row(k).allFinite()) return Matrix(q.topRows(k));
      if (k + 1 == count) break;
      // Equal steps between two samples, none longer than the option allows.
      const double dt = s.time[first + k + 1] - s.time[first + k];
      const auto steps = std::max<Index>(1, static_cast<Index>(std::ceil(dt / longest)));
      arm->opt.timestep = dt / static_cast<double>(steps);
      for (Index i = 0; i < steps; ++i) {
        // The torque in the middle of the step, on a straight line between the two samples.
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(steps);
        for (std::size_t j = 0; j < n; ++j)
          data->qfrc_applied[engine->dof[j]] = (1 - share) * s.tau(first + k, static_cast<Index>(j)) +
                                               share * s.tau(first + k + 1, static_cast<Index>(j));
        mj_step(arm, data);
      }
    }
    return q;
  });
}

}  // namespace armature
