"""The same torques in other people's engines."""

from __future__ import annotations

import numpy as np
import pytest

import armature


def motion(robot: armature.Robot) -> list[np.ndarray]:
    return list(np.random.default_rng(11).normal(size=(3, 50, robot.joint_count)))


@pytest.mark.parametrize("name", ["planar2r", "panda", "ur5e", "iiwa14", "tx40"])
def test_mujoco_says_the_same_torques(name: str) -> None:
    mujoco = pytest.importorskip("mujoco")
    robot = armature.Robot.load(name)
    # A model of the user's own, with other numbers in it, and a flange that is fixed to the last body.
    spec = mujoco.MjSpec.from_string(robot.to_mjcf())
    for joint in spec.joints:
        joint.armature, joint.frictionloss = 1, 2
        joint.parent.mass *= 3
    flange = spec.body(robot.body_names[-1]).add_body(name="flange", pos=[0, 0, 0.1])
    flange.add_geom(type=mujoco.mjtGeom.mjGEOM_SPHERE, size=[0.05, 0, 0], mass=4)
    robot.to_mujoco(spec)
    model = spec.compile()
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    data = mujoco.MjData(model)
    q, v, a = motion(robot)
    torque = np.empty_like(q)
    for k in range(len(q)):
        data.qpos[:], data.qvel[:], data.qacc[:] = q[k], v[k], a[k]
        mujoco.mj_inverse(model, data)
        torque[k] = data.qfrc_inverse
    ours = robot.inverse_dynamics(q, v, a, terms=["viscous", "rotor"])
    assert np.abs(torque - ours).max() / np.abs(ours).max() <= 1e-9
    names = robot.parameter_names(terms=["coulomb"])
    coulomb = dict(zip(names, robot.nominal(terms=["coulomb"])))
    assert np.allclose(model.dof_frictionloss, [coulomb[f"FC{j + 1}"] for j in range(robot.joint_count)], rtol=0, atol=0)


def test_an_mjspec_of_another_robot_is_refused_and_left_alone() -> None:
    mujoco = pytest.importorskip("mujoco")
    robot = armature.Robot.load("panda")
    spec = mujoco.MjSpec.from_string(robot.to_mjcf())
    spec.body(robot.body_names[3]).pos = [0.5, 0, 0]
    before = spec.body(robot.body_names[2]).mass
    armature.Robot.load("planar2r").to_mujoco()
    with pytest.raises(armature.Error, match="torques differ"):
        robot.to_mujoco(spec)
    assert spec.body(robot.body_names[2]).mass == before


def test_the_identified_model_goes_to_mujoco(model: armature.Model) -> None:
    mujoco = pytest.importorskip("mujoco")
    compiled = model.to_mujoco().compile()
    identified = model.identified_robot()
    assert compiled.nv == 2 and isinstance(compiled, mujoco.MjModel)
    assert np.abs(identified.nominal() - model.parameters(set="physical")[:20]).max() < 1e-12


@pytest.mark.parametrize("name", ["planar2r", "panda", "ur5e", "iiwa14", "tx40"])
def test_pinocchio_says_the_same(name: str) -> None:
    pin = pytest.importorskip("pinocchio")
    robot = armature.Robot.load(name)
    model = robot.to_pinocchio()
    data = model.createData()
    q, v, a = motion(robot)
    ours = robot.inverse_dynamics(q, v, a, terms=["rotor"])
    regressor = armature.to_pinocchio_order(robot, robot.regressor(q, v, a))
    model.armature[:] = 0
    rigid = robot.inverse_dynamics(q, v, a)
    for k in range(len(q)):
        theirs = pin.computeJointTorqueRegressor(model, data, q[k], v[k], a[k])
        assert np.abs(theirs - regressor[k]).max() < 1e-9
        assert np.abs(pin.rnea(model, data, q[k], v[k], a[k]) - rigid[k]).max() < 1e-9 * max(1, np.abs(rigid).max())
    assert ours.shape == rigid.shape
