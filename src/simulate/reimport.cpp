#include "armature/reimport.hpp"

#include <mujoco/mujoco.h>

#include <algorithm>
#include <cmath>

#include "armature/dynamics.hpp"
#include "armature/export.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "base/intended.hpp"
#include "simulate/mujoco_text.hpp"
#include "simulate/reimport.hpp"

namespace armature {
namespace {

/// The same random states on every call, for both sides.
Motion random_states(const Robot& robot, int states) {
  Rng rng(20261115);
  Motion m(states, robot.joint_count());
  for (double& x : m.q.reshaped()) x = rng.uniform(-2, 2);
  for (double& x : m.v.reshaped()) x = rng.uniform(-1, 1);
  for (double& x : m.a.reshaped()) x = rng.uniform(-2, 2);
  return m;
}

/// Inverse dynamics of this library with the terms that the format can hold.
Matrix our_torques(const Robot& robot, const Motion& motion, bool with_rotor, bool with_coulomb) {
  std::vector<Term> terms = {viscous_friction(robot)};
  if (with_coulomb) terms.push_back(coulomb_friction(robot));
  if (with_rotor) terms.push_back(rotor_inertia(robot));
  const TorqueModel model(robot, terms);
  return inverse_dynamics(model, model.nominal(), motion);
}

/// Largest difference, as a share of the largest torque.
double difference(const Matrix& ours, const Matrix& theirs) {
  return (ours - theirs).cwiseAbs().maxCoeff() / std::max(1e-12, ours.cwiseAbs().maxCoeff());
}

/// Both robots through the same dynamics: this checks the file's numbers, not the dynamics.
ReimportCheck compared(const Robot& robot, const Robot& read, bool with_rotor, int states) {
  const Motion motion = random_states(robot, states);
  return {difference(our_torques(robot, motion, with_rotor, true), our_torques(read, motion, with_rotor, true)), 0,
          states, "Armature's own reader"};
}

// A user's file may contain 1.5708 where the robot has a right angle: compared as given, and corrected.
ReimportCheck compared_patched(const Robot& robot, const Robot& read, bool with_rotor, int states) {
  const ReimportCheck given = compared(robot, read, with_rotor, states);
  const auto intended = structure::intended_geometry(read);
  if (intended.corrections.empty()) return given;
  // The correction is kept only where it explains the difference.
  ReimportCheck meant = compared(robot, intended.robot, with_rotor, states);
  if (!(meant.worst < given.worst)) return given;
  meant.worst_as_given = given.worst;
  return meant;
}

// MuJoCo has dry friction as a constraint, which inverse dynamics leaves out: the numbers themselves are compared.
std::optional<Error> other_friction(const mjModel* model, const Robot& robot, const std::vector<int>& dof) {
  const auto bodies = robot.coordinates();
  for (std::size_t j = 0; j < dof.size(); ++j) {
    const Joint& joint = robot.bodies[static_cast<std::size_t>(bodies[j])].joint;
    const double wanted = joint.nominal ? joint.nominal->coulomb : 0;
    if (std::abs(model->dof_frictionloss[dof[j]] - wanted) > 1e-12 * std::max(1.0, wanted))
      return Error{ErrorCode::Numerical, "the dry friction of joint '" + joint.name + "' is another", "MJCF export",
                   "This is a bug of the exporter."};
  }
  return std::nullopt;
}

/// Loads an MJCF text in MuJoCo, from memory.
Result<MujocoModel> load(const std::string& mjcf) {
  std::string reason;
  MujocoModel model = compile_mjcf(mjcf, reason);
  if (!model)
    return Error{ErrorCode::Meaning, "MuJoCo refuses it: " + reason, "MJCF export",
                 "Check the inertias with `armature inspect`."};
  // Rigid-body torques only: contacts, ranges and dry friction are constraints in MuJoCo.
  model->opt.disableflags |= mjDSBL_CONTACT | mjDSBL_LIMIT | mjDSBL_FRICTIONLOSS;
  return model;
}

}  // namespace

Result<ReimportCheck> reimport_mjcf(const std::string& mjcf, const Robot& robot, int states) {
  if (robot.joint_count() != static_cast<int>(robot.bodies.size())) {
    return Error{ErrorCode::Unsupported, "mimic joints are soft constraints in MuJoCo", "MJCF export",
                 "Compare a robot without mimic joints."};
  }
  auto loaded = load(mjcf);
  if (!loaded) return loaded.error();
  const mjModel* model = loaded->get();
  // Joints are matched by name: MuJoCo's order need not be ours.
  const MujocoData data(mj_makeData(model));
  const auto names = robot.joint_names();
  std::vector<int> dof;
  for (const std::string& name : names) {
    const int id = mj_name2id(model, mjOBJ_JOINT, name.c_str());
    if (id < 0)
      return Error{ErrorCode::Meaning, "joint '" + name + "' is missing", "MJCF export",
                   "This is a bug of the exporter."};
    dof.push_back(model->jnt_dofadr[id]);
  }
  if (auto error = other_friction(model, robot, dof)) return *error;
  // The same states in both engines. MuJoCo's inverse dynamics includes damping and rotor inertia.
  const Motion motion = random_states(robot, states);
  Matrix theirs(states, robot.joint_count());
  for (int k = 0; k < states; ++k) {
    for (std::size_t j = 0; j < dof.size(); ++j) {
      const auto c = static_cast<Eigen::Index>(j);
      data->qpos[dof[j]] = motion.q(k, c), data->qvel[dof[j]] = motion.v(k, c), data->qacc[dof[j]] = motion.a(k, c);
    }
    mj_inverse(model, data.get());
    for (std::size_t j = 0; j < dof.size(); ++j) theirs(k, static_cast<Eigen::Index>(j)) = data->qfrc_inverse[dof[j]];
  }
  return ReimportCheck{difference(our_torques(robot, motion, true, false), theirs), 0, states,
                       "MuJoCo " + std::string(mj_versionString())};
}

Result<ReimportCheck> reimport_patched_mjcf(const std::string& mjcf, const Robot& robot, int states) {
  auto read = parse_mjcf(mjcf, "MJCF export");
  if (!read) return read.error();
  // Base pose and gravity are taken from the robot: the comparison is about the arm.
  read->world_from_base = robot.world_from_base;
  read->gravity_in_world = robot.gravity_in_world;
  if (read->joint_names() != robot.joint_names())
    return Error{ErrorCode::Meaning, "its joints are others", "MJCF export", "This is a bug of the exporter."};
  return compared_patched(robot, *read, true, states);
}

Result<ReimportCheck> reimport_urdf(const std::string& urdf, const Robot& robot, bool with_rotor, int states) {
  auto read = parse_urdf(urdf, "URDF export");
  if (!read) return read.error();
  // The pose of the base is not part of a plain URDF; the comparison is about the arm.
  read->world_from_base = robot.world_from_base;
  read->gravity_in_world = robot.gravity_in_world;
  if (read->joint_names() != robot.joint_names())
    return Error{ErrorCode::Meaning, "its joints are others", "URDF export", "This is a bug of the exporter."};
  return compared_patched(robot, *read, with_rotor, states);
}

// No rotors on either side: SDF cannot hold them.
Result<ReimportCheck> reimport_sdf(const std::string& sdf, const Robot& robot, int states) {
  const auto read = read_back_sdf(sdf, robot);
  if (!read) return read.error();
  if (read->joint_names() != robot.joint_names())
    return Error{ErrorCode::Meaning, "its joints are others", "SDF export", "This is a bug of the exporter."};
  return compared(robot, *read, false, states);
}

}  // namespace armature
