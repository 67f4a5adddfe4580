"""Every public function says what C++ says, byte by byte. calls.py has the list, from which both sides are made."""

from __future__ import annotations

import inspect
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from calls import ELSEWHERE, OF_LOG, OF_ROBOT, Call
from conftest import program

import armature

TERMS = ("viscous", "coulomb", "rotor")
SAMPLES = 300  # more than one chunk of 256, and not a whole number of vector lanes
CLASSES = ("Base", "Information", "Model", "Monitor", "Recording", "Robot", "Samples")


def raw(value: Any) -> bytes:
    """As twin.cpp writes it: numbers as doubles, texts as they are, one per line."""
    if value is None:
        return b""
    if isinstance(value, str):
        return value.encode()
    if isinstance(value, list) and value and isinstance(value[0], str):
        return "\n".join(value).encode()
    return np.ascontiguousarray(value, dtype=np.float64).tobytes()


def written(path: Path, write: Any) -> str:
    write(str(path))
    return path.read_text()


def after(reset: Any, *state: np.ndarray) -> Any:
    reset(*state)
    return reset.__self__


def compare(calls: list[Call], place: Path, names: dict[str, Any]) -> None:
    for call in calls:
        ours = raw(eval(call.python, {**globals(), **names}))  # noqa: S307  from our own table
        assert ours == (place / f"{call.name}.bin").read_bytes(), f"{call.name}: {call.python} is not {call.cpp}"


@pytest.mark.parametrize("name", armature.Robot.catalogue())
def test_same_bytes_as_cpp(name: str, tmp_path: Path, model: armature.Model, recording: armature.Recording) -> None:
    robot = armature.Robot.load(name)
    rows = np.random.default_rng(7).normal(size=(SAMPLES, 4 * robot.joint_count))
    rows.tofile(tmp_path / "states.bin")
    with_log = name == model.robot.name
    if with_log:
        model.save(tmp_path / "model.json")
        recording.write_csv(tmp_path / "log.csv")
        armature.identify(robot, recording, partial=True).information.save(str(tmp_path / "part.json"))
    subprocess.run([program("ARMATURE_TWIN"), name, tmp_path], check=True)
    q, v, a, tau = (np.ascontiguousarray(part) for part in np.split(rows, 4, axis=1))
    names: dict[str, Any] = {"name": name, "robot": robot, "q": q, "v": v, "a": a, "tau": tau, "place": tmp_path,
                             "base": robot.base(terms=TERMS)}  # fmt: skip
    compare(OF_ROBOT, tmp_path, names)
    if with_log:
        log = armature.Recording.read(tmp_path / "log.csv")
        names |= {"recording": log, "samples": log.prepare(robot), "found": armature.Model.load(tmp_path / "model.json"),
                  "part": armature.Information.load(str(tmp_path / "part.json"))}  # fmt: skip
        names["watch"] = armature.Monitor(names["found"], threshold=[2.0] * robot.joint_count)
        compare(OF_LOG, tmp_path, names)


def test_nothing_public_is_left_out() -> None:
    """A new function or property must be in the table, or be named there with the place where it is compared."""
    listed = [call.name for call in (*OF_ROBOT, *OF_LOG)] + list(ELSEWHERE)
    assert len(listed) == len(set(listed))
    public = {
        f"{name}.{key}" for name in CLASSES for key, _ in inspect.getmembers(getattr(armature, name)) if not key.startswith("_")
    }
    assert set(listed) == public


def test_no_class_is_left_out() -> None:
    compiled = {name for name, value in vars(armature).items() if inspect.isclass(value) and value.__module__ == "armature._core"}
    assert compiled == set(CLASSES)
