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


def test_an_mjspec_that_does_not_compile_is_named() -> None:
    mujoco = pytest.importorskip("mujoco")
    robot = armature.Robot.load("panda")
    spec = mujoco.MjSpec.from_string(robot.to_mjcf())
    spec.add_mesh(name="lost", file="nowhere.stl")
    spec.body(robot.body_names[1]).add_geom(type=mujoco.mjtGeom.mjGEOM_MESH, meshname="lost")
    with pytest.raises(armature.Error, match="it does not compile: .*nowhere.stl") as caught:
        robot.to_mujoco(spec)
    assert "spec.compile()" in caught.value.hint


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


@pytest.mark.parametrize("name", ["planar2r", "panda", "ur5e", "iiwa14", "tx40"])
def test_drake_says_the_same(name: str) -> None:
    pytest.importorskip("pydrake.multibody.plant")
    from pydrake.multibody.tree import MultibodyForces

    robot = armature.Robot.load(name)
    plant = robot.to_drake()  # compared inside as well; here at other states
    context = plant.CreateDefaultContext()
    order = [plant.GetJointByName(joint).velocity_start() for joint in robot.joint_names]
    q, v, a = motion(robot)
    ours = robot.inverse_dynamics(q, v, a, terms=["viscous", "rotor"])
    for k in range(len(q)):
        plant.SetPositions(context, q[k][np.argsort(order)])
        plant.SetVelocities(context, v[k][np.argsort(order)])
        forces = MultibodyForces(plant)
        plant.CalcForceElementsContribution(context, forces)
        theirs = plant.CalcInverseDynamics(context, a[k][np.argsort(order)], forces)[order]
        assert np.abs(theirs - ours[k]).max() < 1e-9 * max(1, np.abs(ours).max())


def test_the_identified_model_goes_to_drake(model: armature.Model) -> None:
    pytest.importorskip("pydrake.multibody.plant")
    assert model.to_drake().num_positions() == 2


def test_rerun_gets_every_curve(tmp_path, recording, model) -> None:
    rerun = pytest.importorskip("rerun")
    stream = rerun.RecordingStream("armature_test")
    stream.save(tmp_path / "log.rrd")
    recording.log_to_rerun(model=model, stream=stream)
    stream.flush()
    stream.disconnect()
    written = (tmp_path / "log.rrd").read_bytes()
    assert len(written) > 16 * len(recording)
    for joint in recording.joints:
        for curve in ("position", "torque/measured", "torque/predicted", "torque/residual"):
            # The viewer's paths escape what is not a letter, so the unit is looked for apart.
            assert f"{joint}/{curve}".encode() in written, curve


def write_lerobot(root, episodes, names, version="v3.0") -> None:
    """A dataset as LeRobot's documentation describes version 3: several episodes per file, metadata in meta."""
    import json

    import pyarrow as arrow
    import pyarrow.parquet as parquet

    (root / "meta").mkdir(parents=True)
    features = {
        "observation.state": {"dtype": "float32", "shape": [len(names)], "names": names},
        "observation.effort": {"dtype": "float64", "shape": [len(names)], "names": {"motors": names}},
    }
    info = {"codebase_version": version, "fps": 100, "total_episodes": len(episodes), "features": features,
            "data_path": "data/chunk-{chunk_index:03d}/file-{file_index:03d}.parquet"}
    (root / "meta" / "info.json").write_text(json.dumps(info))
    for number, members in enumerate((episodes[:2], episodes[2:])):
        columns: dict[str, list] = {key: [] for key in ("observation.state", "observation.effort", "timestamp",
                                                        "frame_index", "episode_index", "index", "task_index")}
        for offset, (time, q, tau) in enumerate(members):
            columns["observation.state"] += q.tolist()
            columns["observation.effort"] += tau.tolist()
            columns["timestamp"] += time.tolist()
            columns["frame_index"] += range(len(time))
            columns["episode_index"] += [2 * number + offset] * len(time)
            columns["index"] += range(len(time))
            columns["task_index"] += [0] * len(time)
        folder = root / "data" / "chunk-000"
        folder.mkdir(parents=True, exist_ok=True)
        parquet.write_table(arrow.table(columns), folder / f"file-{number:03d}.parquet")


def test_lerobot_datasets_are_recordings(tmp_path) -> None:
    pytest.importorskip("pyarrow")
    rng = np.random.default_rng(5)
    episodes = [(np.arange(n) / 100, rng.normal(size=(n, 3)), rng.normal(size=(n, 3))) for n in (50, 40, 60)]
    write_lerobot(tmp_path / "set", episodes, ["elbow.pos", "gripper.pos", "shoulder.pos"])
    read = armature.read_lerobot(tmp_path / "set", tau="observation.effort", joints=["shoulder", "elbow"], degrees=True)
    assert [len(recording) for recording in read] == [50, 40, 60]
    for (time, q, tau), recording in zip(episodes, read):
        assert recording.joints == ["shoulder", "elbow"]
        assert np.array_equal(recording.time, time)
        assert np.allclose(recording.q, np.radians(q[:, [2, 0]]), rtol=1e-15)
        assert np.array_equal(recording.tau, tau[:, [2, 0]])
    assert len(armature.read_lerobot(tmp_path / "set", episodes=[2])[0]) == 60


def test_lerobot_datasets_that_cannot_be_read_are_named(tmp_path) -> None:
    pytest.importorskip("pyarrow")
    episode = [(np.arange(5) / 100, np.zeros((5, 1)), np.zeros((5, 1)))]
    write_lerobot(tmp_path / "old", episode, ["a.pos"], version="v2.1")
    with pytest.raises(armature.Error, match="v2.1; version 3 is read"):
        armature.read_lerobot(tmp_path / "old")
    write_lerobot(tmp_path / "set", episode, ["a.pos"])
    with pytest.raises(armature.Error, match="no column observation.torque; its columns are"):
        armature.read_lerobot(tmp_path / "set", tau="observation.torque")
    with pytest.raises(armature.Error, match="no joint b; it has a"):
        armature.read_lerobot(tmp_path / "set", joints=["b"])
    with pytest.raises(armature.Error, match="no episode 7"):
        armature.read_lerobot(tmp_path / "set", episodes=[7])
    with pytest.raises(armature.Error, match="meta/info.json is missing"):
        armature.read_lerobot(tmp_path)
    (tmp_path / "set" / "data" / "chunk-000" / "file-000.parquet").write_bytes(b"PAR1")
    with pytest.raises(armature.Error, match="cannot be read"):
        armature.read_lerobot(tmp_path / "set")
