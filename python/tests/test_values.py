"""Values that are copied, pickled, read and written through their own formats; errors with code, place and hint."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest

import armature


def there_and_back(value):
    return pickle.loads(pickle.dumps(value))


def test_robot(robot: armature.Robot) -> None:
    assert there_and_back(robot) == robot == copy.deepcopy(robot) == copy.copy(robot)
    assert armature.Robot.from_yaml(robot.to_yaml()) == robot
    assert armature.Robot.load("panda") != robot
    assert robot != "planar2r"


def test_recording(recording: armature.Recording) -> None:
    assert there_and_back(recording) == recording == copy.deepcopy(recording)
    other = recording.slice(0, 10)
    assert other != recording and len(other) == 10


def test_model(model: armature.Model) -> None:
    assert there_and_back(model) == model == copy.deepcopy(model)
    assert np.array_equal(there_and_back(model).base, model.base)


def test_outcome(found: armature.Outcome) -> None:
    back = there_and_back(found)
    assert back.files == found.files and back.verdict == found.verdict


def test_information_of_parts_is_that_of_the_whole(robot, recording) -> None:
    parts = [
        armature.identify(robot, recording.slice(first, 10_000), partial=True, motion="smoother").information
        for first in (0, 5_000)
    ]
    merged = parts[0] + parts[1]
    assert merged == armature.Information.merge(parts) == there_and_back(merged)
    assert merged.equations == parts[0].equations + parts[1].equations
    assert np.array_equal(armature.identify(merged).model.base, armature.identify(*parts).model.base)


def test_recording_from_arrays_is_the_same_job(robot, recording, found) -> None:
    made = armature.Recording.from_arrays(
        recording.time, recording.q, tau=recording.tau, v=recording.v, a=recording.a, joints=robot
    )
    assert np.array_equal(armature.identify(robot, made).model.base, found.model.base)


def test_tables(recording, tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    frame = recording.to_dataframe()
    assert frame.columns[0] == "t[s]" and len(frame) == len(recording)
    back = armature.Recording.from_dataframe(frame)
    assert back.joints == recording.joints
    for kind in ("time", "q", "tau"):
        assert np.array_equal(getattr(back, kind), getattr(recording, kind)), kind
    parquet = pytest.importorskip("pyarrow.parquet")
    recording.to_parquet(tmp_path / "log.parquet")
    table = parquet.read_table(tmp_path / "log.parquet")
    assert table.column_names == list(frame.columns)
    assert np.array_equal(table[frame.columns[1]].to_numpy(), recording.q[:, 0])


def test_tables_with_names_of_their_own(robot, recording, found) -> None:
    pandas = pytest.importorskip("pandas")
    mine = pandas.DataFrame({"seconds": recording.time})
    for j, name in enumerate(robot.joint_names):
        mine[f"{name}_pos"], mine[f"{name}_torque"] = recording.q[:, j], recording.tau[:, j]
    back = armature.Recording.from_dataframe(mine, joints=robot, time="seconds", q="{name}_pos", tau="{name}_torque")
    assert np.array_equal(back.q, recording.q) and np.array_equal(back.tau, recording.tau) and back.joints == recording.joints
    listed = armature.Recording.from_dataframe(
        mine, joints=robot, time="seconds", q=[f"{name}_pos" for name in robot.joint_names], tau="{name}_torque"
    )
    assert np.array_equal(listed.q, recording.q)
    for j in range(robot.joint_count):
        mine[f"p{j}"], mine[f"t{j + 1}"] = recording.q[:, j], recording.tau[:, j]
    counted = armature.Recording.from_dataframe(mine, joints=robot, time="seconds", q="p{index}", tau="t{number}")
    assert np.array_equal(counted.q, recording.q) and np.array_equal(counted.tau, recording.tau)
    with pytest.raises(ValueError, match="{index} counts from 0"):
        armature.Recording.from_dataframe(mine, joints=robot, time="seconds", q="p{joint}", tau="t{number}")
    with pytest.raises(TypeError, match="joints must be given"):
        armature.Recording.from_dataframe(mine, q="{name}_pos")
    with pytest.raises(TypeError, match="not both"):
        armature.Recording.from_dataframe(mine, q="{name}_pos", joints=robot, mapping="x.yaml")
    # A table that can be read as a log stands for one.
    assert np.array_equal(armature.identify(robot, recording.to_dataframe()).model.base, found.model.base)


def test_tables_without_a_header(robot, recording) -> None:
    """What pandas.read_csv(path, header=None) gives: labels are numbers."""
    pandas = pytest.importorskip("pandas")
    bare = pandas.DataFrame(np.column_stack([recording.time, recording.q, recording.tau]))
    back = armature.Recording.from_dataframe(bare, joints=robot, time=0, q=[1, 2], tau=range(3, 5))
    assert np.array_equal(back.time, recording.time) and np.array_equal(back.tau, recording.tau)
    with pytest.raises(armature.Error, match="no joint position columns") as caught:
        armature.Recording.from_dataframe(bare)
    assert 'q="q{index}"' in caught.value.hint and caught.value.where == "from_dataframe"


def test_parameters_as_a_table(model) -> None:
    pytest.importorskip("pandas")
    base = model.to_dataframe()
    assert list(base.index) == model.base_names and np.array_equal(base["value"], model.base)
    physical = model.to_dataframe(set="physical")
    assert list(physical.index) == model.parameter_names
    assert np.array_equal(physical["value"], model.parameters(set="physical"))
    assert (physical["deviation"] >= 0).all() and set(physical["standing"]) <= {"seen", "inferred", "set"}
    with pytest.raises(ValueError, match='expected "base" or "physical"'):
        model.to_dataframe(set="essential")


def test_predictions_along_a_recording(robot, recording, model) -> None:
    samples = recording.prepare(robot)
    by_hand = model.predict(samples.q, samples.v, samples.a)
    assert np.array_equal(model.predict_samples(samples), by_hand)  # viscous and Coulomb do not remember a path
    relative = np.linalg.norm(samples.tau - by_hand) / np.linalg.norm(samples.tau)
    assert relative < 0.05


def test_prepare_takes_the_options_of_identify(robot, recording) -> None:
    assert len(recording.prepare(robot, motion="smoother")) > len(recording.prepare(robot, motion="periodic"))
    with pytest.raises(armature.Error, match="not an option"):
        recording.prepare(robot, cutof_hz=3)


def test_errors_carry_code_place_and_hint(robot) -> None:
    with pytest.raises(armature.Error) as caught:
        armature.Recording.read("/nowhere/log.csv")
    assert caught.value.code == "file missing" and "/nowhere/log.csv" in caught.value.where
    with pytest.raises(armature.Error) as caught:
        armature.Robot.load("pandda")
    assert caught.value.code == "not found" and "panda" in caught.value.hint
    with pytest.raises(armature.Error) as caught:
        armature.Robot.from_urdf("<robot", name="broken.urdf")
    assert "broken.urdf" in caught.value.where
    assert str(there_and_back(caught.value)) == str(caught.value)
    with pytest.raises(armature.Error, match="spring"):
        robot.base(terms=["sprig:1"])


def test_a_robot_without_inertias_asks_for_parameters() -> None:
    text = """<robot name="bare"><link name="base"/><link name="arm"/>
    <joint name="shoulder" type="revolute"><parent link="base"/><child link="arm"/><axis xyz="0 0 1"/>
    <limit lower="-1" upper="1" velocity="1" effort="1"/></joint></robot>"""
    bare = armature.Robot.from_urdf(text)
    with pytest.raises(ValueError, match="^robot bare has bodies without an inertia; pass parameters="):
        bare.inverse_dynamics([0.0], [0.0], [0.0])
    assert bare.regressor([0.0], [0.0], [1.0]).shape == (1, 10)


def test_figures_have_units(recording, found) -> None:
    pytest.importorskip("matplotlib")
    for figure in (recording.plot(), found.plot()):
        labels = [label for axis in figure.axes for label in (axis.get_xlabel(), axis.get_ylabel()) if label]
        assert labels and all("[" in label for label in labels)


def test_notebooks_show_the_verdict(recording, found) -> None:
    assert found.verdict.text.split(":")[0] in found._repr_html_()
    assert "<iframe" in found._repr_html_() and "joint1" in recording._repr_html_()


def test_fit_predict_score(robot, recording) -> None:
    samples = recording.prepare(robot)
    X = np.hstack([samples.q, samples.v, samples.a])
    estimator = armature.TorqueEstimator(robot, rate_hz=samples.rate_hz).fit(X, samples.tau)
    assert estimator.predict(X).shape == samples.tau.shape
    assert estimator.score(X, samples.tau) > 0.99
    with pytest.raises(ValueError, match="^X has shape"):
        estimator.predict(samples.q)
