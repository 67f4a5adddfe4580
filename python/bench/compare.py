"""compare.py [ROBOT]: 1,000 samples a call, from NumPy, beside C++ and beside other engines' Python.

Answers are compared before anything is timed. ARMATURE_TWIN names the C++ side (build/python/armature_python_twin);
Pinocchio and MuJoCo are timed where they are installed. Each figure is the shortest of many calls.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import subprocess
import sys
import timeit
import types
from typing import Any, Callable

import numpy as np

import armature

SAMPLES = 1000


def shortest(work: Callable[[], object], calls: int = 300) -> float:
    """[µs]"""
    return min(timeit.repeat(work, number=1, repeat=calls)) * 1e6


def agree(name: str, ours: np.ndarray, theirs: np.ndarray) -> None:
    worst = np.abs(ours - theirs).max() / np.abs(ours).max()
    assert worst < 1e-9, f"{name}: {worst}"


def figaroh(model: Any, q: np.ndarray, v: np.ndarray, a: np.ndarray, ours: np.ndarray) -> None:
    """FIGAROH's builder, from its file: the package imports a solver that pip cannot install (pip install --no-deps)."""
    found = importlib.util.find_spec("figaroh")
    if found is None or not found.submodule_search_locations:
        print("  figaroh is not installed")
        return
    path = os.path.join(found.submodule_search_locations[0], "tools", "regressor.py")
    spec = importlib.util.spec_from_file_location("figaroh_regressor", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    robot = types.SimpleNamespace(model=model, data=model.createData())
    build = lambda: module.build_regressor_basic(robot, q, v, a, {"act_idxv": range(model.nv)})  # noqa: E731
    # Its rows and columns stand in another order; the sum of squares does not depend on it.
    agree("figaroh", np.array([np.sum(ours**2)]), np.array([np.sum(build() ** 2)]))
    print(f"  figaroh build_regressor_basic {shortest(build, 5):10.1f}")


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "iiwa14"
    robot = armature.Robot.load(name)
    q, v, a = np.random.default_rng(1).uniform(-1, 1, size=(3, SAMPLES, robot.joint_count))
    ours = {
        "inverse_dynamics": shortest(lambda: robot.inverse_dynamics(q, v, a)),
        "regressor": shortest(lambda: robot.regressor(q, v, a)),
        "mass_matrix": shortest(lambda: robot.mass_matrix(q)),
    }
    print(f"{name}, {SAMPLES} samples, Python {platform.python_version()}, NumPy {np.__version__} [µs a call]")
    cpp = {}
    if os.environ.get("ARMATURE_TWIN"):
        lines = subprocess.run([os.environ["ARMATURE_TWIN"], "--time", name], capture_output=True, text=True, check=True)
        cpp = {key: float(value) for key, value in (line.split() for line in lines.stdout.splitlines())}
    for key, value in ours.items():
        beside = f"   C++ {cpp[key]:8.1f}   overhead {100 * (value / cpp[key] - 1):5.1f} %" if key in cpp else ""
        print(f"  armature {key:18} {value:10.1f}{beside}")

    try:
        import pinocchio as pin

        model = robot.to_pinocchio()
        model.armature[:] = 0
        data = model.createData()

        def loop() -> np.ndarray:
            rows = [pin.computeJointTorqueRegressor(model, data, x, y, z).copy() for x, y, z in zip(q, v, a)]
            return np.array(rows)

        agree("pinocchio", armature.to_pinocchio_order(robot, robot.regressor(q, v, a)), loop())
        rnea = lambda: np.array([pin.rnea(model, data, x, y, z) for x, y, z in zip(q, v, a)])  # noqa: E731
        print(f"  pinocchio {pin.__version__} computeJointTorqueRegressor in a loop {shortest(loop, 10):10.1f}")
        print(f"  pinocchio {pin.__version__} rnea in a loop {shortest(rnea, 10):10.1f}")
        figaroh(model, q, v, a, robot.regressor(q, v, a))
    except ImportError:
        print("  pinocchio is not installed")

    try:
        import mujoco

        mj = robot.to_mujoco().compile()
        mj.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT | mujoco.mjtDisableBit.mjDSBL_CONTACT
        state = mujoco.MjData(mj)

        def inverse() -> np.ndarray:
            out = np.empty_like(q)
            for k in range(SAMPLES):
                state.qpos[:], state.qvel[:], state.qacc[:] = q[k], v[k], a[k]
                mujoco.mj_inverse(mj, state)
                out[k] = state.qfrc_inverse
            return out

        agree("mujoco", robot.inverse_dynamics(q, v, a, terms=["viscous", "rotor"]), inverse())
        print(f"  mujoco {mujoco.__version__} mj_inverse in a loop {shortest(inverse, 10):10.1f}")
    except ImportError:
        print("  mujoco is not installed")


if __name__ == "__main__":
    main()
