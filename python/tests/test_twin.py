"""Every function that computes gives the bits that C++ gives (tests/twin.cpp is the other side)."""

from __future__ import annotations

import inspect
import subprocess
from pathlib import Path

import numpy as np
import pytest
from conftest import program

import armature

TERMS = ("viscous", "coulomb", "rotor")
SAMPLES = 300  # more than one block of 256, and not a whole number of vector lanes


def states(joints: int) -> np.ndarray:
    return np.random.default_rng(7).normal(size=(SAMPLES, 4 * joints))


def of_robot(robot: armature.Robot, q, v, a, tau):
    base = robot.base(terms=TERMS)
    frame = robot.body_names[-1]
    pose = robot.frame_pose(frame, q[0])
    pi = robot.nominal(terms=TERMS)
    inertial = pi[: 10 * len(robot.body_names)]
    return {
        "regressor": robot.regressor(q, v, a, terms=TERMS),
        "inverse_dynamics": robot.inverse_dynamics(q, v, a, parameters=pi, terms=TERMS),
        "gravity": robot.gravity(q, parameters=inertial),
        "bias": robot.bias(q, v, parameters=pi, terms=TERMS),
        "mass_matrix": robot.mass_matrix(q, parameters=pi, terms=TERMS),
        "forward_dynamics": robot.forward_dynamics(q, v, tau, parameters=pi, terms=TERMS),
        "nominal": pi,
        "base_projection": base.projection,
        "base_lift": base.lift,
        "base_null_space": base.null_space,
        "frame_rotation": pose[:3, :3],
        "frame_translation": pose[:3, 3],
        "frame_jacobian": robot.frame_jacobian(frame, q[0]),
    }


def of_model(model: armature.Model, q, v, a, tau):
    out = {}
    for name in ("base", "physical"):
        out[f"model_{name}_predict"] = model.predict(q, v, a, set=name)
        out[f"model_{name}_gravity"] = model.gravity(q, set=name)
        out[f"model_{name}_parameters"] = model.parameters(set=name)
        out[f"model_{name}_mass_matrix"] = model.mass_matrix(q[0], set=name)
        out[f"model_{name}_forward_dynamics"] = model.forward_dynamics(q[0], v[0], tau[0], set=name)
    out["model_predict_deviation"] = model.predict_deviation(q, v, a)
    out["model_base"] = model.base
    watch = armature.Monitor(model)
    residual = []
    for k in range(SAMPLES):
        watch.update(q[k], v[k], tau[k])
        residual.append(watch.residual)
    out["monitor_residual"] = np.array(residual)
    return out


@pytest.mark.parametrize("name", armature.Robot.catalogue())
def test_same_bits_as_cpp(name: str, tmp_path: Path, model: armature.Model) -> None:
    robot = armature.Robot.load(name)
    n = robot.joint_count
    rows = states(n)
    rows.tofile(tmp_path / "states.bin")
    with_model = name == model.robot.name
    model.save(tmp_path / "model.json")
    subprocess.run(
        [program("ARMATURE_TWIN"), name, tmp_path / "model.json" if with_model else "-", tmp_path / "states.bin", tmp_path],
        check=True,
    )
    q, v, a, tau = (np.ascontiguousarray(part) for part in np.split(rows, 4, axis=1))
    ours = of_robot(robot, q, v, a, tau) | (of_model(model, q, v, a, tau) if with_model else {})
    for key, values in ours.items():
        theirs = np.fromfile(tmp_path / f"{key}.bin")
        assert theirs.size == values.size, key
        assert np.ascontiguousarray(values).tobytes() == theirs.tobytes(), f"{name}: {key} has other bits"
    assert {path.stem for path in tmp_path.glob("*.bin")} - {"states"} == set(ours)


def test_nothing_that_computes_is_left_out() -> None:
    """A new method that returns numbers must be added to the comparison, or named here with the reason."""
    elsewhere = {
        "Robot": {"base", "load", "catalogue", "from_urdf", "from_yaml", "parameter_names", "parameter_units", "to_yaml",
                  "to_urdf", "to_mjcf", "to_sdf", "to_pinocchio", "to_mujoco", "to_drake"},  # text, values, others' engines
        "Model": {"load", "from_json", "to_json", "save", "identified_robot", "predict_samples", "to_pinocchio",
                  "to_mujoco", "to_drake", "to_dataframe"},  # predict_samples: test_values.py
    }
    compared = {
        "Robot": {"regressor", "inverse_dynamics", "gravity", "bias", "mass_matrix", "forward_dynamics", "nominal",
                  "frame_pose", "frame_jacobian"},
        "Model": {"predict", "gravity", "parameters", "mass_matrix", "forward_dynamics", "predict_deviation"},
    }
    for name in compared:
        public = {key for key, value in inspect.getmembers(getattr(armature, name), callable) if not key.startswith("_")}
        assert public == elsewhere[name] | compared[name]
